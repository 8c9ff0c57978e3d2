import { readEnv } from './env.ts';

/** What cannot work is told at once: the service itself is loaded afterwards. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.length > 0) {
    process.stderr.write(
      `Unknown arguments: ${given.join(' ')}\nUsage: svc-api, without arguments; its settings are environment variables.\n`,
    );
    process.exit(2);
  }
  const env = readEnv(process.env);
  const { start } = await import('./start.ts');
  await start(env);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
