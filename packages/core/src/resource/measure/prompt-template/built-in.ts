import { createHash } from 'node:crypto';
import { promptIntents } from '@svc/contract/measure/prompt-set';
import type { PromptTemplate } from '@svc/contract/measure/prompt-template';
import { type TemplateSet, templateSets } from '../prompt-set/index.ts';
import { variablesIn } from './variable.ts';

/** The wordings that prompts are generated from, in every language. */
export const builtInTemplates: readonly PromptTemplate[] = Object.entries(templateSets).flatMap(
  ([language, set]) => [
    ...promptIntents.flatMap((intent) =>
      set.templates[intent].map((text, index) =>
        describe(language, set, intent, text, `${intent} ${index + 1}`),
      ),
    ),
    ...set.competitorTemplates.map((text, index) =>
      describe(language, set, 'alternatives', text, `competitor ${index + 1}`),
    ),
    ...set.brandedTemplates.map((text, index) =>
      describe(language, set, 'informational', text, `branded ${index + 1}`),
    ),
  ],
);

function describe(
  language: string,
  set: TemplateSet,
  intent: PromptTemplate['intent'],
  text: string,
  name: string,
): PromptTemplate {
  const values: Record<string, string[]> = {
    audience: [...set.audiences.business, ...set.audiences.consumer],
    place: Object.values(set.places.countries),
  };
  return {
    // The same wording keeps its id over releases.
    id: `tpl_${createHash('sha256').update(`${language} ${text}`).digest('hex').slice(0, 32)}`,
    source: 'built_in',
    name: `${language} ${name}`,
    text,
    intent,
    language,
    variables: variablesIn(text).map((name) => ({ name, values: values[name] ?? [] })),
    createdAt: null,
  };
}
