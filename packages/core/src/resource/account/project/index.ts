export { isSameName } from './each-once.ts';
export { type IdentityChanges, readVersionFor, versionFor } from './identity-change.ts';
export { readAnswersAgain } from './jobs.ts';
export {
  existingProjects,
  findProject,
  findRestorable,
  isProject,
  raiseIdentityVersion,
  restoreDays,
} from './queries.ts';
export { assertRegion } from './region.ts';
export {
  assertEnginesExist,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  readInProject,
  replaceCompetitors,
  updateProject,
  updateProjectIdentity,
} from './service.ts';
export { assertActive, restoreProject } from './state.ts';
export { projectVerbs } from './verbs.ts';
