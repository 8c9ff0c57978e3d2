import { z } from 'zod';
import { orNull, timestamp } from '../../kernel/schema.ts';

const days = (least: number, most: number) => orNull(z.int().min(least).max(most));

const fields = {
  answerDays: days(1, 3_650).meta({
    description:
      'Days until answers lose their text, from the end of their scan; null: the plan’s limit. Figures stay.',
  }),
  rawDays: days(0, 3_650).meta({
    description: 'Days until raw engine responses are erased; null: with the text.',
  }),
  exportDays: days(1, 365).meta({ description: 'Longest time that an export is kept.' }),
  withheld: z
    .array(z.enum(['text', 'citations', 'sources', 'searchQueries']))
    .max(4)
    .meta({ description: 'Fields of answers that exports leave empty.' }),
  maskPersonal: z.boolean().meta({
    description:
      'Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are masked with dots.',
  }),
  calibration: z
    .boolean()
    .meta({ description: 'Whether outcomes (without text) may train the shared predictor.' }),
};

export const PrivacyControls = z
  .strictObject({
    ...fields,
    effective: z
      .strictObject({ answerDays: z.int(), rawDays: z.int() })
      .meta({ description: 'The effective value, with the plan’s limit.' }),
    updatedAt: orNull(timestamp('null: never set.')),
  })
  .meta({ id: 'PrivacyControls' });
export type PrivacyControls = z.output<typeof PrivacyControls>;

export const SetPrivacyControls = z
  .strictObject({
    answerDays: fields.answerDays.default(null),
    rawDays: fields.rawDays.default(null),
    exportDays: fields.exportDays.default(null),
    withheld: fields.withheld.default([]),
    maskPersonal: fields.maskPersonal.default(false),
    calibration: fields.calibration.default(true),
  })
  .meta({ id: 'SetPrivacyControls' });
export type SetPrivacyControls = z.output<typeof SetPrivacyControls>;
