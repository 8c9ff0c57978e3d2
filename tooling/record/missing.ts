import { operations } from '@svc/contract/operations';
import { misfit, recorded } from '../../apps/api/src/describe/recorded.ts';

/** Operations that refuse the test key with which recordings are made. */
const liveOnly = new Set([
  'preview_subscription_change',
  'change_subscription',
  'open_billing_portal',
  'create_workspace',
  'delete_workspace',
]);

/** Operations whose recorded call is missing or no longer theirs, with what is wrong. */
export function missingRecordings(): { id: string; why: string }[] {
  return operations.flatMap((operation) => {
    if (liveOnly.has(operation.id)) return [];
    const call = recorded[operation.id];
    const why = call ? misfit(operation, call) : 'none yet';
    return why === null ? [] : [{ id: operation.id, why }];
  });
}
