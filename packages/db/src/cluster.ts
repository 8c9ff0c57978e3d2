import { LRUCache } from 'lru-cache';

/**
 * The command that makes the rest of a transaction this workspace's. No call of `set_config`: Citus sends commands on to the
 * node that works on the rows. A command takes no parameters, and ids of workspaces need no quotes of their own.
 */
export function setTenant(workspaceId: string): string {
  if (!/^\w+$/.test(workspaceId))
    throw new RangeError('The id of a workspace has letters, digits and _ alone');
  return `set local app.workspace = '${workspaceId}'`;
}

/** The workspace that this command of `setTenant` names; null: it is another statement. */
export const tenantSetBy = (sql: string): string | null =>
  /^set local app\.workspace = '(\w+)'$/.exec(sql)?.[1] ?? null;

/** `one.workspace_id = other.workspace_id`, with or without quotes. */
const joined = /((?:"?\w+"?\.)?"?workspace_id"?) = ((?:"?\w+"?\.)"?workspace_id"?)/g;
const bound = new LRUCache<string, string>({ max: 5_000 });

/**
 * Binds each table of a tenant's statement to the workspace itself. Citus sends a statement to one node only when it can see
 * that for every table in it, and it does not follow equalities out of a sub-select.
 *
 * @param place number of the parameter that holds the workspace
 */
export function boundToTenant(sql: string, place: number): string {
  const known = bound.get(sql);
  if (known !== undefined) return known;
  const text = sql.replace(joined, (equality, one: string) => `(${equality} and ${one} = $${place})`);
  bound.set(sql, text);
  return text;
}
