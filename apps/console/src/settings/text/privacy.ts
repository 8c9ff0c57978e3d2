const en = {
  lead: 'Figures stay when the text of answers is deleted.',
  answerDays: 'Days until the text of answers is deleted (empty: the plan’s limit)',
  rawDays: 'Days until raw responses are deleted (empty: with the text)',
  exportDays: 'Days to keep an export at most (empty: the default)',
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
    lead: 'Zahlen bleiben, auch wenn die Worte der Antworten gelöscht sind.',
    answerDays: 'Tage, bis Antworten ihren Text verlieren (leer: was der Tarif aufbewahrt)',
    rawDays: 'Tage, bis Rohdaten der Engines gehen (leer: mit dem Text)',
    exportDays: 'Tage, die ein Export höchstens bleibt (leer: die übliche Zeit)',
    withheld: 'Felder, die Exporte leer lassen',
    fields: {
      text: 'der Text von Antworten',
      citations: 'Zitate',
      sources: 'Quellen',
      searchQueries: 'Suchen der Engines',
    },
    mask: 'Persönliche Daten in Antworten werden als Punkte gespeichert',
    calibration: 'Ergebnisse ohne Text dürfen den gemeinsamen Schätzer trainieren',
    effective: (answers: number, raw: number) => `Derzeit: Text ${answers} Tage, Rohdaten ${raw} Tage.`,
  } satisfies typeof en,
};
