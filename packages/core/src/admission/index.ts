export { type Admission, createAdmission, type Decision } from './admission.ts';
export { createAdmissionStore, sweepAdmission } from './queries.ts';
