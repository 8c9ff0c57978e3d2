import type { ReactNode } from 'react';
import { useWording } from '../text/index.ts';

/** A sentence that the service wrote, in the page's language: the API is asked for German where that is chosen. */
export function Said({ children }: { children: ReactNode }) {
  const { language } = useWording();
  return language === 'de' ? <span>{children}</span> : <SaidInEnglish>{children}</SaidInEnglish>;
}

/** A sentence that the service has in English alone, such as details of errors: marked as English for screen readers. */
export const SaidInEnglish = ({ children }: { children: ReactNode }) => <span lang="en">{children}</span>;
