import { decline, stemOf } from './german.ts';
import { germanNoun, germanSingular, looksPlural, withoutDative } from './german-noun.ts';
import { type Entry, entryEndingAt, germanPhrase, isGermanProvider } from './lexicon.ts';
import { isPerson } from './person.ts';
import { itemsOf, type PhraseReading, segmentsOf } from './read.ts';
import type { NounPhrase, Offer } from './types.ts';

const praise =
  /^(?:führend|best|modern|innovativ|familiengeführt|inhabergeführt|unabhängig|freundlich|lokal|klein|groß|zuverlässig|professionell|erfahren|einzigartig|schön|hochwertig|günstig|zertifiziert|wöchentlich|monatlich|täglich|neu|einfach|leistungsstark|intelligent|komplett|umfassend|persönlich|individuell|traditionell|leidenschaftlich|jung|gemütlich|charmant|frisch|fein|feinst|exklusiv|authentisch|echt|ehrlich|fair|schnell|kostenlos|flexibel|skalierbar|sicher|robust|weltweit|regional|international|bundesweit|kompetent|liebevoll|herzlich|ausgezeichnet|anerkannt|qualifiziert|etabliert|ganzheitlich|kreativ|engagiert|vielfältig|erst|größt|ältest|beliebt|unser|dein|ihr|euer|mein|ein|eigen|genossenschaftlich|gemeinnützig|alteingesessen|mittelständisch|preiswert|hauseigen|sehr|ganz|alle|jed|dies|viel|mehr|weiter)$/i;

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&+/#.-]*|[^\s]/gu) ?? [];
const isNoun = (word: string): boolean => /^\p{Lu}/u.test(word);
const isAdjective = (word: string): boolean => /^\p{Ll}[\p{L}-]*(?:e|er|es|en|em)$/u.test(word);
const functionWord =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|für|mit|ohne|in|im|am|an|auf|aus|bei|von|vom|zu|zum|zur|nach|über|unter|vor|bis|ab|seit|wir|sie|ihr|du|ich|es|ist|sind|war|wird|werden|hat|haben|kann|können|bietet|bieten|verkauft|verkaufen|macht|machen|hilft|helfen|als|wie|auch|sowie|nicht|kein|keine|unser|unsere|unseren|dein|deine|ihre|ihren|so|dass|wenn|weil|rund|um|alles|alle|mehr|viel|hier|jetzt|heute|immer|nur|sehr|durch|gegen|zwischen|inklusive|inkl|pro|statt)$/i;

interface Group {
  adjectives: string[];
  noun: string;
  start: number;
  end: number;
  before: string;
}

/** Nouns with their adjectives, in order. */
function groupsOf(tokens: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!isNoun(token) || functionWord.test(token)) continue;
    let start = index;
    const adjectives: string[] = [];
    while (start > 0) {
      const previous = tokens[start - 1] ?? '';
      const opens = start === 1 && /^\p{Lu}\p{Ll}+(?:e|er|es)$/u.test(previous) && !germanAsNoun(previous);
      if ((!isAdjective(previous) && !opens) || functionWord.test(previous)) break;
      adjectives.unshift(previous);
      start -= 1;
    }
    groups.push({
      adjectives,
      noun: token.replace(/[.]$/, ''),
      start,
      end: index + 1,
      before: tokens[start - 1]?.toLowerCase() ?? '',
    });
  }
  return groups;
}

const germanAsNoun = (word: string): boolean =>
  entryEndingAt([word], 0, 'de') !== null || isGermanProvider(word);

const stems = (adjectives: readonly string[]): string[] =>
  adjectives
    .map(stemOf)
    .filter((stem) => !praise.test(stem))
    .slice(-2);

const noItem =
  /^(?:Start|Home|Startseite|Kontakt|Impressum|Datenschutz|Über|Team|Aktuelles|News|Blog|Jobs|Karriere|Preise|Galerie|Willkommen|Termin|Anfahrt|Leistungen|Angebot|Angebote|Produkte|Mehr|Weitere|Alles|Wir|Unser|Unsere|Ihr|Ihre|Dein|Deine|Qualität|Service|Beratung|FAQ|Shop|Menü|Speisekarte|Referenzen|Öffnungszeiten|Partner|Kunden|Jahre|Jahren|Herz|Leidenschaft|Erfahrung|Konzept|Saal|Säle|Auszahlung|Atmosphäre|Ambiente|u|z|etc|usw)\b/;

/** An offer as it stands alone: adjectives without their dative, a plural without its dative -n. */
function plainOffer(text: string, dative: boolean): string | null {
  const words = text
    .replace(/^(?:und|&|oder|sowie|auch|inkl\.?|inklusive|z\.\s?B\.)\s+/i, '')
    .replace(/^(?:der|die|das|dem|den|einem|einer|eine|ein|einen|unser\p{L}*|ihr\p{L}*|dein\p{L}*)\s+/iu, '')
    .replace(/\s+(?:u\.\s?v\.\s?m|und mehr|uvm|usw|und vieles mehr)\.?$/i, '')
    .replace(/\s+(?:rund um die Uhr|24\/7|ohne Termin|vor Ort)$/i, '')
    .replace(/[.,!)("„“]+$/g, '')
    .trim()
    .split(/\s+/);
  const noun = words.at(-1) ?? '';
  if (words.length > 5 || !isNoun(noun) || noItem.test(words.join(' ')) || words.join('').length < 3)
    return null;
  if (
    /https?:|www\.|@|[<>{}[\]]/.test(text) ||
    /\b(?:ist|sind|wir|sie|haben|wird|werden|bieten|machen)\b/i.test(text)
  )
    return null;
  const simple =
    words.length === 1 || (isNoun(noun) && words.slice(0, -1).every((word) => isAdjective(word)));
  if (!simple || !dative)
    return /^(?:in|mit|auf|bei|aus|von|nach|zu|zur|zum|für|an|seit|ab)$/i.test(words[0] ?? '')
      ? null
      : words.join(' ');
  // “mit Zuschüssen”: an umlaut tells a plural that the table lacks.
  const bent = germanSingular(noun) === null && /[äöü]\p{Ll}{1,3}e(?:rn|n)$/u.test(noun);
  const many = bent ? noun.slice(0, -1) : withoutDative(noun);
  const isMany = bent || looksPlural(many) || (germanSingular(many) !== null && !germanNoun(many)?.mass);
  const phrase = isMany ? germanSingular(many) : germanNoun(many);
  const adjectives = words
    .slice(0, -1)
    .map(stemOf)
    .filter((stem) => !praise.test(stem));
  if (adjectives.length === 0) return isMany ? many : noun;
  if (!phrase) return isMany ? `${adjectives.map((stem) => `${stem}e`).join(' ')} ${many}` : many;
  return decline(adjectives, { before: [], ...phrase, after: '' }, isMany ? 'many' : 'one', 'accusative');
}

/** Whole trades have an article, even where titles leave it out: “für die Industrie”. */
const trade = /(?:(industrie|gastronomie|hotellerie|wirtschaft|branche)|(mittelstand|handel)|(handwerk))$/i;

function withTradeArticle(text: string): string {
  const [, feminine, masculine, neuter] = trade.exec(text) ?? [];
  return feminine ? `die ${text}` : masculine ? `den ${text}` : neuter ? `das ${text}` : text;
}

function offersFrom(text: string, type: 'offer' | 'feature', dative = false): Offer[] {
  return itemsOf(text, /\s(?:und|&|sowie|plus)\s/).flatMap((item): Offer[] => {
    const treated =
      /^(?:Behandlung|Betreuung|Beratung|Begleitung|Pflege|Therapie|Hilfe|Angebote|Kurse|Training|Unterricht|Versorgung|Unterstützung)\s(?:von|für)\s(.+)$/.exec(
        item.trim(),
      );
    if (treated?.[1]) {
      const who = plainOffer(treated[1], false);
      if (who && isPerson(who, 'de')) return [{ text: who, type: 'person' }];
    }
    const [lead = '', withWhat] = item.split(/\s(?:mit|für|nach|ohne|bei)\s/);
    const plain = plainOffer(withWhat === undefined ? item : lead, dative);
    if (plain && /^Notdienst/.test(plain)) return [{ text: plain, type: 'feature' }];
    return plain ? [{ text: plain, type: isPerson(plain, 'de') ? 'person' : type }] : [];
  });
}

/** Splits what follows a head into offers, for whom, with what. */
function restOf(rest: string, listed: 'offer' | 'feature'): Offer[] {
  const cut = rest.replace(
    /,?\s(?:der|die|das|dem|wo|wenn|damit|dass|weil)\s[^,;:]*\b(?:ist|sind|hat|haben|wird|werden|macht|\p{Ll}+t|\p{Ll}+en)\b(?=[,;:.]|$)/gu,
    ' ',
  );
  const offers: Offer[] = [];
  let type: 'offer' | 'feature' = listed;
  let dative = false;
  /** After “für” until another word or a person: “für Verträge, Websites und Urkunden”. */
  let aims = false;
  for (const raw of cut.split(/\s(?=(?:für|mit|ohne|nach|bei|in|im|am|an|auf|aus|ab|seit)\s)|(?=,)/)) {
    const comma = raw.startsWith(',');
    const part = raw.replace(/^,\s*/, '').trim();
    const [, preposition = '', words = ''] =
      /^(für|mit|ohne|nach|bei|in|im|am|an|auf|aus|ab|seit)\s+(.*)$/.exec(part) ?? [];
    if (preposition === 'für' || (aims && comma && preposition === '')) {
      const items = itemsOf(preposition === 'für' ? words : part, /\s(?:und|&|sowie)\s/);
      // “für kleine Hotels und Pensionen”: one customer tells that the others are customers, too.
      const arePersons = items.some((item) => isPerson(item, 'de'));
      aims = preposition === 'für' ? !arePersons : aims;
      for (const item of items) {
        const plain = plainOffer(item, false);
        if (plain && arePersons) offers.push({ text: withTradeArticle(plain), type: 'person' });
        else if (plain && plain.split(' ').length <= 3)
          offers.push({ text: `für ${withTradeArticle(plain)}`, type: 'use' });
      }
      type = listed;
    } else if (preposition === 'mit') {
      aims = false;
      type = 'feature';
      dative = true;
      offers.push(...offersFrom(words, 'feature', true));
    } else if (
      preposition === 'nach' &&
      words !== 'Maß' &&
      words.split(' ').length <= 3 &&
      /^\p{Lu}/u.test(words)
    ) {
      offers.push({ text: `nach ${words}`, type: 'use' });
    } else if (preposition === '') {
      if (!comma) {
        type = listed;
        dative = false;
      }
      offers.push(...offersFrom(part, type, dative));
    }
  }
  return offers;
}

/** “Zahnarztpraxis Lindenhof in Leipzig”: a name that follows is no offer. */
const withoutName = (rest: string): string =>
  rest.replace(/^\p{Lu}[\p{L}'’-]+(?=\s(?:in|im|am|an|bei|auf)\s|$)/u, (word) =>
    germanNoun(word) !== null || looksPlural(word) || germanAsNoun(word) ? word : '',
  );

const weSell =
  /^(?:(?:wir|sie)\s+(?!haben|helfen|lieben|wollen|können|machen)\p{Ll}{3,}[enr]n|(?:wir|sie)?\s*(?:bieten|verkaufen|machen|fertigen|produzieren|entwickeln|vermieten|unterrichten|brauen|rösten|backen|bauen|verkauft|fertigt|produziert|entwickelt|baut|organisieren|veranstalten|bietet|betreiben|vermietet|herstellen|stellen))\s+/iu;
const maker =
  /^(?:\p{L}+\s){0,2}?(?:Hersteller|Anbieter|Manufaktur|Verlag|Händler|Handel|Großhandel|Großhändler|Lieferant|Importeur|Vertrieb|Webshop|Onlinehandel|Versandhändler|Produzent|Onlineshop|Online-Shop|Versand|Versandhandel|Fachhandel|Fachhändler|Shop)\s(?:von|für)\s+/u;

/** “Fachärztin für Dermatologie” is known by her field. */
const specialist = /Fach(?:arzt|ärztin|ärzte|ärztinnen) für (?=\p{Lu})/gu;

export function readGerman(text: string, strict: boolean): PhraseReading | null {
  const segments = segmentsOf(text.replace(specialist, ''));
  for (const [at, segment] of segments.entries()) {
    const found = headIn(segment, strict, segments);
    if (!found) continue;
    const { head, general, entry, role, rest } = found;
    const listed: 'offer' | 'feature' = itemsFor(role, entry);
    const more = segments
      .slice(at + 1, at + 4)
      .filter((next) => /,|\bund\b/.test(next) || next.split(' ').length <= 3)
      .flatMap((next) => restOf(next.replace(weSell, ''), listed));
    // “Zelte und Rucksäcke”: another product is nothing that the first one has.
    const plain =
      role === 'product' ? rest.replace(/^(?:und|&)\s+[^,]*?(?=,|\s(?:für|mit|aus|in)\s|$)/, '') : rest;
    return { head, general, entry, role, offers: [...restOf(withoutName(plain), listed), ...more] };
  }
  return null;
}

function headIn(segment: string, strict: boolean, segments: readonly string[]) {
  const sale = maker.exec(segment);
  // “Onlineshop für Hunde” sells them something.
  const [aim = ''] = segment.slice(sale?.[0].length ?? 0).split(/[,;(]|\s(?:und|&|in|aus|mit)\s/);
  const sold = isPerson(aim, 'de') ? null : sale;
  const said = sold ? null : weSell.exec(segment);
  const body = sold ? segment.slice(sold[0].length) : said ? segment.slice(said[0].length) : segment;
  const tokens = tokensOf(body);
  const groups = groupsOf(tokens);
  let skipped = false;
  for (const group of groups) {
    // “mit Werkstatt & Leasing”: what is joined to such a noun is none either.
    skipped =
      ['für', 'mit', 'von', 'bei', 'aus'].includes(group.before) ||
      (skipped && ['und', '&', ',', 'sowie', 'oder'].includes(group.before));
    if (skipped || ['in', 'im', 'am', 'an', 'zum', 'zur', 'auf', 'nach', 'vom'].includes(group.before))
      continue;
    const next = tokens[group.end] ?? '';
    // “Kaffeemaschinen Reparatur”, as titles write it.
    const joined = trades.test(next) && !adjectiveEnd.test(group.noun) ? joinedEntry(group.noun, next) : null;
    if (joined) return known(joined, { ...group, end: group.end + 1 }, tokens, false, segments);
    const entry = entryEndingAt(tokens.slice(0, group.end), group.end - 1, 'de');
    if (
      entry?.kind.id === 'software' &&
      entry.noun.one === 'Software' &&
      group.adjectives.length === 0 &&
      !/^(?:für|zur|zum)$/.test(tokens[group.end] ?? '')
    )
      continue;
    if (entry) return known(entry, group, tokens, sold !== null, segments);
  }
  if (strict) return null;
  const [first] = groups;
  if (
    !first ||
    first.start > 1 ||
    /\s(?:ist|sind|wird|werden|macht|hat|haben|beginnt|fängt|gehört)\s/.test(` ${body} `)
  )
    return null;
  const phrase = germanPhrase(/\svon\s/.test(sold?.[0] ?? '') ? withoutDative(first.noun) : first.noun);
  const told = sold !== null || said !== null;
  const provider = isGermanProvider(first.noun);
  if (!phrase || (!told && !provider && !looksPlural(first.noun) && first.adjectives.length === 0))
    return null;
  const activity = !told && !provider && /(?:ung|kunst|pflege|therapie)$/.test(first.noun);
  const head: NounPhrase = activity
    ? { before: [], one: 'Anbieter', many: 'Anbieter', gender: 'm', mass: false, after: `für ${first.noun}` }
    : { ...phrase, before: stems(first.adjectives) };
  const role = (provider && !sold) || activity ? ('provider' as const) : ('product' as const);
  return { head, general: null, entry: null, role, rest: after(tokens, first.end) };
}

function known(
  entry: Entry,
  group: Group,
  tokens: readonly string[],
  sold: boolean,
  segments: readonly string[],
) {
  let chosen = entry;
  const following = tokens.slice(group.end);
  let tail = '';
  if (entry.kind.family === 'legal') {
    // “Fachanwältin für Arbeitsrecht”: the field tells more than the office.
    const words = tokensOf(segments.slice(0, 2).join(' '));
    const field = words
      .flatMap((_, end) => entryEndingAt(words, end, 'de') ?? [])
      .find(({ kind }) => kind.family === 'legal' && kind.id !== 'lawyer');
    if (field && entry.kind.id === 'lawyer') {
      const own = /kanzlei$/i.test(group.noun) ? { ...entry.noun, after: field.noun.after } : field.noun;
      chosen = { ...field, noun: own.after || field.noun.after === '' ? own : field.noun };
    } else if (entry.kind.id === 'lawyer' && following[0] === 'für' && /recht$/i.test(following[1] ?? ''))
      tail = `für ${following[1]}`;
  }
  // Too wide to ask for without what it is for: “Software für Datenschutz”.
  if (
    ['software', 'consumer-app', 'devtool', 'framework', 'charity'].includes(entry.kind.id) &&
    /^(?:für|zur|zum)$/.test(following[0] ?? '')
  )
    tail =
      /^(?:für|zur|zum) (?:d(?:ie|en|as) )?(?:\p{Ll}[\p{L}-]+e[nrs]? ){0,2}\p{Lu}[\p{L}-]+/u.exec(
        following.join(' '),
      )?.[0] ?? '';
  // “Surf- und Kiteschule”
  const [half = '', and = ''] = [tokens[group.start - 2], tokens[group.start - 1]];
  const pair =
    /^\p{Lu}\p{L}*-$/u.test(half) && /^(?:und|&)$/.test(and) && entry.noun.one === group.noun
      ? `${half} und `
      : '';
  const shown = stems(group.adjectives.slice(0, group.adjectives.length + 1 - entry.words));
  const { noun } = chosen;
  const head = {
    ...noun,
    one: pair + noun.one,
    many: pair + noun.many,
    before: [...shown, ...noun.before],
    after: [noun.after, tail].filter(Boolean).join(' '),
  };
  const rest = after(tokens, group.end + (tail ? tail.split(' ').length : chosen !== entry ? 2 : 0));
  const usual = chosen.kind.words.de.noun;
  // “Hotel” for “Familienhotel”; what the word list has another noun for is no shorter word for it.
  const isLonger =
    chosen.role === 'provider' &&
    !chosen.kind.tags.includes('store') &&
    noun.one !== usual.one &&
    noun.one.toLowerCase().endsWith(usual.one.toLowerCase());
  const general = isLonger
    ? usual
    : head.before.length > 1
      ? { ...head, before: head.before.slice(1) }
      : null;
  return { head, general, entry: chosen, role: sold ? ('product' as const) : chosen.role, rest };
}

const trades =
  /^(?:Reparatur|Verleih|Werkstatt|Service|Agentur|Studio|Praxis|Schule|Shop|Beratung|Reinigung|Software|Hosting|Restaurant|Hotel|Betrieb|Händler|Dienst)$/;

/** “Italienisches Restaurant”: as a sentence begins, an adjective is written like a noun. */
const adjectiveEnd = /(?:isch|ig|lich|sam|voll|iert|haft|los|vegan|fein|klein|gut)e[rs]?$/;

const joinedEntry = (first: string, second: string): Entry | null =>
  entryEndingAt([`${first}-${second}`], 0, 'de') ??
  entryEndingAt([first.replace(/(?:en|n)$/, '') + second.toLowerCase()], 0, 'de') ??
  (/^Reparatur$/.test(second) ? entryEndingAt(['Reparaturdienst'], 0, 'de') : null);

const after = (tokens: readonly string[], from: number): string =>
  tokens
    .slice(from)
    .join(' ')
    .replace(/\s+([,.;:])/g, '$1');

const itemsFor = (role: 'provider' | 'product', entry: Entry | null): 'offer' | 'feature' =>
  role === 'product' ||
  (entry !== null &&
    (entry.kind.family === 'travel' ||
      entry.kind.family === 'culture' ||
      (entry.kind.family === 'food' && !entry.kind.tags.includes('foodshop'))))
    ? 'feature'
    : 'offer';
