import { describe, expect, it } from 'vitest';
import { getEngineAdapter, listEngineAdapters, providerOfSecret, resolveCredential } from './index.ts';

function resolve(id: string, settings: Record<string, string>) {
  const adapter = getEngineAdapter(id);
  if (!adapter) throw new Error(`no engine ${id}`);
  return resolveCredential(adapter, settings);
}

describe('an engine', () => {
  it('says what to set', () => {
    const missing = Object.fromEntries(
      listEngineAdapters()
        .map((adapter) => [adapter.id, resolveCredential(adapter, {})] as const)
        .map(([id, readiness]) => [
          id,
          readiness.state === 'unconfigured' ? readiness.missing : readiness.state,
        ]),
    );
    expect(missing).toMatchObject({
      openai: 'OPENAI_API_KEY',
      anthropic: 'ANTHROPIC_API_KEY',
      gemini: 'GEMINI_API_KEY',
      perplexity: 'PERPLEXITY_API_KEY',
      xai: 'XAI_API_KEY',
      mistral: 'MISTRAL_API_KEY',
      deepseek: 'DEEPSEEK_API_KEY',
      openrouter: 'OPENROUTER_API_KEY',
      'google-ai-overview': 'SERPAPI_API_KEY or DATAFORSEO_CREDENTIALS',
      'google-ai-mode': 'SERPAPI_API_KEY or DATAFORSEO_CREDENTIALS',
      'chatgpt-ui': 'DATAFORSEO_CREDENTIALS or BRIGHTDATA_API_KEY or CLORO_API_KEY',
      'gemini-ui': 'DATAFORSEO_CREDENTIALS or BRIGHTDATA_API_KEY or CLORO_API_KEY',
      'perplexity-ui': 'BRIGHTDATA_API_KEY or CLORO_API_KEY',
      'copilot-ui': 'BRIGHTDATA_API_KEY or CLORO_API_KEY',
      'openai-compatible': 'OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL',
    });
  });

  it('is configured by its key; blank values do not count', () => {
    expect(resolve('openai', { OPENAI_API_KEY: ' ' })).toMatchObject({ state: 'unconfigured' });
    const settings = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://x/v1', OPENAI_MODEL: 'gpt-6-luna' };
    expect(resolve('openai', settings)).toEqual({
      state: 'configured',
      credential: { id: 'operator', secret: 'k', baseUrl: 'http://x/v1' },
      model: 'gpt-6-luna',
    });
    expect(resolve('openai', { OPENAI_API_KEY: 'k' })).toMatchObject({
      model: 'chat-latest',
      credential: { baseUrl: null },
    });
  });

  it('with several providers takes the address of the one whose key is set', () => {
    const settings = {
      DATAFORSEO_CREDENTIALS: 'me:pw',
      DATAFORSEO_BASE_URL: 'http://data',
      SERPAPI_BASE_URL: 'http://serp',
    };
    expect(resolve('google-ai-mode', settings)).toMatchObject({
      credential: { secret: 'me:pw', baseUrl: 'http://data' },
    });
    expect(resolve('google-ai-mode', { ...settings, SERPAPI_API_KEY: 'k' })).toMatchObject({
      credential: { secret: 'k', baseUrl: 'http://serp' },
    });
  });

  it('without a key of its own needs an address and a model', () => {
    const settings = { OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1' };
    expect(resolve('openai-compatible', settings)).toEqual({
      state: 'unconfigured',
      missing: 'OPENAI_COMPATIBLE_MODEL',
    });
    expect(resolve('openai-compatible', { ...settings, OPENAI_COMPATIBLE_MODEL: 'qwen3:8b' })).toMatchObject({
      state: 'configured',
      credential: { secret: '' },
      model: 'qwen3:8b',
    });
  });

  it('gives a secret to the provider whose form it has', () => {
    const providerOf = (id: string, secret: string) => {
      const adapter = getEngineAdapter(id);
      return adapter && providerOfSecret(adapter, secret);
    };
    expect(providerOf('gemini-ui', 'me:pw')).toBe('dataforseo');
    expect(providerOf('gemini-ui', 'sk_live_1')).toBe('cloro');
    expect(providerOf('gemini-ui', 'abc')).toBe('bright-data');
    // Copilot's page is not read by DataForSEO.
    expect(providerOf('copilot-ui', 'me:pw')).toBe('bright-data');
    expect(providerOf('google-ai-mode', 'abc')).toBe('serpapi');
    expect(providerOf('openai', 'sk-abc')).toBeUndefined();
  });

  it('whose page the providers have switched off says so, and can be turned on when it is back', () => {
    const key = { CLORO_API_KEY: 'sk_live_1' };
    expect(resolve('grok-ui', key)).toMatchObject({
      state: 'not_opted_in',
      reason: expect.stringContaining('switched its page off'),
    });
    expect(resolve('grok-ui', { ...key, GROK_UI_OPT_IN: '1' }).state).toBe('configured');
  });

  it('that its vendor restricts is off until the operator opts in, and says why', () => {
    const key = { GEMINI_API_KEY: 'k' };
    expect(resolve('gemini', key)).toMatchObject({
      state: 'not_opted_in',
      missing: 'GEMINI_GROUNDING_OPT_IN=1',
      reason: expect.stringContaining('terms'),
    });
    expect(resolve('gemini', { ...key, GEMINI_GROUNDING_OPT_IN: '0' }).state).toBe('not_opted_in');
    expect(resolve('gemini', { ...key, GEMINI_GROUNDING_OPT_IN: '1' }).state).toBe('configured');
  });
});
