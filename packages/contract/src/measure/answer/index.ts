export * from './resource.ts';
export * from './schema.ts';
export * from './schema-beside.ts';
export * from './schema-detection.ts';
export * from './schema-evidence.ts';
export * from './schema-page.ts';
