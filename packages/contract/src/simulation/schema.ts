import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { listOf, page } from '../kernel/page.ts';
import { id, orNull, timestamp } from '../kernel/schema.ts';
import { engineList, Spread } from '../prediction/schema.ts';
import { editNames } from './edit-name.ts';

const share = z.number().min(0).max(1);

export const SimulateChange = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Left out: made from the edits.' }),
    edits: z
      .array(z.enum(editNames))
      .max(editNames.length)
      .default([])
      .meta({ description: 'What is changed on the page, each thoroughly.' }),
    newHtml: z
      .string()
      .max(900_000)
      .optional()
      .meta({ description: 'Or the page as it would be: its features replace the present ones.' }),
    newUrl: z.string().trim().max(2_000).optional().meta({ description: 'Or where such a page stands.' }),
    url: z
      .string()
      .trim()
      .max(2_000)
      .optional()
      .meta({ description: 'The page as it is; left out: the project’s own pages.' }),
    html: z.string().max(900_000).optional(),
    engines: engineList,
    promptIds: z
      .array(id('prompt', 'A prompt of the project.'))
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Left out: the active prompt set.' }),
    adoption: share.default(0).meta({
      description: 'Share of rivals that you expect to do the same: slots in answers are shared out.',
    }),
  })
  .meta({ id: 'SimulateChange' });
export type SimulateChange = z.output<typeof SimulateChange>;

export const Change = z
  .strictObject({
    edits: z.array(z.enum(editNames)),
    replacement: orNull(z.string()).meta({ description: 'The address of the new page, or “html”.' }),
    adoption: share,
  })
  .meta({ id: 'SimulatedChange' });
export type Change = z.output<typeof Change>;

const Cell = z.strictObject({
  promptId: orNull(z.string()),
  promptText: z.string(),
  engine: z.string(),
  before: share.meta({ description: 'Predicted presence as things are.' }),
  uplift: Spread,
  changes: z.array(z.string()).meta({ description: 'Features that the change moves here.' }),
});

export const SimulationResult = z
  .strictObject({
    before: Spread.meta({ description: 'Predicted mean presence as things are.' }),
    portfolio: Spread.meta({
      description: 'Change of the mean over all cells, in probability: 0.01 is one point.',
    }),
    cells: z.array(Cell).meta({ description: 'Prompt × engine.' }),
    cappedShare: share.meta({ description: 'How often summed content edits met the cap.' }),
    associations: z.array(z.string()).meta({
      description:
        'Changed features whose effect nobody has tested: cited pages have them, but may be cited for other reasons.',
    }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SimulationResult' });
export type SimulationResult = z.output<typeof SimulationResult>;

const head = {
  id: id('simulation', 'The simulation.'),
  projectId: id('project', 'The project.'),
  name: z.string(),
  change: Change,
  mode,
  provenance: z.literal('predicted'),
  modelVersion: z.string(),
  createdAt: timestamp('When it was made.'),
};

export const Simulation = z.strictObject({ ...head, result: SimulationResult }).meta({ id: 'Simulation' });
export type Simulation = z.output<typeof Simulation>;

export const SimulationSummary = z
  .strictObject({ ...head, portfolio: Spread, cells: z.int() })
  .meta({ id: 'SimulationSummary' });
export type SimulationSummary = z.output<typeof SimulationSummary>;
export const SimulationList = listOf('SimulationList', SimulationSummary);
export const ListSimulations = z.strictObject({ ...page });
export type ListSimulations = z.output<typeof ListSimulations>;

export const CompareSimulations = z
  .strictObject({ simulationIds: z.array(id('simulation', 'A simulation of the project.')).min(2).max(10) })
  .meta({ id: 'CompareSimulations' });
export type CompareSimulations = z.output<typeof CompareSimulations>;

export const SimulationComparison = z
  .strictObject({
    projectId: id('project', 'The project.'),
    mode,
    provenance: z.literal('predicted'),
    modelVersion: z.string(),
    cells: z
      .int()
      .meta({ description: 'Prompt × engine that all of them share; the comparison is over these.' }),
    variants: z
      .array(
        z.strictObject({
          simulationId: z.string(),
          name: z.string(),
          uplift: Spread,
          bestProbability: share.meta({
            description:
              'Probability that nothing else compared here, and leaving things as they are, does better.',
          }),
        }),
      )
      .meta({ description: 'Most likely best first.' }),
    unchangedBestProbability: share.meta({
      description: 'Probability that leaving things as they are does best.',
    }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SimulationComparison' });
export type SimulationComparison = z.output<typeof SimulationComparison>;
