export { projectEvents } from './events.ts';
export { readAnswersAgain } from './jobs.ts';
export { findProject } from './queries.ts';
export { projectOperations } from './resource.ts';
export {
  Brand,
  BrandInput,
  CreateProject,
  ListProjects,
  Locale,
  LocaleInput,
  maxPrompts,
  Project,
  ProjectParams,
  projectFields,
  samplesK,
} from './schema.ts';
export {
  assertEnginesExist,
  createProject,
  getProject,
  listProjects,
  raiseIdentityVersion,
  readInProject,
  replaceCompetitors,
  updateProject,
  updateProjectIdentity,
} from './service.ts';
export { assertActive } from './state.ts';
