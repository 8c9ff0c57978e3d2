import { z } from 'zod';
import { Project } from '../../account/project/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf } from '../../kernel/page.ts';
import { id, orNull, probability, timestamp } from '../../kernel/schema.ts';
import { ScanStatus } from '../../measure/scan/schema.ts';
import { Difference } from '../../measure/scan/schema-compare.ts';
import { ScanRank } from '../../measure/score/schema.ts';
import { CellStatus, Estimate, Interval } from '../../measure/score/schema-estimate.ts';
import { OpenAlert } from '../alert/schema.ts';

const shown = {
  verdict: Difference.shape.verdict,
  value: Difference.shape.value,
  ci: Difference.shape.ci,
  pValue: Difference.shape.pValue,
  smallestVisible: Difference.shape.smallestVisible,
  sentence: z.string().meta({ description: 'The verdict in words.' }),
};

const beforeScanId = id('scan', 'The previous scan.');

const Change = z
  .strictObject({
    ...shown,
    beforeScanId,
    lasting: orNull(
      z.strictObject({ ...shown, scans: z.int().meta({ description: 'Earlier scans, 3 to 7.' }) }),
    ).meta({
      description:
        'Compared with the level of the last comparable scans, allowing for day-to-day variation. null with fewer than three.',
    }),
  })
  .meta({ id: 'ChangeSinceBefore', description: 'On questions like these; compare_scans has the details.' });

const SurfaceScore = z
  .strictObject({
    surface: z.string(),
    engines: z.array(z.string()),
    presence: Estimate,
    change: orNull(z.strictObject({ ...shown, beforeScanId })).meta({
      description: 'On questions like these, since the previous scan; null: it did not ask this surface.',
    }),
    rank: orNull(ScanRank).meta({
      description:
        'Place among the tracked brands on this surface in the newest scan; null without competitors, where no brand was found, or if the scan was scored before ranks were kept by surface.',
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

export const LatestScore = z
  .strictObject({
    scanId: id('scan', 'The newest scan with figures.'),
    at: timestamp('When it was requested.'),
    status: CellStatus,
    presence: orNull(Estimate).meta({
      description: 'Over its engines; null when they are of several surfaces (see get_visibility).',
    }),
    change: orNull(Change).meta({
      description:
        'Since the previous scan; null for the first, and like presence where engines are of several surfaces (see surfaces).',
    }),
    surfaces: z.array(SurfaceScore).meta({ description: 'One figure per surface; never averaged.' }),
    rank: orNull(ScanRank).meta({
      description:
        'Share among the tracked brands, over its engines; null without competitors, or with several surfaces.',
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
        id: id('scan', 'The newest scan, whatever its outcome.'),
        status: ScanStatus,
        percent: z.number(),
        createdAt: timestamp('When it was requested.'),
        finishedAt: orNull(timestamp('When it ended.')),
      }),
    ),
    origins: z.array(z.enum(['measured', 'imported'])).meta({
      description:
        'Which answers there are. Where both, figures are of the measured ones unless `origin` says otherwise.',
    }),
    prompts: z.strictObject({
      promptSetId: orNull(id('promptSet', 'The active set.')),
      name: orNull(z.string()),
      state: orNull(z.string()),
      count: z.int(),
    }),
    alerts: z.array(OpenAlert).meta({ description: 'Open ones, most urgent first; at most 20.' }),
    nextRunAt: orNull(timestamp('Next scheduled scan.')),
    credits: z.strictObject({ free: z.int() }).meta({ description: 'Free credits of the organisation.' }),
    next: orNull(z.string()).meta({ description: 'What to do next, with the call.' }),
  })
  .meta({ id: 'ProjectOverview' });
export type ProjectOverview = z.output<typeof ProjectOverview>;
