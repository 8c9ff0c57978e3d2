import { createHash } from 'node:crypto';
import { createClient, type SvcClient } from '@svc/client';
import { LRUCache } from 'lru-cache';
import { type Budget, createBudget } from './budget.ts';
import type { Config, Mode, NameStyle, Selection } from './config.ts';
import { chosenTools, type ListedTool, listedTools, listTool, type Rights } from './surface.ts';
import type { Tool } from './tool.ts';
import { version } from './version.ts';

/** The caller and the tools that it sees. */
export interface Session {
  client: SvcClient | null;
  apiUrl: string;
  names: NameStyle;
  /** null: as much as the key may spend. */
  budget: Budget | null;
  /** The tools that this key and its choices allow. */
  tools: () => Promise<readonly Tool[]>;
  /** What `tools/list` answers. */
  listed: (style: 'dot' | 'underscore', charts: boolean) => Promise<readonly ListedTool[]>;
}

/** How tools are shown, whichever there are. */
export interface View {
  names: NameStyle;
  mode: Mode;
  outputSchemas: boolean;
}

export type Log = (line: string) => void;

/** The cache key for rights that could not be read. */
const unknown = {};
const rightsKept = 60_000;
/** At most so many of each: callers over HTTP bring keys and choices of their own. */
const max = 1_000;

/** Makes sessions. A key's rights are asked once a minute, and lists are put together once for each choice. */
export function createSessions(config: Config, log: Log) {
  const known = new LRUCache<string, Promise<Rights | null>>({ max, ttl: rightsKept });
  const choices = new WeakMap<Rights | typeof unknown, LRUCache<string, readonly Tool[]>>();
  const lists = new LRUCache<string, readonly ListedTool[]>({ max });
  const budget = config.maxCredits === null ? null : createBudget(config.maxCredits);

  function rightsOf(apiKey: string, client: SvcClient): Promise<Rights | null> {
    const hash = createHash('sha256').update(apiKey).digest('base64');
    const found = known.get(hash);
    if (found) return found;
    const rights = askRights(client, log);
    known.set(hash, rights);
    // An unanswered question is asked again next time.
    void rights.then((answer) => answer === null && known.delete(hash));
    return rights;
  }

  /** Returns the same array for the same choice, so that what was made from it is found in caches. */
  function choose(rights: Rights | null, narrowing: readonly Selection[]): readonly Tool[] {
    const ready = choices.get(rights ?? unknown) ?? new LRUCache<string, readonly Tool[]>({ max });
    choices.set(rights ?? unknown, ready);
    const choice = JSON.stringify(narrowing);
    const chosen = ready.get(choice) ?? chosenTools([config.selection, ...narrowing], rights);
    ready.set(choice, chosen);
    return chosen;
  }

  return function open(
    apiKey: string | null,
    narrowing: readonly Selection[] = [],
    { names, mode, outputSchemas }: View = config,
    callerHeaders: Readonly<Record<string, string>> = {},
  ): Session {
    const client =
      apiKey === null
        ? null
        : createClient({
            baseUrl: config.apiUrl,
            apiKey,
            userAgent: `svc-mcp/${version}`,
            // Each call has a limit of its own.
            timeout: Number.POSITIVE_INFINITY,
            fetch: (request) => {
              for (const [name, value] of Object.entries(callerHeaders)) request.headers.set(name, value);
              return fetch(request);
            },
          });
    const tools = async () => {
      const rights = apiKey !== null && client ? await rightsOf(apiKey, client) : null;
      return choose(rights, narrowing);
    };
    return {
      client,
      apiUrl: config.apiUrl,
      names,
      budget,
      tools,
      async listed(style, charts) {
        const shown = listedTools(await tools(), mode, charts);
        const choice = `${style} ${outputSchemas} ${shown.map(({ card }) => card.name).join(' ')}`;
        const ready = lists.get(choice);
        if (ready) return ready;
        const list = shown.map((tool) => listTool(tool, style, outputSchemas, shown));
        lists.set(choice, list);
        return list;
      },
    };
  };
}

export type OpenSession = ReturnType<typeof createSessions>;

/** null when the service does not say: then every tool is shown, and it refuses what it must. */
async function askRights(client: SvcClient, log: Log): Promise<Rights | null> {
  try {
    const { data, response } = await client.GET('/v1/me', { signal: AbortSignal.timeout(5_000) });
    if (data) return { scopes: data.key.scopes, api: data.limits.api };
    log(`The key’s scopes are unknown (HTTP ${response.status} of /v1/me): every tool is listed.`);
  } catch (error) {
    log(
      `The key’s scopes are unknown (${error instanceof Error ? error.message : error}): every tool is listed.`,
    );
  }
  return null;
}
