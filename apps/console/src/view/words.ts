const en = {
  title: 'Saved views',
  save: 'Save this view',
  name: 'Name',
  shared: 'for everybody',
  change: 'Change',
  changeOf: (name: string) => `Change the view ${name}`,
  withFilters: 'with the filters that are set now',
  keep: 'Save',
  remove: (name: string) => `Delete the view ${name}`,
};

export const viewWords = {
  en,
  de: {
    title: 'Gespeicherte Ansichten',
    save: 'Diese Ansicht speichern',
    name: 'Name',
    shared: 'für alle',
    change: 'ändern',
    changeOf: (name: string) => `Ansicht ${name} ändern`,
    withFilters: 'mit den Filtern, die jetzt gesetzt sind',
    keep: 'Speichern',
    remove: (name: string) => `Ansicht ${name} löschen`,
  } satisfies typeof en,
};
