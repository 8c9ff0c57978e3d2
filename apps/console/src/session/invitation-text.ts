const en = {
  title: 'Invitation',
  to: (workspace: string) => `You are invited to ${workspace}.`,
  as: (email: string, role: string) => `${email} becomes ${role}.`,
  accept: 'Accept and sign in',
  none: 'This invitation was used, revoked or has expired. Ask for another one.',
  signIn: 'I am a member already',
};

export const invitationText = {
  en,
  de: {
    title: 'Einladung',
    to: (workspace: string) => `Sie sind zu ${workspace} eingeladen.`,
    as: (email: string, role: string) => `${email} wird ${role}.`,
    accept: 'Annehmen und anmelden',
    none: 'Diese Einladung wurde schon verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
    signIn: 'Ich bin schon Mitglied',
  } satisfies typeof en,
};
