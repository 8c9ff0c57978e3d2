import { isOnlyTrainingBlocked, retrievalBlocked } from '../access/index.ts';
import { splitWords, termOf } from '../language/index.ts';
import type { PageReading } from '../read-page.ts';
import { inBody, type PageFeature, seen, share, standardise, unseen } from './feature.ts';
import { promptTerms, rankPassages } from './relevance.ts';

export interface PromptQuestion {
  text: string;
  /** Prices count for prompts that mean to buy. */
  intent: string;
  /** BCP 47; default: the page's. */
  language?: string | null;
}

const buying = new Set(['comparison', 'best_of', 'alternatives', 'price', 'local']);
const timely =
  /\b(?:20\d\d|now|today|current(?:ly)?|latest|newest|recent|this (?:year|month|week)|aktuell\w*|neueste\w*|heute|actuel\w*|récent\w*|actual(?:es)?|últim[oa]s?|attual\w*|atua(?:l|is)|nieuwste|huidige)\b/iu;
const fresh = 90 * 24 * 3600 * 1000;

/** Density of prompt terms above which a page is in the top 5%: more than one word in 14. */
const stuffed = 0.07;

export type PromptFeatureId =
  | 'title_answers_prompt'
  | 'passage_relevance'
  | 'query_term_coverage'
  | 'keyword_stuffing'
  | 'price_shown'
  | 'recently_updated'
  | 'recently_updated_time_sensitive'
  | 'retrieval_bot_blocked'
  | 'training_bot_blocked';

/** Title or first heading holds at least two thirds of the prompt's terms. */
function readTitleAnswer({ identity }: PageReading, terms: readonly string[]): PageFeature {
  const titles = [identity.titleRaw, identity.headings[0]?.text].filter(
    (title) => title !== null && title !== undefined,
  );
  const [best] = titles
    .map((title) => {
      const words = new Set(splitWords(title).map(termOf));
      return { title, covered: terms.filter((term) => words.has(term)).length / Math.max(terms.length, 1) };
    })
    .toSorted((one, other) => other.covered - one.covered);
  if (!best) return seen(0, { covered: 0 });
  // From half of the terms on it counts in part: the topic is met, the question not wholly.
  return seen(share((best.covered - 0.34) / 0.33), { covered: best.covered }, [
    { quote: best.title, where: 'title' },
  ]);
}

function readRecency({ updated }: PageReading, now: Date): PageFeature {
  if (!updated) return unseen('The page does not say when it was changed.');
  const days = (now.getTime() - Date.parse(updated.date)) / (24 * 3600 * 1000);
  return seen(Number(days * 24 * 3600 * 1000 <= fresh && days >= -1), { days }, [updated.evidence]);
}

/**
 * Features of a page for one prompt on one engine, with evidence. `now` decides what is recent; `engine` whose
 * crawler is meant (null: no engine in particular, so its crawler is unseen).
 */
export function readPromptFeatures(
  reading: PageReading,
  prompt: PromptQuestion,
  { now, engine }: { now: Date; engine: string | null },
): Readonly<Record<PromptFeatureId, PageFeature>> {
  const { identity, passages, robots, limits, shutOut } = reading;
  const language = prompt.language?.split('-')[0] ?? identity.language?.value ?? 'en';
  const terms = promptTerms(prompt.text, language);
  const heads = [identity.titleRaw, identity.description, ...identity.headings.map(({ text }) => text)].join(
    ' ',
  );
  const found = rankPassages(passages, heads, terms);
  const hidden = limits.includes('javascript_only')
    ? unseen('Scripts create the page’s text, and they were not run.')
    : null;
  const recent = readRecency(reading, now);
  const prices = identity.prices.map(({ text, where }) => ({ quote: text, where }));
  const isKnown = robots !== null || shutOut.length > 0;
  const blocked = isKnown && engine !== null ? retrievalBlocked(shutOut, engine) : null;
  const rules = shutOut.map(({ evidence }) => evidence);
  return {
    title_answers_prompt: readTitleAnswer(reading, terms),
    passage_relevance:
      hidden ??
      seen(
        standardise(found.score, 0.45, 0.25),
        { relevance: found.score },
        inBody(found.passage ? [found.passage.text] : []),
      ),
    query_term_coverage:
      hidden ??
      seen(
        standardise(found.coverage, 0.6, 0.25),
        { coverage: found.coverage },
        inBody(found.missingTerms.map((term) => `not found: ${term}`)),
      ),
    keyword_stuffing: hidden ?? seen(Number(found.density > stuffed), { density: found.density }),
    price_shown:
      hidden ??
      seen(Number(buying.has(prompt.intent) && prices.length > 0), { prices: prices.length }, prices),
    recently_updated: recent,
    recently_updated_time_sensitive: !timely.test(prompt.text)
      ? seen(0, { timeSensitive: 0 })
      : recent.value === null
        ? recent
        : { ...recent, measured: { timeSensitive: 1 } },
    retrieval_bot_blocked:
      blocked === null
        ? unseen(isKnown ? 'No search crawler is known for this engine.' : 'robots.txt is not known.')
        : seen(blocked, { blocked }, blocked > 0 ? rules : []),
    training_bot_blocked: robots
      ? seen(
          Number(isOnlyTrainingBlocked(robots, engine)),
          { blocked: Number(robots.blocked.includes('training')) },
          rules,
        )
      : unseen('robots.txt is not known.'),
  };
}

/** Values for the predictor; a feature that could not be seen is left out. */
export function toFeatureVector<Id extends string>(
  features: Readonly<Record<Id, PageFeature>>,
): Partial<Record<Id, number>> {
  const vector: Partial<Record<Id, number>> = {};
  for (const id in features) {
    const { value } = features[id];
    if (value !== null) vector[id] = value;
  }
  return vector;
}
