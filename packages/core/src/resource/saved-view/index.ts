export { savedViewOperations } from './resource.ts';
export { CreateSavedView } from './schema.ts';
export { createSavedView } from './service.ts';
