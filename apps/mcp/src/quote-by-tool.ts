import { isEstimate } from './brief.ts';
import type { Arguments } from './call.ts';
import type { ToolCard } from './catalog/entry.ts';
import { countedOf, ending, engineName, quoteOf, rate } from './quote.ts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A line of more figures than that is a table. */
const mostParts = 3;

/** Value with its interval and what was counted; undefined: there is no value. */
function share(estimate: unknown, of: string, counted: string): string | undefined {
  return isEstimate(estimate) && typeof estimate.value === 'number' ? rate(estimate, of, counted) : undefined;
}

const counted = (estimate: unknown): string =>
  isObject(estimate) && numberIn(estimate.trials) > 0
    ? `${numberIn(estimate.successes)} of ${numberIn(estimate.trials)} answers`
    : 'no answer was counted';

const sentence = (parts: readonly (string | undefined)[], data: unknown): string | undefined => {
  const told = parts.filter((part) => part !== undefined);
  return told.length === 0 ? undefined : `${told.join('; ')}.${ending(data)}`;
};

/** “Deskwren” or “What does it cost?”, as long as a line bears. */
const name = (value: unknown): string => {
  const text = String(value);
  return `“${text.length > 90 ? `${text.slice(0, 89)}…` : text}”`;
};

function ofSentiment(data: Loose): string | undefined {
  const [mentions, unknown] = [numberIn(data.mentions), numberIn(data.unknown)];
  const known = mentions - unknown;
  if (mentions === 0) return undefined;
  const left = `the tone of ${unknown} of ${mentions} mentions is unknown`;
  if (known === 0) return sentence([left[0]?.toUpperCase() + left.slice(1)], data);
  const part = (tone: 'positive' | 'negative') =>
    share(
      data[`${tone}Share`],
      'mentions whose tone is known',
      `${numberIn(data[tone])} of ${known} mentions`,
    );
  const [positive, negative] = [part('positive'), part('negative')];
  return sentence([positive && `Positive in ${positive}`, negative && `negative in ${negative}`, left], data);
}

function ofPositions(data: Loose): string | undefined {
  const own = objectsIn(data.brands).find(({ role }) => role === 'own');
  if (!own) return undefined;
  const mentions = `${numberIn(own.mentions)} answers mention it`;
  const first = share(own.first, 'the answers that mention it', mentions);
  const three = share(own.top3, 'them', mentions);
  return sentence(
    [first && `${name(own.name)} is named first in ${first}`, three && `among the first three in ${three}`],
    data,
  );
}

function ofEvidence(data: Loose): string | undefined {
  const parts = objectsIn(data.engines).flatMap(({ engine, score }) => {
    const presence = isObject(score) ? score.presence : undefined;
    return share(presence, `answers of ${engineName(engine)}`, counted(presence)) ?? [];
  });
  return parts.length === 0
    ? undefined
    : sentence([`Asked ${name(data.text)}, present in ${parts.join('; ')}`], data);
}

/** The first of a list, each on its own. */
const ofItems =
  (part: (item: Loose) => string | undefined) =>
  (data: Loose): string | undefined => {
    const items = objectsIn(data.items);
    return sentence(items.slice(0, mostParts).map(part), items[0]);
  };

const ofDomains = ofItems(({ domain, cited, answers, prompts }) => {
  const told = share(
    cited,
    'answers',
    `cited in ${numberIn(answers)} answers to ${numberIn(prompts)} ${prompts === 1 ? 'prompt' : 'prompts'}`,
  );
  return told && `${domain} is cited in ${told}`;
});

const ofScores = ofItems(({ promptText, engine, presence }) => {
  const where = engine === null || engine === undefined ? 'answers' : `answers of ${engineName(engine)}`;
  const told = share(presence, where, counted(presence));
  const asked = typeof promptText === 'string' ? `asked ${name(promptText)}, present` : 'present';
  return told && `${asked[0]?.toUpperCase()}${asked.slice(1)} in ${told}`;
});

/** For tools whose quotable figure is no share of all answers, or stands in a list. */
const byTool: Readonly<Record<string, (data: Loose) => string | undefined>> = {
  'svc.get_sentiment': ofSentiment,
  'svc.get_position_distribution': ofPositions,
  'svc.get_prompt_evidence': ofEvidence,
  'svc.get_citation_domains': ofDomains,
  'svc.list_prompt_scores': ofScores,
};

/** The sentence of a tool’s answer that may be quoted as it stands; undefined: nothing was counted. */
export function quoteOfTool(
  { name, inputSchema }: Pick<ToolCard, 'name' | 'inputSchema'>,
  data: unknown,
  given: Arguments = {},
): string | undefined {
  const own = byTool[name];
  const quote = own && isObject(data) ? own(data) : quoteOf(data);
  return quote && `${quote}${countedOf(given, data, quote, inputSchema.properties.days?.default)}`;
}
