import { grantableScopes, usualScopes } from '@svc/core/resource/account/connection';
import { type Resources, spelled } from './resources.ts';

const grantable: ReadonlySet<string> = new Set(grantableScopes);

/** OpenID's own, which the library refuses without `openid`. */
const notOurs = ['nonce', 'claims', 'claims_locales', 'acr_values', 'max_age', 'id_token_hint'];

const known = (scope: string): string =>
  scope
    .split(/\s+/)
    .filter((word) => grantable.has(word))
    .join(' ');

/**
 * Programs in the field send scopes with blanks before them, words of other services, or none at all. What cannot be
 * granted is left out rather than refused, and who asks for nothing gets what is usual.
 */
export function normaliseRequest(params: URLSearchParams, resources: Resources): URLSearchParams {
  const result = new URLSearchParams(params);
  for (const name of notOurs) result.delete(name);
  result.set('scope', known(params.get('scope') ?? '') || usualScopes.join(' '));
  return withResources(result, resources);
}

export function normaliseTokenRequest(params: URLSearchParams, resources: Resources): URLSearchParams {
  const result = new URLSearchParams(params);
  const scope = known(params.get('scope') ?? '');
  if (scope) result.set('scope', scope);
  else result.delete('scope');
  return withResources(result, resources);
}

function withResources(params: URLSearchParams, resources: Resources): URLSearchParams {
  const asked = params.getAll('resource').filter(Boolean);
  params.delete('resource');
  for (const one of new Set(asked.map((resource) => spelled(resources, resource))))
    params.append('resource', one);
  return params;
}

const registered = [
  'client_name',
  'client_uri',
  'logo_uri',
  'redirect_uris',
  'application_type',
  'software_id',
  'software_version',
] as const;

/** The parts of a registration that this server uses: a public client that signs people in by codes. */
export function normaliseRegistration(body: unknown): Record<string, unknown> {
  const given: Record<string, unknown> =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  const kept = registered.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  return {
    ...Object.fromEntries(kept),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
