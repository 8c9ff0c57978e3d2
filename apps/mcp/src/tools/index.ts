import { operationTools } from '../catalog/tools.gen.ts';
import { finderOf } from '../find/index.ts';
import type { Tool } from '../tool.ts';
import { callTools } from './call-tool.ts';
import { operationTool } from './operation.ts';
import { runScanAndWait } from './run-scan-and-wait.ts';
import { searchToolsTool } from './search-tools.ts';
import { showChart } from './show-chart.ts';
import { waitForScan } from './wait-for-scan.ts';

/** Every tool of the service, by name. */
export const allTools: readonly Tool[] = [
  ...operationTools.map(operationTool),
  runScanAndWait,
  waitForScan,
].sort((one, other) => (one.card.name < other.card.name ? -1 : 1));

/** Finds among all of them, by what people say. */
export const findTools = finderOf(() => allTools);

/** Listed in search mode, before the ones that are used most. */
export const gatewayTools: readonly Tool[] = [searchToolsTool(findTools, allTools), ...callTools, showChart];
