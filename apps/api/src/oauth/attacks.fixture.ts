import { openOAuthWorld, type Reply, signIn } from '../testing/programs.ts';

export const home = 'https://good.example/client.json';
export const other = 'https://other.example/client.json';
export const documentOf = (client_id: string, more: object = {}) => ({
  client_id,
  client_name: 'Good',
  redirect_uris: ['https://good.example/back'],
  token_endpoint_auth_method: 'none',
  ...more,
});
export const bad = (path: string) => `https://bad.example/${path}`;
export const { world, request, browser } = await openOAuthWorld({
  [home]: documentOf(home),
  [other]: documentOf(other),
  [bad('another-id')]: documentOf(home),
  [bad('secret')]: documentOf(bad('secret'), { client_secret: 'shared' }),
  [bad('basic')]: documentOf(bad('basic'), { token_endpoint_auth_method: 'client_secret_basic' }),
  [bad('list')]: [documentOf(bad('list'))],
  [bad('large')]: documentOf(bad('large'), { client_name: 'x'.repeat(20_000) }),
  [bad('script')]: documentOf(bad('script'), { redirect_uris: ['javascript:alert(1)'] }),
  [bad('data')]: documentOf(bad('data'), { redirect_uris: ['data:text/html,x'] }),
  [bad('plain')]: documentOf(bad('plain'), { redirect_uris: ['http://good.example/back'] }),
  [bad('fragment')]: documentOf(bad('fragment'), { redirect_uris: ['https://good.example/back#x'] }),
  [bad('userinfo')]: documentOf(bad('userinfo'), { redirect_uris: ['https://a:b@good.example/back'] }),
  [bad('none')]: documentOf(bad('none'), { redirect_uris: [] }),
});
export const good = { client_id: home, redirect_uri: 'https://good.example/back' };

export async function tenantWith(role = 'owner') {
  const tenant = await world.tenant();
  const person = browser();
  await signIn(person, tenant, `${role}@example.com`, role);
  return { tenant, person, workspaceId: tenant.context.workspace.id };
}

/** Whether the browser was led neither to the page nor away. */
export const stayed = ({ status, location }: Reply): boolean => status >= 400 && location === null;
