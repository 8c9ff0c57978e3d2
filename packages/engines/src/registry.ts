import type { EngineAdapter } from './adapter.ts';
import { anthropic } from './anthropic/index.ts';
import { deepseek } from './deepseek/index.ts';
import { gemini } from './gemini/index.ts';
import { googleAiMode } from './google-ai-mode/index.ts';
import { googleAiOverview } from './google-ai-overview/index.ts';
import { mistral } from './mistral/index.ts';
import { openai } from './openai/index.ts';
import { openaiCompatible } from './openai-compatible/index.ts';
import { openrouter } from './openrouter/index.ts';
import { perplexity } from './perplexity/index.ts';
import { screens } from './screen/index.ts';
import { xai } from './xai/index.ts';

/** Every engine, in the order in which they are listed. A new engine is its folder and one line here. */
const adapters: readonly EngineAdapter[] = [
  openai,
  anthropic,
  gemini,
  perplexity,
  xai,
  mistral,
  deepseek,
  openrouter,
  googleAiOverview,
  googleAiMode,
  ...screens,
  openaiCompatible,
];

const byId = new Map(adapters.map((adapter) => [adapter.id, adapter]));

export function listEngineAdapters(): readonly EngineAdapter[] {
  return adapters;
}

export function getEngineAdapter(id: string): EngineAdapter | undefined {
  return byId.get(id);
}
