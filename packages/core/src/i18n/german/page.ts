/** What is found on pages and what to do about it. */
export const page: Readonly<Record<string, string>> = {
  // why it could not be read
  'The server could not be reached. Check the address, and that it answers from the public internet.':
    'Der Server ist nicht erreichbar. Prüfen Sie die Adresse, und ob er aus dem öffentlichen Internet antwortet.',
  'The server took too long. Try again, or give a faster page.':
    'Der Server brauchte zu lange. Versuchen Sie es noch einmal, oder geben Sie eine schnellere Seite an.',
  'This is not an HTML page. Give the address of a page.':
    'Das ist keine HTML-Seite. Geben Sie die Adresse einer Seite an.',
  'The page tells search engines not to index it.': 'Die Seite verbietet Suchmaschinen, sie aufzunehmen.',
  'Remove noindex from the meta tag or header, and answer with status 200.':
    'Entfernen Sie noindex aus Meta-Tag oder Header, und antworten Sie mit Status 200.',
  'The page tells engines not to quote it.': 'Die Seite verbietet Engines, sie zu zitieren.',
  'Remove nosnippet and max-snippet:0.': 'Entfernen Sie nosnippet und max-snippet:0.',
  'The HTML has almost no text: scripts add it in the browser, and most crawlers run none.':
    'Das HTML enthält fast keinen Text: Skripte ergänzen ihn im Browser, und die meisten Crawler führen keine aus.',
  'Render the text on the server.': 'Erzeugen Sie den Text auf dem Server.',
  'Allow the crawlers named in the evidence; training crawlers may stay shut out.':
    'Lassen Sie die in den Belegen genannten Crawler zu; Trainings-Crawler dürfen ausgeschlossen bleiben.',
  'robots.txt shuts out the fetchers that open pages on a user’s request.':
    'robots.txt schließt Abrufer aus, die Seiten auf Wunsch eines Menschen öffnen.',
  'Allow them if users should get this page as a source.':
    'Lassen Sie sie zu, wenn Menschen diese Seite als Quelle bekommen sollen.',
  'The canonical address is another page: engines may take that one instead.':
    'Die kanonische Adresse ist eine andere Seite: Engines nehmen vielleicht jene.',
  'Point the canonical link to this page, or analyse the other one.':
    'Richten Sie den kanonischen Verweis auf diese Seite, oder analysieren Sie die andere.',
  'No sentence says what this is.': 'Kein Satz sagt, was das hier ist.',
  'Say it in one sentence near the top: “X is a … for …”.':
    'Sagen Sie es oben in einem Satz: „X ist ein … für …“.',
  'Give the facts that buyers compare, in a table or list.':
    'Nennen Sie die Fakten, die Käufer vergleichen, in einer Tabelle oder Liste.',
  'There is little text to find and quote.': 'Es gibt wenig Text, der sich finden und zitieren lässt.',
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
  'No structured data describes the page.': 'Keine strukturierten Daten beschreiben die Seite.',
  'Add JSON-LD, such as Organization and Product or SoftwareApplication.':
    'Ergänzen Sie JSON-LD, etwa Organization und Product oder SoftwareApplication.',
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
  'The page says that there is nothing here.': 'Die Seite sagt, dass hier nichts ist.',
  'Answer with status 404, or put the content back.':
    'Antworten Sie mit Status 404, oder stellen Sie den Inhalt wieder her.',
  'The text is behind a login, which crawlers cannot pass.':
    'Der Text steht hinter einer Anmeldung: Crawler haben keine.',
  'Put what people should find in front of the login.':
    'Zeigen Sie vor der Anmeldung, was gefunden werden soll.',
  'Text on the page tells language models what to say.':
    'Text auf der Seite schreibt Sprachmodellen vor, was sie sagen sollen.',
  'Take it out: engines treat it as an attack and may drop the page.':
    'Entfernen Sie ihn: Engines werten das als Angriff und nehmen die Seite vielleicht ganz heraus.',
  'Some text is visible to crawlers but hidden from readers.':
    'Für Crawler steht Text da, den Leser nicht sehen.',
  'Show it, or take it out: search engines punish hidden text.':
    'Zeigen oder entfernen Sie ihn: Suchmaschinen strafen versteckten Text ab.',
  'No price is given, and nothing says what it depends on.':
    'Kein Preis ist genannt, und nichts sagt, wovon er abhängt.',
  'Name the price, the lowest one, or what it depends on.':
    'Nennen Sie den Preis, den niedrigsten oder wovon er abhängt.',
  'The structured data names another price than the text.':
    'Die strukturierten Daten nennen einen anderen Preis als der Text.',
  'Name one price in both places.': 'Nennen Sie an beiden Stellen denselben Preis.',
  'Few hard facts: sizes, weights, materials or limits.':
    'Wenige harte Fakten: Maße, Gewichte, Material oder Grenzen.',
  'The page does not say when it is open.': 'Die Seite sagt nicht, wann geöffnet ist.',
  'Give opening hours in the text and as openingHoursSpecification.':
    'Nennen Sie Öffnungszeiten im Text und als openingHoursSpecification.',
  'The page gives no address.': 'Die Seite nennt keine Anschrift.',
  'Give street, place and postcode in the text and as PostalAddress.':
    'Nennen Sie Straße, Ort und Postleitzahl im Text und als PostalAddress.',
  'The page gives neither telephone nor mail.': 'Die Seite nennt weder Telefon noch E-Mail.',
  'Give a telephone number and a mail address.': 'Nennen Sie eine Telefonnummer und eine E-Mail-Adresse.',
  'Delivery and returns are not mentioned.': 'Über Lieferung oder Rückgabe steht nichts da.',
  'Say what delivery costs, how long it takes, and how to return goods.':
    'Sagen Sie, was die Lieferung kostet, wie lange sie dauert und wie Ware zurückgeht.',
  'The documentation shows no example.': 'Die Dokumentation zeigt kein Beispiel.',
  'Show a short example that runs, marked up as code.':
    'Zeigen Sie ein kurzes Beispiel, das läuft, als Code ausgezeichnet.',
  'Images show what the text does not say, and no words describe them.':
    'Bilder zeigen, was der Text nicht sagt, und keine Worte beschreiben sie.',
  'Write what they show as text, and give each image an alt text.':
    'Schreiben Sie als Text, was sie zeigen, und geben Sie jedem Bild einen Alternativtext.',
  'Placeholder text is still on the page.': 'Auf der Seite steht noch Platzhaltertext.',
  'Replace it, or keep the page from being indexed until it is written.':
    'Ersetzen Sie ihn, oder halten Sie die Seite aus dem Index, bis sie fertig ist.',
  'The same words are repeated over and over.': 'Dieselben Wörter wiederholen sich immer wieder.',
  'Write for readers: name the thing once, then say something about it.':
    'Schreiben Sie für Leser: Nennen Sie die Sache einmal, und sagen Sie dann etwas über sie.',
  'The structured data has ratings that no reader sees on the page.':
    'Die strukturierten Daten enthalten Bewertungen, die niemand auf der Seite sieht.',
  'Show the ratings with their source, or take them out of the data.':
    'Zeigen Sie die Bewertungen mit ihrer Quelle, oder nehmen Sie sie aus den Daten.',
  'The language that the page declares is not the one of its text.':
    'Die angegebene Sprache der Seite ist nicht die ihres Textes.',
  'The page declares no language.': 'Die Seite gibt keine Sprache an.',
  'Set the lang attribute to the language of the text.':
    'Setzen Sie das lang-Attribut auf die Sprache des Textes.',
  'The title names no topic.': 'Der Titel nennt kein Thema.',
  'Name topic and brand in the title.': 'Nennen Sie im Titel Thema und Marke.',
  'The page has no main heading.': 'Die Seite hat keine Hauptüberschrift.',
  'Put the topic into one heading of the first level.':
    'Setzen Sie das Thema in eine Überschrift erster Ebene.',
  'The main heading names no topic.': 'Die Hauptüberschrift nennt kein Thema.',
  'Name what is offered in the main heading.': 'Nennen Sie das Angebot in der Hauptüberschrift.',
  'The structured data does not say what the page is about.':
    'Die strukturierten Daten sagen nicht, wovon die Seite handelt.',
  'Add an object of the page’s own kind, such as Product, LocalBusiness or Article.':
    'Ergänzen Sie ein Objekt von der Art der Seite, etwa Product, LocalBusiness oder Article.',
  'The structured data is not valid JSON-LD, so search engines do not read it.':
    'Die strukturierten Daten sind kein gültiges JSON-LD, also lesen Suchmaschinen sie nicht.',
  'Fix the JSON: a schema.org validator shows where it breaks.':
    'Reparieren Sie das JSON: Ein Prüfwerkzeug für schema.org zeigt die Stelle.',
  'The text is more than two years old by its own date.':
    'Der Text ist nach eigenem Datum mehr als zwei Jahre alt.',
  'Check what it says, and show the date of the check.':
    'Prüfen Sie, was er sagt, und zeigen Sie das Datum der Prüfung.',
  'robots.txt answers with an error, which search crawlers take for a ban of the whole site.':
    'robots.txt antwortet mit einem Fehler, den Such-Crawler als Verbot der ganzen Website verstehen.',
  'Answer with the rules and status 200, or with 404 if there are none.':
    'Antworten Sie mit den Regeln und Status 200, oder mit 404, wenn es keine gibt.',
  'The HTML has almost no text.': 'Das HTML enthält fast keinen Text.',
  'Only HTML was given: headers may still forbid indexing.':
    'Nur HTML wurde gegeben: Header können die Aufnahme noch verbieten.',
  'Scripts create the page’s text, and they were not run.':
    'Skripte erzeugen den Text der Seite; sie wurden nicht ausgeführt.',
  'llms.txt was not checked.': 'Die llms.txt wurde nicht geprüft.',
  'No search crawler is known for this engine.': 'Für diese Engine ist kein Such-Crawler bekannt.',
  'robots.txt is not known.': 'robots.txt ist nicht bekannt.',
  'The page could not be read.': 'Die Seite ließ sich nicht lesen.',
  'The page takes more memory to read than any usual page. Give a simpler page.':
    'Die Seite braucht zum Lesen mehr Speicher als übliche Seiten. Geben Sie eine einfachere an.',
  'Two predictions are no test of a change: a simulation gives the uplift with its interval, and scans measure it.':
    'Zwei Vorhersagen sind kein Test einer Änderung: Eine Simulation gibt den Gewinn mit seinem Intervall, und Scans messen ihn.',
  'The predictions come from two versions of the model.':
    'Die Vorhersagen stammen aus zwei Versionen des Modells.',
  'One page gave no questions, so nothing is predicted for it.':
    'Eine Seite ergab keine Fragen, also wird für sie nichts vorhergesagt.',
  'The predictions are about different questions.': 'Die Vorhersagen gelten verschiedenen Fragen.',
  'Each crawler’s name was sent from this service’s address. A site that recognises real crawlers by address may answer them differently.':
    'Der Name jedes Crawlers kam von der Adresse dieses Dienstes. Eine Website, die echte Crawler an der Adresse erkennt, antwortet ihnen vielleicht anders.',
  'robots.txt could not be read, so its rules are unknown.':
    'Die robots.txt ließ sich nicht lesen; ihre Regeln sind unbekannt.',
};
