import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { audit, instant, ServiceError, transaction } from '../../../kernel/index.ts';
import { sealSecret, storeSecret } from '../../../secret/index.ts';
import { VendorError } from '../../../vendor/index.ts';
import { getProject } from '../../account/project/index.ts';
import { connectable, oauthVendors } from './catalogue.ts';
import { openKept } from './credential.ts';
import { awaitsConsent, findIntegration, integrationRows, takeConsent } from './queries.ts';
import { askForSync, hashOf, redirectUriOf } from './service.ts';

const statePattern = /^(wsp_[0-9a-f]{32})\.(itg_[0-9a-f]{32})\.[A-Za-z0-9_-]{32}$/;

const unknown = (): ServiceError =>
  new ServiceError('not_found', 'This connection request has expired. Connect again.');

/** The requester and purpose of a consent, shown before it is given. Uses nothing up. Throws not_found. */
export async function readConsent(
  environment: Environment,
  callback: URLSearchParams,
): Promise<{ label: string; workspaceId: string; workspace: string; project: string; projectId: string }> {
  const state = callback.get('state') ?? '';
  const [, workspaceId, integrationId] = statePattern.exec(state) ?? [];
  if (workspaceId === undefined || integrationId === undefined) throw unknown();
  const context = await openWorkspace(environment, workspaceId).catch(() => null);
  if (!context || !(await awaitsConsent(context, integrationId, hashOf(state)))) throw unknown();
  const row = await findIntegration(context, integrationId);
  if (!row) throw unknown();
  const { projectId } = row;
  const { name } = await getProject(context, { projectId });
  const { label } = connectable[row.kind];
  return { label, workspaceId, workspace: context.workspace.name, project: name, projectId };
}

/**
 * Accepts the vendor's redirect. Each consent counts once, for an hour. Throws not_found for an unknown one, and conflict with
 * the vendor's reason.
 */
export async function acceptConsent(
  environment: Environment,
  callback: URLSearchParams,
): Promise<{ label: string }> {
  const state = callback.get('state') ?? '';
  const [, workspaceId, integrationId] = statePattern.exec(state) ?? [];
  if (workspaceId === undefined || integrationId === undefined || !environment.vault) throw unknown();
  const context = await openWorkspace(environment, workspaceId).catch(() => null);
  if (!context || !(await takeConsent(context, integrationId, hashOf(state)))) throw unknown();
  const row = await findIntegration(context, integrationId);
  const oauth = row && connectable[row.kind].oauth;
  const settings = oauth && environment.integrations[oauth.at];
  if (!row || !settings) throw unknown();
  try {
    const given = await oauthVendors[oauth.at].finish(settings, environment.fetch, {
      callback,
      state,
      redirectUri: redirectUriOf(environment.publicUrl),
      verifier: await openKept(context, environment.vault, integrationId),
      now: context.now().getTime(),
    });
    const { tokens, property } = given;
    if (property !== null && row.property !== null && property !== row.property)
      throw new VendorError(
        'denied',
        `Access was given to ${property}, not to ${row.property}. Connect again.`,
      );
    const sealed = await sealSecret(environment.vault, workspaceId, integrationId, JSON.stringify(tokens));
    await transaction(context, async (context) => {
      await storeSecret(context, sealed, instant(context.now()));
      await integrationRows.update(context, integrationId, {
        state: 'connected',
        error: null,
        ...(property !== null && { property }),
      });
      if ((property ?? row.property) !== null) await askForSync(context, integrationId);
      await audit(context, 'integration.consented', integrationId, { kind: row.kind });
    });
    return { label: connectable[row.kind].label };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    await integrationRows.update(context, integrationId, { error: error.message });
    throw new ServiceError('conflict', error.message);
  }
}
