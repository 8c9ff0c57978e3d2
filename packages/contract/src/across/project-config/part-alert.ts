import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';
import { CreateAlert } from '../../read/alert/schema.ts';

// Muting is temporary and no part of a configuration: it stays as it is.
const { segmentId, brandId, goalId, channelIds, mutedUntil, ...own } = CreateAlert.shape;
const name = orNull(z.string().max(130)).default(null);
export const ConfigAlert = z.strictObject({
  ...own,
  segment: name,
  brand: name,
  goal: name,
  channels: orNull(z.array(z.string().max(130)).max(50))
    .default(null)
    .meta({ description: 'Names only: channels are not in the document, since their addresses are secret.' }),
});
export type ConfigAlert = z.output<typeof ConfigAlert>;
