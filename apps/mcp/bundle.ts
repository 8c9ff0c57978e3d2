import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Plugin, rolldown } from 'rolldown';
import { bundlePage } from './chart/bundle.ts';
import { answers } from './src/catalog/answers.gen.ts';
import { operationTools } from './src/catalog/tools.gen.ts';

/** A catalogue as a text: the engine reads JSON in half the time that it takes for code. */
const asJson = `export const operationTools = JSON.parse(${JSON.stringify(JSON.stringify(operationTools))});`;
/** Seldom asked for, and a third of the file otherwise: packed until then. The code gives the text. */
const packed = (text: string): string =>
  `process.getBuiltinModule('node:zlib').brotliDecompressSync(Buffer.from('${brotliCompressSync(text).toString('base64')}', 'base64')).toString()`;
const answerTypes = () => `let all;
const read = () => all ??= JSON.parse(${packed(JSON.stringify(answers))});
export const answers = new Proxy({}, { get: (_, name) => read()[name] });`;
const page = async () => `export const chartPage = async () => ${packed(await bundlePage())};`;

const prepared: Plugin = {
  name: 'prepared',
  load(id) {
    if (id.endsWith('tools.gen.ts')) return asJson;
    if (id.endsWith('answers.gen.ts')) return answerTypes();
    return id.endsWith('src/chart/page.ts') ? page() : null;
  },
};

/**
 * In one file every import of a built-in comes first, and these two load undici and TLS with them: a third of the start,
 * for a server that stdio never opens.
 */
const httpWhenNeeded: Plugin = {
  name: 'http-when-needed',
  resolveId: (id) => (/^node:http2?$/.test(id) ? `\0built-in:${id}` : null),
  load: (id) => {
    const [, name] = id.split('\0built-in:');
    return name === undefined ? null : `module.exports = process.getBuiltinModule('${name}');`;
  },
};

const here = import.meta.dirname;

/** One file with everything in it: `npx svc-mcp` then fetches one package and starts at once. */
export async function bundleCli(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: here,
    input: { cli: join(here, 'src/cli.ts') },
    platform: 'node',
    // The sources themselves: nothing has to be built before.
    resolve: { alias: { '@svc/client': join(here, '../../packages/client/src/index.ts') } },
    plugins: [prepared, httpWhenNeeded],
    // The oldest Node that runs it.
    transform: { target: 'node20' },
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    cleanDir: true,
    codeSplitting: false,
  });
  await bundle.close();
}

if (import.meta.main) await bundleCli(join(here, 'dist'));
