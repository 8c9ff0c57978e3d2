export * from './distribution/index.ts';
export * from './interval/index.ts';
export * from './random/index.ts';
export * from './compare/index.ts';
