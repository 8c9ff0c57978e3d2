const en = {
  displayName: 'Name',
  description: 'Description (optional)',
  country: 'Country of the asker, two letters (optional)',
  language: 'Language of the asker, two letters',
  samples: 'Answers to each prompt',
  prompts: 'Prompts asked at most',
  engines: 'Engines',
  archive: 'Archive',
  archiveSays: 'It is no longer measured and no longer listed. You can bring it back.',
  duplicate: 'Duplicate',
  duplicated: 'Duplicated:',
  delete: 'Delete this project',
  deleteSays: 'Its answers and figures are deleted for good. Type its name.',
};

export const projectText = {
  en,
  de: {
    displayName: 'Name',
    description: 'Beschreibung (freiwillig)',
    country: 'Land der Fragenden, zwei Buchstaben (freiwillig)',
    language: 'Sprache der Fragenden, zwei Buchstaben',
    samples: 'Antworten je Prompt',
    prompts: 'Höchstens gefragte Prompts',
    engines: 'Engines',
    archive: 'Archivieren',
    archiveSays: 'Es wird nicht mehr gemessen und nicht mehr gezeigt. Sie können es zurückholen.',
    duplicate: 'Verdoppeln',
    duplicated: 'Verdoppelt:',
    delete: 'Dieses Projekt löschen',
    deleteSays: 'Seine Antworten und Zahlen werden endgültig gelöscht. Geben Sie seinen Namen ein.',
  } satisfies typeof en,
};
