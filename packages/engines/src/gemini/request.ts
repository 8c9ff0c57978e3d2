import type { EngineQuestion } from '../adapter.ts';
import { maxOutputTokens } from '../wire/outcome.ts';

/** The body of `generateContent`. There is no country; the language is a hint beside that of the prompt. */
export function buildRequest({
  prompt,
  locale: { language },
  persona,
  search,
}: EngineQuestion): Record<string, unknown> {
  return {
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    ...(persona ? { systemInstruction: { parts: [{ text: persona }] } } : {}),
    ...(search === false
      ? {}
      : {
          tools: [{ google_search: {} }],
          ...(language ? { toolConfig: { retrievalConfig: { languageCode: language } } } : {}),
        }),
    generationConfig: { maxOutputTokens },
  };
}
