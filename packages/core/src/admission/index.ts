export { type Admission, createAdmission, type Decision } from './admission.ts';
export { createAdmissionStore, requestsUsed, sweepAdmission } from './queries.ts';
