import type { components } from './schema.gen.ts';

export type Problem = components['schemas']['Problem'];

/** The service refused or failed: its problem document, with `code` to branch on. */
export class SvcError extends Error {
  readonly problem: Problem;
  readonly status: number;
  readonly code: Problem['code'];
  /** Quote it when you report a fault. */
  readonly requestId: string;
  /** Seconds after which the service wants to be asked again, when it says so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(`${problem.title}: ${problem.detail}`);
    this.name = 'SvcError';
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.instance;
    this.retryAfter = retryAfter;
  }
}

/** Tells errors apart by code: `if (isSvcError(error, 'rate_limited')) …`. Without codes, any of the service's. */
export const isSvcError = <Code extends Problem['code']>(
  error: unknown,
  ...codes: Code[]
): error is SvcError & { readonly code: Code } =>
  error instanceof SvcError && (codes.length === 0 || codes.some((code) => code === error.code));

/** Nothing came back, after all tries. `cause` says why. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(`The service cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'ConnectionError';
  }
}

export type PendingApproval = components['schemas']['PendingApproval'];

/** Not done yet: an administrator has to approve it. Its result will stand at `approval.url`. */
export class PendingApprovalError extends Error {
  readonly approval: PendingApproval['approval'];

  constructor(approval: PendingApproval['approval']) {
    super(`${approval.operation} waits for approval ${approval.id}`);
    this.name = 'PendingApprovalError';
    this.approval = approval;
  }
}

/**
 * The data of an answer. Throws SvcError when the service refused or failed, PendingApprovalError when an administrator
 * has to approve it first, and ConnectionError when nothing came back.
 */
export async function unwrap<T>(
  answer: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<Exclude<NonNullable<T>, PendingApproval>> {
  const { data, error, response } = await answer.catch(rethrow);
  if (data === undefined || data === null)
    throw new SvcError(asProblem(error, response), secondsIn(response.headers.get('retry-after')));
  if (isPending(data)) throw new PendingApprovalError(data.approval);
  return data as Exclude<NonNullable<T>, PendingApproval>;
}

/** An abort or a timeout that the caller asked for is thrown as it is. */
function rethrow(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw name === 'AbortError' || name === 'TimeoutError' ? error : new ConnectionError(error);
}

const secondsIn = (text: string | null): number | null =>
  text !== null && Number.isFinite(Number(text)) ? Number(text) : null;

const isPending = (data: unknown): data is PendingApproval =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 'pending_approval';

function asProblem(error: unknown, response: Response): Problem {
  if (typeof error === 'object' && error !== null && 'code' in error) return error as Problem;
  return {
    type: 'about:blank',
    title: `HTTP ${response.status}`,
    status: response.status,
    detail:
      typeof error === 'string' && error !== ''
        ? error.slice(0, 200)
        : 'The answer is not one of this service. Check the base address.',
    instance: response.headers.get('x-request-id') ?? '',
    code: response.status >= 500 ? 'internal' : 'malformed',
  };
}
