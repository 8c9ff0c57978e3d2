import { setTimeout } from 'node:timers/promises';
import { operationTools } from '../catalog/tools.gen.ts';
import { failure, type ToolResult } from '../render.ts';
import type { Tool, ToolContext } from '../tool.ts';

/** Below the minute after which clients give up. */
export const longestWait = 45;
const interval = 1_000;

interface ScanData {
  progress?: { planned?: number; recorded?: number; failed?: number };
}

const reading = operationTools.find(({ name }) => name === 'svc.get_scan');

/** It answers `running` before clients give up, and is called again. */
export const waitForScan: Tool = {
  card: {
    name: 'svc.wait_for_scan',
    title: 'Wait for a scan',
    description:
      'Waits until a scan has ended and returns it, or how far it is after the timeout: then call again.',
    toolset: 'scans',
    scope: reading?.scope ?? 'scans:read',
    fine: reading?.fine ?? null,
    readOnly: true,
    destructive: false,
    provenance: 'cached',
    spendsCredits: false,
    gateable: false,
    inputSchema: {
      type: 'object',
      properties: {
        scanId: { type: 'string', description: 'The scan. (scn_…)' },
        timeoutSeconds: { type: 'integer', minimum: 1, maximum: longestWait, default: longestWait },
      },
      required: ['scanId'],
    },
  },
  run: ({ scanId, timeoutSeconds }, context) =>
    typeof scanId === 'string'
      ? untilEnded(scanId, Date.now() + secondsOf(timeoutSeconds) * 1_000, context)
      : context.runTool('svc.get_scan', {}),
};

export const secondsOf = (given: unknown): number =>
  typeof given === 'number' ? Math.min(Math.max(given, 1), longestWait) : longestWait;

/** The scan once it has ended, or as it is when the time is up. */
export async function untilEnded(
  scanId: string,
  until: number,
  { runTool, signal, progress, waits }: ToolContext,
): Promise<ToolResult> {
  let last = -1;
  for (;;) {
    const result = await runTool('svc.get_scan', { scanId });
    if (
      !waits ||
      result.isError ||
      result.structuredContent?.status !== 'running' ||
      Date.now() + interval > until
    )
      return result;
    const scan = result.structuredContent.data as ScanData | undefined;
    const done = (scan?.progress?.recorded ?? 0) + (scan?.progress?.failed ?? 0);
    if (done > last) {
      const planned = scan?.progress?.planned ?? 0;
      await progress(done, planned, `${done} of ${planned || 'some'} answers`);
      last = done;
    }
    await setTimeout(interval, undefined, { signal }).catch(() => {});
    if (signal.aborted)
      return failure(`Waiting for ${scanId} was cancelled. The scan goes on; svc.cancel_scan stops it.`);
  }
}
