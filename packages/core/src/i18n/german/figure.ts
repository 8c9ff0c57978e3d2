/** Figures and what may mislead in them: scores, spans, comparisons, sources, competitors. */
export const figure: Readonly<Record<string, string>> = {
  // score
  'There is no figure: no answer could be counted.': 'Es gibt keinen Wert: Keine Antwort ließ sich zählen.',
  'The search volumes of these questions are unknown. Import searches from Search Console or Bing.':
    'Die Suchvolumen dieser Fragen sind unbekannt. Importieren Sie Suchanfragen aus Search Console oder Bing.',
  'published effects, not yet checked here': 'veröffentlichte Wirkungen, hier noch nicht geprüft',
  'The prompts cover fewer than 8 topics, or most of them cover only a few, so the interval for questions like these holds for these topics only. Spread prompts over 8 topics or more to learn about others.':
    'Die Fragen gehören zu weniger als 8 Themen, oder die meisten zu wenigen; das Intervall für Fragen wie diese gilt daher nur für diese Themen. Verteilen Sie Fragen auf 8 Themen oder mehr, um auch andere zu erfassen.',
  'Some answers were refused, blocked or unreadable, or were lost more often where the brand is present. Intervals marked bounded-by-loss are wide enough for whatever those answers would have said.':
    'Einige Antworten wurden verweigert, blockiert oder waren unlesbar, oder sie gingen öfter dort verloren, wo die Marke vorkommt. Intervalle namens bounded-by-loss sind breit genug für alles, was diese Antworten gesagt hätten.',
  'Engines that always answer are pooled with answer boxes that sometimes show none, so the pooled rates cover the answers given, not the questions asked.':
    'Engines, die immer antworten, sind mit Antwortboxen zusammengefasst, die manchmal nichts zeigen; die gemeinsamen Werte gelten daher für gegebene Antworten, nicht für gestellte Fragen.',
  'Engines of different surfaces were asked, and they are not pooled unless you choose to. What compares brands here counts them together; competitors and share of voice can be seen for one surface.':
    'Gefragt wurden Engines verschiedener Oberflächen; sie werden nur auf Wunsch zusammengefasst. Was hier Marken vergleicht, zählt sie zusammen; Wettbewerber und Stimmenanteil lassen sich auch für eine Oberfläche ansehen.',
  'Each prompt has one answer, so the variation between answers is taken from earlier scans of this project.':
    'Jede Frage hat eine Antwort; wie sehr Antworten schwanken, stammt daher aus früheren Scans dieses Projekts.',
  'The sandbox is a retrieval engine over given pages: its figures are predictions, not measurements of any product.':
    'Die Sandbox sucht nur in gegebenen Seiten: Ihre Werte sind Vorhersagen, keine Messungen eines Produkts.',
  'Each prompt’s answers are split at random into halves, 200 times. If nothing changed, repeating the scan would stay below the noise floor 19 times in 20.':
    'Die Antworten auf jede Frage werden 200-mal zufällig halbiert. Ohne jede Änderung bliebe eine Wiederholung des Scans in 19 von 20 Fällen unter diesem Rauschen.',
  'Nothing has been measured yet. Start a scan.': 'Noch wurde nichts gemessen. Starten Sie einen Scan.',
  'Each prompt was asked once, so nothing can be split. Ask each prompt at least twice.':
    'Jede Frage wurde nur einmal gestellt, also lässt sich nichts halbieren. Stellen Sie jede Frage mindestens zweimal.',
  'Ask an answer engine, or create a project and scan third-party pages in it.':
    'Fragen Sie eine Antwortmaschine, oder legen Sie ein Projekt an und scannen Sie darin fremde Seiten.',
  'Ask an answer engine, or scan third-party pages in this project to add them.':
    'Fragen Sie eine Antwortmaschine, oder scannen Sie fremde Seiten in diesem Projekt, um sie hinzuzufügen.',
  // analytics
  'The two periods share no prompt on the same engine, so the change cannot be broken down.':
    'Die beiden Zeiträume haben keine Frage auf derselben Engine gemeinsam, also lässt sich die Änderung nicht zerlegen.',
  'The brand’s names or domains changed in between. For answers read with the earlier ones, “identity” contains the whole change. Read stored answers again to separate it from presence.':
    'Namen oder Domains der Marke änderten sich dazwischen. Bei Antworten, die mit den früheren gelesen wurden, enthält „identity“ die ganze Änderung. Lesen Sie gespeicherte Antworten neu, um beides zu trennen.',
  'Covers 95 in 100 later scans of the same prompts, engines and models. It foresees no change of those and assumes no trend.':
    'Umfasst 95 von 100 späteren Scans derselben Fragen, Engines und Modelle. Deren Wechsel ist nicht vorhergesehen, und es ist kein Trend angenommen.',
  'Surfaces and engines are series of their own: they answer differently and are not pooled.':
    'Oberflächen und Engines sind eigene Reihen: Sie antworten verschieden und werden nicht zusammengefasst.',
  'The two periods have no engine in common. Choose longer periods, or ask the engines again.':
    'Die beiden Zeiträume haben keine Engine gemeinsam. Wählen Sie längere Zeiträume, oder fragen Sie die Engines noch einmal.',
  'It takes two scans in the period to see what changes between them.':
    'Erst zwei Scans im Zeitraum zeigen, was sich zwischen ihnen ändert.',
  'The scan’s figures describe its day, and days differ. The long-run figure covers the days between.':
    'Die Werte des Scans gelten für seinen Tag, und Tage unterscheiden sich. Der Langzeitwert gilt auch für die Tage dazwischen.',
  'The project has no finished scan yet. Start one.':
    'Das Projekt hat noch keinen beendeten Scan. Starten Sie einen.',
  'Presence and visits that move together are no proof that one causes the other: seasons, campaigns and releases move both.':
    'Bewegen sich Präsenz und Besuche gemeinsam, beweist das keine Ursache: Jahreszeiten, Kampagnen und Neuheiten bewegen beide.',
  // citations, competitors, facts, sentiment
  'No answer in this period that these filters pick cites a page. Take a filter away, or choose a longer period.':
    'Keine Antwort dieses Zeitraums, die zu diesen Filtern passt, zitiert eine Seite. Nehmen Sie einen Filter weg, oder wählen Sie einen längeren Zeitraum.',
  'No answer in this period cites a page. Ask engines that search, or choose a longer period.':
    'Keine Antwort dieses Zeitraums zitiert eine Seite. Fragen Sie Engines, die suchen, oder wählen Sie einen längeren Zeitraum.',
  'No answer in this period can be read. Choose a longer period, or start a scan.':
    'Keine Antwort dieses Zeitraums ist lesbar. Wählen Sie einen längeren, oder starten Sie einen Scan.',
  'There are no facts yet. Enter them in the fact sheet.':
    'Noch gibt es keine Fakten. Tragen Sie sie im Faktenblatt ein.',
  'No answer in this period mentions the brand.': 'Keine Antwort dieses Zeitraums nennt die Marke.',
  // calibration, prediction
  'No prediction has been checked yet. Every scan of a project with prompts makes its predictions first and checks them at the end.':
    'Noch wurde keine Vorhersage geprüft. Jeder Scan eines Projekts mit Fragen macht zuerst seine Vorhersagen und prüft sie am Ende.',
  'Predictions were stored before their answers came. Bands and null ranges show what perfectly calibrated predictions would give, with prompts as clusters.':
    'Vorhersagen wurden gespeichert, bevor ihre Antworten kamen. Bänder und Nullbereiche zeigen, was perfekt kalibrierte Vorhersagen ergäben, mit Fragen als Clustern.',
  'The predictions are nearly alike, so there are few bins.':
    'Die Vorhersagen sind fast gleich, daher gibt es nur wenige Klassen.',
  'The figure comes from answers alone. The drivers are associations that the predictor found, not causes.':
    'Der Wert kommt allein aus Antworten. Die Treiber sind Zusammenhänge, die das Modell fand, keine Ursachen.',
  'Mean over prompts of present ÷ answers; each contribution is the mean less the mean without that prompt. They are influences, and do not add up to the mean.':
    'Mittel über Fragen von Treffern ÷ Antworten; jeder Beitrag ist das Mittel minus das Mittel ohne diese Frage. Das sind Einflüsse; sie ergeben zusammen nicht das Mittel.',
  'The brand’s own level, as earlier answers show it': 'Das eigene Niveau der Marke laut früheren Antworten',
  'Averaging over uncertain coefficients pulls towards one half':
    'Das Mitteln über unsichere Koeffizienten zieht zur Hälfte hin',
  'What earlier predictions taught once their answers came':
    'Was frühere Vorhersagen lehrten, als ihre Antworten kamen',
  'Own earlier answers to this prompt on this engine':
    'Eigene frühere Antworten dieser Engine auf diese Frage',
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
  'The engine searched the web instead of only reading, so its readings were dropped.':
    'Die Engine suchte im Web, statt nur zu lesen; ihre Lesungen wurden verworfen.',
  // scorecards
  'Exceeding the target on one row makes up for missing it on another. Rows that share answers are not treated as independent.':
    'Mehr als das Ziel in einer Zeile gleicht weniger in einer anderen aus. Zeilen mit gemeinsamen Antworten gelten nicht als unabhängig.',
  'The scorecard was made later: this is what its first version would have shown.':
    'Die Scorecard entstand später: So hätte es ihre erste Fassung gezeigt.',
};
