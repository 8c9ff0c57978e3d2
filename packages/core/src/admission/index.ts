export { type Admission, createAdmission, type Decision, type Quota } from './admission.ts';
export { createAdmissionStore, requestsUsed, sweepAdmission } from './queries.ts';
