import { createContext, useContext } from 'react';
import { en, type Text } from './en.ts';

export type { Text } from './en.ts';
export type Language = 'en' | 'de';

const known = (language: string | null): Language | null =>
  language === 'en' || language === 'de' ? language : null;

/** What was chosen, or what the browser prefers. */
export const chosenLanguage = (): Language =>
  known(localStorage.getItem('language')) ?? (navigator.language.startsWith('de') ? 'de' : 'en');

/** Other languages than English are loaded when they are wanted. */
export const loadText = async (language: Language): Promise<Text> =>
  language === 'de' ? (await import('./de.ts')).de : en;

export interface Wording {
  text: Text;
  language: Language;
}

export const WordingContext = createContext<Wording>({ text: en, language: 'en' });
export const useWording = (): Wording => useContext(WordingContext);
export const useText = (): Text => useWording().text;
