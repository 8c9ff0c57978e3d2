/** What is found on pages and in answers, what to do about it, and what it would bring. */
export const improve: Readonly<Record<string, string>> = {
  // findings of a page
  'The page forbids search engines to index it.': 'Die Seite verbietet Suchmaschinen, sie aufzunehmen.',
  'Remove noindex from the meta tag or header, and answer with status 200.':
    'Entfernen Sie noindex aus Meta-Tag oder Header, und antworten Sie mit Status 200.',
  'The page forbids engines to quote it.': 'Die Seite verbietet Engines, sie zu zitieren.',
  'Remove nosnippet and max-snippet:0.': 'Entfernen Sie nosnippet und max-snippet:0.',
  'The HTML holds next to no text: scripts add it in a browser, and most crawlers run none.':
    'Das HTML enthält fast keinen Text: Skripte ergänzen ihn im Browser, und die meisten Crawler führen keine aus.',
  'Render the text on the server.': 'Erzeugen Sie den Text auf dem Server.',
  'robots.txt shuts out search crawlers of answer engines.':
    'robots.txt schließt Such-Crawler von Antwortmaschinen aus.',
  'Allow the crawlers named in the evidence; training crawlers may stay shut out.':
    'Lassen Sie die in den Belegen genannten Crawler zu; Trainings-Crawler dürfen ausgeschlossen bleiben.',
  'robots.txt shuts out fetchers that open pages for a user who asks.':
    'robots.txt schließt Abrufer aus, die Seiten für fragende Menschen öffnen.',
  'Allow them, if users are to get this page as a source.':
    'Lassen Sie sie zu, wenn Menschen diese Seite als Quelle bekommen sollen.',
  'The canonical address is another page: engines may take that one instead.':
    'Die kanonische Adresse ist eine andere Seite: Engines nehmen vielleicht jene.',
  'Point the canonical link to this page, or analyse the other one.':
    'Richten Sie den kanonischen Verweis auf diese Seite, oder analysieren Sie die andere.',
  'No sentence says what this is.': 'Kein Satz sagt, was das hier ist.',
  'Say it in one sentence near the top: “X is a … for …”.':
    'Sagen Sie es oben in einem Satz: „X ist ein … für …“.',
  'Few hard facts, such as sizes, limits, prices or what is included.':
    'Wenige harte Fakten wie Größen, Grenzen, Preise oder Umfang.',
  'Give the facts that buyers compare, in a table or list.':
    'Nennen Sie die Fakten, die Käufer vergleichen, in einer Tabelle oder Liste.',
  'Nothing compares this with other options.': 'Nichts vergleicht das mit anderen Angeboten.',
  'Add a fair comparison, with a table of at least three columns.':
    'Ergänzen Sie einen fairen Vergleich mit einer Tabelle ab drei Spalten.',
  'There is little text to be found and quoted.': 'Es gibt wenig Text, der sich finden und zitieren lässt.',
  'Answer the questions that buyers ask, a few hundred words or more.':
    'Beantworten Sie die Fragen von Käufern, mit ein paar hundert Wörtern oder mehr.',
  'Sentences are long and hard to read.': 'Die Sätze sind lang und schwer zu lesen.',
  'Shorten sentences.': 'Kürzen Sie die Sätze.',
  'The tone promotes rather than informs.': 'Der Ton wirbt, statt zu informieren.',
  'Replace superlatives with facts.': 'Ersetzen Sie Superlative durch Fakten.',
  'The page has no title.': 'Die Seite hat keinen Titel.',
  'Give it a title that names topic and brand.': 'Geben Sie ihr einen Titel mit Thema und Marke.',
  'The page has no description.': 'Die Seite hat keine Beschreibung.',
  'Add a meta description of one or two sentences.':
    'Ergänzen Sie eine Meta-Beschreibung von ein oder zwei Sätzen.',
  'Few subheadings divide the text.': 'Wenige Zwischenüberschriften gliedern den Text.',
  'Put a heading over each question that a section answers.':
    'Setzen Sie über jeden Abschnitt die Frage, die er beantwortet.',
  'No questions with their answers.': 'Keine Fragen mit ihren Antworten.',
  'Answer frequent questions, each under the question itself.':
    'Beantworten Sie häufige Fragen, jede unter der Frage selbst.',
  'No structured data describes the page.': 'Keine strukturierten Daten beschreiben die Seite.',
  'Add JSON-LD, such as Organization and Product or SoftwareApplication.':
    'Ergänzen Sie JSON-LD, etwa Organization und Product oder SoftwareApplication.',
  'No figures support what it says.': 'Keine Zahlen stützen, was sie sagt.',
  'Support claims with figures and say where they come from.':
    'Stützen Sie Aussagen mit Zahlen, und sagen Sie, woher sie stammen.',
  'Nobody is quoted.': 'Niemand wird zitiert.',
  'Quote customers or experts by name.': 'Zitieren Sie Kunden oder Fachleute mit Namen.',
  'No sources are cited.': 'Keine Quellen sind angegeben.',
  'Link to sources of others.': 'Verweisen Sie auf Quellen anderer.',
  'Nobody is named as the author.': 'Kein Verfasser ist genannt.',
  'Name the author.': 'Nennen Sie den Verfasser.',
  'The page does not say when it was changed.': 'Die Seite sagt nicht, wann sie geändert wurde.',
  'Show the date of the last change.': 'Zeigen Sie das Datum der letzten Änderung.',
  'It is not clear which brand the page belongs to.': 'Es ist unklar, zu welcher Marke die Seite gehört.',
  'Name the brand in title, heading and structured data alike.':
    'Nennen Sie die Marke in Titel, Überschrift und strukturierten Daten gleich.',
  'Neither title nor headings name the brand.': 'Weder Titel noch Überschriften nennen die Marke.',
  'Name the brand in the title and the first heading.':
    'Nennen Sie die Marke im Titel und in der ersten Überschrift.',
  'Structured data does not say who is behind the page.':
    'Strukturierte Daten sagen nicht, wer hinter der Seite steht.',
  'Add JSON-LD of the type Organization with name, url and sameAs.':
    'Ergänzen Sie JSON-LD vom Typ Organization mit name, url und sameAs.',
  'No topic stands out.': 'Kein Thema sticht hervor.',
  'Name what is offered in title and headings.': 'Nennen Sie das Angebot in Titel und Überschriften.',
  'The page has {#words} words of text; rates need {#least}.':
    'Die Seite hat {#words} Wörter Text; Anteile brauchen {#least}.',
  'The HTML holds next to no text.': 'Das HTML enthält fast keinen Text.',
  'Only HTML was given: headers may still forbid indexing.':
    'Nur HTML wurde gegeben: Header können die Aufnahme noch verbieten.',
  'The page’s text is made by scripts, which are not run.':
    'Der Text der Seite entsteht durch Skripte, die nicht ausgeführt werden.',
  '/llms.txt was not looked at.': '/llms.txt wurde nicht angesehen.',
  'There is no word list for the language "{language}".':
    'Für die Sprache „{language}“ gibt es keine Wortliste.',
  'There is no reading-ease scale for the language "{language}".':
    'Für die Sprache „{language}“ gibt es kein Maß der Lesbarkeit.',
  'No search crawler is known for this engine.': 'Für diese Engine ist kein Such-Crawler bekannt.',
  'robots.txt is not known.': 'robots.txt ist nicht bekannt.',
  'The page could not be read.': 'Die Seite ließ sich nicht lesen.',
  'The page takes more memory to read than any usual page. Give a simpler page.':
    'Die Seite braucht zum Lesen mehr Speicher als übliche Seiten. Geben Sie eine einfachere an.',
  'The page took more than {#seconds} s to read. Give a simpler page.':
    'Das Lesen der Seite dauerte länger als {#seconds} s. Geben Sie eine einfachere an.',
  'Two predictions are no test of a change: simulate_change gives the uplift with its interval, and scans measure it.':
    'Zwei Vorhersagen sind kein Test einer Änderung: simulate_change gibt den Gewinn mit seinem Intervall, und Scans messen ihn.',
  'The predictions come from two versions of the model.':
    'Die Vorhersagen stammen aus zwei Versionen des Modells.',
  'One page gave no questions, so nothing is predicted for it.':
    'Eine Seite ergab keine Fragen, also wird für sie nichts vorhergesagt.',
  'The predictions are about different questions.': 'Die Vorhersagen gelten verschiedenen Fragen.',
  'Each crawler’s name was sent from this service’s address. A site that knows the real ones by their addresses may answer those otherwise.':
    'Der Name jedes Crawlers kam von der Adresse dieses Dienstes. Eine Website, die die echten an ihren Adressen erkennt, antwortet ihnen vielleicht anders.',
  'robots.txt did not answer, so what it says is not known.':
    'robots.txt antwortete nicht; was sie sagt, ist unbekannt.',
  // effects
  'Content edits have small, fragile effects: most that were tried in the open did nothing measurable. Their sum is capped at +{#cap} log-odds, and no rise is promised.':
    'Änderungen am Inhalt wirken wenig und unzuverlässig: Die meisten öffentlich erprobten bewirkten nichts Messbares. Ihre Summe ist bei +{#cap} Log-Odds gedeckelt, und kein Anstieg ist versprochen.',
  // briefs
  'No facts are known: set them with PUT /v1/projects/{projectId}/facts, so that answers can be checked too.':
    'Es sind keine Fakten bekannt: Setzen Sie welche mit PUT /v1/projects/{projectId}/facts, damit sich auch Antworten prüfen lassen.',
  'No copy of a page that these answers cite is kept: read some with get_cited_content, so that this page is compared with them.':
    'Keine Kopie einer Seite, die diese Antworten zitieren, ist gespeichert: Lesen Sie welche mit get_cited_content, damit diese Seite mit ihnen verglichen wird.',
  'No page of others was read: what the page lacks is compared with pages in general.':
    'Keine Seite anderer wurde gelesen: Was der Seite fehlt, wird mit Seiten im Allgemeinen verglichen.',
  'No sentence of the page says what it is.': 'Kein Satz der Seite sagt, was es ist.',
  'A prompt that it is to answer, in the first sentence below.':
    'Eine Frage, die sie beantworten soll, im ersten Satz darunter.',
  'A table of the facts that buyers compare, with prices.':
    'Eine Tabelle der Fakten, die Käufer vergleichen, mit Preisen.',
  'A fair table of three columns or more, and for whom each is the better choice.':
    'Eine faire Tabelle ab drei Spalten, und für wen jedes die bessere Wahl ist.',
  'Figures, quotations by name, and links to their sources.':
    'Zahlen, Zitate mit Namen und Verweise auf ihre Quellen.',
  // plans
  'No open move is affordable and expected to gain anything.':
    'Keine offene Empfehlung passt ins Budget und verspricht einen Gewinn.',
  'The 95% interval of the plan holds 0: it may gain nothing.':
    'Das 95-%-Intervall des Plans enthält 0: Vielleicht bringt er nichts.',
  'The plan has the moves of highest uplift that the budget allows: the order is all that it adds.':
    'Der Plan hat die Empfehlungen mit dem höchsten Gewinn, die das Budget erlaubt: Er fügt nur die Reihenfolge hinzu.',
  '{@steps} as good as tied with what could stand there instead: choose by what suits you.':
    '{@steps} so gut wie gleichauf mit dem, was dort stehen könnte: Wählen Sie, was Ihnen passt.',
  // verification
  'A rise is shown: {@figure}.': 'Ein Anstieg zeigt sich: {@figure}.',
  'The predicted rise is not confirmed: {@figure}.':
    'Der vorhergesagte Anstieg ist nicht bestätigt: {@figure}.',
  'Unclear at look {#number}: {@figure}. {@more}': 'Beim {#number}. Blick noch unklar: {@figure}. {@more}',
  'These prompts were chosen by the answers that they are compared with, and those tell too little of how far such figures return by themselves. A scan between finding and shipping tells.':
    'Diese Fragen wurden nach den Antworten ausgewählt, mit denen sie verglichen werden, und die sagen zu wenig darüber, wie weit solche Werte von selbst zurückgehen. Ein Scan zwischen Fund und Umsetzung sagt es.',
  'An effect that small can’t be shown with a sensible number of answers.':
    'Eine so kleine Wirkung lässt sich mit vertretbar vielen Antworten nicht zeigen.',
  'About {#times} times as many prompts would show one of the predicted size.':
    'Mit etwa {#times}-mal so vielen Fragen zeigte sich eine der vorhergesagten Größe.',
  'A scan is on its way: call again when it has ended.':
    'Ein Scan läuft: Fragen Sie noch einmal, wenn er beendet ist.',
  'Nothing to compare with: six prompts that it touches and six that it does not have to be measured before and after. Where it touches all, an experiment that holds prompts out tells; the change log shows before and after.':
    'Nichts zum Vergleichen: Sechs berührte und sechs andere Fragen müssen vorher und nachher gemessen sein. Berührt es alle, hilft ein Experiment mit zurückgehaltenen Fragen; die Liste der Änderungen zeigt vorher und nachher.',
  // simulations
  'Content edits have small, fragile effects: a low “best” probability everywhere means that none of them is worth much.':
    'Änderungen am Inhalt wirken wenig und unzuverlässig: Ist „best“ überall unwahrscheinlich, ist keine davon viel wert.',
  'Compared on the {#shared} cells that all of them share.':
    'Verglichen auf den {#shared} Zellen, die alle gemeinsam haben.',
  'All are run with adoption {#adoption}, the largest.':
    'Alle laufen mit der größten Verbreitung: {#adoption}.',
  'Measure before and after: scans of the same prompts find a change that is larger than their noise floor.':
    'Messen Sie vorher und nachher: Scans derselben Fragen finden eine Änderung, die größer ist als ihr Rauschen.',
  'Published effects, not yet checked here.': 'Veröffentlichte Wirkungen, hier noch nicht geprüft.',
  'The 95% interval holds 0: doing nothing may serve as well.':
    'Das 95-%-Intervall enthält 0: Nichts zu tun, ist vielleicht ebenso gut.',
  'Nobody has tested what changing {names} does; the model takes what cited pages have in common.':
    'Niemand hat getestet, was eine Änderung von {names} bewirkt; das Modell nimmt, was zitierte Seiten gemeinsam haben.',
  'The cap was met in {#share}% of draws: more edits of the kind add nothing.':
    'In {#share}\u00a0% der Ziehungen war der Deckel erreicht: Mehr solche Änderungen bringen nichts.',
  'The page has all of this already: nothing would change.':
    'Die Seite hat das alles schon: Nichts würde sich ändern.',
  'Run on {#subjects} of {#cells} prompt × engine cells, spread evenly.':
    'Gerechnet auf {#subjects} von {#cells} Zellen aus Frage × Engine, gleichmäßig verteilt.',
};
