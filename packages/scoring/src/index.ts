export * from './calibration/index.ts';
export * from './compare/index.ts';
export * from './distribution/index.ts';
export * from './interval/index.ts';
export * from './monitor/index.ts';
export * from './plan/index.ts';
export * from './predictor/index.ts';
export * from './random/index.ts';
