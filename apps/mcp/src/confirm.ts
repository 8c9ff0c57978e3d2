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

/** Calls that spend nothing now and commit to it: what their person is asked, by name. null: this one commits to nothing. */
const commitments: Readonly<Record<string, (given: Arguments, cost: number | null) => string | null>> = {
  'svc.set_schedule': (_, cost) =>
    cost === null ? 'spend credits at each run' : `spend up to ${cost} credits a month`,
  'svc.resume_schedule': () => 'spend credits at each run',
  'svc.apply_project_config': ({ schedule, dryRun }) =>
    isObject(schedule) && dryRun !== 'true' ? 'spend credits at each run of its schedule' : null,
  'svc.purchase_credits': ({ credits }) => `buy ${credits} credits`,
  'svc.change_subscription': ({ plan }) => (plan === 'free' ? null : `pay for the plan ${plan}`),
  'svc.decide_approval_request': ({ decision }) =>
    decision === 'approve' ? 'approve a call that may spend credits' : null,
};

/** The most that the call allows itself, where it says so. */
function capOf({ maxCredits, config, live }: Arguments): number | null {
  const places = [
    maxCredits,
    ...[config, live].map((part) => (isObject(part) ? part.maxCredits : undefined)),
  ];
  const found = places.find((place) => typeof place === 'number');
  return typeof found === 'number' ? found : null;
}

/** What the call spends, once it is known what it would cost. null: nothing. */
function spending(given: Arguments, cost: number | null): string | null {
  if (cost === 0) return null;
  const cap = capOf(given);
  const most = cap === null ? cost : cost === null ? cap : Math.min(cap, cost);
  return most === null ? 'spend credits' : `spend up to ${most} ${most === 1 ? 'credit' : 'credits'}`;
}

/**
 * Asks the person before credits or money are spent, now or later, where the client can: a form with what it commits to. null: go
 * on, since it commits to nothing, nobody can be asked, or the person agreed. `estimate`: what it would cost, null where nobody
 * knows, or why the call cannot be run.
 */
export async function askBeforeSpending(
  card: ToolCard,
  given: Arguments,
  { server, context }: { server: McpServer; context: ServerContext },
  estimate: () => Promise<number | null | ToolResult>,
): Promise<ToolResult | null> {
  const told = spends(card, given) ? spending : commitments[card.name];
  if (!told || told(given, null) === null || !canAsk(server, context)) return null;
  const said = inputResponse(context.mcpReq.inputResponses, answer);
  if (said.kind === 'elicit') {
    if (said.action === 'accept' && said.content?.[answer] === true) return null;
    return failure(
      `${card.name} was not run: the user did not agree, and nothing was spent. Fix: ask what to do instead; do not call it again unasked.`,
    );
  }
  const cost = await estimate();
  if (isObject(cost)) return cost;
  const what = told(given, cost);
  if (what === null) return null;
  return inputRequired({
    inputRequests: {
      [answer]: inputRequired.elicit({
        message: `${card.title}: ${what}?`,
        requestedSchema: {
          type: 'object',
          properties: {
            [answer]: { type: 'boolean', title: `${what[0]?.toUpperCase()}${what.slice(1)}`, default: false },
          },
          required: [answer],
        },
      }),
    },
  }) as unknown as ToolResult;
}
