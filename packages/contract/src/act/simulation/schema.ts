import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { answersNeeded, engineList, headline, Spread } from '../prediction/schema.ts';
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
      .meta({ description: 'Default: derived from the edits.' }),
    edits: z
      .array(z.enum(editNames))
      .max(editNames.length)
      .default([])
      .meta({ description: 'The edits to the page, each done thoroughly.' }),
    newHtml: z
      .string()
      .max(900_000)
      .optional()
      .meta({ description: 'Or the new page: its features replace the current ones.' }),
    newUrl: z.string().trim().max(2_000).optional().meta({ description: 'Or the address of such a page.' }),
    url: z
      .string()
      .trim()
      .max(2_000)
      .optional()
      .meta({ description: 'The current page; default: the project’s own pages.' }),
    html: z.string().max(900_000).optional(),
    engines: engineList,
    promptIds: z
      .array(id('prompt', 'A prompt of the project.'))
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Default: the active prompt set.' }),
    adoption: share.default(0).meta({
      description: 'Share of rivals expected to do the same, since places in answers are limited.',
    }),
  })
  .meta({ id: 'SimulateChange' });
export type SimulateChange = z.output<typeof SimulateChange>;

export const Change = z
  .strictObject({
    edits: z.array(z.enum(editNames)),
    replacement: orNull(z.string()).meta({ description: 'The address of the new page, or “html”.' }),
    page: orNull(z.string()).meta({
      description: 'The page that it starts from: its address, or “html”; null: the project’s own pages.',
    }),
    adoption: share,
  })
  .meta({ id: 'SimulatedChange' });
export type Change = z.output<typeof Change>;

const Cell = z.strictObject({
  promptId: orNull(z.string()),
  promptText: z.string(),
  engine: z.string(),
  before: share.meta({ description: 'Predicted presence without the change.' }),
  uplift: Spread,
  changes: z.array(z.string()).meta({ description: 'Features changed here.' }),
});

export const SimulationResult = z
  .strictObject({
    before: Spread.meta({ description: 'Predicted mean presence without the change.' }),
    headline: headline.optional(),
    answersNeeded: answersNeeded.optional(),
    portfolio: Spread.meta({
      description: 'Change of the mean over all cells, in probability: 0.01 is one point.',
    }),
    cells: z.array(Cell).meta({ description: 'Prompt × engine.' }),
    cappedShare: share.meta({ description: 'How often the sum of content edits was capped.' }),
    associations: z.array(z.string()).meta({
      description:
        'Changed features with an untested effect: cited pages have them, but may be cited for other reasons.',
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
  createdAt: timestamp('When it was created.'),
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
            description: 'Probability that it is best, compared with the others and with changing nothing.',
          }),
        }),
      )
      .meta({ description: 'Most likely best first.' }),
    unchangedBestProbability: share.meta({
      description: 'Probability that changing nothing is best.',
    }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SimulationComparison' });
export type SimulationComparison = z.output<typeof SimulationComparison>;
