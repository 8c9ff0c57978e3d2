import { detectorVersion } from '@svc/detection';
import { methodVersion } from '@svc/scoring';
import type { Context } from '../../kernel/index.ts';
import type { Methodology } from './schema.ts';
import { sheet } from './sheet.ts';

export async function getMethodology({ environment, workspace }: Context): Promise<Methodology> {
  const engines = environment.engines
    .list(workspace.mode)
    .map(({ id, label, surface, model, state }) => ({ id, label, surface, model, state }));
  return { ...sheet, versions: { method: methodVersion, detector: detectorVersion }, engines };
}
