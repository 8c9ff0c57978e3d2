/** What is watched: alerts, breaks, findings, changes between scans, goals and experiments. */
export const watch: Readonly<Record<string, string>> = {
  'Some questions get no answer box, so these rates cover the answers shown, not all questions.':
    'Manche Fragen bekommen keinen Antwortkasten; diese Anteile gelten daher für die gezeigten Antworten, nicht für alle Fragen.',
  // changes between scans
  'Fewer than six prompts can be compared: too few to tell a change from noise.':
    'Weniger als sechs Fragen lassen sich vergleichen: zu wenige, um Änderung von Rauschen zu trennen.',
  'This scan belongs to no project, so it has no earlier scans to compare with.':
    'Dieser Scan gehört zu keinem Projekt und hat daher keine früheren Scans zum Vergleich.',
  'A level needs {#least} earlier scans of the same questions, engines, models and names since it last changed; there are {#scans}.':
    'Ein Niveau braucht {#least} frühere Scans mit denselben Fragen, Engines, Modellen und Namen, seit es sich zuletzt änderte; es sind {#scans}.',
  'Only the later scan asked {engine}, so it is left out.':
    'Nur der spätere Scan fragte {engine}; diese Engine bleibt außer Betracht.',
  'Only the earlier scan asked {engine}, so it is left out.':
    'Nur der frühere Scan fragte {engine}; diese Engine bleibt außer Betracht.',
  '{engine} answered with {model}, before with {earlier}. A change there may come from the model, not the brand.':
    '{engine} antwortete mit {model}, davor mit {earlier}. Eine Änderung dort kann am Modell liegen statt an der Marke.',
  'The brand’s names or domains changed in between (version {before} → {after}), which may explain part of the change.':
    'Namen oder Domains der Marke änderten sich dazwischen (Version {before} → {after}); das kann einen Teil der Änderung erklären.',
  'The answers were read by different versions of the detector.':
    'Die Antworten wurden mit verschiedenen Versionen der Erkennung gelesen.',
  'In the {@when} scan, {engine} had too few third-party pages, so its answers are not compared.':
    'Im {@when} Scan hatte {engine} zu wenige fremde Seiten; die Antworten werden nicht verglichen.',
  'The scans share no prompt: only the market can be compared, if both sets represent it.':
    'Die Scans haben keine Frage gemeinsam: Nur der Markt lässt sich vergleichen, wenn beide Sammlungen ihn abbilden.',
  '{#shared} questions are in both scans. The {#fresh} new and {#old} earlier ones count for the market alone, where they narrow its interval.':
    '{#shared} Fragen sind in beiden Scans. Die {#fresh} neuen und {#old} früheren zählen nur für den Markt, wo sie das Intervall verengen.',
  'The {@when} scan reused {#reused} stored answers. Only its {#recorded} new answers are compared.':
    'Im {@when} Scan wurden {#reused} gespeicherte Antworten übernommen. Verglichen werden nur die {#recorded} neuen.',
  'Each prompt was asked {#before} times before and {#now} times now.':
    'Jede Frage wurde davor {#before}-mal gestellt und jetzt {#now}-mal.',
  'The locale changed from {before} to {after}.': 'Das Gebiet wechselte von {before} zu {after}.',
  'The persona changed from {before} to {after}, which may explain part of the change.':
    'Die Persona wechselte von {before} zu {after}; das kann einen Teil der Änderung erklären.',
  '{engine} answered with more than one model during this scan: {models}.':
    '{engine} antwortete in diesem Scan mit mehr als einem Modell: {models}.',
  '{engine} has answered differently since {#day}, although its model has the same name. A difference from the previous scan may come from the engine.':
    '{engine} antwortet seit dem {#day} anders, obwohl das Modell gleich heißt. Ein Unterschied zum Scan davor kann an der Engine liegen.',
  '{engine} changed from {before} to {after} (noticed on {#day}). A difference from the previous scan may come from the engine.':
    '{engine} wechselte von {before} zu {after} (bemerkt am {#day}). Ein Unterschied zum Scan davor kann an der Engine liegen.',
  // alerts
  'The rule needs {#needed} scans with answers to {#prompts} prompts; there are {#looks}.':
    'Die Regel braucht {#needed} Scans mit Antworten auf {#prompts} Fragen; es sind {#looks}.',
  'The simulation has only {#looks} scans to learn from, so the variation from week to week is mostly assumed.':
    'Die Simulation lernt aus nur {#looks} Scans; die Schwankung von Woche zu Woche ist daher größtenteils angenommen.',
  'Credits are low: {#left} are left, fewer than {#limit}':
    'Die Credits gehen aus: {#left} sind übrig, weniger als {#limit}',
  '{#left} credits are left.': '{#left} Credits sind übrig.',
  'There is no forecast yet.': 'Noch gibt es keine Prognose.',
  'Credits will run out on {#day} by the forecast (95%: not before {#earliest}): {@left}':
    'Die Credits sind laut Prognose am {#day} aufgebraucht (95\u00a0%: nicht vor dem {#earliest}): {@left}',
  'Credits will last more than {#days} days by the forecast: {@left}.':
    'Die Credits reichen laut Prognose länger als {#days} Tage: {@left}.',
  'This alert’s goal was deleted. Choose another goal, or delete the alert.':
    'Das Ziel dieses Alarms wurde gelöscht. Wählen Sie ein anderes Ziel, oder löschen Sie den Alarm.',
  'The goal’s probability is not known yet.': 'Die Wahrscheinlichkeit des Ziels ist noch unbekannt.',
  '{#probability} chance of reaching {#target} by {#due}; the newest scan shows {@now}':
    '{#probability} Chance, {#target} bis zum {#due} zu erreichen; der neueste Scan zeigt {@now}',
  'Goal “{name}” is at risk: {@stands}': 'Ziel „{name}“ ist gefährdet: {@stands}',
  '{@stands}.': '{@stands}.',
  '{engine} changed: {@what} A difference from earlier scans may come from the engine':
    '{engine} hat sich geändert: {@what} Ein Unterschied zu früheren Scans kann an der Engine liegen',
  'No engine has changed since the newest scan.': 'Seit dem neuesten Scan hat sich keine Engine geändert.',
  'This alert watches a forecast, not a test, so it has no false-alarm rate.':
    'Dieser Alarm beobachtet eine Prognose, keinen Test; deshalb hat er keine Fehlalarmrate.',
  'This alert reports what was noticed about the engine. It tests nothing, so it has no false-alarm rate.':
    'Dieser Alarm meldet, was an der Engine auffiel. Er testet nichts; deshalb hat er keine Fehlalarmrate.',
  'This alert counts credits, so it raises no false alarms.':
    'Dieser Alarm zählt Credits und löst deshalb keine Fehlalarme aus.',
  'This alert watches the forecast of your usage. It tests nothing, so it has no false-alarm rate.':
    'Dieser Alarm beobachtet die Prognose Ihrer Nutzung. Er testet nichts; deshalb hat er keine Fehlalarmrate.',
  'This rule’s segment was deleted. Choose another one, or none.':
    'Das Segment dieser Regel wurde gelöscht. Wählen Sie ein anderes oder keines.',
  'This rule has not checked a scan yet.': 'Diese Regel hat noch keinen Scan geprüft.',
  'This rule is learning the new level.': 'Diese Regel lernt gerade das neue Niveau.',
  'This rule needs {@scans} with as many prompts.': 'Diese Regel braucht {@scans} mit ebenso vielen Fragen.',
  'The newest scans have too few prompts in common.': 'Die neuesten Scans haben zu wenige Fragen gemeinsam.',
  'No lasting {@change} shown.': 'Bleibend gezeigt: {@change}.',
  // breaks
  'The level {@where} changed on {#day}. The forecast is of the new level; earlier scans only show how much scans vary.':
    'Das Niveau {@where} hat sich am {#day} geändert. Die Prognose gilt für das neue; frühere Scans zeigen nur, wie stark Scans schwanken.',
  'The answers came from {fresh}, before from {old}.': 'Die Antworten kamen von {fresh}, davor von {old}.',
  'Answers to the same neutral questions differ: {words}.':
    'Antworten auf dieselben neutralen Fragen unterscheiden sich: {words}.',
  // findings
  // goals
  'No scan has measured it yet.': 'Noch kein Scan hat es gemessen.',
  'It is measured on {surfaces}, which are not pooled. Set a goal for one of them.':
    'Gemessen wird es auf {surfaces}; das wird nicht zusammengefasst: Setzen Sie ein Ziel, das eine Oberfläche nennt.',
  // experiments
  'Twice as many prompts would be enough.': 'Doppelt so viele Fragen würden reichen.',
  'More prompts or scans, or a larger effect, are needed.':
    'Es braucht mehr Fragen oder Scans oder eine größere Wirkung.',
  'With one scan after the change, there is only one look at the result.':
    'Bei nur einem Scan nach der Änderung gibt es nur einen Blick auf das Ergebnis.',
  'Power assumes that the change affects treated prompts only; spill-over is not counted.':
    'Die Trennschärfe setzt voraus, dass die Änderung nur auf behandelte Fragen wirkt: Was überspringt, bleibt unsichtbar.',
  'Stopped before anything could be judged.': 'Abgebrochen, bevor es etwas zu beurteilen gab.',
  'The result is updated after each scan with the change live. None has finished yet.':
    'Das Ergebnis wird nach jedem Scan mit der Änderung erneuert. Noch ist keiner fertig.',
  'Too few prompts were measured before and after to judge.':
    'Vorher und nachher wurden zu wenige Fragen gemessen, um zu urteilen.',
};
