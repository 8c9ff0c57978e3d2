import type { AcknowledgeAnomaly, Anomaly, ListAnomalies } from '@svc/contract/read/anomaly';
import { assertSees, audit, type Context, type List, notFound, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { findAnomaly, listAnomalyRows, setAnomalyState } from './queries.ts';

export async function listAnomalies(context: Context, query: ListAnomalies): Promise<List<Anomaly>> {
  await getProject(context, { projectId: query.projectId });
  return listAnomalyRows(context, query);
}

/** Throws not_found, also for those of projects that the key does not see. */
async function getAnomaly(context: Context, id: string): Promise<Anomaly> {
  const missing = () => notFound('anomaly', id, 'GET /v1/analytics/anomalies');
  const anomaly = await findAnomaly(context, id);
  if (!anomaly) throw missing();
  assertSees(context, anomaly.projectId, missing);
  return anomaly;
}

/** Moves between any two states: acknowledged, resolved or open. A note that is left out stays. */
export const acknowledgeAnomaly = (
  context: Context,
  { anomalyId, ...change }: AcknowledgeAnomaly & { anomalyId: string },
): Promise<Anomaly> =>
  transaction(context, async (context) => {
    const { state, note } = await getAnomaly(context, anomalyId);
    await setAnomalyState(context, anomalyId, change);
    await audit(context, 'anomaly.updated', anomalyId, { before: { state, note }, after: change });
    return getAnomaly(context, anomalyId);
  });
