import {
  type Block,
  type Page,
  pick,
  randomFrom,
  type Sentence,
  type WriteAnswer,
} from '../../packages/emulator/src/index.ts';
import type { Business, BusinessTopic } from './business.ts';

/** Engines whose rates fall with the newest scan: AI Overviews stay as they are. */
const assistants = new Set(['openai', 'perplexity', 'gemini']);

/** Answers to the businesses' buyers, and to orders to word a case; `fallen` says whether the newest scan is on. */
export function businessWriter(businesses: readonly Business[], fallen: () => boolean): WriteAnswer {
  const topicOf = new Map(
    businesses.flatMap(({ topics }) =>
      topics.flatMap((topic) => topic.questions.map(([, text]) => [text, topic] as const)),
    ),
  );
  return ({ engine, prompt, sample }) => {
    if (prompt.startsWith('Word these facts')) return worded(prompt);
    const topic = topicOf.get(prompt);
    if (!topic) return null;
    const falls = fallen() && assistants.has(engine);
    const random = randomFrom(`${engine}|${prompt}|${sample}|${falls}`);
    const rate = falls ? (topic.since ?? topic.rate / 4) : topic.rate;
    return answer(topic, random() < rate, random);
  };
}

function answer(topic: BusinessTopic, namesOwn: boolean, random: () => number) {
  const first = pick(random, topic.rivals);
  const said = topic.rivals.filter((one) => one === first || random() < 0.6);
  const pages: Page[] = topic.cites
    .filter((_, at) => at === 0 || random() < 0.7)
    .map((url) => ({
      url,
      domain: new URL(url).hostname.replace(/^www\./, ''),
      title: topic.name,
      snippet: first,
    }));
  const sentences: Sentence[] = [...said, ...(namesOwn ? [topic.own] : [])].map((text, at) => ({
    text,
    cites: at < pages.length ? [at] : [0],
  }));
  const blocks: Block[] = [{ type: 'paragraph', sentences }];
  return { blocks, pages, citedCount: Math.min(pages.length, sentences.length), queries: [topic.name] };
}

/** An engine that words a case: it joins our sentences in its own way, and makes up one that has to be dropped. */
function worded(prompt: string) {
  const [, english = '', german = ''] = prompt.split(/^Facts in \w+:$/m);
  const rows = (facts: string, lie: string) => {
    const told = [...facts.matchAll(/^- (\w+) \[([^\]]*)\] (.*)$/gm)].map(
      ([, part, evidence = '', text = '']) => ({
        part,
        text: text.replace(/^(?:And|Und) /, ''),
        evidence: evidence.split(', '),
      }),
    );
    return [...told, { part: 'why', text: lie, evidence: told[0]?.evidence ?? [] }];
  };
  const text = JSON.stringify({
    case: Number(/"case": (\d+)/.exec(prompt)?.[1]),
    en: rows(english, 'Presence will rise by 73 points within a week.'),
    de: rows(german, 'Die Präsenz steigt in einer Woche um 73 Punkte.'),
  });
  const blocks: Block[] = [{ type: 'paragraph', sentences: [{ text, cites: [] }] }];
  return { blocks, pages: [], citedCount: 0, queries: [] };
}
