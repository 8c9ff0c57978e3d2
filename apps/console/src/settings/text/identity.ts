import { counted } from '../../text/counted.ts';

const en = {
  lead: 'How your brand is found in answers. After a change all stored answers are read again, at no cost.',
  brand: 'Brand',
  aliases: 'Other names',
  domains: 'Domains',
  context: 'Count the name only near these words',
  negative: 'Don’t count the name near these words',
  caseRule: 'Capital letters',
  rules: { auto: 'decided by the name', sensitive: 'matter', insensitive: 'do not matter' },
  preview: 'Preview on stored answers',
  previewSays: 'How many stored answers contain each name now, with the first example.',
  look: 'Look',
  in: (count: string) => `in ${counted(count, 'answer', 'answers')}`,
  nowhere: 'in no stored answer',
  saved: 'Saved. Stored answers are being read again.',
};

export const identityText = {
  en,
  de: {
    lead: 'In Antworten wird nach diesen Namen und Domains gesucht. Eine Änderung liest alle gespeicherten Antworten neu, kostenlos.',
    brand: 'Marke',
    aliases: 'Andere Namen',
    domains: 'Domains',
    context: 'Wörter, die bei einem mehrdeutigen Namen in der Nähe stehen müssen',
    negative: 'Wörter in der Nähe, die zeigen, dass Sie nicht gemeint sind',
    caseRule: 'Groß- und Kleinschreibung',
    rules: { auto: 'wie es der Name braucht', sensitive: 'zählt', insensitive: 'zählt nicht' },
    preview: 'Vorschau an gespeicherten Antworten',
    previewSays: 'Wie viele gespeicherte Antworten jeden Namen enthalten, mit der ersten davon.',
    look: 'Nachsehen',
    in: (count: string) => `in ${counted(count, 'Antwort', 'Antworten')}`,
    nowhere: 'in keiner gespeicherten Antwort',
    saved: 'Gespeichert. Gespeicherte Antworten werden neu gelesen.',
  } satisfies typeof en,
};
