import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { held } from '@svc/bench';

const assets = join(import.meta.dirname, '../dist/assets');

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
  const row = (id: string, what: string, most: number, bytes: number) =>
    held(id, what, bytes / 1_000, 'kB gz', { most });
  return {
    bench: 'console',
    seed: 0,
    rows: [
      row(
        'first-view',
        'first view in all: page, scripts, styles, font',
        190,
        html + sum('.js') + sum('.css') + fonts,
      ),
      row('first-view-scripts', 'scripts of the first view', 160, sum('.js')),
      row('first-view-styles', 'styles of the first view', 12, sum('.css')),
      row(
        'heaviest-file',
        `heaviest further file (${heaviest ?? 'none'})`,
        30,
        heaviest ? size(heaviest) : 0,
      ),
    ],
  };
}
