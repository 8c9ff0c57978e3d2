import type { RunContext } from '../../../environment/index.ts';
import { type Message, say } from '../../../i18n/index.ts';
import type { ExampleCaller, MakeExample } from '../../../kernel/index.ts';
import { makeFinishedScan } from '../../measure/scan/example.ts';
import { insertAnomaly } from './queries.ts';
import { reason } from './words.ts';

const change = -0.112;
const ci = { low: -0.153, high: -0.071, level: 0.95 as const, method: 'paired-levels' };
const message: Message = {
  id: 'break.moved',
  values: { surface: 'api+search', engine: null, day: '2026-10-12', change, ci },
};

export async function insertAnomalies(caller: ExampleCaller<RunContext>, count: number) {
  const { projectId, scanId } = await makeFinishedScan(caller);
  const at = caller.context.now().toISOString();
  let anomalyId = '';
  for (let one = 0; one < count; one += 1)
    anomalyId = await insertAnomaly(caller.context, projectId, {
      surface: 'api+search',
      engine: null,
      cause: 'brand',
      direction: 'drop',
      headline: say(message),
      message,
      before: 0.412,
      after: 0.3,
      ...{ change, ci },
      score: -5.3,
      evidence: [reason('brand', { id: 'cause.none', values: { direction: 'drop', engine: null } })],
      beganScanId: scanId,
      beganAt: at,
      foundScanId: scanId,
      foundAt: at,
    });
  return { projectId, anomalyId };
}

export const anomalyExamples: Record<string, MakeExample<RunContext>> = {
  list_anomalies: async (caller) => ({
    query: { projectId: (await insertAnomalies(caller, 2)).projectId },
  }),
  acknowledge_anomaly: async (caller) => ({
    params: { anomalyId: (await insertAnomalies(caller, 1)).anomalyId },
    body: { note: 'The pricing page was down.' },
  }),
};
