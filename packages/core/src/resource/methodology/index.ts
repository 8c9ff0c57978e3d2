export { methodologyOperations } from './resource.ts';
export type { Methodology } from './schema.ts';
export { getMethodology } from './service.ts';
export { sheet } from './sheet/index.ts';
