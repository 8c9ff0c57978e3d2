export * from './filter.ts';
export * from './resource.ts';
export * from './schema.ts';
export * from './schema-change.ts';
export * from './schema-forecast.ts';
export * from './schema-query.ts';
export * from './window.ts';
