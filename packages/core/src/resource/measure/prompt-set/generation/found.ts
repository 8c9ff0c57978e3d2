import { foundSources, type PromptIntent } from '@svc/contract/measure/prompt-set';
import { languageOfText } from '../../../../business/index.ts';
import { areAlike, contentWords } from '../../../../near-duplicate/index.ts';
import { asksForChoice } from './choice.ts';
import { classifyPrompt } from './classify.ts';
import { leadingWording } from './leading.ts';

export type FoundSource = (typeof foundSources)[number];

/** Found questions, best first within their source. */
export interface Found {
  text: string;
  source: FoundSource;
  why: string;
  demand?: { impressions: number; days: number | null; from: string; until: string | null } | null;
}

export interface FoundQuestion extends Found {
  intent: PromptIntent;
  branded: false;
  topic: null;
}

export interface Sieve {
  /** The brand’s names and domains: no question has one. */
  names: readonly string[];
  /** The offer in the plural: people who type only that look for it. */
  kinds: readonly string[];
  language: string;
  intents?: readonly PromptIntent[] | undefined;
}

/** The most that each source may give, of all. What people searched is half, so that the set speaks of more than one site. */
const shares: Record<FoundSource, number> = { searched: 1 / 2, search_page: 1 / 4, fan_out: 1 / 8 };

const operators = /https?:|www\.|\b(?:site|inurl|intitle|filetype):|["<>{}[\]|`\p{Cc}]|\s-\w/iu;
/** Engines and search pages name the year; a question that is asked for years does not. */
const withoutYear = (text: string): string =>
  text
    .replace(/\s*\(?\b20\d\d(?:\s*(?:\/|-|und|and|or|oder)?\s*20\d\d)*\b\)?/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();

function sieved(found: Found, { names, kinds, language, intents }: Sieve): FoundQuestion | null {
  const text = (found.source === 'searched' ? found.text : withoutYear(found.text)).trim();
  if (text.length < 8 || text.length > 200 || text.split(/\s+/).length < 3 || operators.test(text))
    return null;
  const said = languageOfText(text);
  if (said !== null && !language.toLowerCase().startsWith(said)) return null;
  const { intent, branded, questionForm } = classifyPrompt(text, names);
  if (branded || leadingWording(text) !== null || (intents && !intents.includes(intent))) return null;
  const words = contentWords(text);
  const looksForKind =
    !questionForm && kinds.some((kind) => [...contentWords(kind)].every((word) => words.has(word)));
  const chooses = asksForChoice(text) || (!questionForm && intent === 'local') || looksForKind;
  return chooses ? { ...found, text, intent, branded: false, topic: null } : null;
}

/**
 * From all that was found, questions that a buyer would ask and a brand can win: no duplicates, best first, no source in
 * excess.
 */
export function sievedQuestions(found: readonly Found[], count: number, sieve: Sieve): FoundQuestion[] {
  const chosen: FoundQuestion[] = [];
  const taken: ReadonlySet<string>[] = [];
  for (const source of foundSources) {
    const most = Math.floor(count * shares[source]);
    let room = most;
    for (const one of found) {
      if (room === 0) break;
      const question = one.source === source ? sieved(one, sieve) : null;
      if (!question) continue;
      const words = contentWords(question.text);
      if (taken.some((known) => areAlike(words, known))) continue;
      taken.push(words);
      chosen.push(question);
      room -= 1;
    }
  }
  return chosen;
}

/** Found questions first, then written ones that do not repeat them. */
export function mixed<Written extends { text: string }>(
  found: readonly FoundQuestion[],
  written: readonly Written[],
  count: number,
): (FoundQuestion | Written)[] {
  const taken = found.map(({ text }) => contentWords(text));
  const fresh = written.filter(({ text }) => {
    const words = contentWords(text);
    return !taken.some((known) => areAlike(words, known));
  });
  return [...found, ...fresh].slice(0, count);
}
