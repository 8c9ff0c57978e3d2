import type { ClaimAccuracy, ClaimsQuery, FactSheet, SetFactSheet } from '@svc/contract/read/fact-sheet';
import { compileStatements } from '@svc/detection/claim';
import type { RunContext } from '../../../environment/index.ts';
import { audit, type Context, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { clusterPrompts } from '../../measure/cell/index.ts';
import { badgeOfParts } from '../../measure/figure/index.ts';
import { rulesOf, spanOf } from '../analytics/index.ts';
import { type Judge, notesOfReader, type ReaderReport, readerOfReport } from '../reader/index.ts';
import { compileCheck, type Evidence, verdictOf, weight } from './check.ts';
import { type ClaimingAnswer, findFactSheet, readClaiming, saveFactSheet } from './queries.ts';
import { shareOf, subjectsOf } from './subject.ts';

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

/** One answer with what it says of each fact. */
interface Checked {
  answer: ClaimingAnswer;
  cluster: string;
  byFact: Map<string, Evidence[]>;
}

/** What answers say of the own brand, as rules or an engine read it, checked against each fact. */
export async function getClaimAccuracy(context: RunContext, input: ClaimsQuery): Promise<ClaimAccuracy> {
  const { projectId } = input;
  const project = await getProject(context, { projectId });
  const facts = (await findFactSheet(context, projectId))?.facts ?? [];
  const reader = await readerOfReport(context, projectId);
  const span = spanOf(context, input, project);
  const query = {
    workspaceId: context.workspace.id,
    projectId,
    ...span,
    rules: await rulesOf(context, projectId, input),
    brandIds: 'own' as const,
    bucket: 'all' as const,
  };
  const of = { brandId: project.brand.id, reader: reader.name, limit: mostAnswers };
  const found = await readClaiming(context, query, of);
  const answers = found.filter(({ claims }) => reader.engine === null || claims !== null);
  const { nameOf } = clusterPrompts(found);
  const rivals = project.competitors.flatMap(({ name, aliases }) => [name, ...aliases]);
  const check = compileCheck(project.brand.id, rivals);
  const checked = answers.map(
    (answer): Checked => ({ answer, cluster: nameOf(answer), byFact: check(answer, facts) }),
  );
  const statementsOf = compileStatements([project.brand, ...project.competitors], project.brand.id);
  const judge = judgeOf(reader, project.brand.id, check, facts);
  const figures = (of: readonly string[]) => ({
    ...figuresOf(checked, of),
    corrected: correctedOf(reader, checked, of, judge),
  });
  const waiting = found.length - answers.length;
  return {
    projectId,
    span,
    provenance: badgeOfParts(answers),
    answersRead: answers.length,
    reader: { ...reader.told, read: answers.length, waiting },
    ...figures(facts.map(({ id }) => id)),
    facts: facts.map((fact) => ({
      factId: fact.id,
      kind: fact.kind,
      ...figures([fact.id]),
      evidence: checked
        .flatMap(({ answer, byFact }) =>
          (byFact.get(fact.id) ?? []).map((one) => ({ ...one, answerId: answer.id, engine: answer.engine })),
        )
        .toSorted((a, b) => weight[a.verdict] - weight[b.verdict])
        .slice(0, mostEvidence),
    })),
    subjects: subjectsOf(
      checked.map(({ answer, cluster }) => ({
        ...{ answer, cluster },
        claims:
          answer.claims?.map(({ about, text }) => ({ about, text, value: null })) ??
          statementsOf(answer).map(({ predicate, value, sentence }) => ({
            ...{ about: predicate, value, text: sentence },
          })),
      })),
    ),
    notes: [
      ...notesOfReader(reader.told, waiting),
      ...(facts.length === 0
        ? ['There are no facts yet. Enter them in the fact sheet.']
        : found.length === 0
          ? ['No answer in this period mentions the brand.']
          : []),
    ],
  };
}

/** Verdict on several facts together: wrong if the answer states one of them wrong, else right if it states one right. */
function verdictOn({ byFact }: Pick<Checked, 'byFact'>, facts: readonly string[]) {
  return verdictOf(facts.flatMap((id) => byFact.get(id) ?? []));
}

function figuresOf(checked: readonly Checked[], facts: readonly string[]) {
  // Over several facts each counts for itself.
  const verdicts = checked.flatMap((one) =>
    facts.flatMap((id) => {
      const verdict = verdictOn(one, [id]);
      return verdict ? [{ verdict, cluster: one.cluster }] : [];
    }),
  );
  const countOf = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const clusters = [...Map.groupBy(verdicts, ({ cluster }) => cluster).values()].map((own) => ({
    part: own.filter(({ verdict }) => verdict === 'right').length,
    whole: own.filter(({ verdict }) => verdict !== 'cannot_tell').length,
  }));
  return {
    right: countOf('right'),
    wrong: countOf('wrong'),
    cannotTell: countOf('cannot_tell'),
    accuracy: shareOf(clusters),
  };
}

type Judged = (facts: readonly string[], wanted: 'right' | 'wrong') => Judge;

/** Verdicts of people and of the reader on the facts in one mention; only where people judged all of them. */
function judgeOf(
  reader: ReaderReport,
  brandId: string,
  check: ReturnType<typeof compileCheck>,
  facts: FactSheet['facts'],
): Judged {
  const read = new Map<unknown, Checked['byFact']>();
  return (ids, wanted) => (mention) => {
    const { facts: said, text, engine, brands } = mention;
    if (mention.brandId !== brandId || said === null || text === null) return null;
    const words = ids.map((id) => said[id]);
    if (words.includes(undefined)) return null;
    const claims = reader.engine === null ? null : (engine?.claims ?? null);
    const byFact = read.get(mention) ?? check({ text, brands, claims }, facts);
    read.set(mention, byFact);
    const truth = words.includes('wrong') ? 'wrong' : words.includes('right') ? 'right' : 'none';
    return { truth: truth === wanted, read: verdictOn({ byFact }, ids) === wanted };
  };
}

function correctedOf(
  reader: ReaderReport,
  checked: readonly Checked[],
  facts: readonly string[],
  judge: Judged,
): ClaimAccuracy['corrected'] {
  const of = (wanted: 'right' | 'wrong') =>
    reader.correct(
      [
        ...Map.groupBy(checked, ({ cluster, answer }) => JSON.stringify([cluster, answer.served])).values(),
      ].map((own) => ({
        served: own[0]?.answer.served ?? null,
        part: own.filter((one) => verdictOn(one, facts) === wanted).length,
        whole: own.length,
      })),
      judge(facts, wanted),
    );
  return { right: of('right'), wrong: of('wrong') };
}
