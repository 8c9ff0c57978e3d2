const en = {
  lead: 'Who asks. A scan can ask as one of these people, and prompts can be written for them.',
  empty: 'No personas yet. Prompts are asked without one.',
  make: 'Add a persona',
  role: 'The person who asks is …',
  constraints: 'What they need or rule out',
  earlier: 'What they asked before',
  sentAs: 'Sent to engines:',
  version: (version: number) => `version ${version}`,
  newVersion: 'A change makes a new version. Scans before and after it ask as different people.',
  deleteSays: 'New scans cannot use it. Earlier ones keep it.',
};

export const personasText = {
  en,
  de: {
    lead: 'Wer fragt: gesagt wird es Engines, deren Anfragen einen Platz dafür haben. Ein Scan kann als eine dieser Personen fragen, und Prompts lassen sich für sie schreiben.',
    empty: 'Noch keine Personas. Prompts werden ohne gefragt.',
    make: 'Persona hinzufügen',
    role: 'Wer fragt, ist …',
    constraints: 'Was gebraucht oder ausgeschlossen wird',
    earlier: 'Was vorher gefragt wurde',
    sentAs: 'Engines wird gesagt:',
    version: (version: number) => `Version ${version}`,
    newVersion:
      'Eine Änderung macht eine neue Version. Scans davor und danach haben als verschiedene Personen gefragt.',
    deleteSays: 'Neue Scans können sie nicht verwenden. Frühere behalten sie.',
  } satisfies typeof en,
};
