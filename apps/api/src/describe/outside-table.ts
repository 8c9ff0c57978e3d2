import { problemSchema } from './problem-schema.ts';

/** Headers that answers of routes outside the table of operations have as well. */
export const headers = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
export const later = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

export const problem = (description: string, more: Record<string, { $ref: string }> = {}) => ({
  description,
  headers: { ...headers, ...more },
  content: { 'application/problem+json': { schema: problemSchema } },
});
