export { type AgreedPlan, agreePlan } from './agree-plan.ts';
export { eraseWorkspace } from './erase.ts';
export { eraseWorkspaceJob } from './jobs.ts';
export { type Provisioned, provisionOrganisation, provisionSample } from './provision.ts';
export { readCalibrationConsent, setCalibrationConsent } from './queries.ts';
export { createWorkspace, inManagedWorkspace } from './service.ts';
export { workspaceVerbs } from './verbs.ts';
