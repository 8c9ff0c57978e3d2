import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { type Panel, readDimensions, sayWhatExists } from '../../measure/cell/index.ts';

/** Notes that name the span without measurements, and what was measured. Empty where both spans have some. */
export async function sayEmpty(
  context: Context,
  projectId: string,
  panels: Record<'before' | 'after', Panel>,
): Promise<string[]> {
  const empty = (['before', 'after'] as const).filter((side) => panels[side].groups.length === 0);
  if (empty.length === 0) return [];
  return [
    say({ id: 'span.empty', values: { sides: empty } }),
    sayWhatExists(await readDimensions(context, projectId)),
  ];
}
