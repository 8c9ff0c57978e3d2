const en = {
  title: 'Passkeys',
  lead: 'A passkey signs you in with the lock of this device, without a mail. Its secret never leaves the device.',
  empty: 'No passkeys yet.',
  name: 'Name of this device',
  usual: 'My computer',
  add: 'Add a passkey',
  remove: 'Remove',
  removeSays: 'It no longer signs you in. The device may still offer it.',
  used: 'last used',
  never: 'not used yet',
  added: 'added',
};

export const passkeyText = {
  en,
  de: {
    title: 'Passkeys',
    lead: 'Mit einem Passkey melden Sie sich über die Bildschirmsperre dieses Geräts an, ohne E-Mail. Das Geheimnis verlässt das Gerät nie.',
    empty: 'Sie haben noch keinen Passkey.',
    name: 'Name dieses Geräts',
    usual: 'Mein Rechner',
    add: 'Passkey hinzufügen',
    remove: 'Entfernen',
    removeSays: 'Sie können sich damit nicht mehr anmelden. Das Gerät bietet ihn vielleicht weiter an.',
    used: 'zuletzt verwendet',
    never: 'noch nicht verwendet',
    added: 'hinzugefügt',
  } satisfies typeof en,
};
