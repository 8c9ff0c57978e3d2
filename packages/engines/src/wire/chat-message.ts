import type { EngineQuestion } from '../adapter.ts';

/** The prompt as a user's message; who asks stands before it as the system's. */
export const chatMessages = ({ prompt, persona }: EngineQuestion): { role: string; content: string }[] => [
  ...(persona ? [{ role: 'system', content: persona }] : []),
  { role: 'user', content: prompt },
];
