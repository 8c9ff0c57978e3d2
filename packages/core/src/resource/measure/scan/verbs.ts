import { scanOperations } from '@svc/contract/measure/scan';
import { implement } from '../../../implement/index.ts';
import { getScanAdvice } from './advice.ts';
import { compareScans } from './compare.ts';
import { estimateScanCost } from './estimate.ts';
import { planSamples } from './plan.ts';
import { getScanQuality } from './quality.ts';
import { creditsToRetry, retryFailedRuns } from './retry.ts';
import { cancelScan, getScan, listScans, listWorkspaceScans, mostCredits, startScan } from './service.ts';

export const scanVerbs = implement(scanOperations, {
  start_scan: { credits: mostCredits, run: startScan },
  get_scan: { run: getScan },
  list_scans: { run: listScans },
  list_workspace_scans: { run: listWorkspaceScans },
  cancel_scan: { run: cancelScan },
  retry_failed_runs: { credits: creditsToRetry, run: retryFailedRuns },
  get_scan_quality: { run: getScanQuality },
  estimate_scan_cost: { run: estimateScanCost },
  plan_samples: { run: planSamples },
  get_scan_advice: { run: getScanAdvice },
  compare_scans: { run: compareScans },
});
