import { glyph, glyphOf, letter } from '../match/glyph.ts';
import { normalForm } from '../match/normalise.ts';
import type { FoundName } from './name.ts';
import { cleanName, wordsOf } from './name.ts';
import { isGeneric } from './noise.ts';

const capitalised = String.raw`(?:(?:\p{Lu}|\p{L}{0,40}\p{Ll}\p{Lu}|%\p{Lu})[\p{L}\p{M}\p{N}&+'’-]{0,60}(?:\.(?:com|io|ai|app|co|org|net|one|de|fr|me|one)\b)?|\p{Ll}[\p{Ll}\p{N}-]{0,60}\.(?:com|io|ai|app|one|me)\b)`;
/** A word in small letters, which is passed over at once. */
const small = '[a-z]{1,40}[ ,]';
const next = String.raw`(?:(?!${small})${capitalised}|\d{1,4}(?![\d%€$]|[.,]\d)\b|!)`;
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}_/@.]|\p{L}-)${capitalised}(?:(?:[ \u00a0]|(?: ?& ?)| by )${next}){0,5}(?:! \p{Lu}\p{Ll}+)?`,
  'uy',
);
/** Latin letters within a script without spaces are nearly always a name. */
const latin =
  /[\p{Script=Katakana}ー]{0,40}[A-Za-z%][A-Za-z0-9.+&'’-]{0,60}(?: [A-Z0-9][A-Za-z0-9.+&'’-]{0,60}){0,8}[\p{Script=Katakana}ー]{0,40}/gu;
const quoted = /[「『"“《]([^「」『』"“”《》\n]{2,24})[」』"”》]/gu;
const enumerated = /(?<=[、，。：；\s]|^)([\p{Script=Katakana}\p{Script=Han}ーA-Za-z0-9]{2,14})(?=、)/gu;
const last =
  /(?<=、)([\p{Script=Katakana}\p{Script=Han}ーA-Za-z0-9]{2,14}?)(?=が|は|も|を|に|で|や|の|等|など|[，。；、])/gu;

/** What names are found by in scripts without spaces, with a sign without which a sentence has none. */
const inDense = [
  [latin, 'run', /[A-Za-z%]/],
  [quoted, 'quoted', /[「『"“《]/],
  [enumerated, 'listed', /、/],
  [last, 'listed', /、/],
] as const;

/** Words right before a name. */
const article =
  /^(?:the|an?|your|their|its|this|each|every|der|die|das|dem|den|des|eine?[mnrs]?|kein[emnrs]*|ihr[emnrs]*|jede[mnrs]?|zum|zur|im|am|beim|vom|alle[rn]?|viele|meist|les?|la|l['’]|un|une|des|el|los|las|una|il|lo|gli|uno|al|del|della|dell['’])$/iu;
/** The name ends a longer one: "Ley de Vivienda". */
const joined = /\p{Lu}[\p{L}\p{M}]{1,40} (?:de|of|di|du|des|della|dell['’]|del|de la)\s*$/u;
const joins = /^(?:de|of|di|du|des|della|dell['’]|del|la)$/u;
const place = /^(?:in|from|near|aus|nach|à|en|a|w|we|z|do|ze|di|au|aux|sur|vers|um|depuis|da|hasta|desde)$/iu;
const near = /(?:^|[\s(])près de\s*$/iu;
const source =
  /(?:according to|laut|selon|d['’]après|según|secondo|według|zgodnie z|volgens|segundo|gemäß|zufolge)\s+(?:the |die |der |l['’]|la |le |el |il )?$/iu;
/** The last word where one is named as a source. */
const sourceEnd =
  /(?:to|laut|selon|après|según|secondo|według|z|volgens|segundo|gemäß|zufolge|^the|^die|^der|^l['’]|^la|^le|^el|^il)$/iu;
const title = /^(?:mr|mrs|ms|dr|prof|ceo|founder|by|frau|herr|m|mme|sr|sra|don|prezes|guide|par)\.?,?$/iu;

export function isDense(language: string): boolean {
  return language === 'ja' || language === 'zh';
}

/** Names in running text: capitalised runs; in scripts without capitals, Latin runs, quotations and enumerations. */
export function runNames(text: string, start: number, end: number, language: string): FoundName[] {
  const sentence = text.slice(start, end);
  const common = { block: -1, domain: null };
  const names: FoundName[] = [];
  if (isDense(language)) {
    for (const [pattern, evidence, sign] of inDense) {
      if (!sign.test(sentence)) continue;
      for (const found of sentence.matchAll(pattern)) {
        const name = cleanName(found[1] ?? found[0]);
        if (name) names.push({ ...common, text: name, start: start + found.index, evidence, before: null });
      }
    }
    return names;
  }
  let from = 0;
  for (const begin of beginningsOf(sentence)) {
    if (begin < from) continue;
    run.lastIndex = begin;
    const found = run.exec(sentence);
    if (!found) continue;
    from = run.lastIndex;
    // A sentence's first word has its capital from there: "Na Vinted".
    const first = leadOf(sentence, found.index);
    const opens = startsSentence(first);
    const opener = openerOf(found[0], language === 'de' ? isGeneric : opens ? isOpener : null);
    const name = cleanName(found[0].slice(opener));
    if (name === null) continue;
    const at = found.index + opener;
    const lead = opener === 0 ? first : leadOf(sentence, at);
    names.push({
      ...common,
      text: name,
      start: start + at,
      evidence:
        (opener === 0 ? opens : startsSentence(lead)) && !isSeveral(name, language) ? 'opening' : 'run',
      before: beforeName(lead, language),
    });
  }
  return names;
}

const forbidsRun = letter | glyph.number | glyph.stop | glyph.address;

/**
 * Where a run may begin, for `run` to try: at a capital, and at a word in small letters with a capital, a hyphen or a full
 * stop inside. To try it at each character is dear.
 */
function beginningsOf(sentence: string): number[] {
  const beginnings: number[] = [];
  /** Where the word in small letters begins; -1: none is at hand. */
  let word = -1;
  let before = 0;
  for (let at = 0; at < sentence.length; ) {
    const code = sentence.codePointAt(at) as number;
    const here = glyphOf(code);
    const isFree = (before & forbidsRun) === 0;
    if ((here & (glyph.lower | glyph.uncased)) !== 0) {
      if (isFree) word = at;
    } else if (here !== glyph.number) {
      if (word >= 0 && (here & (glyph.upper | glyph.hyphen | glyph.stop)) !== 0) beginnings.push(word);
      word = -1;
      if (isFree && (here & (glyph.upper | glyph.percent)) !== 0) beginnings.push(at);
    }
    before = here;
    at += code > 0xffff ? 2 : 1;
  }
  return beginnings;
}

/** The characters before a name that are used to judge it. */
const leadOf = (sentence: string, at: number): string =>
  at <= leadReach ? sentence.slice(0, at) : `x ${sentence.slice(at - leadReach, at)}`;
const leadReach = 40;

const startsSentence = (lead: string): boolean =>
  !/\p{L}/u.test(lead) || /(?:[:!?“„"«(]|\s[–—·-])\s*$/u.test(lead);

const openers = new Set(
  `the a an in on at for with from by if unlike like while although both as to also when neben bei mit von für wer laut die der das im am
    le la les chez si sur pour avec selon d l contrairement el los las en con si para según il lo gli per con se secondo na w z u do dla
    od jeśli według przez po we ze avoid skip try anche invece oltre también además incluso même surtout d après depuis bref côté rien notre votre malgré après avant durante desde hasta entre sin sobre tra fra da dal come
    dopo prima senza bez przy oprócz podobnie seit seitdem viele meiner since until after before without among between sure yes no`
    .split(/\s+/)
    .map(normalForm),
);
const isOpener = (words: readonly string[]): boolean => words.every((word) => openers.has(word));

/** Length of the first words that belong to the sentence and not to the name; 0: none. */
function openerOf(run: string, isOpener: ((words: readonly string[]) => boolean) | null): number {
  let length = 0;
  if (!isOpener) return length;
  for (const [part] of run.matchAll(/[^ \u00a0]{1,200}[ \u00a0]{1,20}/g)) {
    if (!isOpener(wordsOf(part))) break;
    length += part.length;
  }
  return length;
}

/** A second capital does not come from the sentence's start, but in German of any noun. */
const isSeveral = (name: string, language: string): boolean =>
  language !== 'de' && /^\p{Lu}\S* \p{Lu}/u.test(name);

const adjective = /(?:^|\s)\p{Ll}{3,}(?:e[nmrs]?)\s+$/u;
const adjectiveEnd = /e[nmrs]?$/;
const preposition =
  /(?:^|\s)(?:ohne|gegen|unter|über|hinter|neben|bieten|haben|heißen|nutzen|wählen|nehmen|kommen|empfehle[n]?|führe[n]?|oder|aber|wie|sehe[n]?|suche[n]?|kenne[n]?)\s+$/u;

/** What stands behind the last space or bracket. */
function lastWord(lead: string): string {
  const written = lead.trimEnd();
  return /[^\s(]*$/u.exec(written.slice(written.lastIndexOf(' ') + 1))?.[0] ?? '';
}

function beforeName(lead: string, language: string): FoundName['before'] {
  const word = lastWord(lead);
  if (language === 'de' && adjectiveEnd.test(word) && adjective.test(lead) && !preposition.test(lead))
    return 'article';
  if (sourceEnd.test(word) && source.test(lead)) return 'title';
  if (article.test(word) || (joins.test(word) && joined.test(lead))) return 'article';
  if (title.test(word)) return 'title';
  return place.test(word) || (/^de$/iu.test(word) && near.test(lead)) ? 'place' : null;
}
