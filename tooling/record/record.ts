import { type Example, method, type Operation } from '@svc/contract/kernel';
import { examples } from '@svc/core/examples';
import type { Recorded } from '../../apps/api/src/describe/recorded.ts';
import type { Answer, Caller } from '../../apps/api/src/testing/world.ts';
import { even, shortened } from './even.ts';

/** Ids of what was really measured, by the kind that they start with. */
type Known = Map<string, string>;

const idKind = (id: string): string => id.slice(0, 3);

/** The first id of each kind that an answer names. */
function learn(known: Known, answer: Answer): void {
  for (const [id, kind = ''] of answer.text.matchAll(/\b([a-z]{3})(?:_[0-9a-f]{32})+\b/g))
    if (!known.has(kind)) known.set(kind, id);
}

/** A call about what was really measured; null: it needs an id that is not known yet. */
function realCall({ params, query, ...operation }: Operation, known: Known): Example | null {
  if (method(operation) !== 'GET') return null;
  const given: Record<string, string> = {};
  for (const [name, schema] of Object.entries(params?.shape ?? {})) {
    const example: unknown = schema.meta()?.example;
    const id = name === 'engineId' ? 'openai' : known.get(idKind(String(example ?? '')));
    if (id === undefined) return null;
    given[name] = id;
  }
  return {
    ...(params && { params: given }),
    ...(query && 'limit' in query.shape && { query: { limit: '2' } }),
  };
}

const isEmptyList = ({ body }: Answer): boolean => Array.isArray(body?.items) && body.items.length === 0;

function toRecorded({ params, query, body }: Example, answer: Answer): Recorded {
  const call = { ...(params && { params }), ...(query && { query }), ...(body && { body }) };
  return even({ ...call, status: answer.status, answer: shortened(answer.body) });
}

/** Calls each operation once: reads about the project that was measured, the rest with their examples. */
export async function recordAll(
  caller: Caller,
  operations: readonly Operation[],
  known: Known,
): Promise<Map<string, Recorded>> {
  const done = new Map<string, Recorded>();
  // A value in one answer may be needed by another call.
  for (let before = -1; before !== done.size; ) {
    before = done.size;
    for (const operation of operations) {
      const call = done.has(operation.id) ? null : realCall(operation, known);
      if (!call) continue;
      const answer = await caller.call(operation, call);
      if (answer.status >= 300 || isEmptyList(answer)) continue;
      learn(known, answer);
      done.set(operation.id, toRecorded(call, answer));
    }
  }
  for (const operation of operations) {
    if (done.has(operation.id)) continue;
    try {
      const call = (await examples[operation.id]?.(caller)) ?? {};
      const answer = await caller.call(operation, call);
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
      done.set(operation.id, toRecorded(call, answer));
    } catch (error) {
      // The other recordings are useful without it.
      console.error(`${operation.id} is not recorded: ${error instanceof Error ? error.message : error}`);
    }
  }
  return done;
}
