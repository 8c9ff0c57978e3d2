import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const assets = join(import.meta.dirname, '../dist/assets');
const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Gzipped sizes of the console’s build: what the first view loads, and the heaviest route beyond it. */
export async function run() {
  const names = readdirSync(assets);
  const page = readFileSync(join(assets, '../index.html'), 'utf8');
  const size = (name: string): number => readFileSync(join(assets, `${name}.gz`)).length;
  const first = names.filter((name) => /\.(js|css)$/.test(name) && page.includes(name));
  // Fonts are packed already.
  const fonts = names
    .filter((name) => name.endsWith('.woff2'))
    .reduce((total, name) => total + readFileSync(join(assets, name)).length, 0);
  const html = readFileSync(join(assets, '../index.html.gz')).length;
  const later = names.filter((name) => name.endsWith('.js') && !first.includes(name));
  const sum = (ending: string): number =>
    first.filter((name) => name.endsWith(ending)).reduce((total, name) => total + size(name), 0);
  const heaviest = later.toSorted((one, other) => size(other) - size(one))[0];
  const row = (id: string, what: string, bar: number, bytes: number) => ({
    id,
    what,
    bar: `≤ ${bar}`,
    figure: kilobytes(bytes),
    unit: 'kB gz',
    pass: bytes <= bar * 1_000,
  });
  return {
    bench: 'console',
    seed: 0,
    rows: [
      row(
        'K0',
        'first view in all: page, scripts, styles, font',
        190,
        html + sum('.js') + sum('.css') + fonts,
      ),
      row('K1', 'scripts of the first view', 160, sum('.js')),
      row('K2', 'styles of the first view', 12, sum('.css')),
      row('K3', `heaviest further file (${heaviest ?? 'none'})`, 30, heaviest ? size(heaviest) : 0),
    ],
  };
}
