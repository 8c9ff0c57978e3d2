/** What the first run says. */
const en = {
  title: 'Measure a brand',
  steps: ['Address', 'Brand', 'Prompts', 'Engines', 'Measure'],
  url: 'The address of your website',
  urlHint: 'Its page is read to learn the brand and its topics.',
  read: 'Read the page',
  noUrl: 'Go on without an address',
  reading: 'Reading the page…',
  brand: 'Brand',
  brandSays: 'Is this you? The names are what answers are searched for.',
  aliases: 'Other names, separated by commas',
  domain: 'Domain',
  competitors: 'Competitors, separated by commas (optional)',
  topics: 'What it is about: topics, separated by commas',
  next: 'Next',
  back: 'Back',
  prompts: 'Prompts',
  promptsSays:
    'Questions that your customers would ask. Strike out what does not fit; each is asked as it stands.',
  keep: (count: number) => `${count} prompts will be asked.`,
  tooFew: 'Keep at least one prompt.',
  promptsWritten:
    'Twenty questions are written from your topics when you measure. You may ask your own instead.',
  own: 'Your own questions, one a line (optional)',
  engines: 'Engines',
  enginesSays: 'The sandbox answers from your own page and costs nothing: a way to see how everything works.',
  measure: 'Measure',
  go: 'Start measuring',
  measuring: 'The scan is running. Each answer is read as it arrives.',
  done: 'Measured.',
  see: 'See the result',
};

const de: typeof en = {
  title: 'Eine Marke messen',
  steps: ['Adresse', 'Marke', 'Fragen', 'Engines', 'Messen'],
  url: 'Die Adresse Ihrer Website',
  urlHint: 'Ihre Seite wird gelesen, um Marke und Themen zu erfahren.',
  read: 'Seite lesen',
  noUrl: 'Ohne Adresse weiter',
  reading: 'Die Seite wird gelesen …',
  brand: 'Marke',
  brandSays: 'Sind Sie das? Nach diesen Namen werden Antworten durchsucht.',
  aliases: 'Andere Namen, durch Kommas getrennt',
  domain: 'Domain',
  competitors: 'Wettbewerber, durch Kommas getrennt (freiwillig)',
  topics: 'Worum es geht: Themen, durch Kommas getrennt',
  next: 'Weiter',
  back: 'Zurück',
  prompts: 'Fragen',
  promptsSays:
    'Fragen, die Ihre Kundschaft stellen würde. Streichen Sie, was nicht passt; jede wird so gestellt, wie sie da steht.',
  keep: (count) => `${count} Fragen werden gestellt.`,
  tooFew: 'Behalten Sie mindestens eine Frage.',
  promptsWritten:
    'Beim Messen werden zwanzig Fragen aus Ihren Themen geschrieben. Sie können stattdessen eigene stellen.',
  own: 'Eigene Fragen, eine je Zeile (freiwillig)',
  engines: 'Engines',
  enginesSays:
    'Die Sandbox antwortet aus Ihrer eigenen Seite und kostet nichts: so sehen Sie, wie alles funktioniert.',
  measure: 'Messen',
  go: 'Messung starten',
  measuring: 'Der Scan läuft. Jede Antwort wird gelesen, sobald sie da ist.',
  done: 'Gemessen.',
  see: 'Zum Ergebnis',
};

export const firstRunWords = { en, de };
