export { calibrationOperations } from './resource.ts';
