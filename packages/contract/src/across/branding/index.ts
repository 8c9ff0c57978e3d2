export * from './contrast.ts';
export * from './resource.ts';
export * from './schema.ts';
