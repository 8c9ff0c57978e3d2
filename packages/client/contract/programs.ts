import { execFileSync } from 'node:child_process';

const works = (program: string, ...given: string[]): boolean => {
  try {
    execFileSync(program, given, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const once = <T>(find: () => T): (() => T) => {
  let found: { value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
};

/** A Python that has httpx; the system's own first, since that has the packages of the system. */
export const pythonProgram = once(
  () =>
    ['/usr/bin/python3', 'python3'].find((program) =>
      works(program, '-c', 'import sys, httpx; assert sys.version_info >= (3, 11)'),
    ) ?? null,
);

/** Whether that Python has these modules. */
export const hasModules = (...modules: string[]): boolean =>
  works(pythonProgram() ?? '', '-c', modules.map((name) => `import ${name}`).join('; '));

/** A Go that knows iterators. */
export const goProgram = once(
  () =>
    ['go', '/usr/lib/go-1.24/bin/go', '/usr/lib/go-1.23/bin/go', '/usr/local/go/bin/go'].find((program) => {
      try {
        const version = execFileSync(program, ['env', 'GOVERSION'], { encoding: 'utf8' });
        const [, minor = '0'] = /^go1\.(\d+)/.exec(version) ?? [];
        return Number(minor) >= 23;
      } catch {
        return false;
      }
    }) ?? null,
);

export const missingPython = 'the Python client: install python3 (3.11 or newer) and python3-httpx';
export const missingGo = 'the Go client: install Go 1.23 or newer';
