export { classifyPrompt, type PromptClass } from './classify.ts';
export {
  type GeneratedPrompt,
  type GeneratedPrompts,
  type GenerateInput,
  generatePrompts,
} from './generate.ts';
export { type PromptIntent, promptIntents } from './intent.ts';
export { areAlike, contentWords } from './likeness.ts';
export type { PromptSubject } from './subject.ts';
