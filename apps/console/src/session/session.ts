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
