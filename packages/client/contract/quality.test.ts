import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { goProgram, hasModules, pythonProgram } from './programs.ts';

const execute = promisify(execFile);
const packages = new URL('../..', import.meta.url).pathname;

test.skipIf(!pythonProgram() || !hasModules('mypy'))(
  'mypy accepts the Python client and its uses, as strictly as it can',
  async () => {
    const { stdout } = await execute(
      pythonProgram() ?? '',
      ['-m', 'mypy', '--strict', '--config-file', 'pyproject.toml', 'src/svc_client', 'tests/uses.py'],
      { cwd: join(packages, 'client-python') },
    );
    expect(stdout).toContain('Success');
  },
);

test.skipIf(!pythonProgram())('the Python client is there quickly, without pandas', async () => {
  const script =
    'import sys; sys.path.insert(0, "src"); import svc_client; print("pandas" in sys.modules, "numpy" in sys.modules)';
  const { stdout } = await execute(pythonProgram() ?? '', ['-c', script], {
    cwd: join(packages, 'client-python'),
  });
  expect(stdout.trim()).toBe('False False');
});

test.skipIf(!goProgram())('go vet finds nothing, and gofmt would write nothing else', async () => {
  const program = goProgram() ?? '';
  const options = {
    cwd: join(packages, 'client-go'),
    env: { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
  };
  await execute(program, ['vet', './...'], options);
  const { stdout: root } = await execute(program, ['env', 'GOROOT'], options);
  const { stdout } = await execute(join(root.trim(), 'bin/gofmt'), ['-l', '.'], options);
  expect(stdout).toBe('');
});
