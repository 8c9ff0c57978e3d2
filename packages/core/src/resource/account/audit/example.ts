import { type MakeExample, nothing } from '../../../kernel/index.ts';
import { sequenceWorkspace } from './sequence.ts';

/** Two entries that have their places. */
const sequenced: MakeExample = async ({ context, use }) => {
  for (const name of ['Acme', 'Globex'])
    await use('create_saved_view', { body: { name, shows: 'list_answers', filters: {} } });
  await sequenceWorkspace(context, null);
  return {};
};

const ofEntry: MakeExample = async (caller) => {
  await sequenced(caller);
  const { items } = await caller.use('list_audit_events', { query: { limit: '1' } });
  return { params: { entryId: items[0].id } };
};

export const auditExamples = {
  list_audit_events: sequenced,
  verify_audit_chain: sequenced,
  get_audit_checkpoint: nothing,
  get_audit_proof: ofEntry,
};
