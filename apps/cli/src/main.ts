#!/usr/bin/env node
import { UsageError, withLocalStart } from './environment.ts';
import { program } from './program.ts';

// The reader of the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const hint = (line: string) => void process.stderr.write(`${line}\n`);
program(withLocalStart(process.env, process.cwd(), hint), (line) => process.stdout.write(`${line}\n`))
  .parseAsync()
  .catch((error: unknown) => {
    // Errors that the operator can mend take one line without a stack: a wrong call, a refusal, a missing file.
    const known =
      error instanceof UsageError ||
      (error instanceof Error && (error.name === 'ServiceError' || 'syscall' in error));
    const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
    process.stderr.write(`error: ${text}\n`);
    process.exitCode = 1;
  });
