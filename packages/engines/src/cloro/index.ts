/** Chat products through cloro. */
export { askCloro, type CloroScreen } from './answer.ts';
export { probeCloro } from './task.ts';
