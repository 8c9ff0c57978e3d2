import { approvalGates, approvalOperations } from '@svc/contract/account/approval';
import { plainExamples } from '../../../entity/example.ts';
import { instant, type MakeExample, newId, twice, withBody } from '../../../kernel/index.ts';
import { hashRequest } from './ask.ts';
import { insertRequest } from './queries.ts';

const gates = plainExamples(approvalOperations, approvalGates, {
  // More than any scan costs, so the gate stops nothing.
  body: { operation: 'start_scan', aboveCredits: 1_000_000_000 },
  changes: { aboveCredits: 500_000_000 },
  headers: { 'if-match': '*' },
});

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

const toDecide: MakeExample = async (caller) => ({
  ...(await ofRequest(caller)),
  headers: { 'if-match': '*' },
});

export const approvalExamples = {
  ...gates,
  list_approval_requests: twice(ofRequest),
  get_approval_request: ofRequest,
  decide_approval_request: withBody(toDecide, { decision: 'reject', note: 'Not this month.' }),
};
