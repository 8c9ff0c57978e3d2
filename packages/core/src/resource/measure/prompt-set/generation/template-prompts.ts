import type { PromptIntent } from '@svc/contract/measure/prompt-set';
import { drawIndex, type Random } from '@svc/scoring';
import type { PromptSubject } from './subject.ts';
import type { TemplateSet } from './template/index.ts';

export interface Candidate {
  text: string;
  intent: PromptIntent;
  topic: string | null;
  /** Lower comes first. */
  order: number;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type ReaderIntent = keyof TemplateSet['readerTemplates'];
export const isReaderIntent = (intent: PromptIntent): intent is ReaderIntent =>
  intent !== 'price' && intent !== 'local';

interface Wordings {
  set: TemplateSet;
  subject: PromptSubject;
  place: string | null;
  random: Random;
}

/** Wordings around topics: for languages without questions of their own, and for what is read rather than bought. */
export function fillTemplates({ set, subject, place, random }: Wordings, intent: PromptIntent): Candidate[] {
  const { audience = 'business' } = subject;
  const usual = set.audiences[audience === 'reader' ? 'business' : audience];
  const audiences = subject.audiences?.length ? subject.audiences : usual;
  const competitors = subject.competitors ?? [];
  const wordings = [
    ...(audience === 'reader' && isReaderIntent(intent)
      ? set.readerTemplates[intent]
      : set.templates[intent]),
    ...(intent === 'alternatives' && competitors.length ? set.competitorTemplates : []),
  ].filter((wording) => subject.city || !wording.includes('{city}'));
  const filled = (subject.topics ?? []).flatMap(({ phrase, weight = 1 }, rank) => {
    const saysForWhom = ` ${phrase} `.includes(` ${set.forWord} `);
    const fitting = wordings.filter((wording) => !saysForWhom || !wording.includes('{audience}'));
    return fitting.map((wording) => {
      const values: Record<string, string> = {
        topic: phrase,
        audience: audiences[drawIndex(random, audiences.length)] ?? '',
        place: place ?? '',
        city: subject.city ?? '',
        competitor: competitors[drawIndex(random, Math.max(competitors.length, 1))] ?? '',
      };
      const text = capitalised(wording.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? ''));
      // Exponential races: a topic of twice the weight comes first twice as often.
      const order = (-Math.log(1 - random()) / Math.max(weight, 0.05)) * (1 + 0.1 * rank);
      return { text, intent, topic: phrase, order };
    });
  });
  return filled.toSorted((one, other) => one.order - other.order);
}
