import { counted } from '../../text/counted.ts';

const en = {
  lead: 'Requests wait here for approval. Once approved they run at once, with the rights of the person who asked.',
  empty: 'No requests are waiting.',
  requests: 'Requests',
  asked: 'asked by',
  ends: 'expires',
  credits: (count: string) => `${counted(count, 'credit', 'credits')} at most`,
  approve: 'Approve',
  reject: 'Reject',
  note: 'Note (optional)',
  what: 'Details',
  status: {
    pending: 'waiting',
    approved: 'approved',
    rejected: 'rejected',
    expired: 'expired',
    executed: 'done',
    failed: 'failed',
  },
  gates: 'What needs approval',
  noGates: 'Nothing needs approval yet.',
  gate: 'Require approval',
  operation: 'What needs approval',
  who: 'Who may approve (none ticked: every administrator)',
  deciders: (names: string | null) =>
    names === null ? 'Any administrator but the one who asked approves.' : `Approved by: ${names}.`,
  above: 'Only above this many credits',
  aboveEmpty: 'Left empty: always.',
  aboveSays: (count: string) => `above ${counted(count, 'credit', 'credits')}`,
  always: 'always',
  removeSays: 'From then on it needs no approval.',
};

export const approvalsText = {
  en,
  de: {
    lead: 'Hier warten Anfragen auf Freigabe. Nach der Freigabe werden sie sofort ausgeführt, mit den Rechten der Person, die gefragt hat.',
    empty: 'Keine Anfrage wartet.',
    requests: 'Anfragen',
    asked: 'angefragt von',
    ends: 'verfällt',
    credits: (count: string) => `höchstens ${counted(count, 'Credit', 'Credits')}`,
    approve: 'Freigeben',
    reject: 'Ablehnen',
    note: 'Notiz (optional)',
    what: 'Einzelheiten',
    status: {
      pending: 'wartet',
      approved: 'freigegeben',
      rejected: 'abgelehnt',
      expired: 'verfallen',
      executed: 'erledigt',
      failed: 'fehlgeschlagen',
    },
    gates: 'Was freigegeben werden muss',
    noGates: 'Noch muss nichts freigegeben werden.',
    gate: 'Freigabepflicht einrichten',
    operation: 'Was freigegeben werden muss',
    who: 'Wer freigeben darf (nichts angekreuzt: alle Administratoren)',
    deciders: (names: string | null) =>
      names === null
        ? 'Jeder Administrator darf freigeben, nur nicht die anfragende Person selbst.'
        : `Freigabe durch: ${names}.`,
    above: 'Erst ab mehr als so vielen Credits',
    aboveEmpty: 'Leer: immer.',
    aboveSays: (count: string) => `über ${counted(count, 'Credit', 'Credits')}`,
    always: 'immer',
    removeSays: 'Danach ist keine Freigabe mehr nötig.',
  } satisfies typeof en,
};
