import {
  drawBeta,
  drawBinomial,
  type FeatureId,
  type FeatureVector,
  featurePrior,
  type PlannedMove,
  type PredictionSubject,
  type Random,
} from '../src/index.ts';

/** A move that was found, as the product's catalogue has it: days of work, and what it sets where. */
export interface FoundMove {
  days: number;
  sets: PlannedMove;
}

/** A brand that was measured once, its pages read, and all that was found to do. */
export interface PlanWorld {
  /** How unevenly its pages fit the prompts, 0 to 1: see drawPage. */
  skew: number;
  subjects: PredictionSubject[];
  moves: FoundMove[];
}

const engines = ['openai', 'perplexity', 'anthropic', 'gemini', 'google-ai-overview'] as const;
const [prompts, pages, samples] = [100, 20, 3] as const;
const evidence = ['statistics', 'sources_cited', 'quotations'] as const;
const onPage = [...evidence, 'price_shown', 'specifications_complete', 'recently_updated'] as const;
/** Shares of the prompts without the brand: leading sites are cited in most answers, the tenth in few. */
const sources = [0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.2, 0.1, 0.1] as const;
/** Shares of these prompts that each rival surely leads; the rest nobody leads for sure. */
const rivals = [0.3, 0.2, 0.1, 0.1] as const;

/** Present as often as on pages in general, by the prior table. */
const draw = (random: Random, feature: FeatureId): number =>
  Number(random() < featurePrior(feature).typical.mean);

interface Cell {
  prompt: number;
  page: number;
  buying: boolean;
  subject: PredictionSubject;
}

/**
 * The page of rank r fits a share of the prompts in proportion to r^-skew: alike on a site with a page for each topic (0), mostly
 * the first few where a start page says it all (1).
 */
function drawPage(random: Random, skew: number): number {
  const weights = Array.from({ length: pages }, (_, page) => (page + 1) ** -skew);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [page, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return page;
  }
  return pages - 1;
}

function drawCells(random: Random, skew: number): Cell[] {
  const ofPage = Array.from(
    { length: pages },
    (): FeatureVector =>
      Object.fromEntries(
        ([...onPage, 'comparison_structure', 'definition_present', 'not_indexable'] as const).map(
          (feature) => [feature, draw(random, feature)],
        ),
      ),
  );
  const blocked = engines.map(() => draw(random, 'retrieval_bot_blocked'));
  return Array.from({ length: prompts }, (_, prompt) => {
    const [page, rate, buying] = [drawPage(random, skew), drawBeta(random, 0.5, 0.8), random() < 0.6];
    const title = draw(random, 'title_answers_prompt');
    return engines.map((engine, at): Cell => {
      const features = {
        ...ofPage[page],
        title_answers_prompt: title,
        retrieval_bot_blocked: blocked[at] ?? 0,
      };
      const history = [{ successes: drawBinomial(random, samples, rate), trials: samples, weeksAgo: 0 }];
      return { prompt, page, buying, subject: { engine, brand: 'brand', features, history } };
    });
  }).flat();
}

/**
 * A large project, measured once: 100 prompts on five engines, 20 pages, some 70 findings by the product's own rules.
 * A page's moves overlap in what they say, so that their sum is capped; sites' moves overlap on the prompts. Days of
 * work are the catalogue's, half a day to eight.
 */
export function drawPlanWorld(random: Random): PlanWorld {
  // No study says how sites differ in this, and plans gain by it: all values between the ends are equally likely.
  const skew = random();
  const cells = drawCells(random, skew);
  const moves: FoundMove[] = [];
  const lacks = ({ subject }: Cell, feature: FeatureId, to = 1): boolean =>
    Math.abs(to - (subject.features[feature] ?? to)) > 0.5;
  const find = (days: number, touches: (cell: Cell) => boolean, set: (cell: Cell) => FeatureVector): void => {
    const touched = cells.map((cell) => (touches(cell) ? set(cell) : null));
    if (touched.some((one) => one !== null))
      moves.push({ days, sets: (subject) => touched[subject] ?? null });
  };
  find(
    0.5,
    (cell) => lacks(cell, 'retrieval_bot_blocked', 0),
    () => ({ retrieval_bot_blocked: 0 }),
  );
  if (cells.every((cell) => lacks(cell, 'definition_present')))
    find(
      1,
      () => true,
      () => ({ definition_present: 1 }),
    );
  for (let page = 0; page < pages; page += 1) {
    const own = (days: number, hit: (cell: Cell) => boolean, set: (cell: Cell) => FeatureVector): void =>
      find(days, (cell) => cell.page === page && hit(cell), set);
    own(
      3,
      (cell) => lacks(cell, 'not_indexable', 0),
      () => ({ not_indexable: 0 }),
    );
    own(
      2,
      (cell) => lacks(cell, 'specifications_complete') || (cell.buying && lacks(cell, 'price_shown')),
      // Prices count for those who want to buy.
      ({ buying }) => ({ specifications_complete: 1, ...(buying && { price_shown: 1 }) }),
    );
    own(
      2,
      (cell) => evidence.filter((feature) => lacks(cell, feature)).length >= 2,
      () => ({ statistics: 1, sources_cited: 1, quotations: 1 }),
    );
    own(
      1,
      (cell) => lacks(cell, 'recently_updated'),
      () => ({ recently_updated: 1 }),
    );
    // Half of the pages are cited by no answer.
    if (random() < 0.5)
      own(
        1,
        (cell) => lacks(cell, 'title_answers_prompt'),
        () => ({ title_answers_prompt: 1, definition_present: 1 }),
      );
  }
  const byPrompt = Map.groupBy(cells, ({ prompt }) => prompt);
  const lost = Array.from({ length: prompts }, (_, prompt) => {
    const own = byPrompt.get(prompt) ?? [];
    const present = own.reduce((sum, { subject }) => sum + (subject.history?.[0]?.successes ?? 0), 0);
    return present < (samples * own.length) / 2;
  });
  // The finder names the strongest rival of each prompt: rivals share the prompts out.
  const leader = lost.map(() => {
    const drawn = random();
    let sum = 0;
    return rivals.findIndex((share) => {
      sum += share;
      return drawn < sum;
    });
  });
  for (const rival of rivals.keys())
    find(
      3,
      ({ prompt }) => (lost[prompt] ?? false) && leader[prompt] === rival,
      () => ({ comparison_structure: 1 }),
    );
  for (const share of sources) {
    const cited = lost.map((one) => one && random() < share);
    find(
      8,
      ({ prompt }) => cited[prompt] ?? false,
      () => ({ third_party_listicle: 1 }),
    );
  }
  return { skew, subjects: cells.map(({ subject }) => subject), moves };
}
