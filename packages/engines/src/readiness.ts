import type { EngineAdapter, EngineCredential, EngineSetting } from './adapter.ts';
import { screenProviderOf, screenProviders } from './screen/provider.ts';

/** Settings by name, from the environment or a test; empty values count as not set. */
export type EngineSettings = Readonly<Record<string, string | undefined>>;

export type EngineReadiness =
  | { state: 'configured'; credential: EngineCredential; model: string | null }
  /** `missing` names the settings, for people: `OPENAI_API_KEY`, or alternatives joined by "or". */
  | { state: 'unconfigured'; missing: string }
  | { state: 'not_opted_in'; missing: string; reason: string };

/** The engine's credential from the operator's settings. Pure; the credential's id is `operator`. */
export function resolveCredential(adapter: EngineAdapter, settings: EngineSettings): EngineReadiness {
  const read = (setting: EngineSetting | undefined) => (setting && settings[setting.env]?.trim()) || null;
  const groups = [...Map.groupBy(adapter.settings, (setting) => setting.provider).values()];
  const lacking = groups.map((group) => group.filter((setting) => setting.required && !read(setting)));
  const group = groups[lacking.findIndex((list) => list.length === 0)];
  if (!group) {
    const alternatives = lacking.map((list) => list.map(({ env }) => env).join(' and '));
    return { state: 'unconfigured', missing: alternatives.join(' or ') };
  }
  if (adapter.optIn && !isOn(settings[adapter.optIn.env])) {
    return { state: 'not_opted_in', missing: `${adapter.optIn.env}=1`, reason: adapter.optIn.reason };
  }
  const readRole = (role: EngineSetting['role']) => read(group.find((setting) => setting.role === role));
  return {
    state: 'configured',
    credential: { id: 'operator', secret: readRole('secret') ?? '', baseUrl: readRole('baseUrl') },
    model: readRole('model') ?? adapter.defaultModel,
  };
}

/** Which of an engine's providers a secret is for; undefined: the engine has one alone. */
export function providerOfSecret({ settings }: EngineAdapter, secret: string): string | undefined {
  const named = new Set(settings.map(({ provider }) => provider));
  const readers = screenProviders.filter((one) => named.has(one));
  // Google's surfaces are read by DataForSEO and SerpApi.
  if (named.has('serpapi')) return secret.includes(':') ? 'dataforseo' : 'serpapi';
  return readers.length === 0 ? undefined : screenProviderOf({ secret }, readers);
}

function isOn(value: string | undefined): boolean {
  return /^(1|true|yes|on)$/i.test(value?.trim() ?? '');
}
