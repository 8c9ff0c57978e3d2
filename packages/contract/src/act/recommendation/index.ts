export * from './events.ts';
export * from './move-name.ts';
export * from './resource.ts';
export * from './schema.ts';
export * from './schema-case.ts';
export * from './schema-plan.ts';
export * from './schema-verify.ts';
