export * from './detection-id.ts';
export * from './resource.ts';
export * from './schema.ts';
