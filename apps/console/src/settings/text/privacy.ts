const en = {
  lead: 'How long answers are kept, and what may leave the workspace. Figures stay when text is deleted.',
  kept: 'How long it is kept',
  leaves: 'What leaves the workspace',
  leavesSays: 'Exports, and what helps other predictions',
  answerDays: 'Days until the text of answers is deleted',
  rawDays: 'Days until raw responses are deleted',
  exportDays: 'Days until an export is deleted',
  emptyDays: {
    answerDays: 'Left empty: the plan’s limit.',
    rawDays: 'Left empty: with the text.',
    exportDays: 'Left empty: the default.',
  },
  withheld: 'Fields that exports leave empty',
  fields: {
    text: 'the text of answers',
    citations: 'citations',
    sources: 'sources',
    searchQueries: 'searches of engines',
  },
  mask: 'Mask personal data in answers',
  calibration: 'Let results without text train the shared predictor',
  effective: (answers: number, raw: number) =>
    `Now: text for ${answers} days, raw responses for ${raw} days.`,
};

export const privacyText = {
  en,
  de: {
    lead: 'Wie lange Antworten aufbewahrt werden und was den Arbeitsbereich verlassen darf. Zahlen bleiben erhalten, auch wenn der Text gelöscht ist.',
    kept: 'Aufbewahrung',
    leaves: 'Was den Arbeitsbereich verlässt',
    leavesSays: 'Exporte und was anderen Vorhersagen hilft',
    answerDays: 'Tage, bis der Text von Antworten gelöscht wird',
    rawDays: 'Tage, bis Rohdaten gelöscht werden',
    exportDays: 'Tage, bis ein Export gelöscht wird',
    emptyDays: {
      answerDays: 'Leer: so lange wie der Tarif erlaubt.',
      rawDays: 'Leer: zusammen mit dem Text.',
      exportDays: 'Leer: die Standarddauer.',
    },
    withheld: 'Felder, die in Exporten leer bleiben',
    fields: {
      text: 'Text der Antworten',
      citations: 'Zitate',
      sources: 'Quellen',
      searchQueries: 'Suchen der Engines',
    },
    mask: 'Personenbezogene Daten in Antworten unkenntlich machen',
    calibration: 'Ergebnisse ohne Text dürfen das gemeinsame Vorhersagemodell trainieren',
    effective: (answers: number, raw: number) => `Derzeit: Text ${answers} Tage, Rohdaten ${raw} Tage.`,
  } satisfies typeof en,
};
