import { screen } from './screen.ts';
import { both, type Label, type Table } from './table.ts';

/** Names that no language changes. */
const engineNames: Readonly<Record<string, string>> = {
  openai: 'ChatGPT',
  anthropic: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  xai: 'Grok',
  mistral: 'Mistral',
  deepseek: 'DeepSeek',
  openrouter: 'OpenRouter',
  'google-ai-overview': 'Google AI Overviews',
  'google-ai-mode': 'Google AI Mode',
};
/** Products as people see them. */
const onTheWeb: Readonly<Record<string, string>> = {
  'chatgpt-ui': 'ChatGPT',
  'gemini-ui': 'Gemini',
  'perplexity-ui': 'Perplexity',
  'copilot-ui': 'Microsoft Copilot',
  'grok-ui': 'Grok',
};

const labels = (names: Readonly<Record<string, string>>, of: (name: string) => Label): Table =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, of(name)]));

/** Labels that stand within sentences, too. */
const spoken = {
  engine: {
    ...labels(engineNames, (name) => both(name)),
    ...labels(onTheWeb, (name) => both(`${name} on the web`, `${name} im Web`)),
    'openai-compatible': both('your own engine', 'Ihre eigene Engine'),
    sandbox: both('the sample engine', 'der Beispiel-Engine'),
  },
  surface: {
    'api+search': both('assistants with web search', 'Assistenten mit Websuche'),
    api: both('assistants without search', 'Assistenten ohne Suche'),
    serp: both('Google AI answers', 'KI-Antworten von Google'),
    ui: both('answers as people see them', 'Antworten, wie Menschen sie sehen'),
    sandbox: both('the sample engine', 'der Beispiel-Engine'),
  },
  measure: {
    presence: both('presence', 'die Präsenz'),
    mention: both('mentions', 'die Nennung'),
    citation: both('citations', 'die Zitierung'),
  },
  figure: {
    ok: both('enough answers', 'genug Antworten'),
    indicative: both('first indication', 'erster Hinweis'),
    few_topics: both('range is rough: few topics', 'Bereich grob: wenige Themen'),
    upper_bound: both('at most this', 'höchstens so viel'),
    insufficient: both('too few answers', 'zu wenige Antworten'),
  },
  provenance: {
    live: both('measured', 'gemessen'),
    cached: both('measured earlier', 'früher gemessen'),
    predicted: both('predicted', 'vorhergesagt'),
  },
  site: {
    own: both('your own site', 'Ihre eigene Website'),
    competitor: both('a competitor’s site', 'Website eines Wettbewerbers'),
    editorial: both('a magazine or review site', 'Magazin oder Testseite'),
    ugc: both('a forum or a site of user reviews', 'Forum oder Bewertungsportal'),
    reference: both('a reference work', 'Nachschlagewerk'),
    institutional: both('a public body or association', 'Behörde oder Verband'),
    video: both('a video', 'Video'),
    shop: both('a shop', 'Shop'),
    company: both('a company’s site', 'Website eines Unternehmens'),
    other: both('another site', 'andere Website'),
  },
  verdict: {
    rise: both('rise', 'Anstieg'),
    fall: both('fall', 'Rückgang'),
    no_change_shown: both('no change shown', 'keine Änderung belegt'),
    too_few: both('too few answers', 'zu wenige Antworten'),
    not_comparable: both('not comparable', 'nicht vergleichbar'),
  },
  cause: {
    engine_change: both('an engine stands out', 'eine Engine sticht heraus'),
    topic: both('a topic stands out', 'ein Thema sticht heraus'),
    source_lost: both('a source is lost', 'eine Quelle ist weggefallen'),
    competitor: both('a competitor moved the other way', 'ein Wettbewerber bewegte sich gegenläufig'),
    coverage: both('an engine lost answers', 'eine Engine verlor Antworten'),
    brand: both('none found', 'keine gefunden'),
    prompt_set: both('other questions were asked', 'es wurde anderes gefragt'),
  },
  /** States of what people decide on or start: cases, experiments, goals. */
  state: {
    suggested: both('to do', 'offen'),
    accepted: both('accepted', 'angenommen'),
    in_progress: both('in progress', 'in Arbeit'),
    shipped: both('live', 'umgesetzt'),
    verified: both('worked', 'gewirkt'),
    not_confirmed: both('not confirmed', 'nicht bestätigt'),
    unclear: both('unclear', 'unklar'),
    dismissed: both('dismissed', 'verworfen'),
    registered: both('set up', 'angelegt'),
    baseline: both('measured before the change', 'vor der Änderung gemessen'),
    running: both('running', 'läuft'),
    ended: both('ended', 'beendet'),
    stopped: both('stopped', 'abgebrochen'),
    open: both('open', 'offen'),
    acknowledged: both('acknowledged', 'gesehen'),
    resolved: both('over', 'vorbei'),
  },
  recommendation: {
    suggested: both('to do', 'offen'),
    accepted: both('accepted', 'angenommen'),
    in_progress: both('in progress', 'in Arbeit'),
    shipped: both('live', 'umgesetzt'),
    verified: both('worked', 'gewirkt'),
    not_confirmed: both('not confirmed', 'nicht bestätigt'),
    dismissed: both('dismissed', 'verworfen'),
  },
  alert: {
    sequential: both('a lasting change', 'eine anhaltende Änderung'),
    change: both('one scan against those before', 'ein Scan gegen die davor'),
    anomaly: both('a jump between levels', 'ein Sprung zwischen Niveaus'),
    source_lost: both('a lost source', 'eine verlorene Quelle'),
    engine_health: both('lost answers', 'verlorene Antworten'),
    goal_at_risk: both('a goal at risk', 'ein gefährdetes Ziel'),
    engine_changed: both('a changed engine', 'eine geänderte Engine'),
    credits_low: both('low credits', 'wenige Credits'),
    credits_end: both('credits that will end', 'Credits, die enden'),
  },
  scan: {
    queued: both('waiting', 'wartet'),
    running: both('running', 'läuft'),
    completed: both('finished', 'fertig'),
    partial: both('finished, with gaps', 'fertig, mit Lücken'),
    failed: both('failed', 'gescheitert'),
    cancelling: both('stopping', 'wird angehalten'),
    cancelled: both('stopped', 'angehalten'),
    awaiting_approval: both('waiting for approval', 'wartet auf Freigabe'),
  },
} as const satisfies Record<string, Table>;

const tables = { ...spoken, ...screen };

export type LabelKind = keyof typeof tables;

/** The label of an id; an id that the table does not know is told as it is. */
export const labelOf = (kind: LabelKind, id: string, language: 'en' | 'de' = 'en'): string => {
  const table: Table = tables[kind];
  return table[id]?.[language] ?? id;
};

export const hasLabel = (kind: LabelKind, id: string): boolean => Object.hasOwn(tables[kind], id);

/** Everything of a kind that has a label. */
export const labelledIds = (kind: LabelKind): string[] => Object.keys(tables[kind]);

/** Every label that differs between the languages, for readers that translate words inside of sentences. */
export const labelPairs: readonly (readonly [en: string, de: string])[] = Object.values(spoken).flatMap(
  (table: Table) => Object.values(table).flatMap(({ en, de }) => (en === de ? [] : [[en, de] as const])),
);
