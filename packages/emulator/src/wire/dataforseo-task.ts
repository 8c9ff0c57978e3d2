import type { Failure } from '../fault/fault.ts';
import type { JsonObject } from './json.ts';
import type { Reply } from './wire.ts';

/** Most failures come as HTTP 200 with a status code of the vendor's own in the task. */
const ERRORS: Record<Failure, [http: number, code: number, message: string]> = {
  'bad-request': [200, 40501, 'Invalid Field.'],
  auth: [401, 40100, 'You are not Authorized to Access this Resource.'],
  billing: [200, 40200, 'Payment Required.'],
  forbidden: [403, 40104, 'Please verify your account.'],
  'not-found': [404, 40400, 'Not Found.'],
  rate: [200, 40202, 'The rate limit per minute has been exceeded.'],
  quota: [200, 40200, 'Payment Required.'],
  server: [200, 50000, 'Internal Error.'],
  unavailable: [503, 50300, 'Service Unavailable.'],
  overloaded: [200, 50301, '3rd Party API Service Unavailable.'],
  timeout: [200, 50401, 'Internal Service Timeout.'],
};

export interface TaskFrame {
  id: string;
  path: string[];
  data: JsonObject;
  cost: number;
}

/** A whole reply with one task. `result` null and a code other than 20000: the task failed. */
export function taskReply(frame: TaskFrame, result: JsonObject | null, code = 20000, message = 'Ok.'): Reply {
  const cost = result ? frame.cost : 0;
  return {
    status: 200,
    body: {
      version: '0.1.20261112',
      status_code: 20000,
      status_message: 'Ok.',
      time: '1.2 sec.',
      cost,
      tasks_count: 1,
      tasks_error: code === 20000 || code === 20100 ? 0 : 1,
      tasks: [
        {
          id: frame.id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
          status_code: code,
          status_message: message,
          time: '1.2 sec.',
          cost,
          result_count: result ? 1 : 0,
          path: frame.path,
          data: frame.data,
          result: result ? [result] : null,
        },
      ],
    },
  };
}

export function taskFailure(failure: Failure, id: string): Reply {
  const [http, code, message] = ERRORS[failure];
  if (http === 200) return taskReply({ id, path: ['v3'], data: {}, cost: 0 }, null, code, message);
  const body = {
    version: '0.1.20261112',
    status_code: code,
    status_message: message,
    time: '0 sec.',
    cost: 0,
    tasks_count: 0,
    tasks_error: 0,
    tasks: null,
  };
  return { status: http, body };
}
