export * from './model-label.ts';
export * from './resource.ts';
export * from './schema.ts';
