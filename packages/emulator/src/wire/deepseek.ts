import type { Failure, Fault } from '../fault/fault.ts';
import { readMessages } from './anthropic.ts';
import { lastUserText, objectOf, textOf } from './json.ts';
import { chatCompletion } from './openai-compatible.ts';
import { openAiError } from './openai-error.ts';
import { retryHeaders } from './retry-headers.ts';
import { type Ask, askOne, bearerKey, headerKey, type Incoming, type Reply, type Wire } from './wire.ts';

const ERRORS: Record<Failure, [status: number, message: string]> = {
  'bad-request': [400, 'Invalid Format'],
  auth: [401, 'Authentication Fails (no such user)'],
  billing: [402, 'Insufficient Balance'],
  forbidden: [403, 'Forbidden'],
  'not-found': [404, 'Model Not Exist'],
  rate: [429, 'Rate limit reached'],
  quota: [402, 'Insufficient Balance'],
  server: [500, 'Server error'],
  unavailable: [503, 'Server overloaded'],
  overloaded: [503, 'Server overloaded'],
  timeout: [504, 'Gateway timeout'],
};

/** DeepSeek: Anthropic's format with search, and its own chat completions without. */
export const deepSeekWire: Wire = {
  vendor: 'deepseek',
  engine: 'deepseek',
  key: (incoming) => headerKey(incoming, 'x-api-key') ?? bearerKey(incoming),
  read,
  failure,
  // DeepSeek documents no rate-limit headers.
  limitHeaders: () => ({}),
};

function read(incoming: Incoming): Ask | Reply | null {
  const { method, path, body } = incoming;
  if (method === 'POST' && /^(\/anthropic)?\/v1\/messages$/.test(path))
    return readMessages(incoming, 'deepseek');
  if (method === 'GET' && (path === '/models' || path === '/v1/models')) {
    const data = ['deepseek-flash', 'deepseek-v4-pro'].map((id) => ({
      id,
      object: 'model',
      owned_by: 'deepseek',
    }));
    return { status: 200, body: { object: 'list', data } };
  }
  if (method === 'GET' && path === '/user/balance') {
    const balance = {
      currency: 'USD',
      total_balance: '10.00',
      granted_balance: '0.00',
      topped_up_balance: '10.00',
    };
    return { status: 200, body: { is_available: true, balance_infos: [balance] } };
  }
  if (method !== 'POST' || !/^(\/v1)?\/chat\/completions$/.test(path)) return null;
  const request = objectOf(body);
  const model = textOf(request.model);
  const prompt = lastUserText(request.messages);
  if (!model || !prompt)
    return openAiError(
      422,
      'invalid_request_error',
      'invalid_request_error',
      'model and messages are required',
    );
  return askOne({ engine: 'deepseek', prompt, model, withoutSearch: true }, (answer, meta) =>
    chatCompletion(answer, meta, { fingerprint: 'fp_emulated_prod', reasoning: 'reasoning_content' }),
  );
}

function failure(kind: Failure, fault: Fault, context: { now: number }): Reply {
  const [status, message] = ERRORS[kind];
  const reply = openAiError(status, 'unknown_error', 'invalid_request_error', message);
  return kind === 'rate' ? { ...reply, headers: retryHeaders(fault, context.now) } : reply;
}
