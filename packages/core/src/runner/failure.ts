import { ZodError } from 'zod';
import { codeOf, isTransient } from '../kernel/index.ts';

/** Why a job is given up; shown to tenants on the scan or the run. */
export interface GiveUpReason {
  code: 'quarantined' | 'not_storable' | 'lost' | 'internal';
  message: string;
}

export const quarantined: GiveUpReason = {
  code: 'quarantined',
  message: 'Two workers stopped while working on this scan, so it is not tried again. Report the scan’s ID.',
};

export const lost: GiveUpReason = {
  code: 'lost',
  message: 'This scan’s job was lost. Start the scan again; only recorded answers were charged.',
};

/** The database refuses the data itself (classes 22, 23, 54): the same save never succeeds. */
export const isUnstorable = (error: unknown): boolean => /^(?:22|23|54)[0-9A-Z]{3}$/.test(codeOf(error));

/** The job's subject was deleted meanwhile, or its payload is invalid: another try cannot help. */
const isLasting = (error: unknown): boolean => codeOf(error) === 'not_found' || error instanceof ZodError;

/** Tries of work that fails for a reason that will hardly pass; the queue waits 3, 7, 20 and 55 s between them. */
const triesOfFaults = 5;

/** null: worth another try. `most`: after as many the queue would leave the job lying. */
export function reasonToGiveUp(
  error: unknown,
  { attempts, most }: { attempts: number; most: number },
): GiveUpReason | null {
  if (isUnstorable(error))
    return { code: 'not_storable', message: 'The answers could not be stored. Report the scan’s ID.' };
  const worthMore = isTransient(error) ? attempts < most : attempts < Math.min(triesOfFaults, most);
  if (worthMore && !isLasting(error)) return null;
  return {
    code: 'internal',
    message: 'Something failed on our side several times. Report the scan’s ID.',
  };
}
