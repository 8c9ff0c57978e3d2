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

/** The data of an answer; throws SvcError when the service refused or failed. */
export async function unwrap<T>(
  answer: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await answer;
  if (data !== undefined && data !== null) return data;
  throw new SvcError(asProblem(error, response));
}

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
