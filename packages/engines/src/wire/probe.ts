import type { AskContext } from '../adapter.ts';
import { type Dialect, exchange, unreadable } from './exchange.ts';
import { asObject, asString, objectsOf } from './json.ts';

/**
 * Lists the models, which is free and needs a working credential. `model` is the wanted one when it is on the
 * list; without a wish, the first. Throws EngineError.
 */
export async function probeModels(
  context: AskContext,
  url: string,
  headers: Record<string, string>,
  dialect: Dialect,
  wanted: string | null,
): Promise<{ model: string | null }> {
  const { body, status, requestId } = await exchange(context, { method: 'GET', url, headers }, dialect);
  const models = asObject(body)?.data;
  if (!Array.isArray(models)) throw unreadable(dialect.vendor, status, requestId);
  const ids = objectsOf(models).map((model) => asString(model.id));
  if (wanted === null) return { model: ids[0] ?? null };
  return { model: ids.includes(wanted) ? wanted : null };
}
