export * from './kind.ts';
export * from './resource.ts';
export * from './schema.ts';
