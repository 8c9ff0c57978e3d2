/** What earlier releases stored of alerts, breaks and scans: rows of any age are told in German. */
export const earlierWatch: Readonly<Record<string, string>> = {
  'Some questions get no answer box, so these rates cover the answers shown, not all questions.':
    'Manche Fragen bekommen keinen Antwortkasten; diese Anteile gelten daher für die gezeigten Antworten, nicht für alle Fragen.',
  'The scans share no prompt on the same engine, so there is nothing to compare.':
    'Die Scans haben keine Frage auf derselben Engine gemeinsam, also gibt es nichts zu vergleichen.',
  'Presence {@moved} by {#points} (95%: {#least} to {#most}) compared with the {#scans} scans before, more than its usual variation from day to day.':
    'Die Präsenz ist gegenüber den {#scans} Scans davor um {#points} {@moved} (95\u00a0%: {#least} bis {#most}), mehr als sie sonst von Tag zu Tag schwankt.',
  'Presence is {#points} (95%: {#least} to {#most}) {@side} the {#scans} scans before. With scans this close together, a second one must confirm it before it counts as lasting.':
    'Die Präsenz liegt {#points} (95\u00a0%: {#least} bis {#most}) {@side} den {#scans} Scans davor. Bei so kurzen Abständen muss ein zweiter Scan das bestätigen, bevor es als bleibend gilt.',
  'This scan belongs to no project, so it has no earlier scans to compare with.':
    'Dieser Scan gehört zu keinem Projekt und hat daher keine früheren Scans zum Vergleich.',
  'Only the later scan asked {engine}, so it is left out.':
    'Nur der spätere Scan fragte {engine}; diese Engine bleibt außer Betracht.',
  'Only the earlier scan asked {engine}, so it is left out.':
    'Nur der frühere Scan fragte {engine}; diese Engine bleibt außer Betracht.',
  '{engine} answered with {model}, before with {earlier}. A change there may come from the model, not the brand.':
    '{engine} antwortete mit {model}, davor mit {earlier}. Eine Änderung dort kann am Modell liegen statt an der Marke.',
  'The brand’s names or domains changed in between (version {before} → {after}), which may explain part of the change.':
    'Namen oder Domains der Marke änderten sich dazwischen (Version {before} → {after}); das kann einen Teil der Änderung erklären.',
  '{engine} had too few third-party pages in the {@when} scan, so its answers are not compared.':
    '{engine} hatte im {@when} Scan zu wenige fremde Seiten; die Antworten werden nicht verglichen.',
  'The {@when} scan reused {#reused} stored answers. Only its {#recorded} new answers are compared.':
    'Im {@when} Scan wurden {#reused} gespeicherte Antworten übernommen. Verglichen werden nur die {#recorded} neuen.',
  'The persona changed from {before} to {after}, which may explain part of the change.':
    'Die Persona wechselte von {before} zu {after}; das kann einen Teil der Änderung erklären.',
  '{engine} has answered differently since {#day}, although its model has the same name. A difference from the previous scan may come from the engine.':
    '{engine} antwortet seit dem {#day} anders, obwohl das Modell gleich heißt. Ein Unterschied zum Scan davor kann an der Engine liegen.',
  "{engine} changed from {before} to {after} (noticed {#day}): a difference to the scan before may be the engine's.":
    '{engine} wechselte von {before} zu {after} (bemerkt am {#day}). Ein Unterschied zum Scan davor kann an der Engine liegen.',
  'The simulation has only {#looks} scans to learn from, so the variation from week to week is mostly assumed.':
    'Die Simulation lernt aus nur {#looks} Scans; die Schwankung von Woche zu Woche ist daher größtenteils angenommen.',
  'Credits end on {#day} as forecast (95%: not before {#earliest}): {@left}':
    'Die Credits sind laut Prognose am {#day} aufgebraucht (95\u00a0%: nicht vor dem {#earliest}): {@left}',
  '{engine} lost {@now} of its answers': '{engine} verlor {@now} der Antworten',
  '{#probability} chance of reaching {#target} by {#due}; the newest scan shows {@now}':
    '{#probability} Chance, {#target} bis zum {#due} zu erreichen; der neueste Scan zeigt {@now}',
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
  'This rule is learning the new level.': 'Diese Regel lernt gerade das neue Niveau.',
  'This rule needs {@scans} with as many prompts.': 'Diese Regel braucht {@scans} mit ebenso vielen Fragen.',
  'This rule’s segment was deleted. Choose another one, or none.':
    'Das Segment dieser Regel wurde gelöscht. Wählen Sie ein anderes oder keines.',
  'This alert’s goal was deleted. Choose another goal, or delete the alert.':
    'Das Ziel dieses Alarms wurde gelöscht. Wählen Sie ein anderes Ziel, oder löschen Sie den Alarm.',
  'No cause was found: presence fell across the board. No single engine, topic or source explains it, and no competitor rose. Check what changed on your site and in what others write about you.':
    'Keine Ursache gefunden: Die Präsenz fiel überall. Keine einzelne Engine, kein Thema und keine Quelle erklärt das, und kein Wettbewerber stieg. Prüfen Sie, was sich auf Ihrer Website geändert hat und was andere über Sie schreiben.',
  'No cause was found: presence rose across the board. No single engine, topic or source explains it, and no competitor fell. Check what you changed at that time so that you can keep doing it.':
    'Keine Ursache gefunden: Die Präsenz stieg überall. Keine einzelne Engine, kein Thema und keine Quelle erklärt das, und kein Wettbewerber fiel. Prüfen Sie, was Sie in dieser Zeit geändert haben, damit Sie es beibehalten können.',
  '{engine} stands out: {#there}, against {#elsewhere} on the other engines. Compare its answers before and after.':
    '{engine} sticht heraus: {#there}, auf den anderen Engines {#elsewhere}. Vergleichen Sie die Antworten davor und danach.',
  'The topic “{topic}” stands out: {#there}, against {#elsewhere} on other topics. Compare the answers to its prompts before and after.':
    'Das Thema „{topic}“ sticht heraus: {#there}, bei anderen Themen {#elsewhere}. Vergleichen Sie die Antworten auf seine Fragen davor und danach.',
  '{#before} of answers cited {place} before, {#after} since.':
    '{#before} der Antworten zitierten vorher {place}, seither {#after}.',
  'Of the answers that cite {place}, {#before} named you before, {#after} since.':
    'Von den Antworten, die {place} zitieren, nannten vorher {#before} Sie, seither {#after}.',
  '{@source} Presence changed by {#there} where it was cited and by {#elsewhere} elsewhere; this accounts for {#part} of the change. Check whether it still names you.':
    '{@source} Wo sie zitiert wurde, änderte sich die Präsenz um {#there}, sonst um {#elsewhere}; das macht {#part} der Änderung aus. Prüfen Sie, ob sie Sie noch nennt.',
  '{engine} lost {#after} of its answers, up from {#before}.':
    '{engine} verlor {#after} der Antworten, zuvor {#before}.',
  'The answers came from {fresh}, before from {old}.': 'Die Antworten kamen von {fresh}, davor von {old}.',
  'The prompts are not those of the previous scan.': 'Die Fragen sind andere als im vorigen Scan.',
  'The engines are not those of the previous scan.': 'Die Engines sind andere als im vorigen Scan.',
  'Presence in {@place} {@moved} by {#points} with an entirely new prompt set, so the two scans cannot be compared.':
    'Die Präsenz bei {@place} ist mit einer völlig neuen Fragensammlung um {#points} {@moved}; die beiden Scans lassen sich nicht vergleichen.',
  'No prompt of the previous scan was asked again.':
    'Keine Frage des vorigen Scans wurde noch einmal gestellt.',
  'On the {@kind} {name}, presence {@moved} by {#points} in {#days} days{#range}, unlike overall.':
    'Die Präsenz ist bei {@kind} {name} in {#days} Tagen um {#points}{#range} {@moved}, anders als insgesamt.',
  '{engine} lost {#share} of its answers in {#days} days, so its figures rest on the remaining ones.':
    '{engine} verlor in {#days} Tagen {#share} der Antworten; die Werte beruhen auf den übrigen.',
  'The {@what} in answers changed more than chance explains: {#shared} in common with the previous scan, where {#low} to {#high} was expected.':
    'Die {@what} in Antworten änderten sich stärker, als der Zufall erklärt: {#shared} gemeinsam mit dem vorigen Scan, erwartet waren {#low} bis {#high}.',
  '{name} is mentioned {#points} more often than you{#range}. It leads on {#losses} pairs of prompt and engine; you lead on {#wins}.':
    '{name} wird um {#points} öfter genannt als Sie{#range}. Bei {#losses} Paaren aus Frage und Engine liegt {name} vorn, bei {#wins} liegen Sie vorn.',
  '{#now} of answers cite {domain}, down from {#before}: {#change} fewer{#range}.':
    '{#now} der Antworten zitieren {domain}, zuvor waren es {#before}: {#change} weniger{#range}.',
  '{#never} of your {#all} known pages ({#share}) are cited by no answer.':
    '{#never} Ihrer {#all} bekannten Seiten ({#share}) werden in keiner Antwort zitiert.',
  'The newest scan already exceeds the target by {#points}. Now keep it there.':
    'Der neueste Scan übertrifft das Ziel schon um {#points}. Nun gilt es, das zu halten.',
  'Twice as many prompts would be enough.': 'Doppelt so viele Fragen würden reichen.',
  'The change applies to {#treated} prompts; {#holdout} stay as they are. The split is random.':
    'Die Änderung gilt für {#treated} Fragen; {#holdout} bleiben, wie sie sind. Die Aufteilung ist zufällig.',
  'Nothing has been measured yet, so the distance to the target is unknown.':
    'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
  'No engine gave an answer. Each engine run gives its reasons.':
    'Keine Engine gab eine Antwort. Jeder Lauf einer Engine nennt seine Gründe.',
  'Two workers stopped while working on this scan, so it is not tried again. Report the scan’s ID.':
    'Zwei Arbeitsprozesse endeten bei diesem Scan, daher wird er nicht noch einmal versucht. Melden Sie die ID des Scans.',
  'This scan’s job was lost. Start the scan again; only recorded answers were charged.':
    'Der Auftrag dieses Scans ging verloren. Starten Sie ihn noch einmal; berechnet wurden nur Antworten, die ankamen.',
  'The answers could not be stored. Report the scan’s ID.':
    'Die Antworten ließen sich nicht speichern. Melden Sie die ID des Scans.',
  'Something failed on our side several times. Report the scan’s ID.':
    'Bei uns schlug mehrmals etwas fehl. Melden Sie die ID des Scans.',
  'The engine repeated its answers to other prompts of this scan, so this prompt was asked once.':
    'Die Engine wiederholte ihre Antworten auf andere Fragen dieses Scans, also wurde diese Frage einmal gestellt.',
  'The engine’s answer contains something that cannot be stored.':
    'Die Antwort der Engine enthält etwas, das sich nicht speichern lässt.',
};
