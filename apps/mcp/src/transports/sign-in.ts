import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface SignIn {
  /** Where callers reach this server: what their tokens are given for. */
  resource: string;
  /** Secret with which the server exchanges tokens at the API. */
  secret: string;
}

interface ResourceMetadata {
  resource: string;
  authorization_servers: string[];
  scopes_supported?: string[];
}

/** How long an exchanged token is used. A revoked connection is refused after this time at the latest. */
const keptMs = 60_000;
const refusedMs = 5_000;
const longest = 10_000;

const metadataPath = '/.well-known/oauth-protected-resource';

/**
 * Sign-in by OAuth 2.1 at the API: who may be asked, and for each caller’s token a short one of the API. No token is passed
 * through: what callers bring is good here alone.
 */
export function createSignIn(apiUrl: string, { resource, secret }: SignIn) {
  const { origin, pathname } = new URL(resource);
  const tokens = new LRUCache<string, Promise<string | null>>({ max: 1_000, ttl: keptMs });
  let known: Promise<ResourceMetadata> | null = null;

  /** RFC 9728. Rejects while the API is away. */
  const metadata = (): Promise<ResourceMetadata> =>
    (known ??= fetch(`${apiUrl}${metadataPath}`, { signal: AbortSignal.timeout(longest) })
      .then(async (response) => {
        if (!response.ok) throw new Error(`the API answers ${response.status}`);
        return { ...((await response.json()) as ResourceMetadata), resource };
      })
      .catch((error: unknown) => {
        known = null;
        throw error;
      }));

  async function ask(token: string): Promise<string | null> {
    const response = await fetch(`${apiUrl}/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`svc-mcp:${encodeURIComponent(secret)}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: token,
        subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      }),
      signal: AbortSignal.timeout(longest),
    });
    if (response.ok) return ((await response.json()) as { access_token: string }).access_token;
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    if (error === 'invalid_grant' || error === 'invalid_request') return null;
    throw new Error(
      `tokens cannot be exchanged (${error ?? response.status}): MCP_CLIENT_SECRET and MCP_PUBLIC_URL have to be those of the API`,
    );
  }

  return {
    metadata,
    isMetadata: (path: string): boolean => path === metadataPath || path === `${metadataPath}${pathname}`,
    /** The API’s own token for a caller’s; null: theirs is not valid. Rejects while the API is away. */
    exchange(token: string): Promise<string | null> {
      const name = createHash('sha256').update(token).digest('base64');
      const found = tokens.get(name);
      if (found) return found;
      const asked = ask(token);
      tokens.set(name, asked);
      asked.then(
        (answer) => answer === null && tokens.set(name, asked, { ttl: refusedMs }),
        () => tokens.delete(name),
      );
      return asked;
    },
    /** What a refusal says. */
    async challenge(wrong: boolean): Promise<string> {
      const scopes = await metadata().then(
        ({ scopes_supported: scopes }) => scopes,
        () => undefined,
      );
      return [
        'Bearer realm="svc-mcp"',
        ...(wrong ? ['error="invalid_token"'] : []),
        `resource_metadata="${origin}${metadataPath}${pathname}"`,
        ...(scopes ? [`scope="${scopes.join(' ')}"`] : []),
      ].join(', ');
    },
  };
}
