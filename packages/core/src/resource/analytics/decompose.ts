import { createRandom, type DecomposedCell, decomposeChange } from '@svc/scoring';
import type { Context } from '../../kernel/index.ts';
import { type Markers, readMarkers } from '../cell/index.ts';
import { countsOf } from '../figure/index.ts';
import { getProject } from '../project/index.ts';
import { rulesOf } from './filter.ts';
import { badgeOf, loadTwo, queryOf } from './load.ts';
import type { ChangeParts, DecomposeChange } from './schema-change.ts';
import { spanOf } from './window.ts';

/** Draws are seeded: the same answers give the same parts. */
const seed = 20_261_122;

/** What a change is made of: other engines, other prompts, other models, and the brand's own presence. */
export async function decomposePeriods(context: Context, input: DecomposeChange): Promise<ChangeParts> {
  const { projectId, measure, timeZone } = input;
  await getProject(context, { projectId });
  const spans = {
    before: spanOf(context, { ...input.before, days: 30, timeZone }),
    after: spanOf(context, { ...input.after, days: 30, timeZone }),
  };
  const picked = {
    projectId,
    rules: [input.rules, ...(await rulesOf(context, projectId, { segmentId: input.segmentId }))],
    brandIds: input.brandId === undefined ? ('own' as const) : [input.brandId],
  };
  const panels = await loadTwo(context, picked, spans);
  const [[earlier], [later]] = await Promise.all([
    readMarkers(context.db, queryOf(context, picked, spans.before)),
    readMarkers(context.db, queryOf(context, picked, spans.after)),
  ]);
  const cells = new Map<string, DecomposedCell>();
  for (const side of ['before', 'after'] as const) {
    const { prompts, groups } = panels[side];
    for (const { engine, cells: own } of groups)
      for (const cell of own) {
        const prompt = prompts[cell.prompt];
        const counts = countsOf(measure, cell);
        if (!prompt || counts.trials === 0) continue;
        const key = JSON.stringify([engine, prompt.key]);
        const known = cells.get(key) ?? {
          prompt: prompt.key,
          cluster: prompt.topic ?? prompt.question,
          engine,
          before: null,
          after: null,
          modelChanged: changedModel(engine, earlier, later),
        };
        cells.set(key, { ...known, [side]: counts });
      }
  }
  const found = decomposeChange([...cells.values()], createRandom(seed));
  return {
    projectId,
    ...spans,
    measure,
    provenance: badgeOf([...panels.before.groups, ...panels.after.groups]),
    change: found?.change ?? null,
    parts: found?.parts ?? [],
    notes: [
      ...(found ? [] : ['The two spans have no prompt and engine in common, so nothing can be told apart.']),
      ...(earlier && later && earlier.identities.join() !== later.identities.join()
        ? ['The brand’s names or domains changed in between: part of “presence” may be that.']
        : []),
    ],
  };
}

/** An engine that served another model in the later span than in the earlier one. */
function changedModel(engine: string, before: Markers | undefined, after: Markers | undefined): boolean {
  const of = (markers: Markers | undefined) =>
    (markers?.models ?? []).filter((name) => name.startsWith(`${engine} `)).join();
  return of(before) !== '' && of(after) !== '' && of(before) !== of(after);
}
