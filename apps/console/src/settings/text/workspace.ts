const en = {
  displayName: 'Name',
  organisation: 'Organisation',
  id: 'ID',
  made: 'Made on',
  gone: 'Archived and deleted projects',
  noneGone: 'None. Deleted projects can be restored for 30 days.',
  goneState: { archived: 'archived', deleted: 'deleted', active: 'active' },
  restore: 'Restore',
  another: 'Make another workspace',
  anotherSays: 'It has its own projects, members and keys; credits belong to the organisation.',
  open: 'Open it',
  liveKey: 'Its live key:',
  testKey: 'Its test key:',
  delete: 'Delete this workspace',
  deleteSays:
    'This deletes everything in it for good, exported or not, and its keys stop working at once. Type its name to go on.',
  deleting: 'This workspace is being deleted.',
  repeat: 'Name of the workspace',
};

export const workspaceText = {
  en,
  de: {
    displayName: 'Name',
    organisation: 'Organisation',
    id: 'Kennung',
    made: 'Erstellt am',
    gone: 'Archivierte und gelöschte Projekte',
    noneGone: 'Es gibt keines. Gelöschte lassen sich 30 Tage lang zurückholen.',
    goneState: { archived: 'archiviert', deleted: 'gelöscht', active: 'aktiv' },
    restore: 'Zurückholen',
    another: 'Weiteren Arbeitsbereich erstellen',
    anotherSays: 'Er hat eigene Projekte, Mitglieder und Schlüssel; Credits gehören der Organisation.',
    open: 'Öffnen',
    liveKey: 'Sein Schlüssel:',
    testKey: 'Sein Testschlüssel:',
    delete: 'Diesen Arbeitsbereich löschen',
    deleteSays:
      'Alles darin wird endgültig gelöscht. Er antwortet sofort nicht mehr. Geben Sie seinen Namen ein, um auch zu löschen, was nicht exportiert wurde.',
    deleting: 'Dieser Arbeitsbereich wird gelöscht.',
    repeat: 'Name des Arbeitsbereichs',
  } satisfies typeof en,
};
