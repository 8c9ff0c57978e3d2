import type { CellRules } from '@svc/contract/measure/cell';
import { type RawBuilder, sql } from 'kysely';

const columns = {
  engines: 'engine',
  surfaces: 'surface',
  models: 'model_served',
  countries: 'country',
  languages: 'language',
  personas: 'persona',
} as const;
const promptColumns = { intents: 'intent', topics: 'topic', promptIds: 'prompt_id' } as const;

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

function listed(rules: CellRules, row: string, names: Partial<Record<keyof CellRules, string>>): Condition[] {
  return Object.entries(names).flatMap(([name, column]) => {
    const allowed = rules[name as keyof typeof columns];
    return allowed ? [sql<boolean>`${sql.ref(`${row}.${column}`)} = any(${allowed}::text[])`] : [];
  });
}

/** The conditions on what a scan, engine and brand share, for `row`, of `cell` or `cell_pack`. Every set has to hold. */
export const matchingScans = (sets: readonly CellRules[], row: string): Condition =>
  all(sets.flatMap((rules) => listed(rules, row, columns)));

/** The conditions on prompts, for `row`, of `cell` or `cell_prompt`. */
export function matchingPrompts(sets: readonly CellRules[], row: string): Condition {
  const of = (name: string) => sql.ref(`${row}.${name}`);
  const conditions = sets.flatMap((rules) => [
    ...listed(rules, row, promptColumns),
    ...(rules.tags
      ? [
          sql<boolean>`exists (select from prompt tagged where tagged.workspace_id = ${of('workspaceId')} and tagged.id = ${of('promptId')}
            and tagged.tags && ${rules.tags}::text[])`,
        ]
      : []),
    ...(rules.contains ? [sql<boolean>`position(lower(${rules.contains}) in lower(${of('text')})) > 0`] : []),
  ]);
  // All filters that mention it have to hold. Where none does, prompts that name the brand are left out.
  const spoken = sets.flatMap(({ branded }) => branded ?? []);
  for (const branded of spoken.length > 0 ? spoken : (['exclude'] as const))
    if (branded !== 'include') conditions.push(sql<boolean>`${of('branded')} = ${branded === 'only'}`);
  return all(conditions);
}
