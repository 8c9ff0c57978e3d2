import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };

const here = import.meta.dirname;

/** The page as one HTML file with everything in it: a host shows it without any request. `host.ts` is the host of tests. */
export async function bundlePage(entry: 'page.ts' | 'host.ts' = 'page.ts'): Promise<string> {
  const bundle = await rolldown({
    cwd: here,
    input: join(here, entry),
    platform: 'browser',
    transform: { target: 'es2022', define: { __VERSION__: JSON.stringify(manifest.version) } },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const style = await readFile(join(here, 'page.css'), 'utf8');
  // Inside a script element these would end it.
  const code = output[0].code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Figures with intervals</title>
<style>${style}</style></head>
<body><script type="module">${code}</script></body>
</html>
`;
}
