const en = {
  lead: 'Scans ask the active set. A locked set stays as it is, so that scans can be compared.',
  empty: 'There is no prompt set yet.',
  make: 'New empty set',
  state: { draft: 'draft', active: 'active', locked: 'locked', archived: 'archived' },
  current: 'asked now',
  version: (version: number) => `version ${version}`,
  prompts: (count: number) => `${count} prompts`,
  activate: 'Activate',
  activateSays: 'The next scan asks these prompts.',
  lock: 'Lock',
  lockSays: 'It can be asked and copied, but never changed again.',
  copy: 'Duplicate',
  deleteSays: 'The set and its prompts are deleted. Answers stay.',
  add: 'Prompts to add, one a line',
  added: (added: number, duplicates: number, rejected: number) =>
    `${added} added, ${duplicates} there already, ${rejected} refused.`,
  read: 'Prompts',
};

export const promptSetsText = {
  en,
  de: {
    lead: 'Scans fragen das aktive Set. Ein gesperrtes Set bleibt, wie es ist, damit Scans vergleichbar sind.',
    empty: 'Es gibt noch kein Prompt-Set.',
    make: 'Neues leeres Set',
    state: { draft: 'Entwurf', active: 'aktiv', locked: 'gesperrt', archived: 'archiviert' },
    current: 'wird gefragt',
    version: (version: number) => `Version ${version}`,
    prompts: (count: number) => `${count} Prompts`,
    activate: 'Aktivieren',
    activateSays: 'Der nächste Scan fragt diese Prompts.',
    lock: 'Sperren',
    lockSays: 'Es kann gefragt und kopiert, aber nie mehr geändert werden.',
    copy: 'Verdoppeln',
    deleteSays: 'Das Set und seine Prompts werden gelöscht. Antworten bleiben.',
    add: 'Prompts, eine je Zeile',
    added: (added: number, duplicates: number, rejected: number) =>
      `${added} hinzugefügt, ${duplicates} schon da, ${rejected} abgelehnt.`,
    read: 'Prompts',
  } satisfies typeof en,
};
