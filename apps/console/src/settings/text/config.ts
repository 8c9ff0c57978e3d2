const en = {
  lead: 'All settings of this project in one file, without secrets: keep it beside your code, or set up another project with it.',
  download: 'Download the configuration',
  applyTitle: 'Apply a file',
  file: 'A file to apply',
  document: 'Or its text',
  try: 'Show what would change',
  apply: 'Apply it',
  trySays:
    'Nothing is changed until you apply it. What a list leaves out is removed; what the file leaves out stays.',
  same: 'The project already matches the file.',
  would: (count: number) => `${count} changes would be made:`,
  applied: (count: number) => `Applied: ${count} changes.`,
  actions: { add: 'add', change: 'change', remove: 'remove' },
  what: 'What',
  action: 'Change',
  before: 'Now',
  after: 'Then',
  noJson: (reason: string) => `This is not valid JSON: ${reason}`,
};

export const configText = {
  en,
  de: {
    lead: 'Alle Einstellungen dieses Projekts in einer Datei, ohne Geheimnisse: für die Ablage neben Ihrem Code oder um ein weiteres Projekt damit einzurichten.',
    download: 'Konfiguration herunterladen',
    applyTitle: 'Datei anwenden',
    file: 'Datei auswählen',
    document: 'Oder Text einfügen',
    try: 'Änderungen anzeigen',
    apply: 'Anwenden',
    trySays:
      'Erst mit „Anwenden“ ändert sich etwas. Was in einer Liste fehlt, wird entfernt; was in der Datei fehlt, bleibt.',
    same: 'Das Projekt entspricht bereits der Datei.',
    would: (count: number) => `${count} Änderungen stehen an:`,
    applied: (count: number) => `${count} Änderungen angewendet.`,
    actions: { add: 'hinzufügen', change: 'ändern', remove: 'entfernen' },
    what: 'Was',
    action: 'Änderung',
    before: 'Jetzt',
    after: 'Danach',
    noJson: (reason: string) => `Das ist kein gültiges JSON: ${reason}`,
  } satisfies typeof en,
};
