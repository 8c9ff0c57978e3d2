import { type Language, readBusiness } from '../../../../business/index.ts';
import { generatePrompts, type PromptSubject } from './index.ts';

/** Questions from nothing but a description. */
export function ask(
  brand: string,
  description: string,
  language: Language,
  more: Partial<PromptSubject> = {},
) {
  const business = readBusiness({ brand, language, descriptions: [description] });
  const made = generatePrompts({
    from: { brand, business, ...more },
    count: 24,
    language,
    country: 'DE',
    seed: 1,
  });
  return {
    ...made,
    texts: made.prompts.map(({ text }) => text),
    all: made.prompts.map(({ text }) => text).join('\n'),
  };
}
