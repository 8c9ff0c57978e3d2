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

/** What is found out only where somebody can be asked; a failure says why the call cannot be run. */
interface Facts {
  /** Credits that the call would cost; null: nobody knows. */
  cost: () => Promise<number | null | ToolResult>;
  /** What it would take away, by name or id. */
  thing: () => Promise<string | ToolResult>;
}

/**
 * Asks the person before credits or money are spent, now or later, and before something is taken away, where the client can: a
 * form with what it commits to. null: go on, since it commits to nothing, nobody can be asked, or the person agreed.
 */
export async function askFirst(
  card: ToolCard,
  given: Arguments,
  { server, context }: { server: McpServer; context: ServerContext },
  { cost, thing }: Facts,
): Promise<ToolResult | null> {
  const told = spends(card, given) ? spending : commitments[card.name];
  const commits = told !== undefined && told(given, null) !== null;
  if (!(card.destructive || commits) || !canAsk(server, context)) return null;
  const answer = card.destructive ? 'agree' : 'spend';
  const said = inputResponse(context.mcpReq.inputResponses, answer);
  if (said.kind === 'elicit') {
    if (said.action === 'accept' && said.content?.[answer] === true) return null;
    return failure(
      `${card.name} was not run: the user did not agree, and nothing was ${card.destructive ? 'taken away' : 'spent'}. Fix: ask what to do instead; do not call it again unasked.`,
    );
  }
  if (card.destructive) {
    const what = await thing();
    return isObject(what) ? what : form(answer, `${card.title}: ${what}?`, card.title);
  }
  const credits = await cost();
  if (isObject(credits)) return credits;
  const what = told?.(given, credits) ?? null;
  if (what === null) return null;
  return form(answer, `${card.title}: ${what}?`, `${what[0]?.toUpperCase()}${what.slice(1)}`);
}

const form = (answer: string, message: string, title: string): ToolResult =>
  inputRequired({
    inputRequests: {
      [answer]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: 'object',
          properties: { [answer]: { type: 'boolean', title, default: false } },
          required: [answer],
        },
      }),
    },
  }) as unknown as ToolResult;
