import { allows, type Operation, readOnly } from '@svc/contract/kernel';
import type { Actor, Workspace } from './context.ts';
import { ServiceError } from './errors.ts';

/** Whether scopes and plan let this caller use an operation. Throws insufficient_scope or plan_required. */
export function assertAllowed(
  { actor, workspace }: { actor: Actor; workspace: Workspace },
  operation: Pick<Operation, 'scope' | 'fine' | 'effect'>,
): void {
  if (!allows(actor.scopes, operation)) {
    throw new ServiceError(
      'insufficient_scope',
      `This needs the scope ${operation.scope}${operation.fine ? ` or ${operation.fine}` : ''}, which ${actor.console ? 'your role' : 'the key'} does not have.`,
      { extensions: { requiredScope: operation.scope } },
    );
  }
  if (actor.console) return;
  const { api } = workspace.limits;
  if (api === 'none')
    throw new ServiceError(
      'plan_required',
      `The ${workspace.plan} plan has no API access. Starter can read; Growth and Enterprise can do everything.`,
    );
  if (api === 'read' && !readOnly(operation))
    throw new ServiceError(
      'plan_required',
      `The ${workspace.plan} plan is read-only. Growth and Enterprise can do this.`,
    );
}
