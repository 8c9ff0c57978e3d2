import { anthropicWire } from './wire/anthropic.ts';
import { createBrightDataWire } from './wire/brightdata.ts';
import { dataForSeoWire } from './wire/dataforseo.ts';
import { deepSeekWire } from './wire/deepseek.ts';
import { geminiWire } from './wire/gemini.ts';
import { mistralWire } from './wire/mistral.ts';
import { openAiWire } from './wire/openai.ts';
import { openAiCompatibleWire } from './wire/openai-compatible.ts';
import { openRouterWire } from './wire/openrouter.ts';
import { perplexityWire } from './wire/perplexity.ts';
import { serpApiWire } from './wire/serpapi.ts';
import type { Wire } from './wire/wire.ts';
import { xaiWire } from './wire/xai.ts';

/** Which vendors are spoken below which path prefix. Data vendors for one product share a prefix. */
export function createRoutes(): Record<string, Wire[]> {
  const brightDataWire = createBrightDataWire();
  return {
    openai: [openAiWire],
    anthropic: [anthropicWire],
    gemini: [geminiWire],
    perplexity: [perplexityWire],
    xai: [xaiWire],
    mistral: [mistralWire],
    deepseek: [deepSeekWire],
    openrouter: [openRouterWire],
    compatible: [openAiCompatibleWire],
    serpapi: [serpApiWire],
    dataforseo: [dataForSeoWire],
    brightdata: [brightDataWire],
    google: [serpApiWire, dataForSeoWire, brightDataWire],
    chatgpt: [dataForSeoWire, brightDataWire],
  };
}
