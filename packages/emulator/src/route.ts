import { anthropicWire } from './wire/anthropic.ts';
import { createBrightDataWire } from './wire/brightdata.ts';
import { createCloroWire } from './wire/cloro.ts';
import { createDataForSeoWire } from './wire/dataforseo.ts';
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

export interface Route {
  /** Version that all paths of the vendor begin with; a base URL may be given with or without it. */
  version: string;
  wires: Wire[];
}

/** Which vendors are spoken below which path prefix. Data vendors for one product share a prefix. */
export function createRoutes(): Record<string, Route> {
  const dataForSeoWire = createDataForSeoWire();
  const brightDataWire = createBrightDataWire();
  const cloroWire = createCloroWire();
  return {
    openai: { version: '/v1', wires: [openAiWire] },
    anthropic: { version: '/v1', wires: [anthropicWire] },
    gemini: { version: '/v1beta', wires: [geminiWire] },
    perplexity: { version: '/v1', wires: [perplexityWire] },
    xai: { version: '/v1', wires: [xaiWire] },
    mistral: { version: '/v1', wires: [mistralWire] },
    deepseek: { version: '', wires: [deepSeekWire] },
    openrouter: { version: '/api/v1', wires: [openRouterWire] },
    compatible: { version: '/v1', wires: [openAiCompatibleWire] },
    serpapi: { version: '', wires: [serpApiWire] },
    dataforseo: { version: '/v3', wires: [dataForSeoWire] },
    brightdata: { version: '/datasets/v3', wires: [brightDataWire] },
    google: { version: '', wires: [serpApiWire, dataForSeoWire, brightDataWire] },
    cloro: { version: '', wires: [cloroWire] },
    chatgpt: { version: '', wires: [dataForSeoWire, brightDataWire, cloroWire] },
    screen: { version: '', wires: [dataForSeoWire, brightDataWire, cloroWire] },
  };
}

/** The path as the vendor has it, whether the base URL ended in the version, or lacked it, or the client added it again. */
export function vendorPath(route: Route, path: string): string {
  const { version } = route;
  if (!path.startsWith(`${version}/`)) return `${version}${path}`;
  const rest = path.slice(version.length);
  return version !== '' && rest.startsWith(`${version}/`) ? rest : path;
}
