/**
 * Texts that the code makes from messages now (`../message`), with their German: of rows that have no message, and of answers
 * that a process before this one made.
 */
export const earlierMessage: Readonly<Record<string, string>> = {
  'The scans share no prompt on the same engine, so there is nothing to compare.':
    'Die Scans haben keine Frage auf derselben Engine gemeinsam, also gibt es nichts zu vergleichen.',
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
  '{#before} of answers cited {place} before, {#after} since.':
    '{#before} der Antworten zitierten vorher {place}, seither {#after}.',
  'Of the answers that cite {place}, {#before} named you before, {#after} since.':
    'Von den Antworten, die {place} zitieren, nannten vorher {#before} Sie, seither {#after}.',
  '{@source} Presence changed by {#there} where it was cited and by {#elsewhere} elsewhere; this accounts for {#part} of the change. Check whether it still names you.':
    '{@source} Wo sie zitiert wurde, änderte sich die Präsenz um {#there}, sonst um {#elsewhere}; das macht {#part} der Änderung aus. Prüfen Sie, ob sie Sie noch nennt.',
  '{engine} lost {#after} of its answers, up from {#before}.':
    '{engine} verlor {#after} der Antworten, zuvor {#before}.',
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
  'Nothing has been measured yet, so the distance to the target is unknown.':
    'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
  'The newest scan already exceeds the target by {#points}. Now keep it there.':
    'Der neueste Scan übertrifft das Ziel schon um {#points}. Nun gilt es, das zu halten.',
  'Needs +{#points} in {#days} days; {@past}.': 'Braucht +{#points} in {#days} Tagen; {@past}.',
  '{source} is hardly cited any more{@where}: in {@now} of answers, down from {@before} in the {@scans}':
    '{source} wird{@where} kaum noch zitiert: in {@now} der Antworten, zuvor ({@scans}) in {@before}',
  '{source} is cited again{@where}: in {@now} of answers':
    '{source} wird{@where} wieder zitiert: in {@now} der Antworten',
  'Engines answer again{@where}': 'Engines antworten wieder{@where}',
  '{engine} lost {@now} of its answers': '{engine} verlor {@now} der Antworten',
};
