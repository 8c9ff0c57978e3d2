import type { Failure } from '../fault/fault.ts';

/** SerpApi's errors: a status and one sentence. */
export const SERP_ERRORS: Record<Failure, [status: number, message: string]> = {
  'bad-request': [400, 'Missing query `q` parameter.'],
  auth: [401, 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key'],
  billing: [429, 'Your account has run out of searches.'],
  forbidden: [403, 'Your account is disabled.'],
  'not-found': [404, 'Not found.'],
  rate: [429, 'You are exceeding your hourly throughput limit. Please upgrade your plan or wait.'],
  quota: [429, 'Your account has run out of searches.'],
  server: [500, 'Internal server error.'],
  unavailable: [503, 'Service unavailable.'],
  overloaded: [503, 'Service unavailable.'],
  timeout: [504, 'Gateway timeout.'],
};
