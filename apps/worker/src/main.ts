import { readEnv } from './env.ts';

/** A command by mistake must not start a worker. */
function refuseArguments(given: readonly string[]): void {
  if (given.length === 0) return;
  process.stderr.write(
    `The worker takes no arguments, and was given: ${given.join(' ')}. Commands are those of svc: svc --help.\n`,
  );
  process.exit(2);
}

/** What cannot work is told at once: the worker itself is loaded afterwards. */
async function main(): Promise<void> {
  refuseArguments(process.argv.slice(2));
  const env = readEnv(process.env);
  const { start } = await import('./start.ts');
  await start(env);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
