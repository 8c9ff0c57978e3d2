/** What earlier releases stored of figures, pages and recommendations. */
export const earlierFigure: Readonly<Record<string, string>> = {
  'Nothing was measured yet. Start a scan.': 'Noch wurde nichts gemessen. Starten Sie einen Scan.',
  'The page that fits {@prompts} best lacks this: {@what}.':
    'Ihrer besten Seite für {@prompts} fehlt dies: {@what}.',
  'Link the profiles that others keep of the brand.':
    'Verlinken Sie die Profile der Marke auf anderen Websites.',
  'Say for whom the competitor is the better choice: engines quote what is balanced.':
    'Sagen Sie, für wen der Wettbewerber besser passt: Engines zitieren ausgewogene Seiten.',
  'Edits of content have small effects: most that were tried in public changed nothing that could be measured. The prediction is limited accordingly.':
    'Änderungen am Inhalt wirken wenig: Die meisten veröffentlichten Versuche änderten nichts Messbares. Die Vorhersage ist entsprechend begrenzt.',
  'Edits of content have small effects: most that were tried in public changed nothing that could be measured. The prediction is limited accordingly and promises no rise.':
    'Änderungen am Inhalt wirken wenig: Die meisten veröffentlichten Versuche änderten nichts Messbares. Die Vorhersage ist entsprechend begrenzt und verspricht keinen Anstieg.',
  'No question of this period was lost to a competitor by more than chance.':
    'In diesem Zeitraum ging keine Frage mehr als zufällig an einen Wettbewerber.',
  'No facts of the brand are known. Enter them in its fact sheet, so that answers can be checked against them, too.':
    'Es sind keine Fakten zur Marke bekannt. Tragen Sie sie ins Faktenblatt ein, damit sich Antworten daran prüfen lassen.',
  'No page of others was read: what the page lacks is compared with pages in general.':
    'Es wurde keine fremde Seite gelesen; Ihre Seite wird daher mit Seiten im Allgemeinen verglichen.',
  'A prompt that it is to answer, in the first sentence below.':
    'Eine Frage, die die Seite beantworten soll, im ersten Satz darunter.',
  'Unclear at look {#number}: {@figure}. {@more}': 'Bei Prüfung {#number} noch unklar: {@figure}. {@more}',
  'These prompts were chosen by the answers that they are compared with, and those tell too little of how far such figures return by themselves. A scan between finding and shipping tells.':
    'Diese Fragen wurden anhand derselben Antworten ausgewählt, mit denen sie verglichen werden; niedrige Werte können sich daher von selbst erholen. Ein Scan zwischen Fund und Umsetzung würde zeigen, wie weit.',
  'A scan is on its way: call again when it has ended.':
    'Ein Scan läuft. Fragen Sie noch einmal, wenn er beendet ist.',
  'Nothing to compare with: six prompts that it touches and six that it does not have to be measured before and after. Where it touches all, an experiment that holds prompts out tells; the change log shows before and after.':
    'Es gibt nichts zu vergleichen: Sechs betroffene und sechs andere Fragen müssen vorher und nachher gemessen sein. Betrifft die Änderung alle Fragen, hilft ein Experiment mit zurückgehaltenen Fragen; die Liste der Änderungen zeigt vorher und nachher.',
  'All are run with adoption {#adoption}, the largest.':
    'Alle rechnen mit der größten Verbreitung, {#adoption}.',
  'The 95% interval holds 0: doing nothing may serve as well.':
    'Das 95-%-Intervall enthält 0: Nichts zu tun, ist vielleicht ebenso gut.',
  'Nobody has tested what changing {names} does; the model takes what cited pages have in common.':
    'Niemand hat getestet, was eine Änderung von {names} bewirkt. Das Modell stützt sich auf das, was zitierte Seiten gemeinsam haben.',
  'The cap was met in {#share}% of draws: more edits of the kind add nothing.':
    'In {#share}\u00a0% der Ziehungen war die Obergrenze erreicht: Mehr solche Änderungen bringen nichts.',
  'The page has all of this already: nothing would change.':
    'Die Seite hat das alles schon; nichts würde sich ändern.',
  'Too little is known: {#answers} answers would tell.':
    'Zu wenig ist bekannt: Es braucht {#answers} Antworten.',
  'No answer engine was asked, and the predictor ({@label}) cannot tell: {#answers} answers would.{@beside}':
    'Keine Antwortmaschine wurde gefragt, und das Vorhersagemodell ({@label}) weiß zu wenig: Es braucht {#answers} Antworten.{@beside}',
  'The sandbox has the brand in {#share} of its answers: it quotes the pages it was given and nothing else, so the two need not agree.':
    'Die Sandbox nennt die Marke in {#share} ihrer Antworten. Sie zitiert nur die Seiten, die sie bekam, daher können sich die beiden Werte unterscheiden.',
  'Search volumes of these questions are unknown. Import searches from Search Console or Bing.':
    'Die Suchvolumen dieser Fragen sind unbekannt. Importieren Sie Suchanfragen aus Search Console oder Bing.',
  'How often it is searched is known of {#known} of {#all} questions; {#needed} are needed. Import more searches.':
    'Suchvolumen sind für {#known} von {#all} Fragen bekannt; {#needed} sind nötig. Importieren Sie mehr Suchanfragen.',
  'Too few of the {#known} questions whose searches are counted have an answer that can be read; {#needed} are needed.':
    'Zu wenige der {#known} Fragen mit bekanntem Suchvolumen haben eine lesbare Antwort; {#needed} sind nötig.',
  'The prompts come from fewer than 8 topics, or most of them from a few: the interval for questions like these speaks of more questions on these topics, not on others. Spread prompts over 8 topics or more to learn about other topics, too.':
    'Die Fragen gehören zu weniger als 8 Themen, oder die meisten zu wenigen; das Intervall für Fragen wie diese gilt daher nur für diese Themen. Verteilen Sie Fragen auf 8 Themen oder mehr, um auch andere zu erfassen.',
  'Answers were refused, blocked or unreadable, or were lost more often where the brand is present: intervals called bounded-by-loss reach as far as what they would have said could move the figure.':
    'Einige Antworten wurden verweigert, blockiert oder waren unlesbar, oder sie gingen öfter dort verloren, wo die Marke vorkommt. Intervalle namens bounded-by-loss sind breit genug für alles, was diese Antworten gesagt hätten.',
  '{engine} showed an answer to {#value} of these searches (95%: {#low} to {#high}): its rates are of the answers shown.':
    '{engine} zeigte bei {#value} dieser Suchen eine Antwort (95\u00a0%: {#low} bis {#high}); die Werte gelten für die gezeigten Antworten.',
  'Engines that always answer are pooled with answer boxes that show no answer to some questions: the pooled rates are of the answers that there were, not of the questions.':
    'Engines, die immer antworten, sind mit Antwortboxen zusammengefasst, die manchmal nichts zeigen; die gemeinsamen Werte gelten daher für gegebene Antworten, nicht für gestellte Fragen.',
  'Engines of different surfaces were asked; they are not pooled. Pool them only if you mean to.':
    'Gefragt wurden Engines verschiedener Oberflächen; sie werden nur auf Wunsch zusammengefasst.',
  '{engine} gave the same answer again to most prompts that were asked twice, so each prompt was asked once: copies tell nothing new. {#skipped} answers were not asked, and their credits are given back.':
    '{engine} wiederholte auf die meisten doppelt gestellten Fragen dieselbe Antwort, also wurde jede Frage nur einmal gestellt. {#skipped} Antworten entfielen, und ihre Credits sind erstattet.',
  '{engine} was stopped after {#planned} of {#whole} answers: the market interval, widened for the choice of the moment, was within ±{#width}. Prompts were asked in random order.':
    '{engine} wurde nach {#planned} von {#whole} Antworten beendet: Das Marktintervall, für das frühe Ende verbreitert, lag innerhalb von ±{#width}. Die Fragen kamen in zufälliger Reihenfolge.',
  'One answer a prompt: how much answers to one prompt vary was learned from earlier scans of this project.':
    'Jede Frage hat eine Antwort; wie sehr Antworten schwanken, stammt daher aus früheren Scans dieses Projekts.',
  'Ask an answer engine, or create a project and scan pages of others with its projectId.':
    'Fragen Sie eine Antwortmaschine, oder legen Sie ein Projekt an und scannen Sie darin fremde Seiten.',
  'Ask an answer engine, or scan pages of others with this projectId, which adds them.':
    'Fragen Sie eine Antwortmaschine, oder scannen Sie fremde Seiten in diesem Projekt, um sie hinzuzufügen.',
  'No sandbox figures: it had {#pages} pages of others on {#domains} domains to answer from and needs {#enough} on {#least}, else it finds the brand by having little else to quote. {@remedy}':
    'Keine Werte der Sandbox: Sie hatte {#pages} fremde Seiten auf {#domains} Domains und braucht {#enough} auf {#least}. Mit weniger nennt sie die Marke, weil sie kaum anderes zu zitieren hat. {@remedy}',
  'The two spans have no prompt and engine in common, so nothing can be told apart.':
    'Die beiden Zeiträume haben keine Frage auf derselben Engine gemeinsam, also lässt sich die Änderung nicht zerlegen.',
  'The two spans have no engine in common. Choose longer spans, or ask the engines again.':
    'Die beiden Zeiträume haben keine Engine gemeinsam. Wählen Sie längere Zeiträume, oder fragen Sie die Engines noch einmal.',
  'The brand’s names or domains changed in between: on answers read with other ones, “identity” holds all that changed. Read stored answers again to tell it from presence.':
    'Namen oder Domains der Marke änderten sich dazwischen. Bei Antworten, die mit den früheren gelesen wurden, enthält „identity“ die ganze Änderung. Lesen Sie gespeicherte Antworten neu, um beides zu trennen.',
  'Covers 95 in 100 later scans of the same prompts, engines and models; changes of those are not foreseen, and no trend is drawn on.':
    'Umfasst 95 von 100 späteren Scans derselben Fragen, Engines und Modelle. Deren Wechsel ist nicht vorhergesehen, und es ist kein Trend angenommen.',
  'It takes {#least} scans with nothing else changed, and there are {#scans}: {#more} more of the same prompts, engines and models.':
    'Dafür braucht es {#least} Scans ohne sonstige Änderung, und es gibt {#scans}. Es fehlen {#more} mit denselben Fragen, Engines und Modellen.',
  'The span holds only a part of the {@unit} that begins on {#days}.':
    'Der Zeitraum enthält {@unit} ab {#days} nur zum Teil.',
  'Two scans of the span are needed to see what changes between them.':
    'Erst zwei Scans im Zeitraum zeigen, was sich zwischen ihnen ändert.',
  'Nothing measured matches these filters. There are: {parts}.':
    'Nichts Gemessenes passt zu diesen Filtern. Bisher gemessen: {parts}.',
  'No answer of this span cites a page: ask engines that search, or widen the span.':
    'Keine Antwort dieses Zeitraums zitiert eine Seite. Fragen Sie Engines, die suchen, oder wählen Sie einen längeren Zeitraum.',
  '{#questions} of {#least} topics or questions that it takes to say how sure a rank is.':
    'Um zu sagen, wie sicher ein Rang ist, braucht es {#least} Themen oder Fragen; es gibt {#questions}.',
  'No answer in this period can be read: choose a longer span, or start a scan.':
    'Keine Antwort dieses Zeitraums ist lesbar. Wählen Sie einen längeren, oder starten Sie einen Scan.',
  'No scan of this span looked for {names}.': 'Kein Scan dieses Zeitraums suchte nach {names}.',
  'No answer of this span mentions the brand.': 'Keine Antwort dieses Zeitraums nennt die Marke.',
  'No prediction was judged yet. Every scan of a project with prompts predicts its cells first and judges them at its end.':
    'Noch wurde keine Vorhersage geprüft. Jeder Scan eines Projekts mit Fragen macht zuerst seine Vorhersagen und prüft sie am Ende.',
  'Predictions were stored before their answers came. Bands and null ranges are what exactly right predictions would give, with prompts as clusters.':
    'Vorhersagen wurden gespeichert, bevor ihre Antworten kamen. Bänder und Nullbereiche zeigen, was perfekt kalibrierte Vorhersagen ergäben, mit Fragen als Clustern.',
  'Predictions are nearly alike, so that there are few bins.':
    'Die Vorhersagen sind fast gleich, daher gibt es nur wenige Klassen.',
  'Model {old} is gone: this explains with {version}.':
    'Das Modell {old} gibt es nicht mehr; die Erklärung nutzt {version}.',
  'Averaging over uncertain coefficients draws towards one half':
    'Das Mitteln über unsichere Koeffizienten zieht zur Hälfte hin',
  'What predictions made earlier taught when answers came':
    'Was frühere Vorhersagen lehrten, als ihre Antworten kamen',
  '{#mentions} mentions wait to be read by {reader} and count as unknown. What another reader said of them is not mixed in.':
    '{#mentions} Nennungen muss {reader} noch lesen; sie zählen als unbekannt. Was ein anderer Leser dazu sagte, wird nicht hineingemischt.',
  '{name} reads this project since {#day}, and {before} did before. The whole series was read anew, so it has one reader; figures kept from before have another.':
    '{name} liest dieses Projekt seit dem {#day}, vorher las {before}. Die ganze Reihe wurde neu gelesen und hat deshalb einen Leser; Werte, die Sie früher gesichert haben, hatten den anderen.',
  '{#served} models answered under this name, the newest since {#day}: {models}. A change between what they read may be the reader’s, not the answers’.':
    '{#served} Modelle antworteten unter diesem Namen, das neueste seit dem {#day}: {models}. Eine Änderung zwischen ihren Lesungen kann am Leser liegen statt an den Antworten.',
  'The engine searched the web although it was told to read: its readings were dropped.':
    'Die Engine suchte im Web, statt nur zu lesen; ihre Lesungen wurden verworfen.',
  'There is no key of your own for {engine} any more.':
    'Ihr eigener Schlüssel für {engine} fehlt. Setzen Sie ihn neu.',
  'More than the target on one row makes up for less on another. Rows that share answers are not taken for independent.':
    'Mehr als das Ziel in einer Zeile gleicht weniger in einer anderen aus. Zeilen mit gemeinsamen Antworten gelten nicht als unabhängig.',
  'The page forbids search engines to index it.': 'Die Seite verbietet Suchmaschinen, sie aufzunehmen.',
  'The page forbids engines to quote it.': 'Die Seite verbietet Engines, sie zu zitieren.',
  'The HTML holds next to no text: scripts add it in a browser, and most crawlers run none.':
    'Das HTML enthält fast keinen Text: Skripte ergänzen ihn im Browser, und die meisten Crawler führen keine aus.',
  'The HTML holds next to no text.': 'Das HTML enthält fast keinen Text.',
  'robots.txt shuts out fetchers that open pages for a user who asks.':
    'robots.txt schließt Abrufer aus, die Seiten auf Wunsch eines Menschen öffnen.',
  'Allow them, if users are to get this page as a source.':
    'Lassen Sie sie zu, wenn Menschen diese Seite als Quelle bekommen sollen.',
  'There is little text to be found and quoted.': 'Es gibt wenig Text, der sich finden und zitieren lässt.',
  'Show what is meant to be found before the login.':
    'Zeigen Sie vor der Anmeldung, was gefunden werden soll.',
  'Images carry what the text does not say, and no words describe them.':
    'Bilder zeigen, was der Text nicht sagt, und keine Worte beschreiben sie.',
  'Mend the JSON: a validator of schema.org shows the place.':
    'Reparieren Sie das JSON: Ein Prüfwerkzeug für schema.org zeigt die Stelle.',
  'A directive of the page forbids {crawler}, the search crawler of {engines}, to index it.':
    'Eine Anweisung der Seite verbietet {crawler}, dem Such-Crawler von {engines}, sie aufzunehmen.',
  'The page has {#words} words of text; rates need {#least}.':
    'Die Seite hat {#words} Wörter Text; Anteile brauchen mindestens {#least}.',
  'The page’s text is made by scripts, which are not run.':
    'Skripte erzeugen den Text der Seite; sie wurden nicht ausgeführt.',
  'Each crawler’s name was sent from this service’s address. A site that knows the real ones by their addresses may answer those otherwise.':
    'Der Name jedes Crawlers kam von der Adresse dieses Dienstes. Eine Website, die echte Crawler an der Adresse erkennt, antwortet ihnen vielleicht anders.',
  'robots.txt did not answer, so what it says is not known.':
    'Die robots.txt ließ sich nicht lesen; ihre Regeln sind unbekannt.',
  'No answer engine was asked, and the predictor ({@label}) knows too little: it takes {#answers} answers.{@beside}':
    'Keine Antwortmaschine wurde gefragt, und das Vorhersagemodell ({@label}) weiß zu wenig: Es braucht {#answers} Antworten.{@beside}',
  'No answer engine was asked. The predictor ({@label}) expects presence in {#share} of answers ({#range}).{@beside}':
    'Keine Antwortmaschine wurde gefragt. Das Vorhersagemodell ({@label}) erwartet Präsenz in {#share} der Antworten ({#range}).{@beside}',
  'The sandbox names the brand in {#share} of its answers. It quotes only the pages it was given, so the two figures may differ.':
    'Die Sandbox nennt die Marke in {#share} ihrer Antworten. Sie zitiert nur die Seiten, die sie bekam, daher können sich die beiden Werte unterscheiden.',
  'On questions like these: {#range}.': 'Bei Fragen wie diesen: {#range}.',
  'The engines are emulated: this says nothing about the brand.':
    'Die Engines sind nachgestellt: Das sagt nichts über die Marke.',
  'Present in {#share} of answers to these prompts ({#range}), from {@asked}.{@more}':
    'Präsent in {#share} der Antworten auf diese Fragen ({#range}), aus {@asked}.{@more}',
  '{engine} showed an answer to {#value} of these searches (95%: {#low} to {#high}); its rates cover the answers shown.':
    '{engine} zeigte bei {#value} dieser Suchen eine Antwort (95\u00a0%: {#low} bis {#high}); die Werte gelten für die gezeigten Antworten.',
  '{#branded} prompts name the brand themselves and are left out of the rates.':
    '{#branded} Fragen nennen die Marke selbst und zählen in den Anteilen nicht mit.',
  '{#counted} prompts: intervals are indicative below 20.':
    '{#counted} Fragen: Unter 20 sind Intervalle nur ein erster Hinweis.',
  '{engine} repeated its answer to most prompts that were asked twice, so each prompt was asked only once. {#skipped} answers were skipped, and their credits were returned.':
    '{engine} wiederholte auf die meisten doppelt gestellten Fragen dieselbe Antwort, also wurde jede Frage nur einmal gestellt. {#skipped} Antworten entfielen, und ihre Credits sind erstattet.',
  '{engine} was stopped after {#planned} of {#whole} answers: the market interval, widened to allow for stopping early, was within ±{#width}. Prompts were asked in random order.':
    '{engine} wurde nach {#planned} von {#whole} Antworten beendet: Das Marktintervall, für das frühe Ende verbreitert, lag innerhalb von ±{#width}. Die Fragen kamen in zufälliger Reihenfolge.',
  'About {#value} (95%: {#low} to {#high}), predicted.':
    'Etwa {#value} (95\u00a0%: {#low} bis {#high}), vorhergesagt.',
  'Too little is known: it takes {#answers} answers.':
    'Zu wenig ist bekannt: Es braucht {#answers} Antworten.',
  'It answered in {#ms} ms.': 'Antwort in {#ms} ms.',
  '{#workers} running.': '{#workers} laufen.',
  'No {what} waits.': 'Nichts wartet: {what}.',
  'The oldest {what} that is due has waited {#seconds} s.': 'Am längsten wartet seit {#seconds} s: {what}.',
  '{#samples} samples in the last hour: too few to tell.':
    '{#samples} Anfragen in der letzten Stunde: zu wenige für ein Urteil.',
  '{#failed} of {#samples} samples failed in the last hour.':
    '{#failed} von {#samples} Anfragen schlugen in der letzten Stunde fehl.',
  'No sandbox figures: the sandbox had {#pages} third-party pages on {#domains} domains and needs {#enough} on {#least}. With fewer, it names the brand for lack of anything else to quote. {@remedy}':
    'Keine Werte der Sandbox: Sie hatte {#pages} fremde Seiten auf {#domains} Domains und braucht {#enough} auf {#least}. Mit weniger nennt sie die Marke, weil sie kaum anderes zu zitieren hat. {@remedy}',
  '“{word}” is a rival of the business.': '„{word}“ ist ein Konkurrent.',
  'People come to this kind of business with “{word}”.': 'Mit „{word}“ kommt man zu solchen Betrieben.',
  'The business is for “{word}”.': 'Das Angebot ist für „{word}“.',
  '“{word}” is part of what the business offers.': '„{word}“ gehört zum Angebot.',
  'Engines of different surfaces were asked, and they are not pooled unless you choose to.':
    'Gefragt wurden Engines verschiedener Oberflächen; sie werden nur auf Wunsch zusammengefasst.',
  'Engines of different surfaces were asked, and they are not pooled unless you choose to. What compares brands here counts them together: pass `surface` to competitors and share of voice for each by itself.':
    'Gefragt wurden Engines verschiedener Oberflächen; sie werden nur auf Wunsch zusammengefasst. Was hier Marken vergleicht, zählt sie zusammen; Wettbewerber und Stimmenanteil lassen sich auch für eine Oberfläche ansehen.',
  'The structured data cannot be parsed, so nobody reads it.':
    'Die strukturierten Daten lassen sich nicht lesen, also wertet sie niemand aus.',
};
