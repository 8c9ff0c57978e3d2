import type { RunContext } from '../../environment/index.ts';
import type { ExampleCaller, MakeExample } from '../../kernel/index.ts';
import { makeFinishedScan } from '../scan/example.ts';
import { insertAnomaly } from './queries.ts';

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
      headline:
        'Presence in assistants with web search fell by 11 points (95%: 7 to 15 points) on 12 October 2026.',
      before: 0.412,
      after: 0.3,
      change: -0.112,
      ci: { low: -0.153, high: -0.071, level: 0.95, method: 'paired-levels' },
      score: -5.3,
      evidence: [
        {
          cause: 'brand',
          statement:
            'No cause was found: no engine, topic or source stands out, and no competitor rose. Check what changed on your site and in what others write about you.',
          share: null,
        },
      ],
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
