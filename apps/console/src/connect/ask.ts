import { SessionError } from '../session/session.ts';

export type Bundle = 'look' | 'measure' | 'improve' | 'set_up' | 'tell' | 'usage';

export interface Where {
  id: string;
  name: string;
  plan: string;
  api: 'none' | 'read' | 'full';
  hasTest: boolean;
  scopes: string[];
  projectIds: string[] | null;
  credits: number;
  usualCap: number;
}

/** What the consent page asks a person: which program wants access, to what, and where it goes. */
export interface Asked {
  program: { clientId: string; name: string; host: string | null; redirectHost: string; local: boolean };
  forApi: boolean;
  asked: string[];
  bundles: Record<Bundle, string[]>;
  session: { id: string; name: string };
  workspaces: Where[];
}

/** Throws SessionError; status 401: nobody is signed in, 404: it is over. */
async function call<T>(uid: string, path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`/app/connect/${uid}${path}`, init).catch((error: unknown) => {
    throw new SessionError(0, error instanceof Error ? error.message : String(error));
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new SessionError(response.status, String(answer?.detail ?? `HTTP ${response.status}`));
}

export const readAsked = (uid: string) => call<Asked>(uid, '/ask');

export const sendAnswer = (uid: string, answer: object) =>
  call<{ next: string }>(uid, '/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });

/** All projects of a workspace, of its live or its test data. */
export async function readProjects(
  workspaceId: string,
  test: boolean,
): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({
      limit: '100',
      state: 'active',
      sort: 'name',
      ...(after && { after }),
    });
    const response = await fetch(`/v1/projects?${query}`, {
      headers: { 'svc-workspace': workspaceId, ...(test && { 'svc-mode': 'test' }) },
    });
    if (!response.ok) return [];
    const page: { items: typeof found; next: string | null } = await response.json();
    found.push(...page.items);
    after = page.next;
  }
  return found;
}

const kept = 'connect';
const minutes = 20;

/** A person who has to sign in first comes back here afterwards, whichever way they sign in. */
export const keepForLater = (path: string): void =>
  localStorage.setItem(kept, JSON.stringify({ path, at: Date.now() }));

/** The consent page that somebody wanted before they signed in; null: none, or too long ago. */
export function takeKept(): string | null {
  const text = localStorage.getItem(kept);
  if (text === null) return null;
  localStorage.removeItem(kept);
  const { path, at } = JSON.parse(text) as { path: string; at: number };
  return /^\/app\/connect\/[\w-]+$/.test(path) && Date.now() - at < minutes * 60_000 ? path : null;
}
