const en = {
  title: 'Passkeys',
  lead: 'A passkey signs you in with the lock of this device, without a mail. Its secret never leaves the device.',
  empty: 'No passkeys yet.',
  name: 'Name of this device',
  usual: 'My computer',
  add: 'Add a passkey',
  remove: 'Remove',
  used: 'last used',
  never: 'not used yet',
  added: 'added',
};

export const passkeyText = {
  en,
  de: {
    title: 'Passkeys',
    lead: 'Ein Passkey meldet Sie mit der Sperre dieses Geräts an, ohne E-Mail. Sein Geheimnis verlässt das Gerät nie.',
    empty: 'Sie haben noch keinen Passkey.',
    name: 'Name dieses Geräts',
    usual: 'Mein Rechner',
    add: 'Passkey hinzufügen',
    remove: 'Entfernen',
    used: 'zuletzt benutzt',
    never: 'noch nicht benutzt',
    added: 'hinzugefügt',
  } satisfies typeof en,
};
