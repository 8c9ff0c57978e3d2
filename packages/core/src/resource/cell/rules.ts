import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

const oneOf = (description: string) =>
  z.array(z.string().trim().min(1).max(200)).min(1).max(200).optional().meta({ description });

/** Which cells count: one of each list, and every list that is given. */
export const CellRules = z
  .strictObject({
    engines: oneOf('The engines.'),
    surfaces: oneOf('api, api+search, serp or sandbox.'),
    models: oneOf('The models.'),
    intents: oneOf('The intents.'),
    topics: oneOf('The topics.'),
    tags: oneOf('The tags.'),
    promptIds: oneOf('The prompts.'),
    countries: oneOf('The countries.'),
    languages: oneOf('The languages.'),
    contains: z.string().trim().min(1).max(200).optional().meta({ description: 'Text within the prompt.' }),
    branded: z.enum(['exclude', 'include', 'only']).optional().meta({
      description: 'Prompts that name the brand; exclude unless said.',
    }),
  })
  .meta({ id: 'CellRules' });
export type CellRules = z.output<typeof CellRules>;

const columns = {
  engines: 'engine',
  surfaces: 'surface',
  models: 'model_served',
  intents: 'intent',
  topics: 'topic',
  promptIds: 'prompt_id',
  countries: 'country',
  languages: 'language',
} as const;

/** The conditions for `c`, a row of `cell`. Every set of rules has to hold. */
export function matching(sets: readonly CellRules[]): RawBuilder<boolean> {
  const conditions = sets.flatMap((rules) => [
    ...Object.entries(columns).flatMap(([name, column]) => {
      const allowed = rules[name as keyof typeof columns];
      return allowed ? [sql<boolean>`${sql.ref(`c.${column}`)} = any(${allowed}::text[])`] : [];
    }),
    ...(rules.tags
      ? [
          sql<boolean>`exists (select from prompt p where p.workspace_id = c.workspace_id and p.id = c.prompt_id and p.tags && ${rules.tags}::text[])`,
        ]
      : []),
    ...(rules.contains
      ? [
          sql<boolean>`exists (select from scan_prompt p where p.workspace_id = c.workspace_id and p.scan_id = c.scan_id and p.prompt_index = c.prompt_index
            and position(lower(${rules.contains}) in lower(p.text)) > 0)`,
        ]
      : []),
  ]);
  const branded = sets.find((rules) => rules.branded !== undefined)?.branded ?? 'exclude';
  if (branded !== 'include') conditions.push(sql<boolean>`c.branded = ${branded === 'only'}`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
