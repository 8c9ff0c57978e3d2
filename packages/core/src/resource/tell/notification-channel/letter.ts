import type { Language } from '@svc/contract/kernel';
import { renderLetter } from '../../../mail/index.ts';
import { codeMinutes } from './code.ts';
import type { Message } from './message.ts';

/** The mail with the code that its reader passes on, so that a channel may write to them. */
export const codeLetter = {
  en: (project: string, code: string) => ({
    subject: `${code} is the code for messages about ${project}`,
    ...renderLetter({
      language: 'en',
      title: `Messages about ${project}`,
      paragraphs: [
        `Someone wants to send messages about ${project} to this address. To allow it, give them this code: ${code}.`,
        `The code expires in ${codeMinutes} minutes. If you do not know what this is about, ignore this e-mail: without the code, no messages are sent.`,
      ],
    }),
  }),
  de: (project: string, code: string) => ({
    subject: `${code} ist der Code für Nachrichten zu ${project}`,
    ...renderLetter({
      language: 'de',
      title: `Nachrichten zu ${project}`,
      paragraphs: [
        `Jemand möchte Nachrichten zu ${project} an diese Adresse senden. Wenn Sie das erlauben, geben Sie diesen Code weiter: ${code}.`,
        `Der Code gilt ${codeMinutes} Minuten. Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese E-Mail: Ohne den Code werden keine Nachrichten gesendet.`,
      ],
    }),
  }),
} as const;

export const testWords = {
  en: { title: (name: string) => `Test of “${name}”`, text: 'This channel works.' },
  de: { title: (name: string) => `Test von „${name}“`, text: 'Dieser Kanal funktioniert.' },
} as const;

export const testMessage = (name: string, language: Language): Message => ({
  title: testWords[language].title(name),
  text: testWords[language].text,
  severity: 'info',
  facts: [],
  language,
});

export const testLetter = (name: string, language: Language) => ({
  subject: testWords[language].title(name),
  ...renderLetter({ language, paragraphs: [testWords[language].text] }),
});
