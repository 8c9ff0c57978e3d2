/** What the correction of a reading says. */
const en = {
  wrong: 'This reading is wrong',
  isNot: (brand: string) => `The words that were taken for ${brand} mean something else.`,
  isIt: (brand: string) => `${brand} does stand in this answer.`,
  note: 'Why, for your colleagues (optional)',
  say: 'Correct it',
  said: 'Corrected. Stored answers are read again within seconds, at no cost.',
};

const de: typeof en = {
  wrong: 'Das ist falsch gelesen',
  isNot: (brand) => `Die Worte, die für ${brand} gehalten wurden, meinen etwas anderes.`,
  isIt: (brand) => `${brand} steht in dieser Antwort.`,
  note: 'Warum, für Kolleginnen und Kollegen (freiwillig)',
  say: 'Berichtigen',
  said: 'Berichtigt. Gespeicherte Antworten werden binnen Sekunden neu gelesen, ohne Kosten.',
};

export const answerWords = { en, de };
