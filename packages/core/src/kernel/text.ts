import { type FieldError, ServiceError } from './errors.ts';

/** Control characters of ASCII but the white space: NUL among them, which Postgres cannot store. */
const control = /(?![\t\n\f\r\u0080-\u009f])\p{Cc}/u;

/** Whether it is text that can be kept. */
export const isText = (text: string): boolean => text.isWellFormed() && !control.test(text);

/**
 * The one rule for text that comes in, whatever the field: no NUL, no other control character, no half of a surrogate
 * pair. Throws validation_failed that names the field.
 */
export function assertText(input: unknown): void {
  // A list of open values instead of recursion: deeply nested input must not overflow the stack.
  const left: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isText(value)) throw notText(path);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) left.push({ value: item, path: `${path}[${index}]` });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (!isText(key)) throw notText(path);
        left.push({ value: item, path: path ? `${path}.${key}` : key });
      }
    }
  }
}

function notText(path: string): ServiceError {
  const error: FieldError = {
    path,
    expected: 'text without NUL, other control characters or halves of surrogate pairs',
  };
  return new ServiceError('validation_failed', `${path || 'The request'}: ${error.expected}.`, {
    errors: [error],
  });
}
