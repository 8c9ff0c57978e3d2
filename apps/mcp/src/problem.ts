import type { Problem } from '@svc/client';
import type { CallAnswer } from './call.ts';
import type { JsonSchema, ToolCard } from './catalog/entry.ts';
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
  const errors = telling(problem.errors ?? []);
  for (const error of errors.slice(0, placesShown)) lines.push(`- ${sentenceOf(error, tool)}`);
  if (errors.length > placesShown) lines.push(`- and ${errors.length - placesShown} more`);
  const wrong = errors.filter(({ expected }) => !isUnknownKey(expected));
  const from = [...new Set(wrong.flatMap(({ path }) => lists(path.replace(/\[\d+\]$/, '')) ?? []))];
  const fix = fixOf(problem, answer, tool, listTool, from);
  if (fix !== null) lines.push(`Fix: ${fix}`);
  return [...lines, `Request: ${problem.instance}`].join('\n');
}

type FieldError = NonNullable<Problem['errors']>[number];

/** Of a value of the wrong type its length says nothing: a text has letters where a list has items. */
const telling = (errors: readonly FieldError[]): FieldError[] => {
  const mistyped = new Set(errors.flatMap(({ path, rule }) => (rule === 'type' ? [path] : [])));
  return errors.filter(({ path, rule }) => rule === 'type' || !mistyped.has(path));
};

const isUnknownKey = (rule: string): boolean => rule.startsWith('no such key');

/** One place that is wrong, as a sentence: what has to be there, what was, and what may be. */
function sentenceOf({ path, expected, received, allowed }: FieldError, tool: ToolCard): string {
  const place = path || 'The arguments';
  const rule = inTools(expected);
  const right = isUnknownKey(rule) ? placeOf(path, tool.inputSchema) : null;
  if (right !== null) return `${place}: no such key there; put it ${right}.`;
  // The key itself is all that was received.
  if (isUnknownKey(rule)) return `${place}: ${rule.replace(/\.$/, '')}${rule.endsWith('?') ? '' : '.'}`;
  const looks = rule.replace(/^looks like/, 'must look like');
  const said = `${place} ${/^(?:is|are|must|has|have|may|can|cannot)\b/.test(looks) ? looks : `must be ${looks}`}`;
  const not =
    received === undefined || received === null
      ? ''
      : `, not ${typeof received === 'string' ? `“${short(received)}”` : short(received)}`;
  const choices = allowed && allowed.length > 0 ? ` Allowed: ${allowed.map(short).join(', ')}.` : '';
  return `${said.replace(/[.?]$/, '')}${not}${rule.endsWith('?') ? '?' : '.'}${choices}`;
}

/** Where a key belongs that stands in a wrong place, in words; null: nowhere, or it could be several places. */
function placeOf(path: string, schema: JsonSchema): string | null {
  const parts = path.split('.');
  const [key = '', holder] = [parts.at(-1) ?? '', parts.slice(0, -1).join('.')];
  const [only, ...others] = holdersOf(key, schema);
  if (only === undefined || others.length > 0 || only === holder) return null;
  return only === '' ? `beside ${parts[0]}, not into it` : `into ${only}`;
}

/** The objects that take a key of this name, by their paths; the arguments themselves are ''. */
function holdersOf(key: string, { properties = {} }: JsonSchema, path = ''): string[] {
  const within = Object.entries(properties).flatMap(([name, inner]) =>
    holdersOf(key, inner, path ? `${path}.${name}` : name),
  );
  return key in properties ? [path, ...within] : within;
}

/** What to do; null where the detail has said it, and more would only contradict it. */
function fixOf(
  problem: Problem,
  { retryAfter }: CallAnswer,
  tool: ToolCard,
  listTool: string | null,
  from: readonly string[],
): string | null {
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
      return saysWhatToDo(problem) ? null : 'read the resource again; its state does not allow this now.';
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

/** A conflict is told in one sentence; what follows it is the way out. */
const saysWhatToDo = ({ detail }: Problem): boolean => /[.;:] \S/.test(detail);

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
