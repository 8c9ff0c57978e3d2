export { setPromptsBranded } from './branded.ts';
export { generatePromptSet } from './generate.ts';
export {
  areAlike,
  classifyPrompt,
  contentWords,
  generatePrompts,
  type PromptIntent,
  promptIntents,
} from './generation/index.ts';
export { addPrompts } from './prompt.ts';
export { promptSetOperations } from './resource.ts';
export { AddPrompts, GeneratePrompts, type Prompt, type PromptSetWithPrompts } from './schema.ts';
export { activatePromptSet } from './service.ts';
