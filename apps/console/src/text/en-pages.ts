/** What a headline says, for languages that the service does not write. */
interface HeadlineFigures {
  predicted: boolean;
  share: string;
  market: string | null;
  answers: number;
  prompts: number;
}

/** What several pages share. */
export const pages = {
  home: {
    title: 'Projects',
    new: 'Measure a brand',
    presence: 'Presence in answers',
    never: 'not measured yet',
    bySurface: 'a figure for each surface',
  },
  presence: {
    shown: (share: string) => `Of the answers shown: ${share} of these searches showed one.`,
    headline: (sentence: string, _figures: HeadlineFigures) => sentence,
    pooled: (surface: string) => `All engines, ${surface}`,
    these:
      'The strong inner band is about these prompts, the faint outer one about questions like them. Both hold the true share in 95 of 100 cases.',
    start: 'Start a scan',
    running: 'A scan is running',
    follow: 'Follow it',
    emulated: 'From invented answers of the sample engine. The forecast for real engines has its own page.',
  },
  unmeasured: {
    noPrompts: 'This project asks no prompts yet.',
    choose: 'Choose prompts',
    noScan: 'This project has not been measured yet.',
    goesOn: 'The first scan is running.',
    failed: 'The last scan got no usable answer.',
    look: 'See what failed',
  },
  answers: {
    any: 'any',
    ofScan: 'of one scan',
    ofPrompt: 'to one prompt',
    empty: 'No answers match.',
    engine: 'Engine',
    cited: 'cited',
    mentioned: 'mentioned',
    citations: 'Citations',
    noCitations: 'No source is cited.',
    brands: 'Brands in this answer',
    noBrands: 'None of your brands.',
    searched: 'Searched for',
    erased: 'The text of this answer was deleted under your retention rule. What was read from it stays.',
    sample: (sample: number) => `answer ${sample + 1}`,
    back: 'All answers',
    ofThisScan: 'Read its answers',
  },
  history: {
    title: 'History',
    lead: 'One dot per scan, with its range. Lines join scans that can be compared.',
    days: (days: number) => `${days} days`,
    empty: 'No measurements in this period.',
    belt: 'Hatched: where the next scan lands 19 times in 20 if nothing changes.',
    measure: 'What is counted',
    where: 'Where',
    everyEngine: 'all engines',
    only: (engine: string) => `${engine} only`,
    segment: 'Segment',
    whole: 'everything',
    span: 'Time',
    lines: 'Lines',
    measures: { presence: 'presence', mention: 'mention', citation: 'citation' },
    marks: 'Changes that people logged',
    breaks: 'Where scans cannot be compared',
    byEngine: 'Each engine',
    pooled: 'All engines together',
    when: 'scan',
  },
  competitors: {
    empty: 'No competitors yet.',
    add: 'Add a competitor',
    name: 'Name',
    domain: 'Domain (optional)',
    save: 'Add',
    read: 'Stored answers are searched for it too.',
  },
  surface: {
    'api+search': 'API with search',
    api: 'API without search',
    sandbox: 'Sandbox',
    serp: 'search results',
    ui: 'as people see it',
  } as Record<string, string>,
};
