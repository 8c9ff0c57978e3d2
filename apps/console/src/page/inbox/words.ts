/** What the inbox says. */
const en = {
  title: 'Inbox',
  all: 'All',
  unread: 'Unread',
  show: 'Show',
  markAll: 'Mark all as read',
  none: 'Nothing needs you.',
  noneUnread: 'All read.',
  acknowledge: 'Acknowledge',
  acknowledged: 'Acknowledged.',
  open: 'Open',
  decide: 'Decide',
  new: 'unread',
  more: 'Show more',
  break: 'A lasting jump or drop in a figure.',
  approval: (operation: string) => `Approval requested: ${operation}.`,
  states: {
    scan: {
      completed: 'A scan is finished.',
      failed: 'A scan failed.',
      cancelled: 'A scan was cancelled.',
    },
    report: {
      completed: 'A report is ready.',
      failed: 'A report could not be built.',
      cancelled: 'A report was cancelled.',
    },
    export: {
      completed: 'An export is ready.',
      failed: 'An export failed.',
      cancelled: 'An export was cancelled.',
    },
  },
};

const de: typeof en = {
  title: 'Posteingang',
  all: 'Alle',
  unread: 'Ungelesen',
  show: 'Zeigen',
  markAll: 'Alle als gelesen markieren',
  none: 'Nichts wartet auf Sie.',
  noneUnread: 'Alles ist gelesen.',
  acknowledge: 'Bestätigen',
  acknowledged: 'Bestätigt.',
  open: 'Öffnen',
  decide: 'Entscheiden',
  new: 'ungelesen',
  more: 'Mehr zeigen',
  break: 'Ein bleibender Sprung oder Abfall einer Zahl.',
  approval: (operation) => `Jemand bittet um: ${operation}.`,
  states: {
    scan: {
      completed: 'Ein Scan ist fertig.',
      failed: 'Ein Scan ist gescheitert.',
      cancelled: 'Ein Scan wurde abgebrochen.',
    },
    report: {
      completed: 'Ein Bericht ist fertig.',
      failed: 'Ein Bericht konnte nicht gebaut werden.',
      cancelled: 'Ein Bericht wurde abgebrochen.',
    },
    export: {
      completed: 'Ein Export ist fertig.',
      failed: 'Ein Export ist gescheitert.',
      cancelled: 'Ein Export wurde abgebrochen.',
    },
  },
};

export const inboxWords = { en, de };
