const en = {
  lead: 'With your own key, answers cost no credits: the provider bills you. Keys are sealed and never shown again.',
  engine: 'Engine',
  own: 'Your key',
  model: 'Model',
  none: 'No key of your own: scans use the operator’s where there is one.',
  secret: 'Provider key',
  set: 'Set and test',
  tested: 'The key works and is saved.',
  checked: 'tested',
  removeSays: 'Scans of this engine use the operator’s key again, or fail without one.',
};

export const providerKeysText = {
  en,
  de: {
    lead: 'Mit eigenem Schlüssel kosten Antworten einer Engine hier nichts: Ihr Anbieter rechnet mit Ihnen ab. Schlüssel werden versiegelt verwahrt und nie wieder gezeigt.',
    engine: 'Engine',
    own: 'Ihr Schlüssel',
    model: 'Modell',
    none: 'Kein eigener Schlüssel: Scans nutzen den des Betreibers, wo es einen gibt.',
    secret: 'Schlüssel des Anbieters',
    set: 'Setzen und prüfen',
    tested: 'Er funktioniert und wird verwahrt.',
    checked: 'geprüft',
    removeSays: 'Scans dieser Engine nutzen wieder den Schlüssel des Betreibers oder scheitern ohne einen.',
  } satisfies typeof en,
};
