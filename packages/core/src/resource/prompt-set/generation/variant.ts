import type { PromptIntent } from './intent.ts';
import { type TemplateSet, templateSets } from './template/index.ts';

interface Variants {
  paraphrases: { text: string }[];
  siblings: { text: string; constraint: string }[];
  notes: string[];
}

const endMark = /([?.!])$/;
const lowerFirst = (text: string): string => {
  const [first = '', second = ''] = text;
  // An acronym keeps its capitals.
  return second === second.toLowerCase() ? first.toLowerCase() + text.slice(first.length) : text;
};
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Other wordings of a prompt, and the same question with somebody to buy for or something that matters. */
export function suggestVariants(
  prompt: { text: string; intent: PromptIntent; topic: string | null },
  language: string,
  count: number,
): Variants {
  const [primary = 'en'] = language.split('-');
  const set = templateSets[primary];
  if (!set)
    return {
      paraphrases: [],
      siblings: [],
      notes: [`There are no wordings for the language “${language}”.`],
    };
  const topic = prompt.topic ?? topicInTemplate(prompt.text, set, prompt.intent);
  const fixed = set.templates[prompt.intent].filter((wording) => slotsOf(wording).join() === 'topic');
  const others = topic === null ? [] : fixed.map((wording) => upperFirst(wording.replace('{topic}', topic)));
  const sentence = endMark.test(prompt.text) ? prompt.text : `${prompt.text}.`;
  const framed = set.frames.map((frame) =>
    frame.startsWith('{question}')
      ? frame.replace('{question}', sentence)
      : frame.endsWith('. {question}')
        ? frame.replace('{question}', upperFirst(prompt.text))
        : frame.replace('{question}', lowerFirst(prompt.text)),
  );
  const siblings = [
    ...set.facets.map((facet) => ({ constraint: facet, tail: set.concern.replace('{facet}', facet) })),
    ...[...set.audiences.business, ...set.audiences.consumer].map((audience) => ({
      constraint: audience,
      tail: `${set.forWord} ${audience}`,
    })),
  ].filter(
    ({ tail }) =>
      !prompt.text.includes(tail) &&
      !(tail.startsWith(set.forWord) && ` ${prompt.text} `.includes(` ${set.forWord} `)),
  );
  return {
    paraphrases: distinct([...others, ...framed], prompt.text)
      .slice(0, count)
      .map((text) => ({ text })),
    siblings: spread(siblings, count).map(({ constraint, tail }) => ({
      text: withTail(prompt.text, tail),
      constraint,
    })),
    notes:
      topic === null
        ? ['The prompt has no topic, so paraphrases only frame it otherwise. Give it one for other wordings.']
        : [],
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

/** Evenly over the list, so that a few show every kind. */
function spread<T>(items: readonly T[], count: number): T[] {
  const taken = Math.min(count, items.length);
  return Array.from({ length: taken }, (_, at) => items[Math.floor((at * items.length) / taken)]).filter(
    (item) => item !== undefined,
  );
}

const withTail = (text: string, tail: string): string =>
  endMark.test(text) ? text.replace(endMark, ` ${tail}$1`) : `${text} ${tail}`;
