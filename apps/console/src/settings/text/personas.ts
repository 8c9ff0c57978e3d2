const en = {
  lead: 'Who asks. A scan can ask as one of these people, and prompts can be written for them.',
  empty: 'No personas yet. Prompts are asked without one.',
  make: 'Add a persona',
  role: 'The person who asks is …',
  roleSays: 'Such as “a lawyer who runs a firm of four”.',
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
    lead: 'Wer fragt. Ein Scan kann als eine dieser Personen fragen, und Sie können Prompts für sie schreiben lassen.',
    empty: 'Noch keine Personas. Prompts werden ohne Persona gestellt.',
    make: 'Persona hinzufügen',
    role: 'Wer fragt, ist …',
    roleSays: 'Etwa „eine Anwältin mit einer Kanzlei von vier Leuten“.',
    constraints: 'Was sie braucht oder ausschließt',
    earlier: 'Was sie vorher gefragt hat',
    sentAs: 'An Engines gesendet:',
    version: (version: number) => `Version ${version}`,
    newVersion:
      'Mit einer Änderung entsteht eine neue Version. Scans davor und danach fragen als verschiedene Personen.',
    deleteSays: 'Neue Scans können sie nicht mehr verwenden. Frühere behalten sie.',
  } satisfies typeof en,
};
