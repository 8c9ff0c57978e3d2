import { instant, type MakeExample, newId, nothing, withBody } from '../../kernel/index.ts';
import { hashRequest } from './ask.ts';
import { insertRequest } from './queries.ts';

/** Above what any scan costs, so that it stops nothing. */
const gate = { operation: 'start_scan', aboveCredits: 1_000_000_000 };

const ofGate: MakeExample = async (caller) => ({
  params: { gateId: (await caller.use('create_approval_gate', { body: gate })).id },
  headers: { 'if-match': '*' },
});

const twoGates: MakeExample = async (caller) => {
  for (const make of [ofGate, ofGate]) await make(caller);
  return {};
};

/** A request of somebody else that waits. */
const ofRequest: MakeExample = async ({ context }) => {
  const id = newId('approvalRequest');
  const [operation, input] = ['start_scan', { url: 'https://example.com/' }];
  const expiresAt = instant(new Date(context.now().getTime() + 3_600_000));
  const requester = { ...context.actor, id: newId('apiKey'), name: 'Agent' };
  await insertRequest(
    { ...context, actor: requester },
    {
      id,
      operation,
      input,
      hash: hashRequest(operation, input),
      credits: 60,
      approvers: null,
      deciders: [],
      expiresAt,
    },
  );
  return { params: { requestId: id } };
};

const twoRequests: MakeExample = async (caller) => {
  for (const make of [ofRequest, ofRequest]) await make(caller);
  return {};
};

const toDecide: MakeExample = async (caller) => ({
  ...(await ofRequest(caller)),
  headers: { 'if-match': '*' },
});

export const approvalExamples = {
  list_approval_gates: twoGates,
  create_approval_gate: withBody(nothing, gate),
  update_approval_gate: withBody(ofGate, { aboveCredits: 500_000_000 }),
  delete_approval_gate: ofGate,
  list_approval_requests: twoRequests,
  get_approval_request: ofRequest,
  decide_approval_request: withBody(toDecide, { decision: 'reject', note: 'Not this month.' }),
};
