import type { Cooccurrence, CooccurrenceQuery } from '@svc/contract/read/competitor';
import { currentMethod } from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { badgeOfParts } from '../../measure/figure/index.ts';
import { spanOf } from '../analytics/index.ts';
import { brandRows } from './load.ts';
import { readMentionSets } from './queries.ts';

/** Pairs of the project's brands in the same answers, beside what chance alone would put there. */
export async function getCooccurrence(
  context: Context,
  input: CooccurrenceQuery & { projectId: string },
): Promise<Cooccurrence> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const cells = await readMentionSets(context, { projectId, engine: input.engine ?? null, ...span });
  const brands = brandRows(project);
  const counts = (brandId: string, other?: string): number =>
    cells.reduce(
      (sum, { sets }) =>
        sum +
        sets.reduce(
          (own, { brands, answers }) =>
            brands.includes(brandId) && (other === undefined || brands.includes(other)) ? own + answers : own,
          0,
        ),
      0,
    );
  const pairs = brands.flatMap((first, at) =>
    brands.slice(at + 1).map((second) => {
      const parts = cells.map(({ sets, answers }) => {
        const of = (holds: (brands: readonly string[]) => boolean): number =>
          sets.reduce((sum, set) => (holds(set.brands) ? sum + set.answers : sum), 0);
        const [one, other] = [
          of((list) => list.includes(first.brandId)),
          of((list) => list.includes(second.brandId)),
        ];
        const both = of((list) => list.includes(first.brandId) && list.includes(second.brandId));
        return { part: both, whole: one + other - both, byChance: (one * other) / answers };
      });
      const byPrompt = Map.groupBy(
        parts.map((part, index) => ({ ...part, prompt: cells[index]?.prompt ?? '' })),
        ({ prompt }) => prompt,
      );
      const { value, ci, n } = currentMethod.estimateShare(
        [...byPrompt.values()].map((own) => ({
          part: own.reduce((sum, { part }) => sum + part, 0),
          whole: own.reduce((sum, { whole }) => sum + whole, 0),
        })),
      );
      return {
        first: { brandId: first.brandId, name: first.name, answers: counts(first.brandId) },
        second: { brandId: second.brandId, name: second.name, answers: counts(second.brandId) },
        both: counts(first.brandId, second.brandId),
        byChance: parts.reduce((sum, { byChance }) => sum + byChance, 0),
        share: { value, ci, n },
      };
    }),
  );
  return {
    projectId,
    span,
    provenance: badgeOfParts(cells),
    answers: cells.reduce((sum, { answers }) => sum + answers, 0),
    pairs: pairs.filter(({ both }) => both > 0).sort((a, b) => b.both - a.both),
    notes:
      cells.length > 0
        ? []
        : ['No answer in this period can be read. Choose a longer period, or start a scan.'],
  };
}
