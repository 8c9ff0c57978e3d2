import { nothing } from '../../kernel/index.ts';

export const workspaceExamples = { whoami: nothing };
