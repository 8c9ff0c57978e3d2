export { asksForChoice } from './choice.ts';
export { classifyPrompt, type PromptClass } from './classify.ts';
export { type Found, type FoundSource, mixed, sievedQuestions } from './found.ts';
export {
  type GeneratedPrompt,
  type GeneratedPrompts,
  type GenerateInput,
  generatePrompts,
  generatePromptsSteps,
  shortNote,
} from './generate.ts';
export { leadingWording } from './leading.ts';
export type { PromptSubject } from './subject.ts';
export { type TemplateSet, templateSets } from './template/index.ts';
export { suggestVariants } from './variant.ts';
export { type Commission, commissionText, readQuestions, sortQuestions } from './written.ts';
