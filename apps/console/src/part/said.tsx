import type { ReactNode } from 'react';
import { useWording } from '../text/index.ts';

/** What the service wrote itself, in the page’s language: the API is asked for German where that is chosen. */
export function Said({ children }: { children: ReactNode }) {
  const { language } = useWording();
  return language === 'de' ? <span>{children}</span> : <SaidInEnglish>{children}</SaidInEnglish>;
}

/** What it says in English alone, such as details of errors: marked so for who hears it. */
export const SaidInEnglish = ({ children }: { children: ReactNode }) => <span lang="en">{children}</span>;
