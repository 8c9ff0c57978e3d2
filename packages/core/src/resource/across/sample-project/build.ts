import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { scopeIn, scopeOf } from '@svc/db';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { transaction } from '../../../kernel/index.ts';
import { columnTypes, findMaking, insertSampleRows, type SampleRow, updateMaking } from './queries.ts';
import { placeholders, type TableRows, unpack } from './unpack.ts';

interface OfWorkspace {
  workspaceId: string;
}

/** The rows that `pnpm sample` packed. In a bundle the file lies beside the program. */
export const sampleFile = (): Promise<Buffer> => readFile(new URL('./sample.br', import.meta.url));

/** What happened to credits, and what was called, are the workspace’s own. */
const left = new Set([
  'audit_entry',
  'credit_grant',
  'credit_hold',
  'event',
  'event_sequence',
  'ledger_entry',
  'usage_day',
]);
/** The copy costs nothing: these columns keep their zero. */
const free = new Set(['credits_held', 'credits_spent']);

/**
 * Writes the sample project in one transaction: it is there whole, or not at all. The progress is written outside of it.
 */
export async function makeSample(
  environment: Environment,
  { workspaceId }: OfWorkspace,
  stop: AbortSignal,
): Promise<'made' | 'nothing' | 'stopped'> {
  const context = await openWorkspace(environment, workspaceId);
  const { db: aside } = context;
  const making = await findMaking(context);
  if (!making || making.status === 'completed' || making.status === 'failed') return 'nothing';
  const { rows: rowsTotal, tables } = await unpack(await sampleFile(), {
    now: context.now(),
    salt: randomBytes(8).toString('hex').slice(1),
    replace: new Map([
      [placeholders.workspace, workspaceId],
      [placeholders.organisation, context.workspace.organisationId],
      [placeholders.key, making.requestedBy],
    ]),
    without: left,
  });
  await updateMaking(context, { status: 'running', rowsWritten: 0, rowsTotal });
  const types = Map.groupBy(await columnTypes(aside), ({ table }) => table);
  try {
    await transaction(context, async ({ db }) => {
      const scope = scopeOf(db, workspaceId);
      let rowsWritten = 0;
      for await (const rows of tables) {
        const columns = (types.get(rows.table) ?? []).filter(
          ({ name }) => name !== 'workspace_id' && !free.has(name) && rows.columns.includes(name),
        );
        stop.throwIfAborted();
        const some = readRows(rows);
        await insertSampleRows(scope, { table: rows.table, columns }, some);
        rowsWritten += some.length;
        await updateMaking(context, { rowsWritten });
      }
      await updateMaking(scope, { status: 'completed' });
    });
  } catch (error) {
    if (stop.aborted) return 'stopped';
    throw error;
  }
  return 'made';
}

export const failSample = (
  { database }: Environment,
  { workspaceId }: OfWorkspace,
  failure: { code: string; message: string },
): Promise<void> => updateMaking(scopeIn(database, workspaceId), { status: 'failed', failure });

const readRows = ({ columns, text }: TableRows): SampleRow[] =>
  text
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const values = line.split('\t');
      return Object.fromEntries(columns.map((name, at) => [name, readValue(values[at] ?? '')]));
    });

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A value as COPY writes it. */
const readValue = (text: string): string | null =>
  text === '\\N'
    ? null
    : text.includes('\\')
      ? text.replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)
      : text;
