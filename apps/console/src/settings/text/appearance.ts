const en = {
  lead: 'Kept on this device, for you alone.',
  themeSays: 'Light, dark, or as your device has it',
  languageSays: 'For pages, and for sentences about your figures',
  keys: 'Keys',
  keysSays: 'Press ? on any page to see what each key does',
  single: 'Single keys lead to places, such as g then v to the Overview',
};

export const appearanceText = {
  en,
  de: {
    lead: 'Wird auf diesem Gerät gespeichert, nur für Sie.',
    themeSays: 'Hell, dunkel oder wie auf Ihrem Gerät eingestellt',
    languageSays: 'Für Seiten und für Sätze über Ihre Zahlen',
    keys: 'Tasten',
    keysSays: 'Mit ? sehen Sie auf jeder Seite, was die Tasten tun',
    single: 'Einzelne Tasten als Kurzwege verwenden, etwa g und dann v für die Übersicht',
  } satisfies typeof en,
};
