import { de } from './words-de.ts';
import { en } from './words-en.ts';

export const competitorWords = { en, de };
