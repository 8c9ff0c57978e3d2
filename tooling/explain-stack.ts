// Names files and lines of the sources in stacks of the built service, as logs have them. Node could do it as errors happen
// (--enable-source-maps), but would keep 70 MB of maps in each process. `node dist/stack.js < log`, beside the bundle; for
// `npm start`: `node tooling/explain-stack.ts < .svc/logs/api.log`.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';

const maps = new Map<string, SourceMap | null>();

/** A bundle of the same name beside this program is the same one, wherever it ran. */
function mapOf(bundle: string): SourceMap | null {
  const known = maps.get(bundle);
  if (known !== undefined) return known;
  const file = [join(import.meta.dirname, basename(bundle)), bundle]
    .map((path) => `${path}.map`)
    .find((path) => existsSync(path));
  const map = file === undefined ? null : new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  maps.set(bundle, map);
  return map;
}

const told = (await text(process.stdin)).replace(
  /(?:file:\/\/)?(\/[^\s()"']+\.js):(\d+):(\d+)/g,
  (place, bundle: string, line: string, column: string) => {
    const found = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    const source = found.originalSource.replace(/^(?:\.\.\/)+/, '');
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  },
);
process.stdout.write(told);
