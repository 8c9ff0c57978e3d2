import { createHash } from 'node:crypto';
import { endedScanStatuses } from '@svc/contract/kernel';
import type { ScanProgressEvent } from '@svc/contract/measure/scan';
import type { Context } from '../../../kernel/index.ts';
import { getScan } from './service.ts';

/** The channel on which the database names scans that made progress. */
export const scanChannel = 'scan';

export interface ScanStanding {
  /** Equal for two looks between which nothing happened. */
  id: string;
  ended: boolean;
  event: Omit<ScanProgressEvent, 'mode'>;
}

/** How far a scan is now, for those who follow it. */
export async function readProgress(context: Context, input: { scanId: string }): Promise<ScanStanding> {
  const { id: scanId, status, progress, runs, credits, failure } = await getScan(context, input);
  const event = { scanId, status, progress, runs, credits, failure };
  // The time that is left differs at each look.
  const lasting = { ...event, progress: { ...progress, etaSeconds: null } };
  return {
    id: createHash('sha256').update(JSON.stringify(lasting)).digest('base64url').slice(0, 16),
    ended: endedScanStatuses.some((ended) => ended === status),
    event,
  };
}
