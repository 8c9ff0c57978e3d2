import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/statistics-bench');

/** The files that a module is made of: itself, and what it imports by a relative path. */
function sourcesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, other] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)) {
    if (other) sourcesOf(resolve(dirname(path), other), found);
  }
  return found;
}

const digests = new Map<string, string>();

const comments = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Changes with any line of code that a module's results depend on. */
function digestOf(module: string): string {
  const known = digests.get(module);
  if (known) return known;
  const hash = createHash('sha256');
  for (const path of [...sourcesOf(join(import.meta.dirname, module))].sort()) {
    hash.update(readFileSync(path, 'utf8').replace(comments, ''));
  }
  const digest = hash.digest('hex');
  digests.set(module, digest);
  return digest;
}

/** File of the result of `module` with `input`: an interrupted full run continues from there. */
function placeOf(module: string, input: unknown): string {
  const name = createHash('sha256').update(digestOf(module)).update(JSON.stringify(input)).digest('hex');
  return join(folder, `${name.slice(0, 32)}.json`);
}

export function readKept<Result>(module: string, input: unknown): Result | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(module, input), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export function keep(module: string, input: unknown, result: unknown): void {
  const place = placeOf(module, input);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${place}.part`, JSON.stringify(result));
  renameSync(`${place}.part`, place);
}
