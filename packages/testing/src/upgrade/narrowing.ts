import { parse } from 'libpg-query';
import { isRecord } from '../tenancy/is-record.ts';

/**
 * What a migration takes from the processes of the release before it, which run on beside it: columns, tables, views and
 * functions that go or get another name, other types, and values that these processes do not write. What the same file made
 * is its own. Empty: it only adds.
 */
export async function narrowingChanges(sql: string): Promise<string[]> {
  const { stmts } = await parse(sql);
  const statements: Record<string, unknown>[] = [];
  for (const { stmt } of stmts ?? []) if (isRecord(stmt)) statements.push(stmt);
  const made = new Set(statements.flatMap(madeBy));
  return statements.flatMap((statement) =>
    takenBy(statement)
      .filter(({ from }) => !made.has(from))
      .map(({ what }) => what),
  );
}

interface Taken {
  what: string;
  from: string;
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const nameOf = (relation: unknown): string => String(record(relation).relname ?? '');
const text = (value: unknown): string => String(record(record(value).String).sval ?? '');

function madeBy(statement: Record<string, unknown>): string[] {
  const table = record(statement.CreateStmt).relation;
  const view = record(statement.ViewStmt).view;
  const [routine] = list(record(statement.CreateFunctionStmt).funcname).slice(-1);
  return [nameOf(table), nameOf(view), text(routine)].filter(Boolean);
}

function takenBy(statement: Record<string, unknown>): Taken[] {
  if (statement.RenameStmt) return renamedBy(record(statement.RenameStmt));
  if (statement.DropStmt) return droppedBy(record(statement.DropStmt));
  const { relation, cmds } = record(statement.AlterTableStmt);
  const from = nameOf(relation);
  return list(cmds).flatMap((one) => {
    const command = record(record(one).AlterTableCmd);
    const why = faultOf(command);
    return why === null ? [] : [{ what: `${from}.${nameIn(command)}: ${why}`, from }];
  });
}

const nameIn = ({ name, def }: Record<string, unknown>): string =>
  String(name ?? record(record(def).ColumnDef).colname ?? '');

function faultOf({ subtype, def }: Record<string, unknown>): string | null {
  if (subtype === 'AT_DropColumn') return 'is dropped';
  if (subtype === 'AT_AlterColumnType') return 'gets another type';
  if (subtype === 'AT_SetNotNull') return 'may not be null any more';
  if (subtype !== 'AT_AddColumn') return null;
  const kinds = list(record(record(def).ColumnDef).constraints).map(
    (one) => record(record(one).Constraint).contype,
  );
  const filled = kinds.some((kind) =>
    ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].includes(String(kind)),
  );
  return kinds.includes('CONSTR_NOTNULL') && !filled ? 'is new, and must be given' : null;
}

function renamedBy({ renameType, relation, subname, newname }: Record<string, unknown>): Taken[] {
  if (!['OBJECT_COLUMN', 'OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_FUNCTION'].includes(String(renameType)))
    return [];
  const from = nameOf(relation);
  return [{ what: `${[from, subname].filter(Boolean).join('.')}: is ${String(newname)} now`, from }];
}

function droppedBy({ removeType, objects }: Record<string, unknown>): Taken[] {
  const kinds = ['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_FUNCTION', 'OBJECT_PROCEDURE', 'OBJECT_SEQUENCE'];
  if (!kinds.includes(String(removeType))) return [];
  return list(objects).map((one) => {
    const parts = list(record(record(one).List).items ?? record(record(one).ObjectWithArgs).objname);
    const from = text(parts.at(-1));
    return { what: `${from}: is dropped`, from };
  });
}
