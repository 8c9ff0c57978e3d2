import type { webhooks } from './schema.gen.ts';

export type SvcEventType = keyof webhooks;

/** What a webhook receives; `type` tells which of them it is. */
export type SvcEvent<T extends SvcEventType = SvcEventType> = {
  [Type in T]: webhooks[Type]['post']['requestBody']['content']['application/json'];
}[T];
