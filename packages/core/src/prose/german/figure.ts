/** Figures and what may mislead in them: scores, spans, comparisons, sources, competitors. */
export const figure: Readonly<Record<string, string>> = {
  'About {#value} (95%: {#low} to {#high}), predicted.':
    'Etwa {#value} (95\u00a0%: {#low} bis {#high}), vorhergesagt.',
  'Too little is known: {#answers} answers would tell.':
    'Zu wenig ist bekannt: {#answers} Antworten würden es zeigen.',
  // score
  'No answer engine was asked, and the predictor ({@label}) cannot tell: {#answers} answers would.{@beside}':
    'Keine Antwortmaschine wurde gefragt, und das Vorhersagemodell ({@label}) weiß zu wenig: {#answers} Antworten würden es zeigen.{@beside}',
  'No answer engine was asked. The predictor ({@label}) expects presence in {#share} of answers ({#range}).{@beside}':
    'Keine Antwortmaschine wurde gefragt. Das Vorhersagemodell ({@label}) erwartet Präsenz in {#share} der Antworten ({#range}).{@beside}',
  'The sandbox has the brand in {#share} of its answers: it quotes the pages it was given and nothing else, so the two need not agree.':
    'Die Sandbox hat die Marke in {#share} ihrer Antworten: Sie zitiert nur die Seiten, die sie bekam, daher müssen die beiden Werte nicht übereinstimmen.',
  'There is no figure: no answer could be counted.': 'Es gibt keinen Wert: Keine Antwort ließ sich zählen.',
  'Search volumes of these questions are unknown. Import searches from Search Console or Bing.':
    'Von keiner dieser Fragen ist bekannt, wie oft sie gesucht wird. Importieren Sie Suchanfragen aus einer Search Console.',
  'How often it is searched is known of {#known} of {#all} questions; {#needed} are needed. Import more searches.':
    'Von {#known} der {#all} Fragen ist bekannt, wie oft sie gesucht werden; {#needed} sind nötig. Importieren Sie mehr Suchanfragen.',
  'Too few of the {#known} questions whose searches are counted have an answer that can be read; {#needed} are needed.':
    'Zu wenige der {#known} Fragen, deren Suchen gezählt sind, haben eine lesbare Antwort; {#needed} sind nötig.',
  'On questions like these: {#range}.': 'Bei Fragen wie diesen: {#range}.',
  'The engines are emulated: this says nothing about the brand.':
    'Die Engines sind nachgestellt: Das sagt nichts über die Marke.',
  'Present in {#share} of answers to these prompts ({#range}), from {@asked}.{@more}':
    'Präsent in {#share} der Antworten auf diese Fragen ({#range}), aus {@asked}.{@more}',
  'published effects, not yet checked here': 'veröffentlichte Wirkungen, hier noch nicht geprüft',
  'The prompts come from fewer than 8 topics, or most of them from a few: the interval for questions like these speaks of more questions on these topics, not on others. Spread prompts over 8 topics or more to learn about other topics, too.':
    'Die Fragen stammen aus weniger als 8 Themen, oder die meisten aus wenigen: Das Intervall für Fragen wie diese gilt für weitere Fragen zu diesen Themen, nicht zu anderen. Mit Fragen, die sich auf 8 Themen oder mehr verteilen, gilt es für mehr.',
  'Answers were refused, blocked or unreadable, or were lost more often where the brand is present: intervals called bounded-by-loss reach as far as what they would have said could move the figure.':
    'Antworten wurden verweigert, blockiert oder waren unlesbar, oder sie gingen öfter dort verloren, wo die Marke vorkommt: Intervalle namens bounded-by-loss reichen so weit, wie der Inhalt dieser Antworten den Wert verschieben könnte.',
  '{engine} showed an answer to {#value} of these searches (95%: {#low} to {#high}): its rates are of the answers shown.':
    '{engine} zeigte bei {#value} dieser Suchen eine Antwort (95\u00a0%: {#low} bis {#high}): Seine Werte gelten für die gezeigten Antworten.',
  'Engines that always answer are pooled with answer boxes that show no answer to some questions: the pooled rates are of the answers that there were, not of the questions.':
    'Engines, die immer antworten, sind mit Antwortboxen zusammengefasst, die bei manchen Fragen keine Antwort zeigen: Die gemeinsamen Werte gelten für die Antworten, die es gab, nicht für die Fragen.',
  '{#branded} prompts name the brand themselves and are left out of the rates.':
    '{#branded} Fragen nennen die Marke selbst und zählen in den Anteilen nicht mit.',
  '{#counted} prompts: intervals are indicative below 20.':
    '{#counted} Fragen: Unter 20 sind Intervalle nur ein erster Hinweis.',
  'Engines of different surfaces were asked; they are not pooled. Pool them only if you mean to.':
    'Gefragt wurden Engines verschiedener Oberflächen; sie werden nicht zusammengefasst. poolSurfaces tut es.',
  '{engine} gave the same answer again to most prompts that were asked twice, so each prompt was asked once: copies tell nothing new. {#skipped} answers were not asked, and their credits are given back.':
    '{engine} gab auf die meisten doppelt gestellten Fragen dieselbe Antwort, also wurde jede Frage einmal gestellt: Kopien sagen nichts Neues. {#skipped} Antworten wurden nicht erfragt, ihre Credits sind erstattet.',
  '{engine} was stopped after {#planned} of {#whole} answers: the market interval, widened for the choice of the moment, was within ±{#width}. Prompts were asked in random order.':
    '{engine} wurde nach {#planned} von {#whole} Antworten beendet: Das Marktintervall, für die Wahl des Zeitpunkts verbreitert, lag innerhalb von ±{#width}. Die Fragen kamen in zufälliger Reihenfolge.',
  'One answer a prompt: how much answers to one prompt vary was learned from earlier scans of this project.':
    'Eine Antwort je Frage: Wie sehr Antworten auf dieselbe Frage schwanken, ist aus früheren Scans dieses Projekts bekannt.',
  'The sandbox is a retrieval engine over given pages: its figures are predictions, not measurements of any product.':
    'Die Sandbox sucht nur in gegebenen Seiten: Ihre Werte sind Vorhersagen, keine Messungen eines Produkts.',
  'Each prompt’s answers are split at random into halves, 200 times. If nothing changed, repeating the scan would stay below the noise floor 19 times in 20.':
    'Die Antworten auf jede Frage werden 200-mal zufällig halbiert. Eine Änderung unter dem Rauschen zeigt auch eine Wiederholung des Scans ohne jede Änderung, in 19 von 20 Fällen.',
  'Nothing was measured yet. Start a scan.': 'Noch wurde nichts gemessen. Starten Sie einen Scan.',
  'Each prompt was asked once, so nothing can be split. Ask each prompt at least twice.':
    'Jede Frage wurde nur einmal gestellt, also lässt sich nichts halbieren. Scannen Sie mit samplesK ab 2.',
  'Ask an answer engine, or create a project and scan pages of others with its projectId.':
    'Fragen Sie eine Antwortmaschine, oder legen Sie ein Projekt an und scannen Sie Seiten anderer mit dessen projectId.',
  'Ask an answer engine, or scan pages of others with this projectId, which adds them.':
    'Fragen Sie eine Antwortmaschine, oder scannen Sie Seiten anderer mit dieser projectId; das fügt sie hinzu.',
  'No sandbox figures: it had {#pages} pages of others on {#domains} domains to answer from and needs {#enough} on {#least}, else it finds the brand by having little else to quote. {@remedy}':
    'Keine Werte der Sandbox: Sie hatte {#pages} Seiten anderer auf {#domains} Domains und braucht {#enough} auf {#least}; sonst findet sie die Marke, weil sie kaum anderes zu zitieren hat. {@remedy}',
  'Seen in answers that name them: {domains}.': 'Gesehen in Antworten, die sie nennen: {domains}.',
  'Add their domains to the project’s identity.': 'Ergänzen Sie ihre Domains in der Identität des Projekts.',
  'Brands are compared by mention: {names} {@have} no domain, so citations could not count for all. A brand with domains is also present where it is cited: compare mentions instead of presence.{@more}':
    'Marken werden nach Nennung verglichen: {names} {@have} keine Domain, daher könnten Zitate nicht für alle zählen. Eine Marke mit Domains ist auch präsent, wo sie zitiert wird: Vergleichen Sie Nennungen statt Präsenz.{@more}',
  // analytics
  'Engines: {now}; before: {before}.': 'Engines: {now}; davor: {before}.',
  'Now {now}; before {before}.': 'Jetzt {now}; davor {before}.',
  '{#shared} of {#now} prompts were asked before, of {#before} then.':
    '{#shared} von {#now} Fragen wurden schon davor gestellt, von damals {#before}.',
  'Names and domains of version {now}; before: {before}.':
    'Namen und Domains der Version {now}; davor: {before}.',
  'Read by detector {now}; before: {before}.': 'Gelesen mit Erkennung {now}; davor: {before}.',
  'Locale {now}; before: {before}.': 'Gebiet {now}; davor: {before}.',
  'Asked as {now}; before: as {before}.': 'Gefragt als {now}; davor als {before}.',
  'The two spans have no prompt and engine in common, so nothing can be told apart.':
    'Die beiden Zeiträume haben keine Frage und Engine gemeinsam, also lässt sich nichts zerlegen.',
  'The brand’s names or domains changed in between: on answers read with other ones, “identity” holds all that changed. Read stored answers again to tell it from presence.':
    'Namen oder Domains der Marke änderten sich dazwischen: Bei Antworten, die mit anderen gelesen wurden, enthält „identity“ die ganze Änderung. Lesen Sie gespeicherte Antworten neu, um beides zu trennen.',
  'Covers 95 in 100 later scans of the same prompts, engines and models; changes of those are not foreseen, and no trend is drawn on.':
    'Umfasst 95 von 100 späteren Scans derselben Fragen, Engines und Modelle; deren Wechsel ist nicht vorhergesehen, und kein Trend wird fortgeschrieben.',
  'It takes {#least} scans with nothing else changed, and there are {#scans}: {#more} more of the same prompts, engines and models.':
    'Dafür braucht es {#least} Scans ohne sonstige Änderung, und es sind {#scans}: noch {#more} mit denselben Fragen, Engines und Modellen.',
  'The span is {from} to {to}.': 'Der Zeitraum reicht von {from} bis {to}.',
  'Surfaces and engines are series of their own: they answer differently and are not pooled.':
    'Oberflächen und Engines sind eigene Reihen: Sie antworten verschieden und werden nicht zusammengefasst.',
  'The two spans have no engine in common. Choose longer spans, or ask the engines again.':
    'Die beiden Zeiträume haben keine Engine gemeinsam: Weiten Sie sie mit `days`, oder fragen Sie die Engines noch einmal.',
  'The span holds only a part of the {@unit} that begins on {#days}.':
    'Der Zeitraum enthält {@unit} ab {#days} nur zum Teil.',
  'Nothing was measured in the span {@spans}.': 'In diesem Zeitraum wurde nichts gemessen: {@spans}.',
  'Two scans of the span are needed to see what changes between them.':
    'Erst zwei Scans im Zeitraum zeigen, was sich zwischen ihnen ändert.',
  'The scan’s figures describe its day, and days differ. The long-run figure needs scans of the same prompts on {#days} days.':
    'Die Werte des Scans gelten für seinen Tag, und Tage unterscheiden sich. Der Langzeitwert braucht Scans derselben Fragen an {#days} Tagen.',
  'The scan’s figures describe its day, and days differ. The long-run figure covers the days between.':
    'Die Werte des Scans gelten für seinen Tag: Tage unterscheiden sich im Ganzen. `longRun` gilt für die Tage dazwischen.',
  'Nothing measured matches these filters. There are: {parts}.':
    'Nichts Gemessenes passt zu diesen Filtern. Es gibt: {parts}.',
  'The project has no finished scan yet. Start one.':
    'Das Projekt hat noch keinen beendeten Scan. Starten Sie einen.',
  'Presence and visits that move together are no proof that one causes the other: seasons, campaigns and releases move both.':
    'Bewegen sich Präsenz und Besuche gemeinsam, beweist das keine Ursache: Jahreszeiten, Kampagnen und Neuheiten bewegen beide.',
  'A forecast needs {#least} whole days since the first use; there are {#days}.':
    'Eine Prognose braucht {#least} ganze Tage seit der ersten Nutzung; es sind {#days}.',
  // citations, competitors, facts, sentiment
  'No answer of this span cites a page: ask engines that search, or widen the span.':
    'Keine Antwort dieses Zeitraums zitiert eine Seite: Fragen Sie Engines, die suchen, oder weiten Sie den Zeitraum.',
  'The site’s robots.txt keeps {agent} out ({rule}).':
    'Die robots.txt der Website schließt {agent} aus ({rule}).',
  '{#questions} of {#least} topics or questions that it takes to say how sure a rank is.':
    '{#questions} von {#least} Themen oder Fragen, die es braucht, um zu sagen, wie sicher ein Rang ist.',
  'No answer in this period can be read: choose a longer span, or start a scan.':
    'Keine Antwort dieses Zeitraums ist lesbar: Wählen Sie einen längeren, oder starten Sie einen Scan.',
  'No scan of this span looked for {names}.': 'Kein Scan dieses Zeitraums suchte nach {names}.',
  'There are no facts yet. Enter them in the fact sheet.':
    'Noch gibt es keine Fakten. Tragen Sie sie im Faktenblatt ein.',
  'No answer of this span mentions the brand.': 'Keine Antwort dieses Zeitraums nennt die Marke.',
  // calibration, prediction
  'No prediction was judged yet. Every scan of a project with prompts predicts its cells first and judges them at its end.':
    'Noch wurde keine Vorhersage beurteilt. Jeder Scan eines Projekts mit Fragen sagt seine Zellen zuerst vorher und beurteilt sie am Ende.',
  'Predictions were stored before their answers came. Bands and null ranges are what exactly right predictions would give, with prompts as clusters.':
    'Vorhersagen wurden gespeichert, bevor ihre Antworten kamen. Bänder und Nullbereiche sind, was genau richtige Vorhersagen ergäben, mit Fragen als Clustern.',
  '{#prompts} prompts: too few to tell a calibrated predictor from a poor one.':
    '{#prompts} Fragen: zu wenige, um ein kalibriertes Modell von einem schlechten zu unterscheiden.',
  'Predictions are nearly alike, so that there are few bins.':
    'Die Vorhersagen sind fast gleich, daher gibt es nur wenige Klassen.',
  'The figure comes from answers alone. The drivers are associations that the predictor found, not causes.':
    'Der Wert kommt allein aus Antworten. `drivers` ist, womit solche Fragen und Seiten laut Modell einhergehen: Zusammenhänge, keine Ursachen.',
  'Mean over prompts of present ÷ answers; each contribution is the mean less the mean without that prompt. They are influences, and do not add up to the mean.':
    'Mittel über Fragen von Treffern ÷ Antworten; jeder Beitrag ist das Mittel minus das Mittel ohne diese Frage. Das sind Einflüsse; sie ergeben zusammen nicht das Mittel.',
  'The {#shown} prompts with the most influence of {#all}.':
    'Die {#shown} Fragen mit dem größten Einfluss, von {#all}.',
  'Model {old} is gone: this explains with {version}.':
    'Modell {old} gibt es nicht mehr: Erklärt wird mit {version}.',
  'It was {#value} when it was made; pages or answers have been read again since.':
    'Damals war der Wert {#value}; seither wurden Seiten oder Antworten neu gelesen.',
  'The brand’s own level, as earlier answers show it': 'Das eigene Niveau der Marke laut früheren Antworten',
  'Averaging over uncertain coefficients draws towards one half':
    'Das Mitteln über unsichere Koeffizienten zieht zur Hälfte hin',
  'What predictions made earlier taught when answers came':
    'Was frühere Vorhersagen lehrten, als Antworten kamen',
  'Own earlier answers to this prompt on this engine':
    'Eigene frühere Antworten dieser Engine auf diese Frage',
  'Present in {#present} of {#answers} answers to this prompt':
    'Präsent in {#present} von {#answers} Antworten auf diese Frage',
  'Predicted at 0 credits: a model’s expectation, not a measurement. It never enters a measured figure.':
    'Für 0 Credits vorhergesagt: die Erwartung eines Modells, keine Messung. Sie geht nie in gemessene Werte ein.',
  'The brand’s level comes from its own answers; effects are published ones, not yet checked here.':
    'Das Niveau der Marke stammt aus eigenen Antworten; die Wirkungen sind veröffentlichte, hier noch nicht geprüft.',
  'Published effects, not yet checked here: no live answer has taught this model yet.':
    'Veröffentlichte Wirkungen, hier noch nicht geprüft: Dieses Modell lernte noch aus keiner echten Antwort.',
  'No page is known for this brand: give url or html, or scan a url with the project. Until then its features are taken to be typical.':
    'Zu dieser Marke ist keine Seite bekannt: Geben Sie url oder html an, oder scannen Sie eine url mit dem Projekt. Bis dahin gelten ihre Merkmale als typisch.',
  'A prompt names the brand: presence in its answers says little, and scans leave it out.':
    'Eine Frage nennt die Marke: Präsenz in ihren Antworten sagt wenig, und Scans lassen sie aus.',
  // readers
  '{#mentions} mentions wait to be read by {reader} and count as unknown. What another reader said of them is not mixed in.':
    '{#mentions} Nennungen warten darauf, von {reader} gelesen zu werden, und zählen als unbekannt. Was ein anderer Leser dazu sagte, wird nicht hineingemischt.',
  '{name} reads this project since {#day}, and {before} did before. The whole series was read anew, so it has one reader; figures kept from before have another.':
    '{name} liest dieses Projekt seit dem {#day}, vorher las {before}. Die ganze Reihe wurde neu gelesen und hat deshalb einen Leser; Werte, die Sie von früher haben, hatten einen anderen.',
  '{#served} models answered under this name, the newest since {#day}: {models}. A change between what they read may be the reader’s, not the answers’.':
    '{#served} Modelle antworteten unter diesem Namen, das neueste seit dem {#day}: {models}. Eine Änderung zwischen dem, was sie lasen, kann am Leser liegen statt an den Antworten.',
  'The operator has not set {engine} up.': 'Der Betreiber hat {engine} nicht eingerichtet.',
  'The engine searched the web although it was told to read: its readings were dropped.':
    'Die Engine suchte im Web, obwohl sie nur lesen sollte: Was sie las, wurde verworfen.',
  'There is no key of your own for {engine} any more.': 'Es gibt keinen eigenen Schlüssel für {engine} mehr.',
  // scorecards
  'More than the target on one row makes up for less on another. Rows that share answers are not taken for independent.':
    'Mehr als das Ziel in einer Zeile gleicht weniger in einer anderen aus. Zeilen mit gemeinsamen Antworten gelten nicht als unabhängig.',
  'Several surfaces are not pooled. Choose one surface or engine for: {apart}.':
    'Mehrere Oberflächen werden nicht zusammengefasst. Wählen Sie je eine Oberfläche oder Engine für: {apart}.',
  'The scorecard was made later: this is what its first version would have shown.':
    'Die Scorecard entstand später: So hätte es ihre erste Fassung gezeigt.',
};
