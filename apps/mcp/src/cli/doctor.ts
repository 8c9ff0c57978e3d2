import { createClient } from '@svc/client';
import type { Config } from '../config.ts';
import { chosenTools } from '../surface.ts';
import { version } from '../version.ts';

/** Looks at everything that a call needs; answers with the exit code. */
export async function doctor(config: Config, print: (line: string) => void): Promise<number> {
  let failed = 0;
  const report = (ok: boolean, text: string): void => {
    if (!ok) failed += 1;
    print(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
  };
  report(true, `svc-mcp ${version} on Node ${process.versions.node}`);
  const reached = await reach(`${config.apiUrl}/livez`);
  report(
    reached === null,
    reached === null
      ? `${config.apiUrl} answers`
      : `${config.apiUrl} cannot be reached (${reached}). Set SVC_API_URL.`,
  );
  if (config.apiKey === null) report(false, 'SVC_API_KEY is not set.');
  else if (reached === null) await checkKey(config, config.apiKey, report);
  return failed === 0 ? 0 : 1;
}

async function reach(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message || cause.name : String(cause);
  }
}

async function checkKey(
  config: Config,
  apiKey: string,
  report: (ok: boolean, text: string) => void,
): Promise<void> {
  const client = createClient({ baseUrl: config.apiUrl, apiKey, retries: 0 });
  const { data, error } = await client.GET('/v1/me');
  if (!data) return report(false, `The key is refused: ${error?.detail ?? 'no reason given'}`);
  const { key, workspace, plan, mode, limits, credits } = data;
  report(
    true,
    `key “${key.name}” of workspace “${workspace.name}” (${mode}, ${plan}), ${credits.available} credits free`,
  );
  report(
    limits.api !== 'none',
    limits.api === 'none' ? `The ${plan} plan has no API access.` : `scopes: ${key.scopes.join(', ')}`,
  );
  const all = chosenTools([config.selection], null).length;
  const usable = chosenTools([config.selection], { scopes: key.scopes, api: limits.api }).length;
  report(usable > 0, `${usable} of ${all} tools are open to this key`);
}
