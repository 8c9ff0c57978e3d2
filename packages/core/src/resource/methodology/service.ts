import { detectorVersion } from '@svc/detection';
import { methodVersion } from '@svc/scoring';
import type { RunContext } from '../../environment/index.ts';
import type { Methodology } from './schema.ts';
import { sheet } from './sheet.ts';

export async function getMethodology({ engines: known, workspace }: RunContext): Promise<Methodology> {
  const engines = known
    .list(workspace.mode)
    .map(({ id, label, surface, model, state }) => ({ id, label, surface, model, state }));
  return { ...sheet, versions: { method: methodVersion, detector: detectorVersion }, engines };
}
