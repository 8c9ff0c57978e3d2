import type { EngineQuestion } from '../adapter.ts';

/** The prompt as a user message. The description of who asks comes before it, as a system message. */
export const chatMessages = ({ prompt, persona }: EngineQuestion): { role: string; content: string }[] => [
  ...(persona ? [{ role: 'system', content: persona }] : []),
  { role: 'user', content: prompt },
];
