export { generatePromptSet } from './generate.ts';
export { addPrompts } from './prompt.ts';
export { promptSetOperations } from './resource.ts';
export { AddPrompts, GeneratePrompts, type Prompt, type PromptSetWithPrompts } from './schema.ts';
export { activatePromptSet } from './service.ts';
