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
    lead: 'Auf diesem Gerät gemerkt, nur für Sie.',
    themeSays: 'Hell, dunkel, oder wie Ihr Gerät es hat',
    languageSays: 'Der Seiten und der Sätze über Ihre Zahlen',
    keys: 'Tasten',
    keysSays: 'Drücken Sie auf einer Seite ?, um zu sehen, was jede Taste tut',
    single: 'Einzelne Tasten führen zu Orten, etwa g und dann v zur Übersicht',
  } satisfies typeof en,
};
