import {
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Arguments } from './call.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { ToolCard } from './catalog/entry.ts';
import { isObject } from './is-object.ts';
import { failure, type ToolResult } from './render.ts';

const answer = 'spend';

/** Whether the client can put a form before its person. `{}` means forms alone. */
function canAsk(server: McpServer, context: ServerContext): boolean {
  const elicitation = capabilitiesOf(server, context)?.elicitation;
  return isObject(elicitation) && (Object.keys(elicitation).length === 0 || 'form' in elicitation);
}

/** Whether this call may spend: some spend only when a part of the arguments asks for it. */
const spends = ({ spendsCredits, inputSchema }: ToolCard, given: Arguments): boolean =>
  spendsCredits && (inputSchema.properties?.live === undefined || isObject(given.live));

/** The most that the call allows itself, where it says so. */
function capOf({ maxCredits, config, live }: Arguments): number | null {
  const places = [
    maxCredits,
    ...[config, live].map((part) => (isObject(part) ? part.maxCredits : undefined)),
  ];
  const found = places.find((place) => typeof place === 'number');
  return typeof found === 'number' ? found : null;
}

/**
 * Asks the person before credits are spent, where the client can: a form with the most that it may cost. null: go on, since it
 * spends nothing, nobody can be asked, or the person agreed. `estimate`: what it would cost, null where nobody knows.
 */
export async function askBeforeSpending(
  card: ToolCard,
  given: Arguments,
  { server, context }: { server: McpServer; context: ServerContext },
  estimate: () => Promise<number | null>,
): Promise<ToolResult | null> {
  if (!spends(card, given) || !canAsk(server, context)) return null;
  const said = inputResponse(context.mcpReq.inputResponses, answer);
  if (said.kind === 'elicit') {
    if (said.action === 'accept' && said.content?.[answer] === true) return null;
    return failure(
      `${card.name} was not run: the user did not agree to spend credits, and nothing was spent. Fix: ask what to do instead; do not call it again unasked.`,
    );
  }
  const cap = capOf(given);
  const cost = await estimate();
  if (cost === 0) return null;
  const most = cap === null ? cost : cost === null ? cap : Math.min(cap, cost);
  const amount = most === null ? 'credits' : `up to ${most} ${most === 1 ? 'credit' : 'credits'}`;
  return inputRequired({
    inputRequests: {
      [answer]: inputRequired.elicit({
        message: `${card.title}: spend ${amount}?`,
        requestedSchema: {
          type: 'object',
          properties: { [answer]: { type: 'boolean', title: `Spend ${amount}`, default: false } },
          required: [answer],
        },
      }),
    },
  }) as unknown as ToolResult;
}
