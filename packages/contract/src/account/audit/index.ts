export * from './resource.ts';
export * from './schema.ts';
