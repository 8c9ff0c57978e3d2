export { readAnswersAgain } from './jobs.ts';
export { findProject } from './queries.ts';
export { projectOperations } from './resource.ts';
export { Brand, BrandInput, CreateProject, Locale, Project, ProjectParams } from './schema.ts';
export {
  assertEnginesExist,
  createProject,
  getProject,
  raiseIdentityVersion,
  replaceCompetitors,
  updateProjectIdentity,
} from './service.ts';
