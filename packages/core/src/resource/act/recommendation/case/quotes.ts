import type { Named, Quote } from '@svc/contract/act/recommendation';
import { splitSentences } from '@svc/page';
import type { ReadAnswer } from './queries-case.ts';

const reasons =
  /\b(?:because|since|thanks to|offers?|includes?|with|known for|best for|ideal for|supports?|free|cheap\w*|from [€£$]|price[ds]?|rated|award\w*|large\w*|fast\w*|easy|only|lets|helps|provides?|features?|weil|da|dank|bietet|enthält|mit|bekannt für|eignet|geeignet|kostenlos|günstig\w*|ab \d|preis\w*|bewertet|größte\w*|schnell\w*|einfach\w*|ermöglicht|unterstützt|überzeugt|spezialisiert)\b/i;

/** The words of an answer without its marks of layout. */
export const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]{1,300})\]\([^)\s]{1,2000}\)/g, '$1')
    // A source that stands in brackets as a link is no part of the sentence.
    .replace(/\(\[?[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){1,4}\]?\)/gi, '')
    .replace(/【[^】]{0,60}】|\[\^?\d{1,3}\]|<\/?[a-z][^>]{0,200}>/gi, '')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/^\s{0,8}(?:#{1,6}|>|[-*•+]|\d{1,2}[.)])\s+/gm, '')
    .replace(/[ \t]+/g, ' ')
    .trim();

const shortest = 30;
const longest = 320;

interface Said {
  answer: ReadAnswer;
  sentence: string;
  brandId: string | null;
  worth: number;
}

/** Sentences of an answer with what they are worth as a quote: of one who is named there, with a reason. */
function sentencesOf(answer: ReadAnswer, names: ReadonlyMap<string, string>): Said[] {
  return plain(answer.text)
    .split(/\n+/)
    .flatMap((line) => (line.includes('|') ? [] : splitSentences(line)))
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= shortest && length <= longest)
    .flatMap((sentence): Said[] => {
      if (/https?:\/\//.test(sentence) || /[:,;]$/.test(sentence) || /\?$/.test(sentence)) return [];
      const named = [...names].filter(([, name]) => sentence.includes(name));
      const [first] = named;
      const worth = (first ? 4 : 0) + (named.length === 1 ? 2 : 0) + (reasons.test(sentence) ? 3 : 0);
      return worth === 0 ? [] : [{ answer, sentence, brandId: first?.[0] ?? null, worth }];
    });
}

/** Spellings by which an answer names its brands, those that it speaks of most first. */
function namesIn({ brands }: ReadAnswer, wanted: ReadonlySet<string>): Map<string, string> {
  return new Map(
    brands.flatMap(({ brandId, mentioned, mentions }): [string, string][] => {
      const matched = mentions.find(({ negated }) => !negated)?.matched;
      return mentioned && matched && wanted.has(brandId) ? [[brandId, matched]] : [];
    }),
  );
}

/** Sentences of answers that do not name the own brand (they may cite it): the most informative first, one for each answer. */
export function sayingsOf(
  answers: readonly ReadAnswer[],
  ownId: string,
  rivals: ReadonlySet<string>,
): Said[] {
  return answers
    .filter(({ brands }) => !brands.some(({ brandId, mentioned }) => brandId === ownId && mentioned))
    .flatMap((answer) => {
      const [best] = sentencesOf(answer, namesIn(answer, rivals)).sort((a, b) => b.worth - a.worth);
      return best ? [best] : [];
    })
    .sort((a, b) => b.worth - a.worth || b.answer.createdAt.localeCompare(a.answer.createdAt));
}

/** Two quotes: of two engines where two gave one, and of two brands where two are named. */
export function quotesOf(
  sayings: readonly Said[],
  names: ReadonlyMap<string, string>,
  questions: ReadonlyMap<string, string>,
): Quote[] {
  const [first] = sayings;
  if (!first) return [];
  const others = sayings.filter(({ sentence }) => sentence !== first.sentence);
  const second =
    others.find(
      ({ answer, brandId }) => answer.engine !== first.answer.engine && brandId !== first.brandId,
    ) ??
    others.find(({ answer }) => answer.engine !== first.answer.engine) ??
    others.find(({ answer }) => answer.promptId !== first.answer.promptId) ??
    others[0];
  return [first, ...(second ? [second] : [])].map(({ answer, sentence, brandId }) => ({
    answerId: answer.id,
    engine: answer.engine,
    at: answer.createdAt,
    question: questions.get(answer.promptId) ?? '',
    text: sentence,
    brand: (brandId !== null && names.get(brandId)) || null,
  }));
}

const mostNamed = 3;

/** Brands named in these answers, with the reasons that they and their sources give. */
export function namedOf(
  counts: readonly { brandId: string; name: string; answers: number }[],
  of: number,
  sayings: readonly Said[],
  pages: readonly { url: string; brandId: string | null; names: readonly string[]; cited: number }[],
): Named[] {
  return counts.slice(0, mostNamed).map(({ brandId, name, answers }): Named => {
    const common = { brandId, name, answers: Math.min(answers, of), of };
    const said = sayings.find((one) => one.brandId === brandId && reasons.test(one.sentence));
    const source = pages.find(({ names, brandId: owner }) => names.includes(name) && owner === null);
    const own = pages.find((page) => page.brandId === brandId);
    if (said) return { ...common, because: 'said', reason: said.sentence };
    if (source) return { ...common, because: 'source', reason: source.url };
    if (own) return { ...common, because: 'own_site', reason: own.url };
    return { ...common, because: 'unknown', reason: null };
  });
}
