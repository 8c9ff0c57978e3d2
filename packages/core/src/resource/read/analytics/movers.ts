import type { Movers, MoversQuery } from '@svc/contract/read/analytics';
import { findMovers } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { byTopic, changeOfPeriods } from '../../measure/scan/index.ts';
import { rulesOf } from './filter.ts';
import { badgeOf, loadTwo, pairPanels, partOf, sharedEngines, surfacesOf } from './load.ts';
import { addLooks } from './looks.ts';
import { sayEmpty } from './say-empty.ts';
import { sayMovedTogether } from './say-together.ts';
import { spanBefore, spanOf, zoneOf } from './window.ts';

type Kind = Movers['movers'][number]['kind'];

/** Movers between two spans that moved differently from the brand itself, single prompts included, and rivals that moved. */
export async function getMovers(context: Context, input: MoversQuery): Promise<Movers> {
  const { projectId, measure } = input;
  const project = await getProject(context, { projectId });
  const after = spanOf(context, input, project);
  const before = spanBefore(after, zoneOf(input, project));
  const picked = {
    projectId,
    rules: await rulesOf(context, projectId, input),
    brandIds: 'all' as const,
    measure,
  };
  const panels = await loadTwo(context, picked, { before, after });
  const engines = sharedEngines(panels);
  const sidesOf = (brandId: string) => ({
    before: partOf(panels.before, brandId),
    after: partOf(panels.after, brandId),
  });
  const ofBrand = (brandId: string) => pairPanels(sidesOf(brandId), measure, engines);
  const empty = await sayEmpty(context, picked, panels);
  const own = ofBrand(project.brand.id);
  const cells = byTopic(own);
  const named = new Map<string, { kind: Kind; id: string; name: string; prompts: number }>();
  const naming = (kind: Kind, id: string, part: typeof cells, name = id) => {
    const key = JSON.stringify([kind, id]);
    named.set(key, { kind, id, name, prompts: comparedPrompts(part) });
    return { id: key, cells: part };
  };
  const segmentsBy = (kind: Kind, of: (cell: (typeof cells)[number]) => string | null) =>
    [...Map.groupBy(cells, of)].flatMap(([id, part]) => (id === null ? [] : [naming(kind, id, part)]));
  const found = findMovers(cells, {
    segments: [
      ...segmentsBy('engine', ({ engine }) => engine),
      ...segmentsBy('intent', ({ source }) => source.intent),
      ...segmentsBy('topic', ({ topic }) => topic),
    ],
    prompts: [...Map.groupBy(cells, ({ source }) => source.prompt)].map(([id, part]) =>
      naming('prompt', id, part, part[0]?.source.cluster),
    ),
    brands: project.competitors.map(({ id, name }) => naming('brand', id, byTopic(ofBrand(id)), name)),
  });
  const all = [...panels.before.groups, ...panels.after.groups];
  const groups = all.filter(({ engine }) => engines.includes(engine));
  return {
    projectId,
    span: after,
    before,
    provenance: badgeOf(all),
    shift: changeOfPeriods(addLooks(own, sidesOf(project.brand.id), measure), 'market'),
    movers: found.flatMap(({ id, clusters: _, ...mover }) => {
      const name = named.get(id);
      // Prompts that did not move are many and tell nothing.
      if (!name || (name.kind === 'prompt' && mover.verdict !== 'moved')) return [];
      return [{ ...name, ...mover }];
    }),
    notes:
      empty.length > 0 || engines.length > 0
        ? [...empty, ...sayMovedTogether(surfacesOf(groups))]
        : ['The two periods have no engine in common. Choose longer periods, or ask the engines again.'],
  };
}

/** Prompts that both periods asked; where topics are compared, several stand for one. */
const comparedPrompts = (
  cells: readonly { before: unknown; after: unknown; source: { prompt: string } }[],
): number =>
  new Set(cells.flatMap(({ before, after, source }) => (before && after ? [source.prompt] : []))).size;
