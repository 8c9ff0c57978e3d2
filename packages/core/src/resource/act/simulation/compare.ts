import type { CompareSimulations, SimulationComparison } from '@svc/contract/act/simulation';
import { simulateChangesSteps } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, inTurns, notFound, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { projectModelNow } from '../prediction/index.ts';
import { type StoredSubject, subjectsOfSimulations } from './queries.ts';
import { drawsFor } from './service.ts';

/** Runs simulations again on the same draws, so that only the changes differ: two separate intervals can’t be compared. */
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
  const sets = found.map(({ subjects }) => new Map(subjects.map((one) => [nameOf(one), one.set])));
  const shared = (found[0]?.subjects ?? []).filter((one) => sets.every((set) => set.has(nameOf(one))));
  if (shared.length === 0)
    throw new ServiceError(
      'conflict',
      'These simulations share no prompt on the same engine. Run them on the same prompts.',
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
        set: (index: number) => sets[at]?.get(nameOf(shared[index])) ?? {},
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
