const en = {
  title: 'Saved views',
  save: 'Save this view',
  name: 'Name',
  shared: 'for everybody',
  remove: (name: string) => `Delete the view ${name}`,
};

export const viewWords = {
  en,
  de: {
    title: 'Gespeicherte Ansichten',
    save: 'Diese Ansicht speichern',
    name: 'Name',
    shared: 'für alle',
    remove: (name: string) => `Ansicht ${name} löschen`,
  } satisfies typeof en,
};
