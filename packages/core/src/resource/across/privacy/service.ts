import type { PrivacyControls, SetPrivacyControls } from '@svc/contract/across/privacy';
import type { WorkspaceParams } from '@svc/contract/across/workspace';
import type { RunContext } from '../../../environment/index.ts';
import { audit, type Context } from '../../../kernel/index.ts';
import { effectiveDays, readPrivacy } from '../../../masking/index.ts';
import { inManagedWorkspace, readCalibrationConsent, setCalibrationConsent } from '../workspace/index.ts';
import { upsertPrivacy } from './queries.ts';

async function read(context: Context): Promise<PrivacyControls> {
  const { workspace } = context;
  const privacy = await readPrivacy(context);
  return {
    ...privacy,
    withheld: privacy.withheld as PrivacyControls['withheld'],
    calibration: await readCalibrationConsent(context),
    effective: effectiveDays(privacy, workspace.limits),
  };
}

/** Throws not_found for a workspace that the caller does not manage. */
export const getPrivacyControls = (
  context: RunContext,
  { workspaceId }: WorkspaceParams,
): Promise<PrivacyControls> =>
  workspaceId === context.workspace.id ? read(context) : inManagedWorkspace(context, workspaceId, read);

/** Replaces all of them; the next retention run follows them. */
export const setPrivacyControls = (
  context: RunContext,
  { workspaceId, calibration, ...controls }: SetPrivacyControls & WorkspaceParams,
): Promise<PrivacyControls> =>
  inManagedWorkspace(context, workspaceId, async (inside) => {
    const before = await read(inside);
    await upsertPrivacy(inside, controls);
    await setCalibrationConsent(inside, calibration);
    await audit(inside, 'privacy.set', workspaceId, { before, after: { ...controls, calibration } });
    return read(inside);
  });
