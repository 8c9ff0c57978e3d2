import { normalOf, type RandomSource, randomFrom } from '../../packages/emulator/src/index.ts';
import { brands, own, type SampleBrand } from './brands.ts';
import { type Topic, topics } from './topics.ts';

/** How things stand in one week of the sample’s market. */
export interface Week {
  number: number;
  /** Answers cite the review site that names the own brand. */
  gauge: boolean;
  /** The list for small shops names the own brand. */
  named: boolean;
  /** Prompts whose pages were changed for an experiment. */
  treated: ReadonlySet<string>;
}

export const engines = ['openai', 'anthropic', 'gemini', 'perplexity', 'google-ai-overview'] as const;

/** The market as it stands after the eight weeks: what a scan of the sample meets. */
export const today: Week = { number: 7, gauge: false, named: true, treated: new Set() };

const topicByPrompt = new Map(
  topics.flatMap((topic) => topic.prompts.map(([, text]) => [text, topic] as const)),
);
export const topicOf = (prompt: string): Topic | null => topicByPrompt.get(prompt) ?? null;

export interface Drawn {
  topic: Topic;
  /** In the order in which the answer names them. */
  named: { brand: SampleBrand; cited: boolean }[];
  gauge: boolean;
  verdict: boolean;
  toolbox: boolean;
  /** Index of the topic's point with which the answer begins. */
  start: number;
  random: RandomSource;
}

const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

const effects = { gauge: 2, named: 2.1, treated: 0.7 };
/** How often an answer on a topic of theirs cites them, by engine. */
const citeRates: Record<string, number> = {
  openai: 0.6,
  anthropic: 0.55,
  gemini: 0.6,
  perplexity: 0.75,
  'google-ai-overview': 0.5,
};

/** Content of one answer: decided by the words of its question, the engine, the week and the sample. */
export function drawAnswer(
  topic: Topic,
  { engine, prompt, sample }: { engine: string; prompt: string; sample: number },
  week: Week,
): Drawn {
  const random = randomFrom(`sample|${week.number}|${engine}|${prompt}|${sample}`);
  const rate = citeRates[engine] ?? 0.5;
  const [first, second] = [random(), random()];
  const gauge = topic.sources === 'gauge' && week.gauge && first < rate;
  const verdict = topic.sources === 'gauge' && second < (week.gauge ? 0.08 : rate * 0.9);
  const toolbox = topic.sources === 'toolbox' && first < rate;
  const named = brands.flatMap((brand) => {
    const ofPrompt = 0.55 * normalOf(`sample|${prompt}|${brand.name}`);
    const ofEngine = 0.35 * normalOf(`sample|${engine}|${prompt}|${brand.name}`);
    const base = brand.base + (brand.topics[topic.name] ?? 0) + (brand.engines[engine] ?? 0);
    const spoken =
      brand === own
        ? (gauge ? effects.gauge : 0) +
          (toolbox && week.named ? effects.named : 0) +
          (week.treated.has(prompt) ? effects.treated : 0)
        : verdict
          ? 0.25
          : 0;
    const present = random() < chance(base + spoken + ofPrompt + ofEngine + brand.trend * week.number);
    const place =
      -Math.log(1 - random()) / Math.exp(0.8 * (brand.base + (brand.topics[topic.name] ?? 0) + spoken));
    const cited = random() < (engine === 'google-ai-overview' ? 0.25 : 0.4);
    return present ? [{ brand, cited, place }] : [];
  });
  named.sort((one, other) => one.place - other.place);
  const start = Math.floor(random() * topic.points.length);
  return { topic, named, gauge, verdict, toolbox, start, random };
}
