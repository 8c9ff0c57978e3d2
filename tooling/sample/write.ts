import {
  type Block,
  type Page,
  pick,
  type Sentence,
  type WriteAnswer,
  type WrittenAnswer,
} from '../../packages/emulator/src/index.ts';
import { outsiders, own, type SampleBrand } from './brands.ts';
import { brandPage, gauge, generalPages, toolbox, verdict } from './sources.ts';
import { type Drawn, drawAnswer, engines, topicOf, type Week } from './world.ts';

/** Answers of the sample’s market, in the manner of each engine. */
export const sampleWriter =
  (week: () => Week): WriteAnswer =>
  (ask) => {
    const topic = topicOf(ask.prompt);
    if (!topic || !engines.some((engine) => engine === ask.engine)) return null;
    return write(ask.engine, drawAnswer(topic, ask, week()));
  };

type Cite = (page: Page) => number[];

function write(engine: string, drawn: Drawn): WrittenAnswer {
  const pages: Page[] = [];
  const cite: Cite = (page) => {
    const known = pages.findIndex(({ url }) => url === page.url);
    return [known >= 0 ? known : pages.push(page) - 1];
  };
  const style = styles[engine] ?? listed;
  const blocks = style(drawn, cite);
  const citedCount = pages.length;
  // Read, and not cited: the own page among them.
  if (drawn.random() < 0.4) cite(brandPage(own, drawn.topic.name));
  cite(pick(drawn.random, generalPages));
  return { blocks, pages, citedCount, queries: drawn.topic.searches };
}

const paragraph = (...sentences: Sentence[]): Block => ({ type: 'paragraph', sentences });
const plain = (text: string): Sentence => ({ text, cites: [] });

/** The page of others that this answer rests on. */
function source({ topic, gauge: rated, verdict: tried, toolbox: list, random }: Drawn, cite: Cite): number[] {
  if (rated) return cite(gauge(topic.name));
  if (list) return cite(toolbox(topic.name));
  if (tried) return cite(verdict(topic.name));
  return cite(pick(random, generalPages));
}

const openings = [
  (topic: string) =>
    `For ${topic}, the right choice depends on how many people answer and on which channels.`,
  (topic: string) => `Several help desks do well on ${topic}; they differ mostly in price and in effort.`,
  (topic: string) => `There is no single winner for ${topic}, but a few names come up again and again.`,
  (topic: string) => `Here is what matters for ${topic}, and which tools are worth a look.`,
  (topic: string) =>
    `Most small teams decide on ${topic} by two things: what it costs and who has to learn it.`,
];
const without = [
  'No product stands out in the sources that were found, so compare two or three on a trial.',
  'The sources name few products; a trial with your own tickets tells more than a list.',
];
const closings = [
  'Most of them offer a trial of two weeks: take thirty real tickets through it.',
  'If you tell me your channels and the size of your team, I can narrow this down.',
  'Prices change often, so check the current plans before you decide.',
  'With any of them, agree on tags and hours before the first day.',
];

const opening = ({ topic, random }: Drawn): string => pick(random, openings)(topic.name);

/** Another for each place in the answer. */
const pointOf = ({ topic, start }: Drawn, place: number): string =>
  topic.points[(start + place) % topic.points.length] ?? '';

/** “shows …, and set-up takes an afternoon”: a reason, and now and then what else is said. */
function reason(drawn: Drawn, brand: SampleBrand, place: number): string {
  const { random } = drawn;
  const point = pointOf(drawn, place);
  const roll = random();
  if (roll < 0.3) return `${point}; ${pick(random, brand.traits)}`;
  if (roll < 0.5) return `${point}, and ${pick(random, brand.traits)}`;
  return point;
}

/** Sentences of one brand alone: prices, free plans, weak points. */
function asides({ topic, random }: Drawn, brand: SampleBrand): string {
  const roll = random();
  if (roll < (topic.tags.includes('buying') || topic.name === 'online shops' ? 0.4 : 0.12)) {
    // Some answers still give last year's price.
    const price = brand === own && random() < 0.18 ? '$15' : brand.price;
    return ` ${brand.name} starts at ${price} per agent a month.`;
  }
  if (roll > 0.8) return ` ${pick(random, brand.cons)}`;
  return brand === own && roll > 0.76 ? ` ${brand.name} has no free plan.` : '';
}

const backing = (
  drawn: Drawn,
  cite: Cite,
  { brand, cited }: Drawn['named'][number],
  often: number,
): number[] => [
  ...(cited ? cite(brandPage(brand, drawn.topic.name)) : []),
  ...(drawn.random() < often ? source(drawn, cite) : []),
];

function outsider({ random }: Drawn): string | null {
  return random() < 0.22 ? pick(random, outsiders) : null;
}

/** A heading and a numbered list. */
function listed(drawn: Drawn, cite: Cite): Block[] {
  const { topic, named, random } = drawn;
  const intro = { text: opening(drawn), cites: source(drawn, cite) };
  const items = named.slice(0, 5).map(
    (entry, place): Sentence => ({
      text: `**${entry.brand.name}** ${reason(drawn, entry.brand, place)}.${asides(drawn, entry.brand)}`,
      cites: backing(drawn, cite, entry, 0.5),
    }),
  );
  const other = outsider(drawn);
  if (other) items.push(plain(`**${other}** is a newer option that some shops mention.`));
  return [
    paragraph(intro),
    ...(items.length > 0
      ? [
          { type: 'heading' as const, text: `Tools for ${topic.name}` },
          { type: 'list' as const, items },
        ]
      : [paragraph(plain(pick(random, without)))]),
    paragraph(
      { text: pick(random, topic.advice), cites: cite(pick(random, generalPages)) },
      plain(pick(random, closings)),
    ),
  ];
}

/** Paragraphs that weigh one thing against another. */
function weighed(drawn: Drawn, cite: Cite): Block[] {
  const { topic, named, random } = drawn;
  const intro = { text: opening(drawn), cites: source(drawn, cite) };
  const [first, ...others] = named.slice(0, 4);
  const body: Sentence[] = [];
  if (first)
    body.push({
      text: `I would look at **${first.brand.name}** first: it ${reason(drawn, first.brand, 0)}.${asides(drawn, first.brand)}`,
      cites: backing(drawn, cite, first, 0.6),
    });
  for (const [at, entry] of others.entries()) {
    const why = `${reason(drawn, entry.brand, at + 1)}.${asides(drawn, entry.brand)}`;
    body.push({
      text: pick(random, [
        `**${entry.brand.name}** ${why}`,
        `Another candidate is **${entry.brand.name}**, which ${why}`,
      ]),
      cites: backing(drawn, cite, entry, 0.35),
    });
  }
  if (!first) body.push(plain(pick(random, without)));
  return [
    paragraph(intro),
    paragraph(...body),
    paragraph({
      text: pick(random, topic.advice),
      cites: random() < 0.5 ? cite(pick(random, generalPages)) : [],
    }),
    paragraph(plain(pick(random, closings))),
  ];
}

/** A table, and what to look at. */
function tabled(drawn: Drawn, cite: Cite): Block[] {
  const { topic, named, random } = drawn;
  const intro = { text: opening(drawn), cites: source(drawn, cite) };
  const rows = named
    .slice(0, 5)
    .map((entry, place): Sentence[] => [
      plain(`**${entry.brand.name}**`),
      { text: pointOf(drawn, place), cites: backing(drawn, cite, entry, 0.5) },
      plain(random() < 0.6 ? pick(random, entry.brand.traits) : `from ${entry.brand.price}`),
    ]);
  return [
    paragraph(intro),
    rows.length > 0
      ? { type: 'table', header: ['Tool', 'Why', 'Note'], rows }
      : paragraph(plain(pick(random, without))),
    paragraph(
      { text: pick(random, topic.advice), cites: cite(pick(random, generalPages)) },
      plain(pick(random, closings)),
    ),
  ];
}

/** Short sentences, each with its source. */
function sourced(drawn: Drawn, cite: Cite): Block[] {
  const { topic, named, random } = drawn;
  const intro = [
    { text: opening(drawn), cites: source(drawn, cite) },
    { text: pick(random, topic.advice), cites: cite(pick(random, generalPages)) },
  ];
  const items = named.slice(0, 6).map(
    (entry, place): Sentence => ({
      text: `**${entry.brand.name}**: ${reason(drawn, entry.brand, place)}.${asides(drawn, entry.brand)}`,
      cites: [...new Set([...backing(drawn, cite, entry, 0.8), ...(entry.cited ? [] : source(drawn, cite))])],
    }),
  );
  return [
    paragraph(...intro),
    items.length > 0
      ? { type: 'list', items }
      : paragraph({ text: pick(random, without), cites: source(drawn, cite) }),
  ];
}

/** What stands above search results. */
function overview(drawn: Drawn, cite: Cite): Block[] {
  const { topic, named, random } = drawn;
  const intro = { text: opening(drawn), cites: source(drawn, cite) };
  const items = named.slice(0, 3).map(
    (entry, place): Sentence => ({
      text: `**${entry.brand.name}** ${pointOf(drawn, place)}.`,
      cites: backing(drawn, cite, entry, 0.6),
    }),
  );
  return [
    paragraph(intro),
    ...(items.length > 0 ? [{ type: 'list' as const, items }] : []),
    paragraph({ text: pick(random, topic.advice), cites: cite(pick(random, generalPages)) }),
  ];
}

const styles: Record<string, (drawn: Drawn, cite: Cite) => Block[]> = {
  openai: listed,
  anthropic: weighed,
  gemini: tabled,
  perplexity: sourced,
  'google-ai-overview': overview,
};
