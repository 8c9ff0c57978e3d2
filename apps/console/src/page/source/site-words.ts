import { counted } from '../../text/counted.ts';

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** What the first page of sources says: kinds, sites, and what changed. */
const en = {
  headline: {
    most: '{0} is cited in {1} {2} of answers.',
    gaps: (count: number) =>
      count === 0
        ? 'In answers that cite a site, no gap to your rivals is shown.'
        : `In the answers that cite ${count === 1 ? 'one site' : `each of ${count} sites`}, your rivals together are ahead of you.`,
    clearest: (sites: readonly string[]) => `The largest gaps: ${listed(sites, 'and')}.`,
    none: 'No answer in this period cites a source.',
    noneSays: (engines: readonly string[]) =>
      `Engines asked: ${listed(engines, 'and')}. Those without web search cite nothing.`,
  },
  kinds: {
    title: 'What kinds of sites each engine cites',
    about: (span: string) => `Share of an engine’s citations with 95% range, ${span}`,
    kind: 'Kind of site',
    engine: 'Engine',
    citations: (count: string) => counted(count, 'citation', 'citations'),
    foot: (citations: string, top: string) => `${citations} citations. One scale for all: 0–${top}.`,
    none: (engines: readonly string[]) =>
      `None of these cites a source in this period: ${listed(engines, 'and')}.`,
  },
  changes: {
    title: 'New and lost',
    about: 'Against the period before, points of answers that cite it',
    all: (count: number) => `All ${count}`,
    foot: 'At most 1 in 10 of these is a false alarm.',
    none: 'No site is shown to be cited more or less than before.',
    nothing:
      'Nothing to compare with yet: a change needs a scan in this period and one in the period before.',
    kinds: { new: 'new', lost: 'lost', more: 'cited more', fewer: 'cited less' },
  },
  table: {
    title: 'Sites',
    search: 'Search sites',
    sort: 'Order',
    sorts: {
      '-cited': 'Most cited first',
      '-gap': 'Largest gap first',
      '-prompts': 'Most prompts first',
      '-retrieved': 'Most found by engines first',
    },
    site: 'Site',
    cited: (top: string) => `Cited in, 0–${top}`,
    beside: 'You (filled) and any rival (ring), 0–100%',
    gap: (span: string) => `Gap, points (±${span})`,
    prompts: 'Prompts',
    pages: 'Pages',
    count: (answers: string) => `in ${counted(answers, 'answer', 'answers')}`,
    shares: (own: string, rivals: string) => `you ${own}, rivals ${rivals}`,
    verdicts: {
      behind: 'you trail',
      ahead: 'you lead',
      no_difference_shown: 'no difference shown',
      too_few: 'too few answers',
    },
    none: 'No answer in this period cites a source.',
    noMatch: (part: string) => `No cited site has “${part}” in its name.`,
    foot: (shown: string, total: string) =>
      `${shown} of ${total} sites. Dots: presence in the answers that cite the site; the gap is tested on the same answers.`,
    more: 'Show more',
  },
};

const de: typeof en = {
  headline: {
    most: '{0} wird in {1} {2} der Antworten zitiert.',
    gaps: (count) =>
      count === 0
        ? 'Wo eine Website zitiert wird, ist kein Rückstand auf Ihre Wettbewerber belegt.'
        : `In den Antworten, die ${count === 1 ? 'eine Website' : `jede von ${count} Websites`} zitieren, liegen Ihre Wettbewerber zusammen vor Ihnen.`,
    clearest: (sites) => `Die größten Abstände: ${listed(sites, 'und')}.`,
    none: 'Keine Antwort dieses Zeitraums zitiert eine Quelle.',
    noneSays: (engines) => `Gefragt wurden ${listed(engines, 'und')}. Engines ohne Websuche zitieren nichts.`,
  },
  kinds: {
    title: 'Welche Arten von Websites jede Engine zitiert',
    about: (span) => `Anteil an den Zitaten einer Engine mit 95-%-Bereich, ${span}`,
    kind: 'Art der Website',
    engine: 'Engine',
    citations: (count) => counted(count, 'Zitat', 'Zitate'),
    foot: (citations, top) => `${citations} Zitate. Eine Skala für alle: 0–${top}.`,
    none: (engines) => `${listed(engines, 'und')}: In diesem Zeitraum wurde keine Quelle zitiert.`,
  },
  changes: {
    title: 'Neu und verloren',
    about: 'Anteil der Antworten, die sie zitieren, gegenüber dem Zeitraum davor, in Punkten',
    all: (count) => `Alle ${count}`,
    foot: 'Höchstens 1 von 10 davon ist ein Fehlalarm.',
    none: 'Keine Website wird belegt öfter oder seltener zitiert als zuvor.',
    nothing: 'Noch kein Vergleich möglich: Dafür braucht es je einen Scan in diesem und im vorigen Zeitraum.',
    kinds: { new: 'neu', lost: 'verloren', more: 'öfter zitiert', fewer: 'seltener zitiert' },
  },
  table: {
    title: 'Websites',
    search: 'Websites suchen',
    sort: 'Reihenfolge',
    sorts: {
      '-cited': 'Am häufigsten zitiert zuerst',
      '-gap': 'Größter Rückstand zuerst',
      '-prompts': 'Meiste Prompts zuerst',
      '-retrieved': 'Am häufigsten gefunden zuerst',
    },
    site: 'Website',
    cited: (top) => `Zitiert in, 0–${top}`,
    beside: 'Sie (gefüllt) und irgendein Wettbewerber (Ring), 0–100 %',
    gap: (span) => `Abstand in Punkten (±${span})`,
    prompts: 'Prompts',
    pages: 'Seiten',
    count: (answers) => `in ${counted(answers, 'Antwort', 'Antworten')}`,
    shares: (own, rivals) => `Sie ${own}, Wettbewerber ${rivals}`,
    verdicts: {
      behind: 'Sie liegen zurück',
      ahead: 'Sie führen',
      no_difference_shown: 'kein Unterschied belegt',
      too_few: 'zu wenige Antworten',
    },
    none: 'Keine Antwort dieses Zeitraums zitiert eine Quelle.',
    noMatch: (part) => `Keine zitierte Website hat „${part}“ im Namen.`,
    foot: (shown, total) =>
      `${shown} von ${total} Websites. Punkte: Präsenz in den Antworten, die die Website zitieren; der Abstand wird an denselben Antworten geprüft.`,
    more: 'Mehr anzeigen',
  },
};

export const siteWords = { en, de };
