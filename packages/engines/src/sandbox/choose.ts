import { drawIndex, type Random } from './random.ts';
import { type Hit, overlap } from './retrieve.ts';

/** Scale of the Gumbel noise on the log-score. Near 0 the best pages always win; at 1 the odds follow the score. */
const temperature = 0.8;
const perSite = 2;

const gumbel = (random: Random): number => -Math.log(-Math.log(random() || Number.MIN_VALUE));

/**
 * Three to five pages, drawn without replacement with odds that grow with relevance, at most two of one site:
 * repeated samples differ as those of a real engine do.
 */
export function choosePages(hits: readonly Hit[], siteOf: (page: number) => string, random: Random): Hit[] {
  const wanted = 3 + drawIndex(random, 3);
  // MiniSearch multiplies by the number of terms matched: far below the best, a page is about something else.
  const floor = (hits[0]?.score ?? 0) / 12;
  const drawn = hits
    .filter(({ score }) => score >= floor)
    .map((hit) => ({ hit, key: Math.log(hit.score) / temperature + gumbel(random) }))
    .toSorted((one, other) => other.key - one.key);
  const counts = new Map<string, number>();
  const chosen: Hit[] = [];
  for (const { hit } of drawn) {
    const site = siteOf(hit.page);
    const count = counts.get(site) ?? 0;
    if (count >= perSite) continue;
    counts.set(site, count + 1);
    chosen.push(hit);
    if (chosen.length === wanted) break;
  }
  return chosen;
}

/** The sentence that says most about the question, with some noise; a second one now and then. */
export function chooseSentences({ passage }: Hit, terms: readonly string[], random: Random): string[] {
  const ranked = passage.sentences
    .map((text, index) => ({
      text,
      index,
      key: overlap(text, terms) + 0.7 * random() + (text.length < 40 ? -1 : 0),
    }))
    .toSorted((one, other) => other.key - one.key);
  const count = random() < 0.35 ? 2 : 1;
  return ranked
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index)
    .map(({ text }) => text);
}
