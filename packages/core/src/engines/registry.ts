import type { EngineAdapter } from './adapter.ts';
import { openai } from './openai/index.ts';
import { openaiCompatible } from './openai-compatible/index.ts';

/** Every engine, in the order in which they are listed. A new engine is its folder and one line here. */
const adapters: readonly EngineAdapter[] = [openai, openaiCompatible];

const byId = new Map(adapters.map((adapter) => [adapter.id, adapter]));

export function listEngineAdapters(): readonly EngineAdapter[] {
  return adapters;
}

export function getEngineAdapter(id: string): EngineAdapter | undefined {
  return byId.get(id);
}
