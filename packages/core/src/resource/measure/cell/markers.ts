import { createHash } from 'node:crypto';
import type { Scope } from '@svc/db';
import { type Pack, type Packs, type PanelQuery, readPacks } from './queries-packs.ts';
import { bucketOf } from './queries-panel.ts';

/** Circumstances other than the brand that may differ from bucket to bucket. */
export interface Markers {
  bucket: string;
  at: string;
  scans: string[];
  /** `engine model`, for each that was served. */
  models: string[];
  engines: string[];
  identities: number[];
  /** Versions that the answers were read with. */
  detectors: string[];
  locales: string[];
  /** Personas that asked; without a persona the empty text. */
  personas: string[];
  prompts: string[];
}

/** Of each bucket of a query, oldest first. */
export const readMarkers = async (scope: Scope, query: PanelQuery): Promise<Markers[]> =>
  markersOf(
    await readPacks(
      scope,
      query,
      ['identityVersion'],
      query.bucket === 'all' || query.bucket === 'scan' ? [] : [query.bucket],
    ),
    query.bucket,
  );

/** @param packs read with the version of the identity, oldest first */
export function markersOf({ prompts, packs }: Packs, bucket: PanelQuery['bucket']): Markers[] {
  const hashes = prompts.map(({ key }) => createHash('md5').update(key).digest('hex'));
  const all = (values: Iterable<string | null>) => [...new Set(values)].flatMap((one) => one ?? []).sort();
  return [...Map.groupBy(packs, bucketOf(bucket))].map(([name, own]) => ({
    bucket: name,
    at: own[0]?.scannedAt ?? '',
    scans: all(own.map(({ scanId }) => scanId)),
    engines: all(own.map(({ engine }) => engine)),
    models: all(own.map(({ engine, model }) => model && `${engine} ${model}`)),
    identities: [...new Set(own.flatMap(identitiesOf))].sort((a, b) => a - b),
    detectors: all(own.map(({ detector }) => detector)),
    locales: all(own.map(({ language, country }) => (country ? `${language}-${country}` : language))),
    personas: all(own.map(({ persona }) => persona ?? '')),
    prompts: all(
      [...new Set(own.flatMap(({ cells }) => cells.map(({ prompt }) => prompt)))].map(
        (prompt) => hashes[prompt] ?? null,
      ),
    ),
  }));
}

function identitiesOf({ cells, counts: { identityVersion: versions = [] } }: Pack): number[] {
  return versions.length === 1 ? [...versions] : cells.flatMap(({ at }) => versions[at] ?? []);
}
