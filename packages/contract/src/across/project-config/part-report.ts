import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';
import { ScheduleReport } from '../../tell/report/schema.ts';

const { channelIds, timeZone, days, ...own } = ScheduleReport.shape;
export const ConfigReport = orNull(
  z.strictObject({
    ...own,
    timeZone: timeZone.unwrap(),
    days: days.unwrap(),
    channels: z.array(z.string().max(130)).max(20).default([]),
  }),
);
export type ConfigReport = z.output<typeof ConfigReport>;
