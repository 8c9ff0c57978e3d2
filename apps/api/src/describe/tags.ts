import { type Document, describedOperations } from './document.ts';

/** What each group of operations is about; a group that is missing here stands without a sentence. */
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
  Discovery: 'Who is calling, and how the numbers are made.',
};

/** Declares the groups in the order in which they first appear. */
export function describeTags(document: Document): void {
  const names = new Set(describedOperations(document).flatMap(({ tags = [] }) => tags));
  document.tags = [...names].map((name) => ({ name, description: sentences[name] ?? name }));
}
