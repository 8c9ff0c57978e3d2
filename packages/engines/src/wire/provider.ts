import type { EngineCredential, EngineSetting } from '../adapter.ts';

/** Google's AI surfaces have no API: both are read through one of two providers. */
export const googleProviderSettings: EngineSetting[] = [
  {
    env: 'SERPAPI_API_KEY',
    role: 'secret',
    required: true,
    provider: 'serpapi',
    description: 'API key of serpapi.com',
  },
  {
    env: 'SERPAPI_BASE_URL',
    role: 'baseUrl',
    required: false,
    provider: 'serpapi',
    description: 'Replaces https://serpapi.com',
  },
  ...dataForSeoSettings(),
];

export function dataForSeoSettings(): EngineSetting[] {
  return [
    {
      env: 'DATAFORSEO_CREDENTIALS',
      role: 'secret',
      required: true,
      provider: 'dataforseo',
      description: 'login:password of the API access page of dataforseo.com',
    },
    {
      env: 'DATAFORSEO_BASE_URL',
      role: 'baseUrl',
      required: false,
      provider: 'dataforseo',
      description: 'Replaces https://api.dataforseo.com',
    },
  ];
}

/** Of the providers only DataForSEO has a login and a password; the others have a key without a colon. */
export function isDataForSeo({ secret }: EngineCredential): boolean {
  return secret.includes(':');
}
