import { grantableScopes, usualScopes } from '@svc/core/resource/account/connection';

export interface Resources {
  /** The authorization server, and the REST API as a resource. */
  api: string;
  /** MCP servers before the API, the one first that clients mean who name none. */
  mcp: readonly string[];
}

const canonical = (address: string): string =>
  URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;

/** `mcpUrls`: addresses of MCP servers, split by commas; empty: `/mcp` of the API’s own host. */
export function resourcesOf(publicUrl: string, mcpUrls: string): Resources {
  const named = mcpUrls
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  return {
    api: canonical(publicUrl),
    mcp: (named.length > 0 ? named : [`${canonical(publicUrl)}/mcp`]).map(canonical),
  };
}

/** Normalises a trailing slash and capitals in the host; any other address stays as it came. */
export function spelled({ api, mcp }: Resources, resource: string): string {
  const asked = canonical(resource);
  return [api, ...mcp].find((known) => known === asked) ?? resource;
}

/** Metadata of the REST API as a protected resource (RFC 9728). MCP servers tell their own. */
export const resourceMetadata = (resource: string, { api }: Resources, name: string) => ({
  resource,
  authorization_servers: [api],
  scopes_supported: usualScopes,
  bearer_methods_supported: ['header'],
  resource_name: name,
  resource_documentation: `${api}/docs/guides/sign-in-for-programs`,
});

/** RFC 8414, without what an OpenID provider could do besides. */
export const serverMetadata = ({ api }: Resources, mayExchange: boolean) => ({
  issuer: api,
  authorization_endpoint: `${api}/oauth/authorize`,
  token_endpoint: `${api}/oauth/token`,
  registration_endpoint: `${api}/oauth/register`,
  revocation_endpoint: `${api}/oauth/revoke`,
  jwks_uri: `${api}/oauth/jwks`,
  scopes_supported: grantableScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: [
    'authorization_code',
    'refresh_token',
    ...(mayExchange ? ['urn:ietf:params:oauth:grant-type:token-exchange'] : []),
  ],
  token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['RS256', 'PS256', 'ES256', 'EdDSA'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${api}/docs/guides/sign-in-for-programs`,
});
