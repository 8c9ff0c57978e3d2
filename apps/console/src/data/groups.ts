/** Groups whose answers are figures: they change with a scan, and with what is counted. */
export const figures: readonly string[] = [
  ...['Analytics', 'Answers', 'Citations', 'Competitors', 'Detections', 'Projects', 'Prompts', 'Scans'],
  ...['Recommendations', 'Goals', 'Alerts', 'Predictions', 'Scores', 'Scorecards'],
];

/** Which groups a change touches beside its own. */
const touched: Readonly<Record<string, readonly string[]>> = {
  Prompts: ['Analytics', 'Competitors', 'Citations', 'Scans', 'Projects'],
  Competitors: figures,
  Detections: figures,
  Scans: [...figures, 'Billing'],
  Segments: figures,
  Projects: figures,
  Recommendations: ['Analytics', 'Goals', 'Scans', 'Billing'],
  Goals: ['Recommendations'],
  // The fact sheet stands in the project’s configuration.
  Analytics: ['Projects'],
  Answers: figures,
  Experiments: ['Scans', 'Billing'],
  Billing: ['Workspaces'],
  'Provider keys': ['Engines'],
  Schedules: ['Scans', 'Projects'],
  Alerts: ['Projects', 'Inbox'],
  Reports: ['Projects', 'Inbox'],
};

/** Query keys that are read anew after a change in a group. */
export const groupsAfter = (group: string): ReadonlySet<string> =>
  new Set([group, 'Approvals', ...(touched[group] ?? [])]);
