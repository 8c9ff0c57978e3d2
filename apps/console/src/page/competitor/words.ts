/** What the page of competitors says of how each is found. */
const en = {
  known: 'How each is looked for',
  name: 'Name',
  aliases: 'Other names',
  domains: 'Domains',
  contextTerms: 'Words that must stand near a name that means other things, too',
  negativeTerms: 'Words near a name that show that something else is meant',
  relation: 'What it is to you',
  relations: { direct: 'sells the same', indirect: 'solves it otherwise', partner: 'a partner' },
  note: 'Note (optional)',
  commas: 'Separated by commas',
  change: 'Change',
  save: 'Save',
  remove: 'Take out',
  read: 'A change reads all stored answers again, at no cost.',
};

const de: typeof en = {
  known: 'Woran jeder erkannt wird',
  name: 'Name',
  aliases: 'Andere Namen',
  domains: 'Domains',
  contextTerms: 'Wörter, die bei einem mehrdeutigen Namen in der Nähe stehen müssen',
  negativeTerms: 'Wörter in der Nähe, die zeigen, dass etwas anderes gemeint ist',
  relation: 'Was er für Sie ist',
  relations: { direct: 'verkauft dasselbe', indirect: 'löst es anders', partner: 'ein Partner' },
  note: 'Notiz (freiwillig)',
  commas: 'Durch Kommas getrennt',
  change: 'Ändern',
  save: 'Speichern',
  remove: 'Herausnehmen',
  read: 'Eine Änderung liest alle gespeicherten Antworten neu, kostenlos.',
};

export const competitorWords = { en, de };
