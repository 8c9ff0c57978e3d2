import { createContext, useContext } from 'react';
import { en, type Text } from './en.ts';

export type { Text } from './en.ts';
export type Language = 'en' | 'de';

const known = (language: string | null): Language | null =>
  language === 'en' || language === 'de' ? language : null;

/** The chosen language, or the browser's. */
export const chosenLanguage = (): Language =>
  known(localStorage.getItem('language')) ?? (navigator.language.startsWith('de') ? 'de' : 'en');

/** Other languages than English are loaded when they are needed. */
export async function loadWording(): Promise<Wording> {
  const language = chosenLanguage();
  const disguise = localStorage.getItem('language') === 'en-XA' ? (await import('./pseudo.ts')).pseudo : same;
  const text = language === 'de' ? (await import('./de.ts')).de : en;
  return { text: disguise(text), language, disguise };
}

export interface Wording {
  text: Text;
  language: Language;
  /** Makes words of a catalogue those of the pseudo-locale, where that was chosen. */
  disguise: typeof same;
}

const same = <T>(words: T): T => words;

export const WordingContext = createContext<Wording>({ text: en, language: 'en', disguise: same });
export const useWording = (): Wording => useContext(WordingContext);
export const useText = (): Text => useWording().text;

/** Kept on this device; the pages are loaded anew in it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem('language', language);
  location.reload();
}
