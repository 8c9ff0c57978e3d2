import { type PageReading, readPromptFeatures, toFeatureVector } from '@svc/page';
import type { BrandTier, FeatureVector, PastAnswers, PredictionSubject } from '@svc/scoring';

/** A prompt as predictions are asked about it. */
export interface PromptSubject {
  id: string | null;
  text: string;
  intent: string;
  branded: boolean;
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
  history: (engine: string, promptText: string) => readonly PastAnswers[];
}

/** Features of each prompt × engine: of the page that fits the prompt best, and the prompt’s own earlier answers. */
export function cellsOf(prompts: readonly PromptSubject[], around: Surroundings): Cell[] {
  const pageFeatures = new Map(
    around.readings.map((reading) => [reading, toFeatureVector(reading.features)]),
  );
  return prompts.flatMap((prompt) => {
    const reading = bestPage(prompt, around);
    return around.engines.map((engine): Cell => {
      const features: FeatureVector =
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
      const history = around.history(engine, prompt.text);
      return {
        prompt,
        engine,
        pageUrl: reading?.url ?? null,
        subject: {
          engine,
          features,
          tier: around.tier,
          brand: around.brand,
          ...(history.length > 0 && { history }),
        },
      };
    });
  });
}

function bestPage(prompt: PromptSubject, { readings, language, now }: Surroundings): PageReading | null {
  let best: { reading: PageReading; fit: number } | null = null;
  if (readings.length === 1) return readings[0] ?? null;
  for (const reading of readings) {
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
