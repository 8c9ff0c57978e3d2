export { engineOperations } from './resource.ts';
