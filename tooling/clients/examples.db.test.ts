import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goProgram, hasModules, pythonProgram } from '../../packages/client/contract/programs.ts';
import { codeBlocks, type DocsService, openService } from '../docs/service.ts';

const execute = promisify(execFile);
const packages = join(import.meta.dirname, '../../packages');
let service: DocsService;
let folder: string;
beforeAll(async () => {
  service = await openService();
  folder = mkdtempSync(join(tmpdir(), 'svc-examples-'));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const readme = (client: string): string => readFileSync(join(packages, client, 'README.md'), 'utf8');

const environment = () => ({
  ...process.env,
  ...{ SVC_API_URL: service.api, SVC_API_KEY: service.key, PYTHONPATH: join(packages, 'client-python/src') },
  ...{ GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
});

let told: Promise<string> | undefined;
/** Makes the project that the guide reads, too. */
function runReadme(): Promise<string> {
  const [program] = codeBlocks(readme('client-python')).filter(({ language }) => language === 'python');
  writeFileSync(join(folder, 'readme.py'), program?.code ?? '');
  told ??= execute(pythonProgram() ?? '', ['readme.py'], { cwd: folder, env: environment() }).then(
    ({ stdout }) => stdout,
  );
  return told;
}

test.skipIf(!pythonProgram())(
  'the program in the README of the Python client runs as it stands',
  async () => {
    const stdout = await runReadme();
    expect(stdout).toMatch(/completed/);
    expect(stdout).toMatch(/sandbox (True|False)/);
  },
);

test.skipIf(!pythonProgram() || !hasModules('pandas'))('the guide’s Python reads figures', async () => {
  await runReadme();
  const project = await service.stack.context.db
    .selectFrom('project')
    .select('id')
    .where('workspaceId', '=', service.stack.context.workspace.id)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const guide = readFileSync(join(packages, '../docs/guides/python-and-go.md'), 'utf8');
  const [program] = codeBlocks(guide).filter(({ language }) => language === 'python');
  writeFileSync(join(folder, 'guide.py'), program?.code ?? '');
  const { stdout } = await execute(pythonProgram() ?? '', ['guide.py'], {
    cwd: folder,
    env: { ...environment(), PROJECT: project?.id ?? '' },
  });
  expect(stdout).toMatch(/presence_low/);
  expect(stdout).toMatch(/^not_found req_/m);
});

test.skipIf(!pythonProgram() || !hasModules('nbclient', 'nbformat', 'ipykernel', 'pandas', 'matplotlib'))(
  'the notebook runs from its first cell to its last',
  async () => {
    const run = `import nbformat, nbclient, sys
notebook = nbformat.read(sys.argv[1], as_version=4)
nbclient.NotebookClient(notebook, timeout=120).execute()
print("\\n".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])))
print("pictures", sum("image/png" in output.get("data", {}) for cell in notebook.cells for output in cell.get("outputs", [])))`;
    const notebook = join(packages, 'client-python/examples/scores.ipynb');
    const { stdout } = await execute(pythonProgram() ?? '', ['-c', run, notebook], {
      cwd: folder,
      env: environment(),
    });
    expect(stdout).toMatch(/at most 72 credits, ±\d+ points/);
    expect(stdout).toMatch(/'duplicates': 1/);
    expect(stdout).toContain('pictures 1');
  },
);

test.skipIf(!goProgram())('the example of the Go client measures', async () => {
  // Outside of the package, as whoever uses it has it.
  cpSync(join(packages, 'client-go/examples/measure'), join(folder, 'measure'), { recursive: true });
  const go = (...given: string[]) =>
    execute(goProgram() ?? '', given, { cwd: join(folder, 'measure'), env: environment() });
  await go('mod', 'init', 'example.com/mine');
  await go(
    ...['mod', 'edit', '-require', 'example.com/svc/client-go@v0.0.0'],
    ...['-replace', `example.com/svc/client-go=${join(packages, 'client-go')}`],
  );
  const { stdout } = await go('run', '.');
  expect(stdout).toMatch(/completed/);
});
