import { type Language, useWording } from './index.ts';

/** The words of some pages in each language: they are loaded with their pages, and not with the first view. */
export function useAreaText<T>(words: Record<Language, T>): T {
  const { language, disguise } = useWording();
  return disguise(words[language]);
}
