import { operations } from '@svc/core/operations';
import { misfit, recorded } from '../../apps/api/src/describe/recorded.ts';

/** Operations whose recorded call is missing or no longer theirs, with what is wrong. */
export function missingRecordings(): { id: string; why: string }[] {
  return operations.flatMap((operation) => {
    const call = recorded[operation.id];
    const why = call ? misfit(operation, call) : 'none yet';
    return why === null ? [] : [{ id: operation.id, why }];
  });
}
