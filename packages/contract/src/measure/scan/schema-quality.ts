import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance } from '../../kernel/schema.ts';
import { ScanStatus } from './schema.ts';

const share = z.number().min(0).max(1);

export const ScanQuality = z
  .strictObject({
    scanId: id('scan', 'The scan.'),
    mode,
    provenance,
    status: ScanStatus,
    coverage: z.strictObject({
      planned: z.int(),
      recorded: z.int(),
      failed: z.int(),
      reused: z.int().meta({
        description: 'Stored answers reused instead of asking; they are no new evidence.',
      }),
      readable: z.int().meta({ description: 'New readable answers.' }),
      share: share.meta({ description: 'Share of its samples recorded or reused.' }),
      cells: z.int().meta({ description: 'Prompts × engines.' }),
      measuredCells: z.int().meta({ description: 'Cells with a readable answer.' }),
    }),
    engines: z.array(
      z.strictObject({
        engine: z.string(),
        planned: z.int(),
        recorded: z.int(),
        failed: z.int(),
        failures: z.record(z.string(), z.int()).meta({ description: 'By reason.' }),
        modelServed: orNull(z.string()),
      }),
    ),
    drift: z.array(z.string()).meta({ description: 'Engine changes during it and since the previous scan.' }),
    lowCells: z.strictObject({
      total: z.int().meta({ description: 'Cells with fewer than three readable answers.' }),
      items: z
        .array(
          z.strictObject({
            engine: z.string(),
            promptId: orNull(z.string()),
            prompt: z.string(),
            answers: z.int(),
          }),
        )
        .meta({ description: 'The first 50, those with fewest answers first.' }),
    }),
    checklist: z
      .array(
        z.strictObject({
          criterion: z.enum([
            'enough_questions',
            'repeated_answers',
            'independent_repeats',
            'neutral_prompts',
            'full_coverage',
            'stable_engines',
            'narrow_interval',
          ]),
          met: orNull(z.boolean()).meta({ description: 'null: not known yet.' }),
          measured: z.string(),
          required: z.string(),
        }),
      )
      .meta({ description: 'What a figure needs before decisions may rest on it.' }),
    decisionGrade: z
      .boolean()
      .meta({ description: 'Whether all are met, apart from those of which nothing is known yet.' }),
  })
  .meta({ id: 'ScanQuality' });
export type ScanQuality = z.output<typeof ScanQuality>;
