const en = {
  title: 'Who reads answers',
  lead: 'Tone, strength, themes and claims are read by rules, or by an engine on a key of your own. Presence is always read by rules.',
  by: { workspace: 'your choice', operator: 'the operator’s choice', rules: 'the default' },
  price: (low: string, high: string) => `usually $${low} to $${high} for 1,000 answers`,
  today: (answers: string, usd: string, cap: string) =>
    `${answers} answers today, $${usd} of at most $${cap}`,
  who: 'Reader',
  operator: 'As the operator has set it',
  rules: 'Rules',
  cap: 'Daily limit, US dollars',
  set: 'Save the reader',
};

export const answerReaderText = {
  en,
  de: {
    title: 'Wer Antworten liest',
    lead: 'Ton, Stärke, Themen und Aussagen lesen entweder Regeln oder eine Engine mit Ihrem eigenen Schlüssel. Präsenz wird immer nach Regeln gelesen.',
    by: { workspace: 'Ihre Wahl', operator: 'Wahl des Betreibers', rules: 'Voreinstellung' },
    price: (low: string, high: string) => `meist ${low} bis ${high} $ für 1.000 Antworten`,
    today: (answers: string, usd: string, cap: string) =>
      `heute ${answers} Antworten, ${usd} $ von höchstens ${cap} $`,
    who: 'Leser',
    operator: 'Wie vom Betreiber eingestellt',
    rules: 'Regeln',
    cap: 'Tageslimit in US-Dollar',
    set: 'Leser speichern',
  } satisfies typeof en,
};
