import type { Cause, Evidence } from '@svc/contract/read/anomaly';
import { type Message, say } from '../../../i18n/index.ts';

/** Evidence as a row has it: with what its statement was made from. */
export type Reason = Evidence & { message: Message };

export const reason = (cause: Cause, message: Message, share: number | null = null): Reason => ({
  cause,
  statement: say(message),
  share,
  message,
});

export const isUnexplained = (statement: string): boolean => statement.startsWith('No cause was found');
