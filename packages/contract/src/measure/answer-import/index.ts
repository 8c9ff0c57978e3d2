export * from './events.ts';
export * from './read/field.ts';
export * from './read/source.ts';
export * from './resource.ts';
export * from './schema.ts';
