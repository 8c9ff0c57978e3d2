import { estimateHeadToHead } from '@svc/scoring';
import { type Context, notFound } from '../../kernel/index.ts';
import { basisOf } from '../figure/index.ts';
import { byTopic } from '../scan/index.ts';
import { loadBrands } from './load.ts';
import type { CompetitorParams, HeadToHeadTable, SpanQuery } from './schema.ts';

const shown = 100;

/** The own brand against one competitor in the same answers: win, tie or loss for each prompt and engine, and the test. */
export async function compareHeadToHead(
  context: Context,
  input: SpanQuery & CompetitorParams,
): Promise<HeadToHeadTable> {
  const { projectId, competitorId } = input;
  const { project, panel, brands, common } = await loadBrands(context, input);
  if (!brands.some(({ brandId, role }) => brandId === competitorId && role === 'competitor'))
    throw notFound('competitor', competitorId, `GET /v1/projects/${projectId}/competitors`);
  const pairs = panel.groups
    .filter(({ brandId }) => brandId === project.brand.id)
    .flatMap(({ engine, surface, bucket, cells }) => {
      const other = panel.groups.find(
        (one) =>
          one.brandId === competitorId &&
          one.engine === engine &&
          one.surface === surface &&
          one.bucket === bucket,
      );
      const rivals = new Map(other?.cells.map((cell) => [cell.prompt, cell]));
      return cells.flatMap((cell) => {
        const rival = rivals.get(cell.prompt);
        const prompt = panel.prompts[cell.prompt];
        // A scan from before the competitor was added says nothing of it.
        if (!rival || !prompt || cell.answers === 0 || rival.answers !== cell.answers) return [];
        return [
          {
            engine,
            surface,
            prompt: prompt.key,
            cluster: prompt.question,
            topic: prompt.topic,
            before: { successes: rival.mentioned, trials: rival.answers },
            after: { successes: cell.mentioned, trials: cell.answers },
          },
        ];
      });
    });
  const test = (cells: typeof pairs) => {
    const { clusters, ...result } = estimateHeadToHead(byTopic(cells));
    return { ...result, prompts: clusters };
  };
  const outcomes = pairs.map(({ prompt, engine, before, after }) => ({
    prompt,
    engine,
    answers: after.trials,
    own: after.successes,
    other: before.successes,
    outcome: outcomeOf(after.successes - before.successes),
  }));
  const count = (outcome: Outcome): number => outcomes.filter((one) => one.outcome === outcome).length;
  const lead = ({ own, other, answers }: (typeof outcomes)[number]): number => (own - other) / answers;
  return {
    ...common,
    competitorId,
    result: test(pairs),
    basis: basisOf([...new Set(pairs.map(({ surface }) => surface))]),
    wins: count('win'),
    ties: count('tie'),
    losses: count('loss'),
    byEngine: [...Map.groupBy(pairs, ({ engine }) => engine)].map(([engine, own]) => ({
      engine,
      result: test(own),
    })),
    prompts: outcomes.sort((a, b) => Math.abs(lead(b)) - Math.abs(lead(a))).slice(0, shown),
  };
}

type Outcome = HeadToHeadTable['prompts'][number]['outcome'];
const outcomeOf = (difference: number): Outcome => (difference > 0 ? 'win' : difference < 0 ? 'loss' : 'tie');
