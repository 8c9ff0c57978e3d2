#!/usr/bin/env node
import { UsageError } from './environment.ts';
import { program } from './program.ts';

// Whoever reads the output may stop, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

program(process.env, (line) => process.stdout.write(`${line}\n`))
  .parseAsync()
  .catch((error: unknown) => {
    const known = error instanceof UsageError || (error instanceof Error && error.name === 'ServiceError');
    process.stderr.write(`${known || !(error instanceof Error) ? String(error) : error.stack}\n`);
    process.exitCode = 1;
  });
