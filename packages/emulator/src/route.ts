import { openAiWire } from './wire/openai.ts';
import { openAiCompatibleWire } from './wire/openai-compatible.ts';
import type { Wire } from './wire/wire.ts';

/** Which vendors are spoken below which path prefix. */
export function createRoutes(): Record<string, Wire[]> {
  return {
    openai: [openAiWire],
    compatible: [openAiCompatibleWire],
  };
}
