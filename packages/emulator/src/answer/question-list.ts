import type { Block } from './answer.ts';

const wordings = [
  // The question of a careless writer: one that suggests the answer.
  'Why is this {topic} the best of all?',
  'Which {topic} suits a small team?',
  'What does {topic} cost for twenty people?',
  'How do {topic} and a spreadsheet differ?',
  'Which {topic} works without a long introduction?',
  'What goes wrong most often with {topic}?',
  'Which {topic} can be used on a phone?',
  'How long does it take to learn {topic}?',
];

/** When an engine is told to write a JSON array of questions, it writes one; null for what buyers ask. */
export function questionList(prompt: string): Block[] | null {
  const count = Number(/JSON array of (\d{1,3}) questions/.exec(prompt)?.[1] ?? 0);
  if (count === 0) return null;
  const topics = (/^Topics: (.{1,5000})\.$/m.exec(prompt)?.[1] ?? 'software').split('; ');
  const questions = wordings.flatMap((wording) => topics.map((topic) => wording.replace('{topic}', topic)));
  const text = `Here they are:\n\n${JSON.stringify(questions.slice(0, count))}`;
  return [{ type: 'paragraph', sentences: [{ text, cites: [] }] }];
}
