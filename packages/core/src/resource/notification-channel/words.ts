import type { Language } from '@svc/contract/kernel';
import { tellGerman } from '../../prose/index.ts';

/** Sentences of events are stored in English; one that the catalogue lacks stays as it is. */
export const inLanguage = (text: string, language: Language): string =>
  language === 'de' ? (tellGerman(text) ?? text) : text;

const en = {
  presence: 'Presence',
  yes: 'yes',
  no: 'no',
  link: 'Report',
  since: 'Since',
  alert: 'Alert',
  by: 'By',
  closedBy: (who: string) => `Closed by ${who}: `,
  seenBy: (who: string) => `Acknowledged by ${who}: `,
  now: 'Now',
  before: 'Before',
  inThisScan: 'In this scan',
  inScansBefore: (scans: number) => (scans === 1 ? 'In the previous scan' : `In the ${scans} scans before`),
  chart: 'Open the chart',
  scan: 'The scan',
  answers: 'Its answers',
  firstAnswer: 'The first answer to read',
  allAlerts: 'All alerts',
  openScan: 'Open the scan',
  openCase: 'Open the case',
  openExperiments: 'Open the experiments',
  openGoals: 'Open the goals',
  openReport: 'Open the report',
  openProject: 'Open the project',
};

export const messageWords: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    presence: 'Präsenz',
    yes: 'ja',
    no: 'nein',
    link: 'Bericht',
    since: 'Seit',
    alert: 'Alarm',
    by: 'Von',
    closedBy: (who) => `Von ${who} geschlossen: `,
    seenBy: (who) => `Von ${who} bestätigt: `,
    now: 'Jetzt',
    before: 'Zuvor',
    inThisScan: 'In diesem Scan',
    inScansBefore: (scans) => (scans === 1 ? 'Im Scan davor' : `In den ${scans} Scans davor`),
    chart: 'Diagramm öffnen',
    scan: 'Der Scan',
    answers: 'Seine Antworten',
    firstAnswer: 'Zuerst lesen: diese Antwort',
    allAlerts: 'Alle Alarme',
    openScan: 'Scan öffnen',
    openCase: 'Empfehlung öffnen',
    openExperiments: 'Experimente öffnen',
    openGoals: 'Ziele öffnen',
    openReport: 'Bericht öffnen',
    openProject: 'Projekt öffnen',
  },
};
