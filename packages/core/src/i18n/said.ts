import { LRUCache } from 'lru-cache';
import type { Part } from './message/values.ts';

/** What a sentence is in each language. */
export interface Told {
  en: string;
  de: string;
}

interface Remembered {
  german: string;
  /** What it was made from. */
  message: Part | null;
}

/** A request asks for its sentences right after it made them; this holds those of hundreds. */
const kept = new LRUCache<string, Remembered>({
  max: 20_000,
  maxSize: 10_000_000,
  sizeCalculation: ({ german }, english) => german.length + english.length + 1,
});

/** The English of a sentence, whose German is remembered for whoever reads the answer, and its message for whoever stores it. */
export function said({ en, de }: Told, message: Part | null = null): string {
  if (en !== '' && en !== de) kept.set(en, { german: de, message });
  return en;
}

/** As another process begins, which reads rows that this one wrote. */
export const forgetSaid = (): void => kept.clear();

export const germanSaid = (english: string): string | undefined => kept.get(english)?.german;

export const messageSaid = (english: string): Part | null => kept.get(english)?.message ?? null;
