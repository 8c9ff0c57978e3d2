import type { Project } from '@svc/contract/account/project';
import type { AlertRule } from '@svc/contract/read/alert';
import type { Context } from '../../../kernel/index.ts';
import { type Cycle, cycleOf, windowAt } from '../../measure/cycle/index.ts';
import { findSegment } from '../../measure/segment/index.ts';
import { readLooks } from './queries-look.ts';
import { sumLooks, type Watched, windowOf } from './watched.ts';

/** The data that a rule needs from the newest scans, or the reason why there is none. */
export async function loadWatched(
  context: Context,
  project: Pick<Project, 'id' | 'brand'>,
  rule: AlertRule,
  from: string | null,
  atMost: number = windowOf(rule),
): Promise<Watched | string> {
  const segment =
    rule.segmentId === null
      ? null
      : await findSegment(context, { projectId: project.id, segmentId: rule.segmentId });
  if (segment === undefined) return 'This rule’s segment was deleted. Choose another one, or none.';
  const key = { workspaceId: context.workspace.id, projectId: project.id };
  const read = (rule: AlertRule, looks: number) =>
    readLooks(context, {
      ...key,
      rule,
      rules: segment === null ? [] : [segment.rules],
      from,
      ownBrandId: project.brand.id,
      atMost: looks,
    });
  // Losses and citations of an engine are seen in any part of a cycle.
  const cycle = readsCells(rule) ? await cycleOf(context, key.projectId, atMost) : null;
  if (!cycle) return read(rule, atMost);
  const minimumPrompts = Math.ceil(rule.minimumPrompts / cycle.parts);
  return overCycles(await read({ ...rule, minimumPrompts }, atMost * cycle.parts), cycle);
}

const readsCells = ({ kind }: AlertRule): boolean => kind !== 'engine_health' && kind !== 'source_lost';

/** Looks at whole cycles, back from the newest. Each part asks other questions; each cycle asks the same. */
export function overCycles(watched: Watched, cycle: Cycle): Watched {
  const places = new Map(watched.looks.map(({ scanId }, at) => [scanId, at]));
  const windows = cycle.scanIds
    .filter((_, at, all) => (all.length - 1 - at) % cycle.parts === 0)
    .flatMap((scanId) => {
      const own = windowAt(cycle, scanId)?.map((id) => places.get(id));
      return own?.every((at) => at !== undefined) ? [own] : [];
    });
  return {
    cells: watched.cells,
    looks: windows.flatMap((own) => watched.looks[own.at(-1) ?? 0] ?? []),
    panel: windows.map((own) => sumLooks(own.flatMap((at) => [watched.panel[at] ?? []]))),
  };
}
