import type {
  Change,
  ListSimulations,
  SimulateChange,
  Simulation,
  SimulationResult,
  SimulationSummary,
} from '@svc/contract/act/simulation';
import type { PageReading } from '@svc/page';
import {
  type FeatureVector,
  featurePrior,
  isFeatureId,
  type Model,
  predictPortfolioSteps,
  predictPresence,
  simulateChangesSteps,
} from '@svc/scoring';
import type { PrepareContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  inTurns,
  invalid,
  type List,
  mapInTurns,
  newId,
  notFound,
  transaction,
} from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { tellSpread } from '../../measure/score/index.ts';
import {
  activePrompts,
  type Basis,
  basisOf,
  type Cell,
  chosenPrompts,
  readGivenPage,
} from '../prediction/index.ts';
import { edits, featuresSetBy } from './edit.ts';
import { findSimulation, insertSimulation, listSimulationRows, type StoredSubject } from './queries.ts';

/** Cells × draws that are run; more cells get fewer draws, and past 400 cells only some prompts are taken. */
const mostCells = 400;
export const drawsFor = (cells: number): number =>
  Math.max(500, Math.min(2_000, Math.round(400_000 / Math.max(1, cells))));

/** A simulation that has been run and is not stored yet. */
export interface Outcome {
  name: string;
  change: Change;
  subjects: StoredSubject[];
  result: SimulationResult;
  model: Model;
}

/** The predicted effect of a change to the page on presence: at 0 credits, and without guarantee. Fetches the pages. */
export async function simulate(
  context: PrepareContext,
  input: SimulateChange & { projectId: string },
): Promise<Outcome> {
  const project = await getProject(context, input);
  if (input.edits.length === 0 && input.newHtml === undefined && input.newUrl === undefined)
    throw invalid('edits', 'Name edits, or give the changed page as “newHtml” or “newUrl”.', {
      expected: 'one edit or a new page',
    });
  const all = input.promptIds
    ? await chosenPrompts(context, project, input)
    : await activePrompts(context, project);
  const page = asGiven(await readGivenPage(context, input), input.html);
  const before = await basisOf(context, project, all, { ...input, page });
  const newPage = asGiven(
    await readGivenPage(context, { projectId: project.id, html: input.newHtml, url: input.newUrl }),
    input.newHtml,
  );
  const after =
    newPage === null ? null : await basisOf(context, project, all, { engines: input.engines, page: newPage });
  const subjects = subjectsOf(before, after, input.edits);
  const change: Change = {
    edits: [...new Set(input.edits)],
    replacement: after === null ? null : (input.newUrl ?? 'html'),
    page: page === null ? null : (input.url ?? 'html'),
    adoption: input.adoption,
  };
  const result = await run(before.model, subjects, change, before.cells.length);
  return {
    name: input.name ?? nameOf(change, newPage?.identity.titleRaw ?? null),
    change,
    subjects,
    result,
    model: before.model,
  };
}

/** A page as HTML is asked about as it is: where it forbids nothing, it can be indexed, whatever headers it may get. */
function asGiven(page: PageReading | null, html: string | undefined): PageReading | null {
  if (page === null || html === undefined || page.features.not_indexable.value !== null) return page;
  const { not_indexable: gate } = page.features;
  return { ...page, features: { ...page.features, not_indexable: { ...gate, value: 0 } } };
}

/** What a new page does not show counts as on a typical page: it has not what the old one had. */
const typicalWhere = (before: FeatureVector, after: FeatureVector): FeatureVector =>
  Object.fromEntries(
    Object.keys(before).flatMap((id) =>
      isFeatureId(id) && after[id] === undefined ? [[id, featurePrior(id).typical.mean]] : [],
    ),
  );

/** Present features, and what the change sets: all that a replacement shows or hides, and the edits upon it. */
function subjectsOf(before: Basis, after: Basis | null, names: SimulateChange['edits']): StoredSubject[] {
  const step = Math.max(1, Math.ceil(before.cells.length / mostCells));
  return before.cells.flatMap((cell: Cell, index): StoredSubject[] => {
    // Prompts are kept or dropped as a whole: all cells of a prompt belong together.
    const engines = new Set(before.cells.map((one) => one.engine)).size;
    if (Math.floor(index / engines) % step !== 0) return [];
    const replaced = after?.cells[index]?.subject.features;
    return [
      {
        promptId: cell.prompt.id,
        promptText: cell.prompt.text,
        subject: cell.subject,
        set: {
          ...(replaced && typicalWhere(cell.subject.features, replaced)),
          ...replaced,
          ...featuresSetBy(names, cell.prompt.intent),
        },
      },
    ];
  });
}

async function run(
  model: Model,
  subjects: readonly StoredSubject[],
  change: Change,
  cells: number,
): Promise<SimulationResult> {
  const inputs = subjects.map(({ subject }) => subject);
  const draws = drawsFor(subjects.length);
  const variant = { name: 'change', set: (index: number) => subjects[index]?.set ?? {} };
  const { variants } = await inTurns(
    simulateChangesSteps(model, inputs, [variant], { draws, adoption: change.adoption }),
  );
  const [outcome] = variants;
  if (!outcome) throw new Error('one variant in, one out');
  const { mean, median, low80, high80, low95, high95, probabilityPositive } = await inTurns(
    predictPortfolioSteps(model, inputs, { draws }),
  );
  const present = await mapInTurns(subjects, ({ subject }) => predictPresence(model, subject).mean);
  return {
    before: { mean, median, low80, high80, low95, high95, probabilityPositive },
    ...tellSpread({ mean, low95, high95 }),
    portfolio: outcome.uplift,
    cells: subjects.map(({ promptId, promptText, subject, set }, index) => ({
      promptId,
      promptText,
      engine: subject.engine,
      before: present[index] ?? mean,
      uplift: outcome.perSubject[index] ?? outcome.uplift,
      changes: Object.entries(set).flatMap(([feature, to]) =>
        subject.features[feature as keyof typeof set] === to ? [] : [feature],
      ),
    })),
    cappedShare: outcome.cappedShare,
    associations: [...outcome.associations],
    notes: notesFor(model, outcome, subjects, cells),
  };
}

function notesFor(
  model: Model,
  outcome: {
    associations: readonly string[];
    cappedShare: number;
    uplift: { low95: number; high95: number };
  },
  subjects: readonly StoredSubject[],
  cells: number,
): string[] {
  const notes = [
    'Content edits have small effects: most published trials changed nothing that could be measured. The prediction is limited accordingly and promises no rise.',
    'Measure before and after: scans of the same prompts find a change that is larger than their noise floor.',
  ];
  if (model.label !== 'calibrated model') notes.push('Published effects, not yet checked here.');
  if (outcome.uplift.low95 <= 0 && outcome.uplift.high95 >= 0)
    notes.push('The 95% interval includes 0: doing nothing may work just as well.');
  if (outcome.associations.length > 0)
    notes.push(say({ id: 'simulation.untested', values: { names: [...outcome.associations] } }));
  if (outcome.cappedShare > 0.05)
    notes.push(say({ id: 'simulation.cap', values: { percent: Math.round(100 * outcome.cappedShare) } }));
  if (
    subjects.every(({ subject, set }) =>
      Object.entries(set).every(([feature, to]) => subject.features[feature as keyof typeof set] === to),
    )
  )
    notes.push('The page already has all of this, so nothing would change.');
  if (subjects.length < cells)
    notes.push(say({ id: 'simulation.some', values: { subjects: subjects.length, cells } }));
  return notes;
}

const nameOf = ({ edits: names, replacement }: Change, title: string | null): string =>
  [
    ...names.map((name) => edits[name].description),
    ...(replacement === null
      ? []
      : [`New page: ${replacement === 'html' ? (title ?? 'HTML') : replacement}`]),
  ]
    .join('; ')
    .slice(0, 120);

/** Stores the result of a simulation. */
export function storeSimulation(
  context: Context,
  input: { projectId: string },
  made: Outcome,
): Promise<Simulation> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    const id = newId('simulation');
    await insertSimulation(context, project.id, id, made);
    await audit(context, 'simulation.created', id, { projectId: project.id, change: made.change });
    return getSimulation(context, { projectId: project.id, simulationId: id });
  });
}

export async function getSimulation(
  context: Context,
  input: { projectId: string; simulationId: string },
): Promise<Simulation> {
  const project = await getProject(context, input);
  const found = await findSimulation(context, project.id, input.simulationId);
  if (!found) throw notFound('simulation', input.simulationId, `GET /v1/projects/${project.id}/simulations`);
  return found;
}

export async function listSimulations(
  context: Context,
  input: ListSimulations & { projectId: string },
): Promise<List<SimulationSummary>> {
  const project = await getProject(context, input);
  return listSimulationRows(context, project.id, input);
}
