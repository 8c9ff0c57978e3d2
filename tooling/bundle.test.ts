import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each(['api', 'worker', 'cli'])(
  'no letter makes Node keep the code of the built %s in two bytes a character',
  (app) => {
    const folder = fileURLToPath(new URL(`../apps/${app}/dist/`, import.meta.url));
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(files).toContain('program.js');
    // Its characters are as many as its bytes where all are ASCII.
    const wide = files.filter((file) => {
      const bytes = readFileSync(`${folder}${file}`);
      return bytes.toString().length !== bytes.length;
    });
    expect(wide).toEqual([]);
  },
);
