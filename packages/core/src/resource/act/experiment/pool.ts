import type { CreateExperiment } from '@svc/contract/act/experiment';
import type { RunContext } from '../../../environment/index.ts';
import { instant, invalid } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readPanel } from '../../measure/cell/index.ts';
import { countsOf } from '../../measure/figure/index.ts';
import { resolveScan } from '../../measure/scan/index.ts';

export interface PoolPrompt {
  id: string;
  intent: string;
}

type Asked = Pick<CreateExperiment, 'engines' | 'samplesK' | 'promptIds'> & { projectId: string };

/** Fewer than six a side are not judged. */
const fewestPrompts = 12;

/** The prompts that an experiment is about, as its scans will ask them. Throws validation_failed for others. */
export async function poolOf(context: RunContext, { projectId, engines, samplesK, promptIds }: Asked) {
  const project = await getProject(context, { projectId });
  const { prompts, config, chargedEngines } = await resolveScan(context, {
    projectId,
    config: { ...(engines && { engines }), samplesK, maxPrompts: 1_000 },
  });
  const counted = (prompts ?? []).flatMap(({ id, intent, branded }): PoolPrompt[] =>
    branded ? [] : [{ id, intent }],
  );
  const known = new Set(counted.map(({ id }) => id));
  const unknown = promptIds?.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw invalid('promptIds', `The active set does not measure prompt ${unknown}.`, {
      expected: 'prompts of the active set that do not name the brand',
      received: unknown,
    });
  const chosen = promptIds ? counted.filter(({ id }) => promptIds.includes(id)) : counted.slice(0, 500);
  if (chosen.length < fewestPrompts)
    throw invalid('promptIds', `${chosen.length} prompts are too few to keep a holdout.`, {
      expected: `${fewestPrompts} prompts or more`,
    });
  return { project, prompts: chosen, engines: config.engines, charged: chargedEngines.length };
}

const daysBack = 90;

/** Results of earlier scans for each prompt, over these engines. */
export async function baselinesOf(
  context: RunContext,
  {
    projectId,
    engines,
    measure,
  }: { projectId: string; engines: string[]; measure: CreateExperiment['measure'] },
): Promise<Map<string, number>> {
  const { prompts, groups } = await readPanel(context, {
    projectId,
    from: instant(new Date(context.now().getTime() - daysBack * 86_400_000)),
    to: null,
    rules: [{ engines }],
    brandIds: 'own',
    bucket: 'all',
  });
  const sums = new Map<string, { successes: number; trials: number }>();
  for (const { cells } of groups)
    for (const cell of cells) {
      const key = prompts[cell.prompt]?.key ?? '';
      const known = sums.get(key) ?? { successes: 0, trials: 0 };
      const { successes, trials } = countsOf(measure, cell);
      sums.set(key, { successes: known.successes + successes, trials: known.trials + trials });
    }
  return new Map(
    [...sums].flatMap(([key, { successes, trials }]) =>
      trials > 0 ? [[key, successes / trials] as const] : [],
    ),
  );
}
