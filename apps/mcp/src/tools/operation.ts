import { callOperation, MissingArgument } from '../call.ts';
import type { OperationTool } from '../catalog/entry.ts';
import { operationTools } from '../catalog/tools.gen.ts';
import { explain, explainUnreachable } from '../problem.ts';
import { failure, success, toEnvelope } from '../render.ts';
import type { Tool } from '../tool.ts';

const noKey = (name: string): string =>
  `${name} failed: no API key. Fix: set SVC_API_KEY (over HTTP: send the key as X-Svc-Api-Key or as bearer token) and start again. The operator's first start prints one; later ones come from svc.create_api_key.`;

/** One operation of the API as a tool. */
export const operationTool = (operation: OperationTool): Tool => ({
  card: operation,
  async run(given, { client, apiUrl, signal }) {
    if (client === null) return failure(noKey(operation.name));
    try {
      const answer = await callOperation(client, operation, given, signal);
      if (answer.status >= 400)
        return failure(
          explain(answer, { tool: operation, listTool: listToolOf(operation), lists: listsOf, apiUrl }),
          answer.status,
        );
      return success(toEnvelope(operation, answer, given));
    } catch (error) {
      if (error instanceof MissingArgument) return failure(missing(operation, error.argument), 400);
      if (signal.aborted) return failure(`${operation.name} was cancelled.`);
      return failure(explainUnreachable(error, operation, apiUrl));
    }
  },
});

function missing(operation: OperationTool, argument: string): string {
  const list = listsOf(argument) ?? (operation.path.includes(`{${argument}}`) ? listToolOf(operation) : null);
  const { description } = operation.inputSchema.properties[argument] ?? {};
  const meaning = description === undefined ? '' : ` (${description.replace(/\.$/, '')})`;
  return `${operation.name} failed: the argument ${argument} is missing. Fix: give ${argument}${meaning}${list ? `; ${list} lists them` : ''}.`;
}

const named = new Set(operationTools.map(({ name }) => name));

/** The tool that lists what an argument may name: `svc.list_projects` for `projectId` and `projectIds`. */
function listsOf(argument: string): string | null {
  const last = argument.split('.').at(-1) ?? '';
  if (/^engines?(?:Id)?$/.test(last)) return 'svc.get_engine_breakdown';
  const thing = /^(\w+?)Ids?$/.exec(last)?.[1];
  if (thing === undefined) return null;
  const list = `svc.list_${thing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}s`;
  return named.has(list) ? list : null;
}

/** The tool that lists what the address names last: the longest address of a list above it. */
function listToolOf({ path }: OperationTool): string | null {
  const above = operationTools.filter(
    (other) => other.query.includes('offset') && path.startsWith(`${other.path}/`),
  );
  return (
    above.sort((one, other) => other.path.length - one.path.length)[0]?.name ??
    (path.includes('{projectId}') ? 'svc.list_projects' : null)
  );
}
