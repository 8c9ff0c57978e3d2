import type { ClaimAccuracy, ClaimsQuery, FactSheet, SetFactSheet } from '@svc/contract/fact-sheet';
import { checkFact, sentencesWith, type Verdict } from '@svc/detection/claim';
import { currentMethod } from '@svc/scoring';
import { audit, type Context, transaction } from '../../kernel/index.ts';
import { rulesOf, spanOf } from '../analytics/index.ts';
import { clusterPrompts } from '../cell/index.ts';
import { getProject } from '../project/index.ts';
import { type ClaimingAnswer, findFactSheet, readClaiming, saveFactSheet } from './queries.ts';

const mostAnswers = 500;
const mostEvidence = 5;

export const setFactSheet = (
  context: Context,
  { projectId, facts }: SetFactSheet & { projectId: string },
): Promise<FactSheet> =>
  transaction(context, async (context) => {
    await getProject(context, { projectId });
    await saveFactSheet(context, projectId, facts);
    await audit(context, 'fact_sheet.set', projectId, { facts });
    const saved = await findFactSheet(context, projectId);
    if (!saved) throw new Error(`the fact sheet of ${projectId} was not saved`);
    return saved;
  });

type Evidence = ClaimAccuracy['facts'][number]['evidence'][number] & { cluster: string };

/** Sentences that name the own brand alone, checked against each fact. */
export async function getClaimAccuracy(context: Context, input: ClaimsQuery): Promise<ClaimAccuracy> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const facts = (await findFactSheet(context, projectId))?.facts ?? [];
  const span = spanOf(context, input, project);
  const answers =
    facts.length === 0
      ? []
      : await readClaiming(
          context,
          {
            workspaceId: context.workspace.id,
            projectId,
            ...span,
            rules: await rulesOf(context, projectId, input),
            brandIds: 'own',
            bucket: 'all',
          },
          mostAnswers,
        );
  const { nameOf } = clusterPrompts(answers);
  const sentences = answers.flatMap((answer) =>
    sentencesAbout(answer, project.brand.id).map((sentence) => ({ answer, sentence })),
  );
  const rivals = project.competitors.flatMap(({ name, aliases }) => [name, ...aliases]);
  const checked = facts.map((fact) => {
    const evidence = sentences.flatMap(({ answer, sentence }): Evidence[] => {
      const found = checkFact(sentence, fact, rivals);
      return found
        ? [
            {
              ...found,
              sentence: sentence.slice(0, 600),
              answerId: answer.id,
              engine: answer.engine,
              cluster: nameOf(answer),
            },
          ]
        : [];
    });
    return { fact, evidence, verdicts: byAnswer(evidence) };
  });
  return {
    projectId,
    span,
    provenance: answers.some(({ sandbox }) => sandbox) ? 'predicted' : 'cached',
    answersRead: answers.length,
    ...figuresOf(checked.flatMap(({ verdicts }) => verdicts)),
    facts: checked.map(({ fact, evidence, verdicts }) => ({
      factId: fact.id,
      kind: fact.kind,
      ...figuresOf(verdicts),
      evidence: evidence
        .toSorted((a, b) => weight[a.verdict] - weight[b.verdict])
        .slice(0, mostEvidence)
        .map(({ cluster: _, ...shown }) => shown),
    })),
    notes:
      facts.length === 0
        ? [`There are no facts yet: set them with PUT /v1/projects/${projectId}/facts.`]
        : answers.length === 0
          ? ['No answer of this span mentions the brand.']
          : [],
  };
}

/** Wrong ones are what a reader looks for. */
const weight: Record<Verdict, number> = { wrong: 0, right: 1, cannot_tell: 2 };

/** With two brands in a sentence, the claim may be about either. */
function sentencesAbout({ text, brands }: ClaimingAnswer, brandId: string): string[] {
  const counted = (of: (id: string) => boolean) =>
    brands
      .filter((one) => of(one.brandId))
      .flatMap(({ mentions }) => mentions.filter(({ negated }) => !negated));
  const others = counted((id) => id !== brandId);
  return sentencesWith(
    text,
    counted((id) => id === brandId),
  )
    .filter(({ start, end }) => !others.some((other) => other.start >= start && other.start < end))
    .map(({ start, end }) => text.slice(start, end).trim());
}

/** One verdict an answer: wrong if anything in it is, else right if anything is. */
function byAnswer(evidence: readonly Evidence[]): { verdict: Verdict; cluster: string }[] {
  return [...Map.groupBy(evidence, ({ answerId }) => answerId).values()].flatMap((own) => {
    const [worst] = own.toSorted((a, b) => weight[a.verdict] - weight[b.verdict]);
    return worst ? [{ verdict: worst.verdict, cluster: worst.cluster }] : [];
  });
}

function figuresOf(verdicts: readonly { verdict: Verdict; cluster: string }[]) {
  const countOf = (verdict: Verdict) => verdicts.filter((one) => one.verdict === verdict).length;
  const clusters = [...Map.groupBy(verdicts, ({ cluster }) => cluster).values()].map((own) => ({
    part: own.filter(({ verdict }) => verdict === 'right').length,
    whole: own.filter(({ verdict }) => verdict !== 'cannot_tell').length,
  }));
  const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(clusters);
  return {
    right: countOf('right'),
    wrong: countOf('wrong'),
    cannotTell: countOf('cannot_tell'),
    accuracy: { value, ci, n, label, methodVersion },
  };
}
