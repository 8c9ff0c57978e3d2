import type { Method } from './method.ts';
import { presence4 } from './presence-4.ts';

export type { Method, PanelEngine, PanelOptions, Published, PublishedPresence } from './method.ts';

/** Every method that figures can be of, by id. */
export const methods: ReadonlyMap<string, Method> = new Map([presence4].map((method) => [method.id, method]));

/** Method of new figures. */
export const currentMethod: Method = presence4;
