import { operationTools } from '../catalog/tools.gen.ts';
import type { Tool } from '../tool.ts';
import { longestWait, secondsOf, untilEnded } from './wait-for-scan.ts';

const starting = operationTools.find(({ name }) => name === 'svc.start_scan');

/** Two turns of an agent in one. */
export const runScanAndWait: Tool = {
  card: {
    name: 'svc.run_scan_and_wait',
    title: 'Run a scan and wait for it',
    description:
      'svc.start_scan and svc.wait_for_scan in one call. Returns the ended scan, or how far it is after the timeout: go on with svc.wait_for_scan, never start again. Spends credits. May have to be approved first.',
    toolset: 'scans',
    scope: starting?.scope ?? 'scans:write',
    fine: starting?.fine ?? null,
    readOnly: false,
    destructive: false,
    provenance: 'live',
    spendsCredits: true,
    gateable: true,
    inputSchema: {
      type: 'object',
      properties: {
        url: { type: 'string', description: 'A page, when there is no project.' },
        projectId: { type: 'string', description: 'prj_…' },
        config: {
          type: 'object',
          description: 'As in svc.start_scan; maxCredits refuses a scan that could cost more.',
        },
        timeoutSeconds: { type: 'integer', minimum: 1, maximum: longestWait, default: longestWait },
      },
    },
  },
  async run({ timeoutSeconds, ...given }, context) {
    const until = Date.now() + secondsOf(timeoutSeconds) * 1_000;
    const started = await context.runTool('svc.start_scan', given);
    const { status, job } = (started.structuredContent ?? {}) as { status?: string; job?: { id: string } };
    // Refused, waiting for approval, or ended at once.
    if (started.isError || job === undefined || status !== 'accepted') return started;
    return untilEnded(job.id, until, context);
  },
};
