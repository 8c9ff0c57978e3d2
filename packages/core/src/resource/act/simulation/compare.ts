import { isDeepStrictEqual } from 'node:util';
import type { CompareSimulations, SimulationComparison } from '@svc/contract/act/simulation';
import { simulateChangesSteps } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, inTurns, notFound, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { projectModelNow } from '../prediction/index.ts';
import { type StoredSubject, subjectsOfSimulations } from './queries.ts';
import { drawsFor } from './service.ts';

/**
 * Runs simulations again on the same draws, so that only the changes differ: two separate intervals can’t be compared. Throws
 * conflict for those that start from different pages: an effect on one page says nothing of another, nor is there one “unchanged”.
 */
export async function compareSimulations(
  context: Context,
  input: CompareSimulations & { projectId: string },
): Promise<SimulationComparison> {
  const project = await getProject(context, input);
  const ids = [...new Set(input.simulationIds)];
  const found = await subjectsOfSimulations(context, project.id, ids);
  const missing = ids.find((id) => !found.some((one) => one.id === id));
  if (missing !== undefined)
    throw notFound('simulation', missing, `GET /v1/projects/${project.id}/simulations`);
  const cells = found.map(({ subjects }) => new Map(subjects.map((one) => [nameOf(one), one])));
  // The newest knows most of the prompts, whatever the order of the ids.
  const newest = found.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
  const shared = (newest?.subjects ?? []).filter((one) => cells.every((own) => own.has(nameOf(one))));
  if (shared.length === 0)
    throw new ServiceError(
      'conflict',
      'These simulations share no prompt on the same engine. Run them on the same prompts.',
    );
  const other = found.find((_, at) =>
    shared.some(
      (one) => !isDeepStrictEqual(cells[at]?.get(nameOf(one))?.subject.features, one.subject.features),
    ),
  );
  if (newest && other)
    throw new ServiceError(
      'conflict',
      `“${other.name}” (${other.id}) and “${newest.name}” (${newest.id}) start from different pages, or what is known of the page has changed in between: which of them is best cannot be told. Simulate both again from one page.`,
    );
  const model = await projectModelNow(context, project);
  // One adoption factor for all: draws are shared, and a rival copies whichever edit is made.
  const adoption = Math.max(...found.map(({ change }) => change.adoption));
  const outcome = await inTurns(
    simulateChangesSteps(
      model,
      shared.map(({ subject }) => subject),
      found.map(({ id }, at) => ({
        name: id,
        set: (index: number) => cells[at]?.get(nameOf(shared[index]))?.set ?? {},
      })),
      { draws: drawsFor(shared.length), adoption },
    ),
  );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return {
    projectId: project.id,
    provenance: 'predicted',
    modelVersion: model.version,
    cells: shared.length,
    variants: outcome.variants
      .map(({ name: id, uplift, bestProbability }) => ({
        simulationId: id,
        name: names.get(id) ?? id,
        uplift,
        bestProbability,
      }))
      .sort((a, b) => b.bestProbability - a.bestProbability),
    unchangedBestProbability: outcome.unchangedBestProbability,
    notes: notesFor(found, shared.length, adoption),
  };
}

function notesFor(
  found: readonly { subjects: StoredSubject[]; change: { adoption: number } }[],
  shared: number,
  adoption: number,
): string[] {
  const notes = [
    'Content edits have small, fragile effects. If no edit is likely to be best, none is worth much.',
  ];
  if (found.some(({ subjects }) => subjects.length !== shared))
    notes.push(say({ id: 'simulation.shared', values: { cells: shared } }));
  if (found.some(({ change }) => change.adoption !== adoption))
    notes.push(say({ id: 'simulation.adoption', values: { adoption } }));
  return notes;
}

const nameOf = (one: StoredSubject | undefined): string => `${one?.subject.engine}\n${one?.promptText}`;
