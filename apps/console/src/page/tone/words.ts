const singleEnglish = {
  praise: 'single sentences praise you',
  criticise: 'single sentences criticise you',
  both: 'single sentences do both',
};

const en = {
  title: 'How answers speak of you',
  about: (known: string, of: string) => `Tone is clear in ${known} of ${of} mentions`,
  all: 'Quotes',
  readBy: (reader: string) => `Read by ${reader}.`,
  corrected: (checked: string) => `Corrected for the reader’s error, from ${checked} checks by people.`,
  praise: 'Praise',
  criticism: 'Criticism',
  recommended: 'Recommended',
  weeks: 'Praise and criticism by week, as read',
  weeksCorrected: 'Praise and criticism by week, corrected for the reader’s error',
  mentions: (count: string) => `${count} mentions`,
  reads: (after: string, before: string) => `${after} reads in place of ${before}.`,
  byReader: (count: string, own: string, rest: string) =>
    `In ${count} mentions that both read, praise differs by ${own} points; without that, praise changed by ${rest} points.`,
  incomparable: 'Too few mentions were read by both: tone before and after cannot be compared.',
  themes: 'Single sentences, by theme',
  side: 'criticism | praise',
  few: (known: string) => `Tone is clear in ${known} mentions: 30 are needed to say more.`,
  theme: {
    price: 'Price',
    support: 'Support',
    easeOfUse: 'Ease of use',
    quality: 'Quality',
    reliability: 'Reliability',
    speed: 'Speed',
    features: 'Features',
    security: 'Security',
    trust: 'Trust',
    other: 'Other',
  } as Record<string, string>,
  headline: (praise: string, criticism: string, known: string) =>
    `Of ${known} answers whose tone is clear as a whole, ${praise} praise you and ${criticism} criticise you.`,
  headlineNone: (known: string, said: keyof typeof singleEnglish | null, recommended: string | null) =>
    `As a whole, none of ${known} answers with a clear tone praises or criticises you${said ? `; ${singleEnglish[said]}` : ''}.${
      recommended ? ` ${recommended} of all that name you recommend you.` : ''
    }`,
  headlineCorrected: (praise: string, criticism: string) =>
    `${praise} of mentions praise you and ${criticism} criticise you.`,
  bounds: (name: string, least: string, most: string) => `${name} in all mentions: ${least} to ${most}.`,
  wholeSays:
    'Shares count answers as a whole. A single sentence can praise or criticise in an answer that is neutral as a whole.',
  noMention: 'No answer of this period names you.',
  shares: 'Praise and criticism',
  quotes: 'In the words of the answers',
  quotesFrom: (answers: string) => `From the ${answers} newest answers that name you`,
  noQuote: 'No sentence of these answers praises or criticises you clearly.',
  allTones: 'All',
  polarity: { positive: 'Praise', negative: 'Criticism', mixed: 'Mixed' },
};

const singleGerman = {
  praise: 'einzelne Sätze loben Sie',
  criticise: 'einzelne Sätze kritisieren Sie',
  both: 'einzelne Sätze tun beides',
};

const de: typeof en = {
  title: 'Wie Antworten über Sie sprechen',
  about: (known, of) => `Der Ton ist in ${known} von ${of} Nennungen klar`,
  all: 'Zitate',
  readBy: (reader) => `Gelesen von ${reader}.`,
  corrected: (checked) => `Um Lesefehler korrigiert, nach ${checked} Prüfungen durch Menschen.`,
  praise: 'Lob',
  criticism: 'Kritik',
  recommended: 'Empfohlen',
  weeks: 'Lob und Kritik nach Woche, wie gelesen',
  weeksCorrected: 'Lob und Kritik nach Woche, um Lesefehler korrigiert',
  mentions: (count) => `${count} Nennungen`,
  reads: (after, before) => `${after} liest anstelle von ${before}.`,
  byReader: (count, own, rest) =>
    `In ${count} Nennungen, die beide lasen, unterscheidet sich das Lob um ${own} Punkte; ohne diesen Teil änderte es sich um ${rest} Punkte.`,
  incomparable:
    'Zu wenige Nennungen wurden von beiden gelesen: Der Ton davor und danach lässt sich nicht vergleichen.',
  themes: 'Einzelne Sätze, nach Thema',
  side: 'Kritik | Lob',
  few: (known) => `Der Ton ist in ${known} Nennungen klar: Für mehr braucht es 30.`,
  theme: {
    price: 'Preis',
    support: 'Support',
    easeOfUse: 'Bedienung',
    quality: 'Qualität',
    reliability: 'Zuverlässigkeit',
    speed: 'Tempo',
    features: 'Funktionen',
    security: 'Sicherheit',
    trust: 'Vertrauen',
    other: 'Anderes',
  },
  headline: (praise, criticism, known) =>
    `Von ${known} Antworten, deren Ton im Ganzen klar ist, sind ${praise} lobend und ${criticism} kritisch.`,
  headlineNone: (known, said, recommended) =>
    `Im Ganzen lobt oder kritisiert Sie keine von ${known} Antworten mit klarem Ton${said ? `; ${singleGerman[said]}` : ''}.${
      recommended ? ` ${recommended} aller Antworten, die Sie nennen, empfehlen Sie.` : ''
    }`,
  headlineCorrected: (praise, criticism) => `${praise} der Nennungen sind lobend und ${criticism} kritisch.`,
  bounds: (name, least, most) => `${name} in allen Nennungen: ${least} bis ${most}.`,
  wholeSays:
    'Die Anteile zählen ganze Antworten. Ein einzelner Satz kann loben oder kritisieren, auch wenn die Antwort im Ganzen neutral ist.',
  noMention: 'Keine Antwort dieses Zeitraums nennt Sie.',
  shares: 'Lob und Kritik',
  quotes: 'In den Worten der Antworten',
  quotesFrom: (answers) => `Aus den ${answers} neuesten Antworten, die Sie nennen`,
  noQuote: 'Kein Satz dieser Antworten lobt oder kritisiert Sie klar.',
  allTones: 'Alle',
  polarity: { positive: 'Lob', negative: 'Kritik', mixed: 'Gemischt' },
};

export const toneWords = { en, de };
