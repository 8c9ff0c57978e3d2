import type { PreviewedPrompts, PreviewPrompts } from '@svc/contract/measure/prompt-set';
import { languageOfText, readBusiness } from '../../../business/index.ts';
import { type Context, inTurns, invalid } from '../../../kernel/index.ts';
import { hasOwnQuestions, ownLanguage } from './business.ts';
import { generatePromptsSteps } from './generation/index.ts';

/** The questions that a project of this kind would ask; nothing is stored. Throws validation_failed where it is unclear. */
export async function previewPrompts(_: Context, input: PreviewPrompts): Promise<PreviewedPrompts> {
  const { brand, description = '', topics, competitors, location, count } = input;
  const language = input.locale?.language ?? languageOfText(`${brand}. ${description}`) ?? 'en';
  const own = ownLanguage(language);
  const business =
    topics || !hasOwnQuestions(language)
      ? null
      : readBusiness({
          brand,
          language: own,
          descriptions: description ? [description] : [],
          place: location ?? null,
        });
  if (!business && !topics)
    throw invalid(
      'description',
      'It is not clear what the business offers. Say in one sentence what it is, where, and what for.',
      {
        expected: 'a sentence such as “Dentist in Leipzig: implants, check-ups”, or “topics”',
        received: description,
      },
    );
  const steps = generatePromptsSteps({
    from: {
      ...{ brand, business, competitors, city: location ?? null },
      ...(topics && { topics: topics.map((text) => ({ phrase: text })) }),
    },
    ...{ count, language, country: input.locale?.country ?? null, seed: 1 },
  });
  const made = await inTurns(steps);
  return {
    language: made.language,
    prompts: made.prompts.map(({ text, intent, topic, source, why }) => ({
      text,
      intent,
      topic,
      source,
      why,
    })),
    notes: made.notes,
  };
}
