export * from './events.ts';
export * from './resource.ts';
export * from './schema.ts';
export * from './schema-compare.ts';
export * from './schema-plan.ts';
export * from './schema-progress.ts';
export * from './schema-quality.ts';
