import type { Recommendation, RecommendationSummary } from '@svc/contract/act/recommendation';
import { say, sayStored } from '../../../i18n/index.ts';
import { effortDaysOf, fragileNote, isFragile, moveOf, publishedOf } from './move.ts';
import type { StoredRecommendation } from './queries.ts';
import { verdictInWords } from './verdict.ts';

export function toSummary(row: StoredRecommendation): RecommendationSummary {
  const { title } = moveOf(row.move);
  const text = row.finding.case?.text;
  return {
    id: row.id,
    projectId: row.projectId,
    move: row.move,
    title: text
      ? say({ id: 'written', values: { en: text.en.title, de: text.de.title } })
      : title.replace('{}', row.finding.label),
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

export function toRecommendation(row: StoredRecommendation): Recommendation {
  const move = moveOf(row.move);
  const measured = row.verification?.measured ?? null;
  // The history has this sentence as a note: it is remembered in each language.
  if (measured) verdictInWords(measured);
  const { label: _, message, ...finding } = row.finding;
  return {
    ...toSummary(row),
    ...finding,
    why: sayStored(finding.why, message),
    case: row.finding.case ?? null,
    steps: [...move.steps],
    proof: move.proof,
    caution: isFragile(move) ? fragileNote : null,
    published: publishedOf(move),
    prediction: row.prediction,
    shippedAt: row.shippedAt,
    changeId: row.changeId,
    measured,
    history: row.history,
  };
}
