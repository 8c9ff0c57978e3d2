import type { components } from '@svc/client';
import { percent } from '@svc/figures';
import type { ReactNode } from 'react';
import { useWording } from '../text/index.ts';

/** What the service wrote itself, in the page’s language: the API is asked for German where that is chosen. */
export function Said({ children }: { children: ReactNode }) {
  const { language } = useWording();
  return language === 'de' ? <span>{children}</span> : <SaidInEnglish>{children}</SaidInEnglish>;
}

/** What it says in English alone, such as details of errors: marked so for who hears it. */
export const SaidInEnglish = ({ children }: { children: ReactNode }) => <span lang="en">{children}</span>;

/** The headline in words: the service’s own sentence, or its figures in the reader’s language. */
export function HeadlineWords({ headline }: { headline: components['schemas']['Headline'] }) {
  const { text, language } = useWording();
  const { source, sentence, presence } = headline;
  const { value, ci, market, trials, n } = presence;
  if (value === null || !ci) return <Said>{sentence}</Said>;
  return text.presence.headline(sentence, {
    predicted: source === 'predictor',
    share: percent(value, ci, language),
    market: market && percent(market.value, market.ci, language),
    answers: trials,
    prompts: n,
  });
}
