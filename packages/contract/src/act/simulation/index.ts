export * from './edit-name.ts';
export * from './resource.ts';
export * from './schema.ts';
