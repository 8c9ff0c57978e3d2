import { randomBytes } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import {
  askWhere,
  bundles,
  ConnectionAnswer,
  connect,
  consumeArtifact,
  endConnection,
  extendArtifact,
  type Program,
} from '@svc/core/resource/account/connection';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import { limitBody } from '../middleware/body-limit.ts';
import { calledFrom } from '../middleware/called-from.ts';
import { assertOwnPage } from '../middleware/session-cookie.ts';
import { fresh, tokenOf } from '../routes/console/session-request.ts';
import type { AppEnv } from '../schema.ts';
import { validationError } from '../validation/index.ts';
import { isLocal, placeOf } from './clients.ts';
import { digestOf } from './digest.ts';
import { bindingsOf } from './handler.ts';
import type { Resources } from './resources.ts';

interface ConsentOptions {
  environment: Environment;
  resources: Resources;
  provider: () => Promise<Provider>;
}

const goneAgain = (): ServiceError =>
  new ServiceError(
    'not_found',
    'This request has expired, was already answered, or was started in another browser. Go back to the program and connect again.',
  );

/**
 * What the console's page asks a person, and what it is answered. Both need the cookie of the browser that the program sent
 * here, and a session; the answer also comes from a page of this service, and from the session that the question was shown to.
 */
export function mountConsent(app: OpenAPIHono<AppEnv>, options: ConsentOptions): void {
  const { environment, resources } = options;

  async function interactionOf(
    c: Context<AppEnv>,
  ): Promise<{ provider: Provider; interaction: Interaction }> {
    const bindings = bindingsOf(c);
    const provider = await options.provider();
    if (!bindings) throw goneAgain();
    const interaction = await provider
      .interactionDetails(bindings.incoming, bindings.outgoing)
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'SessionNotFound') throw goneAgain();
        throw error;
      });
    if (interaction.uid !== c.req.param('uid')) throw goneAgain();
    return { provider, interaction };
  }

  async function programOf(
    provider: Provider,
    { params }: Interaction,
  ): Promise<Program & { host: string | null; local: boolean }> {
    const clientId = String(params.client_id);
    const redirectUri = String(params.redirect_uri);
    const client = await provider.Client.find(clientId);
    if (!client) throw goneAgain();
    const host = clientId.startsWith('https://') ? new URL(clientId).host : null;
    // A name is what the program says of itself: one line of it.
    const said = client.clientName
      ?.replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 80);
    return {
      clientId,
      name: said || host || 'A program',
      host,
      redirectHost: placeOf(redirectUri),
      local: isLocal(redirectUri),
    };
  }

  app.get('/app/connect/:uid/ask', async (c) => {
    const { provider, interaction } = await interactionOf(c);
    const program = await programOf(provider, interaction);
    const asked = String(interaction.params.scope ?? '').split(' ');
    const where = await askWhere(environment, tokenOf(c, environment));
    const named = [interaction.params.resource].flat().map(String);
    const forApi = named.includes(resources.api);
    return c.json({ program, forApi, asked, bundles, ...where }, 200, fresh);
  });

  app.post('/app/connect/:uid/answer', limitBody(), async (c) => {
    assertOwnPage(c, environment);
    const { provider, interaction } = await interactionOf(c);
    const token = tokenOf(c, environment);
    const input: unknown = await c.req.json().catch(() => null);
    const read = ConnectionAnswer.safeParse(input);
    if (!read.success) throw validationError(read.error, { target: 'json', schema: ConnectionAnswer, input });
    const answer = read.data;
    const artifact = { model: 'Interaction', digest: digestOf(interaction.uid) };
    const finish = async (result: Parameters<Provider['interactionResult']>[2]): Promise<Response> => {
      const { incoming, outgoing } = bindingsOf(c) ?? {};
      if (!incoming || !outgoing) throw goneAgain();
      const next = await provider.interactionResult(incoming, outgoing, result, {
        mergeWithLastSubmission: false,
      });
      return c.json({ next }, 200, fresh);
    };
    if (answer.answer === 'deny') {
      if (!(await consumeArtifact(environment.database, artifact))) throw goneAgain();
      return finish({ error: 'access_denied', error_description: 'The person said no.' });
    }
    const program = await programOf(provider, interaction);
    const made = await connect(environment, { ...answer, token, program }, calledFrom(c));
    const grant = new provider.Grant({ accountId: made.account, clientId: program.clientId });
    const grantId = randomBytes(32).toString('base64url');
    grant.jti = grantId;
    for (const resource of [interaction.params.resource].flat())
      grant.addResourceScope(String(resource), made.scopes.join(' '));
    await grant.save();
    const client = { model: 'Client', digest: digestOf(program.clientId) };
    await extendArtifact(environment.database, client, made.expiresAt);
    // If two answers come at once, one counts; the grant of the other ends at once.
    if (!(await consumeArtifact(environment.database, artifact))) {
      await endConnection(environment.database, digestOf(grantId));
      throw goneAgain();
    }
    return finish({ login: { accountId: made.account, remember: false }, consent: { grantId } });
  });
}
