#!/usr/bin/env node
import { ServiceError } from '@svc/core/kernel';
import { VaultError } from '@svc/core/vault';
import postgres from 'postgres';
import { UsageError, withLocalStart } from './environment.ts';
import { program } from './program.ts';

// The reader of the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** The login is wrong (28…), or may not do this (42501). */
const isRefused = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && /^28|^42501$/.test(error.code);

let hint = '';
const settings = withLocalStart(process.env, process.cwd(), (line) => {
  hint = `${line}\n`;
});
/** Commands that need neither the database nor a setting. */
const apart = new Set(['verify', 'new-key']);
program(settings, (line) => process.stdout.write(`${line}\n`))
  .hook('preAction', (_, command) => {
    if (!apart.has(command.name())) process.stderr.write(hint);
  })
  .parseAsync()
  .catch((error: unknown) => {
    // Errors that the operator can mend take one line without a stack: a wrong call, a refusal, a missing file.
    const known =
      error instanceof UsageError ||
      error instanceof ServiceError ||
      error instanceof VaultError ||
      isRefused(error) ||
      (error instanceof Error && 'syscall' in error);
    // What a caller of the API would call is of no use here.
    const said = error instanceof ServiceError ? error.detail : error instanceof Error ? error.message : '';
    const text = error instanceof Error ? (known ? said : error.stack) : String(error);
    process.stderr.write(`error: ${text}\n`);
    process.exitCode = 1;
  });
