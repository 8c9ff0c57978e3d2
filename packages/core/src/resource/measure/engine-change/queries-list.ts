import type { TenantDatabase } from '@svc/db';
import { say } from '../../../i18n/index.ts';
import { type KnownChange, knownChanges } from './known.ts';

/** A change of an engine, noticed by us or announced. */
export interface NoticedChange {
  id: string;
  engine: string;
  kind: 'served_model' | 'canary' | 'announced';
  modelRequested: string | null;
  modelBefore: string | null;
  modelAfter: string | null;
  at: string;
  what: string;
  source: string | null;
}

/** Differences that a canary found, by feature. */
type Shift = Record<string, { before: number; after: number }>;

declare module '@svc/db' {
  interface JsonColumns {
    'engine_change.detail': Shift;
  }
}

/** Far more than engines change in years. */
const mostRows = 2_000;

/** Newest first. Announced changes concern the vendors' engines, not the emulator. */
export async function engineChanges(
  db: TenantDatabase,
  mode: 'live' | 'test',
  filter: { engine?: string | undefined; since?: string | undefined },
): Promise<NoticedChange[]> {
  let query = db
    .selectFrom('engine_change')
    .selectAll()
    .where('mode', '=', mode)
    .orderBy('noticedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows);
  if (filter.engine !== undefined) query = query.where('engine', '=', filter.engine);
  if (filter.since !== undefined) query = query.where('noticedAt', '>=', filter.since);
  const noticed = (await query.execute()).map(
    (row): NoticedChange => ({
      id: row.id,
      engine: row.engine,
      kind: row.kind === 'canary' ? 'canary' : 'served_model',
      modelRequested: row.modelRequested === '' ? null : row.modelRequested,
      modelBefore: row.modelBefore,
      modelAfter: row.modelAfter,
      at: row.noticedAt,
      what:
        row.kind === 'canary'
          ? say({ id: 'engine.canary', values: { differences: words(row.detail) } })
          : say({
              id: 'cause.models',
              values: { now: [String(row.modelAfter)], before: [String(row.modelBefore)] },
            }),
      source: null,
    }),
  );
  const announced =
    mode === 'test'
      ? []
      : knownChanges()
          .filter((change) => matches(change, filter))
          .map(toNoticed);
  return [...noticed, ...announced].toSorted((left, right) => Date.parse(right.at) - Date.parse(left.at));
}

const matches = (
  { engine, at }: KnownChange,
  filter: { engine?: string | undefined; since?: string | undefined },
): boolean =>
  (filter.engine === undefined || filter.engine === engine) &&
  (filter.since === undefined || Date.parse(at) >= Date.parse(filter.since));

const toNoticed = ({ engine, model, at, what, source }: KnownChange): NoticedChange => ({
  id: `announced:${engine}:${at}`,
  engine,
  kind: 'announced',
  modelRequested: model,
  modelBefore: null,
  modelAfter: null,
  at: `${at}T00:00:00.000000Z`,
  what,
  source,
});

function words(detail: Shift): string {
  return (
    Object.entries(detail)
      .map(([feature, { before, after }]) => `${feature} ${before} → ${after}`)
      .join(', ') || 'no detail'
  );
}
