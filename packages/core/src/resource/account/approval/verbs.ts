import { approvalOperations } from '@svc/contract/account/approval';
import { implement } from '../../../implement/index.ts';
import {
  changeWaits,
  createApprovalGate,
  creationWaits,
  decideApprovalRequest,
  deleteApprovalGate,
  deletionWaits,
  gateVerbs,
  getApprovalRequest,
  getGate,
  listApprovalRequests,
  updateApprovalGate,
} from './service.ts';

export const approvalVerbs = implement(
  approvalOperations,
  {
    create_approval_gate: { waits: creationWaits, run: createApprovalGate },
    update_approval_gate: { version: getGate, waits: changeWaits, run: updateApprovalGate },
    delete_approval_gate: { version: getGate, waits: deletionWaits, run: deleteApprovalGate },
    list_approval_requests: { run: listApprovalRequests },
    get_approval_request: { run: getApprovalRequest },
    decide_approval_request: { version: getApprovalRequest, run: decideApprovalRequest },
  },
  gateVerbs,
);
