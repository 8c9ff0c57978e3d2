import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Which packages and folders of ours Node loads for a module. */
function loadedBy(module: string): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        console.log(url);
        return next(url, context);
      },
    });
    await import(${JSON.stringify(`./${module}`)});`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  return output.split('\n');
}

test.each(['tooling/gen/document.ts', 'tooling/gen/settings.ts'])('%s loads no service', (module) => {
  const loaded = loadedBy(module);
  expect(loaded.length).toBeGreaterThan(50);
  expect(
    loaded.filter((url) => /\/(postgres|kysely|pdfkit|stripe|nodemailer|graphile-worker)@/.test(url)),
  ).toEqual([]);
});
