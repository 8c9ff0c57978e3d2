import { isDeepStrictEqual } from 'node:util';
import { type Example, modeFiller, type Operation } from '@svc/contract/kernel';
import recordings from './recorded.gen.json' with { type: 'json' };

/** A call that was made and what was answered, by `pnpm record`. Long lists and texts are cut, ids and times are made even. */
export interface Recorded extends Example {
  status: number;
  answer: unknown;
}

export const recorded: Readonly<Record<string, Recorded | undefined>> = recordings;

/** Why a recorded call is none of this operation's any more; null: it still is. */
export function misfit(operation: Operation, { answer, ...example }: Recorded): string | null {
  const parts = [
    ['params', operation.params, example.params],
    ['query', operation.query, example.query],
    ['body', operation.body, example.body],
  ] as const;
  for (const [name, schema, given] of parts) {
    if (!schema && given) return `${name}: it takes none`;
    const parsed = schema?.safeParse(given ?? {});
    if (parsed?.error) return `${name}: ${parsed.error.message}`;
  }
  const parsed = operation.returns.safeParse(answer);
  if (parsed.error) return `answer: ${parsed.error.message}`;
  // Parsing drops fields that the schema does not have.
  if (!isDeepStrictEqual(parsed.data, answer)) return 'answer: it has fields that are no longer documented';
  // It is filled in on the way out, so that the schema that verbs answer by does not ask for it.
  return isDeepStrictEqual(modeFiller(operation.returns)(answer, 'live'), answer)
    ? null
    : 'answer: its mode is missing';
}
