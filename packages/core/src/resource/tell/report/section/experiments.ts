import type { Block } from '@svc/contract/tell/report';
import { getExperimentResults, listExperiments } from '../../../act/experiment/index.ts';
import { type Asked, count, ranged, rangeOf, text } from './section.ts';

const most = 10;

/** The newest experiments: what each showed against its holdout, or that it is not to be judged yet. */
export async function experiments({ context, projectId, words }: Asked): Promise<Block[]> {
  const { items, total } = await listExperiments(context, { projectId, limit: most, offset: 0 });
  const heading: Block = { kind: 'heading', text: words.experiments };
  if (items.length === 0) return [heading, { kind: 'text', text: words.noExperiments }];
  const results: Awaited<ReturnType<typeof getExperimentResults>>[] = [];
  for (const { id } of items)
    results.push(await getExperimentResults(context, { projectId, experimentId: id }));
  const judged = results.flatMap(({ name, result }) => (result ? [{ name, ...result }] : []));
  const blocks: Block[] = [heading];
  if (total > items.length) blocks.push({ kind: 'text', text: words.onlyFirst(items.length, total) });
  if (judged.length > 0)
    blocks.push({
      kind: 'figure',
      title: words.againstHoldout,
      picture: {
        type: 'differences',
        rows: judged.map(({ name, value, ci, verdict }) => ({
          label: name,
          difference: value,
          interval: rangeOf(ci),
          verdict,
        })),
      },
    });
  blocks.push({
    kind: 'table',
    id: 'experiments',
    title: words.againstHoldout,
    columns: [
      text('name', words.name),
      text('status', words.status),
      count('treated', words.treated),
      count('holdout', words.holdout),
      count('scans', words.scansAfter),
      { id: 'difference', label: words.difference, kind: 'points' },
      { id: 'confidence', label: words.confidence, kind: 'decimal' },
      { id: 'p', label: 'p', kind: 'decimal' },
      text('verdict', words.verdict),
    ],
    rows: results.map(({ name, state, treated, holdout, scans, result }) => [
      name,
      words.experimentStates[state],
      treated,
      holdout,
      scans.after,
      result ? ranged(result.value, result.ci) : null,
      result?.ci.level ?? null,
      result?.pValue ?? null,
      result ? words.verdicts[result.verdict] : words.notJudged,
    ]),
  });
  return blocks;
}
