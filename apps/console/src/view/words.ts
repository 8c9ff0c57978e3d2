const en = {
  title: 'Saved views',
  save: 'Save this view',
  name: 'Name',
  shared: 'for everybody',
  says: 'The page with its filters, columns and order. Find it in the menu and in the search.',
  saved: (name: string) => `Saved: ${name}`,
  notHere: 'This page has nothing to keep. Open the list that it belongs to.',
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
    says: 'Die Seite mit Filtern, Spalten und Reihenfolge. Sie steht im Menü und in der Suche.',
    saved: (name: string) => `Gespeichert: ${name}`,
    notHere: 'Auf dieser Seite gibt es nichts zu speichern. Öffnen Sie die Liste, zu der sie gehört.',
    changeOf: (name: string) => `Ansicht ${name} ändern`,
    withFilters: 'mit den Filtern, die jetzt gesetzt sind',
    keep: 'Speichern',
    remove: (name: string) => `Ansicht ${name} löschen`,
  } satisfies typeof en,
};
