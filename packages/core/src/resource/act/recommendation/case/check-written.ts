import type { Written } from '@svc/contract/act/recommendation';
import type { Language } from './words.ts';

type Sentence = Written['sentences'][number];

const figure = /\p{Nd}[\p{Nd}.,\u202f\u00a0]{0,20}/gu;
const address =
  /https?:\/\/[^\s)\]>"'”“]{1,300}|\b[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){0,4}\.[a-z]{2,12}(?:\/[^\s)\]>"'”“]{0,200})?/giu;
const quote = /[“„]([^“”„]{1,400})[”“]/gu;
const name = /(?<=[\p{Ll}\p{Nd},;:] )\p{Lu}[\p{L}\p{Nd}’'-]{1,40}/gu;

/** “1,200” and “1.200” are one figure in two languages; a mark at the end belongs to the sentence. */
const numberOf = (text: string): string => text.replace(/[.,]+$/u, '').replace(/[.,\u202f\u00a0]/gu, '');

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([all]) => all);
const trimmed = (text: string): string => text.replace(/[.,;:!?/]+$/u, '').toLowerCase();

/**
 * What a sentence says that the material does not have: figures, addresses, quotations and, in English, names. Empty: every such
 * thing is in it. German capitals name nouns of every kind, so names are not looked for there.
 */
export function madeUp(text: string, material: string, language: Language): string[] {
  const numbers = new Set(found(material, figure).map(numberOf));
  const addresses = new Set(found(material, address).map(trimmed));
  const plain = material.toLowerCase();
  return [
    ...found(text, figure).filter((one) => !numbers.has(numberOf(one))),
    ...found(text, address).filter((one) => !addresses.has(trimmed(one)) && !plain.includes(trimmed(one))),
    ...[...text.matchAll(quote)].flatMap(([, said = '']) =>
      plain.includes(said.toLowerCase().replace(/[.,;:!?]+$/u, '')) ? [] : [said],
    ),
    ...(language === 'en' ? found(text, name).filter((one) => !material.includes(one)) : []),
  ];
}

/** Sentences of an engine that say nothing beyond the fields on which they claim to rest. */
export function keepTrue(
  sentences: readonly Sentence[],
  ours: Written,
  language: Language,
): { kept: Sentence[]; refused: number } {
  const byField = new Map<string, string[]>();
  for (const { text, evidence } of ours.sentences)
    for (const field of evidence) byField.set(field, [...(byField.get(field) ?? []), text]);
  const kept = sentences.filter(({ text, evidence }) => {
    const material = evidence.flatMap((field) => byField.get(field) ?? []);
    return (
      evidence.length > 0 &&
      evidence.every((field) => byField.has(field)) &&
      text.length <= 600 &&
      madeUp(text, material.join('\n'), language).length === 0
    );
  });
  return { kept, refused: sentences.length - kept.length };
}
