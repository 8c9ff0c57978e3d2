import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const notes = 'node_modules/.cache/svc/made';
/** A check makes everything anew: a source that is not named would go unnoticed. */
const isCheck = process.argv.includes('--check');

interface Made {
  name: string;
  /** Patterns of all that the files are made of. */
  sources: readonly string[];
  /** Patterns of the files. */
  files: readonly string[];
}

/**
 * Runs `make`, unless these files were made of the same sources before and nobody has changed them since.
 * @param make returns 'again' where the next run has to do it too
 */
export async function unlessMade(made: Made, make: () => Promise<unknown>): Promise<void> {
  const note = `${notes}/${made.name}`;
  if (!isCheck && existsSync(note) && readFileSync(note, 'utf8') === fingerprint(made)) return;
  if ((await make()) === 'again') return;
  mkdirSync(notes, { recursive: true });
  writeFileSync(note, fingerprint(made));
}

function fingerprint({ sources, files }: Made): string {
  const hash = createHash('sha256');
  for (const path of globSync(['pnpm-lock.yaml', ...sources, ...files]).sort())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
