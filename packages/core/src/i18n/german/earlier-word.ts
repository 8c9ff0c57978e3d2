/** Words that occur only inside the patterns of earlier sentences. */
export const earlierWord: Readonly<Record<string, string>> = {
  has: 'hat',
  have: 'haben',
  before: 'davor',
  after: 'danach',
  'before and after': 'davor und danach',
  '{#answers} answers to {#prompts} prompts': '{#answers} Antworten auf {#prompts} Fragen',
  'one prompt': 'eine Frage',
  '{#number} prompts': '{#number} Fragen',
  'one question': 'eine Frage',
  '{#number} questions': '{#number} Fragen',
  'a comparison with the others': 'einen Vergleich mit den anderen',
  'one answer': 'eine Antwort',
  '{#number} answers': '{#number} Antworten',
  'for {engines}': 'für {engines}',
  '{#value} against the prompts that it does not touch; predicted: {#predicted}':
    '{#value} gegenüber den Fragen, die es nicht berührt; vorhergesagt: {#predicted}',
  '{#value} points ({#level}% {#low} to {#high}), p {#p} against {#limit}':
    '{#value} Punkte ({#level}\u00a0%: {#low} bis {#high}), p {#p} gegen {#limit}',
  'questions on these topics': 'Fragen zu diesen Themen',
  'questions like these': 'Fragen wie diesen',
  presence: 'die Präsenz',
  mentions: 'die Nennung',
  citations: 'die Zitierung',
  'in {@surface}': 'bei {@surface}',
  rose: 'gestiegen',
  fell: 'gefallen',
  'rose {@where}': 'gestiegen {@where}',
  'fell {@where}': 'gefallen {@where}',
  earlier: 'früheren',
  later: 'späteren',
  // alerts
  'on {#day}': 'am {#day}',
  'on {engine} on {#day}': 'auf {engine} am {#day}',
  'on {engine}': 'auf {engine}',
  'in {@surface} on {#day}': 'bei {@surface} am {#day}',
  'on {engine} from {#day} on': 'auf {engine} ab {#day}',
  'from {#day} on': 'ab {#day}',
  'previous scan': 'Scan davor',
  'scan before': 'Scan davor',
  '{#scans} scans before': 'Mittel der {#scans} Scans davor',
  'not measured': 'nicht gemessen',
  '{#value}%': '{#value}\u00a0%',
  '{#value}% (95%: {#low} to {#high})': '{#value}\u00a0% (95\u00a0%: {#low} bis {#high})',
  '{@now}, {#points} {@side} the {@scans} ({#range})': '{@now}, {#points} {@side} dem {@scans} ({#range})',
  below: 'unter',
  above: 'über',
  '{#left} are left': '{#left} sind übrig',
  '{@stands}, and it was reached before': '{@stands}; es war schon einmal erreicht',
  'one more scan': 'noch einen Scan',
  '{#scans} more scans': 'noch {#scans} Scans',
  loss: 'kein Verlust',
  change: 'keine Änderung',
  rise: 'kein Anstieg',
  fall: 'kein Rückgang',
  // breaks and findings
  'other prompts were asked': 'andere Fragen gestellt wurden',
  'other engines answered': 'andere Engines antworteten',
  brand: 'der Marke',
  engine: 'der Engine',
  intent: 'der Absicht',
  topic: 'dem Thema',
  prompt: 'der Frage',
  brands: 'Marken',
  sources: 'Quellen',
  // goals
  'the project’s history has no two comparable scans {#days} days apart':
    'der Verlauf des Projekts hat keine zwei vergleichbaren Scans im Abstand von {#days} Tagen',
  'moves of that size were seen in {#seen} of {#periods} such periods':
    'so große Bewegungen gab es in {#seen} von {#periods} solchen Zeiträumen',
};

/** What alerts watch, at the beginning of a sentence. */
export const measured: Readonly<Record<string, string>> = {
  Presence: 'Die Präsenz',
  Mention: 'Die Nennung',
  Citation: 'Die Zitierung',
  'Share of voice': 'Der Stimmenanteil',
  'First place': 'Der Anteil erster Plätze',
};

/** The same in headlines of earlier releases. */
export const measure: Readonly<Record<string, string>> = {
  Presence: 'Präsenz',
  Mention: 'Nennung',
  Citation: 'Zitat',
  'Share of voice': 'Stimmenanteil',
  'First place': 'Erster Platz',
};
