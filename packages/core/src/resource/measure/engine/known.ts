import { hasLabel, labelledIds } from '@svc/contract/label';
import type { RunContext } from '../../../environment/index.ts';
import { invalid, sees } from '../../../kernel/index.ts';
import { measuredEngines } from './queries.ts';

/** Refuses to filter by a surface that there is not: its empty answer would look like a figure. */
export function assertSurfaceToFilter(surface: string): void {
  if (hasLabel('surface', surface)) return;
  const surfaces = labelledIds('surface');
  throw invalid('surface', `There is no surface “${surface}”.`, {
    expected: `one of ${surfaces.join(', ')}`,
    received: surface,
    allowed: surfaces,
  });
}

/**
 * Refuses to filter by an engine that neither the service knows nor any scan has that the caller sees, in the project where one is
 * named: its empty answer would look like a figure. Imported answers may have engines of other names.
 */
export async function assertEngineToFilter(
  context: RunContext,
  { engine, projectId }: { engine: string; projectId: string | null },
): Promise<void> {
  const { actor, engines, workspace } = context;
  // Test keys may look for engines that only live keys can ask.
  if (engines.find(engine, 'live') || engines.find(engine, 'test')) return;
  // A project that the caller does not see is refused by the verb.
  if (projectId !== null && !sees(actor, projectId)) return;
  const measured = await measuredEngines(context, projectId === null ? actor.projectIds : [projectId]);
  if (measured.includes(engine)) return;
  const allowed = [...new Set([...engines.list(workspace.mode).map(({ id }) => id), ...measured])];
  const meant = allowed.find((id) => id.toLowerCase() === engine.toLowerCase());
  throw invalid(
    'engine',
    `There is no engine “${engine}”${meant === undefined ? ' here' : `: write “${meant}”`}.`,
    {
      next: 'GET /v1/engines lists them. Imported answers have the engines that their import named.',
      expected: meant ?? 'a known engine, or one that answers were imported for',
      received: engine,
      allowed,
    },
  );
}
