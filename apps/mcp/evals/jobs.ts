/**
 * What agents are asked most, as a set that a scripted client runs: it knows the tools that are listed, finds the others by what
 * a person would say, and takes ids from answers alone. Each step says what its answer has to tell.
 */
export interface Step {
  /** The words that the agent searches with when the tool is not listed. */
  words: string;
  tool: string;
  given: (known: Known) => Record<string, unknown>;
  /** Throws, or returns what later steps need. */
  learn?: (data: Loose, known: Known) => Known;
  /** The answer has to have one sentence that may be quoted. */
  quoted?: true;
}

export interface Job {
  id: string;
  /** The user's request. */
  asks: string;
  /** Measured with a person's agent on other data in November 2026: calls, and tokens of the answers. */
  before: { calls: number; tokens: number };
  /** Tokens of the answers that it may take now. */
  most: number;
  steps: readonly Step[];
}

export type Known = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by the script
export type Loose = any;

const some = (value: unknown, what: string): string => {
  if (typeof value !== 'string' || value === '') throw new Error(`no ${what} in the answer`);
  return value;
};
const has = (data: Loose, ...fields: string[]): void => {
  for (const field of fields) if (data[field] === undefined) throw new Error(`no ${field} in the answer`);
};
const project: Step = {
  words: 'list projects',
  tool: 'list_projects',
  given: () => ({}),
  learn: ({ items }, { name }) => ({
    projectId: some(items.find((item: Loose) => item.name === name)?.id, `project ${name}`),
  }),
};

export const jobs: readonly Job[] = [
  {
    id: 'url-to-numbers',
    asks: 'Here is our page. Are we in the answers of AI engines?',
    before: { calls: 4, tokens: 5_047 },
    most: 4_500,
    steps: [
      {
        words: 'check this page and tell me what it is about',
        tool: 'analyze_url',
        given: ({ url }) => ({ url }),
        learn: (data) => ({ analysisId: some(data.id, 'analysis') }),
      },
      {
        words: 'make a project of this analysis',
        tool: 'create_project_from_analysis',
        given: ({ analysisId }) => ({ analysisId, name: 'From a page', activate: true, engines: ['openai'] }),
        learn: (data) => ({ projectId: some(data.projectId, 'project') }),
      },
      {
        words: 'what would a scan cost',
        tool: 'estimate_scan_cost',
        given: ({ projectId }) => ({ projectId, config: { samplesK: 2 } }),
        learn: (data) => {
          has(data, 'credits');
          return {};
        },
      },
      {
        words: 'scan it and wait',
        tool: 'run_scan_and_wait',
        given: ({ projectId }) => ({ projectId, config: { samplesK: 2, maxCredits: 500 } }),
        learn: (data) => ({ scanId: some(data.id, 'scan') }),
        quoted: true,
      },
    ],
  },
  {
    id: 'rival-ahead',
    asks: 'Why is our strongest rival ahead of us?',
    before: { calls: 6, tokens: 9_599 },
    most: 8_000,
    steps: [
      project,
      {
        words: 'list our competitors',
        tool: 'list_competitors',
        given: ({ projectId }) => ({ projectId, limit: 3 }),
        learn: ({ items }) => ({ competitorId: some(items[0]?.id, 'competitor') }),
      },
      {
        words: 'are we really behind this one rival',
        tool: 'compare_head_to_head',
        given: ({ projectId, competitorId }) => ({ projectId, competitorId }),
      },
      {
        words: 'which questions does the rival win',
        tool: 'get_competitor_gaps',
        given: ({ projectId }) => ({ projectId, limit: 5 }),
        learn: ({ items }) => ({ promptId: some(items[0]?.promptId, 'prompt') }),
      },
      {
        words: 'what did the answers to this question say',
        tool: 'list_answers',
        given: ({ projectId, promptId }) => ({ projectId, promptId, limit: 2 }),
      },
    ],
  },
  {
    id: 'goal-and-alert',
    asks: 'Set a goal of 50% by the end of next year, and tell me when we fall.',
    before: { calls: 6, tokens: 2_440 },
    most: 2_440,
    steps: [
      project,
      {
        words: 'set a goal for our presence',
        tool: 'create_goal',
        given: ({ projectId }) => ({
          projectId,
          name: 'Half of all answers',
          target: 0.5,
          due: '2027-12-31',
          surface: 'api+search',
        }),
        learn: (data) => ({ goalId: some(data.id, 'goal') }),
      },
      {
        words: 'alert when presence drops',
        tool: 'create_alert',
        given: ({ projectId }) => ({ projectId, name: 'Presence falls' }),
        learn: (data) => ({ alertId: some(data.id, 'alert') }),
      },
    ],
  },
  {
    id: 'what-if-and-plan',
    asks: 'Would statistics and a comparison on our pages help, and what should we do first with ten days?',
    before: { calls: 5, tokens: 6_577 },
    most: 3_500,
    steps: [
      project,
      {
        words: 'what if I add statistics to my page',
        tool: 'simulate_change',
        given: ({ projectId, url }) => ({ projectId, edits: ['addStatistics', 'addComparison'], url }),
        learn: (data) => ({ simulationId: some(data.id, 'simulation') }),
      },
      {
        words: 'plan the best use of ten days of work',
        tool: 'get_optimization_plan',
        given: ({ projectId }) => ({ projectId, budget: 10 }),
        learn: (data) => {
          has(data, 'steps');
          return {};
        },
      },
    ],
  },
  {
    id: 'sources-to-win',
    asks: 'Which sites should name us?',
    before: { calls: 3, tokens: 1_887 },
    // More than before: list_projects tells the change on each surface now.
    most: 2_000,
    steps: [
      project,
      {
        words: 'sources that name rivals but not us',
        tool: 'get_source_gaps',
        given: ({ projectId }) => ({ projectId, limit: 10 }),
        learn: ({ items }) => ({ domain: some(items[0]?.domain, 'domain') }),
      },
    ],
  },
];
