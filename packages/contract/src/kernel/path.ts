import { z } from 'zod';
import type { IdKind } from './ids.ts';
import { id } from './schema.ts';

/** Variables of paths that are ids, and what documents say of each. Whatever else a path names, its operation declares as `params`. */
const variables = {
  projectId: ['project', 'The project.'],
  workspaceId: ['workspace', 'The workspace.'],
  alertId: ['alert', 'The alert.'],
  analysisId: ['analysis', 'The analysis.'],
  anomalyId: ['anomaly', 'The anomaly.'],
  answerId: ['answer', 'The answer.'],
  channelId: ['notificationChannel', 'The channel.'],
  competitorId: ['brand', 'The competitor.'],
  deliveryId: ['delivery', 'The delivery.'],
  entryId: ['audit', 'The entry.'],
  eventId: ['alertEvent', 'The alert event.'],
  experimentId: ['experiment', 'The experiment.'],
  exportId: ['export', 'The export.'],
  gateId: ['approvalGate', 'The gate.'],
  goalId: ['goal', 'The goal.'],
  importId: ['answerImport', 'The import.'],
  integrationId: ['integration', 'The connection.'],
  keyId: ['apiKey', 'The key.'],
  memberId: ['member', 'The member.'],
  personaId: ['persona', 'The persona.'],
  promptId: ['prompt', 'The prompt.'],
  recId: ['recommendation', 'The recommendation.'],
  reportId: ['report', 'The report.'],
  requestId: ['approvalRequest', 'The request.'],
  runId: ['engineRun', 'The engine run.'],
  scanId: ['scan', 'The scan.'],
  scorecardId: ['scorecard', 'The scorecard.'],
  segmentId: ['segment', 'The segment.'],
  setId: ['promptSet', 'The prompt set.'],
  shareId: ['reportShare', 'The share.'],
  simulationId: ['simulation', 'The simulation.'],
  suggestionId: ['competitorSuggestion', 'The suggestion.'],
  templateId: ['promptTemplate', 'The template.'],
  viewId: ['savedView', 'The view.'],
  webhookId: ['webhook', 'The webhook.'],
} as const satisfies Record<string, readonly [IdKind, string]>;

export type PathVariable = keyof typeof variables;

/** The names in braces of an address. */
export type NamesIn<A extends string> = A extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The ids that a path names, such as `PathOf<'projectId' | 'goalId'>`. */
export type PathOf<Names extends string> = { [Name in Names]: string };

function pathId(name: PathVariable) {
  const [kind, description] = variables[name];
  return id(kind, description);
}

const isVariable = (name: string): name is PathVariable => name in variables;

/** The schema of an address's variables, or undefined if it has none. Throws for one that is not listed. */
export function paramsOf(address: string): z.ZodObject | undefined {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.strictObject(
    Object.fromEntries(
      names.map((name) => {
        if (!isVariable(name)) throw new Error(`${address}: ${name} is neither a known id nor in params`);
        return [name, pathId(name)];
      }),
    ),
  );
}
