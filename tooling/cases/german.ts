import type { Business } from './business.ts';

const page = (title: string, ...body: string[]): string =>
  `<title>${title}</title><main><h1>${title}</h1>${body.map((one) => `<p>${one}</p>`).join('')}</main>`;

export const dentist: Business = {
  id: 'dentist',
  project: {
    name: 'Zahnarztpraxis Lindenhof',
    description:
      'Zahnarztpraxis in Leipzig: Implantate, Behandlung von Angstpatienten, Kinderzahnheilkunde, Prophylaxe.',
    brand: {
      name: 'Zahnarztpraxis Lindenhof',
      aliases: ['Praxis Lindenhof'],
      domains: ['lindenhof.example'],
    },
    competitors: [
      { name: 'Zahnärzte am Rosental', domains: ['rosental-zahn.example'] },
      { name: 'Praxis Dr. Seidel' },
    ],
    locale: { country: 'DE', language: 'de' },
  },
  facts: [],
  pages: {
    'https://lindenhof.example/': page(
      'Praxis Lindenhof',
      'Willkommen! Wir freuen uns auf Sie und nehmen uns Zeit für Ihr Lächeln.',
      'Unser Team berät Sie gern am Telefon.',
    ),
    'https://lindenhof.example/implantate': page(
      'Implantate in Leipzig',
      'Wir setzen Implantate in Leipzig seit vielen Jahren. Fragen Sie uns, was ein Implantat kostet und wie lange es hält.',
      'Moderne Technik sorgt dafür, dass der Eingriff schonend verläuft.',
    ),
    'https://www.jameda.de/leipzig/zahnarzt/implantate/': page(
      'Zahnärzte für Implantate in Leipzig',
      'Die Zahnärzte am Rosental und die Praxis Dr. Seidel haben in Leipzig die meisten Bewertungen für Implantate, 312 und 198.',
      'Stand: 2. November 2026',
    ),
    'https://leipzig-ratgeber.example/zahnarzt-angst': page(
      'Zahnarztangst: Praxen in Leipzig',
      'Diese Praxen behandeln Angstpatienten: Zahnärzte am Rosental und Praxis Dr. Seidel. Lachgas kostet dort zwischen 80 und 120 Euro.',
      'Aktualisiert am 20. September 2026',
    ),
  },
  topics: [
    {
      name: 'Implantate',
      questions: [
        ['price', 'Was kostet ein Implantat in Leipzig?'],
        ['local', 'Wer setzt in Leipzig Implantate ohne lange Wartezeit?'],
        ['best_of', 'Welche Zahnarztpraxis in Leipzig ist gut für Implantate?'],
      ],
      rivals: [
        'Die Zahnärzte am Rosental nennen Festpreise ab 1.900 Euro je Implantat und bieten Termine innerhalb von zwei Wochen.',
        'Die Praxis Dr. Seidel ist bekannt für Implantate unter Vollnarkose.',
      ],
      own: 'Auch die Praxis Lindenhof setzt Implantate.',
      rate: 0.1,
      cites: ['https://www.jameda.de/leipzig/zahnarzt/implantate/', 'https://rosental-zahn.example/preise'],
    },
    {
      name: 'Angstpatienten',
      questions: [
        ['local', 'Welcher Zahnarzt in Leipzig ist gut für Angstpatienten?'],
        ['local', 'Wo gibt es in Leipzig eine Zahnbehandlung mit Lachgas?'],
        ['problem', 'Ich habe Angst vor dem Zahnarzt. Wohin kann ich in Leipzig gehen?'],
      ],
      rivals: [
        'Die Praxis Dr. Seidel bietet Lachgas und nimmt sich für Angstpatienten eine Stunde Zeit.',
        'Die Zahnärzte am Rosental sind auf Angstpatienten spezialisiert, weil dort ein Psychologe mitarbeitet.',
      ],
      own: 'Die Praxis Lindenhof erklärt jeden Schritt vorab.',
      rate: 0.05,
      cites: ['https://leipzig-ratgeber.example/zahnarzt-angst'],
    },
    {
      name: 'Kinderzahnheilkunde',
      questions: [
        ['local', 'Welcher Kinderzahnarzt in Leipzig ist zu empfehlen?'],
        ['local', 'Ab wann sollte ein Kind in Leipzig zum Zahnarzt?'],
      ],
      rivals: ['Die Zahnärzte am Rosental haben ein eigenes Wartezimmer für Kinder.'],
      own: 'Die Praxis Lindenhof ist auf Kinder eingestellt und übt das Putzen mit ihnen.',
      rate: 0.8,
      since: 0.02,
      cites: ['https://www.leipzig.de/gesundheit/zahnpflege-kinder'],
    },
    {
      name: 'Prophylaxe',
      questions: [
        ['price', 'Was kostet eine professionelle Zahnreinigung in Leipzig?'],
        ['informational', 'Wie oft ist eine Zahnreinigung sinnvoll?'],
      ],
      rivals: ['Die Zahnärzte am Rosental verlangen 95 Euro für die Zahnreinigung.'],
      own: 'Die Praxis Lindenhof verlangt 89 Euro für die Zahnreinigung.',
      rate: 0.5,
      cites: ['https://lindenhof.example/'],
    },
  ],
};

export const hotel: Business = {
  id: 'hotel',
  project: {
    name: 'Hotel Uferblick',
    description:
      'Familienhotel am Bodensee mit Seesauna, Fahrradverleih, Kinderbetreuung und hundefreundlichen Zimmern.',
    brand: { name: 'Hotel Uferblick', aliases: ['Uferblick'], domains: ['uferblick.example'] },
    competitors: [
      { name: 'Seehotel Hagnau', domains: ['seehotel-hagnau.example'] },
      { name: 'Landgasthof Rebstock' },
      { name: 'Hotel Inselgarten' },
    ],
    locale: { country: 'DE', language: 'de' },
  },
  facts: [
    { id: 'dog', kind: 'price', terms: ['Hund pro Nacht'], value: 15, currency: 'EUR', period: 'once' },
  ],
  pages: {
    'https://uferblick.example/': page(
      'Hotel Uferblick',
      'Das Hotel Uferblick ist ein Familienhotel am Bodensee mit Seesauna und Fahrradverleih.',
      'Ankommen, durchatmen, bleiben.',
    ),
    'https://uferblick.example/hunde': page(
      'Urlaub mit Hund',
      'Ihr Hund ist bei uns am Bodensee herzlich willkommen. In unseren hundefreundlichen Zimmern fühlen sich alle wohl.',
      'Fragen Sie an der Rezeption nach den schönsten Wegen.',
    ),
    'https://www.tripadvisor.de/Hotels-Bodensee-Hunde': page(
      'Hundefreundliche Hotels am Bodensee',
      'Seehotel Hagnau und Landgasthof Rebstock führen die Liste mit 4,7 und 4,5 Punkten an.',
      'Hunde zahlen dort 12 bis 20 Euro pro Nacht.',
    ),
    'https://bodenseemagazin.example/familienhotels':
      '<title>Familienhotels am Bodensee im Vergleich</title><h1>Familienhotels am Bodensee im Vergleich</h1><p>Aktualisiert am 5. Oktober 2026</p><h2>Welches Hotel am Bodensee hat Kinderbetreuung?</h2><table><tr><th>Haus</th><th>Betreuung</th><th>Preis pro Nacht</th></tr><tr><td>Seehotel Hagnau</td><td>ab 3 Jahren</td><td>189 Euro</td></tr><tr><td>Hotel Inselgarten</td><td>ab 4 Jahren</td><td>175 Euro</td></tr></table><p>Seehotel Hagnau und Hotel Inselgarten bieten Betreuung an sechs Tagen der Woche.</p>',
  },
  topics: [
    {
      name: 'Urlaub mit Hund',
      questions: [
        ['local', 'Welche Hotels am Bodensee sind hundefreundlich?'],
        ['price', 'Was kostet ein Hund im Hotel am Bodensee?'],
        ['best_of', 'Bestes Hotel für Urlaub mit Hund am See?'],
      ],
      rivals: [
        'Das Seehotel Hagnau berechnet 12 Euro pro Hund und Nacht und hat einen eingezäunten Auslauf.',
        'Der Landgasthof Rebstock ist beliebt, weil Hunde dort auch ins Restaurant dürfen.',
      ],
      own: 'Im Hotel Uferblick sind Hunde willkommen.',
      rate: 0.07,
      cites: ['https://www.tripadvisor.de/Hotels-Bodensee-Hunde', 'https://seehotel-hagnau.example/hund'],
    },
    {
      name: 'Kinderbetreuung',
      questions: [
        ['local', 'Welches Hotel am Bodensee bietet Kinderbetreuung?'],
        ['best_of', 'Bestes Familienhotel am Bodensee mit Betreuung?'],
        ['comparison', 'Familienhotels am Bodensee im Vergleich'],
      ],
      rivals: [
        'Das Seehotel Hagnau betreut Kinder ab drei Jahren an sechs Tagen der Woche.',
        'Das Hotel Inselgarten bietet Betreuung bis 21 Uhr.',
      ],
      own: 'Das Hotel Uferblick betreut Kinder am Vormittag.',
      rate: 0.05,
      cites: ['https://bodenseemagazin.example/familienhotels'],
    },
    {
      name: 'Sauna am See',
      questions: [
        ['best_of', 'Welches Hotel am Bodensee hat eine Sauna am Wasser?'],
        ['local', 'Wellness am Bodensee im Winter: wo?'],
      ],
      rivals: ['Das Hotel Inselgarten hat eine Sauna im Garten.'],
      own: 'Das Hotel Uferblick ist für seine Seesauna bekannt, mit Steg ins Wasser.',
      rate: 0.85,
      since: 0.02,
      cites: ['https://de.wikivoyage.org/wiki/Bodensee'],
    },
    {
      name: 'Radurlaub',
      questions: [
        ['local', 'Wo übernachtet man am besten am Bodensee-Radweg?'],
        ['problem', 'Hotel am Bodensee mit Leihrädern für Kinder?'],
      ],
      rivals: ['Der Landgasthof Rebstock hat eine Werkstatt für Räder.'],
      own: 'Das Hotel Uferblick verleiht Räder für Erwachsene und Kinder.',
      rate: 0.45,
      cites: ['https://www.komoot.com/guide/bodensee-radweg'],
    },
  ],
};
