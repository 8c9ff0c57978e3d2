/** The engines that the emulator stands in for. */
export const ENGINES = [
  'openai',
  'anthropic',
  'gemini',
  'perplexity',
  'xai',
  'mistral',
  'deepseek',
  'openrouter',
  'google-ai-overview',
  'google-ai-mode',
  'chatgpt-ui',
  'gemini-ui',
  'perplexity-ui',
  'copilot-ui',
  'openai-compatible',
] as const;
export type EngineId = (typeof ENGINES)[number];

/** Path below the origin that each engine's adapter takes as its base URL. */
const BASE_PATHS: Record<EngineId, string> = {
  openai: '/openai/v1',
  anthropic: '/anthropic',
  gemini: '/gemini',
  perplexity: '/perplexity',
  xai: '/xai/v1',
  mistral: '/mistral',
  deepseek: '/deepseek',
  openrouter: '/openrouter/api/v1',
  'google-ai-overview': '/google',
  'google-ai-mode': '/google',
  'chatgpt-ui': '/chatgpt',
  'gemini-ui': '/screen',
  'perplexity-ui': '/screen',
  'copilot-ui': '/screen',
  'openai-compatible': '/compatible/v1',
};

/** The base URL to give each engine's adapter, for an emulator at `origin` (no trailing slash). */
export function emulatorBaseUrls(origin: string): Record<EngineId, string> {
  const entries = ENGINES.map((engine) => [engine, `${origin}${BASE_PATHS[engine]}`] as const);
  return Object.fromEntries(entries) as Record<EngineId, string>;
}
