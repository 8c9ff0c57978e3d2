export { createRegistry } from './registry.ts';
