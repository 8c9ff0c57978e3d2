/** What the service’s session routes said when they refused. */
export class SessionError extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.name = 'SessionError';
    this.status = status;
  }
}

/** Throws SessionError; status 0: nothing came back. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/app/session${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new SessionError(0, error instanceof Error ? error.message : String(error));
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new SessionError(response.status, String(answer?.detail ?? `HTTP ${response.status}`));
}

export interface Ways {
  mail: boolean;
  passkeys: boolean;
  /** The name of the identity provider that people may sign in by. */
  oidc: string | null;
}
export const readWays = () => ask<Ways>('GET', '/ways');

export const openSession = (token: string) => ask('POST', '', { token });
export const sendLink = (email: string) => ask('POST', '/links', { email });
export const signOut = () => ask('DELETE', '');

export interface Invitation {
  workspace: string;
  email: string;
  role: string;
}
export const readInvitation = (token: string) => ask<Invitation>('POST', '/invitation', { token });
export const acceptInvitation = (token: string) => ask('POST', '/invitation/accept', { token });

export interface Device {
  id: string;
  agent: string | null;
  current: boolean;
  seenAt: string;
  expiresAt: string;
}
export const listDevices = async () => (await ask<{ items: Device[] }>('GET', '/devices')).items;
export const signOutEverywhere = () => ask('DELETE', '/devices');
export const endDevice = (id: string) => ask('DELETE', `/devices/${id}`);

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}
export const listPasskeys = async () => (await ask<{ items: Passkey[] }>('GET', '/passkeys')).items;
export const removePasskey = (id: string) => ask('DELETE', `/passkeys/${id}`);

/** The browser's part is loaded when it is wanted. Rejects when the person or the device says no. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/passkeys/new',
    {},
  );
  await ask('POST', '/passkeys', { name, response: await startRegistration({ optionsJSON }) });
}

export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    '/passkeys/challenge',
    {},
  );
  await ask('POST', '/passkeys/sign-in', { response: await startAuthentication({ optionsJSON }) });
}
