import type { Arguments } from '../call.ts';
import { drawn } from '../chart/index.ts';
import { isObject } from '../is-object.ts';
import { failure } from '../render.ts';
import type { Tool } from '../tool.ts';

const scanning: ReadonlySet<string> = new Set(['get_scan', 'wait_for_scan', 'run_scan_and_wait']);
const readings = drawn.filter((name) => !scanning.has(name));

/** In search mode most tools are not listed, and a host shows pages of listed ones alone. */
export const showChart: Tool = {
  card: {
    name: 'svc.show_chart',
    title: 'Show a chart',
    description: 'Runs a reading tool and draws its figures with their intervals for the user.',
    toolset: 'discovery',
    scope: 'any',
    fine: null,
    readOnly: true,
    destructive: false,
    provenance: 'cached',
    spendsCredits: false,
    gateable: false,
    inputSchema: {
      type: 'object',
      properties: {
        tool: { type: 'string', enum: readings },
        arguments: { type: 'object', description: 'Those of the tool, such as projectId.' },
      },
      required: ['tool', 'arguments'],
    },
  },
  async run(given, { runTool }) {
    const wanted = String(given.tool ?? '').replace(/^svc[._]/, '');
    if (!readings.includes(wanted))
      return failure(
        `svc.show_chart draws no answer of “${wanted}”. Fix: take one of ${readings.join(', ')}.`,
      );
    const inner = given.arguments;
    return runTool(`svc.${wanted}`, isObject(inner) ? (inner as Arguments) : {});
  },
};
