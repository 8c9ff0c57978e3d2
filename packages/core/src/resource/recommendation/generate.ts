import { createHash } from 'node:crypto';
import type { PrepareContext, RunContext } from '../../environment/index.ts';
import { audit, type Context, instant, newId, transaction } from '../../kernel/index.ts';
import type { Basis } from '../prediction/index.ts';
import { getProject } from '../project/index.ts';
import { findInAnswers } from './find-answers.ts';
import { findInPages } from './find-pages.ts';
import type { Found } from './found.ts';
import { moveOf } from './move.ts';
import {
  allStored,
  answersWithout,
  insertRecommendation,
  openStates,
  type Stored,
  saveRecommendation,
} from './queries.ts';
import { toSummary } from './render.ts';
import type { Finding, Generate, Generated, UpliftPrediction } from './schema.ts';
import { predictMoves, presentBasis, readScale } from './uplift.ts';

const mostFound = 100;
const mostPrompts = 200;
const shown = 20;

interface Draft {
  fingerprint: string;
  found: Found;
  finding: Finding;
  prediction: UpliftPrediction | null;
}

/** Findings with their predictions, not stored yet. */
export interface Drafts {
  modelVersion: string;
  drafts: Draft[];
  notes: string[];
}

const fingerprintOf = (projectId: string, { move, subject }: Found): string =>
  createHash('sha256').update([projectId, move, subject].join('\n')).digest('hex').slice(0, 32);

/** Looks for findings and predicts what acting on each would do: at 0 credits, and outside any transaction. */
export async function findMoves(
  context: PrepareContext,
  { projectId, days }: Generate & { projectId: string },
): Promise<Drafts> {
  const project = await getProject(context, { projectId });
  const basis = await presentBasis(context, project);
  const scale = await readScale(context, projectId);
  const pages = findInPages(basis.cells, projectId);
  const answers = await findInAnswers(context, { projectId, days }, basis.cells);
  const found = [...pages, ...answers].slice(0, mostFound);
  const predictions = await predictMoves(basis, found, scale);
  const since = instant(new Date(context.now().getTime() - days * 86_400_000));
  const drafts: Draft[] = [];
  for (const [at, one] of found.entries())
    drafts.push({
      fingerprint: fingerprintOf(projectId, one),
      found: one,
      finding: await findingOf(context, basis, one, since),
      prediction: predictions[at] ?? null,
    });
  return { modelVersion: basis.model.version, drafts, notes: notesFor(basis, pages, answers) };
}

async function findingOf(context: RunContext, basis: Basis, found: Found, since: string): Promise<Finding> {
  const { project, cells } = basis;
  const touched = found.cells.flatMap((at) => cells[at] ?? []);
  const promptIds = [...new Set(touched.flatMap(({ prompt }) => prompt.id ?? []))].slice(0, mostPrompts);
  const engines = [...new Set(touched.map(({ engine }) => engine))];
  const charged = engines.filter(
    (engine) => context.engines.find(engine, context.workspace.mode)?.surface !== 'sandbox',
  );
  const answerIds =
    found.answerIds ?? (await answersWithout(context, project.id, { promptIds, engines, since }));
  return {
    label: found.label,
    why: found.why,
    promptIds,
    engines,
    pages: found.pages.slice(0, 20),
    evidence: [...found.evidence],
    answerIds: [...answerIds],
    // As many of the others are asked beside them, before and after.
    proofCredits: 4 * promptIds.length * charged.length * project.samplesK,
  };
}

function notesFor({ cells, model }: Basis, pages: readonly Found[], answers: readonly Found[]): string[] {
  const notes: string[] = [];
  if (cells.every(({ pageUrl }) => pageUrl === null))
    notes.push('No page of the brand has been read: scan it with its url, so that pages are looked at too.');
  else if (pages.length === 0) notes.push('The pages that were read lack nothing that is looked for.');
  if (answers.length === 0)
    notes.push(
      'Answers of these days show no lead of a rival, and no source without you, that chance does not explain.',
    );
  if (model.label !== 'calibrated model')
    notes.push('Predicted from published effects, not yet checked here.');
  return notes;
}

/** What lists are ordered by; findings without a known effect come last. */
const priorityOf = ({ found, prediction }: Draft): number =>
  prediction === null ? 0 : prediction.overall.mean / moveOf(found.move).effortDays;

/** Keeps each finding under its fingerprint: what was decided stays, what is open is predicted anew. */
export const storeMoves = (
  context: Context,
  { projectId }: { projectId: string },
  { drafts, modelVersion, notes }: Drafts,
): Promise<Generated> =>
  transaction(context, async (context) => {
    const known = new Map((await allStored(context, projectId)).map((row) => [row.fingerprint, row]));
    const now = instant(context.now());
    const counts = { made: 0, renewed: 0, gone: 0 };
    for (const draft of drafts) {
      const before = known.get(draft.fingerprint);
      known.delete(draft.fingerprint);
      if (before === undefined) {
        await insertRecommendation(context, newRow(projectId, draft, now));
        counts.made += 1;
      } else if (openStates.includes(before.state)) {
        const { finding, prediction } = draft;
        const renewed = { finding, prediction, priority: priorityOf(draft), found: true, foundAt: now };
        await saveRecommendation(context, { ...before, ...renewed, updatedAt: now });
        counts.renewed += 1;
      }
    }
    for (const row of known.values()) {
      if (row.state !== 'suggested' || !row.found) continue;
      await saveRecommendation(context, { ...row, found: false, updatedAt: now });
      counts.gone += 1;
    }
    await audit(context, 'recommendations.generated', projectId, counts);
    const items = (await allStored(context, projectId))
      .filter(({ state, found }) => found && openStates.includes(state))
      .slice(0, shown)
      .map(toSummary);
    return { projectId, provenance: 'predicted', modelVersion, ...counts, items, notes };
  });

const newRow = (projectId: string, draft: Draft, now: string): Stored => ({
  id: newId('recommendation'),
  projectId,
  fingerprint: draft.fingerprint,
  move: draft.found.move,
  subject: draft.found.subject,
  finding: draft.finding,
  prediction: draft.prediction,
  priority: priorityOf(draft),
  state: 'suggested',
  found: true,
  foundAt: now,
  owner: null,
  due: null,
  history: [],
  shippedAt: null,
  changeId: null,
  verification: null,
  createdAt: now,
  updatedAt: now,
});
