const en = {
  lead: 'Your name, logo and colours on reports, shared pages and mails.',
  displayName: 'Name (empty: the workspace’s name)',
  logo: 'Address of the logo (optional)',
  colours: { accent: 'Accent', text: 'Text', background: 'Background' },
  contrast: (ratio: string) => `contrast ${ratio} : 1`,
  tooLow: 'Less than 4.5: many could not read it, and it is refused.',
  sender: 'Sender of mails (optional)',
  footer: 'At the end of mails and reports (optional)',
  sample: 'Preview',
  sampleText: 'Presence of your brand in answers',
};

export const brandingText = {
  en,
  de: {
    lead: 'Berichte, geteilte Seiten und E-Mails tragen es.',
    displayName: 'Name (leer: der des Arbeitsbereichs)',
    logo: 'Adresse des Logos (freiwillig)',
    colours: { accent: 'Akzent', text: 'Text', background: 'Hintergrund' },
    contrast: (ratio: string) => `Kontrast ${ratio} : 1`,
    tooLow: 'Unter 4,5: viele könnten es nicht lesen, es wird abgelehnt.',
    sender: 'Von wem E-Mails kommen (freiwillig)',
    footer: 'Am Ende von E-Mails und Berichten (freiwillig)',
    sample: 'So wird es aussehen',
    sampleText: 'Präsenz Ihrer Marke in Antworten',
  } satisfies typeof en,
};
