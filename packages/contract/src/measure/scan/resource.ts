import { operation, resource } from '../../kernel/operation.ts';
import {
  EstimateScan,
  ListScans,
  ListWorkspaceScans,
  RetryFailedRuns,
  Scan,
  ScanEstimate,
  ScanList,
  StartScan,
} from './schema.ts';
import { CompareScans, ScanComparison } from './schema-compare.ts';
import { PlannedSamples, PlanSamples, ScanAdvice } from './schema-plan.ts';
import { ScanQuality } from './schema-quality.ts';

export const scanOperations = resource('Scans', [
  operation({
    id: 'start_scan',
    address: 'POST /v1/scans',
    effect: 'run',
    scope: 'scans:write',
    provenance: 'live',
    spendsCredits: true,
    gateable: true,
    summary: 'Start a scan',
    description:
      'Asks answer engines and measures presence. With only a url, its page is read for the brand and the prompts; with a project, its active prompt set is asked. Credits (prompts × engines × samples) are held, one is charged for each recorded answer, and the rest is returned. Poll GET /v1/scans/{scanId}.',
    body: StartScan,
    returns: Scan,
    errors: ['insufficient_credits', 'not_found', 'quota_exceeded'],
  }),
  operation({
    id: 'get_scan',
    critical: true,
    address: 'GET /v1/scans/{scanId}',
    scope: 'scans:read',
    summary: 'Read a scan',
    description:
      'Status, progress for each engine, credits, and at the end the result: presence, mention and citation with intervals, per engine and overall.',
    returns: Scan,
  }),
  operation({
    id: 'list_scans',
    critical: true,
    address: 'GET /v1/projects/{projectId}/scans',
    scope: 'scans:read',
    summary: 'List a project’s scans',
    description: 'Newest first, with progress and results.',
    query: ListScans,
    returns: ScanList,
  }),
  operation({
    id: 'list_workspace_scans',
    critical: true,
    address: 'GET /v1/scans',
    scope: 'scans:read',
    summary: 'List all scans of the workspace',
    description:
      'Scans of projects and of single addresses, newest first. A key limited to projects sees theirs, and the addresses it scanned.',
    query: ListWorkspaceScans,
    returns: ScanList,
  }),
  operation({
    id: 'cancel_scan',
    critical: true,
    address: 'POST /v1/scans/{scanId}/cancel',
    effect: 'update',
    scope: 'scans:write',
    summary: 'Cancel a scan',
    description:
      'Stops new calls within about a second, keeps and scores recorded answers, and returns the remaining credits.',
    returns: Scan,
    errors: ['conflict'],
  }),
  operation({
    id: 'retry_failed_runs',
    address: 'POST /v1/scans/{scanId}/retry',
    effect: 'run',
    scope: 'scans:write',
    provenance: 'live',
    spendsCredits: true,
    summary: 'Ask again what failed',
    description:
      'Asks a scan’s failed samples again within 24 hours of its end, in the same scan. They were not charged; answers now are.',
    body: RetryFailedRuns,
    bodyOptional: true,
    returns: Scan,
    errors: ['conflict', 'insufficient_credits', 'quota_exceeded'],
    gatedAs: ['start_scan'],
  }),
  operation({
    id: 'get_scan_quality',
    address: 'GET /v1/scans/{scanId}/quality',
    scope: 'scans:read',
    summary: 'Whether decisions can rest on a scan',
    description:
      'Coverage, failures by reason, cells with few answers, engine changes, and six criteria for a figure that decisions may rest on, each with its measured and required value.',
    returns: ScanQuality,
    errors: ['conflict'],
  }),
  operation({
    id: 'estimate_scan_cost',
    address: 'POST /v1/scans/estimate',
    effect: 'read',
    scope: 'scans:read',
    summary: 'Estimate a scan',
    description:
      'Credits, expected interval width, detectable change and duration, before anything is spent. More prompts buy more precision than repeats; the advice says how much.',
    body: EstimateScan,
    returns: ScanEstimate,
    errors: ['not_found'],
  }),
  operation({
    id: 'plan_samples',
    address: 'POST /v1/scans/plan',
    effect: 'read',
    scope: 'scans:read',
    summary: 'Plan prompts and samples for a precision',
    description:
      'The cheapest prompts × samples that reach a half-width or find a change, or the most precise for `maxCredits`, with other splits of the credits. Uses presence and agreement of the project’s last scans. Nothing is started.',
    body: PlanSamples,
    returns: PlannedSamples,
    errors: ['not_found'],
  }),
  operation({
    id: 'get_scan_advice',
    address: 'GET /v1/projects/{projectId}/scans/advice',
    scope: 'scans:read',
    summary: 'What to measure next',
    description:
      'From the newest scan: what would tell most for its credits (prompts, repeats, another scan), which engines fail, the smallest change that can be found, and what is noise.',
    returns: ScanAdvice,
  }),
  operation({
    id: 'compare_scans',
    address: 'GET /v1/scans/{scanId}/compare',
    scope: 'scans:read',
    summary: 'Compare a scan with an earlier one',
    description:
      'Did presence change? A verdict with interval, p-value and the smallest change that would have been seen, for these prompts (tracked) and questions like these (market), per engine and overall; which engines, intents and other brands moved differently (at most 1 in 10 false); and what else changed: models, identity, prompts.',
    query: CompareScans,
    returns: ScanComparison,
    errors: ['conflict'],
  }),
]);
