const en = {
  lead: 'All settings of this project in one file, without secrets: keep it beside your code, or set up another project with it.',
  download: 'Download the configuration',
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
    lead: 'Alle Einstellungen dieses Projekts als eine Datei, ohne Kennungen und Geheimnisse: um sie neben Code aufzubewahren oder ein anderes Projekt ebenso einzurichten.',
    download: 'Konfiguration herunterladen',
    file: 'Eine Datei, die gelten soll',
    document: 'Oder ihr Text',
    try: 'Zeigen, was sich ändern würde',
    apply: 'Anwenden',
    trySays:
      'Nichts ändert sich, bis Sie anwenden. Was in einer Liste fehlt, wird entfernt; was in der Datei fehlt, bleibt.',
    same: 'Das Projekt ist schon so, wie die Datei sagt.',
    would: (count: number) => `${count} Änderungen würden gemacht:`,
    applied: (count: number) => `Angewandt: ${count} Änderungen.`,
    actions: { add: 'hinzufügen', change: 'ändern', remove: 'entfernen' },
    what: 'Was',
    action: 'Änderung',
    before: 'Jetzt',
    after: 'Dann',
    noJson: (reason: string) => `Das ist kein JSON: ${reason}`,
  } satisfies typeof en,
};
