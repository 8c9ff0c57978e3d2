import { type Document, describedOperations } from './document.ts';

/** What each group of operations is for. */
const sentences: Readonly<Record<string, string>> = {
  Projects:
    'A brand whose presence is measured: its names, domains, competitors and the defaults of its scans.',
  Prompts: 'The questions that are asked, in sets that can be activated and locked.',
  Scans: 'Live measurements: prompts × engines × samples. They spend credits.',
  Answers: 'What the engines said, and what was found in it.',
  Detections: 'How an answer was read, and corrections by people.',
  Scores: 'Presence, mention and citation with their intervals.',
  Predictions: 'Presence that the model expects, at 0 credits.',
  Simulations: 'What a change of a page would do, as the model expects it, at 0 credits.',
  Engines: 'The answer engines: which are configured, how they are doing, what changed.',
  Billing: 'The plan with its limits, credits and how they are paid.',
  'API keys': 'Keys with scopes, limits and expiry.',
  Alerts: 'Where people are told what happened.',
  Schedules: 'Scans on a schedule: cadence, monthly cost, pauses.',
  Webhooks: 'Receivers of events: signed, tried again for a day, with a log of every attempt.',
  'Provider keys': 'Your own credentials for answer engines, sealed.',
  Members: 'People of the workspace, their roles and invitations.',
  Approvals: 'Operations that wait until an administrator has approved them.',
  Audit: 'Who did what: a tamper-evident log, with proofs that can be checked elsewhere.',
  Personas: 'Kinds of buyers, in whose words prompts can be asked.',
  Analysis: 'How good a page is for answer engines, and whether their crawlers may read it.',
  Analytics: 'Did presence change, where, and why: series, comparisons, movers, breaks, sentiment, claims.',
  Recommendations: 'What to do next, what it should bring, and afterwards whether it did.',
  Experiments: 'A change that is tried on half of the prompts, chosen by chance before it is made.',
  Goals: 'What is to be reached by when, and how likely that is.',
  Scorecards: 'Several figures as one, with weights that you choose and an interval.',
  Competitors: 'Brands beside yours: shares, head to head, gaps, and those that answers name unasked.',
  Citations:
    'Which pages and sites answers rest on, which of them name rivals and not you, and what changed.',
  Inbox:
    'What wants a person, over all projects: alerts, breaks, finished work, approvals; read marks are each reader’s own.',
  Segments: 'Filters with a name, for every figure.',
  'Saved views': 'A page of the console as somebody set it up, to come back to or to share.',
  Reports: 'Documents for people, by hand or by the clock, and rows as files for programs.',
  'Integrations and traffic':
    'Searches and visits from other services, and visits of AI crawlers from server logs.',
  Workspaces: 'Where data of one customer or team is kept apart: branding, privacy, members.',
  Discovery: 'Who is calling, and how the numbers are made.',
};

/** Declares the groups in the order in which they first appear. */
export function describeTags(document: Document): void {
  const names = new Set(describedOperations(document).flatMap(({ tags = [] }) => tags));
  document.tags = [...names].map((name) => {
    const description = sentences[name];
    if (description === undefined) throw new Error(`say in tags.ts what the group “${name}” is for`);
    return { name, description };
  });
}
