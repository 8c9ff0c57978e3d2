/** What stands only inside of sentences. */
export const word: Readonly<Record<string, string>> = {
  has: 'hat',
  have: 'haben',
  day: 'den Tag',
  week: 'die Woche',
  month: 'den Monat',
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
  'One step is': 'Ein Schritt ist',
  '{#steps} steps are': '{#steps} Schritte sind',
  '{#value} points ({#level}% {#low} to {#high}) against the prompts that it does not touch; predicted {#predicted}':
    '{#value} Punkte ({#level}\u00a0%: {#low} bis {#high}) gegenüber den Fragen, die es nicht berührt; vorhergesagt {#predicted}',
  '{#value} points ({#level}% {#low} to {#high}), p {#p} against {#limit}':
    '{#value} Punkte ({#level}\u00a0%: {#low} bis {#high}), p {#p} gegen {#limit}',
  'questions on these topics': 'Fragen zu diesen Themen',
  'questions like these': 'Fragen wie diesen',
  rose: 'gestiegen',
  fell: 'gefallen',
  'rose {@where}': 'gestiegen {@where}',
  'fell {@where}': 'gefallen {@where}',
  earlier: 'früheren',
  later: 'späteren',
  // alerts
  'on {engine}': 'auf {engine}',
  'on {engine} from {#day} on': 'auf {engine} ab {#day}',
  'from {#day} on': 'ab {#day}',
  'scan before': 'Scan davor',
  '{#scans} scans before': 'Mittel der {#scans} Scans davor',
  'not measured': 'nicht gemessen',
  '{#value}%': '{#value}\u00a0%',
  '{#value}% (95%: {#low} to {#high})': '{#value}\u00a0% (95\u00a0%: {#low} bis {#high})',
  '{@now}, {#points} points {@side} the {@scans} (95%: {#least} to {#most})':
    '{@now}, {#points} Punkte {@side} dem {@scans} (95\u00a0%: {#least} bis {#most})',
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
  'no two comparable scans lie {#days} days apart, so the project’s history says nothing of such moves':
    'keine zwei vergleichbaren Scans liegen {#days} Tage auseinander, also sagt der Verlauf des Projekts nichts über solche Bewegungen',
  'moves of that size were seen in {#seen} of {#periods} such periods':
    'so große Bewegungen gab es in {#seen} von {#periods} solchen Zeiträumen',
  // scans
  '{#topics} topics': '{#topics} Themen',
  gives: 'ergibt',
  give: 'ergibt',
  'among its new answers': 'unter seinen neuen Antworten',
  ', from topics that you name': ', aus Themen, die Sie nennen',
  'POST …/prompt-sets/{setId}/prompts/bulk takes 500 of your own at once':
    'POST …/prompt-sets/{setId}/prompts/bulk nimmt 500 eigene auf einmal',
};

/** What alerts watch. */
export const measure: Readonly<Record<string, string>> = {
  Presence: 'Präsenz',
  Mention: 'Nennung',
  Citation: 'Zitat',
  'Share of voice': 'Stimmenanteil',
  'First place': 'Erster Platz',
};
