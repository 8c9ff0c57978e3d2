import { isMass, isPlural, pluralOf, singularOf } from './english.ts';
import { lowered, praise, restOf } from './english-offer.ts';
import { type Entry, entryEndingAt } from './lexicon.ts';
import { type PhraseReading, segmentsOf } from './read.ts';
import type { NounPhrase } from './types.ts';

/** End a noun phrase. */
const boundary = new Set(
  `a an the our your their my its this that these those which who where when whose we you they it i he she us
  is are was were be been has have had do does did can could will would should may
  of in on at for with by from to into near around after before during without against between through over under since within as like than
  and or but not no plus also including such
  help helps helping offer offers offering sell sells selling make makes making made provide provides providing build builds
  create creates creating deliver delivers delivered give gives bring brings let lets keep keeps turn turns serve serves
  serving speaks supports connects automates manages based founded sold located designed built available specialising specializing specialises
  specializes specialised specialized teaches teach teaching get gets find finds discover experience enjoy feel love join think imagine meet
  try grow save so because if while every everything everyone anyone all any each more most less many few
  there here now today welcome best-selling using produces produce producing brews brew roast roasts bake bakes grows cares
  organises organizes arranges repairs installs replaces cleans rents lends protects connects tracks turns monitors helps`.split(
    /\s+/,
  ),
);
const adverb = /ly$/;

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&+/#.-]*|[^\s]/gu) ?? [];
const tidyWord = (word: string) => word.replace(/[.]$/, '');

interface Run {
  words: string[];
  /** Index of the first token after the match. */
  end: number;
  start: number;
}

/** Stretches of words that can be one noun phrase. */
function runsOf(tokens: readonly string[]): Run[] {
  const runs: Run[] = [];
  let words: string[] = [];
  let start = 0;
  const close = (end: number) => {
    if (words.length > 0) runs.push({ words, start, end });
    words = [];
  };
  for (const [index, token] of tokens.entries()) {
    const isWord = /^[\p{L}\p{N}]/u.test(token);
    if (!isWord || (boundary.has(token.toLowerCase()) && token !== 'IT')) close(index);
    else {
      if (words.length === 0) start = index;
      words.push(tidyWord(token));
    }
  }
  close(tokens.length);
  return runs;
}

const modifiersOf = (words: readonly string[]): string[] =>
  words
    .filter((word) => !praise.has(word.toLowerCase()) && !adverb.test(word) && !/^\d+$/.test(word))
    .map(lowered)
    .slice(-3);

const service =
  /^(?:agency|company|firm|studio|shop|store|service|school|centre|center|clinic|practice|club|workshop|house|lab|institute|academy|association|society|collective|cooperative|co-op|group|partner|specialist|consultant|consultancy|provider|supplier|dealer|broker|contractor|restorer|maker|trainer|teacher|instructor|guide|planner|farm|garden|park|café|bar|gallery|bank|office|network|trust|foundation|federation|team|rental|venue|ranch|nursery|sanctuary|hall|arena|salon|parlour|spa|retreat|kitchen|bakery|brewery|cooperative|charity|union|surgery|chamber|therapist|adviser|advisor|designer|engineer|installer|builder|fitter|cleaner|mechanic|operator|organiser|organizer|agent|driver)$/;
const thing =
  /^(?:system|device|kit|tool|app|platform|software|database|library|engine|machine|equipment|product|solution|package|box|set|collection|course|programme|program|lesson|class|book|game|toy|bag|lamp|chair|table|bike|shoe|jacket|dress|watch|phone|camera|speaker|drink|snack|bar|sauce|oil|cream|soap|candle|blanket|mattress|pillow|pump|filter|sensor|battery|panel|module|api|sdk|editor|plugin|extension|framework|assistant|tracker|monitor|planner|scheduler|calculator|generator|analyzer|manager|marketplace|subscription|membership|loan|account|card|insurance|plan|fund|wallet|exchange|gear|wear|furniture|food|supplement|vehicle|scooter|trailer|van|tent|boat)$/;

const sells =
  /^(?!.*\bcontract manufacturer)(?:the |a |an |your |we are |we're )?(?:[\w-]+ ){0,3}?(?:(?:online|web) ?(?:shop|store) for\s|(?:maker|makers|manufacturer|manufacturers|producer|producers|seller|retailer|supplier|suppliers|provider|providers|importer|distributor|designer and maker|purveyor|purveyors|home) of\s)\s*/i;
const weSell =
  /^(?:we|they|it)?\s*(?:also )?(?:sell|sells|make|makes|offer|offers|provide|provides|produce|produces|build|builds|develop|develops|design|designs|teach|teaches|brew|brews|roast|roasts|bake|bakes|run|runs|organise|organises|craft|crafts|rent out|rents out|grow|grows|publish|publishes)\s+/i;

const nounFor = (last: string, before: string[]): NounPhrase => {
  const isMany = isPlural(last);
  const one = isMany ? singularOf(last) : last;
  const mass = !isMany && isMass([...before, last].join(' '));
  return { before, one, many: mass ? one : isMany ? last : pluralOf(one), gender: null, mass, after: '' };
};

/** Reads what a description says; null where no piece of it says what is offered. `strict`: known words alone. */
export function readEnglish(text: string, strict: boolean): PhraseReading | null {
  const segments = segmentsOf(text);
  for (const [at, segment] of segments.entries()) {
    const found = headIn(segment, strict);
    if (!found) continue;
    const { head, general, entry, role, rest } = found;
    const listed = found.items === 'offer' ? 'offer' : 'feature';
    const offers = [
      // “Mattresses and bedding”: another product is nothing that the first one has.
      ...restOf(
        role === 'product'
          ? rest.replace(/^(?:and|&)\s+[^,]*?(?=,|\s(?:for|with|from|in|that)\s|$)/, '')
          : rest,
        listed,
      ),
      ...segments
        .slice(at + 1, at + 4)
        .filter((next) => /,|\band\b/.test(next) || next.split(' ').length <= 4)
        .flatMap((next) =>
          weSell.test(next) || /^[A-Z]?[^A-Z]*$|,/.test(next) ? restOf(next.replace(weSell, ''), listed) : [],
        ),
    ];
    return { head, general, entry, role, offers };
  }
  return null;
}

function headIn(segment: string, strict: boolean) {
  const sold = sells.exec(segment);
  const said = sold ? null : weSell.exec(segment);
  const body = sold ? segment.slice(sold[0].length) : said ? segment.slice(said[0].length) : segment;
  const tokens = tokensOf(body);
  const runs = runsOf(tokens);
  for (const run of runs) {
    const before = tokens[run.start - 1]?.toLowerCase() ?? '';
    // Customers and place are not part of the kind of business.
    if (['for', 'to', 'with', 'in', 'near', 'at', 'from', 'by', 'on'].includes(before)) continue;
    if (
      /\b(?:help|helps|helping|let|lets|serving|serve|serves)\b/i.test(tokens.slice(0, run.start).join(' '))
    )
      continue;
    const known = lastKnown(run.words);
    const vague =
      known?.entry.kind.id === 'software' &&
      run.words.length === known.entry.words &&
      !/^\s*for\b/.test(after(tokens, run.end));
    if (known && !vague) return found(known, run, tokens, sold !== null);
  }
  if (strict) return null;
  const first = runs[0];
  if (
    !first ||
    first.start > 2 ||
    /\b(?:help|helps|let|lets)\b/i.test(tokens.slice(0, first.start).join(' '))
  )
    return null;
  const last = (first.words.at(-1) ?? '').toLowerCase();
  const modifiers = modifiersOf(first.words.slice(0, -1));
  const told = sold !== null || said !== null;
  const isService = service.test(singularOf(last));
  const plain =
    told ||
    isService ||
    thing.test(singularOf(last)) ||
    ((isPlural(last) || /(?:[^t]ware|wear|pottery|jewell?ery|linen)$/.test(last)) &&
      first.start === 0 &&
      modifiers.length > 0);
  if (!plain || praise.has(last) || first.words.length > 5) return null;
  const activity = /ing$/.test(last) && isMass(last);
  const head: NounPhrase = activity
    ? {
        before: [...modifiers, lowered(last)],
        one: 'service',
        many: 'services',
        gender: null,
        mass: false,
        after: '',
      }
    : nounFor(lowered(first.words.at(-1) ?? ''), modifiers);
  const role = sold === null && (isService || activity) ? ('provider' as const) : ('product' as const);
  return {
    head,
    general: null,
    entry: null,
    role,
    rest: after(tokens, first.end),
    items: itemsFor(role, null),
  };
}

/** Too wide to ask for without what they are for: “software for dentists”. */
const aims = new Set(['software', 'consumer-app', 'devtool', 'framework', 'charity']);

function lastKnown(words: readonly string[]): { entry: Entry; at: number } | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const entry = entryEndingAt(words, at, 'en');
    if (entry) return { entry, at };
  }
  return null;
}

function found(
  { entry, at }: { entry: Entry; at: number },
  run: Run,
  tokens: readonly string[],
  sold: boolean,
) {
  const { noun, words, role } = entry;
  // “We tutor students”: what follows is whom.
  const isVerb = at === 0 && words === 1 && /^(?:we|i)$/i.test(tokens[run.start - 1] ?? '');
  const whom = isVerb ? run.words.slice(1).join(' ') : '';
  const tail = isVerb ? [] : run.words.slice(at + 1);
  const before = modifiersOf(run.words.slice(0, at + 1 - words));
  // “wine tasting evenings” are no wine: another noun ends the phrase.
  const ends = tail.length > 0 && !tail.every((word) => praise.has(word.toLowerCase()) || /^\d/.test(word));
  const lastWord = (tail.at(-1) ?? '').toLowerCase();
  const known =
    ends && (service.test(singularOf(lastWord)) || thing.test(singularOf(lastWord)) || isPlural(lastWord));
  const own = known
    ? nounFor(
        lowered(lastWord),
        [
          ...before,
          ...run.words.slice(at + 1 - words, at + 1).map(lowered),
          ...tail.slice(0, -1).map(lowered),
        ].slice(-4),
      )
    : { ...noun, before: [...before, ...noun.before] };
  const following = tokens.slice(run.end);
  const of =
    following[0] === 'of'
      ? /^of\s+((?:[\p{Ll}-]+\s?){1,3}?)(?=\s(?:in|at|near|with|for|from|that)\b|\s?[,;:.]|$)/u.exec(
          following.join(' '),
        )
      : null;
  const about =
    entry.kind.family === 'education' && following[0] === 'in'
      ? /^in\s+((?:[\p{Ll}-]+\s?){1,3}?)(?=\s(?:in|at|near|with|for|from|that)\b|\s?[,;:.]|$)/u.exec(
          following.join(' '),
        )
      : null;
  const aim =
    aims.has(entry.kind.id) && following[0] === 'for'
      ? /^for\s+((?:[\p{L}-]+\s?){1,3}?)(?=\s(?:in|at|near|with|from|that|who)\b|\s?[,;:.]|$)/u.exec(
          following.join(' '),
        )
      : null;
  const extra = of?.[0] ?? about?.[0] ?? aim?.[0] ?? '';
  const head = { ...own, after: [own.after, extra.trim()].filter(Boolean).join(' ') };
  const general =
    of !== null || head.before.length > 1
      ? {
          ...head,
          after: of === null ? head.after : own.after,
          before: head.before.slice(head.before.length > 1 ? 1 : 0),
        }
      : null;
  const nextRole =
    known && service.test(singularOf(lastWord)) ? ('provider' as const) : sold ? ('product' as const) : role;
  const follows = extra === '' ? after(tokens, run.end) : following.join(' ').slice(extra.length);
  const rest = whom === '' ? follows : `for ${whom} ${follows}`;
  return { head, general, entry, role: nextRole, rest, items: itemsFor(nextRole, entry) };
}

const after = (tokens: readonly string[], from: number): string =>
  tokens
    .slice(from)
    .join(' ')
    .replace(/\s+([,.;:])/g, '$1');

/** Whether a bare list names what one comes for, or what there is. */
const itemsFor = (role: 'provider' | 'product', entry: Entry | null): 'offer' | 'feature' =>
  role === 'product' ||
  (entry &&
    (entry.kind.family === 'travel' ||
      entry.kind.family === 'culture' ||
      (entry.kind.family === 'food' && !entry.kind.tags.includes('foodshop'))))
    ? 'feature'
    : 'offer';
