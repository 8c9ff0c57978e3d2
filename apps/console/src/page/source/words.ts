import { counted } from '../../text/counted.ts';

/** What the pages of sources say. */
const en = {
  views: {
    domains: 'Sites',
    pages: 'Pages',
    gaps: 'You and rivals',
    changes: 'New and lost',
    own: 'Your pages',
    searches: 'What engines searched',
    traffic: 'Crawlers and visits',
  },
  domain: 'Site',
  page: 'Page',
  homePage: 'Home page',
  pageUntold: 'Page not told',
  you: 'you',
  yours: 'your site',
  allEngines: (count: number) => `all ${count}`,
  answers: 'answers that cite it',
  beside: 'You (filled) and any rival (ring), 0–100%',
  besideSays: (own: number, rivals: number) => `you ${own}, rivals ${rivals}`,
  retrieved: 'found by engines',
  of: (all: string) => `of ${all}`,
  prompts: 'prompts',
  engines: 'engines',
  last: 'last seen',
  order: 'Order',
  pageSorts: { '-answers': 'Most cited', '-lastSeen': 'Seen last' },
  onlySite: 'Site',
  pagesCited: (count: string, own: string) =>
    `Answers cite ${counted(count, 'page', 'pages')}, ${own} of them yours.`,
  pagesOf: (count: string, site: string) => `Answers cite ${counted(count, 'page', 'pages')} of ${site}.`,
  pagesLead: 'Open a page to read what it says about you and your rivals.',
  pagesFoot:
    'Dots: how many of the answers that cite the page name you, or a rival. An engine finds more pages than it cites.',
  gapLead:
    'Compared in the answers that cite a site: how many have you, and how many have any of your rivals. Several rivals together are easily in more answers than one brand: a gap alone does not say that the site is its cause.',
  gapMoves: 'See what to do',
  gapTitle: 'You and any rival, where a site is cited',
  gapFoot:
    'Gap: share of the answers that cite the site with you, minus the share with any rival, in points, with 95% range.',
  verdict: 'Verdict',
  changeLead:
    'Compared with the same number of days before. At most 1 in 10 of the sites marked as changed is a false alarm.',
  changed: (count: number, all: string) =>
    `${count} of ${counted(all, 'site', 'sites')} ${count === 1 ? 'is' : 'are'} cited more or less than before.`,
  noComparison: 'Nothing to compare with yet.',
  changeTitle: 'Change in how often each site is cited',
  changePoints: (span: string) => `Change, points (±${span})`,
  kind: { new: 'new', lost: 'lost', more: 'cited more', fewer: 'cited less' },
  changeVerdict: {
    changed: 'changed',
    no_change_shown: 'no change shown',
    too_few: 'too few answers',
  },
  before: 'before',
  after: 'now',
  ownCited: (count: number, said: string) =>
    count === 0
      ? 'No answer cites a page of yours yet.'
      : `${counted(said, 'page of yours is', 'of your pages are')} cited.`,
  ownNever: (count: number, said: string) =>
    count === 0
      ? 'Every known page of yours is cited.'
      : `${counted(said, 'page of yours is', 'of your pages are')} never cited.`,
  ownLead: 'Where answers link to you, and for which questions.',
  neverLead: 'Pages that were read at the first run and in audits, and that no answer of this period cites.',
  cites: 'Cited',
  citedOnly: 'Cited',
  never: 'Never cited',
  promptsOf: 'Cited for',
  others: (count: number) => `and ${counted(String(count), 'other prompt', 'other prompts')}`,
  citedFor: (url: string) => `Prompts whose answers cite ${url}`,
  empty: 'No answer in this period cites a source.',
  emptyGaps: 'No cited site stands in answers that have a rival and not you.',
  emptyChanges: 'A change needs scans in this period and in the one before. Choose a longer period above.',
  emptyOwn: 'Engines cite pages that answer the question. The moves under Improve say which to write first.',
  emptyNever: 'Pages are read at the first run and in audits.',
  searchesMade: (count: number, said: string) =>
    count === 0
      ? 'No engine reported a search.'
      : `Engines made ${counted(said, 'search', 'different searches')} before they answered.`,
  searchLead: 'A page of yours that answers one of these searches can be found, and then cited.',
  searches: 'Searches',
  findSearch: 'Find a search',
  searchFoot: 'Blue: answers that have you. Each bar counts the answers for which the search was made.',
  search: 'Search',
  searchAnswers: 'answers with you',
  withYou: 'with you in them',
  withYouOf: (own: string, answers: string) => `${own} of ${answers}`,
  emptySearches:
    'No engine reported a search in this period. Engines without web search make none, and some do not say.',
  noSearch: (part: string) => `No search has “${part}” in it.`,
  back: 'Pages',
  content: 'What this page says',
  fetched: 'Read',
  language: 'Language',
  cut: 'The page goes on: this is its beginning.',
  foreign: 'Text of another site.',
  shown: (kind: string, quotes: string) => `Kind of site: ${kind}. The page shows: ${quotes}`,
};

const de: typeof en = {
  views: {
    domains: 'Websites',
    pages: 'Seiten',
    gaps: 'Sie und Wettbewerber',
    changes: 'Neu und verloren',
    own: 'Ihre Seiten',
    searches: 'Was Engines gesucht haben',
    traffic: 'Crawler und Besuche',
  },
  domain: 'Website',
  page: 'Seite',
  homePage: 'Startseite',
  pageUntold: 'Seite nicht genannt',
  you: 'Sie',
  yours: 'Ihre Website',
  allEngines: (count) => `alle ${count}`,
  answers: 'Antworten, die sie zitieren',
  beside: 'Sie (gefüllt) und irgendein Wettbewerber (Ring), 0–100 %',
  besideSays: (own, rivals) => `Sie ${own}, Wettbewerber ${rivals}`,
  retrieved: 'von Engines gefunden',
  of: (all) => `von ${all}`,
  prompts: 'Prompts',
  engines: 'Engines',
  last: 'zuletzt gesehen',
  order: 'Reihenfolge',
  pageSorts: { '-answers': 'Am häufigsten zitiert', '-lastSeen': 'Zuletzt gesehen' },
  onlySite: 'Website',
  pagesCited: (count, own) =>
    `Antworten zitieren ${counted(count, 'Seite', 'Seiten')}, davon ${own} von Ihnen.`,
  pagesOf: (count, site) => `Antworten zitieren ${counted(count, 'Seite', 'Seiten')} von ${site}.`,
  pagesLead: 'Öffnen Sie eine Seite, um zu lesen, was sie über Sie und Ihre Wettbewerber sagt.',
  pagesFoot:
    'Punkte: wie viele der Antworten, die die Seite zitieren, Sie oder einen Wettbewerber nennen. Engines finden mehr Seiten, als sie zitieren.',
  gapLead:
    'Verglichen wird in den Antworten, die eine Website zitieren: wie viele Sie enthalten und wie viele irgendeinen Ihrer Wettbewerber. Mehrere Wettbewerber zusammen stehen leicht in mehr Antworten als eine Marke: Ein Rückstand allein sagt nicht, dass die Website seine Ursache ist.',
  gapMoves: 'Maßnahmen ansehen',
  gapTitle: 'Sie und irgendein Wettbewerber, wo eine Website zitiert wird',
  gapFoot:
    'Abstand: Anteil der Antworten mit Ihnen minus Anteil mit irgendeinem Wettbewerber, wo die Website zitiert wird, in Punkten mit 95-%-Bereich.',
  verdict: 'Ergebnis',
  changeLead:
    'Verglichen mit ebenso vielen Tagen davor. Höchstens 1 von 10 als verändert markierten Websites ist ein Fehlalarm.',
  changed: (count, all) =>
    `${count} von ${counted(all, 'Website', 'Websites')} ${count === 1 ? 'wird' : 'werden'} öfter oder seltener zitiert als zuvor.`,
  noComparison: 'Noch kein Vergleich möglich.',
  changeTitle: 'Websites, die öfter oder seltener zitiert werden',
  changePoints: (span) => `Änderung, Punkte (±${span})`,
  kind: { new: 'neu', lost: 'verloren', more: 'öfter zitiert', fewer: 'seltener zitiert' },
  changeVerdict: {
    changed: 'verändert',
    no_change_shown: 'keine Änderung belegt',
    too_few: 'zu wenige Antworten',
  },
  before: 'vorher',
  after: 'jetzt',
  ownCited: (count, said) =>
    count === 0
      ? 'Noch zitiert keine Antwort eine Ihrer Seiten.'
      : `${counted(said, 'Ihrer Seiten wird', 'Ihrer Seiten werden')} zitiert.`,
  ownNever: (count, said) =>
    count === 0
      ? 'Jede bekannte Seite von Ihnen wird zitiert.'
      : `${counted(said, 'Ihrer Seiten wird', 'Ihrer Seiten werden')} nie zitiert.`,
  ownLead: 'Wo Antworten auf Sie verweisen, und bei welchen Fragen.',
  neverLead:
    'Seiten, die beim Einrichten und bei Prüfungen gelesen wurden und die in diesem Zeitraum keine Antwort zitiert.',
  cites: 'Zitiert',
  citedOnly: 'Zitiert',
  never: 'Nie zitiert',
  promptsOf: 'Zitiert bei',
  others: (count) => `und ${counted(String(count), 'weiterer Prompt', 'weitere Prompts')}`,
  citedFor: (url) => `Prompts, deren Antworten ${url} zitieren`,
  empty: 'Keine Antwort dieses Zeitraums zitiert eine Quelle.',
  emptyGaps: 'Keine zitierte Website steht in Antworten mit einem Wettbewerber und ohne Sie.',
  emptyChanges:
    'Für einen Vergleich braucht es Scans in diesem und im vorigen Zeitraum. Wählen Sie oben einen längeren Zeitraum.',
  emptyOwn:
    'Engines zitieren Seiten, die eine Frage beantworten. Unter „Verbessern“ sehen Sie, welche Sie zuerst schreiben sollten.',
  emptyNever: 'Seiten werden beim Einrichten und bei Prüfungen gelesen.',
  searchesMade: (count, said) =>
    count === 0
      ? 'Keine Engine hat eine Suche gemeldet.'
      : `Engines haben ${counted(said, 'Suche', 'verschiedene Suchen')} gestellt, bevor sie antworteten.`,
  searchLead: 'Seiten, die auf solche Suchen antworten, können gefunden und dann zitiert werden.',
  searches: 'Suchen',
  findSearch: 'Suchanfragen durchsuchen',
  searchFoot: 'Jeder Balken zählt die Antworten, für die gesucht wurde. Blau: Antworten, die Sie nennen.',
  search: 'Suche',
  searchAnswers: 'Antworten mit Ihnen',
  withYou: 'nennen Sie',
  withYouOf: (own, answers) => `${own} von ${answers}`,
  emptySearches:
    'In diesem Zeitraum hat keine Engine eine Suche gemeldet. Engines ohne Websuche suchen nicht, und manche geben ihre Suchen nicht preis.',
  noSearch: (part) => `Keine Suche enthält „${part}“.`,
  back: 'Seiten',
  content: 'Was diese Seite sagt',
  fetched: 'Gelesen',
  language: 'Sprache',
  cut: 'Das ist nur der Anfang der Seite.',
  foreign: 'Text einer fremden Website.',
  shown: (kind, quotes) => `Art der Website: ${kind}. Die Seite zeigt: ${quotes}`,
};

export const sourceWords = { en, de };
