import type { Language } from '@svc/figures';

interface Lost {
  brand: string;
  /** How often the brand is named, with its interval. */
  rate: string | null;
  questions: number;
  about: string;
  rival: { name: string; rate: string } | null;
}

/** Of all answers: those that name the brand, and those that only cite its site. */
interface Parts {
  named: string;
  cited: string;
}

export const english = {
  measures: { presence: 'Presence', mention: 'Mentions', citation: 'Citations' },
  badges: { live: 'live', cached: 'cached', predicted: 'predicted' },
  modes: { live: 'live', test: 'test' },
  statuses: {
    measured: 'measured',
    insufficient: 'too few answers',
    stale: 'stale',
    not_run: 'not run',
    failed: 'failed',
    not_grounded: 'did not search',
  },
  verdicts: {
    rise: 'rise',
    fall: 'fall',
    no_change_shown: 'no change shown',
    too_few: 'too few answers',
    not_comparable: 'not comparable',
  },
  kinds: { brand: 'brand', engine: 'engine', intent: 'intent', topic: 'topic', prompt: 'prompt' },
  moved: { moved: 'moved', no_move_shown: 'no move shown', too_few: 'too few answers' },
  sourceKinds: { new: 'new', lost: 'lost', more: 'more often', fewer: 'less often' },
  sourceVerdicts: { changed: 'changed', no_change_shown: 'no change shown', too_few: 'too few answers' },
  testMode: 'Test mode: emulated engines with invented answers. Nothing here describes the real brand.',
  predicted: 'Predicted: these figures come from the model or the sandbox engine, not from live answers.',
  noGlyphs:
    'Some characters show as boxes because the font of this file lacks them. The web page and the other formats show them.',
  noData: 'Nothing was measured in this period.',
  noDataNext: 'Start a scan, or choose a period with one.',
  notMeasured: 'Not measured in this period.',
  span: 'Period',
  to: 'to',
  made: 'Made',
  scans: 'Scans',
  answers: 'Answers',
  snapshot: 'Snapshot',
  badge: 'Badge',
  mode: 'Mode',
  page: 'Page',
  of: 'of',
  language: 'en' as Language,
  story: 'In short',
  trend: 'The trend',
  casesTitle: 'What to do next',
  done: 'What was done, and what it brought',
  nothingDone: 'Nothing went live in this period.',
  todo: 'What to do',
  because: 'Why',
  whoDoes: 'Who and how long',
  expected: 'Expected gain',
  noCases: 'No recommendation is open. Generate recommendations to get the next steps.',
  shippedAt: 'Live since',
  result: 'Result',
  notYet: 'not measured yet',
  whatWasDone: 'What was done',
  marked: (number: number, day: string, note: string) => `${number}: ${note} (${day}).`,
  shaded: 'The box at the end shows where the next scan will fall in 95 of 100 cases if nothing changes.',
  lost: ({ brand, rate, questions, about, rival }: Lost) =>
    `${rate === null ? `${brand} is missing from answers` : `${rate} of answers name ${brand}`} on ${questions === 1 ? 'one question' : `${questions} questions`}${about === '' ? '' : ` about ${about}`}${rival ? `; ${rival.rate} name ${rival.name}` : ''}.`,
  days: (days: number) => (days < 1 ? 'a few hours' : days === 1 ? 'about a day' : `about ${days} days`),
  firstRows: (shown: number, all: number) => `The first ${shown} of ${all}; the workbook has all.`,
  topicsN: 'Topics (n)',
  placeUnsure: (rank: string, of: number) =>
    ` By share of voice it is at place ${rank} of ${of}; these answers do not settle who leads.`,
  place: (rank: string, of: number, leader: string | null) =>
    leader === null
      ? ` By share of voice it leads the ${of} brands compared.`
      : ` By share of voice it ranks ${rank} of ${of}; ${leader} leads.`,
  likely: (cause: string) => (cause.startsWith('No cause') ? ` ${cause}` : ` Likely cause: ${cause}`),
  nextStep: (title: string, gain: string | null) =>
    gain === null ? `Next: ${title}.` : `Next: ${title}. Expected gain: ${gain}.`,
  headline: 'How present the brand is',
  change: 'What changed since the period before',
  history: 'History',
  overParts: (parts: number) =>
    `The set is asked in ${parts} parts, one per run. Each point shows presence over the last ${parts} runs.`,
  engines: 'Engines',
  competitors: 'Competitors',
  shareOfVoice: 'Share of voice',
  movers: 'What moved',
  sources: 'Sources',
  sourceTypes: 'Kinds of sources',
  sourceChanges: 'Sources that are new, lost, or cited more or less often',
  sourceGaps: 'The brand and any of its rivals, where a site is cited',
  tone: 'How answers speak of the brand',
  ownRules: (version: string) => `fixed rules (version ${version})`,
  readBy: (reader: string, checked: number) =>
    checked === 0
      ? `Read by ${reader}. Nobody has checked this reading yet, so the shares are not corrected for its errors.`
      : `Read by ${reader}; people checked ${checked} mentions. “Corrected” takes the reader’s error out, and only corrected shares can be compared across readers. An empty one means that too few were checked.`,
  said: 'What answers do',
  corrected: 'Corrected share of mentions',
  asRead: 'As read',
  checked: 'Checked by people',
  praise: 'Praise it',
  criticism: 'Criticise it',
  recommended: 'Recommend it',
  statedWrong: (fact: string) => `State “${fact}” wrong`,
  themes: {
    price: 'Speak of the price',
    support: 'Speak of the support',
    easeOfUse: 'Speak of how easy it is to use',
    quality: 'Speak of the quality',
    reliability: 'Speak of how reliable it is',
    speed: 'Speak of the speed',
    features: 'Speak of features',
    security: 'Speak of security',
    trust: 'Speak of trust',
  } as Record<string, string>,
  prompts: 'Every prompt of the newest scan',
  answersTitle: 'Answers',
  withheld: 'left out of this copy.',
  experiments: 'Experiments',
  noExperiments: 'No experiment was registered.',
  againstHoldout: 'Prompts with the change against prompts without it',
  treated: 'With the change',
  holdout: 'Without it',
  scansAfter: 'Scans after',
  confidence: 'Confidence',
  notJudged: 'too early to judge',
  experimentStates: {
    registered: 'registered',
    baseline: 'before the change',
    running: 'running',
    ended: 'ended',
    stopped: 'stopped',
  },
  methodology: 'How these figures are made',
  limits: 'Their limits',
  figures: 'Figures',
  surface: 'Surface',
  measure: 'Figure',
  rate: 'Rate',
  frame: 'For',
  tracked: 'These prompts',
  market: 'Questions like these',
  compared: 'Compared',
  promptsIn: (count: number) => (count === 1 ? '1 prompt' : `${count} prompts`),
  topicsIn: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
  n: 'Prompts (n)',
  k: 'Answers a prompt (k)',
  trials: 'Answers',
  label: 'Label',
  provenance: 'Badge',
  status: 'Status',
  difference: 'Difference',
  verdict: 'Verdict',
  smallest: 'Smallest visible change',
  at: 'Scan',
  breaks: 'What else changed',
  engine: 'Engine',
  brand: 'Brand',
  rank: 'Rank',
  leads: 'Chance of leading',
  kind: 'Kind',
  name: 'Name',
  qValue: 'q-value',
  domain: 'Domain',
  citedAnswers: 'Answers citing it',
  citedRate: 'Cited',
  before: 'Before',
  after: 'After',
  withRival: 'With any rival',
  withOwn: 'With the brand',
  prompt: 'Prompt',
  present: 'present',
  absent: 'not present',
  share: 'Share',
  citations: 'Citations',
  versions: (method: string, detector: string) => `Method ${method}, detector ${detector}.`,
  verdictOf: {
    rise: (change: string) => `On these prompts, presence rose by ${change}.`,
    fall: (change: string) => `On these prompts, presence fell by ${change}.`,
    no_change_shown: (smallest: string) =>
      `No change shown on these prompts; a change of ${smallest} or more would have been seen 4 times in 5.`,
    too_few: () => 'Fewer than six prompts can be compared: too few to tell a change from noise.',
    not_comparable: () => 'There is no earlier period to compare with.',
  },
  presenceIs: (brand: string, figure: string, surface: string, parts: Parts | null) =>
    `${brand} is present in ${figure} of answers (${surface})${parts ? `: ${parts.named} name it, ${parts.cited} only cite its site` : ''}.`,
  byName: (brand: string) =>
    `The trend counts answers that name ${brand}, so that all brands are counted alike; presence also counts answers that only cite its site.`,
  inNewest: (rate: string) => ` In the newest scan: ${rate}.`,
  onlyFirst: (shown: number, all: number) => `The first ${shown} of ${all} are shown.`,
};

export type Words = typeof english;
