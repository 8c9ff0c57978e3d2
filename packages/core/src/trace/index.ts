export { startTracing } from './start.ts';
export { noTrace, type Trace } from './type.ts';
