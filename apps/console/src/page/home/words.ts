import { counted } from '../../text/counted.ts';

const en = {
  all: 'All projects',
  none: 'No projects yet',
  many: (total: string) => `You measure ${total} projects.`,
  still: 'No real change in your projects.',
  changed: (changed: number, total: number) =>
    total === 1
      ? 'A real change in your projects.'
      : `A real change in ${changed} of your ${total} projects.`,
  about: 'Figures cover the last 4 weeks, changes compare with the 4 weeks before.',
  moved: (brand: string, answers: string, points: string, range: string) =>
    `${brand}: ${points} points (${range}) in ${answers}.`,
  new: 'Measure a brand',
  empty: 'Nothing measured yet. From an address to a measured brand takes two minutes and no key.',
  view: 'Shown as',
  views: { cards: 'Cards', table: 'Table' },
  state: 'Projects',
  states: { active: 'Active', archived: 'Archived' },
  noneArchived: 'No archived projects.',
  search: 'Find a project',
  noMatch: 'No project has this name.',
  never: 'Not measured yet',
  tooFew: 'Too few answers yet',
  start: 'Measure it',
  rank: (rank: string, of: number) => `${rank} of ${of} brands`,
  scan: (at: string) => `Last scan ${at}`,
  next: (at: string) => `Next ${at}`,
  unplanned: 'No scan planned',
  alerts: (count: number) => counted(count, 'open alert', 'open alerts'),
  calm: 'No open alerts',
  weeks: 'Presence week by week',
  more: 'Show more',
  columns: {
    project: 'Project',
    presence: 'Presence',
    range: 'Range',
    change: 'Change, points',
    other: 'Also',
    rank: 'Rank',
    weeks: '12 weeks',
    scan: 'Last scan',
    health: 'Alerts',
    brand: 'Brand',
  },
  foot: 'Presence in the kind of answers with the most counted; other kinds are shown beside it. Kinds are never averaged.',
};

const de: typeof en = {
  all: 'Alle Projekte',
  none: 'Noch keine Projekte',
  many: (total) => `Sie messen ${total} Projekte.`,
  still: 'Keine belegte Änderung in Ihren Projekten.',
  changed: (changed, total) =>
    total === 1
      ? 'Eine belegte Änderung in Ihren Projekten.'
      : `Eine belegte Änderung in ${changed} Ihrer ${total} Projekte.`,
  about: 'Jede Zahl gilt für die letzten 4 Wochen, jede Änderung gegenüber den 4 Wochen davor.',
  moved: (brand, answers, points, range) => `${brand}: ${points} Punkte (${range}) in ${answers}.`,
  new: 'Eine Marke messen',
  empty:
    'Noch ist nichts gemessen. Von einer Adresse zu einer gemessenen Marke dauert es zwei Minuten, ohne jeden Schlüssel.',
  view: 'Ansicht',
  views: { cards: 'Karten', table: 'Tabelle' },
  state: 'Projekte',
  states: { active: 'Aktiv', archived: 'Archiviert' },
  noneArchived: 'Kein Projekt ist archiviert.',
  search: 'Projekt suchen',
  noMatch: 'Kein Projekt heißt so.',
  never: 'Noch nicht gemessen',
  tooFew: 'Noch zu wenige Antworten',
  start: 'Messen',
  rank: (rank, of) => `${rank} von ${of} Marken`,
  scan: (at) => `Letzter Scan ${at}`,
  next: (at) => `Nächster ${at}`,
  unplanned: 'Kein Scan geplant',
  alerts: (count) => counted(count, 'offener Alarm', 'offene Alarme'),
  calm: 'Keine offenen Alarme',
  weeks: 'Präsenz Woche für Woche',
  more: 'Mehr zeigen',
  columns: {
    project: 'Projekt',
    presence: 'Präsenz',
    range: 'Bereich',
    change: 'Änderung, Punkte',
    other: 'Außerdem',
    rank: 'Rang',
    weeks: '12 Wochen',
    scan: 'Letzter Scan',
    health: 'Alarme',
    brand: 'Marke',
  },
  foot: 'Präsenz in der Art von Antworten, von der die meisten gezählt wurden; andere stehen daneben. Arten von Antworten werden nie gemittelt.',
};

export const homeWords = { en, de };
