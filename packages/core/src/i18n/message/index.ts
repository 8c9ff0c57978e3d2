import type { Language } from '@svc/figures';
import { messageSaid, said, type Told } from '../said.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Part } from './values.ts';

export type Messages = typeof english;
type Id = keyof Messages;
/** A sentence before it is told in a language: which one, and what stands in it. Rows keep it as JSON. */
export type Message = { [One in Id]: { id: One; values: Parameters<Messages[One]>[0] } }[Id];

const catalogues: Record<Language, Messages> = { en: english, de: german };

/** null: this release does not know the message, which a newer one wrote. */
export function inLanguage({ id, values }: Part, language: Language): string | null {
  if (!Object.hasOwn(english, id)) return null;
  const tellIt = catalogues[language][id as Id] as (values: object, say: (part: Part) => string) => string;
  return tellIt(values, (part) => inLanguage(part, language) ?? '');
}

const toldOf = (message: Part, en = inLanguage(message, 'en') ?? ''): Told => ({
  en,
  de: inLanguage(message, 'de') ?? en,
});

/** A message in English, as answers and rows have it; whoever reads the answer in German gets the German one. */
export const say = (message: Message): string => said(toldOf(message), message);

/** The same of a row, whose text stays as it was written. null: it is of an earlier release. */
export const sayStored = (text: string, message: Part | null | undefined): string =>
  message && Object.hasOwn(english, message.id) ? said(toldOf(message, text), message) : text;

/** What a text that was just said was made from, to stand in another message. */
export const partOf = (text: string): Message =>
  (messageSaid(text) as Message | null) ?? { id: 'text', values: { text } };

/** Sentences behind one another, each told by itself. */
export const inRow = (...texts: string[]): string => say({ id: 'row', values: { parts: texts.map(partOf) } });

/** Texts of a row with the messages that they were made from. */
export type Kept = (readonly [text: string, message: Part])[];

/** What a row keeps beside texts that were just said, wherever they stand in it. */
export function messagesIn(value: unknown): Kept {
  if (typeof value === 'string') {
    const message = messageSaid(value);
    return message ? [[value, message]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(messagesIn);
}

/** Remembers a row’s texts in each language, for whoever reads the answer. null: a row of an earlier release. */
export function recall(kept: Kept | null | undefined): void {
  for (const [text, message] of kept ?? []) sayStored(text, message);
}

/** A row without its messages, whose texts are remembered in each language. */
export function recalled<Row extends { messages: Kept | null }>({
  messages,
  ...row
}: Row): Omit<Row, 'messages'> {
  recall(messages);
  return row;
}
