import type { AskContext, EngineRequest } from '../adapter.ts';
import { EngineError } from '../error.ts';
import { addressOf, type Dialect, type Exchanged, exchange, unreadable } from '../wire/exchange.ts';
import { failedInside } from '../wire/failure.ts';
import { asObject, asString, type JsonObject, objectsOf, parseJson } from '../wire/json.ts';
import { patienceMs } from '../wire/patience.ts';

const baseUrl = 'https://api.brightdata.com';
/** Time between two checks of the progress: short at first, since some runs are quick, then longer. */
const waitsMs = [1_000, 2_000, 3_000, 5_000];
const over = new Set(['failed', 'error', 'cancelled', 'canceled']);

const dialect: Dialect = {
  vendor: 'Bright Data',
  // Records may come one a line, whatever format was asked for.
  parse: (text) => parseJson(text) ?? linesOf(text),
  // A snapshot that is built still.
  isOutcome: (status) => status === 409,
  readFailure: ({ status, body }) =>
    status === 400 && JSON.stringify(asObject(body)?.errors ?? body ?? '').includes('country')
      ? { code: 'unsupported_country' }
      : { code: asString(asObject(body)?.code) },
};

function linesOf(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const records = lines.map(parseJson);
  return lines.length > 1 && records.every((record) => asObject(record) !== null) ? records : undefined;
}

/** A snapshot's state while it is built: no record has a status and no input. */
const isBuilding = ({ status, body }: Exchanged): boolean =>
  status === 202 || status === 409 || asString(asObject(body)?.status) === 'building';

/**
 * Runs one input through a scraper: starts it, waits, and fetches its record. Unknown states of progress mean
 * waiting. Throws EngineError, also when the record reports a failure.
 */
export async function scrape(
  context: AskContext,
  dataset: string,
  input: Record<string, unknown>,
): Promise<{ record: JsonObject; snapshotId: string; requestId: string | null }> {
  const query = new URLSearchParams({
    dataset_id: dataset,
    format: 'json',
    include_errors: 'true',
    notify: 'false',
  });
  const { body } = await call(context, 'POST', `trigger?${query}`, [input]);
  const snapshotId = asString(asObject(body)?.snapshot_id);
  if (snapshotId === null) throw unreadable(dialect.vendor);
  const { body: records, requestId } = await waitFor(context, encodeURIComponent(snapshotId));
  // At this vendor an empty result is no error.
  if (Array.isArray(records) && records.length === 0) return { record: {}, snapshotId, requestId };
  const record = objectsOf(records)[0];
  if (!record) throw unreadable(dialect.vendor, 200, requestId);
  if (record.error || record.error_code) throw failed(record);
  return { record, snapshotId, requestId };
}

/** The list of past runs is free to read. */
export async function probeBrightData(context: AskContext, dataset: string): Promise<{ model: null }> {
  const query = new URLSearchParams({ dataset_id: dataset, limit: '1' });
  await call(context, 'GET', `snapshots?${query}`);
  return { model: null };
}

async function waitFor(context: AskContext, id: string): Promise<Exchanged> {
  const started = context.now();
  for (let look = 0; context.now() - started < patienceMs(context); look += 1) {
    await context.sleep(waitsMs[Math.min(look, waitsMs.length - 1)] ?? 0);
    const { body } = await call(context, 'GET', `progress/${id}`);
    const status = asString(asObject(body)?.status) ?? '';
    if (over.has(status)) throw failed(asObject(body) ?? {});
    if (status === 'ready') {
      const snapshot = await call(context, 'GET', `snapshot/${id}?format=json`);
      if (!isBuilding(snapshot)) return snapshot;
    }
  }
  // Abandoned runs still count towards the account's limit of parallel runs.
  await call(context, 'POST', `snapshot/${id}/cancel`).catch(() => undefined);
  throw new EngineError('timeout', 'Bright Data did not finish in time', { maybeBilled: true });
}

function call(context: AskContext, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Exchanged> {
  const request: EngineRequest = {
    method,
    url: `${addressOf(context, baseUrl)}/datasets/v3/${path}`,
    headers: { authorization: `Bearer ${context.credential.secret}` },
  };
  return exchange(context, body === undefined ? request : { ...request, body }, dialect);
}

function failed(body: JsonObject): EngineError {
  return failedInside(dialect.vendor, 'overloaded', asString(body.error_code) ?? asString(body.status));
}
