import { createHash } from 'node:crypto';
import type { Finding, Generate, Generated, UpliftPrediction } from '@svc/contract/act/recommendation';
import { GetCitedContent } from '@svc/contract/read/citation';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { audit, type Context, instant, newId, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { getCitedContent } from '../../read/citation/index.ts';
import { countsOfPrompts } from '../../read/competitor/index.ts';
import type { Basis } from '../prediction/index.ts';
import { caseOf } from './case/build.ts';
import { haveCasesWritten } from './case/have-written.ts';
import { type Material, readMaterial } from './case/material.ts';
import { copyOf, type FreshPage, readCitedNow } from './case/read-now.ts';
import { placesOf } from './case/rival-site.ts';
import { findClaims } from './find-claims.ts';
import { findOnOwnSite } from './find-own.ts';
import { findInPages } from './find-pages.ts';
import { findSources } from './find-sources.ts';
import type { Found } from './found.ts';
import { effortDaysOf, moveOf } from './move.ts';
import type { Where } from './place.ts';
import {
  allStored,
  answersWithout,
  insertRecommendation,
  openStates,
  type StoredRecommendation,
  saveRecommendation,
} from './queries.ts';
import { toSummary } from './render.ts';
import { changesNothing, predictMoves, presentBasis, readScale } from './uplift.ts';

const mostPrompts = 200;
const shown = 20;
const day = 86_400_000;

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
  /** Pages that were read on the way, to be kept. */
  fresh: FreshPage[];
  written: Generated['written'];
  notes: string[];
}

const fingerprintOf = (projectId: string, { move, subject }: Found): string =>
  createHash('sha256').update([projectId, move, subject].join('\n')).digest('hex').slice(0, 32);

/** Looks for cases and predicts what acting on each would do: at 0 credits, and outside any transaction. */
export async function findMoves(
  context: PrepareContext,
  { projectId, days, readPages, engine, maxCostUsd }: Generate & { projectId: string },
): Promise<Drafts> {
  const project = await getProject(context, { projectId });
  const basis = await presentBasis(context, project);
  const scale = await readScale(context, projectId);
  const label = (id: string): string => context.engines.find(id, context.workspace.mode)?.label ?? id;
  const where: Where = { projectId, days, cells: basis.cells, label };
  const since = instant(new Date(context.now().getTime() - days * day));
  const fresh: FreshPage[] = [];
  const read = await readMaterial(context, project, {
    counts: await countsOfPrompts(context, { projectId, days }),
    days,
    since,
    readNow: async (missing) => {
      fresh.push(...(await readCitedNow(context, projectId, missing.slice(0, readPages))));
      return new Map(
        fresh.flatMap(({ citationId, read }) => {
          const copy = copyOf(read);
          return copy ? [[citationId, copy] as const] : [];
        }),
      );
    },
  });
  const claims = await findClaims(context, where, read);
  const material: Material = { ...read, known: knownOf(claims.known, read.facts) };
  const isPlace = await placesOf(context, project);
  const found = [
    ...findInPages(where, material),
    ...findOnOwnSite(where, material),
    ...findSources(where, material, isPlace),
    ...claims.found,
  ];
  const predictions = await predictMoves(basis, found, scale);
  const prompts = new Set(basis.cells.flatMap(({ prompt }) => prompt.id ?? [])).size;
  const drafts: Draft[] = [];
  for (const [at, one] of found.entries()) {
    const prediction = predictions[at] ?? null;
    if (prediction && changesNothing(prediction.overall)) continue;
    const finding = await findingOf(context, basis, one, since);
    drafts.push({
      fingerprint: fingerprintOf(projectId, one),
      found: one,
      finding: {
        ...finding,
        case: caseOf(context, material, { found: one, ...finding, prompts, prediction }),
      },
      prediction,
    });
  }
  const written = engine === undefined ? null : await wordedBy(context, drafts, { engine, maxCostUsd });
  const notes = notesFor(basis, drafts.length, material.lost.size);
  return { modelVersion: basis.model.version, drafts, fresh, written, notes };
}

/** Has the cases that promise most worded by an engine, in their place. */
async function wordedBy(
  context: PrepareContext,
  drafts: readonly Draft[],
  by: { engine: string; maxCostUsd: number },
): Promise<Generated['written']> {
  const ordered = drafts.toSorted((a, b) => priorityOf(b) - priorityOf(a));
  const cases = ordered.flatMap(({ finding }) => finding.case ?? []);
  if (cases.length === 0) return null;
  const { texts, cost, refused } = await haveCasesWritten(context, cases, by);
  for (const [at, text] of texts) {
    const own = cases[at];
    if (own) own.text = text;
  }
  return { ...cost, cases: texts.size, refused };
}

/** Facts that answers have right need no page that says them. */
const knownOf = (known: ReadonlySet<string>, facts: Material['facts']): Material['known'] => ({
  facts: known,
  prices: facts.some(({ id, isPrice }) => isPrice && known.has(id)),
});

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
    why: say(found.why),
    message: found.why,
    promptIds,
    engines,
    pages: found.pages.slice(0, 20),
    evidence: [...found.evidence],
    answerIds: [...answerIds],
    // As many control prompts are asked too, before and after. A move that is not about presence is proved otherwise.
    proofCredits:
      moveOf(found.move).edits.length === 0 ? 0 : 4 * promptIds.length * charged.length * project.samplesK,
  };
}

function notesFor({ cells, model }: Basis, moves: number, lost: number): string[] {
  const notes: string[] = [];
  if (cells.every(({ pageUrl }) => pageUrl === null))
    notes.push('None of your pages has been read. Scan one by its address to get advice on your pages.');
  else if (moves === 0) notes.push('The pages we read lack nothing that we check.');
  if (lost === 0) notes.push('No question in this period was lost to a competitor beyond chance.');
  if (model.label !== 'calibrated model')
    notes.push('Predicted from published effects, not yet checked here.');
  return notes;
}

/**
 * What lists are ordered by: points for a day of work; findings without a known effect come last. A move of an hour counts as a
 * day, or one that brings next to nothing would lead.
 */
const priorityOf = ({ found, finding, prediction }: Draft): number =>
  prediction === null ? 0 : prediction.overall.mean / Math.max(1, effortDaysOf(found.move, finding));

const isActedOn = ({ state }: StoredRecommendation): boolean =>
  state === 'accepted' || state === 'in_progress';

/**
 * The stored row that a finding is: its fingerprint’s, or one of the same move on the same pages. Which of several pages comes first
 * changes with the answers, so that the page of a fingerprint does; what somebody has taken on goes on.
 */
function storedAs(
  { fingerprint, found }: Draft,
  rows: readonly StoredRecommendation[],
  fingerprints: ReadonlySet<string>,
) {
  const { move, pages } = found;
  const same = rows.find((row) => row.fingerprint === fingerprint);
  if (moveOf(move).about !== 'page' || (same && isActedOn(same))) return same;
  const alike = rows.filter((row) => row.move === move && !fingerprints.has(row.fingerprint));
  const shares = ({ finding }: StoredRecommendation) => pages.some((page) => finding.pages.includes(page));
  // What was done or dismissed was so for its own pages alone.
  const covers = ({ finding }: StoredRecommendation) => pages.every((page) => finding.pages.includes(page));
  return (
    alike.find((row) => isActedOn(row) && shares(row)) ??
    same ??
    alike.find((row) => openStates.includes(row.state) && shares(row)) ??
    (pages.length === 0 ? undefined : alike.find(covers))
  );
}

/** Stores each finding under its fingerprint: decided ones stay, open ones are predicted again. */
export const storeMoves = (
  context: Context,
  { projectId }: { projectId: string },
  { drafts, modelVersion, fresh, written, notes }: Drafts,
): Promise<Generated> =>
  transaction(context, async (context) => {
    for (const { citationId, read } of fresh)
      await getCitedContent(context, { projectId, citationId, ...GetCitedContent.parse({}) }, read);
    const known = new Set(await allStored(context, projectId));
    const fingerprints = new Set(drafts.map(({ fingerprint }) => fingerprint));
    const now = instant(context.now());
    const counts = { made: 0, renewed: 0, gone: 0 };
    for (const draft of drafts) {
      const before = storedAs(draft, [...known], fingerprints);
      if (before) known.delete(before);
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
    for (const row of known) {
      if (row.state !== 'suggested' || !row.found) continue;
      await saveRecommendation(context, { ...row, found: false, updatedAt: now });
      counts.gone += 1;
    }
    const by = written && { engine: written.engine, model: written.model, costUsd: written.costUsd };
    await audit(context, 'recommendations.generated', projectId, { ...counts, ...by });
    const items = (await allStored(context, projectId))
      .filter(({ state, found }) => found && openStates.includes(state))
      .slice(0, shown)
      .map(toSummary);
    return { projectId, provenance: 'predicted', modelVersion, ...counts, items, written, notes };
  });

const newRow = (projectId: string, draft: Draft, now: string): StoredRecommendation => ({
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
