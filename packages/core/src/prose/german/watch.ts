/** What is watched: alerts, breaks, findings, changes between scans, goals and experiments. */
export const watch: Readonly<Record<string, string>> = {
  'Some questions get no answer box, so these rates cover the answers shown, not all questions.':
    'Manche Fragen bekommen keinen Antwortkasten; diese Anteile gelten daher für die gezeigten Antworten, nicht für alle Fragen.',
  // changes between scans
  'The scans share no prompt on the same engine, so there is nothing to compare.':
    'Die Scans haben keine Frage auf derselben Engine gemeinsam, also gibt es nichts zu vergleichen.',
  'Fewer than six prompts can be compared: too few to tell a change from noise.':
    'Weniger als sechs Fragen lassen sich vergleichen: zu wenige, um Änderung von Rauschen zu trennen.',
  'No change is shown on {@these}; one of {#points} or more would have been seen 4 times in 5.':
    'Keine Änderung gezeigt bei {@these}; eine ab {#points}n wäre in 4 von 5 Fällen zu sehen gewesen.',
  'On {@these}, presence {@moved} by {#points}.': 'Bei {@these} ist die Präsenz um {#points} {@moved}.',
  'That day presence was {#points} {@side} the {#scans} scans before.':
    'An diesem Tag lag die Präsenz {#points} {@side} den {#scans} Scans davor.',
  'That day shows no change against the {#scans} scans before; one of {#points} or more would have been seen 4 times in 5.':
    'Dieser Tag zeigt keine Änderung gegenüber den {#scans} Scans davor; eine ab {#points}n wäre in 4 von 5 Fällen zu sehen gewesen.',
  'Presence is {#points} {@side} the {#scans} scans before. With scans this close together, a second one must confirm it before it counts as lasting.':
    'Die Präsenz liegt {#points} {@side} den {#scans} Scans davor. Bei so kurzen Abständen muss ein zweiter Scan das bestätigen, bevor es als bleibend gilt.',
  'Presence {@moved} by {#points} compared with the {#scans} scans before, more than its usual variation from day to day.':
    'Die Präsenz ist gegenüber den {#scans} Scans davor um {#points} {@moved}, mehr als sie sonst von Tag zu Tag schwankt.',
  'No lasting change is shown against the {#scans} scans before; one of {#points} or more would have been seen 4 times in 5.':
    'Gegenüber den {#scans} Scans davor zeigt sich keine bleibende Änderung; eine ab {#points}n wäre in 4 von 5 Fällen zu sehen gewesen.',
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
  '{source} is hardly cited any more{@where}: in {@now} of answers, down from {@before} in the {@scans}':
    '{source} wird{@where} kaum noch zitiert: in {@now} der Antworten, zuvor ({@scans}) in {@before}',
  '{source} is cited again{@where}: in {@now} of answers':
    '{source} wird{@where} wieder zitiert: in {@now} der Antworten',
  'Engines answer again{@where}': 'Engines antworten wieder{@where}',
  '{engine} lost {@now} of its answers': '{engine} verlor {@now} der Antworten',
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
  'Presence {@where} {@moved} by {#points} on {#day}.':
    'Die Präsenz {@where} ist am {#day} um {#points} {@moved}.',
  'No cause was found: no engine, topic or source stands out, and no competitor rose. Check what changed on your site and in what others write about you.':
    'Keine Ursache gefunden: Keine Engine, kein Thema und keine Quelle ragt heraus, und kein Wettbewerber stieg. Prüfen Sie, was sich auf Ihrer Website geändert hat und was andere über Sie schreiben.',
  'No cause was found: no engine, topic or source stands out, and no competitor fell. Check what you changed at that time so that you can keep doing it.':
    'Keine Ursache gefunden: Keine Engine, kein Thema und keine Quelle ragt heraus, und kein Wettbewerber fiel. Prüfen Sie, was Sie damals geändert haben, damit Sie es beibehalten können.',
  'No cause was found: no topic or source on {engine} stands out, and no competitor rose there. Compare its answers before and after.':
    'Keine Ursache gefunden: Auf {engine} ragt kein Thema und keine Quelle heraus, und kein Wettbewerber stieg dort. Vergleichen Sie die Antworten davor und danach.',
  'No cause was found: no topic or source on {engine} stands out, and no competitor fell there. Compare its answers before and after.':
    'Keine Ursache gefunden: Auf {engine} ragt kein Thema und keine Quelle heraus, und kein Wettbewerber fiel dort. Vergleichen Sie die Antworten davor und danach.',
  'Apart from that, the topic “{topic}” stands out: {#there}, against {#elsewhere} on other topics.':
    'Abgesehen davon sticht das Thema „{topic}“ heraus: {#there}, gegenüber {#elsewhere} bei anderen Themen.',
  'Apart from that, {engine} stands out: {#there}, against {#elsewhere} on the other engines.':
    'Abgesehen davon sticht {engine} heraus: {#there}, gegenüber {#elsewhere} auf den anderen Engines.',
  'Look first at a source: {@lost} No test shows that it is the cause.':
    'Sehen Sie sich zuerst eine Quelle an: {@lost} Kein Test zeigt, dass sie die Ursache ist.',
  '{engine} stands out: {#there}, against {#elsewhere} on the other engines. Compare its answers before and after.':
    '{engine} sticht heraus: {#there}, auf den anderen Engines {#elsewhere}. Vergleichen Sie die Antworten davor und danach.',
  'The topic “{topic}” stands out: {#there}, against {#elsewhere} on other topics. Compare the answers to its prompts before and after.':
    'Das Thema „{topic}“ sticht heraus: {#there}, bei anderen Themen {#elsewhere}. Vergleichen Sie die Antworten auf seine Fragen davor und danach.',
  'The level {@where} changed on {#day}. The forecast is of the new level; earlier scans only show how much scans vary.':
    'Das Niveau {@where} hat sich am {#day} geändert. Die Prognose gilt für das neue; frühere Scans zeigen nur, wie stark Scans schwanken.',
  '{#before} of answers cited {place} before, {#after} since.':
    '{#before} der Antworten zitierten vorher {place}, seither {#after}.',
  'Of the answers that cite {place}, {#before} named you before, {#after} since.':
    'Von den Antworten, die {place} zitieren, nannten vorher {#before} Sie, seither {#after}.',
  '{@source} Presence changed by {#there} where it was cited and by {#elsewhere} elsewhere; this accounts for {#part} of the change. Check whether it still names you.':
    '{@source} Wo sie zitiert wurde, änderte sich die Präsenz um {#there}, sonst um {#elsewhere}; das macht {#part} der Änderung aus. Prüfen Sie, ob sie Sie noch nennt.',
  '{engine} lost {#after} of its answers, up from {#before}.':
    '{engine} verlor {#after} der Antworten, zuvor {#before}.',
  'The answers came from {fresh}, before from {old}.': 'Die Antworten kamen von {fresh}, davor von {old}.',
  'Answers to the same neutral questions differ: {words}.':
    'Antworten auf dieselben neutralen Fragen unterscheiden sich: {words}.',
  '{name} {@moved} by {#points} on the same prompts and engines.':
    '{name} ist bei denselben Fragen und Engines um {#points} {@moved}.',
  'The brand’s names or domains changed from version {before} to {after}.':
    'Namen oder Domains der Marke wechselten von Version {before} zu {after}.',
  'The prompts are not those of the previous scan.': 'Die Fragen sind andere als im vorigen Scan.',
  'The engines are not those of the previous scan.': 'Die Engines sind andere als im vorigen Scan.',
  'Presence in {@place} {@moved} by {#points} because {@reason}; the brand itself may not have changed.':
    'Die Präsenz bei {@place} ist um {#points} {@moved}, da {@reason}; die Marke selbst muss sich nicht geändert haben.',
  'Presence in {@place} {@moved} by {#points} with an entirely new prompt set, so the two scans cannot be compared.':
    'Die Präsenz bei {@place} ist mit einer völlig neuen Fragensammlung um {#points} {@moved}; die beiden Scans lassen sich nicht vergleichen.',
  'No prompt of the previous scan was asked again.':
    'Keine Frage des vorigen Scans wurde noch einmal gestellt.',
  'Figures in {@place} rest on fewer answers: {@statements}':
    'Die Werte bei {@place} beruhen auf weniger Antworten: {@statements}',
  // findings
  'Presence of {name} {@moved} by {#points} in {#days} days.':
    'Die Präsenz von {name} ist in {#days} Tagen um {#points} {@moved}.',
  'On the {@kind} {name}, presence {@moved} by {#points} in {#days} days, unlike the overall figure.':
    'Die Präsenz ist bei {@kind} {name} in {#days} Tagen um {#points} {@moved}, anders als insgesamt.',
  '{engine} lost {#share} of its answers in {#days} days, so its figures rest on the remaining ones.':
    '{engine} verlor in {#days} Tagen {#share} der Antworten; die Werte beruhen auf den übrigen.',
  'The {@what} in answers changed more than chance explains: {#shared} in common with the previous scan, where {#low} to {#high} was expected.':
    'Die {@what} in Antworten änderten sich stärker, als der Zufall erklärt: {#shared} gemeinsam mit dem vorigen Scan, erwartet waren {#low} bis {#high}.',
  '{name} is mentioned more often than you, by {#points}. It leads on {#losses} pairs of prompt and engine; you lead on {#wins}.':
    '{name} wird um {#points} öfter genannt als Sie. Dieser Wettbewerber führt bei {#losses} Paaren aus Frage und Engine, Sie führen bei {#wins}.',
  '{#now} of answers cite {domain}, down from {#before}: a fall of {#points}.':
    '{#now} der Antworten zitieren {domain}, zuvor waren es {#before}: ein Rückgang um {#points}.',
  '{#never} of your {#all} known pages ({#share}) are cited by no answer.':
    '{#never} Ihrer {#all} bekannten Seiten ({#share}) werden in keiner Antwort zitiert.',
  // goals
  'Nothing has been measured yet, so the distance to the target is unknown.':
    'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
  'The newest scan already exceeds the target by {#points}. Now keep it there.':
    'Der neueste Scan übertrifft das Ziel schon um {#points}. Nun gilt es, das zu halten.',
  'Needs +{#points} in {#days} days; {@past}.': 'Braucht +{#points} in {#days} Tagen; {@past}.',
  'No scan has measured it yet.': 'Noch kein Scan hat es gemessen.',
  'It is measured on {surfaces}, which are not pooled. Set a goal for one of them.':
    'Gemessen wird es auf {surfaces}; das wird nicht zusammengefasst: Setzen Sie ein Ziel, das eine Oberfläche nennt.',
  // experiments
  'A rise of {#points} would be missed {#times} times in 100. {@more}':
    'Ein Anstieg von {#points}n bliebe in {#times} von 100 Fällen unentdeckt. {@more}',
  'Twice as many prompts would be enough.': 'Doppelt so viele Fragen würden reichen.',
  'More prompts or scans, or a larger effect, are needed.':
    'Es braucht mehr Fragen oder Scans oder eine größere Wirkung.',
  'With one scan after the change, there is only one look at the result.':
    'Bei nur einem Scan nach der Änderung gibt es nur einen Blick auf das Ergebnis.',
  'Power assumes that the change affects treated prompts only; spill-over is not counted.':
    'Die Trennschärfe setzt voraus, dass die Änderung nur auf behandelte Fragen wirkt: Was überspringt, bleibt unsichtbar.',
  'Stopped before anything could be judged.': 'Abgebrochen, bevor es etwas zu beurteilen gab.',
  'The result comes once all {#scans} scans with the change live are in; started so far: {#started}. No figure is shown before, because looking early makes chance look like success.':
    'Das Ergebnis kommt, wenn alle {#scans} Scans mit der Änderung da sind; bisher gestartet: {#started}. Vorher steht hier keine Zahl, denn wer früh hinsieht, hält leicht Zufall für Erfolg.',
  'The result is updated after each scan with the change live. None has finished yet.':
    'Das Ergebnis wird nach jedem Scan mit der Änderung erneuert. Noch ist keiner fertig.',
  'Too few prompts were measured before and after to judge.':
    'Vorher und nachher wurden zu wenige Fragen gemessen, um zu urteilen.',
  'No effect is shown at scan {#look} of {#scans} after the change: {#value} ({#range}) against the prompts left as they were. That does not prove there is none.':
    'Bei Scan {#look} von {#scans} nach der Änderung ist keine Wirkung gezeigt: {#value} ({#range}) gegenüber den unveränderten Fragen. Das beweist nicht, dass es keine gibt.',
  'The change worked: {@measure} rose by {#figure} on {#treated} changed prompts, against {#holdout} left as they were.':
    'Die Änderung wirkt: {@measure} ist um {#figure} gestiegen, bei {#treated} geänderten Fragen gegenüber {#holdout} unveränderten.',
  'The change did harm: {@measure} fell by {#figure} on {#treated} changed prompts, against {#holdout} left as they were.':
    'Die Änderung schadet: {@measure} ist um {#figure} gefallen, bei {#treated} geänderten Fragen gegenüber {#holdout} unveränderten.',
  'The change applies to {#treated} prompts; {#holdout} stay as they are. The split is random.':
    'Die Änderung gilt für {#treated} Fragen; {#holdout} bleiben, wie sie sind. Die Aufteilung ist zufällig.',
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
