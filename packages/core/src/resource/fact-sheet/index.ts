export { factSheetOperations } from './resource.ts';
