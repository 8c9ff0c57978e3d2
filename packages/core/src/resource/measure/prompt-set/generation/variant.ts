import type { PromptIntent } from '@svc/contract/measure/prompt-set';
import type { Language } from '../../../../business/index.ts';
import { say } from '../../../../i18n/index.ts';
import { asksForChoice } from './choice.ts';
import { reword } from './rewording.ts';
import { type TemplateSet, templateSets } from './template/index.ts';

interface Variants {
  paraphrases: { text: string }[];
  siblings: { text: string; constraint: string }[];
  notes: string[];
}

const endMark = /([?.!])$/;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** People and topics of the project, used to narrow a question. */
export interface Constraints {
  persons: readonly string[];
  features: readonly string[];
}

const usualPersons: Record<Language, Record<'business' | 'consumer', readonly string[]>> = {
  en: {
    business: ['a small business', 'a start-up', 'a company with several locations'],
    consumer: ['beginners', 'families', 'people on a tight budget', 'older people'],
  },
  de: {
    business: ['ein kleines Unternehmen', 'ein Start-up', 'eine Firma mit mehreren Standorten'],
    consumer: ['Anfänger', 'Familien', 'Leute mit wenig Geld', 'ältere Menschen'],
  },
};

/**
 * Other wordings of a prompt that ask the same, and narrower questions: for somebody, or with something. Only what asks
 * for a choice can be narrowed; “How long do running shoes last for a company?” asks nothing.
 */
export function suggestVariants(
  prompt: { text: string; intent: PromptIntent; topic: string | null },
  language: string,
  count: number,
  known: Constraints & { audience: 'business' | 'consumer' } = {
    persons: [],
    features: [],
    audience: 'consumer',
  },
): Variants {
  const [primary = 'en'] = language.split('-');
  if (primary !== 'en' && primary !== 'de') return templateVariants(prompt, primary, count);
  const { text } = prompt;
  const word = primary === 'de' ? 'für' : 'for';
  // A question that asks for a name, and names no audience yet.
  const isNarrowable =
    asksForChoice(text) &&
    !/[.?!].+[.?!]$/.test(text) &&
    !` ${text} `.includes(` ${word} `) &&
    ['best_of', 'local', 'price', 'comparison'].includes(prompt.intent) &&
    !/^(?:how long|how often|wie lange|wie oft)/i.test(text);
  const persons = [...new Set([...known.persons, ...usualPersons[primary][known.audience]])];
  const tails = [
    ...persons.map((constraint) => ({ constraint, tail: `${word} ${constraint}` })),
    ...(primary === 'en' ? known.features : []).map((constraint) => ({
      constraint,
      tail: `with ${constraint}`,
    })),
  ];
  return {
    paraphrases: reword(text, primary)
      .slice(0, count)
      .map((other) => ({ text: other })),
    siblings: (isNarrowable ? tails : [])
      .slice(0, count)
      .map(({ constraint, tail }) => ({ text: withTail(text, tail, primary), constraint })),
    notes: isNarrowable
      ? []
      : ['The question cannot be narrowed without changing what it asks, so there are only other wordings.'],
  };
}

/** In languages without rewordings of their own: the wordings of templates with the same topic. */
function templateVariants(
  prompt: { text: string; intent: PromptIntent; topic: string | null },
  primary: string,
  count: number,
): Variants {
  const set = templateSets[primary];
  if (!set)
    return {
      paraphrases: [],
      siblings: [],
      notes: [say({ id: 'made.no_wordings', values: { language: primary } })],
    };
  const topic = prompt.topic ?? topicInTemplate(prompt.text, set, prompt.intent);
  const fixed = set.templates[prompt.intent].filter((wording) => slotsOf(wording).join() === 'topic');
  const others = topic === null ? [] : fixed.map((wording) => upperFirst(wording.replace('{topic}', topic)));
  return {
    paraphrases: distinct(others, prompt.text)
      .slice(0, count)
      .map((text) => ({ text })),
    siblings: [],
    notes: topic === null ? ['The prompt has no topic, so there are no other wordings. Give it one.'] : [],
  };
}

const slotsOf = (wording: string): string[] =>
  [...wording.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words in the place of {topic} when the text is one of the built-in wordings. */
function topicInTemplate(text: string, set: TemplateSet, intent: PromptIntent): string | null {
  for (const wording of set.templates[intent]) {
    if (slotsOf(wording).join() !== 'topic') continue;
    const [before = '', after = ''] = wording.split('{topic}');
    const found = new RegExp(`^${escaped(before)}(.{2,100})${escaped(after)}$`, 'iu').exec(text);
    if (found?.[1]) return found[1];
  }
  return null;
}

const distinct = (texts: readonly string[], except: string): string[] =>
  [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()].filter(
    (text) => text.toLowerCase() !== except.toLowerCase(),
  );

/** In German the tail stands before the last words of the question: “… für Familien kannst du empfehlen?” */
function withTail(text: string, tail: string, language: Language): string {
  if (language === 'de') {
    const moved = text.replace(
      /\s((?:kannst du|würdest du|empfiehlst du|ist|sind|hat|haben|gibt es)\b[^?]*\?)$/u,
      ` ${tail} $1`,
    );
    if (moved !== text) return moved;
  }
  return endMark.test(text) ? text.replace(endMark, ` ${tail}$1`) : `${text} ${tail}`;
}
