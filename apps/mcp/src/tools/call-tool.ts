import type { Arguments } from '../call.ts';
import { canonical } from '../find/index.ts';
import { isObject } from '../is-object.ts';
import { failure } from '../render.ts';
import type { Tool } from '../tool.ts';
import { gatewayOf } from './search-tools.ts';

interface Class {
  name: string;
  title: string;
  what: string;
  readOnly: boolean;
  destructive: boolean;
}

// Three, not one: a client that asks before writes cannot tell them apart inside a single tool.
const classes: readonly Class[] = [
  {
    name: 'svc.call_read_tool',
    title: 'Run a reading tool',
    what: 'only reads',
    readOnly: true,
    destructive: false,
  },
  {
    name: 'svc.call_write_tool',
    title: 'Run a writing tool',
    what: 'makes or changes something',
    readOnly: false,
    destructive: false,
  },
  {
    name: 'svc.call_destructive_tool',
    title: 'Run a deleting tool',
    what: 'deletes or revokes something',
    readOnly: false,
    destructive: true,
  },
];

export const callTools: readonly Tool[] = classes.map(({ name, title, what, readOnly, destructive }) => ({
  card: {
    name,
    title,
    description: `Runs a tool found by svc.search_tools that ${what}.`,
    toolset: 'discovery',
    scope: 'any',
    fine: null,
    readOnly,
    destructive,
    // The strongest that a tool behind it can carry.
    provenance: readOnly ? 'cached' : 'live',
    spendsCredits: !readOnly,
    gateable: !readOnly,
    inputSchema: {
      type: 'object',
      properties: {
        tool: { type: 'string', description: 'Its name, e.g. svc.list_prompts.' },
        arguments: { type: 'object', description: 'By its schema.' },
      },
      required: ['tool'],
    },
  },
  async run(given, { tools, runTool }) {
    if (given.tool === undefined)
      return failure(
        'The argument tool is missing. Fix: give tool, a name that svc.search_tools finds, and arguments.',
      );
    const others = Object.keys(given).filter((key) => key !== 'tool' && key !== 'arguments');
    if (others.length > 0)
      return failure(`${name} takes tool and arguments alone. Fix: put ${others.join(', ')} into arguments.`);
    const wanted = canonical(String(given.tool));
    const found = tools.find(({ card }) => card.name === wanted);
    // As called by its own name: it says whether there is no such tool, or why this caller may not use it.
    if (!found) return runTool(wanted, {});
    const right = gatewayOf(found.card);
    if (right !== name)
      return failure(
        `${wanted} is run by ${right}, not by ${name}. Fix: call that one with the same arguments.`,
      );
    const inner = readArguments(given.arguments);
    return inner === null
      ? failure(
          `${name} failed: arguments is no object. Fix: give arguments as an object, by the tool’s schema.`,
        )
      : runTool(wanted, inner);
  },
}));

/** Some models send the object as a text. null: it is none. */
function readArguments(given: unknown): Arguments | null {
  if (given === undefined || given === null || given === '') return {};
  if (typeof given !== 'string') return isObject(given) ? given : null;
  try {
    const read: unknown = JSON.parse(given);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}
