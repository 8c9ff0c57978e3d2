import type { Language } from '@svc/figures';
import { english, type Words } from './words-english.ts';
import { german } from './words-german.ts';

const catalogue: Record<Language, Words> = { en: english, de: german };

export const wordsOf = (language: Language): Words => catalogue[language];
export type { Words };
