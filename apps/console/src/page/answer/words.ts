/** What the correction of a reading says. */
const en = {
  tone: 'How answers speak of you',
  noMention: 'No answer of the last 30 days names you.',
  mentions: (mentions: number, known: number) =>
    `${mentions} answers of 30 days name you; of ${known} the tone is known.`,
  bounds: (least: string, most: string) => `of all that name you: ${least} to ${most}`,
  polarity: { positive: 'kind', negative: 'critical', mixed: 'both' },
  themes: 'What it is about',
  sentences: 'sentences',
  theme: {
    price: 'price',
    support: 'support',
    easeOfUse: 'ease of use',
    quality: 'quality',
    reliability: 'reliability',
    speed: 'speed',
    features: 'features',
    security: 'security',
    trust: 'trust',
    other: 'something else',
  },
  uncertain: 'Readings that need a person',
  uncertainSays:
    'Words that may or may not mean a brand, the most doubtful first. Your word stands, and teaches the rule for the other answers.',
  certain: 'No reading is in doubt.',
  likely: (brand: string, share: string) => `means ${brand} with ${share}`,
  meant: (brand: string) => `It is ${brand}`,
  notMeant: (brand: string) => `It is not ${brand}`,
  wrong: 'This reading is wrong',
  isNot: (brand: string) => `The words that were taken for ${brand} mean something else.`,
  isIt: (brand: string) => `${brand} does stand in this answer.`,
  note: 'Why, for your colleagues (optional)',
  say: 'Correct it',
  said: 'Corrected. Stored answers are read again within seconds, at no cost.',
};

const de: typeof en = {
  tone: 'Wie Antworten von Ihnen sprechen',
  noMention: 'Keine Antwort der letzten 30 Tage nennt Sie.',
  mentions: (mentions, known) =>
    `${mentions} Antworten aus 30 Tagen nennen Sie; von ${known} ist der Ton bekannt.`,
  bounds: (least, most) => `von allen, die Sie nennen: ${least} bis ${most}`,
  polarity: { positive: 'freundlich', negative: 'kritisch', mixed: 'beides' },
  themes: 'Worum es geht',
  sentences: 'Sätze',
  theme: {
    price: 'Preis',
    support: 'Unterstützung',
    easeOfUse: 'Bedienung',
    quality: 'Qualität',
    reliability: 'Zuverlässigkeit',
    speed: 'Tempo',
    features: 'Funktionen',
    security: 'Sicherheit',
    trust: 'Vertrauen',
    other: 'anderes',
  },
  uncertain: 'Stellen, die ein Mensch lesen muss',
  uncertainSays:
    'Worte, die eine Marke meinen können oder nicht, die zweifelhaftesten zuerst. Ihr Wort gilt und lehrt die Regel für die anderen Antworten.',
  certain: 'Keine Stelle ist zweifelhaft.',
  likely: (brand, share) => `meint ${brand} mit ${share}`,
  meant: (brand) => `Es ist ${brand}`,
  notMeant: (brand) => `Es ist nicht ${brand}`,
  wrong: 'Das ist falsch gelesen',
  isNot: (brand) => `Die Worte, die für ${brand} gehalten wurden, meinen etwas anderes.`,
  isIt: (brand) => `${brand} steht in dieser Antwort.`,
  note: 'Warum, für Kolleginnen und Kollegen (freiwillig)',
  say: 'Berichtigen',
  said: 'Berichtigt. Gespeicherte Antworten werden binnen Sekunden neu gelesen, ohne Kosten.',
};

export const answerWords = { en, de };
