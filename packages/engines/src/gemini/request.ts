import type { Locale } from '../adapter.ts';
import { maxOutputTokens } from '../wire/outcome.ts';

/** The body of `generateContent`. There is no country; the language is a hint beside that of the prompt. */
export function buildRequest(
  prompt: string,
  { language }: Locale,
  persona?: string | null,
): Record<string, unknown> {
  return {
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    ...(persona ? { systemInstruction: { parts: [{ text: persona }] } } : {}),
    tools: [{ google_search: {} }],
    ...(language ? { toolConfig: { retrievalConfig: { languageCode: language } } } : {}),
    generationConfig: { maxOutputTokens },
  };
}
