import type { components } from './schema.gen.ts';

export type Problem = components['schemas']['Problem'];

/** The service refused or failed: its problem document, with `code` to branch on. */
export class SvcError extends Error {
  readonly problem: Problem;
  readonly status: number;
  readonly code: Problem['code'];
  /** Quote it when you report a fault. */
  readonly requestId: string;

  constructor(problem: Problem) {
    super(`${problem.title}: ${problem.detail}`);
    this.name = 'SvcError';
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.instance;
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
 * The data of an answer. Throws SvcError when the service refused or failed, and PendingApprovalError when an
 * administrator has to approve it first.
 */
export async function unwrap<T>(
  answer: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<Exclude<NonNullable<T>, PendingApproval>> {
  const { data, error, response } = await answer;
  if (data === undefined || data === null) throw new SvcError(asProblem(error, response));
  if (isPending(data)) throw new PendingApprovalError(data.approval);
  return data as Exclude<NonNullable<T>, PendingApproval>;
}

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
