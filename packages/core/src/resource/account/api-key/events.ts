import type { ApiKey, keyCreated } from '@svc/contract/account/api-key';
import { type Context, emit } from '../../../kernel/index.ts';

export const emitKey = (
  context: Context,
  type: typeof keyCreated,
  { id, name, hint, scopes }: ApiKey,
  replacedBy: string | null = null,
): Promise<void> =>
  emit(context, {
    type,
    resource: id,
    projectId: null,
    data: { keyId: id, name, hint, scopes, by: context.actor.id, replacedBy },
  });
