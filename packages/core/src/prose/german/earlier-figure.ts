/** What earlier releases stored of figures, pages and recommendations. */
export const earlierFigure: Readonly<Record<string, string>> = {
  'Nothing has been measured yet. Start a scan.': 'Noch wurde nichts gemessen. Starten Sie einen Scan.',
  'Your best page for {@prompts} lacks this: {@what}.':
    'Ihrer besten Seite für {@prompts} fehlt dies: {@what}.',
  'Link to the brand’s profiles on other sites.': 'Verlinken Sie die Profile der Marke auf anderen Websites.',
  'Say who is better off with the competitor: engines quote balanced pages.':
    'Sagen Sie, für wen der Wettbewerber besser passt: Engines zitieren ausgewogene Seiten.',
  'Content edits have small effects: most published trials changed nothing that could be measured. The prediction is limited accordingly.':
    'Änderungen am Inhalt wirken wenig: Die meisten veröffentlichten Versuche änderten nichts Messbares. Die Vorhersage ist entsprechend begrenzt.',
  'Content edits have small effects: most published trials changed nothing that could be measured. The prediction is limited accordingly and promises no rise.':
    'Änderungen am Inhalt wirken wenig: Die meisten veröffentlichten Versuche änderten nichts Messbares. Die Vorhersage ist entsprechend begrenzt und verspricht keinen Anstieg.',
  'No question in this period was lost to a competitor beyond chance.':
    'In diesem Zeitraum ging keine Frage mehr als zufällig an einen Wettbewerber.',
  'No facts about the brand are known. Enter them in its fact sheet so that answers can be checked against them.':
    'Es sind keine Fakten zur Marke bekannt. Tragen Sie sie ins Faktenblatt ein, damit sich Antworten daran prüfen lassen.',
  'No third-party page was read, so your page is compared with pages in general.':
    'Es wurde keine fremde Seite gelesen; Ihre Seite wird daher mit Seiten im Allgemeinen verglichen.',
  'A prompt for the page to answer, in the first sentence below.':
    'Eine Frage, die die Seite beantworten soll, im ersten Satz darunter.',
  'Not clear yet at check {#number}: {@figure}. {@more}':
    'Bei Prüfung {#number} noch unklar: {@figure}. {@more}',
  'These prompts were chosen from the same answers they are compared with, so low figures may recover by themselves. A scan between finding and shipping the change would show by how much.':
    'Diese Fragen wurden anhand derselben Antworten ausgewählt, mit denen sie verglichen werden; niedrige Werte können sich daher von selbst erholen. Ein Scan zwischen Fund und Umsetzung würde zeigen, wie weit.',
  'A scan is running. Ask again when it has finished.':
    'Ein Scan läuft. Fragen Sie noch einmal, wenn er beendet ist.',
  'There is nothing to compare with: six prompts that the change affects and six that it does not must be measured before and after. If it affects all prompts, run an experiment with a holdout; the change log shows before and after.':
    'Es gibt nichts zu vergleichen: Sechs betroffene und sechs andere Fragen müssen vorher und nachher gemessen sein. Betrifft die Änderung alle Fragen, hilft ein Experiment mit zurückgehaltenen Fragen; die Liste der Änderungen zeigt vorher und nachher.',
  'All use the largest adoption, {#adoption}.': 'Alle rechnen mit der größten Verbreitung, {#adoption}.',
  'The 95% interval includes 0: doing nothing may work just as well.':
    'Das 95-%-Intervall enthält 0: Nichts zu tun, ist vielleicht ebenso gut.',
  'Nobody has tested what changing {names} does. The model relies on what cited pages have in common.':
    'Niemand hat getestet, was eine Änderung von {names} bewirkt. Das Modell stützt sich auf das, was zitierte Seiten gemeinsam haben.',
  'The cap was reached in {#share}% of draws: more edits of this kind add nothing.':
    'In {#share}\u00a0% der Ziehungen war die Obergrenze erreicht: Mehr solche Änderungen bringen nichts.',
  'The page already has all of this, so nothing would change.':
    'Die Seite hat das alles schon; nichts würde sich ändern.',
  'Too little is known: it takes {#answers} answers.':
    'Zu wenig ist bekannt: Es braucht {#answers} Antworten.',
  'No answer engine was asked, and the predictor ({@label}) knows too little: it takes {#answers} answers.{@beside}':
    'Keine Antwortmaschine wurde gefragt, und das Vorhersagemodell ({@label}) weiß zu wenig: Es braucht {#answers} Antworten.{@beside}',
  'The sandbox names the brand in {#share} of its answers. It quotes only the pages it was given, so the two figures may differ.':
    'Die Sandbox nennt die Marke in {#share} ihrer Antworten. Sie zitiert nur die Seiten, die sie bekam, daher können sich die beiden Werte unterscheiden.',
  'The search volumes of these questions are unknown. Import searches from Search Console or Bing.':
    'Die Suchvolumen dieser Fragen sind unbekannt. Importieren Sie Suchanfragen aus Search Console oder Bing.',
  'Search volumes are known for {#known} of {#all} questions; {#needed} are needed. Import more searches.':
    'Suchvolumen sind für {#known} von {#all} Fragen bekannt; {#needed} sind nötig. Importieren Sie mehr Suchanfragen.',
  'Too few of the {#known} questions with a known search volume have a readable answer; {#needed} are needed.':
    'Zu wenige der {#known} Fragen mit bekanntem Suchvolumen haben eine lesbare Antwort; {#needed} sind nötig.',
  'The prompts cover fewer than 8 topics, or most of them cover only a few, so the interval for questions like these holds for these topics only. Spread prompts over 8 topics or more to learn about others.':
    'Die Fragen gehören zu weniger als 8 Themen, oder die meisten zu wenigen; das Intervall für Fragen wie diese gilt daher nur für diese Themen. Verteilen Sie Fragen auf 8 Themen oder mehr, um auch andere zu erfassen.',
  'Some answers were refused, blocked or unreadable, or were lost more often where the brand is present. Intervals marked bounded-by-loss are wide enough for whatever those answers would have said.':
    'Einige Antworten wurden verweigert, blockiert oder waren unlesbar, oder sie gingen öfter dort verloren, wo die Marke vorkommt. Intervalle namens bounded-by-loss sind breit genug für alles, was diese Antworten gesagt hätten.',
  '{engine} showed an answer to {#value} of these searches (95%: {#low} to {#high}); its rates cover the answers shown.':
    '{engine} zeigte bei {#value} dieser Suchen eine Antwort (95\u00a0%: {#low} bis {#high}); die Werte gelten für die gezeigten Antworten.',
  'Engines that always answer are pooled with answer boxes that sometimes show none, so the pooled rates cover the answers given, not the questions asked.':
    'Engines, die immer antworten, sind mit Antwortboxen zusammengefasst, die manchmal nichts zeigen; die gemeinsamen Werte gelten daher für gegebene Antworten, nicht für gestellte Fragen.',
  'Engines of different surfaces were asked, and they are not pooled unless you choose to.':
    'Gefragt wurden Engines verschiedener Oberflächen; sie werden nur auf Wunsch zusammengefasst.',
  '{engine} repeated its answer to most prompts that were asked twice, so each prompt was asked only once. {#skipped} answers were skipped, and their credits were returned.':
    '{engine} wiederholte auf die meisten doppelt gestellten Fragen dieselbe Antwort, also wurde jede Frage nur einmal gestellt. {#skipped} Antworten entfielen, und ihre Credits sind erstattet.',
  '{engine} was stopped after {#planned} of {#whole} answers: the market interval, widened to allow for stopping early, was within ±{#width}. Prompts were asked in random order.':
    '{engine} wurde nach {#planned} von {#whole} Antworten beendet: Das Marktintervall, für das frühe Ende verbreitert, lag innerhalb von ±{#width}. Die Fragen kamen in zufälliger Reihenfolge.',
  'Each prompt has one answer, so the variation between answers is taken from earlier scans of this project.':
    'Jede Frage hat eine Antwort; wie sehr Antworten schwanken, stammt daher aus früheren Scans dieses Projekts.',
  'Ask an answer engine, or create a project and scan third-party pages in it.':
    'Fragen Sie eine Antwortmaschine, oder legen Sie ein Projekt an und scannen Sie darin fremde Seiten.',
  'Ask an answer engine, or scan third-party pages in this project to add them.':
    'Fragen Sie eine Antwortmaschine, oder scannen Sie fremde Seiten in diesem Projekt, um sie hinzuzufügen.',
  'No sandbox figures: the sandbox had {#pages} third-party pages on {#domains} domains and needs {#enough} on {#least}. With fewer, it names the brand for lack of anything else to quote. {@remedy}':
    'Keine Werte der Sandbox: Sie hatte {#pages} fremde Seiten auf {#domains} Domains und braucht {#enough} auf {#least}. Mit weniger nennt sie die Marke, weil sie kaum anderes zu zitieren hat. {@remedy}',
  'The two periods share no prompt on the same engine, so the change cannot be broken down.':
    'Die beiden Zeiträume haben keine Frage auf derselben Engine gemeinsam, also lässt sich die Änderung nicht zerlegen.',
  'The two periods have no engine in common. Choose longer periods, or ask the engines again.':
    'Die beiden Zeiträume haben keine Engine gemeinsam. Wählen Sie längere Zeiträume, oder fragen Sie die Engines noch einmal.',
  'The brand’s names or domains changed in between. For answers read with the earlier ones, “identity” contains the whole change. Read stored answers again to separate it from presence.':
    'Namen oder Domains der Marke änderten sich dazwischen. Bei Antworten, die mit den früheren gelesen wurden, enthält „identity“ die ganze Änderung. Lesen Sie gespeicherte Antworten neu, um beides zu trennen.',
  'Covers 95 in 100 later scans of the same prompts, engines and models. It foresees no change of those and assumes no trend.':
    'Umfasst 95 von 100 späteren Scans derselben Fragen, Engines und Modelle. Deren Wechsel ist nicht vorhergesehen, und es ist kein Trend angenommen.',
  'This takes {#least} scans with nothing else changed, and there are {#scans}. It needs {#more} more of the same prompts, engines and models.':
    'Dafür braucht es {#least} Scans ohne sonstige Änderung, und es gibt {#scans}. Es fehlen {#more} mit denselben Fragen, Engines und Modellen.',
  'The period covers only part of the {@unit} that begins on {#days}.':
    'Der Zeitraum enthält {@unit} ab {#days} nur zum Teil.',
  'It takes two scans in the period to see what changes between them.':
    'Erst zwei Scans im Zeitraum zeigen, was sich zwischen ihnen ändert.',
  'Nothing measured matches these filters. Measured so far: {parts}.':
    'Nichts Gemessenes passt zu diesen Filtern. Bisher gemessen: {parts}.',
  'No answer in this period cites a page. Ask engines that search, or choose a longer period.':
    'Keine Antwort dieses Zeitraums zitiert eine Seite. Fragen Sie Engines, die suchen, oder wählen Sie einen längeren Zeitraum.',
  'It takes {#least} topics or questions to say how sure a rank is; there are {#questions}.':
    'Um zu sagen, wie sicher ein Rang ist, braucht es {#least} Themen oder Fragen; es gibt {#questions}.',
  'No answer in this period can be read. Choose a longer period, or start a scan.':
    'Keine Antwort dieses Zeitraums ist lesbar. Wählen Sie einen längeren, oder starten Sie einen Scan.',
  'No scan in this period looked for {names}.': 'Kein Scan dieses Zeitraums suchte nach {names}.',
  'No answer in this period mentions the brand.': 'Keine Antwort dieses Zeitraums nennt die Marke.',
  'No prediction has been checked yet. Every scan of a project with prompts makes its predictions first and checks them at the end.':
    'Noch wurde keine Vorhersage geprüft. Jeder Scan eines Projekts mit Fragen macht zuerst seine Vorhersagen und prüft sie am Ende.',
  'Predictions were stored before their answers came. Bands and null ranges show what perfectly calibrated predictions would give, with prompts as clusters.':
    'Vorhersagen wurden gespeichert, bevor ihre Antworten kamen. Bänder und Nullbereiche zeigen, was perfekt kalibrierte Vorhersagen ergäben, mit Fragen als Clustern.',
  'The predictions are nearly alike, so there are few bins.':
    'Die Vorhersagen sind fast gleich, daher gibt es nur wenige Klassen.',
  'Model {old} no longer exists, so the explanation uses {version}.':
    'Das Modell {old} gibt es nicht mehr; die Erklärung nutzt {version}.',
  'Averaging over uncertain coefficients pulls towards one half':
    'Das Mitteln über unsichere Koeffizienten zieht zur Hälfte hin',
  'What earlier predictions taught once their answers came':
    'Was frühere Vorhersagen lehrten, als ihre Antworten kamen',
  '{#mentions} mentions have yet to be read by {reader} and count as unknown. Readings by another reader are not mixed in.':
    '{#mentions} Nennungen muss {reader} noch lesen; sie zählen als unbekannt. Was ein anderer Leser dazu sagte, wird nicht hineingemischt.',
  '{name} has read this project since {#day}; {before} did before. The whole series was read again, so it has one reader; figures that you saved earlier have the other.':
    '{name} liest dieses Projekt seit dem {#day}, vorher las {before}. Die ganze Reihe wurde neu gelesen und hat deshalb einen Leser; Werte, die Sie früher gesichert haben, hatten den anderen.',
  '{#served} models answered under this name, the newest since {#day}: {models}. A change between their readings may come from the reader, not the answers.':
    '{#served} Modelle antworteten unter diesem Namen, das neueste seit dem {#day}: {models}. Eine Änderung zwischen ihren Lesungen kann am Leser liegen statt an den Antworten.',
  'The engine searched the web instead of only reading, so its readings were dropped.':
    'Die Engine suchte im Web, statt nur zu lesen; ihre Lesungen wurden verworfen.',
  'Your own key for {engine} is gone. Set it again.':
    'Ihr eigener Schlüssel für {engine} fehlt. Setzen Sie ihn neu.',
  'Exceeding the target on one row makes up for missing it on another. Rows that share answers are not treated as independent.':
    'Mehr als das Ziel in einer Zeile gleicht weniger in einer anderen aus. Zeilen mit gemeinsamen Antworten gelten nicht als unabhängig.',
  'The page tells search engines not to index it.': 'Die Seite verbietet Suchmaschinen, sie aufzunehmen.',
  'The page tells engines not to quote it.': 'Die Seite verbietet Engines, sie zu zitieren.',
  'The HTML has almost no text: scripts add it in the browser, and most crawlers run none.':
    'Das HTML enthält fast keinen Text: Skripte ergänzen ihn im Browser, und die meisten Crawler führen keine aus.',
  'The HTML has almost no text.': 'Das HTML enthält fast keinen Text.',
  'robots.txt shuts out the fetchers that open pages on a user’s request.':
    'robots.txt schließt Abrufer aus, die Seiten auf Wunsch eines Menschen öffnen.',
  'Allow them if users should get this page as a source.':
    'Lassen Sie sie zu, wenn Menschen diese Seite als Quelle bekommen sollen.',
  'There is little text to find and quote.': 'Es gibt wenig Text, der sich finden und zitieren lässt.',
  'Put what people should find in front of the login.':
    'Zeigen Sie vor der Anmeldung, was gefunden werden soll.',
  'Images show what the text does not say, and no words describe them.':
    'Bilder zeigen, was der Text nicht sagt, und keine Worte beschreiben sie.',
  'Fix the JSON: a schema.org validator shows where it breaks.':
    'Reparieren Sie das JSON: Ein Prüfwerkzeug für schema.org zeigt die Stelle.',
  'A directive on the page tells {crawler}, the search crawler of {engines}, not to index it.':
    'Eine Anweisung der Seite verbietet {crawler}, dem Such-Crawler von {engines}, sie aufzunehmen.',
  'The page has {#words} words of text; rates need at least {#least}.':
    'Die Seite hat {#words} Wörter Text; Anteile brauchen mindestens {#least}.',
  'Scripts create the page’s text, and they were not run.':
    'Skripte erzeugen den Text der Seite; sie wurden nicht ausgeführt.',
  'Each crawler’s name was sent from this service’s address. A site that recognises real crawlers by address may answer them differently.':
    'Der Name jedes Crawlers kam von der Adresse dieses Dienstes. Eine Website, die echte Crawler an der Adresse erkennt, antwortet ihnen vielleicht anders.',
  'robots.txt could not be read, so its rules are unknown.':
    'Die robots.txt ließ sich nicht lesen; ihre Regeln sind unbekannt.',
};
