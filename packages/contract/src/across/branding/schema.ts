import { z } from 'zod';
import { orNull, timestamp } from '../../kernel/schema.ts';
import { readableContrast } from './contrast.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'looks like #1d4ed8')
  .max(7)
  .toLowerCase();

const colours = z.strictObject({ accent: colour, text: colour, background: colour }).meta({
  description: `Accent and text stand on the background with a contrast of ${readableContrast} or more.`,
});

const fields = {
  name: orNull(z.string().trim().min(1).max(120)).meta({ description: 'null: the workspace’s.' }),
  logoUrl: orNull(z.url({ protocol: /^https$/ }).max(2_000)),
  colours,
  senderName: orNull(z.string().trim().min(1).max(80)).meta({ description: 'Sender name of mails.' }),
  footer: orNull(z.string().trim().min(1).max(500)).meta({ description: 'Footer of mails and reports.' }),
};

export const BrandingEntity = z
  .strictObject({ ...fields, updatedAt: orNull(timestamp('null: never set.')) })
  .meta({ id: 'Branding' });
export type BrandingEntity = z.output<typeof BrandingEntity>;

export const SetBranding = z
  .strictObject({
    name: fields.name.default(null),
    logoUrl: fields.logoUrl.default(null),
    colours: colours.optional(),
    senderName: fields.senderName.default(null),
    footer: fields.footer.default(null),
  })
  .meta({ id: 'SetBranding' });
export type SetBranding = z.output<typeof SetBranding>;
