import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { TemplateSet } from './types.ts';

export type { TemplateSet } from './types.ts';

/** By BCP 47 primary language. To add one, add a file of wordings. */
export const templateSets: Readonly<Record<string, TemplateSet>> = { en, de, fr, es, it, pt, nl };
