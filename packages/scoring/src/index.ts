export * from './distribution/index.ts';
export * from './random/index.ts';
