/** What is watched: alerts, breaks, findings, changes between scans, goals and experiments. */
export const watch: Readonly<Record<string, string>> = {
  'Some questions get no answer box, so these rates cover the answers shown, not all questions.':
    'Manche Fragen bekommen keinen Antwortkasten; diese Anteile gelten daher für die gezeigten Antworten, nicht für alle Fragen.',
  // changes between scans
  'Fewer than six prompts can be compared: too few to tell a change from noise.':
    'Weniger als sechs Fragen lassen sich vergleichen: zu wenige, um Änderung von Rauschen zu trennen.',
  'This scan belongs to no project, so it has no earlier scans to compare with.':
    'Dieser Scan gehört zu keinem Projekt und hat daher keine früheren Scans zum Vergleich.',
  'The answers were read by different versions of the detector.':
    'Die Antworten wurden mit verschiedenen Versionen der Erkennung gelesen.',
  'The scans share no prompt: only the market can be compared, if both sets represent it.':
    'Die Scans haben keine Frage gemeinsam: Nur der Markt lässt sich vergleichen, wenn beide Sammlungen ihn abbilden.',
  // alerts
  'There is no forecast yet.': 'Noch gibt es keine Prognose.',
  'This alert’s goal was deleted. Choose another goal, or delete the alert.':
    'Das Ziel dieses Alarms wurde gelöscht. Wählen Sie ein anderes Ziel, oder löschen Sie den Alarm.',
  'The goal’s probability is not known yet.': 'Die Wahrscheinlichkeit des Ziels ist noch unbekannt.',
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
  'The newest scans have too few prompts in common.': 'Die neuesten Scans haben zu wenige Fragen gemeinsam.',
  // breaks
  // findings
  // goals
  'No scan has measured it yet.': 'Noch kein Scan hat es gemessen.',
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
