export { type DemoBrand, type DemoMarket, demoMarket } from './demo/index.ts';
export type { SandboxPage } from './passage.ts';
export { createSandbox, type Sandbox, sandboxModel } from './sandbox.ts';
