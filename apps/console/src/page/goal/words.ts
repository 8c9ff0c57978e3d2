import { counted } from '../../text/counted.ts';
import { ended } from '../../text/ended.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface Standing {
  all: number;
  reached: number;
  risk: number;
  missed: number;
}

/** What the pages of goals and scorecards say. */
const en = {
  views: { goals: 'Goals', scorecards: 'Scorecards' },
  title: 'Goals',
  headline: ({ all, reached, risk, missed }: Standing) =>
    `${reached} of ${counted(all, 'goal is', 'goals are')} reached${
      risk > 0 ? `, ${risk} ${risk === 1 ? 'is' : 'are'} at risk` : ''
    }${missed > 0 ? `, ${missed} ${missed === 1 ? 'was' : 'were'} missed` : ''}.`,
  lead: 'Where you want to be and by when, with the chance that a scan on that day shows it.',
  empty: 'No goal is set yet.',
  state: {
    not_measured: 'not measured yet',
    open: 'on the way',
    at_risk: 'at risk',
    reached: 'reached',
    met: 'met',
    missed: 'missed',
  },
  aim: (share: string, day: string) => `Target: ${share} by ${day}.`,
  pictureAbout: (measure: string, where: string) => `${capital(measure)}, ${where}.`,
  measuredIn: (span: string, scans: string, answers: string) =>
    `${span}, ${counted(scans, 'scan', 'scans')}, ${counted(answers, 'answer', 'answers')}.`,
  picture: { target: 'Target', median: 'Median', forecast: 'from here: forecast' },
  bands: (scans: number) =>
    `Bands: 80 and 95% of forecasts, from ${counted(scans, 'scan', 'scans')}. Dashed: predicted.`,
  noForecast: 'No forecast yet: it takes a few comparable scans.',
  over: (day: string) => `Ended on ${day}.`,
  notYet: 'No scan has measured this yet.',
  columns: ['When', 'What', 'Value', 'From', 'To', 'Answers'],
  measured: 'measured',
  predicted: 'predicted',
  willIt: 'Will you reach it?',
  willHold: 'Will it hold?',
  wasIt: 'Did you reach it?',
  notSure: (target: string) =>
    `Not sure yet. Reached: two scans in a row, at least five days apart, show ${target} or more, for all that days differ.`,
  chanceOf: (share: string, day: string) => `Chance that a scan on ${day} shows ${share} or more`,
  chanceIn: (count: number) =>
    count < 1 ? 'Fewer than 1 in 20' : count > 19 ? 'Over 19 in 20' : `${count} in 20`,
  cannotTell: 'Cannot be told yet.',
  nowIs: (value: string, range: string) => `Today ${value}${range && ` (${range})`}.`,
  goesOn: 'If things go on as they did.',
  whenSet: 'When it was set:',
  outlined: 'Outlined: predicted, never measured.',
  atLast: (day: string) => `Last day: ${day}`,
  toKnow: (prompts: string, k: number) =>
    `To tell today’s figure from the target: one scan of ${prompts} prompts × ${counted(k, 'answer', 'answers')},`,
  credits: (credits: string) => counted(credits, 'credit', 'credits'),
  milestones: 'Milestones',
  at: 'On',
  expected: 'on a straight line',
  shown: 'measured',
  new: 'Set a goal',
  newSays: 'Pick what to reach and by when. Each scan then updates the chance.',
  name: 'Name',
  namePlaceholder: 'Four of ten answers by spring',
  share: 'Target, %',
  due: 'By when',
  all: 'all engines',
  set: 'Set it',
  save: 'Save',
  saved: 'Saved',
  change: 'Change it',
  remove: 'Delete',
  cardsTitle: (cards: number) => (cards === 0 ? 'Scorecards' : counted(cards, 'scorecard', 'scorecards')),
  cardSays: (name: string, met: number, all: number) =>
    `${name}: ${met} of ${counted(all, 'target is', 'targets are')} met.`,
  cardUnread: (name: string) => `${name} needs one surface for each row.`,
  cardsLead: 'Several targets with weights, read as one figure with its range.',
  cardsEmpty: 'No scorecard yet.',
  newCard: 'Make a scorecard',
  rows: 'Rows',
  addRow: 'One more row',
  removeRow: 'Take out',
  weight: 'Weight',
  days: 'Over the scans of so many days',
  make: 'Make it',
  version: (version: number, days: number) => `Version ${version}, over ${counted(days, 'day', 'days')}`,
  asOf: 'As of',
  composite: 'All together',
  noComposite: 'no row could be read',
  tile: { met: 'Met', undecided: 'Not decided', missed: 'Missed' },
  ofRows: (rows: number) => `of ${rows}`,
  apart: (rows: number) =>
    `${counted(rows, 'row covers', 'rows cover')} engines of several surfaces, which are never averaged. Choose “Change it” and pick one surface or engine for each.`,
  verdict: {
    met: '✓ met',
    missed: '✗ missed',
    undecided: '? not decided',
    not_measured: 'not measured',
    not_comparable: 'choose one surface',
  },
  band: { good: 'at or above the target', fair: 'close to it', poor: 'well below it' },
  row: 'Row',
  axis: (top: string) => `0 to ${top}`,
  figure: 'Figure',
  targetColumn: 'Target',
  verdictColumn: 'Verdict',
  cardFoot:
    'Met: the whole range is at or above the target. Not decided: the range holds the target. 100% all together means that targets are met on average; one row can make up for another.',
};

const de: typeof en = {
  views: { goals: 'Ziele', scorecards: 'Scorecards' },
  title: 'Ziele',
  headline: ({ all, reached, risk, missed }) =>
    `${reached} von ${counted(all, 'Ziel ist', 'Zielen sind')} erreicht${
      risk > 0 ? `, ${risk} ${risk === 1 ? 'ist' : 'sind'} gefährdet` : ''
    }${missed > 0 ? `, ${missed} ${missed === 1 ? 'wurde' : 'wurden'} verfehlt` : ''}.`,
  lead: 'Wo Sie bis wann sein wollen, mit der Chance, dass ein Scan an diesem Tag es zeigt.',
  empty: 'Noch ist kein Ziel gesetzt.',
  state: {
    not_measured: 'noch nicht gemessen',
    open: 'unterwegs',
    at_risk: 'gefährdet',
    reached: 'erreicht',
    met: 'erfüllt',
    missed: 'verfehlt',
  },
  aim: (share, day) => ended(`Ziel: ${share} bis ${day}`),
  pictureAbout: (measure, where) => `${capital(measure)}, ${where}.`,
  measuredIn: (span, scans, answers) =>
    `${span}, ${counted(scans, 'Scan', 'Scans')}, ${counted(answers, 'Antwort', 'Antworten')}.`,
  picture: { target: 'Ziel', median: 'Median', forecast: 'ab hier: Prognose' },
  bands: (scans) =>
    `Bänder: 80 und 95 % der Prognosen, aus ${counted(scans, 'Scan', 'Scans')}. Gestrichelt: vorhergesagt.`,
  noForecast: 'Noch keine Prognose: sie braucht einige vergleichbare Scans.',
  over: (day) => ended(`Endete am ${day}`),
  notYet: 'Noch hat kein Scan das gemessen.',
  columns: ['Wann', 'Was', 'Wert', 'Von', 'Bis', 'Antworten'],
  measured: 'gemessen',
  predicted: 'vorhergesagt',
  willIt: 'Erreichen Sie es?',
  willHold: 'Bleibt es dabei?',
  wasIt: 'Haben Sie es erreicht?',
  notSure: (target) =>
    `Noch nicht sicher. Erreicht: Zwei Scans nacheinander, mindestens fünf Tage auseinander, zeigen ${target} oder mehr, so sehr sich Tage auch unterscheiden.`,
  chanceOf: (share, day) => `Chance, dass ein Scan am ${day} ${share} oder mehr zeigt`,
  chanceIn: (count) =>
    count < 1 ? 'Weniger als 1 von 20' : count > 19 ? 'Über 19 von 20' : `${count} von 20`,
  cannotTell: 'Noch nicht zu sagen.',
  nowIs: (value, range) => `Heute ${value}${range && ` (${range})`}.`,
  goesOn: 'Wenn es weitergeht wie bisher.',
  whenSet: 'Als es gesetzt wurde:',
  outlined: 'Umrandet: vorhergesagt, nie gemessen.',
  atLast: (day) => `Letzter Tag: ${day}`,
  toKnow: (prompts, k) =>
    `Um den heutigen Wert vom Ziel zu unterscheiden: ein Scan von ${prompts} Prompts × ${counted(k, 'Antwort', 'Antworten')},`,
  credits: (credits) => counted(credits, 'Credit', 'Credits'),
  milestones: 'Meilensteine',
  at: 'Am',
  expected: 'auf gerader Linie',
  shown: 'gemessen',
  new: 'Ziel setzen',
  newSays: 'Wählen Sie, was bis wann erreicht sein soll. Jeder Scan rechnet die Chance neu.',
  name: 'Name',
  namePlaceholder: 'Vier von zehn Antworten bis zum Frühjahr',
  share: 'Ziel, %',
  due: 'Bis wann',
  all: 'alle Engines',
  set: 'Setzen',
  save: 'Speichern',
  saved: 'Gespeichert',
  change: 'Ändern',
  remove: 'Löschen',
  cardsTitle: (cards) => (cards === 0 ? 'Scorecards' : counted(cards, 'Scorecard', 'Scorecards')),
  cardSays: (name, met, all) => `${name}: ${met} von ${counted(all, 'Ziel ist', 'Zielen sind')} erfüllt.`,
  cardUnread: (name) => `${name} braucht je Zeile eine Oberfläche.`,
  cardsLead: 'Mehrere Ziele mit Gewichten, gelesen als eine Zahl mit ihrem Bereich.',
  cardsEmpty: 'Noch keine Scorecard.',
  newCard: 'Scorecard anlegen',
  rows: 'Zeilen',
  addRow: 'Noch eine Zeile',
  removeRow: 'Herausnehmen',
  weight: 'Gewicht',
  days: 'Über die Scans so vieler Tage',
  make: 'Anlegen',
  version: (version, days) => `Version ${version}, über ${counted(days, 'Tag', 'Tage')}`,
  asOf: 'Stand',
  composite: 'Alles zusammen',
  noComposite: 'keine Zeile war zu lesen',
  tile: { met: 'Erfüllt', undecided: 'Offen', missed: 'Verfehlt' },
  ofRows: (rows) => `von ${rows}`,
  apart: (rows) =>
    `${counted(rows, 'Zeile umfasst', 'Zeilen umfassen')} Engines mehrerer Oberflächen, die nie gemittelt werden. Wählen Sie „Ändern“ und je eine Oberfläche oder Engine.`,
  verdict: {
    met: '✓ erfüllt',
    missed: '✗ verfehlt',
    undecided: '? offen',
    not_measured: 'nicht gemessen',
    not_comparable: 'eine Oberfläche wählen',
  },
  band: { good: 'am Ziel oder darüber', fair: 'nahe daran', poor: 'deutlich darunter' },
  row: 'Zeile',
  axis: (top) => `0 bis ${top}`,
  figure: 'Wert',
  targetColumn: 'Ziel',
  verdictColumn: 'Urteil',
  cardFoot:
    'Erfüllt: der ganze Bereich liegt am Ziel oder darüber. Offen: das Ziel liegt im Bereich. 100 % alles zusammen heißt, dass Ziele im Mittel erfüllt sind; eine Zeile kann eine andere ausgleichen.',
};

export const goalWords = { en, de };
