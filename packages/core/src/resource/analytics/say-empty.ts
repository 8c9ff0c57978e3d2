import type { Context } from '../../kernel/index.ts';
import { type Panel, readDimensions, sayWhatExists } from '../cell/index.ts';

/** In which of two spans nothing was measured, and what there is; nothing where both were. */
export async function sayEmpty(
  context: Context,
  projectId: string,
  panels: Record<'before' | 'after', Panel>,
): Promise<string[]> {
  const empty = (['before', 'after'] as const).filter((side) => panels[side].groups.length === 0);
  if (empty.length === 0) return [];
  return [
    `Nothing was measured in the span ${empty.join(' and ')}.`,
    sayWhatExists(await readDimensions(context.db, { workspaceId: context.workspace.id, projectId })),
  ];
}
