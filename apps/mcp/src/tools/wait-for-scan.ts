import { setTimeout } from 'node:timers/promises';
import { operationTools } from '../catalog/tools.gen.ts';
import { failure } from '../render.ts';
import type { Tool } from '../tool.ts';

const longestWait = 45;
const interval = 1_000;

interface ScanData {
  progress?: { percent?: number; planned?: number; recorded?: number; failed?: number };
}

const reading = operationTools.find(({ name }) => name === 'svc.get_scan');

/** Below the minute after which clients give up: it answers `running` before that, and is called again. */
export const waitForScan: Tool = {
  card: {
    name: 'svc.wait_for_scan',
    title: 'Wait for a scan',
    description:
      'Waits until a scan has ended and returns it. When it takes longer than the timeout, returns how far it is: call again.',
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
      additionalProperties: false,
    },
  },
  async run({ scanId, timeoutSeconds }, { runTool, signal, progress }) {
    const seconds =
      typeof timeoutSeconds === 'number' ? Math.min(Math.max(timeoutSeconds, 1), longestWait) : longestWait;
    const until = Date.now() + seconds * 1_000;
    let last = -1;
    for (;;) {
      const result = await runTool('svc.get_scan', { scanId });
      if (result.isError || result.structuredContent?.status !== 'running' || Date.now() + interval > until)
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
        return failure('svc.wait_for_scan was cancelled. The scan goes on; svc.cancel_scan stops it.');
    }
  },
};
