export * from './resource.ts';
export * from './schema.ts';
export * from './schema-writer.ts';
