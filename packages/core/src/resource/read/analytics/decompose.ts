import type { ChangeParts, DecomposeChange } from '@svc/contract/read/analytics';
import { createRandom, type DecomposedCell, decomposeChange } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { clusterPrompts, type Markers } from '../../measure/cell/index.ts';
import { countsOf } from '../../measure/figure/index.ts';
import { badgeOf } from './load.ts';
import { loadPeriods } from './load-periods.ts';
import { sayEmpty } from './say-empty.ts';

/** Draws are seeded: the same answers give the same parts. */
const seed = 20_261_122;

/** Components of a change: other engines, prompts, models or names of the brand, and the brand's own presence. */
export async function decomposePeriods(context: Context, input: DecomposeChange): Promise<ChangeParts> {
  const { projectId, measure } = input;
  const { spans, picked, panels, markers } = await loadPeriods(context, input);
  const { before: earlier, after: later } = markers;
  const renamed = earlier && later && earlier.identities.join() !== later.identities.join();
  const { nameOf } = clusterPrompts([...panels.before.prompts, ...panels.after.prompts]);
  const cells = new Map<string, DecomposedCell & { identity?: number }>();
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
          cluster: nameOf(prompt),
          engine,
          before: null,
          after: null,
          modelChanged: changedModel(engine, earlier, later),
          identityChanged: false,
        };
        const identityChanged = Boolean(renamed) && known.before !== null && known.identity !== cell.identity;
        cells.set(key, { ...known, [side]: counts, identity: cell.identity, identityChanged });
      }
  }
  const empty = await sayEmpty(context, picked, panels);
  const found = decomposeChange([...cells.values()], createRandom(seed));
  return {
    projectId,
    ...spans,
    measure,
    provenance: badgeOf([...panels.before.groups, ...panels.after.groups]),
    change: found?.change ?? null,
    parts: found?.parts ?? [],
    notes: [
      ...(found || empty.length > 0
        ? empty
        : ['The two periods share no prompt on the same engine, so the change cannot be broken down.']),
      ...(renamed
        ? [
            'The brand’s names or domains changed in between. For answers read with the earlier ones, “identity” contains the whole change. Read stored answers again to separate it from presence.',
          ]
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
