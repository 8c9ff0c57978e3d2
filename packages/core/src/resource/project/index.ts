export { projectEvents } from './events.ts';
export { readAnswersAgain } from './jobs.ts';
export { existingProjects, findProject, raiseIdentityVersion } from './queries.ts';
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
  timeZone,
} from './schema.ts';
export {
  assertEnginesExist,
  createProject,
  getProject,
  listProjects,
  readInProject,
  replaceCompetitors,
  updateProject,
  updateProjectIdentity,
} from './service.ts';
export { assertActive } from './state.ts';
