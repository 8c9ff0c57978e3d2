import {
  drawBeta,
  drawBinomial,
  drawIndex,
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
  subjects: PredictionSubject[];
  moves: FoundMove[];
}

const engines = ['openai', 'perplexity'] as const;
const [prompts, pages, samples] = [20, 6, 3] as const;
const evidence = ['statistics', 'sources_cited', 'quotations'] as const;
const onPage = [...evidence, 'price_shown', 'specifications_complete', 'recently_updated'] as const;
/** Shares of the prompts without the brand: leading sites are cited in most answers, the tenth in few. */
const sources = [0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.2, 0.1, 0.1] as const;
const rivals = [0.4, 0.2, 0.1] as const;

/** Present as often as on pages in general, by the prior table. */
const draw = (random: Random, feature: FeatureId): number =>
  Number(random() < featurePrior(feature).typical.mean);

interface Cell {
  prompt: number;
  page: number;
  buying: boolean;
  subject: PredictionSubject;
}

function drawCells(random: Random): Cell[] {
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
    const [page, rate, buying] = [drawIndex(random, pages), drawBeta(random, 0.5, 0.8), random() < 0.6];
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
 * Moves are found by the product's own rules: what pages lack, page by page; one comparison for each rival and one listing for
 * each cited site, on prompts whose answers mostly lack the brand. So pages' moves overlap in what they say, and sites' moves on
 * the prompts; days of work go from half a day to eight.
 */
export function drawPlanWorld(random: Random): PlanWorld {
  const cells = drawCells(random);
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
    if (random() < 0.5)
      own(
        1,
        (cell) => lacks(cell, 'title_answers_prompt'),
        () => ({ title_answers_prompt: 1, definition_present: 1 }),
      );
  }
  const absent = Map.groupBy(cells, ({ prompt }) => prompt);
  const lost = (share: number): ((cell: Cell) => boolean) => {
    const chosen = Array.from(
      { length: prompts },
      (_, prompt) =>
        random() < share &&
        (absent.get(prompt) ?? []).every(({ subject }) => (subject.history?.[0]?.successes ?? 0) < 2),
    );
    return ({ prompt }) => chosen[prompt] ?? false;
  };
  for (const share of rivals) find(3, lost(share), () => ({ comparison_structure: 1 }));
  for (const share of sources) find(8, lost(share), () => ({ third_party_listicle: 1 }));
  return { subjects: cells.map(({ subject }) => subject), moves };
}
