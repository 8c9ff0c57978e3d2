import type { Finding } from '@svc/contract/act/analysis';
import { crawlers, feedsAnswers, type PageReading, type ShutOut } from '@svc/page';
import { say } from '../../../i18n/index.ts';
import { bestLetter } from './letter.ts';

/** The names by which people know the answers of engines. */
const names: Readonly<Record<string, string>> = {
  openai: 'ChatGPT',
  'chatgpt-ui': 'ChatGPT',
  anthropic: 'Claude',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  'google-ai-overview': 'AI Overviews',
  'google-ai-mode': 'AI Mode',
  'gemini-ui': 'Gemini',
  'perplexity-ui': 'Perplexity',
  'copilot-ui': 'Copilot',
  mistral: 'Mistral',
};

/** Crawlers that the answers of at least one of these engines rest on. */
export const searchCrawlersOf = (engines: readonly string[]) =>
  crawlers.filter((crawler) => feedsAnswers(crawler) && crawler.engines.some((one) => engines.includes(one)));

const namesOf = (engines: readonly string[]): string[] => [
  ...new Set(engines.map((engine) => names[engine] ?? engine)),
];

/**
 * A finding for each search crawler of these engines that the page is kept from; where all are kept out alike,
 * one for all of them. A page that nobody may index has a finding of its own instead.
 */
export function shutOutFindings(reading: PageReading, engines: readonly string[]): Finding[] {
  const { shutOut, indexability } = reading;
  if (indexability.indexable === false) return [];
  const asked = searchCrawlersOf(engines);
  const kept = asked.flatMap((crawler) => {
    const out = shutOut.find(({ token }) => token === crawler.token);
    return out ? [{ ...crawler, out }] : [];
  });
  const first = kept[0]?.out;
  if (
    first &&
    kept.length === asked.length &&
    kept.length > 1 &&
    kept.every(({ out }) => out.by === first.by)
  )
    return [
      {
        ...head('search_crawlers_allowed'),
        message: say({
          id: 'shut_out.all',
          values: {
            engines: namesOf(engines.filter((engine) => kept.some((one) => one.engines.includes(engine)))),
          },
        }),
        action: 'Allow the crawlers named in the evidence; training crawlers may stay shut out.',
        evidence: kept.map(({ out }) => out.evidence),
      },
    ];
  // A crawler that is shut out of the index cannot quote from it either: one finding is enough.
  const indexed = kept.filter(
    ({ gate, operator }) => !gate || !kept.some((one) => !one.gate && one.operator === operator),
  );
  const grade = bestLetter(reading, engines);
  return indexed.map(({ token, gate, engines: fed, out }) => {
    const own = namesOf(engines.filter((engine) => fed.includes(engine)));
    const { message, todo } = (gate ? gateWords : words)(token, own, out);
    const action = grade === null ? say(todo) : say({ id: 'shut_out.do_for_grade', values: { todo, grade } });
    return { ...head(`search_crawler_allowed:${token}`), message, action, evidence: [out.evidence] };
  });
}

const head = (code: string) => ({ code, part: 'access' as const, importance: 'high' as const });

const gateWords = (crawler: string, engines: string[]) => ({
  message: say({ id: 'shut_out.gate', values: { crawler, engines } }),
  todo: { id: 'shut_out.do_gate', values: { crawler, engines } } as const,
});

const words = (crawler: string, engines: string[], { by }: ShutOut) => ({
  message: say({ id: `shut_out.${by}`, values: { crawler, engines } }),
  todo: { id: `shut_out.do_${by}`, values: { crawler } } as const,
});
