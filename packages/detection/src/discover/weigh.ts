import { languagesOfWord } from '../match/risk.ts';
import { knownWords } from './known-brand.ts';
import { type Evidence, wordsOf } from './name.ts';
import {
  isGeneric,
  isInstitution,
  isOrdinary,
  isPerson,
  isPlaceOrTime,
  isWhereBrandsAreDiscussed,
} from './noise.ts';
import { germanNounEnding } from './noise-data.ts';
import { isDense } from './run.ts';
import { isEveryday, isNameLike, isPersonal, isTerm } from './term.ts';

/** Evidence about one name from all answers together. */
export interface Sighting {
  key: string;
  name: string;
  language: string;
  counts: Record<Evidence, number>;
  articles: number;
  placed: number;
  titled: number;
  /** Most heads of one answer that say it: labels repeat below each item. */
  repeats: number;
  /** How often the words around it show that it is a company or a product. */
  offered: number;
  answers: number;
  /** A cited or linked site bears its name. */
  domain: string | null;
  /** Answers that write its words in small letters. */
  lowerCase: number;
  /** Share of names among its neighbours in lists; null: it is in no list. */
  company: number | null;
  /** It begins with a known brand's name, followed by more than ordinary words. */
  isPart: boolean;
  /** It begins with a known brand's name, whatever follows. */
  isNamedAfter: boolean;
  /** The text says that it belongs to a known brand. */
  owned: boolean;
}

const connectors = new Set(
  'of the and & de la le les du des di del della da do van von der by en y e et i o w na for to'.split(' '),
);

/** Log-odds that a name is a brand's. The weights were set on the labelled answers in `cases/discovery.ts`. */
export function weigh(seen: Sighting): number {
  const { counts, name, language } = seen;
  const words = wordsOf(name);
  if (words.length === 0 || (counts.known === 0 && isGeneric(words))) return -9;
  if (!isNameLike(words, name)) return -9;
  const standing = counts.head + counts.heading + counts.cell;
  // Named as a source, not as what is advised.
  const isSource =
    isWhereBrandsAreDiscussed(seen.key) && (counts.known === 0 || standing + seen.offered === 0);
  if (isSource) return -6;
  if (counts.known > 0) return 4 + Math.log2(seen.answers);
  const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  if (isInstitution(words)) return -4;
  let odds = -1.2;
  if (standing > 0) odds += 1.9;
  if (counts.bold > 0) odds += 0.6;
  if (counts.link > 0) odds += 0.8;
  if (counts.column > 0 && standing === 0) odds -= 0.6;
  if (counts.quoted > 0) odds += 0.9;
  if (counts.listed > 0) odds += /^[\p{Script=Katakana}ー]+$/u.test(name) ? 0.1 : 0.9;
  if (counts.run > 0) odds += language === 'de' && words.length === 1 && !odd.test(name) ? -0.1 : 1.4;
  if (counts.run > 1) odds += 0.4;
  const other =
    standing + counts.bold + counts.link + counts.run + counts.quoted + counts.listed + counts.column;
  if (other === 0 && counts.nested > 0) odds -= 1;
  if (other === 0 && counts.opening > 0)
    odds += language === 'en' && !isOrdinary(words, language) ? 0.8 : -0.4;
  if (seen.domain !== null) odds += 3;
  else odds += ordinary(seen, words, other);
  odds += Math.min(1.2, 0.5 * Math.log2(seen.answers));
  odds += shape(name, dense, seen.domain !== null) + vocabulary(words, name, dense, language, seen.lowerCase);
  if (language === 'en') odds += doubt(seen, words, standing);
  if (seen.repeats > 1) odds -= 4;
  if (seen.company !== null)
    odds +=
      seen.company >= 0.5 ? 1 : seen.company > 0 || standing === 0 ? 0 : isDense(language) ? -0.8 : -1.8;
  if (seen.owned) odds += 4;
  else if (seen.isPart) odds += 2.2;
  const spoken = counts.run + counts.opening;
  if (spoken > 0 && seen.articles / spoken >= 0.5 && standing === 0) odds -= language === 'de' ? 2.5 : 1;
  if (spoken > 0 && seen.placed / spoken >= 0.6 && standing === 0 && seen.domain === null) odds -= 1.8;
  if (isPlaceOrTime(words, language)) odds -= 5;
  if (seen.domain === null && standing === 0 && (isPerson(words) || seen.titled > 0)) odds -= 3.5;
  return odds;
}

/**
 * One word of everyday language: sentences that begin with it say nothing, however many, and neither do lists and headings
 * where a part of the answers writes it in small letters.
 */
function ordinary(
  { counts, answers, language, lowerCase }: Sighting,
  words: readonly string[],
  other: number,
): number {
  if (words.length > 1 || !(isOrdinary(words, language) || isOrdinary(words, 'en'))) return 0;
  if (other === 0 && counts.opening > 0) return -1.5;
  return lowerCase > 0 && lowerCase >= answers / 4 ? -1.5 : 0;
}

/**
 * What English answers show beyond the layout. Words after a known brand's name: a model ("Toyota Mirai") stays one, a
 * headline ("Toyota Opens Plant") does not.
 */
function doubt(seen: Sighting, words: readonly string[], standing: number): number {
  const { name, domain, owned, isNamedAfter, offered, answers } = seen;
  const known = isNamedAfter || owned ? 0 : knownWords(name);
  if (known > 0) {
    const rest = name.split(' ').slice(known);
    const isModel = rest.some((word) => /\d/.test(word)) || !rest.some((word) => isEveryday(wordsOf(word)));
    return isModel ? 2.5 : -4;
  }
  // A name in one answer alone has no support, unless it begins with a known brand's name.
  let odds = answers < 2 && !isNamedAfter && !owned ? -0.9 : 0;
  if (isPersonal(words)) odds -= 3;
  if (isTerm(words, name)) odds -= 3;
  if (isEveryday(words)) odds -= words.length > 1 ? 1.2 : 0.8;
  // "Victory for Alexander" heads a passage.
  if (/ (?:and|of|for|in|on|to|with) /.test(name) && isEveryday(words.slice(0, 1))) odds -= 2.5;
  if (offered > 0) odds += 2.2;
  if (companyEnding.has(words.at(-1) ?? '') && words.length > 1) odds += 2;
  // In running text most names are of persons, places and works.
  if (
    standing === 0 &&
    offered === 0 &&
    domain === null &&
    !owned &&
    !isNamedAfter &&
    answers < 3 &&
    (seen.company ?? 0) < 0.5
  )
    odds -= odd.test(name) ? 1 : 2.6;
  return odds;
}

/** Last words of companies' names. */
const companyEnding = new Set(
  `inc llc ltd corp corporation gmbh group holdings labs laboratories technologies motors airlines airways bank entertainment
   records studios pictures software systems networks pharmaceuticals pharma insurance aviation aerospace semiconductor
   interactive games publishing robotics therapeutics biotech capital ventures logistics foods brewery`.split(
    /\s+/,
  ),
);

const odd = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|\p{L}\d|\.(?:com|io|ai|app)$/u;

/** How the letters look: capitals inside and digits are made up; small letters behind the first word are a phrase. */
function shape(name: string, dense: boolean, cited: boolean): number {
  const parts = name.split(/\s+/);
  let odds = 0;
  if (odd.test(name)) odds += 1.2;
  else if (/^\p{Lu}{2,}$/u.test(name)) odds += 0.1;
  const phrase = parts
    .slice(1)
    .filter((part) => /^\p{Ll}/u.test(part) && !connectors.has(part.toLowerCase()));
  if (phrase.length > 0 && !cited) odds -= 2.6;
  if (/^\p{Lu}+-\p{Ll}+$/u.test(name)) odds -= 2.5;
  // “Tech-savvy”, “Pre-cooling”: compounds.
  else if (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)+$/u.test(name) && !cited) odds -= 2.5;
  // Names of a line of links that lost what stood between them.
  if ((name.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) > 2) odds -= 5;
  if (parts.length > 4) odds -= 2;
  if (dense && name.length > 12) odds -= 1.5;
  if (dense && /^[A-Z]{2,4}$/.test(name)) odds -= 1;
  if (name.length > 2 && /^[看问选买查避留保]/u.test(name)) odds -= 1.5;
  if (/を|には|では/u.test(name)) odds -= 3;
  if (/ (?:19|20)\d\d$/.test(name)) odds -= 2.5;
  if (dense && /[はがをにのでもと的了吗是]/u.test(name) && !/[\p{Script=Katakana}]/u.test(name)) odds -= 2;
  return odds;
}

/** Endings of phrases of praise or blame in Chinese. */
const quality =
  /(?:[好强高低快慢大小多少贵难]|有限|丰富|简单|简洁|方便|灵活|完善|稳定|不足|优秀|便宜|管理|互通|协作|成本|体验)$/u;

function vocabulary(
  words: readonly string[],
  name: string,
  dense: boolean,
  language: string,
  lowerCase: number,
): number {
  if (dense) return quality.test(name) ? -3 : 0.4;
  let odds = lowerCase > 0 ? -2 : 0;
  if (isOrdinary(words, language)) odds -= words.length > 1 ? 1 : 0.6;
  else if (words.length > 1 && language !== 'en' && isOrdinary(words, 'en')) odds -= 0.4;
  else if (words.every((word) => languagesOfWord(word) === '')) odds += 0.6;
  if (words.length > 1 && isGeneric(words.slice(0, 1))) odds -= 1.2;
  if (language === 'de' && words.some((word) => germanNounEnding.test(word))) odds -= 2.5;
  if (language === 'de' && words.length === 1 && name.length > 11) odds -= 1;
  return odds;
}
