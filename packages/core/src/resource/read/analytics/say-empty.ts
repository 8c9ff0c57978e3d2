import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { readDimensions, sayWhatExists } from '../../measure/cell/index.ts';
import type { loadTwo, Picked } from './load.ts';

/** A note that names the span without measurements, or what was measured where filters leave nothing of both. Empty where both have some. */
export async function sayEmpty(
  context: Context,
  { projectId, rules, brandIds }: Picked,
  panels: Awaited<ReturnType<typeof loadTwo>>,
): Promise<string[]> {
  const empty = (['before', 'after'] as const).filter((side) => panels[side].groups.length === 0);
  if (empty.length === 0) return [];
  const filtered = Array.isArray(brandIds) || isFiltered(rules);
  if (empty.length === 2) {
    const dimensions = await readDimensions(context, projectId);
    const measured = Object.values(dimensions).some((values) => values.length > 0);
    if (filtered || !measured) return [sayWhatExists(dimensions)];
  }
  return [say({ id: 'span.empty', values: { sides: empty, filtered } })];
}

/** Whether the rules leave anything out. */
export const isFiltered = (rules: Picked['rules']): boolean =>
  rules.some((rule) => Object.values(rule).some(narrows));

const narrows = (values: unknown): boolean =>
  values !== undefined && !(Array.isArray(values) && values.length === 0);
