import { z } from 'zod';
import { ChangeMark, loggedChange } from '../../account/logged-change/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { orNull, provenance } from '../../kernel/schema.ts';
import { Break, PeriodChange } from '../analytics/schema.ts';

export const ChangeEffect = z
  .strictObject({
    days: z.int().meta({ description: 'Days compared on each side.' }),
    complete: z.boolean().meta({ description: 'false: the days after it are not over yet.' }),
    provenance,
    headline: z.string(),
    overall: orNull(PeriodChange).meta({ description: 'null: engines of several surfaces; see byEngine.' }),
    byEngine: z.array(z.strictObject({ engine: z.string(), ...PeriodChange.shape })),
    breaks: z.array(Break).meta({ description: 'What else differs between the two sides.' }),
    others: z
      .array(ChangeMark)
      .meta({ description: 'Other changes in these days, which may have contributed.' }),
  })
  .meta({
    id: 'ChangeEffect',
    description: 'Presence after minus before on the linked prompts. It shows what moved, not why.',
  });
export type ChangeEffect = z.output<typeof ChangeEffect>;

export const LoggedChange = z
  .strictObject({
    mode,
    ...loggedChange,
    effect: orNull(ChangeEffect).meta({ description: 'null: no scan on one of its sides.' }),
  })
  .meta({ id: 'LoggedChange' });
export type LoggedChange = z.output<typeof LoggedChange>;
export const LoggedChangeList = listOf('LoggedChangeList', LoggedChange);

export const LogChange = z
  .strictObject({
    kind: loggedChange.kind.default('content'),
    note: loggedChange.note,
    at: z.iso.datetime({ offset: true }).optional().meta({ description: 'Default: now.' }),
    pages: loggedChange.pages.default([]),
    promptIds: loggedChange.promptIds.default([]).meta({ description: 'Prompts meant to move; none: all.' }),
  })
  .meta({ id: 'LogChange' });
export type LogChange = z.output<typeof LogChange>;

export const ListChanges = z.strictObject({
  ...page,
  kind: loggedChange.kind.optional(),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(28)
    .meta({ description: 'Days compared on each side.' }),
});
export type ListChanges = z.output<typeof ListChanges>;

export type ProjectParams = PathOf<'projectId'>;
