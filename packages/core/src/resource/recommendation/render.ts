import type { Recommendation, RecommendationSummary } from '@svc/contract/recommendation';
import { effortDaysOf, fragileNote, isFragile, moveOf, publishedOf } from './move.ts';
import type { Stored } from './queries.ts';

export function toSummary(row: Stored): RecommendationSummary {
  const { title } = moveOf(row.move);
  return {
    id: row.id,
    projectId: row.projectId,
    move: row.move,
    title: row.finding.case?.text.en.title ?? title.replace('{}', row.finding.label),
    state: row.state,
    found: row.found,
    effortDays: effortDaysOf(row.move, row.finding),
    uplift: row.prediction?.overall ?? null,
    provenance: 'predicted',
    rank: row.prediction?.rank ?? null,
    prompts: row.finding.promptIds.length,
    lost: row.finding.case?.lost.questions ?? null,
    owner: row.owner,
    due: row.due,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export function toRecommendation(row: Stored): Recommendation {
  const move = moveOf(row.move);
  const { label: _, ...finding } = row.finding;
  return {
    ...toSummary(row),
    ...finding,
    case: row.finding.case ?? null,
    steps: [...move.steps],
    proof: move.proof,
    caution: isFragile(move) ? fragileNote : null,
    published: publishedOf(move),
    prediction: row.prediction,
    shippedAt: row.shippedAt,
    changeId: row.changeId,
    measured: row.verification?.measured ?? null,
    history: row.history,
  };
}
