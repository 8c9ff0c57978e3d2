import { z } from 'zod';
import { OpenAlert } from '../alert/schema.ts';
import { mode } from '../kernel/mode.ts';
import { listOf } from '../kernel/page.ts';
import { id, orNull, probability, timestamp } from '../kernel/schema.ts';
import { Project } from '../project/schema.ts';
import { ScanStatus } from '../scan/schema.ts';
import { Difference } from '../scan/schema-compare.ts';
import { CellStatus, Estimate, Interval } from '../score/schema-estimate.ts';

const shown = {
  verdict: Difference.shape.verdict,
  value: Difference.shape.value,
  ci: Difference.shape.ci,
  pValue: Difference.shape.pValue,
  smallestVisible: Difference.shape.smallestVisible,
  sentence: z.string().meta({ description: 'The verdict in words.' }),
};

const Change = z
  .strictObject({
    ...shown,
    beforeScanId: id('scan', 'The scan before.'),
    lasting: orNull(
      z.strictObject({ ...shown, scans: z.int().meta({ description: 'Earlier scans, 3 to 7.' }) }),
    ).meta({
      description:
        'Against the level of the last comparable scans: a change of more than days differ by. null with fewer than three.',
    }),
  })
  .meta({ id: 'ChangeSinceBefore', description: 'On questions like these; compare_scans has the details.' });

const SurfaceScore = z
  .strictObject({
    surface: z.string(),
    engines: z.array(z.string()),
    presence: Estimate,
    change: orNull(z.strictObject({ ...shown, beforeScanId: id('scan', 'The scan before.') })).meta({
      description:
        'On questions like these, since the scan before; null: of several surfaces, or none before it.',
    }),
    weeks: z
      .array(
        z.strictObject({
          at: timestamp('When the week’s newest scan began.'),
          value: orNull(probability),
          ci: orNull(Interval),
        }),
      )
      .meta({ description: 'The newest scan of each of the last 12 weeks that had one, oldest first.' }),
  })
  .meta({ id: 'SurfaceScore' });

const Rank = z
  .strictObject({
    rank: z.int().meta({ description: 'By share of voice, from 1.' }),
    of: z
      .int()
      .meta({ description: 'Brands that are compared; get_share_of_voice says how sure the rank is.' }),
  })
  .meta({ id: 'ScanRank' });

export const LatestScore = z
  .strictObject({
    scanId: id('scan', 'The newest scan whose figures stand.'),
    at: timestamp('When it was asked for.'),
    status: CellStatus,
    presence: orNull(Estimate).meta({
      description: 'Over its engines; null when they are of several surfaces: see get_visibility.',
    }),
    change: orNull(Change).meta({ description: 'Since the scan before; null for the first.' }),
    surfaces: z.array(SurfaceScore).meta({ description: 'One figure for each surface; never averaged.' }),
    rank: orNull(Rank).meta({
      description: 'Among the brands over its engines; null without competitors, or with several surfaces.',
    }),
  })
  .meta({ id: 'LatestScore' });
export type LatestScore = z.output<typeof LatestScore>;

export const ProjectWithScore = z
  .strictObject({
    mode,
    ...Project.shape,
    latest: orNull(LatestScore).meta({ description: 'null before the first scan.' }),
  })
  .meta({ id: 'ProjectWithScore' });
export type ProjectWithScore = z.output<typeof ProjectWithScore>;
export const ProjectList = listOf('ProjectList', ProjectWithScore);

export const ProjectOverview = z
  .strictObject({
    mode,
    project: Project,
    latest: orNull(LatestScore),
    lastScan: orNull(
      z.strictObject({
        id: id('scan', 'The newest scan, whatever became of it.'),
        status: ScanStatus,
        percent: z.number(),
        createdAt: timestamp('When it was asked for.'),
        finishedAt: orNull(timestamp('When it ended.')),
      }),
    ),
    prompts: z.strictObject({
      promptSetId: orNull(id('promptSet', 'The active set.')),
      name: orNull(z.string()),
      state: orNull(z.string()),
      count: z.int(),
    }),
    alerts: z.array(OpenAlert).meta({ description: 'Open ones, the most urgent first; 20 at most.' }),
    nextRunAt: orNull(timestamp('When its schedule scans next.')),
    credits: z.strictObject({ free: z.int() }).meta({ description: 'Of the organisation, not held.' }),
    next: orNull(z.string()).meta({ description: 'What to do now, with its call.' }),
  })
  .meta({ id: 'ProjectOverview' });
export type ProjectOverview = z.output<typeof ProjectOverview>;
