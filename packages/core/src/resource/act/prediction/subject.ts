import { domainOf, type PageReading, readPromptFeatures, toFeatureVector } from '@svc/page';
import {
  type BrandTier,
  type FeatureVector,
  type PredictionSubject,
  rankBeyond,
  rankedEngines,
} from '@svc/scoring';
import { createPause } from '../../../kernel/index.ts';
import type { ProjectHistory } from './queries-history.ts';

/** A prompt as predictions are asked about it. */
export interface PromptSubject {
  id: string | null;
  text: string;
  intent: string;
  branded: boolean;
  /** Rank among Google’s organic results, where the caller knows it. */
  organicRank?: number | undefined;
}

/** One cell to predict: the model’s subject, and where it came from. */
export interface Cell {
  prompt: PromptSubject;
  engine: string;
  subject: PredictionSubject;
  pageUrl: string | null;
}

export interface Surroundings {
  readings: readonly PageReading[];
  engines: readonly string[];
  tier: BrandTier | null;
  language: string;
  now: Date;
  brand: string;
  /** Domains whose rank counts. */
  domains: readonly string[];
  history: Pick<ProjectHistory, 'of' | 'organic'>;
}

/** Features of each prompt × engine: of the page that fits the prompt best, and the prompt’s own earlier answers. */
export async function cellsOf(prompts: readonly PromptSubject[], around: Surroundings): Promise<Cell[]> {
  const pageFeatures = new Map(
    around.readings.map((reading) => [reading, toFeatureVector(reading.features)]),
  );
  const pause = createPause();
  const cells: Cell[] = [];
  for (const prompt of prompts) {
    const reading = await bestPage(prompt, around, pause);
    for (const engine of around.engines) {
      await pause();
      const onPage: FeatureVector =
        reading === null
          ? {}
          : {
              ...pageFeatures.get(reading),
              ...toFeatureVector(
                readPromptFeatures(
                  reading,
                  { ...prompt, language: around.language },
                  { now: around.now, engine },
                ),
              ),
            };
      const history = around.history.of(engine, prompt.text);
      cells.push({
        prompt,
        engine,
        pageUrl: reading?.url ?? null,
        subject: {
          engine,
          features: { ...onPage, ...kindOf(prompt), ...rankOf(prompt, engine, around) },
          tier: around.tier,
          brand: around.brand,
          ...(history.length > 0 && { history }),
        },
      });
    }
  }
  return cells;
}

/** Intents whose answers are lists of names. */
const asksForNames = new Set(['best_of', 'alternatives', 'local']);

const kindOf = ({ intent }: PromptSubject): FeatureVector => ({
  asks_for_names: asksForNames.has(intent) ? 1 : 0,
});

/** The organic rank that was given, or that of the brand’s best page below the newest answer. */
function rankOf(prompt: PromptSubject, engine: string, { history, domains }: Surroundings): FeatureVector {
  if (!rankedEngines.includes(engine)) return {};
  if (prompt.organicRank !== undefined) return { organic_rank: prompt.organicRank };
  const hosts = history.organic(engine, prompt.text);
  if (!hosts || hosts.length === 0 || domains.length === 0) return {};
  const own = new Set(domains.map((domain) => domainOf(`https://${domain}`)));
  const place = hosts.findIndex((host) => host !== '' && own.has(domainOf(`https://${host}`)));
  return { organic_rank: place < 0 ? rankBeyond(hosts.length) : place + 1 };
}

async function bestPage(
  prompt: PromptSubject,
  { readings, language, now }: Surroundings,
  pause: ReturnType<typeof createPause>,
): Promise<PageReading | null> {
  let best: { reading: PageReading; fit: number } | null = null;
  if (readings.length === 1) return readings[0] ?? null;
  for (const reading of readings) {
    await pause();
    const { passage_relevance, query_term_coverage } = readPromptFeatures(
      reading,
      { ...prompt, language },
      { now, engine: null },
    );
    const fit = (passage_relevance.value ?? -3) + (query_term_coverage.value ?? -3);
    if (best === null || fit > best.fit) best = { reading, fit };
  }
  return best?.reading ?? null;
}
