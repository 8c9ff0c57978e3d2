import { planNames } from '@svc/contract/kernel';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { fetchLog, pruneArchive, pushLog } from './archive.ts';
import { exportAudit, newAuditKey, verifyAudit } from './audit.ts';
import { backup, restore } from './backup.ts';
import { archiveBase, restoreArchive } from './base-backup.ts';
import { grantPurchase, listInvoices, listPurchases, markInvoice } from './billing.ts';
import { printBody } from './body.ts';
import { distributeDatabase } from './distribute.ts';
import { doctor } from './doctor.ts';
import type { Say, Settings } from './environment.ts';
import { type ImportOptions, importFile } from './import.ts';
import { migrateDatabase } from './migrate.ts';
import { setPlan } from './plan.ts';
import { rewrap } from './rewrap.ts';
import { createKey, createOrganisation, grant, listKeys, revokeKey, signInLink } from './tenant.ts';

/** `field=name`, once for each. Throws InvalidArgumentError. */
function pairs(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [, field = '', name = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (field === '') throw new InvalidArgumentError('Write it as field=name.');
  return { ...before, [field]: name };
}

function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000_000)
    throw new InvalidArgumentError('Write a whole number above 0.');
  return value;
}

/** Ends the process with 1 where a check found something. */
const orFail = (well: boolean): void => {
  if (!well) process.exitCode = 1;
};

/** The operator's command line. */
export function program(settings: Settings, say: Say): Command {
  const svc = new Command('svc')
    .description('Operates the service. It reads the same environment variables as the API and the worker.')
    .showHelpAfterError();
  svc
    .command('doctor')
    .description(
      'checks the database, roles, credit ledger, workers, keys and engines; exits with 1 if something is wrong',
    )
    .action(async () => orFail(await doctor(settings, say)));
  svc
    .command('migrate')
    .description(
      'brings the database up to date; sets the logins of API and queue if APP_PASSWORD or QUEUE_PASSWORD is set',
    )
    .action(() => migrateDatabase(settings, say));
  svc
    .command('distribute')
    .option('--shards <shards>', 'shards of each table, on the first run', count, 32)
    .description(
      'spreads the tables of a Citus cluster by workspace; run it on the coordinator after migrate; safe to repeat',
    )
    .action((options: { shards: number }) => distributeDatabase(settings, options.shards, say));
  svc
    .command('rewrap')
    .description('re-encrypts every stored secret with the newest key-encryption key')
    .action(async () => orFail(await rewrap(settings, say)));
  svc
    .command('organisations')
    .description('organisations, each with workspaces of its own')
    .command('create')
    .argument('<name>', 'the name of the organisation')
    .addArgument(new Argument('[plan]').choices([...planNames]).default('growth'))
    .description(
      'creates an organisation with a workspace, its test twin and the first keys, which are shown once',
    )
    .action((name: string, plan: string) => createOrganisation(settings, name, plan, say));
  svc
    .command('grant')
    .argument('<workspace>', 'wsp_…; name the test twin to grant test credits')
    .argument('<credits>', 'how many', count)
    .option('--days <days>', 'days until they expire; default: never', count)
    .description('grants credits')
    .action((workspace: string, credits: number, options: { days?: number }) =>
      grant(settings, workspace, { credits, ...options }, say),
    );
  svc
    .command('sign-in-link')
    .argument('<workspace>', 'wsp_…, a live one')
    .argument('<email>', 'e-mail of its owner; if it has none, this person becomes owner')
    .description(
      'prints a link that signs the owner in to the console; it works once, within an hour. PUBLIC_URL must be the address of the API',
    )
    .action((workspace: string, email: string) => signInLink(settings, workspace, email, say));
  svc
    .command('plan')
    .description('plans of organisations')
    .command('set')
    .argument('<organisation>', 'org_…')
    .addArgument(new Argument('<plan>').choices([...planNames]))
    .option('--limit <name=value...>', 'for enterprise: limits that replace the plan’s, such as projects=900')
    .description('sets the plan agreed with an organisation; limits that are not given are those of the plan')
    .action((organisation: string, plan: string, options: { limit?: string[] }) =>
      setPlan(settings, organisation, plan, options.limit ?? [], say),
    );
  const purchases = svc
    .command('purchases')
    .description('credits that customers ordered, where Stripe is not used');
  purchases
    .command('list')
    .description('lists orders that wait for your decision, oldest first')
    .action(() => listPurchases(settings, say));
  purchases
    .command('grant')
    .argument('<purchase>', 'pur_…')
    .description('grants the credits of an order and issues its invoice from PRICE_LIST')
    .action((purchase: string) => grantPurchase(settings, purchase, say));
  const invoices = svc
    .command('invoices')
    .description('invoices issued from PRICE_LIST, where Stripe is not used');
  invoices
    .command('list')
    .description('prints number, day, state, amount and organisation of each, newest first')
    .action(() => listInvoices(settings, say));
  invoices
    .command('mark')
    .argument('<number>', 'such as 2026-00001')
    .addArgument(new Argument('<state>').choices(['paid', 'void']))
    .description('marks an open invoice as paid or void')
    .action((number: string, state: 'paid' | 'void') => markInvoice(settings, number, state, say));
  const keys = svc.command('keys').description('API keys of a workspace');
  keys
    .command('list')
    .argument('<workspace>', 'wsp_…')
    .description('prints id, last characters, state, scopes and name of each, newest first')
    .action((workspace: string) => listKeys(settings, workspace, say));
  keys
    .command('create')
    .argument('<workspace>', 'wsp_…')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--scopes <scopes>', 'separated by commas', 'admin')
    .addOption(new Option('--mode <mode>').choices(['live', 'test']))
    .description('creates a key and prints it once; only its hash is stored')
    .action((workspace: string, options: { name: string; scopes: string; mode?: 'live' | 'test' }) =>
      createKey(settings, workspace, options, say),
    );
  keys
    .command('revoke')
    .argument('<workspace>', 'wsp_…')
    .argument('<key>', 'key_…')
    .description('revokes a key at once')
    .action((workspace: string, key: string) => revokeKey(settings, workspace, key, say));
  svc
    .command('body')
    .argument('<workspace>', 'wsp_…')
    .argument('<answer>', 'ans_…')
    .description('prints what the engine sent for an answer, byte for byte')
    .action((workspace: string, answer: string) => printBody(settings, workspace, answer, say));
  svc
    .command('import')
    .argument('<workspace>', 'wsp_…')
    .argument('<project>', 'prj_…')
    .argument('<file>', 'NDJSON or CSV, gzipped or not')
    .option('--name <name>', 'a name for the import')
    .option('--source <source>', 'the tool it was exported from; default: recognised by its columns')
    .option('--format <format>', 'ndjson or csv; default: recognised by its first bytes')
    .option('--column <field=name>', 'a column by its field, such as prompt=Frage; may be repeated', pairs)
    .option('--engine <engine>', 'the engine of rows that name none')
    .option('--country <country>', 'the country of rows that name none, such as DE')
    .option('--region <region>', 'the region of rows that name none, as ISO 3166-2, such as DE-BY')
    .option('--language <language>', 'the language of rows that name none, such as de')
    .option(
      '--split-by <period>',
      'answers asked in the same period make one scan: day (default), week, month or none (all of them)',
    )
    .option('--repeats <repeats>', 'answers requested for each prompt and engine', count)
    .option('--listed', 'the rows include prompts that got no answer')
    .option('--dry-run', 'shows what would be imported, and imports nothing')
    .option('--no-wait', 'does not wait for the worker')
    .description('imports answers that another tool collected; a worker stores and scores them')
    .action(async (workspace: string, project: string, file: string, options: ImportOptions) =>
      orFail(await importFile(settings, { workspace, project, file }, options, say)),
    );
  svc
    .command('backup')
    .argument('<file>', 'overwritten if it exists')
    .description('writes a consistent backup of the whole database to a file')
    .action((file: string) => backup(settings, file, say));
  svc
    .command('restore')
    .argument('<file>', 'a file that svc backup wrote')
    .description('fills an empty database from a backup, all or nothing')
    .action((file: string) => restore(settings, file, say));
  addArchive(svc, settings, say);
  const audit = svc.command('audit').description('audit logs');
  audit
    .command('export')
    .argument('<workspace>', 'wsp_…')
    .argument('<file>', 'overwritten if it exists')
    .description('writes a workspace’s log with its signed checkpoint')
    .action((workspace: string, file: string) => exportAudit(settings, workspace, file, say));
  audit
    .command('verify')
    .argument('<export>', 'a file, or - for standard input')
    .option('--key <key>', 'the operator’s verifier key, from a source other than the file')
    .option('--known <checkpoint>', 'SIZE:ROOT of a checkpoint that you kept')
    .option('--checkpoint <file>', 'the checkpoint from the API, to check its export against')
    .description('checks an export, of this command or of the API (NDJSON), without database or network')
    .action(async (file: string, options: { key?: string; known?: string; checkpoint?: string }) =>
      orFail(await verifyAudit(file, options, say)),
    );
  audit
    .command('new-key')
    .description('makes a key that signs checkpoints')
    .action(() => newAuditKey(say));
  return svc;
}

function addArchive(svc: Command, settings: Settings, say: Say): void {
  const archive = svc
    .command('archive')
    .description('base backups and the write-ahead log (WAL) since then, in the object store');
  archive
    .command('push')
    .argument('<path>', 'the file, %p of Postgres')
    .argument('<name>', 'its name, %f of Postgres')
    .description('stores one file of the WAL; set archive_command = \'svc archive push "%p" %f\'')
    .action((path: string, name: string) => pushLog(settings, path, name));
  archive
    .command('fetch')
    .argument('<name>', 'its name, %f of Postgres')
    .argument('<path>', 'where to write it, %p of Postgres')
    .description('fetches one file of the WAL; exits with 1 if there is none')
    .action(async (name: string, path: string) => {
      process.exitCode = await fetchLog(settings, name, path, say);
    });
  archive
    .command('base')
    .description(
      'copies the files of the running server into the archive; run it on that machine, as that user',
    )
    .action(() => archiveBase(settings, say));
  archive
    .command('restore')
    .argument('<folder>', 'a new or an empty folder')
    .option('--to <time>', 'the moment, such as 2026-11-20T13:45:00Z; default: the newest')
    .option('--command <command>', 'the command that runs svc on that machine', 'svc')
    .description('fills a data folder; a server started on it recovers to that moment')
    .action((folder: string, options: { to?: string; command: string }) =>
      restoreArchive(settings, { folder, to: options.to, command: options.command }, say),
    );
  archive
    .command('prune')
    .argument('<keep>', 'how many base backups stay', count)
    .description('deletes older base backups and the WAL that only they need')
    .action((keep: number) => pruneArchive(settings, keep, say));
}
