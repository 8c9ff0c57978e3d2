import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { orNull, provenance } from '../../kernel/schema.ts';

/** A rate or a difference with its 95% interval. */
export const Ranged = z
  .strictObject({
    value: orNull(z.number()),
    low: orNull(z.number()),
    high: orNull(z.number()),
    trials: z.int().optional().meta({ description: 'Answers counted, where it is a rate of answers.' }),
  })
  .meta({ id: 'ReportRange' });
export type Ranged = z.output<typeof Ranged>;

export const Cell = z.union([z.string(), z.number(), z.null(), Ranged]).meta({ id: 'ReportCell' });
export type Cell = z.output<typeof Cell>;

const column = z.strictObject({
  id: z.string(),
  label: z.string(),
  kind: z
    .enum(['text', 'count', 'decimal', 'rate', 'points', 'date'])
    .meta({ description: 'date: “2026-11-24”, with “ 07:30” where the time matters.' }),
});
export type Column = z.output<typeof column>;

export const Table = z
  .strictObject({
    kind: z.literal('table'),
    id: z.string(),
    title: z.string(),
    columns: z.array(column),
    rows: z.array(z.array(Cell)),
  })
  .meta({ id: 'ReportTable' });
export type Table = z.output<typeof Table>;

const range = z.strictObject({ low: z.number(), high: z.number() });
const verdict = z.enum(['rise', 'fall', 'no_change_shown', 'too_few', 'not_comparable']);

const Bands = z
  .strictObject({
    type: z.literal('bands'),
    rows: z.array(
      z.strictObject({
        label: z.string(),
        value: orNull(z.number()),
        tracked: orNull(range),
        market: orNull(range),
        trials: z.int().optional(),
        provenance: provenance.optional(),
        reason: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'ReportBands' });
export type BandPicture = z.output<typeof Bands>;

const Differences = z
  .strictObject({
    type: z.literal('differences'),
    rows: z.array(
      z.strictObject({
        label: z.string(),
        difference: orNull(z.number()),
        interval: orNull(range),
        verdict,
      }),
    ),
  })
  .meta({ id: 'ReportDifferences' });

const HistoryPicture = z
  .strictObject({
    type: z.literal('history'),
    points: z.array(
      z.strictObject({
        at: z.number(),
        value: orNull(z.number()),
        interval: orNull(range),
        breakBefore: orNull(z.string()),
      }),
    ),
    expected: orNull(range),
    name: z.string().max(200).optional().meta({ description: 'The brand, beside `others`.' }),
    changes: z.array(z.strictObject({ at: z.number(), note: z.string() })).optional(),
    others: z
      .array(
        z.strictObject({
          name: z.string(),
          points: z.array(z.strictObject({ at: z.number(), value: z.number() })),
        }),
      )
      .optional()
      .meta({ description: 'Competitors on the same answers.' }),
    timeZone: z.string(),
  })
  .meta({ id: 'ReportHistory' });

const Dots = z
  .strictObject({
    type: z.literal('dots'),
    engines: z.array(z.string()),
    prompts: z.array(
      z.strictObject({
        text: z.string(),
        cells: z.array(z.strictObject({ present: z.int(), absent: z.int(), missing: z.int() })),
      }),
    ),
  })
  .meta({ id: 'ReportDots' });

export const Picture = z
  .discriminatedUnion('type', [Bands, Differences, HistoryPicture, Dots])
  .meta({ id: 'ReportPicture' });
export type Picture = z.output<typeof Picture>;

export const Block = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), text: z.string() }).meta({ id: 'ReportHeading' }),
    z.strictObject({ kind: z.literal('verdict'), verdict, text: z.string() }).meta({ id: 'ReportVerdict' }),
    z.strictObject({ kind: z.literal('text'), text: z.string() }).meta({ id: 'ReportText' }),
    z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }).meta({ id: 'ReportItems' }),
    z
      .strictObject({ kind: z.literal('figure'), title: z.string(), picture: Picture })
      .meta({ id: 'ReportFigure' }),
    Table,
    z
      .strictObject({
        kind: z.literal('answers'),
        title: z.string(),
        items: z.array(
          z.strictObject({
            id: z.string(),
            engine: z.string(),
            prompt: z.string(),
            said: z.string(),
            text: z.string(),
          }),
        ),
      })
      .meta({ id: 'ReportAnswers' }),
  ])
  .meta({ id: 'ReportBlock' });
export type Block = z.output<typeof Block>;

/** The content of a report, independent of its format: every format is made from this, and nothing is computed again. */
export const ReportContent = z
  .strictObject({
    template: z.string(),
    title: z.string(),
    language: z.enum(['en', 'de']),
    mode,
    provenance,
    project: z.strictObject({ id: z.string(), name: z.string(), brand: z.string() }),
    span: z.strictObject({ from: z.string(), to: z.string() }),
    timeZone: z.string(),
    asOf: z.string(),
    scans: z.int(),
    answers: z.int(),
    branding: z.strictObject({
      name: z.string(),
      logoUrl: orNull(z.string()),
      accent: orNull(z.string()),
      footer: orNull(z.string()),
    }),
    sentence: z.string().meta({ description: 'The verdict with its interval.' }),
    blocks: z.array(Block),
  })
  .meta({ id: 'ReportContent' });
export type ReportContent = z.output<typeof ReportContent>;

/** Without the engines' own words. */
export const withoutAnswers = (content: ReportContent, note: string): ReportContent => ({
  ...content,
  blocks: content.blocks.map((block) =>
    block.kind === 'answers' ? { kind: 'text', text: `${block.title}: ${note}` } : block,
  ),
});

export const holdsAnswers = ({ blocks }: ReportContent): boolean =>
  blocks.some(({ kind }) => kind === 'answers');
