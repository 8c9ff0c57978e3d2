import type { CompetitorParams, HeadToHeadQuery, HeadToHeadTable } from '@svc/contract/read/competitor';
import {
  type ComparedCell,
  estimateHeadToHead,
  estimateHeadToHeadTracked,
  type Judged,
  judgeTogether,
} from '@svc/scoring';
import { type Context, notFound } from '../../../kernel/index.ts';
import { basisOf, countsOf } from '../../measure/figure/index.ts';
import { byTopic } from '../../measure/scan/index.ts';
import { sayTogether } from '../analytics/index.ts';
import { loadBrands } from './load.ts';
import { readPromptTexts } from './queries.ts';

const shown = 100;

/** The own brand against one competitor in the same answers: win, tie or loss for each prompt and engine, and the test. */
export async function compareHeadToHead(
  context: Context,
  input: HeadToHeadQuery & CompetitorParams,
): Promise<HeadToHeadTable> {
  const { projectId, competitorId, measure } = input;
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
        if (!rival || !prompt) return [];
        const [before, after] = [countsOf(measure, rival), countsOf(measure, cell)];
        if (after.trials === 0 || before.trials !== after.trials) return [];
        return [
          {
            engine,
            surface,
            prompt: prompt.key,
            cluster: prompt.question,
            topic: prompt.topic,
            intent: prompt.intent,
            before,
            after,
          },
        ];
      });
    });
  const by = <Name extends string>(name: Name, of: (cell: (typeof pairs)[number]) => string | null) => {
    const groups = [...Map.groupBy(pairs, of)].flatMap(([value, own]) =>
      value === null ? [] : [{ value, own }],
    );
    return testTogether(groups.map(({ own }) => own)).map(
      (result, at) => ({ [name]: groups[at]?.value, result }) as Record<Name, string> & { result: Tested },
    );
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
  const largest = outcomes.sort((a, b) => Math.abs(lead(b)) - Math.abs(lead(a))).slice(0, shown);
  const texts = await readPromptTexts(
    context,
    largest.map(({ prompt }) => prompt),
  );
  const surfaces = [...new Set(pairs.map(({ surface }) => surface))].sort();
  return {
    ...common,
    notes: [...common.notes, ...sayTogether(surfaces)],
    competitorId,
    measure,
    result: testOf(pairs),
    basis: basisOf(surfaces),
    wins: count('win'),
    ties: count('tie'),
    losses: count('loss'),
    bySurface: by('surface', ({ surface }) => surface),
    byEngine: by('engine', ({ engine }) => engine),
    byTopic: by('topic', ({ topic }) => topic),
    byIntent: by('intent', ({ intent }) => intent),
    prompts: largest.map((row) => ({ ...row, text: texts.get(row.prompt) ?? row.prompt })),
  };
}

type Tested = HeadToHeadTable['result'];
type Pair = ComparedCell & { topic: string | null };

/** Tests for questions like these, and for these prompts. */
function testOf(cells: readonly Pair[]): Tested {
  const named = ({ clusters, ...result }: ReturnType<typeof estimateHeadToHead>): One => ({
    ...result,
    prompts: clusters,
    qValue: null,
  });
  return { ...named(estimateHeadToHead(byTopic(cells))), tracked: named(estimateHeadToHeadTracked(cells)) };
}

type One = Tested['tracked'];

/** The rows of a list are one family of tests: with a dozen topics, two in five lists would show one that leads by chance. */
function testTogether(parts: readonly (readonly Pair[])[]): Tested[] {
  const results = parts.map(testOf);
  const like = judgeTogether(results);
  const these = judgeTogether(results.map(({ tracked }) => tracked));
  return results.map((result, at) => ({
    ...withJudgement(result, like[at]),
    tracked: withJudgement(result.tracked, these[at]),
  }));
}

const withJudgement = <Result extends One>(result: Result, judged?: Judged): Result => ({
  ...result,
  qValue: judged?.qValue ?? null,
  verdict: result.verdict !== 'too_few' && !judged?.discovery ? 'no_difference_shown' : result.verdict,
});

type Outcome = HeadToHeadTable['prompts'][number]['outcome'];
const outcomeOf = (difference: number): Outcome => (difference > 0 ? 'win' : difference < 0 ? 'loss' : 'tie');
