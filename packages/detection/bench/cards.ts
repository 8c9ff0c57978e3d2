import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileCardReader } from '../src/card/index.ts';

/** Product cards of answers of the ChatGPT and AI Mode screens, each with the brand that the set's makers say. */
interface Card {
  answer: string;
  title: string;
  brand: string;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** `folder` holds a clone of `amplifying-ai/ai-product-bench` somewhere below. */
function readCards(folder: string): { answers: number; cards: Card[] } {
  const files = filesIn(folder).filter(
    (path) => /^run_\d+\.jsonl$/.test(basename(path)) && /chatgpt|google_ai_mode/.test(dirname(path)),
  );
  const rows = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line, at) => ({ answer: `${path}:${at}`, row: JSON.parse(line) })),
  );
  const cards = rows.flatMap(({ answer, row }) =>
    ((row.products_mentioned ?? []) as { name?: string; brand?: string }[]).flatMap(({ name, brand }) =>
      name && brand ? [{ answer, title: name, brand }] : [],
    ),
  );
  return { answers: rows.length, cards };
}

/** Writings of one name are one brand: letter case, accents, quotes, spaces, and the form of the company. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[,.]? (inc|llc|ltd|gmbh)\.?$/, '')
    .replace(/[^\p{L}\p{N}+&]/gu, '');

/** F1 over pairs of a card and a brand. `wire`: with the brand that the screen names; else from titles alone. */
function measure(cards: readonly Card[], wire: boolean): number {
  const names = [...Map.groupBy(cards, ({ brand }) => keyOf(brand))].map(([id, own]) => ({
    ...{ id, name: own[0]?.brand ?? id, aliases: [...new Set(own.map(({ brand }) => brand))], domains: [] },
    ...{ negativeTerms: [], contextTerms: [], caseRule: 'auto' as const, languages: [] },
    role: 'competitor' as const,
  }));
  const reader = compileCardReader(names);
  let [right, found] = [0, 0];
  for (const { title, brand } of cards) {
    const { product } = reader.product({ title, brand: wire ? brand : null, merchant: null, url: null });
    found += product.length;
    if (product.includes(keyOf(brand))) right += 1;
  }
  return (2 * right) / (found + cards.length);
}

/** Rows where the folder holds the set, else none. */
export function cardRows(folder: string) {
  const { answers, cards } = readCards(folder);
  if (cards.length === 0) return [];
  const of = `${cards.length} product cards of ${answers} real answers`;
  const row = (id: string, what: string, figure: number, bar: number) => ({
    ...{ id, what: `${what}, ${of}`, bar: `>= ${bar}`, figure: Math.round(figure * 1_000) / 1_000 },
    ...{ unit: 'F1', pass: figure >= bar },
  });
  return [
    row('cards-brand', 'brand of each card where the screen names it', measure(cards, true), 0.9),
    row(
      'cards-title',
      'brand of each card from its title alone, many of which name none',
      measure(cards, false),
      0.7,
    ),
  ];
}
