const en = {
  lead: 'Prompts are written from this. It is read from your pages; what you enter here takes its place.',
  what: 'What it is, as people look for it',
  whatExample: 'dental practice, time tracking software',
  place: 'Town or region (optional)',
  audience: 'Who it is for',
  audiences: { '': 'as it is read', business: 'companies', consumer: 'people' },
  offers: {
    offer: 'What people come for',
    feature: 'Features',
    person: 'Who asks',
    use: 'When or where, such as “for small teams”',
  },
  read: 'Now read as',
  nothing: 'nothing yet',
  audienceRead: { business: 'for companies', consumer: 'for people' },
  next: 'See the questions',
};

export const businessText = {
  en,
  de: {
    lead: 'Daraus entstehen die Fragen. Gelesen wird es aus der Beschreibung und Ihren Seiten; was Sie hier schreiben, gilt stattdessen.',
    what: 'Was es ist, so wie man danach sucht',
    whatExample: 'Zahnarztpraxis, Zeiterfassung',
    place: 'Ort oder Region (freiwillig)',
    audience: 'Für wen',
    audiences: { '': 'wie gelesen', business: 'Unternehmen', consumer: 'Privatleute' },
    offers: {
      offer: 'Wofür man kommt',
      feature: 'Was es gibt',
      person: 'Wer fragt',
      use: 'Wann oder wo, etwa „für kleine Teams“',
    },
    read: 'Zurzeit gelesen als',
    nothing: 'noch nichts',
    audienceRead: { business: 'für Unternehmen', consumer: 'für Privatleute' },
    next: 'Fragen ansehen',
  } satisfies typeof en,
};
