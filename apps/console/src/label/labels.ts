import type { Language } from '../text/index.ts';

type Table = Readonly<Record<string, string>>;
interface Labels {
  surface: Table;
  /** Within a sentence: “37% of assistant answers”. */
  answersOf: Table;
  intent: Table;
  stage: Table;
  status: Table;
  label: Table;
  provenance: Table;
  outcome: Table;
  source: Table;
  effortDays: (days: number) => string;
  /** Rights that have a sentence of their own. */
  scope: Table;
  subject: Table;
  see: (what: string) => string;
  changeIt: (what: string) => string;
}

/** Names of makers that are said in no language. */
export const engineNames: Table = {
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
  'chatgpt-ui': 'ChatGPT web',
  'gemini-ui': 'Gemini web',
  'perplexity-ui': 'Perplexity web',
  'copilot-ui': 'Copilot web',
  'grok-ui': 'Grok web',
  'openai-compatible': 'OpenAI-compatible',
};

const en: Labels = {
  surface: {
    'api+search': 'Assistants',
    api: 'Assistants without search',
    serp: 'Google AI answers',
    ui: 'As people see it',
    sandbox: 'Sample engine',
  },
  answersOf: {
    'api+search': 'assistant answers',
    api: 'assistant answers without search',
    serp: 'Google’s AI answers',
    ui: 'answers as people see them',
    sandbox: 'the sample engine’s answers',
    'google-ai-overview': 'Google AI Overviews',
    'google-ai-mode': 'answers of Google AI Mode',
  },
  intent: {
    informational: 'to learn',
    comparison: 'to compare',
    best_of: 'the best',
    alternatives: 'alternatives',
    problem: 'a problem solved',
    price: 'prices',
    local: 'nearby',
  },
  stage: { awareness: 'exploring', consideration: 'comparing', decision: 'deciding' },
  status: {
    measured: 'measured',
    insufficient: 'too few answers',
    stale: 'out of date',
    not_run: 'not asked yet',
    failed: 'the engine gave no answers',
    not_grounded: 'answered without a search',
  },
  label: {
    ok: 'enough answers',
    indicative: 'first indication',
    few_topics: 'range is rough: few topics',
    upper_bound: 'at most this',
    insufficient: 'too few answers',
  },
  provenance: { live: 'measured', cached: 'measured earlier', predicted: 'predicted' },
  outcome: {
    answered: 'answered',
    empty: 'empty answer',
    refused: 'refused',
    blocked: 'blocked',
    truncated: 'cut off',
    not_shown: 'no AI answer shown',
  },
  source: {
    own: 'your site',
    competitor: 'rival’s site',
    editorial: 'review or list site',
    ugc: 'user posts',
    reference: 'reference work',
    institutional: 'institution',
    video: 'video',
    shop: 'shop',
    company: 'another company',
    other: 'other site',
  },
  scope: {
    read: 'see everything',
    write: 'change everything but keys, people and money',
    admin: 'do everything',
    'scans:write': 'start scans',
  },
  subject: {
    projects: 'projects',
    scans: 'scans',
    scores: 'figures',
    results: 'results of scans',
    recommendations: 'moves',
    competitors: 'competitors',
    analytics: 'analytics',
    reports: 'reports',
    alerts: 'alerts',
    billing: 'plan and billing',
    usage: 'usage',
    keys: 'API keys',
    webhooks: 'webhooks',
    account: 'the account',
    workspaces: 'workspaces',
    prompts: 'prompts',
    answers: 'answers',
    personas: 'personas',
    goals: 'goals',
    scorecards: 'scorecards',
    experiments: 'experiments',
    segments: 'segments',
    views: 'saved views',
    exports: 'files',
    schedules: 'schedules',
    channels: 'channels',
    traffic: 'visits',
    integrations: 'integrations',
    'provider-keys': 'provider keys',
    members: 'members',
    approvals: 'approvals',
    audit: 'the audit log',
  },
  see: (what) => `see ${what}`,
  changeIt: (what) => `change ${what}`,
  effortDays: (days) => (days === 1 ? 'about 1 day' : `about ${days} days`),
};

const de: Labels = {
  surface: {
    'api+search': 'Assistenten',
    api: 'Assistenten ohne Suche',
    serp: 'KI-Antworten von Google',
    ui: 'Wie Menschen es sehen',
    sandbox: 'Beispiel-Engine',
  },
  answersOf: {
    'api+search': 'Antworten von Assistenten',
    api: 'Antworten von Assistenten ohne Suche',
    serp: 'KI-Antworten von Google',
    ui: 'Antworten, wie Menschen sie sehen',
    sandbox: 'Antworten der Beispiel-Engine',
    'google-ai-overview': 'Google AI Overviews',
    'google-ai-mode': 'Antworten von Google AI Mode',
  },
  intent: {
    informational: 'sich informieren',
    comparison: 'vergleichen',
    best_of: 'das Beste',
    alternatives: 'Alternativen',
    problem: 'ein Problem lösen',
    price: 'Preise',
    local: 'in der Nähe',
  },
  stage: { awareness: 'erkundet', consideration: 'vergleicht', decision: 'entscheidet' },
  status: {
    measured: 'gemessen',
    insufficient: 'zu wenige Antworten',
    stale: 'veraltet',
    not_run: 'noch nicht gefragt',
    failed: 'die Engine gab keine Antworten',
    not_grounded: 'ohne Suche beantwortet',
  },
  label: {
    ok: 'genug Antworten',
    indicative: 'erster Hinweis',
    few_topics: 'Bereich grob: wenige Themen',
    upper_bound: 'höchstens so viel',
    insufficient: 'zu wenige Antworten',
  },
  provenance: { live: 'gemessen', cached: 'früher gemessen', predicted: 'vorhergesagt' },
  outcome: {
    answered: 'beantwortet',
    empty: 'leere Antwort',
    refused: 'verweigert',
    blocked: 'blockiert',
    truncated: 'abgeschnitten',
    not_shown: 'keine KI-Antwort gezeigt',
  },
  source: {
    own: 'Ihre Website',
    competitor: 'Website eines Rivalen',
    editorial: 'Test- oder Listenseite',
    ugc: 'Nutzerbeiträge',
    reference: 'Nachschlagewerk',
    institutional: 'Institution',
    video: 'Video',
    shop: 'Shop',
    company: 'andere Firma',
    other: 'andere Website',
  },
  scope: {
    read: 'alles sehen',
    write: 'alles ändern außer Schlüsseln, Menschen und Geld',
    admin: 'alles tun',
    'scans:write': 'Scans starten',
  },
  subject: {
    projects: 'Projekte',
    scans: 'Scans',
    scores: 'Zahlen',
    results: 'Ergebnisse von Scans',
    recommendations: 'Schritte',
    competitors: 'Wettbewerber',
    analytics: 'Auswertungen',
    reports: 'Berichte',
    alerts: 'Alarme',
    billing: 'Tarif und Abrechnung',
    usage: 'Verbrauch',
    keys: 'API-Schlüssel',
    webhooks: 'Webhooks',
    account: 'Konto',
    workspaces: 'Arbeitsbereiche',
    prompts: 'Prompts',
    answers: 'Antworten',
    personas: 'Personas',
    goals: 'Ziele',
    scorecards: 'Scorecards',
    experiments: 'Experimente',
    segments: 'Segmente',
    views: 'gespeicherte Ansichten',
    exports: 'Dateien',
    schedules: 'Zeitpläne',
    channels: 'Kanäle',
    traffic: 'Besuche',
    integrations: 'Verbindungen',
    'provider-keys': 'Anbieterschlüssel',
    members: 'Mitglieder',
    approvals: 'Freigaben',
    audit: 'Protokoll',
  },
  see: (what) => `${what} sehen`,
  changeIt: (what) => `${what} ändern`,
  effortDays: (days) => (days === 1 ? 'etwa 1 Tag' : `etwa ${days} Tage`),
};

/** One table of words for each id that may reach a person. */
export const labelWords: Record<Language, Labels> = { en, de };
