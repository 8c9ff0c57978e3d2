/** What is watched: alerts, breaks, findings, changes between scans, goals and experiments. */
export const watch: Readonly<Record<string, string>> = {
  'Answer boxes show no answer to some questions: their rates are of the answers shown, not of all questions.':
    'Antwortkästen zeigen auf manche Fragen keine Antwort: Ihre Anteile gelten den gezeigten Antworten, nicht allen Fragen.',
  // changes between scans
  'The scans have no prompt and engine in common that could be compared.':
    'Die Scans haben keine Frage und Engine gemeinsam, die sich vergleichen ließe.',
  'Fewer than six prompts can be compared: too few to tell a change from noise.':
    'Weniger als sechs Fragen lassen sich vergleichen: zu wenige, um Änderung von Rauschen zu trennen.',
  'No change is shown on {@these}; one of {#points} or more would have been seen 4 times in 5.':
    'Keine Änderung gezeigt bei {@these}; eine ab {#points}n wäre in 4 von 5 Fällen zu sehen gewesen.',
  'On {@these}, presence {@moved} by {#points} (95%: {#least} to {#most}).':
    'Bei {@these} ist die Präsenz um {#points} {@moved} (95\u00a0%: {#least} bis {#most}).',
  'That day presence was {#points} (95%: {#least} to {#most}) {@side} the {#scans} scans before.':
    'An diesem Tag lag die Präsenz {#points} (95\u00a0%: {#least} bis {#most}) {@side} den {#scans} Scans davor.',
  'That day shows no change against the {#scans} scans before; one of {#points} or more would have been seen 4 times in 5.':
    'Dieser Tag zeigt keine Änderung gegenüber den {#scans} Scans davor; eine ab {#points}n wäre in 4 von 5 Fällen zu sehen gewesen.',
  'Presence is {#points} (95%: {#least} to {#most}) {@side} the {#scans} scans before. Scans this close together need a second one that shows it before it counts as lasting.':
    'Die Präsenz liegt {#points} (95\u00a0%: {#least} bis {#most}) {@side} den {#scans} Scans davor. Bei so kurzen Abständen muss es ein zweiter Scan zeigen, bevor es als bleibend gilt.',
  'Presence {@moved} by {#points} (95%: {#least} to {#most}) against the {#scans} scans before, by more than days differ by themselves.':
    'Die Präsenz ist gegenüber den {#scans} Scans davor um {#points} {@moved} (95\u00a0%: {#least} bis {#most}), mehr als Tage sich von selbst unterscheiden.',
  'No lasting change is shown against the {#scans} scans before; one of {#points} or more would have been seen 4 times in 5.':
    'Gegenüber den {#scans} Scans davor zeigt sich keine bleibende Änderung; eine ab {#points}n wäre in 4 von 5 Fällen zu sehen gewesen.',
  'This scan belongs to no project, so there are no earlier scans.':
    'Ein Scan ohne Projekt hat keine Scans davor.',
  'A level needs {#least} earlier scans of the same questions, engines, models and names since it last changed; there are {#scans}.':
    'Ein Niveau braucht {#least} frühere Scans mit denselben Fragen, Engines, Modellen und Namen, seit es sich zuletzt änderte; es sind {#scans}.',
  '{engine} was asked by the later scan only and is left out.':
    '{engine} wurde nur im späteren Scan gefragt und bleibt außer Betracht.',
  '{engine} was asked by the earlier scan only and is left out.':
    '{engine} wurde nur im früheren Scan gefragt und bleibt außer Betracht.',
  '{engine} answered as {model}, before as {earlier}: a change there may be the model’s, not the brand’s.':
    '{engine} antwortete als {model}, davor als {earlier}: Eine Änderung dort kann am Modell liegen statt an der Marke.',
  'The brand’s names or domains changed in between (identity {before} → {after}): part of the change may be that.':
    'Namen oder Domains der Marke änderten sich dazwischen (Version {before} → {after}): Ein Teil der Änderung kann daher kommen.',
  'The answers were read by different versions of the detector.':
    'Die Antworten wurden mit verschiedenen Versionen der Erkennung gelesen.',
  '{engine} had too few pages of others in the {@when} scan: its answers make no figure and are not compared.':
    '{engine} hatte im {@when} Scan zu wenige Seiten anderer: Seine Antworten ergeben keinen Wert und werden nicht verglichen.',
  'The scans share no prompt: only the market can be compared, if both sets represent it.':
    'Die Scans haben keine Frage gemeinsam: Nur der Markt lässt sich vergleichen, wenn beide Sammlungen ihn abbilden.',
  '{#shared} questions are in both scans. The {#fresh} new and {#old} earlier ones count for the market alone, where they narrow its interval.':
    '{#shared} Fragen sind in beiden Scans. Die {#fresh} neuen und {#old} früheren zählen nur für den Markt, wo sie das Intervall verengen.',
  'The {@when} scan took {#reused} stored answers instead of asking. They are no new look, so that only its {#recorded} new ones are compared.':
    'Im {@when} Scan ersetzten {#reused} gespeicherte Antworten das Fragen. Sie sind kein neuer Blick; verglichen werden nur die {#recorded} neuen.',
  'Each prompt was asked {#before} times before and {#now} times now.':
    'Jede Frage wurde davor {#before}-mal gestellt und jetzt {#now}-mal.',
  'The locale changed from {before} to {after}.': 'Das Gebiet wechselte von {before} zu {after}.',
  'Who asks changed from {before} to {after}: part of the change may be that.':
    'Wer fragt, wechselte von {before} zu {after}: Ein Teil der Änderung kann daher kommen.',
  '{engine} answered with more than one model during this scan: {models}.':
    '{engine} antwortete in diesem Scan mit mehr als einem Modell: {models}.',
  "{engine} answers differently since {#day}, with no change of its model's name: a difference to the scan before may be the engine's.":
    '{engine} antwortet seit dem {#day} anders, ohne dass der Name des Modells wechselte: Ein Unterschied zum Scan davor kann an der Engine liegen.',
  "{engine} changed from {before} to {after} (noticed on {#day}): a difference to the scan before may be the engine's.":
    '{engine} wechselte von {before} zu {after} (bemerkt am {#day}): Ein Unterschied zum Scan davor kann an der Engine liegen.',
  // alerts
  'The rule needs {#needed} scans with answers to {#prompts} prompts; there are {#looks}.':
    'Die Regel braucht {#needed} Scans mit Antworten auf {#prompts} Fragen; es sind {#looks}.',
  'The simulation learned from {#looks} scans only: how much weeks differ is mostly assumed.':
    'Die Simulation lernte nur aus {#looks} Scans: Wie sehr Wochen sich unterscheiden, ist meist angenommen.',
  '{source} is hardly cited any more{@where}: in {@now} of answers, down from {@before} in the {@scans}':
    '{source} wird kaum noch zitiert{@where}: in {@now} der Antworten, zuvor ({@scans}) in {@before}',
  '{source} is cited again{@where}: in {@now} of answers':
    '{source} wird wieder zitiert{@where}: in {@now} der Antworten',
  'Engines answer again{@where}': 'Engines antworten wieder{@where}',
  '{engine} lost answers: {@now}': '{engine} verlor Antworten: {@now}',
  'Credits are low: {#left} are left, fewer than {#limit}':
    'Die Credits gehen aus: {#left} sind übrig, weniger als {#limit}',
  '{#left} credits are left.': '{#left} Credits sind übrig.',
  'There is no forecast yet.': 'Noch gibt es keine Prognose.',
  'Credits will run out on {#day} by the forecast (95%: not before {#earliest}): {@left}':
    'Die Credits sind laut Prognose am {#day} aufgebraucht (95\u00a0%: nicht vor dem {#earliest}): {@left}',
  'Credits will last more than {#days} days by the forecast: {@left}.':
    'Die Credits reichen laut Prognose länger als {#days} Tage: {@left}.',
  'Its goal was deleted, so you can delete this alert.':
    'Das Ziel gibt es nicht mehr: Dieser Alarm kann weg.',
  'The goal’s probability is not known yet.': 'Die Wahrscheinlichkeit des Ziels ist noch unbekannt.',
  '{#probability} probability of {#target} on {#due}; the newest scan shows {@now}':
    '{#probability} Wahrscheinlichkeit für {#target} am {#due}; der neueste Scan zeigt {@now}',
  'Goal “{name}” is at risk: {@stands}': 'Ziel „{name}“ ist gefährdet: {@stands}',
  '{@stands}.': '{@stands}.',
  '{engine} changed: {@what} A difference to earlier scans may be the engine’s':
    '{engine} hat sich geändert: {@what} Ein Unterschied zu früheren Scans kann an der Engine liegen',
  'No change of an engine since the newest scan.': 'Keine Änderung einer Engine seit dem neuesten Scan.',
  'It reads the goal’s probability, which is a forecast and not a test, so it has no false-alarm rate.':
    'Er liest die Wahrscheinlichkeit des Ziels, eine Prognose und kein Test; deshalb hat er keine Fehlalarmrate.',
  'It reports what was noticed about the engine and tests nothing, so it has no false-alarm rate.':
    'Er meldet, was an der Engine auffiel, und testet nichts; deshalb hat er keine Fehlalarmrate.',
  'It counts credits, so it raises no false alarms.': 'Er zählt Credits und gibt deshalb keinen Fehlalarm.',
  'It reads the forecast of your usage and tests nothing, so it has no false-alarm rate.':
    'Er liest die Prognose Ihrer Nutzung und testet nichts; deshalb hat er keine Fehlalarmrate.',
  'Its segment was deleted. Choose another, or none.':
    'Sein Segment gibt es nicht mehr: Geben Sie ihm ein anderes oder keines.',
  'It has not checked a scan yet.': 'Noch hat er keinen Scan geprüft.',
  'It is learning the new level first.': 'Zuerst lernt er das neue Niveau.',
  'It needs {@scans} of as many prompts.': 'Es braucht {@scans} mit ebenso vielen Fragen.',
  'The newest scans have too few prompts in common.': 'Die neuesten Scans haben zu wenige Fragen gemeinsam.',
  'No lasting {@change} shown.': 'Bleibend gezeigt: {@change}.',
  // breaks
  'Presence {@where} {@moved} by {#change} points (95%: {#low} to {#high}) on {#day}.':
    'Die Präsenz {@where} ist am {#day} um {#change} Punkte {@moved} (95\u00a0%: {#low} bis {#high}).',
  'No cause was found: no engine, topic or source stands out, and no competitor rose. Check what changed on your own site and in what others write about you.':
    'Keine Ursache gefunden: Keine Engine, kein Thema und keine Quelle ragt heraus, und kein Wettbewerber stieg. Prüfen Sie, was sich auf Ihrer Website geändert hat und was andere über Sie schreiben.',
  'No cause was found: no engine, topic or source stands out, and no competitor fell. Check what you changed in those days, so that you can keep it.':
    'Keine Ursache gefunden: Keine Engine, kein Thema und keine Quelle ragt heraus, und kein Wettbewerber fiel. Prüfen Sie, was Sie in jenen Tagen geändert haben, damit Sie es beibehalten können.',
  'No cause was found: no topic or source on {engine} stands out, and no competitor rose there. Read its answers before and since.':
    'Keine Ursache gefunden: Auf {engine} ragt kein Thema und keine Quelle heraus, und kein Wettbewerber stieg dort. Lesen Sie die Antworten davor und seither.',
  'No cause was found: no topic or source on {engine} stands out, and no competitor fell there. Read its answers before and since.':
    'Keine Ursache gefunden: Auf {engine} ragt kein Thema und keine Quelle heraus, und kein Wettbewerber fiel dort. Lesen Sie die Antworten davor und seither.',
  '{engine} stands out: {#there} there, {#elsewhere} on the other engines. Read its answers before and since.':
    '{engine} sticht heraus: dort {#there}, auf den anderen Engines {#elsewhere}. Lesen Sie seine Antworten von davor und seither.',
  'Apart from that, the topic “{topic}” stands out: {#there} there, {#elsewhere} elsewhere.':
    'Abgesehen davon sticht das Thema „{topic}“ heraus: dort {#there}, sonst {#elsewhere}.',
  'Apart from that, {engine} stands out: {#there} there, {#elsewhere} on the other engines.':
    'Abgesehen davon sticht {engine} heraus: dort {#there}, auf den anderen Engines {#elsewhere}.',
  'The topic “{topic}” stands out: {#there} there, {#elsewhere} elsewhere. Read the answers to its prompts before and since.':
    'Das Thema „{topic}“ sticht heraus: dort {#there}, sonst {#elsewhere}. Lesen Sie die Antworten auf seine Fragen von davor und seither.',
  '{place} moved to another level on {#day}. The forecast is of that level; earlier scans only show how much scans vary.':
    '{place} hat seit dem {#day} ein anderes Niveau. Die Prognose gilt für dieses; frühere Scans zeigen nur, wie stark Scans schwanken.',
  'Look first at a source: {@lost} No test shows that it is the cause.':
    'Sehen Sie sich zuerst eine Quelle an: {@lost} Kein Test zeigt, dass sie die Ursache ist.',
  '{#before} of the answers cited {place}, {#after} since then.':
    '{#before} der Antworten zitierten {place}, seither {#after}.',
  'Of the answers that cite {place}, {#before} named you, {#after} since then.':
    'Von den Antworten, die {place} zitieren, nannten Sie {#before}, seither {#after}.',
  '{@source} Presence moved by {#there} where it was cited and by {#elsewhere} elsewhere, which makes {#part} of the whole change. Check whether it still names you.':
    '{@source} Wo sie zitiert wurde, änderte sich die Präsenz um {#there}, sonst um {#elsewhere}; das macht {#part} der ganzen Änderung aus. Prüfen Sie, ob sie Sie noch nennt.',
  '{engine} lost {#after} of its answers, up from {#before} before.':
    '{engine} verlor {#after} seiner Antworten, davor {#before}.',
  'Answers came from {fresh}, before from {old}.': 'Antworten kamen von {fresh}, davor von {old}.',
  'Answers to the same neutral questions differ: {words}.':
    'Antworten auf dieselben neutralen Fragen unterscheiden sich: {words}.',
  '{name} {@moved} by {#points} on the same prompts and engines.':
    '{name} ist bei denselben Fragen und Engines um {#points} {@moved}.',
  'The brand’s names or domains changed from version {before} to {after}.':
    'Namen oder Domains der Marke wechselten von Version {before} zu {after}.',
  'Other prompts were asked than in the scan before.': 'Es wurden andere Fragen gestellt als im Scan davor.',
  'Other engines answered than in the scan before.': 'Es antworteten andere Engines als im Scan davor.',
  'Presence in {@place} {@moved} by {#points} because {@reason}; the brand itself may not have changed.':
    'Die Präsenz bei {@place} ist um {#points} {@moved}, da {@reason}; die Marke selbst muss sich nicht geändert haben.',
  'Presence in {@place} {@moved} by {#points} with a wholly new prompt set: the two cannot be compared.':
    'Die Präsenz bei {@place} ist mit einer völlig neuen Fragensammlung um {#points} {@moved}: Beide lassen sich nicht vergleichen.',
  'No prompt of the scan before was asked again.': 'Keine Frage des Scans davor wurde noch einmal gestellt.',
  'Figures in {@place} rest on fewer answers: {@statements}':
    'Die Werte bei {@place} beruhen auf weniger Antworten: {@statements}',
  // findings
  '{name} {@moved} by {#points} in {#days} days{#range}.':
    '{name} ist in {#days} Tagen um {#points}{#range} {@moved}.',
  'On the {@kind} {name} presence {@moved} by {#points} in {#days} days{#range}, otherwise than overall.':
    'Die Präsenz ist bei {@kind} {name} in {#days} Tagen um {#points}{#range} {@moved}, anders als insgesamt.',
  '{engine} lost {#share} of its answers in {#days} days: its figures rest on the others.':
    '{engine} verlor in {#days} Tagen {#share} seiner Antworten: Seine Werte beruhen auf den übrigen.',
  'The {@what} of answers changed more than chance gives: {#shared} in common with the scan before, where {#low} to {#high} were to be expected.':
    'Die {@what} der Antworten wechselten mehr, als der Zufall gibt: {#shared} gemeinsam mit dem Scan davor, zu erwarten waren {#low} bis {#high}.',
  '{name} is mentioned in {#points} more of the answers than you{#range}; it leads on {#losses} prompts × engines, you on {#wins}.':
    '{name} wird um {#points} öfter in Antworten genannt als Sie{#range}; es führt bei {#losses} Fragen × Engines, Sie bei {#wins}.',
  '{#before} of the answers cited {domain}, {#now} do now: {#change} fewer{#range}.':
    '{#before} der Antworten zitierten {domain}, jetzt sind es {#now}: {#change} weniger{#range}.',
  'No answer cites {#never} of your {#all} known pages: {#share}.':
    'Keine Antwort zitiert {#never} Ihrer {#all} bekannten Seiten: {#share}.',
  // goals
  'Nothing was measured yet, so the distance to the target is unknown.':
    'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
  'The newest scan is already past it, by {#points}; now hold it.':
    'Der neueste Scan zeigt es schon, mit {#points} Vorsprung; nun gilt es, das zu halten.',
  'Needs +{#points} in {#days} days; {@past}.': 'Braucht +{#points} in {#days} Tagen; {@past}.',
  'No scan has measured it yet.': 'Noch kein Scan hat es gemessen.',
  'It is measured on {surfaces}, which are not pooled. Set a goal for one of them.':
    'Gemessen wird es auf {surfaces}; das wird nicht zusammengefasst: Setzen Sie ein Ziel, das eine Oberfläche nennt.',
  // experiments
  'A rise of {#points} would be missed {#times} times in 100. {@more}':
    'Ein Anstieg von {#points}n bliebe in {#times} von 100 Fällen unentdeckt. {@more}',
  'Twice as many prompts would do.': 'Doppelt so viele Fragen würden reichen.',
  'More prompts or scans, or a larger effect, are needed.':
    'Es braucht mehr Fragen oder Scans oder eine größere Wirkung.',
  'With one scan after the change, there is only one look at the result.':
    'Bei einem Scan nach der Änderung ist sequential dasselbe wie fixed.',
  'Power assumes that the change affects treated prompts only; spill-over is not counted.':
    'Die Trennschärfe setzt voraus, dass die Änderung nur auf behandelte Fragen wirkt: Was überspringt, bleibt unsichtbar.',
  'Stopped before anything could be judged.': 'Abgebrochen, bevor es etwas zu beurteilen gab.',
  'The result comes once all {#scans} scans with the change live are in; started so far: {#started}. No figure is shown before, because looking early makes chance look like success.':
    'Das Ergebnis kommt, wenn alle {#scans} Scans mit der Änderung da sind; bisher gestartet: {#started}. Vorher steht hier keine Zahl, denn wer früh hinsieht, hält leicht Zufall für Erfolg.',
  'The result is updated after each scan with the change live. None has finished yet.':
    'Das Ergebnis wird nach jedem Scan mit der Änderung erneuert. Noch ist keiner fertig.',
  'Too few prompts were measured before and after to judge.':
    'Vorher und nachher wurden zu wenige Fragen gemessen, um zu urteilen.',
  'No effect is shown at scan {#look} of {#scans} after the change: {#value} points ({#level}: {#low} to {#high}) against the prompts left as they were. That does not prove there is none.':
    'Bei Scan {#look} von {#scans} nach der Änderung ist keine Wirkung gezeigt: {#value} Punkte ({#level}: {#low} bis {#high}) gegenüber den unveränderten Fragen. Das beweist nicht, dass es keine gibt.',
  'The change worked: {@measure} rose by {#figure} on {#treated} changed prompts, against {#holdout} left as they were.':
    'Die Änderung wirkt: {@measure} ist um {#figure} gestiegen, bei {#treated} geänderten Fragen gegenüber {#holdout} unveränderten.',
  'The change did harm: {@measure} fell by {#figure} on {#treated} changed prompts, against {#holdout} left as they were.':
    'Die Änderung schadet: {@measure} ist um {#figure} gefallen, bei {#treated} geänderten Fragen gegenüber {#holdout} unveränderten.',
  'The change is for {#treated} prompts; {#holdout} stay as they are. Chance decided which.':
    'Die Änderung gilt für {#treated} Fragen; {#holdout} bleiben, wie sie sind. Der Zufall hat entschieden, welche.',
  '{@compared} The experiment has ended: read its result.':
    '{@compared} Das Experiment ist beendet: Lesen Sie sein Ergebnis.',
  '{@compared} The experiment was stopped.': '{@compared} Das Experiment wurde abgebrochen.',
  '{@compared} A scan is running: wait until it has finished.':
    '{@compared} Ein Scan läuft: Warten Sie, bis er fertig ist.',
  '{@compared} Scans still due before the change: {#before}.':
    '{@compared} Scans, die vor der Änderung noch fehlen: {#before}.',
  '{@compared} Next: make the change for them, then start the experiment again and say that it is live.':
    '{@compared} Als Nächstes: Führen Sie die Änderung für sie durch, starten Sie das Experiment dann erneut und melden Sie, dass sie live ist.',
  '{@compared} The change is live. Scans still due: {#after}.':
    '{@compared} Die Änderung ist live. Scans, die noch fehlen: {#after}.',
  '{@compared} All scans are done: the result follows.':
    '{@compared} Alle Scans sind gemacht: Das Ergebnis folgt.',
};
