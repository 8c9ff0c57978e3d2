import type { Language } from '@svc/contract/kernel';
import type { NotificationChannel } from '@svc/contract/tell/notification-channel';
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

/** Why a channel gets nothing now and what has to be done, by whom; null: it gets messages. */
export function silenceOf({
  kind,
  name,
  hint,
  state,
}: Pick<NotificationChannel, 'kind' | 'name' | 'hint' | 'state'>): { en: string; de: string } | null {
  const [en, de] = [`“${name}” gets nothing`, `„${name}“ bekommt nichts`];
  if (state === 'paused')
    return {
      en: `${en}: it is paused. Set it to active.`,
      de: `${de}: Er pausiert. Setzen Sie ihn auf aktiv.`,
    };
  if (state === 'unsubscribed')
    return {
      en: `${en}: its recipient has unsubscribed. Choose another.`,
      de: `${de}: Der Empfänger hat ihn abbestellt. Wählen Sie einen anderen.`,
    };
  if (state !== 'unverified') return null;
  return kind === 'email'
    ? {
        en: `${en} yet: whoever reads ${hint} was mailed a code and has to pass it on. Update the channel with it as “code” within ${codeMinutes} minutes; later, a test mails another.`,
        de: `${de}, bis er bestätigt ist: Wer ${hint} liest, hat per E-Mail einen Code bekommen und muss ihn weitergeben. Ändern Sie den Kanal innerhalb von ${codeMinutes} Minuten mit diesem „code“; später schickt ein Test einen neuen.`,
      }
    : {
        en: `${en} yet: send it a test. Once that arrives, it gets messages.`,
        de: `${de}, bis er bestätigt ist: Schicken Sie ihm einen Test. Sobald der ankommt, bekommt er Nachrichten.`,
      };
}

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
