export * from './content.ts';
export * from './events.ts';
export * from './resource.ts';
export * from './schema.ts';
export * from './template-name.ts';
