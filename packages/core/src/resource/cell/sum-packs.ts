import type { CountName, Counts, Pack, Packs } from './read-packs.ts';

/** The cells of one engine and brand in one bucket, summed over its scans. */
export interface PackGroup {
  bucket: string;
  engine: string;
  surface: string;
  brandId: string;
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
    const { engine, surface, brandId, scannedAt, places } = pack;
    const bucket = bucketOf(pack);
    const key = `${bucket}\n${engine}\n${surface}\n${brandId}`;
    let group = groups.get(key);
    if (!group) {
      group = {
        bucket,
        engine,
        surface,
        brandId,
        asOf: '',
        scans: new Uint32Array(prompts.length),
        sums: {},
      };
      groups.set(key, group);
    }
    if (scannedAt > group.asOf) group.asOf = scannedAt;
    count(places, group.scans);
    for (const name of Object.keys(pack.counts) as CountName[]) {
      const sum = group.sums[name] ?? new Float64Array(prompts.length);
      group.sums[name] = sum;
      add(places, pack.counts[name] ?? [], sum);
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

function add(places: readonly number[], values: readonly number[], sum: Float64Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? -1;
    if (place >= 0) sum[place] = (sum[place] ?? 0) + (values[at] ?? 0);
  }
}

/** Two cells of one prompt in one scan, as of a prompt asked twice, are one. */
function count(places: readonly number[], scans: Uint32Array): void {
  const seen = new Set<number>();
  for (const place of places) {
    if (place < 0 || seen.has(place)) continue;
    seen.add(place);
    scans[place] = (scans[place] ?? 0) + 1;
  }
}
