export * from './columns.ts';
export * from './events.ts';
export * from './resource.ts';
export * from './schema.ts';
