/** What earlier releases stored of alerts, breaks and scans: rows of any age are told in German. */
export const earlierWatch: Readonly<Record<string, string>> = {
  'Answer boxes show no answer to some questions: their rates are of the answers shown, not of all questions.':
    'Manche Fragen bekommen keinen Antwortkasten; diese Anteile gelten daher für die gezeigten Antworten, nicht für alle Fragen.',
  'The scans have no prompt and engine in common that could be compared.':
    'Die Scans haben keine Frage auf derselben Engine gemeinsam, also gibt es nichts zu vergleichen.',
  'Presence {@moved} by {#points} (95%: {#least} to {#most}) against the {#scans} scans before, by more than days differ by themselves.':
    'Die Präsenz ist gegenüber den {#scans} Scans davor um {#points} {@moved} (95\u00a0%: {#least} bis {#most}), mehr als sie sonst von Tag zu Tag schwankt.',
  'Presence is {#points} (95%: {#least} to {#most}) {@side} the {#scans} scans before. Scans this close together need a second one that shows it before it counts as lasting.':
    'Die Präsenz liegt {#points} (95\u00a0%: {#least} bis {#most}) {@side} den {#scans} Scans davor. Bei so kurzen Abständen muss ein zweiter Scan das bestätigen, bevor es als bleibend gilt.',
  'This scan belongs to no project, so there are no earlier scans.':
    'Dieser Scan gehört zu keinem Projekt und hat daher keine früheren Scans zum Vergleich.',
  '{engine} was asked by the later scan only and is left out.':
    'Nur der spätere Scan fragte {engine}; diese Engine bleibt außer Betracht.',
  '{engine} was asked by the earlier scan only and is left out.':
    'Nur der frühere Scan fragte {engine}; diese Engine bleibt außer Betracht.',
  '{engine} answered as {model}, before as {earlier}: a change there may be the model’s, not the brand’s.':
    '{engine} antwortete mit {model}, davor mit {earlier}. Eine Änderung dort kann am Modell liegen statt an der Marke.',
  'The brand’s names or domains changed in between (identity {before} → {after}): part of the change may be that.':
    'Namen oder Domains der Marke änderten sich dazwischen (Version {before} → {after}); das kann einen Teil der Änderung erklären.',
  '{engine} had too few pages of others in the {@when} scan: its answers make no figure and are not compared.':
    '{engine} hatte im {@when} Scan zu wenige fremde Seiten; die Antworten werden nicht verglichen.',
  'The {@when} scan took {#reused} stored answers instead of asking. They are no new look, so that only its {#recorded} new ones are compared.':
    'Im {@when} Scan wurden {#reused} gespeicherte Antworten übernommen. Verglichen werden nur die {#recorded} neuen.',
  'Who asks changed from {before} to {after}: part of the change may be that.':
    'Die Persona wechselte von {before} zu {after}; das kann einen Teil der Änderung erklären.',
  "{engine} answers differently since {#day}, with no change of its model's name: a difference to the scan before may be the engine's.":
    '{engine} antwortet seit dem {#day} anders, obwohl das Modell gleich heißt. Ein Unterschied zum Scan davor kann an der Engine liegen.',
  "{engine} changed from {before} to {after} (noticed {#day}): a difference to the scan before may be the engine's.":
    '{engine} wechselte von {before} zu {after} (bemerkt am {#day}). Ein Unterschied zum Scan davor kann an der Engine liegen.',
  'The simulation learned from {#looks} scans only: how much weeks differ is mostly assumed.':
    'Die Simulation lernt aus nur {#looks} Scans; die Schwankung von Woche zu Woche ist daher größtenteils angenommen.',
  'Credits end on {#day} as forecast (95%: not before {#earliest}): {@left}':
    'Die Credits sind laut Prognose am {#day} aufgebraucht (95\u00a0%: nicht vor dem {#earliest}): {@left}',
  '{engine} lost answers: {@now}': '{engine} verlor {@now} der Antworten',
  '{#probability} probability of {#target} on {#due}; the newest scan shows {@now}':
    '{#probability} Chance, {#target} bis zum {#due} zu erreichen; der neueste Scan zeigt {@now}',
  '{engine} changed: {@what} A difference to earlier scans may be the engine’s':
    '{engine} hat sich geändert: {@what} Ein Unterschied zu früheren Scans kann an der Engine liegen',
  'No change of an engine since the newest scan.': 'Seit dem neuesten Scan hat sich keine Engine geändert.',
  'It reads the goal’s probability, which is a forecast and not a test, so it has no false-alarm rate.':
    'Dieser Alarm beobachtet eine Prognose, keinen Test; deshalb hat er keine Fehlalarmrate.',
  'It reports what was noticed about the engine and tests nothing, so it has no false-alarm rate.':
    'Dieser Alarm meldet, was an der Engine auffiel. Er testet nichts; deshalb hat er keine Fehlalarmrate.',
  'It counts credits, so it raises no false alarms.':
    'Dieser Alarm zählt Credits und löst deshalb keine Fehlalarme aus.',
  'It reads the forecast of your usage and tests nothing, so it has no false-alarm rate.':
    'Dieser Alarm beobachtet die Prognose Ihrer Nutzung. Er testet nichts; deshalb hat er keine Fehlalarmrate.',
  'It is learning the new level first.': 'Diese Regel lernt gerade das neue Niveau.',
  'It needs {@scans} of as many prompts.': 'Diese Regel braucht {@scans} mit ebenso vielen Fragen.',
  'Its segment was deleted. Choose another, or none.':
    'Das Segment dieser Regel wurde gelöscht. Wählen Sie ein anderes oder keines.',
  'Its goal was deleted, so you can delete this alert.':
    'Das Ziel dieses Alarms wurde gelöscht. Wählen Sie ein anderes Ziel, oder löschen Sie den Alarm.',
  'No cause was found: presence fell everywhere, no single engine, topic or source explains it, and no competitor rose. Check what changed on your own site and in what others write about you.':
    'Keine Ursache gefunden: Die Präsenz fiel überall. Keine einzelne Engine, kein Thema und keine Quelle erklärt das, und kein Wettbewerber stieg. Prüfen Sie, was sich auf Ihrer Website geändert hat und was andere über Sie schreiben.',
  'No cause was found: presence rose everywhere, no single engine, topic or source explains it, and no competitor fell. Check what you changed in those days, so that you can keep it.':
    'Keine Ursache gefunden: Die Präsenz stieg überall. Keine einzelne Engine, kein Thema und keine Quelle erklärt das, und kein Wettbewerber fiel. Prüfen Sie, was Sie in dieser Zeit geändert haben, damit Sie es beibehalten können.',
  '{engine} stands out: {#there} there, {#elsewhere} on the other engines. Read its answers before and since.':
    '{engine} sticht heraus: {#there}, auf den anderen Engines {#elsewhere}. Vergleichen Sie die Antworten davor und danach.',
  'The topic “{topic}” stands out: {#there} there, {#elsewhere} elsewhere. Read the answers to its prompts before and since.':
    'Das Thema „{topic}“ sticht heraus: {#there}, bei anderen Themen {#elsewhere}. Vergleichen Sie die Antworten auf seine Fragen davor und danach.',
  '{#before} of the answers cited {place}, {#after} since then.':
    '{#before} der Antworten zitierten vorher {place}, seither {#after}.',
  'Of the answers that cite {place}, {#before} named you, {#after} since then.':
    'Von den Antworten, die {place} zitieren, nannten vorher {#before} Sie, seither {#after}.',
  '{@source} Presence moved by {#there} where it was cited and by {#elsewhere} elsewhere, which makes {#part} of the whole change. Check whether it still names you.':
    '{@source} Wo sie zitiert wurde, änderte sich die Präsenz um {#there}, sonst um {#elsewhere}; das macht {#part} der Änderung aus. Prüfen Sie, ob sie Sie noch nennt.',
  '{engine} lost {#after} of its answers, up from {#before} before.':
    '{engine} verlor {#after} der Antworten, zuvor {#before}.',
  'Answers came from {fresh}, before from {old}.': 'Die Antworten kamen von {fresh}, davor von {old}.',
  'Other prompts were asked than in the scan before.': 'Die Fragen sind andere als im vorigen Scan.',
  'Other engines answered than in the scan before.': 'Die Engines sind andere als im vorigen Scan.',
  'Presence in {@place} {@moved} by {#points} with a wholly new prompt set: the two cannot be compared.':
    'Die Präsenz bei {@place} ist mit einer völlig neuen Fragensammlung um {#points} {@moved}; die beiden Scans lassen sich nicht vergleichen.',
  'No prompt of the scan before was asked again.':
    'Keine Frage des vorigen Scans wurde noch einmal gestellt.',
  'On the {@kind} {name} presence {@moved} by {#points} in {#days} days{#range}, otherwise than overall.':
    'Die Präsenz ist bei {@kind} {name} in {#days} Tagen um {#points}{#range} {@moved}, anders als insgesamt.',
  '{engine} lost {#share} of its answers in {#days} days: its figures rest on the others.':
    '{engine} verlor in {#days} Tagen {#share} der Antworten; die Werte beruhen auf den übrigen.',
  'The {@what} of answers changed more than chance gives: {#shared} in common with the scan before, where {#low} to {#high} were to be expected.':
    'Die {@what} in Antworten änderten sich stärker, als der Zufall erklärt: {#shared} gemeinsam mit dem vorigen Scan, erwartet waren {#low} bis {#high}.',
  '{name} is mentioned in {#points} more of the answers than you{#range}; it leads on {#losses} prompts × engines, you on {#wins}.':
    '{name} wird um {#points} öfter genannt als Sie{#range}. Er führt bei {#losses} Paaren aus Frage und Engine, Sie führen bei {#wins}.',
  '{#before} of the answers cited {domain}, {#now} do now: {#change} fewer{#range}.':
    '{#now} der Antworten zitieren {domain}, zuvor waren es {#before}: {#change} weniger{#range}.',
  'No answer cites {#never} of your {#all} known pages: {#share}.':
    '{#never} Ihrer {#all} bekannten Seiten ({#share}) werden in keiner Antwort zitiert.',
  'The newest scan is already past it, by {#points}; now hold it.':
    'Der neueste Scan übertrifft das Ziel schon um {#points}. Nun gilt es, das zu halten.',
  'Twice as many prompts would do.': 'Doppelt so viele Fragen würden reichen.',
  'The change is for {#treated} prompts; {#holdout} stay as they are. Chance decided which.':
    'Die Änderung gilt für {#treated} Fragen; {#holdout} bleiben, wie sie sind. Die Aufteilung ist zufällig.',
  'Nothing was measured yet, so the distance to the target is unknown.':
    'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
  'No engine gave an answer. Each engine run names its reasons.':
    'Keine Engine gab eine Antwort. Jeder Lauf einer Engine nennt seine Gründe.',
  'Two workers ended while they worked on this, so it is not tried again. Report the scan’s id.':
    'Zwei Arbeitsprozesse endeten bei diesem Scan, daher wird er nicht noch einmal versucht. Melden Sie die ID des Scans.',
  'The job of this scan was lost. Start the scan again; nothing was charged for what was not recorded.':
    'Der Auftrag dieses Scans ging verloren. Starten Sie ihn noch einmal; berechnet wurden nur Antworten, die ankamen.',
  'What was read could not be stored. Report the scan’s id.':
    'Die Antworten ließen sich nicht speichern. Melden Sie die ID des Scans.',
  'Something went wrong on our side, again and again. Report the scan’s id.':
    'Bei uns schlug mehrmals etwas fehl. Melden Sie die ID des Scans.',
  'The engine gave the same answer again to other prompts of this scan, so this prompt was asked once.':
    'Die Engine wiederholte ihre Antworten auf andere Fragen dieses Scans, also wurde diese Frage einmal gestellt.',
  'The engine’s answer holds something that cannot be stored.':
    'Die Antwort der Engine enthält etwas, das sich nicht speichern lässt.',
  '{engine} had too few third-party pages in the {@when} scan, so its answers are not compared.':
    '{engine} hatte im {@when} Scan zu wenige fremde Seiten; die Antworten werden nicht verglichen.',
  'Credits are low: {#left} are left, fewer than {#limit}':
    'Die Credits gehen aus: {#left} sind übrig, weniger als {#limit}',
  '{#left} credits are left.': '{#left} Credits sind übrig.',
  'Credits will run out on {#day} by the forecast (95%: not before {#earliest}): {@left}':
    'Die Credits sind laut Prognose am {#day} aufgebraucht (95\u00a0%: nicht vor dem {#earliest}): {@left}',
  'Credits will last more than {#days} days by the forecast: {@left}.':
    'Die Credits reichen laut Prognose länger als {#days} Tage: {@left}.',
  '{#probability} chance of reaching {#target} by {#due}; the newest scan shows {@now}':
    '{#probability} Chance, {#target} bis zum {#due} zu erreichen; der neueste Scan zeigt {@now}',
  'Goal “{name}” is at risk: {@stands}': 'Ziel „{name}“ ist gefährdet: {@stands}',
  '{@stands}.': '{@stands}.',
  '{engine} changed: {@what} A difference from earlier scans may come from the engine':
    '{engine} hat sich geändert: {@what} Ein Unterschied zu früheren Scans kann an der Engine liegen',
  'This rule needs {@scans} with as many prompts.': 'Diese Regel braucht {@scans} mit ebenso vielen Fragen.',
  'No lasting {@change} shown.': 'Bleibend gezeigt: {@change}.',
  '{engine} answered with more than one model during this scan: {models}.':
    '{engine} antwortete in diesem Scan mit mehr als einem Modell: {models}.',
  '{engine} has answered differently since {#day}, although its model has the same name. A difference from the previous scan may come from the engine.':
    '{engine} antwortet seit dem {#day} anders, obwohl das Modell gleich heißt. Ein Unterschied zum Scan davor kann an der Engine liegen.',
  '{engine} changed from {before} to {after} (noticed on {#day}). A difference from the previous scan may come from the engine.':
    '{engine} wechselte von {before} zu {after} (bemerkt am {#day}). Ein Unterschied zum Scan davor kann an der Engine liegen.',
  'This takes {#least} scans with nothing else changed, and there are {#scans}. It needs {#more} more of the same prompts, engines and models.':
    'Dafür braucht es {#least} Scans ohne sonstige Änderung, und es gibt {#scans}. Es fehlen {#more} mit denselben Fragen, Engines und Modellen.',
  'It is measured on {surfaces}, which are not pooled. Set a goal for one of them.':
    'Gemessen wird es auf {surfaces}; das wird nicht zusammengefasst: Setzen Sie ein Ziel, das eine Oberfläche nennt.',
  'The answers came from {fresh}, before from {old}.': 'Die Antworten kamen von {fresh}, davor von {old}.',
  'Answers to the same neutral questions differ: {words}.':
    'Antworten auf dieselben neutralen Fragen unterscheiden sich: {words}.',
};
