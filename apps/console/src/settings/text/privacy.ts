const en = {
  lead: 'Figures stay when the words of answers are deleted.',
  answerDays: 'Days until answers lose their text (empty: what the plan keeps)',
  rawDays: 'Days until bodies as engines sent them go (empty: with the text)',
  exportDays: 'Days that an export is kept at most (empty: the usual time)',
  withheld: 'Fields that exports leave empty',
  fields: {
    text: 'the text of answers',
    citations: 'citations',
    sources: 'sources',
    searchQueries: 'searches of engines',
  },
  mask: 'Personal data in answers is stored as dots',
  calibration: 'Outcomes without text may train the shared predictor',
  effective: (answers: number, raw: number) => `Now: text for ${answers} days, raw bodies for ${raw} days.`,
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
