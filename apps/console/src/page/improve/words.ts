/** What the pages of improving say. */
const en = {
  lead: 'What the measurements point at, the most telling first. Each rests on a test, not on a glance.',
  empty: 'Nothing stands out. Findings come with the second scan.',
  severity: { high: 'important', medium: 'worth a look', low: 'minor' },
  act: 'We act on it',
  dismiss: 'Not for us',
  reactions: {
    useful: '· marked as useful',
    not_useful: '· marked as not useful',
    dismissed: '· set aside',
    actioned: '· being acted on',
  },
};

const de: typeof en = {
  lead: 'Worauf die Messungen hinweisen, das Deutlichste zuerst. Jeder Befund beruht auf einem Test.',
  empty: 'Nichts fällt auf. Befunde kommen mit dem zweiten Scan.',
  severity: { high: 'wichtig', medium: 'einen Blick wert', low: 'gering' },
  act: 'Wir tun etwas',
  dismiss: 'Nichts für uns',
  reactions: {
    useful: '· als nützlich markiert',
    not_useful: '· als nicht nützlich markiert',
    dismissed: '· beiseitegelegt',
    actioned: '· wird angegangen',
  },
};

export const improveWords = { en, de };
