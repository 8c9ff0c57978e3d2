import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * The types of all schemas are most of the package, and say the same to both kinds of modules: they are shipped once, as
 * `schema.gen.d.cts`, which ES modules may import types from as well.
 */
const dist = new URL('../dist/', import.meta.url);
await rename(new URL('schema.gen.d.ts', dist), new URL('schema.gen.d.cts', dist));
await rm(new URL('cjs/schema.gen.d.ts', dist));
for (const [folder, schema] of [
  ['', './schema.gen.cjs'],
  ['cjs/', '../schema.gen.cjs'],
] as const)
  for (const name of await readdir(new URL(`./${folder}`, dist))) {
    if (!name.endsWith('.d.ts')) continue;
    const file = new URL(folder + name, dist);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/(['"])\.\/schema\.gen\.ts\1/g, `'${schema}'`));
  }
