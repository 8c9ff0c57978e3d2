import { calledName } from './called-name.ts';
import { isRecord } from './is-record.ts';

/**
 * The functions that an INSERT calls in its `do update`, on a table of workspaces, and that are not immutable, such as
 * now(): Citus refuses them. The default of a column stands in `excluded`. `tree` is a statement as Postgres's own parser
 * gives it.
 */
export function unstableUpserts(
  tree: unknown,
  known: { ofWorkspaces: (table: string) => boolean; isUnstable: (name: string) => boolean },
): string[] {
  const found: string[] = [];
  const visit = (value: unknown, inUpdate: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, inUpdate);
    if (!isRecord(value)) return;
    for (const [kind, node] of Object.entries(value)) {
      if (inUpdate && kind === 'FuncCall') {
        const name = calledName(node);
        if (known.isUnstable(name)) found.push(name);
      }
      // current_timestamp and the like are no calls to the parser.
      if (inUpdate && kind === 'SQLValueFunction') found.push(kind);
      if (kind === 'InsertStmt' && isRecord(node) && isRecord(node.relation)) {
        const ofWorkspaces = known.ofWorkspaces(String(node.relation.relname));
        visit(node.onConflictClause, ofWorkspaces);
        visit({ ...node, onConflictClause: undefined }, false);
      } else visit(node, inUpdate);
    }
  };
  visit(tree, false);
  return found;
}
