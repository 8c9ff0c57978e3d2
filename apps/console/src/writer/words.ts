const en = {
  engine: 'Written by',
  most: 'At most, US dollars of your own key',
  cost: 'What it would cost',
  free: 'In test mode an engine writes at no cost.',
  by: (engine: string) => `Written by ${engine}`,
  paid: (dollars: string) => `${dollars} US dollars of your own key`,
  unknown: 'at a price that is not known here',
  between: (low: string, high: string) => `estimated before: ${low} to ${high} US dollars`,
};

export const writerWords = {
  en,
  de: {
    engine: 'Geschrieben von',
    most: 'Höchstens, in US-Dollar auf Ihren eigenen Schlüssel',
    cost: 'Was es kosten würde',
    free: 'Im Testmodus schreibt eine Engine kostenlos.',
    by: (engine: string) => `Geschrieben von ${engine}`,
    paid: (dollars: string) => `${dollars} US-Dollar auf Ihren eigenen Schlüssel`,
    unknown: 'zu einem Preis, der hier nicht bekannt ist',
    between: (low: string, high: string) => `vorher geschätzt: ${low} bis ${high} US-Dollar`,
  } satisfies typeof en,
};
