export { methodologyOperations } from './resource.ts';
export type { Methodology } from './schema.ts';
export { sheet } from './sheet.ts';
