/** Statements of the application that read more than one tenant on purpose: what they begin or contain, and why. */
const allowed: { tables: string[]; holds: string; why: string }[] = [
  {
    tables: ['ledger_entry'],
    holds: '"ledger_entry" where "account" = ',
    why: 'credits belong to the organisation, over all of its workspaces',
  },
  {
    tables: ['workspace'],
    holds: 'in (select workspace_id from memberships(',
    why: 'a person’s own workspaces',
  },
];

/** Whether a statement is on the list of those that may touch several tenants. */
export const mayCross = (query: string, tables: readonly string[]): boolean =>
  allowed.some((one) => query.includes(one.holds) && tables.every((table) => one.tables.includes(table)));
