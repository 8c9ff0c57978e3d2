/**
 * Fetches the lists of addresses that operators of crawlers publish, and writes those that ship with the next release:
 * `node tooling/crawler-ranges.ts`. It needs the internet. A list that cannot be read keeps the one before, with its date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { prefixesIn, rangeSources } from '@svc/core/resource/measure/crawler-traffic';

const path = new URL(
  '../packages/core/src/resource/measure/crawler-traffic/shipped-ranges.gen.json',
  import.meta.url,
);
interface Shipped {
  source: string;
  asOf: string;
  /** The mirror that it came from; the operator itself where it was fetched there. */
  via: string;
  prefixes: string[];
}
const { ranges: before }: { ranges: Shipped[] } = JSON.parse(await readFile(path, 'utf8'));
const asOf = new Date().toISOString().slice(0, 10);

async function fetched(source: string): Promise<Shipped | undefined> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(20_000) });
    const prefixes = response.ok ? prefixesIn(await response.json()).sort() : [];
    if (prefixes.length === 0) throw new Error(`no addresses, status ${response.status}`);
    return { source, asOf, via: source, prefixes };
  } catch (error) {
    const kept = before.find((one) => one.source === source);
    console.error(
      `${source}: ${error}; ${kept ? `the list of ${kept.asOf} stays` : 'there is no list of it'}`,
    );
    return kept;
  }
}

const ranges = (await Promise.all(rangeSources.map(fetched))).filter((one) => one !== undefined);
await writeFile(path, `${JSON.stringify({ ranges }, null, 1)}\n`);
console.log(`${ranges.length} lists, ${ranges.filter((one) => one.asOf === asOf).length} of today`);
