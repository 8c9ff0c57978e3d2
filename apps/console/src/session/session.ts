export interface Failure {
  status: number;
  detail: string;
}

async function send(method: string, path: string, body?: object): Promise<Failure | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return null;
    const problem: unknown = await response.json().catch(() => null);
    const told = typeof problem === 'object' && problem !== null && 'detail' in problem;
    return {
      status: response.status,
      detail: told ? String(problem.detail) : `HTTP ${response.status}`,
    };
  } catch (error) {
    return { status: 0, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Signs in with a link’s token; null: done. */
export const openSession = (token: string) => send('POST', '/app/session', { token });
export const sendLink = (email: string) => send('POST', '/app/session/links', { email });
export const signOut = () => send('DELETE', '/app/session');

export interface Device {
  id: string;
  agent: string | null;
  current: boolean;
  seenAt: string;
  expiresAt: string;
}

export async function listDevices(): Promise<Device[]> {
  const response = await fetch('/app/session/devices');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { items }: { items: Device[] } = await response.json();
  return items;
}

const orThrow = async (sent: Promise<Failure | null>): Promise<void> => {
  const failed = await sent;
  if (failed) throw new Error(failed.detail);
};
export const signOutEverywhere = () => orThrow(send('DELETE', '/app/session/devices'));
export const endDevice = (id: string) => orThrow(send('DELETE', `/app/session/devices/${id}`));
