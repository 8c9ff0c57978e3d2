import type { Scope, TenantDatabase } from '@svc/db';
import { newId } from '../../../kernel/index.ts';
import { emitEngineChange } from './events.ts';
import { findChange, noteServedModel, type RunKey, servedModels } from './queries.ts';

/**
 * Compares the models that answered a run, in their order, with the model that answered last. Cheap: two or three
 * statements a run. Surfaces that name no model have nothing to compare.
 */
export async function noticeServedModels(scope: Scope, key: RunKey, mode: 'live' | 'test'): Promise<void> {
  for (const { engine, requested, served } of await servedModels(scope, key)) {
    const changeId = newId('engineChange');
    if (await noteServedModel(scope.db, { changeId, mode, engine, requested, served }))
      await tell(scope.db, changeId);
  }
}

async function tell(db: TenantDatabase, changeId: string): Promise<void> {
  const change = await findChange(db, changeId);
  await emitEngineChange(db, changeId, {
    engine: change.engine,
    kind: 'served_model',
    modelRequested: change.modelRequested || null,
    modelBefore: change.modelBefore,
    modelAfter: change.modelAfter,
  });
}
