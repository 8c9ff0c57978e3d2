import type { Family, Language } from '../../../../../business/index.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import type { FrameSet } from './types.ts';

export type { FrameSet } from './types.ts';

/** Questions written by hand, by language and family. To add a family, add a file for each language. */
export const corpus: Readonly<Record<Language, Readonly<Record<Family, FrameSet>>>> = {
  en: { ...en, public: en.publicSector },
  de: { ...de, public: de.publicSector },
};
