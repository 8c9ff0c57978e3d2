import { z } from 'zod';
import { id } from '../../kernel/schema.ts';
import { Scan } from './schema.ts';

const { mode, status, progress, runs, credits, failure } = Scan.shape;

export const ScanProgressEvent = z
  .strictObject({
    scanId: id('scan', 'Read its figures at GET /v1/scans/{scanId} when it has ended.'),
    mode,
    status,
    progress,
    runs,
    credits,
    failure,
  })
  .meta({
    id: 'ScanProgressEvent',
    description: 'A scan’s complete progress; no earlier event is needed.',
  });
export type ScanProgressEvent = z.output<typeof ScanProgressEvent>;
