import type { Persona } from '@svc/contract/measure/persona';

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The text about the persona that engines get. */
export const personaText = ({
  role,
  constraints,
  earlierQuestions,
}: Pick<Persona, 'role' | 'constraints' | 'earlierQuestions'>): string =>
  [
    sentence(`The person who asks is ${role}`),
    ...(constraints.length > 0 ? [sentence(`What counts for them: ${constraints.join('; ')}`)] : []),
    ...(earlierQuestions.length > 0
      ? [`Earlier they asked: ${earlierQuestions.map((question) => `“${question}”`).join(' ')}`]
      : []),
  ].join(' ');
