import { calledName } from './called-name.ts';
import { isRecord } from './is-record.ts';

const kinds = new Set([
  'ListenStmt',
  'UnlistenStmt',
  'PrepareStmt',
  'ExecuteStmt',
  'DeallocateStmt',
  'LoadStmt',
]);
const functions =
  /^(pg_(try_)?advisory_(un)?lock(_shared|_all)?|currval|lastval|setseed|pg_backup_start|pg_export_snapshot)$/;
/** A cursor WITH HOLD, in the parser's bits. */
const hold = 32;

/**
 * What a statement would leave behind on its connection after the transaction: a proxy that pools by transaction gives that
 * connection to somebody else. `tree` is a statement as Postgres's own parser gives it.
 */
export function sessionNeeds(tree: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isRecord(value)) return;
    for (const [kind, node] of Object.entries(value)) {
      if (kinds.has(kind)) found.push(kind);
      if (isRecord(node)) {
        if (kind === 'VariableSetStmt' && node.is_local !== true) found.push('SET without LOCAL');
        if (kind === 'DeclareCursorStmt' && (Number(node.options) & hold) !== 0) found.push('WITH HOLD');
        if (kind === 'FuncCall') found.push(...callNeeds(node));
        if (node.relpersistence === 't') found.push('a temporary table');
      }
      visit(node);
    }
  };
  visit(tree);
  return found;
}

function callNeeds(call: Record<string, unknown>): string[] {
  const text = calledName(call);
  if (functions.test(text)) return [text];
  if (text !== 'set_config') return [];
  const local: unknown = Array.isArray(call.args) ? call.args[2] : null;
  const constant = isRecord(local) && isRecord(local.A_Const) ? local.A_Const : {};
  return isRecord(constant.boolval) && constant.boolval.boolval === true
    ? []
    : ['set_config for the session'];
}
