export * from './resource.ts';
export * from './schema.ts';
export * from './schema-demand.ts';
export * from './schema-estimate.ts';
export * from './schema-reliability.ts';
