/** Scans before and after they run, prompts, schedules, and how the service does. */
export const work: Readonly<Record<string, string>> = {
  // advice
  'Nothing was measured yet. 30 prompts asked three times show presence and how much answers vary.':
    'Noch wurde nichts gemessen. 30 Fragen, dreimal gestellt, zeigen die Präsenz und wie sehr Antworten schwanken.',
  'The newest scan asked the sandbox alone, which had too few pages of others to answer from: there is no figure. Ask an answer engine that is set up here.':
    'Der neueste Scan fragte nur die Sandbox, die zu wenige Seiten anderer hatte: Es gibt keinen Wert. Fragen Sie eine Antwortmaschine, die hier eingerichtet ist.',
  'No answer of the newest scan makes a figure: each engine run names its reasons.':
    'Keine Antwort des neuesten Scans ergibt einen Wert: Jeder Lauf einer Engine nennt seine Gründe.',
  '{#prompts} prompts counted: the intervals are indicative. 30 prompts narrow each engine’s market interval from ±{#now} to ±{#then}. {@way}':
    '{#prompts} Fragen zählten: Die Intervalle sind ein erster Hinweis. 30 Fragen verengen das Marktintervall jeder Engine von ±{#now} auf ±{#then}. {@way}',
  'For the market, prompts buy more than repeats: {#prompts} prompts asked once cost what {#fewer} × {#samples} cost, and narrow each engine’s ±{#now} to ±{#then}. {@way} For these very prompts repeats are worth it.':
    'Für den Markt bringen Fragen mehr als Wiederholungen: {#prompts} Fragen, einmal gestellt, kosten so viel wie {#fewer} × {#samples} und verengen das Intervall jeder Engine von ±{#now} auf ±{#then}. {@way} Für genau diese Fragen lohnen Wiederholungen.',
  'Each prompt was asked once, so it is unknown how much answers vary. Ask each prompt three times in one scan; later scans with one answer per prompt are then narrower.':
    'Jede Frage wurde einmal gestellt, also weiß niemand, wie sehr Antworten schwanken. Stellen Sie jede Frage in einem Scan dreimal; spätere mit einer Antwort je Frage werden dadurch enger.',
  '{engine} gave no answer to {#failed} of {#all} samples; its cells are thin.':
    '{engine} gab auf {#failed} von {#all} Anfragen keine Antwort; seine Zellen sind dünn.',
  'The newest scan left out {engines}, which the project names.':
    'Der neueste Scan ließ aus, was das Projekt nennt: {engines}.',
  'The newest scan is {#days} days old. Within a month most engines change half of the pages that they cite.':
    'Der neueste Scan ist {#days} Tage alt. Innerhalb eines Monats wechseln die meisten Engines die Hälfte der zitierten Seiten.',
  'Repeating this scan with nothing changed would move presence by up to {#noise}, 19 times in 20. Smaller changes mean nothing; a change of {#visible} would be found 4 times in 5.':
    'Diesen Scan ohne jede Änderung zu wiederholen, verschöbe die Präsenz um bis zu {#noise}, in 19 von 20 Fällen. Kleinere Änderungen sagen nichts; eine von {#visible}n fände sich in 4 von 5 Fällen.',
  'The set is locked, so its {#tracked} prompts stand: add to a copy, and scans of both are compared on what they share.':
    'Die Sammlung ist gesperrt, ihre {#tracked} Fragen bleiben: Ergänzen Sie eine Kopie; Messungen beider werden an dem verglichen, was sie teilen.',
  'The set has {#tracked}: let a scan ask more of them.':
    'Die Sammlung hat {#tracked}: Lassen Sie einen Scan mehr davon stellen.',
  'Generation has nothing to add to the {#tracked} that are tracked: name other topics, or add your own.':
    'Zu den {#tracked} verfolgten Fragen kann nichts erzeugt werden: Nennen Sie andere Themen, oder ergänzen Sie eigene.',
  'Generation can add {#count}, on {#topics} topics that the set does not have. The {#tracked} that are tracked stay, and scans stay comparable on them; what is new is compared from the next scan on.':
    'Es lassen sich {#count} ergänzen, zu {#topics} Themen, die die Sammlung noch nicht hat. Die {#tracked} verfolgten bleiben, und Messungen bleiben an ihnen vergleichbar; Neues wird ab der nächsten Messung verglichen.',
  '{@prompts} untypical for this market ({@reasons}). Ask for what is offered, where it is, in the language of the set.':
    '{@prompts} untypisch für diesen Markt ({@reasons}). Fragen Sie nach dem, was angeboten wird, wo es ist, in der Sprache der Sammlung.',
  '“{word}” is a rival of the business.': '„{word}“ ist ein Konkurrent.',
  'People come to this kind of business with “{word}”.': 'Mit „{word}“ kommt man zu solchen Betrieben.',
  'The business is for “{word}”.': 'Das Angebot ist für „{word}“.',
  '{#found} of {#all} prompts are what {@who}.': '{#found} von {#all} Fragen: {@who}.',
  'people searched for': 'was Menschen suchten',
  'search pages ask': 'was Suchseiten fragen',
  'engines searched for': 'was Engines suchten',
  'Search pages say that people also ask it, beside {#pages} of the project’s questions.':
    'Suchseiten sagen, dass auch das gefragt wird, neben {#pages} der Fragen des Projekts.',
  'Search pages name it as a related search, beside {#pages} of the project’s questions.':
    'Suchseiten nennen es als verwandte Suche, neben {#pages} der Fragen des Projekts.',
  'Engines searched for it to answer {#prompts} of the project’s questions.':
    'Engines suchten danach, um {#prompts} der Fragen des Projekts zu beantworten.',
  'It asks for no choice that a brand can win.': 'Sie fragt nach keiner Wahl, die eine Marke gewinnen kann.',
  '{#added} of {#wanted} prompts were added; the {#known} that were there stay, and scans stay comparable on them.':
    '{#added} von {#wanted} Fragen kamen hinzu; die {#known} vorhandenen bleiben, und Messungen bleiben an ihnen vergleichbar.',
  'The project’s prompts are on {#topics} topics, and that is the limit: more prompts on these bring the market’s interval to ±{#least} points at most. {#credits} credits come within 0.2 points of it; prompts on more topics go below it.':
    'Die Fragen des Projekts gehören zu {#topics} Themen, und das ist die Grenze: Mehr Fragen dazu bringen das Intervall des Markts höchstens auf ±{#least} Punkte. {#credits} Credits kommen ihm auf 0,2 Punkte nahe; Fragen zu mehr Themen gehen darunter.',
  'Generation from the project’s {@topics} gives them.':
    'Aus den Themen des Projekts ({@topics}) lassen sie sich erzeugen.',
  'The project’s {@topics} {@give} {#prompts} that differ enough: name {#needed} or more topics. Or {@own}.':
    'Das Projekt hat {@topics}. Das {@give} {#prompts} Fragen, die verschieden genug sind: Nennen Sie {#needed} oder mehr Themen. Oder {@own}.',
  'Generation makes {#most} in a set at most{@from}; {@own}.':
    'Erzeugen lassen sich höchstens {#most} je Sammlung{@from}; {@own}.',
  'Run a scan that asks each prompt three times.': 'Starten Sie einen Scan, der jede Frage dreimal stellt.',
  'See which engines are set up, and why runs gave no answer.':
    'Sehen Sie nach, welche Engines eingerichtet sind und warum Läufe keine Antwort gaben.',
  'Check whether {engine} answers at the moment.': 'Prüfen Sie, ob {engine} zurzeit antwortet.',
  'Run a scan with all engines of the project.': 'Starten Sie einen Scan mit allen Engines des Projekts.',
  'Run a new scan.': 'Starten Sie einen neuen Scan.',
  'See how far the figures would move by chance.': 'Sehen Sie nach, wie weit die Werte zufällig schwanken.',
  'Generate {#count} prompts and activate them.': 'Erzeugen Sie {#count} Fragen, und aktivieren Sie sie.',
  'Name {#needed} or more topics, and generate {#count} prompts.':
    'Nennen Sie {#needed} oder mehr Themen, und erzeugen Sie {#count} Fragen.',
  'Add prompts of your own.': 'Ergänzen Sie eigene Fragen.',
  'Duplicate the set, and add prompts to the copy.':
    'Duplizieren Sie die Sammlung, und ergänzen Sie Fragen in der Kopie.',
  'Scan with up to {#count} prompts.': 'Starten Sie einen Scan mit bis zu {#count} Fragen.',
  'Add prompts of your own to the set.': 'Ergänzen Sie eigene Fragen in der Sammlung.',
  'Generate {#count} more for the set.': 'Erzeugen Sie {#count} weitere für die Sammlung.',
  // estimates and plans
  'Asked every day, this costs {#credits} credits a day and shows each day within ±{#daily} on questions like these. Asked in {#parts} parts, one a day and each question once, it costs {#perRun} credits a day ({#saved} less) and shows presence over {#days} days within ±{#width}.':
    'Täglich gestellt kostet das {#credits} Credits am Tag und zeigt jeden Tag auf ±{#daily} genau, bei Fragen wie diesen. In {#parts} Teilen gestellt, einem am Tag und jede Frage einmal, kostet es {#perRun} Credits am Tag ({#saved} weniger) und zeigt die Präsenz von {#days} Tagen auf ±{#width} genau.',
  // cycles
  'Presence over a cycle': 'Präsenz über einen Zyklus',
  'Presence over the last {#days} days': 'Präsenz der letzten {#days} Tage',
  'Presence over the last {#runs} runs': 'Präsenz der letzten {#runs} Läufe',
  '{#asked} of {#parts} parts were asked. The level comes when all were.':
    '{#asked} von {#parts} Teilen wurden gefragt. Der Wert kommt, wenn es alle sind.',
  'Part {#part} of {#parts} was answered by {#share}; {#least} are needed. It is asked again a cycle later.':
    'Teil {#part} von {#parts} wurde zu {#share} beantwortet; nötig sind {#least}. Er wird einen Zyklus später wieder gefragt.',
  '{engine} answered as {model} on {#day}, before as {earlier}. The level comes when all parts were asked since.':
    '{engine} antwortete am {#day} als {model}, davor als {earlier}. Der Wert kommt, wenn seitdem alle Teile gefragt wurden.',
  'The brand’s names or domains changed before {#day}. The level comes when all parts were asked since.':
    'Die Namen oder Domains der Marke änderten sich vor dem {#day}. Der Wert kommt, wenn seitdem alle Teile gefragt wurden.',
  '{engine} answered as {model} on {#day}, before as {earlier}. The change comes when both cycles were asked since.':
    '{engine} antwortete am {#day} als {model}, davor als {earlier}. Die Änderung kommt, wenn seitdem beide Zyklen gefragt wurden.',
  'The brand’s names or domains changed before {#day}. The change comes when both cycles were asked since.':
    'Die Namen oder Domains der Marke änderten sich vor dem {#day}. Die Änderung kommt, wenn seitdem beide Zyklen gefragt wurden.',
  '{#made} of the {#all} runs of two cycles were made. The change comes with the last of them.':
    '{#made} der {#all} Läufe zweier Zyklen sind gemacht. Die Änderung kommt mit dem letzten.',
  'Each part was asked on a day of its own: the level is the mean over these days, of this set and of questions like these.':
    'Jeder Teil wurde an einem eigenen Tag gefragt: Der Wert ist das Mittel dieser Tage, für diese Sammlung und für Fragen wie diese.',
  'No run of a cycle has ended yet. A daily schedule with a cycle of 7 asks the set in seven parts, one a day.':
    'Noch ist kein Lauf eines Zyklus zu Ende. Ein täglicher Zeitplan mit einem Zyklus von 7 fragt die Sammlung in sieben Teilen, einen am Tag.',
  'The sandbox asks no answer engine. Choose engines that are set up here.':
    'Die Sandbox fragt keine Antwortmaschine. Wählen Sie Engines, die hier eingerichtet sind.',
  '{#prompts} prompts give indicative intervals; ask 20 or more.':
    '{#prompts} Fragen geben Intervalle als ersten Hinweis; stellen Sie 20 oder mehr.',
  'For the market, prompts buy more than repeats: {#prompts} prompts asked once cost the same and narrow the half-width from {#now} to {#then}.{@way}':
    'Für den Markt bringen Fragen mehr als Wiederholungen: {#prompts} Fragen, einmal gestellt, kosten dasselbe und verengen die halbe Breite von {#now} auf {#then}.{@way}',
  'One sample per prompt cannot show how much answers vary, so the interval for these prompts is an upper bound. Three samples narrow it.':
    'Eine Antwort je Frage zeigt nicht, wie sehr Antworten schwanken: Das Intervall für genau diese Fragen ist dann eine Obergrenze. Drei Antworten verengen es.',
  'The plan asks {#wanted} prompts, and the project has {#there}. {@way}':
    'Der Plan stellt {#wanted} Fragen, und das Projekt hat {#there}. {@way}',
  'Widths are expected for one engine by itself: half of such plans miss by less than 10%. Pooled engines are narrower.':
    'Breiten sind für eine einzelne Engine erwartet: Die Hälfte solcher Pläne verfehlt sie um weniger als 10\u00a0%. Zusammengefasste Engines sind enger.',
  'The limits do not allow the target. The best plan comes as close as they permit.':
    'Die Grenzen erlauben das Ziel nicht: `best` kommt ihm so nah, wie sie es zulassen.',
  'One answer a prompt: the interval for exactly these prompts is an upper bound until a scan with two or more has shown how answers agree.':
    'Eine Antwort je Frage: Das Intervall für genau diese Fragen ist eine Obergrenze, bis ein Scan mit zwei oder mehr gezeigt hat, wie Antworten übereinstimmen.',
  'Below 20 prompts an interval is indicative.': 'Unter 20 Fragen ist ein Intervall nur ein erster Hinweis.',
  'Without an earlier scan the ICC is what open data on two engines show (.62). A first small scan makes the plan better.':
    'Ohne früheren Scan gilt der ICC offener Daten zu zwei Engines (0,62). Ein erster kleiner Scan verbessert den Plan.',
  // quality
  '{#questions} questions{@new}': '{#questions} Fragen{@new}',
  '{#questions} or more that do not name the brand': '{#questions} oder mehr, die die Marke nicht nennen',
  '{#answers} readable answers a cell{@new}': '{#answers} lesbare Antworten je Zelle{@new}',
  '{#least} or more': '{#least} oder mehr',
  '{#branded} name the brand; {#intents} intents': '{#branded} nennen die Marke; {#intents} Absichten',
  'at most {#share}, and {#intents} intents or more':
    'höchstens {#share}, und {#intents} Absichten oder mehr',
  '{#coverage} of samples recorded or reused': '{#coverage} der Anfragen beantwortet oder übernommen',
  'not known: it takes two scans of 12 prompts that vary':
    'nicht bekannt: Es braucht zwei Scans mit 12 Fragen, deren Antworten schwanken',
  'repeats hang together by {#value} (95%: {#low} to {#high}): the intervals for these prompts are too narrow. Ask each prompt once a day, on more days':
    'Wiederholungen hängen um {#value} zusammen (95\u00a0%: {#low} bis {#high}): Intervalle für genau diese Fragen sind zu eng. Jede Frage besser einmal am Tag stellen, an mehr Tagen',
  'not shown to hang together: {#value} (95%: {#low} to {#high})':
    'kein Zusammenhang gezeigt: {#value} (95\u00a0%: {#low} bis {#high})',
  'answers to a prompt within the scan are no more alike than those of the scan before':
    'Antworten auf eine Frage gleichen sich im Scan nicht mehr als mit denen des Scans davor',
  'no change of an engine noticed': 'keine Änderung einer Engine bemerkt',
  '{#changes} changes: see drift': '{#changes} Änderungen: siehe drift',
  'no engine changed since the scan before': 'keine Engine hat sich seit dem Scan davor geändert',
  'no overall figure': 'kein Gesamtwert',
  '±{#half} points for the market': '±{#half} Punkte für den Markt',
  '±{#half} points or less': '±{#half} Punkte oder weniger',
  // runs
  'No engine gave an answer. Each engine run names its reasons.':
    'Keine Engine gab eine Antwort. Jeder Lauf einer Engine nennt seine Gründe.',
  'Two workers ended while they worked on this, so it is not tried again. Report the scan’s id.':
    'Zwei Arbeitsprozesse endeten dabei, daher wird es nicht noch einmal versucht. Melden Sie die ID des Scans.',
  'The job of this scan was lost. Start the scan again; nothing was charged for what was not recorded.':
    'Der Auftrag dieses Scans ging verloren. Starten Sie ihn noch einmal; berechnet wurde nur, was ankam.',
  'What was read could not be stored. Report the scan’s id.':
    'Das Gelesene ließ sich nicht speichern. Melden Sie die ID des Scans.',
  'Something went wrong on our side, again and again. Report the scan’s id.':
    'Bei uns ging wiederholt etwas schief. Melden Sie die ID des Scans.',
  'Its {#answers} answers were read again on {#day}: {#changed} of them read differently now.':
    'Seine {#answers} Antworten wurden am {#day} neu gelesen: {#changed} davon lesen sich jetzt anders.',
  'The engine gave the same answer again to other prompts of this scan, so this prompt was asked once.':
    'Die Engine gab auf andere Fragen dieses Scans dieselbe Antwort noch einmal, also wurde diese Frage einmal gestellt.',
  'The engine’s answer holds something that cannot be stored.':
    'Die Antwort der Engine enthält etwas, das sich nicht speichern lässt.',
  '{url} does not say what it is about (no title, headings or text were found in its HTML). Give a page with text, or create a project with prompts.':
    '{url} sagt nicht, worum es geht (kein Titel, keine Überschriften, kein Text im HTML). Geben Sie eine Seite mit Text an, oder legen Sie ein Projekt mit Fragen an.',
  'Letters were read in the wrong encoding. Save the file as UTF-8.':
    'Buchstaben wurden in der falschen Kodierung gelesen. Sichern Sie die Datei als UTF-8.',
  '“{names}” names the brand: questions about it would find it by name, and are left out.':
    '„{names}“ nennt die Marke: Fragen dazu fänden sie am Namen und bleiben weg.',
  // prompts
  'It is not clear what the business offers. Say in one sentence what it is, where, and what for.':
    'Es ist nicht klar, was angeboten wird. Sagen Sie in einem Satz, was es ist, wo und wofür.',
  'Questions of this language are made from topics, so nothing has to be known of the business.':
    'Fragen in dieser Sprache entstehen aus Themen; vom Geschäft muss nichts bekannt sein.',
  '{#questions} questions are exploratory: intervals are wide. 50 or more bear decisions.':
    '{#questions} Fragen dienen der Erkundung: Die Intervalle sind breit. 50 oder mehr tragen Entscheidungen.',
  '{#branded} of {#all} prompts name the brand. They are left out of presence figures and cost credits all the same.':
    '{#branded} von {#all} Fragen nennen die Marke. Sie zählen nicht zur Präsenz und kosten trotzdem Credits.',
  '{@groups} the same. Each group counts as one question: remove some, or mark them as paraphrases.':
    '{@groups} dasselbe. Jede Gruppe zählt als eine Frage: Entfernen Sie welche, oder kennzeichnen Sie sie als Umschreibungen.',
  '{@prompts} worded to push the answer in one direction. Ask neutrally.':
    '{@prompts} so gestellt, dass die Antwort in eine Richtung gedrängt wird. Fragen Sie neutral.',
  '{#most} of {#all} prompts have the intent {intent}: the figures tell of little else.':
    '{#most} von {#all} Fragen haben die Absicht {intent}: Die Werte sagen kaum etwas anderes.',
  '{@prompts} badly worded: an open slot, a doubled or a missing word. Mend the wording.':
    '{@prompts} unsauber formuliert: eine offene Stelle, ein doppeltes oder ein fehlendes Wort. Verbessern Sie den Wortlaut.',
  '{@prompts} worded as if people were goods to choose, switch or price. Say what is offered to them.':
    '{@prompts} so gestellt, als wären Menschen Ware. Sagen Sie, was ihnen angeboten wird.',
  '{@prompts} without a choice, so no brand can be named. Ask which, who or where.':
    '{@prompts} ohne Auswahl, also kann keine Marke genannt werden. Fragen Sie welche, wer oder wo.',
  '{#most} of {#all} prompts are about “{topic}”: the market’s interval speaks of little else. Add prompts on other topics.':
    '{#most} von {#all} Fragen handeln von „{topic}“: Das Intervall des Markts sagt kaum etwas anderes. Ergänzen Sie Fragen zu anderen Themen.',
  'No prompt is of the stage {stages}.': 'Keine Frage gehört zur Phase {stages}.',
  'There are no questions in “{language}”; the prompts are in English.':
    'In der Sprache „{language}“ gibt es keine Fragen; sie sind auf Englisch.',
  'It names the brand: who asks it knows the brand already.':
    'Sie nennt die Marke: Wer so fragt, kennt sie schon.',
  'No town is known, and people do not look for this near home: there are no local prompts. Give “location”.':
    'Kein Ort ist bekannt, und danach sucht man nicht in der Nähe: Es gibt keine örtlichen Fragen. Geben Sie „location“ an.',
  'No town is known, so the questions say “near me”. Give “location”.':
    'Kein Ort ist bekannt, daher steht in den Fragen „in meiner Nähe“. Geben Sie „location“ an.',
  'People who look for this kind of business ask it.': 'So fragen Leute, die einen solchen Anbieter suchen.',
  'The page answers this question, and it stands by itself.':
    'Die Seite beantwortet diese Frage, und sie ist auch allein verständlich.',
  '“{word}” is part of what the business offers.': '„{word}“ gehört zum Angebot.',
  'An engine wrote it from what the business offers, and it passed the checks.':
    'Eine Engine hat sie aus dem Angebot geschrieben, und sie hat die Prüfungen bestanden.',
  'People searched for it: {#impressions} times the brand’s pages were shown.':
    'Danach wurde gesucht: {#impressions}-mal erschienen Seiten der Marke.',
  'No city or country is known, so there are no local prompts.':
    'Weder Stadt noch Land ist bekannt, daher gibt es keine örtlichen Fragen.',
  'The page shows no topic, so only prompts without one could be made.':
    'Die Seite zeigt kein Thema, daher ließen sich nur Fragen ohne Thema erzeugen.',
  '{#prompts} of {#wanted} prompts: more would only repeat these in other words. More offers, or more topics, give more.':
    '{#prompts} von {#wanted} Fragen: Mehr würden diese nur anders sagen. Mehr Angebote oder mehr Themen geben mehr.',
  'Only {#prompts} of {#wanted} prompts could be taken.':
    'Nur {#prompts} von {#wanted} Fragen ließen sich übernehmen.',
  'It presupposes an answer.': 'Sie setzt eine Antwort voraus.',
  'It asks for agreement.': 'Sie bittet um Zustimmung.',
  'It says what to think of the subject.': 'Sie sagt, was vom Gegenstand zu halten ist.',
  'There are no wordings for the language “{language}”.':
    'Für die Sprache „{language}“ gibt es keine Wortlaute.',
  'The prompt has no topic, so there are no other wordings. Give it one.':
    'Die Frage hat kein Thema, daher gibt es keine anderen Wortlaute. Geben Sie ihr eines.',
  'The question cannot be narrowed without changing what it asks, so there are only other wordings.':
    'Die Frage lässt sich nicht eingrenzen, ohne etwas anderes zu fragen; es gibt nur andere Wortlaute.',
  'It names the brand.': 'Sie nennt die Marke.',
  'It has another intent than asked for.': 'Sie hat eine andere Absicht als verlangt.',
  'It asks what another one asks.': 'Sie fragt, was schon eine andere fragt.',
  'It is in another language.': 'Sie ist in einer anderen Sprache.',
  'It is no plain question.': 'Sie ist keine einfache Frage.',
  'The set asks this already.': 'Die Sammlung fragt das schon.',
  'No more than {#room} are added: a set holds {#most}.':
    'Mehr als {#room} kommen nicht hinzu: Eine Sammlung fasst {#most}.',
  '“{stage}” is no stage: {stages}.': '„{stage}“ ist keine Phase: {stages}.',
  'It holds characters that are no text, such as NUL.': 'Enthält Zeichen, die kein Text sind, etwa NUL.',
  'A prompt has 20 tags of 60 characters at most.':
    'Eine Frage hat höchstens 20 Schlagwörter mit je 60 Zeichen.',
  'A topic and a paraphrase group have 100 characters at most.':
    'Thema und Gruppe von Umschreibungen haben höchstens 100 Zeichen.',
  'One word is no question.': 'Ein Wort ist keine Frage.',
  'The text is empty.': 'Der Text ist leer.',
  'The text has {#length} characters; 2,000 is the most.':
    'Der Text hat {#length} Zeichen; 2.000 sind das Höchste.',
  '“{intent}” is no intent: {intents}.': '„{intent}“ ist keine Absicht: {intents}.',
  '{#shown} of {#all} combinations; raise “most” for more.':
    '{#shown} von {#all} Kombinationen; erhöhen Sie „most“ für mehr.',
  // projects
  'The project is archived. Restore it to measure again.':
    'Das Projekt ist archiviert. Stellen Sie es wieder her, um weiter zu messen.',
  'No prompts are asked yet: “{draft}” is a draft. Activate it.':
    'Noch werden keine Fragen gestellt: „{draft}“ ist ein Entwurf. Aktivieren Sie ihn.',
  'No prompts are asked yet. Generate a prompt set from your topics and activate it.':
    'Noch werden keine Fragen gestellt. Erzeugen Sie eine Sammlung aus Ihren Themen, und aktivieren Sie sie.',
  'Nothing was measured yet. Estimate what a scan costs, then start it.':
    'Noch wurde nichts gemessen. Schätzen Sie, was ein Scan kostet, und starten Sie ihn.',
  // engines
  'It is not told a country: it answers for wherever its provider places the request.':
    'Sie erfährt kein Land: Sie antwortet für den Ort, an den ihr Anbieter die Anfrage setzt.',
  'It is not told a language: it answers in that of the prompt.':
    'Sie erfährt keine Sprache: Sie antwortet in der Sprache der Frage.',
  'A city does not reach it.': 'Eine Stadt erreicht sie nicht.',
  'It has no place for a region: scans that name one refuse it.':
    'Für eine Region hat sie keinen Platz: Messungen, die eine nennen, lehnen sie ab.',
  'Which regions reach it depends on who reads the page: DataForSEO those that Google’s list of places has, cloro states of the United States, Bright Data none. Others are refused.':
    'Welche Regionen sie erreichen, hängt davon ab, wer die Seite liest: DataForSEO nimmt die aus Googles Ortsliste, cloro Bundesstaaten der USA, Bright Data keine. Andere werden abgelehnt.',
  'Regions that Google’s list of places does not have are refused.':
    'Regionen, die in Googles Ortsliste fehlen, werden abgelehnt.',
  'It has no place for a persona: scans that name one refuse it.':
    'Sie hat keinen Platz für eine Persona: Scans mit Persona lehnen sie ab.',
  'Every country of ISO 3166-1.': 'Jedes Land aus ISO 3166-1.',
  'Every BCP 47 language; its own coverage differs.': 'Jede Sprache nach BCP 47; wie gut, ist verschieden.',
  'That of the prompt.': 'Die der Frage.',
  // schedules, channels, webhooks, the service
  'In this workspace scans wait for an administrator. Set the schedule anew: then all of its runs are agreed to at once.':
    'In diesem Arbeitsbereich müssen Scans freigegeben werden. Setzen Sie den Zeitplan neu: Dann gilt die Freigabe für alle seine Scans.',
  'Scan {scan}, which this schedule started before, has not ended.':
    'Scan {scan}, den dieser Zeitplan zuvor startete, ist nicht beendet.',
  'This run may cost {#credits} credits, and {#left} of the schedule’s {#monthly} a month are left. Raise monthlyCredits, or ask less.':
    'Dieser Lauf kann {#credits} Credits kosten, und von den {#monthly} des Zeitplans im Monat sind {#left} übrig. Erhöhen Sie monthlyCredits, oder fragen Sie weniger.',
  'A new code was mailed: verify the channel with it.':
    'Ein neuer Code ist unterwegs: Bestätigen Sie damit den Kanal.',
  'Handed to the mail server.': 'Dem Mailserver übergeben.',
  'The code is used up or too old. Half an hour after it was mailed, a test of the channel mails another.':
    'Der Code ist verbraucht oder zu alt. Eine halbe Stunde nach dem Versand schickt ein Test des Kanals einen neuen.',
  'This channel is ready to get messages.': 'Dieser Kanal ist bereit.',
  'Every attempt since {time} has failed.': 'Jeder Versuch seit {time} schlug fehl.',
  'Its signing secret cannot be decrypted here. Rotate the secret.':
    'Das Signiergeheimnis lässt sich hier nicht öffnen. Erneuern Sie das Geheimnis.',
  'Slack accepted it.': 'Slack hat es angenommen.',
  'Its reader is no longer a member.': 'Wer es liest, ist kein Mitglied mehr.',
  'Its address cannot be decrypted here. Create the channel again.':
    'Die Adresse lässt sich hier nicht öffnen. Legen Sie den Kanal neu an.',
  'The receiver answered 410 Gone: it takes no more messages.':
    'Der Empfänger antwortete 410: Es gibt ihn nicht mehr.',
  'It answered {#status}; only 2xx counts as received.':
    'Die Antwort war {#status}; nur 2xx gilt als empfangen.',
  'It answered in {#ms} ms.': 'Antwort in {#ms} ms.',
  'No worker has reported in the last minute: scans wait.':
    'Kein Arbeitsprozess meldete sich in der letzten Minute: Scans warten.',
  '{#workers} running.': '{#workers} laufen.',
  'No {what} waits.': 'Nichts wartet: {what}.',
  'The oldest {what} that is due has waited {#seconds} s.': 'Am längsten wartet seit {#seconds} s: {what}.',
  '{#samples} samples in the last hour: too few to tell.':
    '{#samples} Anfragen in der letzten Stunde: zu wenige für ein Urteil.',
  '{#failed} of {#samples} samples failed in the last hour.':
    '{#failed} von {#samples} Anfragen schlugen in der letzten Stunde fehl.',
};
