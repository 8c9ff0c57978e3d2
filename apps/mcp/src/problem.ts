import type { Problem } from '@svc/client';
import type { CallAnswer } from './call.ts';
import type { ToolCard } from './catalog/entry.ts';
import { inTools } from './catalog/own-tools.ts';

const placesShown = 8;

interface Circumstances {
  tool: ToolCard;
  /** The tool that lists what a 404 did not find. */
  listTool: string | null;
  /** The tool that lists what an argument may name, if there is one. */
  lists: (argument: string) => string | null;
  apiUrl: string;
}

/** What failed, why, and exactly what to do next. Never a key, never a stack. */
export function explain(answer: CallAnswer, { tool, listTool, lists, apiUrl }: Circumstances): string {
  const problem = asProblem(answer.body);
  if (!problem) {
    return `${tool.name} failed (HTTP ${answer.status}): the answer is not one of the service. Fix: check SVC_API_URL, which is ${apiUrl}.`;
  }
  const lines = [`${tool.name} failed (${problem.status} ${problem.code}): ${inTools(problem.detail)}`];
  const errors = problem.errors ?? [];
  for (const error of errors.slice(0, placesShown)) lines.push(`- ${sentenceOf(error)}`);
  if (errors.length > placesShown) lines.push(`- and ${errors.length - placesShown} more`);
  const wrong = errors.filter(({ expected }) => !isUnknownKey(expected));
  const from = [...new Set(wrong.flatMap(({ path }) => lists(path.replace(/\[\d+\]$/, '')) ?? []))];
  lines.push(`Fix: ${fixOf(problem, answer, tool, listTool, from)}`, `Request: ${problem.instance}`);
  return lines.join('\n');
}

const isUnknownKey = (rule: string): boolean => rule.startsWith('no such key');

/** One place that is wrong, as a sentence: what has to be there, what was, and what may be. */
function sentenceOf({ path, expected, received, allowed }: NonNullable<Problem['errors']>[number]): string {
  const place = path || 'The arguments';
  const rule = inTools(expected);
  // The key itself is all that was received.
  if (/^no such key/.test(rule))
    return `${place}: ${rule.replace(/\.$/, '')}${rule.endsWith('?') ? '' : '.'}`;
  const looks = rule.replace(/^looks like/, 'must look like');
  const said = `${place} ${/^(?:is|are|must|has|have|may|can|cannot)\b/.test(looks) ? looks : `must be ${looks}`}`;
  const not = received === undefined || received === null ? '' : `, not ${short(received)}`;
  const choices = allowed && allowed.length > 0 ? ` Allowed: ${allowed.map(short).join(', ')}.` : '';
  return `${said.replace(/[.?]$/, '')}${not}${rule.endsWith('?') ? '?' : '.'}${choices}`;
}

function fixOf(
  problem: Problem,
  { retryAfter }: CallAnswer,
  tool: ToolCard,
  listTool: string | null,
  from: readonly string[],
): string {
  const wait = retryAfter === null ? 'a little' : `${retryAfter} s`;
  switch (problem.code) {
    case 'unauthenticated':
    case 'key_expired':
    case 'key_revoked':
      return 'set SVC_API_KEY to a valid key. A key with keys:write makes one with svc.create_api_key.';
    case 'insufficient_scope':
      return `use a key with the scope ${tool.scope}${tool.fine ? ` or ${tool.fine}` : ''}. svc.whoami shows what this one holds.`;
    case 'plan_required':
      return 'this needs another plan; svc.whoami shows the present one.';
    case 'insufficient_credits':
      return 'do as said above; svc.estimate_scan_cost counts the credits and names the tightest limit.';
    case 'not_found':
      return listTool === null ? 'check the id.' : `take the id from ${listTool}.`;
    case 'validation_failed':
    case 'malformed':
      return `correct the arguments named above and call again.${from.length > 0 ? ` Take the ids from ${from.join(', ')}.` : ''}`;
    case 'conflict':
      return 'read the resource again; its state does not allow this now.';
    case 'rate_limited':
    case 'quota_exceeded':
    case 'idempotency_in_progress':
      return `wait ${wait} and call again.`;
    default:
      return problem.status >= 500
        ? `call again in ${wait}: ${tool.readOnly ? 'reading is safe to repeat' : 'first read whether it took effect'}.`
        : 'read the detail above.';
  }
}

function asProblem(body: unknown): Problem | null {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
    ? (body as Problem)
    : null;
}

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** The error where no response came at all. */
export function explainUnreachable(error: unknown, tool: ToolCard, apiUrl: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  const why = timedOut
    ? 'no answer within 30 s'
    : cause instanceof Error
      ? cause.message || cause.name
      : 'no connection';
  const repeat = tool.readOnly ? 'then call again' : 'then read whether it took effect before you call again';
  return `${tool.name} failed: ${apiUrl} cannot be reached (${why}). Fix: check that the service runs there and that SVC_API_URL is right, ${repeat}.`;
}
