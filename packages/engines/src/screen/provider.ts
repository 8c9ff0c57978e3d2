import type { EngineCredential, EngineSetting } from '../adapter.ts';

/** Providers that read screens. */
export const screenProviders = ['dataforseo', 'bright-data', 'cloro'] as const;
export type ScreenProvider = (typeof screenProviders)[number];

/**
 * Whose key a secret is, of the providers that read a screen: DataForSEO has a login and a password, keys of cloro begin with
 * `sk_live_` or `sk_test_`, those of Bright Data have no form. What looks like none of them is tried at the first.
 */
export function screenProviderOf(
  { secret }: Pick<EngineCredential, 'secret'>,
  readers: readonly ScreenProvider[],
): ScreenProvider {
  const meant: ScreenProvider = secret.includes(':')
    ? 'dataforseo'
    : /^sk_(live|test)_/.test(secret)
      ? 'cloro'
      : 'bright-data';
  return readers.find((one) => one === meant) ?? readers.find((one) => one !== 'dataforseo') ?? meant;
}

export const brightDataSettings: EngineSetting[] = [
  {
    env: 'BRIGHTDATA_API_KEY',
    role: 'secret',
    required: true,
    provider: 'bright-data',
    description: 'API key of brightdata.com with access to its AI scrapers',
  },
  {
    env: 'BRIGHTDATA_BASE_URL',
    role: 'baseUrl',
    required: false,
    provider: 'bright-data',
    description: 'Replaces https://api.brightdata.com',
  },
];

export const cloroSettings: EngineSetting[] = [
  {
    env: 'CLORO_API_KEY',
    role: 'secret',
    required: true,
    provider: 'cloro',
    description: 'API key of cloro.dev, which begins with sk_live_',
  },
  {
    env: 'CLORO_BASE_URL',
    role: 'baseUrl',
    required: false,
    provider: 'cloro',
    description: 'Replaces https://api.cloro.dev',
  },
];
