const en = {
  lead: 'With your own key, answers cost no credits: the provider bills you. Keys are sealed and never shown again.',
  engine: 'Engine',
  own: 'Your key',
  model: 'Model',
  none: 'No key of your own: scans use the operator’s where there is one.',
  secret: 'Provider key',
  secretSays: 'It is tried once before it is saved.',
  add: 'Add a key',
  set: 'Test and save',
  tested: 'The key works and is saved.',
  checked: 'tested',
  removeSays: 'Scans of this engine use the operator’s key again, or fail without one.',
};

export const providerKeysText = {
  en,
  de: {
    lead: 'Mit eigenem Schlüssel kosten Antworten keine Credits: Der Anbieter rechnet direkt mit Ihnen ab. Schlüssel werden verschlüsselt gespeichert und nie wieder angezeigt.',
    engine: 'Engine',
    own: 'Ihr Schlüssel',
    model: 'Modell',
    none: 'Noch kein eigener Schlüssel: Scans verwenden den des Betreibers, sofern es einen gibt.',
    secret: 'Schlüssel des Anbieters',
    secretSays: 'Vor dem Speichern wird er einmal ausprobiert.',
    add: 'Schlüssel hinzufügen',
    set: 'Prüfen und speichern',
    tested: 'Der Schlüssel funktioniert und ist gespeichert.',
    checked: 'geprüft',
    removeSays:
      'Scans dieser Engine verwenden wieder den Schlüssel des Betreibers oder schlagen ohne einen fehl.',
  } satisfies typeof en,
};
