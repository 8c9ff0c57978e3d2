import type { problem as english } from './problem-en.ts';

export const problem: typeof english = {
  code: {
    malformed: 'Die Anfrage war nicht lesbar',
    unauthenticated: 'Sie sind nicht angemeldet',
    key_expired: 'Der Schlüssel ist abgelaufen',
    key_revoked: 'Der Schlüssel wurde widerrufen',
    insufficient_credits: 'Zu wenig Credits',
    approver_required: 'Das muss jemand anders entscheiden',
    ip_not_allowed: 'Diese Netzadresse ist nicht zugelassen',
    method_not_allowed: 'Das geht hier nicht',
    idempotency_in_progress: 'Das geschieht bereits',
    precondition_failed: 'Es hat sich inzwischen geändert: laden Sie die Seite neu',
    payload_too_large: 'Das ist zu groß',
    rate_limited: 'Zu viele Anfragen: warten Sie einen Moment',
    quota_exceeded: 'Das Kontingent des Tarifs ist aufgebraucht',
    internal: 'Bei uns ist etwas schiefgegangen',
    overloaded: 'Gerade zu viel los: versuchen Sie es noch einmal',
    engine_unavailable: 'Eine Antwort-Engine ist nicht erreichbar',
  },
  rule: {
    missing: () => 'fehlt',
    type: () => 'ist nicht von der richtigen Art',
    too_short: (limit) => `braucht mindestens ${limit} Zeichen`,
    too_long: (limit) => `darf höchstens ${limit} Zeichen haben`,
    too_few: (limit) => `muss mindestens ${limit} nennen`,
    too_many: (limit) => `darf höchstens ${limit} nennen`,
    too_small: (limit) => `muss mindestens ${limit} sein`,
    too_big: (limit) => `darf höchstens ${limit} sein`,
    format: () => 'muss anders geschrieben werden',
    choice: () => 'gehört nicht zur Auswahl',
  },
};
