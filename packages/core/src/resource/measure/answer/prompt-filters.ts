import { type Context, invalid } from '../../../kernel/index.ts';
import { readPromptFacets } from './queries-facets.ts';

interface PromptFilters {
  /** null: of a scan without a project, whose prompts have none of these. */
  projectId: string | null;
  topic?: string | undefined;
  tag?: string | undefined;
  intent?: string | undefined;
}

/**
 * Refuses to filter by a topic, tag or intent that no prompt has: its empty answer would look like a figure. Asked for an empty list
 * alone, so that others cost nothing.
 */
export async function assertPromptFilters(context: Context, filters: PromptFilters): Promise<void> {
  const given = (['topic', 'tag', 'intent'] as const).flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (given.length === 0) return;
  const known = await readPromptFacets(context, filters.projectId);
  for (const { name, value } of given) {
    const allowed = known[name];
    if (allowed.includes(value)) continue;
    const meant = allowed.find((one) => one.toLowerCase() === value.toLowerCase());
    throw invalid(
      name,
      `No prompt has the ${name} “${value}”${meant === undefined ? '' : `: write “${meant}”`}.`,
      {
        ...(filters.projectId !== null && {
          next: `GET /v1/projects/${filters.projectId}/prompts shows those there are.`,
        }),
        expected: meant ?? `a ${name} of a prompt`,
        received: value,
        allowed: allowed.slice(0, 100),
      },
    );
  }
}
