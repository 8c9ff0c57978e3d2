import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const requirementSets = ['2026-07-28', '2025-11-25'] as const;

interface Outcome {
  passed: number;
  /** Scenarios that count and failed. */
  failed: string[];
}

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
/**
 * Here a server asks its client back over a session. The shipped server keeps none and asks nothing back; `pnpm bench
 * mcp` runs these in sessions.
 */
export const needsSessions: readonly string[] = [
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
];

/** Runs one set of the official suite, without the scenarios that are `left`; throws when it did not run to its end. */
export async function runSuite(url: string, set: string, left: readonly string[] = []): Promise<Outcome> {
  const outcome = await runOnce(url, ['--requirements', set]);
  const failed: string[] = [];
  for (const name of outcome.failed.filter((one) => !left.includes(one))) {
    // Some scenarios have short time limits. On a busy machine each gets a second try, by itself.
    const again = await runOnce(url, ['--spec-version', set, '--scenario', name]);
    if (again.failed.length > 0 || again.passed === 0) failed.push(name);
  }
  return { passed: outcome.passed, failed };
}

async function runOnce(url: string, selection: readonly string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-conformance-'));
  const args = [suite, 'server', '--url', url, ...selection, '-o', folder];
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_, stdout) => resolve(stdout)),
  );
  await rm(folder, { recursive: true, force: true });
  const alone = /Passed: (\d+)\/\d+, (\d+) failed/.exec(output);
  if (alone) return { passed: Number(alone[1]), failed: alone[2] === '0' ? [] : [...selection.slice(-1)] };
  const [summary = '', unscored = ''] = (output.split('=== SUMMARY ===')[1] ?? '').split('Not scored for');
  const passed = /Total: (\d+) passed/.exec(summary)?.[1];
  if (passed === undefined) throw new Error(`The suite ended early: ${output.slice(-2_000)}`);
  const skipped = [...unscored.matchAll(/[✓✗] ([\w-]+) \(/g)].map(([, name]) => name);
  const failed = [...summary.matchAll(/✗ ([\w-]+):/g)].flatMap(([, name]) => name ?? []);
  return { passed: Number(passed), failed: failed.filter((name) => !skipped.includes(name)) };
}

interface AuthorizationRun {
  issuer: string;
  clientId: string;
  /** Port on which the suite waits for the person to come back. */
  port: number;
  /** Goes where the suite would send a person. */
  follow: (address: string) => Promise<void>;
}

/** Runs the official scenarios for authorization servers. They print an address, and wait until a person has been there. */
export async function authorizationSuite({ issuer, clientId, port, follow }: AuthorizationRun) {
  const folder = await mkdtemp(join(tmpdir(), 'svc-conformance-'));
  const args = ['authorization', '--url', issuer, '--client-id', clientId, '-p', String(port), '-o', folder];
  const child = spawn(process.execPath, [suite, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const followed = new Set<string>();
  const errors: unknown[] = [];
  const hear = (chunk: Buffer): void => {
    output += chunk;
    for (const [address] of output.matchAll(/https?:\/\/\S+\/oauth\/authorize\?\S+/g)) {
      if (followed.has(address) || !/[\s]$/.test(output)) continue;
      followed.add(address);
      follow(address).catch((error: unknown) => errors.push(error));
    }
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await new Promise((resolve) => child.once('close', resolve));
  await rm(folder, { recursive: true, force: true });
  const counts = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [];
  return { passed: Number(counts[1] ?? 0), failed: Number(counts[2] ?? 1), output, errors };
}
