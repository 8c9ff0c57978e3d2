import { keysOf } from '@svc/contract/kernel';
import type { Counts, Pack, Packs } from './queries-packs.ts';

/** The cells of one engine and brand in one bucket, summed over its scans. */
export interface PackGroup {
  bucket: string;
  engine: string;
  surface: string;
  brandId: string;
  /** Whether some of its answers were imported. */
  imported: boolean;
  /** When the newest of its scans began. */
  asOf: string;
  /** By prompt: scans that have the cell. */
  scans: Uint32Array;
  /** Of the counts read, by prompt. */
  sums: Counts<Float64Array>;
}

/** Groups by bucket, engine, surface and brand: oldest newest scan first. */
export function sumPacks({ prompts, packs }: Packs, bucketOf: (pack: Pack) => string): PackGroup[] {
  const groups = new Map<string, PackGroup>();
  for (const pack of packs) {
    const { engine, surface, brandId, scannedAt, cells } = pack;
    const bucket = bucketOf(pack);
    const key = `${bucket}\n${engine}\n${surface}\n${brandId}`;
    let group = groups.get(key);
    if (!group) {
      group = {
        bucket,
        engine,
        surface,
        brandId,
        imported: false,
        asOf: '',
        scans: new Uint32Array(prompts.length),
        sums: {},
      };
      groups.set(key, group);
    }
    group.imported ||= pack.origin === 'imported';
    if (scannedAt > group.asOf) group.asOf = scannedAt;
    for (const { prompt, first } of cells) if (first) group.scans[prompt] = (group.scans[prompt] ?? 0) + 1;
    for (const name of keysOf(pack.counts)) {
      const sum = group.sums[name] ?? new Float64Array(prompts.length);
      group.sums[name] = sum;
      add(cells, pack.counts[name] ?? [], sum);
    }
  }
  return [...groups.values()].sort(
    (a, b) =>
      compare(a.asOf, b.asOf) ||
      compare(a.bucket, b.bucket) ||
      compare(a.engine, b.engine) ||
      compare(a.brandId, b.brandId),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function add(cells: Pack['cells'], values: readonly number[], sum: Float64Array): void {
  const same = values.length === 1 ? values[0] : undefined;
  for (const { at, prompt } of cells) sum[prompt] = (sum[prompt] ?? 0) + (same ?? values[at] ?? 0);
}
