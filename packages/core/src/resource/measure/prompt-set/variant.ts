import type { PromptParams, PromptVariants, SuggestVariants } from '@svc/contract/measure/prompt-set';
import type { Context } from '../../../kernel/index.ts';
import { contentWords } from '../../../near-duplicate/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readProjectBusiness } from './business.ts';
import { classifyPrompt, suggestVariants } from './generation/index.ts';
import { namesOf, readPrompt } from './prompt.ts';
import { readSet } from './service.ts';

/** By templates and rules alone; adds nothing. */
export async function suggestPromptVariants(
  context: Context,
  input: SuggestVariants & PromptParams,
): Promise<PromptVariants> {
  const project = await getProject(context, input);
  const prompt = await readPrompt(context, input);
  const { locale } = await readSet(context, { projectId: input.projectId, setId: prompt.promptSetId });
  const business = await readProjectBusiness(context, project, { language: locale.language });
  const ofType = (type: string) =>
    (business?.offers ?? []).filter((offer) => offer.type === type).map(({ text }) => text);
  const { paraphrases, siblings, notes } = suggestVariants(prompt, locale.language, input.count, {
    persons: ofType('person'),
    features: ofType('feature'),
    audience: business?.audience ?? 'consumer',
  });
  const names = namesOf(project);
  // A variant never brings the brand in.
  const fits = ({ text }: { text: string }) => prompt.branded || !classifyPrompt(text, names).branded;
  return {
    promptId: prompt.id,
    paraphraseGroup:
      prompt.paraphraseGroup ?? [...contentWords(prompt.text)].slice(0, 6).join('-').slice(0, 100),
    paraphrases: paraphrases.filter(fits),
    siblings: siblings.filter(fits),
    notes,
  };
}
