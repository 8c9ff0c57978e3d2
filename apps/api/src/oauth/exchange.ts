import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Resources } from './resources.ts';

export const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';
const accessToken = 'urn:ietf:params:oauth:token-type:access_token';
const exchanger = 'svc-mcp';
/** An MCP server may use an exchanged token for this many seconds. */
const seconds = 300;

/** The MCP server of this deployment, which acts for its callers at the API. */
export const exchangeClient = (secret: string) => ({
  client_id: exchanger,
  client_secret: secret,
  grant_types: [exchangeGrant],
  response_types: [],
  redirect_uris: [],
  token_endpoint_auth_method: 'client_secret_basic',
});

/**
 * RFC 8693: a token that was given for an MCP server becomes a short one for the API, of the same connection. So no token
 * is passed through, and one that leaks from the API’s side opens no MCP server.
 */
export function registerExchange(provider: Provider, resources: Resources): void {
  const served = new Set(resources.mcp);
  provider.registerGrantType(
    exchangeGrant,
    async (context) => {
      const { oidc } = context;
      if (oidc.client?.clientId !== exchanger) throw new errors.UnauthorizedClient();
      const { subject_token: subject, subject_token_type: type } = oidc.params ?? {};
      if (typeof subject !== 'string' || type !== accessToken)
        throw new errors.InvalidRequest('subject_token: an access token');
      const given = await provider.AccessToken.find(subject);
      const grant = given?.grantId === undefined ? undefined : await provider.Grant.find(given.grantId);
      const client = given?.clientId === undefined ? undefined : await provider.Client.find(given.clientId);
      if (!given || !grant || !client || !served.has(String(given.aud)))
        throw new errors.InvalidGrant('subject_token is not valid here');
      const token = new provider.AccessToken({
        accountId: given.accountId,
        client,
        expiresWithSession: false,
        grantId: given.grantId,
        gty: 'token_exchange',
        sessionUid: given.sessionUid,
      } as never);
      token.scope = given.scope;
      token.resourceServer = new provider.ResourceServer(resources.api, {
        scope: given.scope ?? '',
        audience: resources.api,
        accessTokenFormat: 'opaque',
        accessTokenTTL: Math.min(seconds, Math.max(1, (given.exp ?? 0) - Math.floor(Date.now() / 1_000))),
      } as never);
      context.body = {
        access_token: await token.save(),
        issued_token_type: accessToken,
        token_type: 'Bearer',
        expires_in: token.expiration,
        scope: token.scope,
      };
    },
    ['subject_token', 'subject_token_type', 'resource'],
  );
}
