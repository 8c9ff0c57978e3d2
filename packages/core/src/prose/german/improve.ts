/** What is found in answers, what to do about it, and what it would bring. */
export const improve: Readonly<Record<string, string>> = {
  'Quote customers or experts by name.': 'Zitieren Sie Kunden oder Fachleute mit Namen.',
  'Let the engines’ search crawlers in': 'Such-Crawler der Engines einlassen',
  'Run check_crawler_access on the address to see which crawlers are closed out, and by what.':
    'Prüfen Sie die Adresse mit check_crawler_access: welche Crawler ausgeschlossen sind, und wodurch.',
  'Allow search crawlers in robots.txt and in the firewall; training crawlers may stay shut out.':
    'Lassen Sie Such-Crawler in robots.txt und Firewall zu; Trainings-Crawler dürfen ausgeschlossen bleiben.',
  'Run check_crawler_access again.': 'Prüfen Sie noch einmal mit check_crawler_access.',
  'Presence on the engines that were closed out rises more than on the others.':
    'Die Präsenz auf den ausgeschlossenen Engines steigt stärker als auf den anderen.',
  'Make {page} readable without scripts': '{page} ohne Skripte lesbar machen',
  'Answer with status 200 and without noindex.': 'Antworten Sie mit Status 200 und ohne noindex.',
  'Run analyze_url to see that the text is found.':
    'Sehen Sie mit analyze_url nach, ob der Text gefunden wird.',
  'The page is cited, and presence rises on the prompts that it answers.':
    'Die Seite wird zitiert, und die Präsenz steigt bei den Fragen, die sie beantwortet.',
  'Give the facts that buyers compare on {page}': 'Auf {page} die Fakten nennen, die Käufer vergleichen',
  'List sizes, limits, what is included, and prices, in a table.':
    'Führen Sie Größen, Grenzen, Umfang und Preise in einer Tabelle auf.',
  'Put the answer to each question of the brief under a heading of its own.':
    'Setzen Sie die Antwort auf jede Frage des Auftrags unter eine eigene Überschrift.',
  'Presence rises on the prompts that the page answers, more than on the others.':
    'Die Präsenz steigt bei den Fragen, die die Seite beantwortet, stärker als bei den anderen.',
  'Support the claims of {page} with figures, quotations and sources':
    'Aussagen von {page} mit Zahlen, Zitaten und Quellen stützen',
  'Add figures with units, each beside its source.':
    'Ergänzen Sie Zahlen mit Einheiten, jede neben ihrer Quelle.',
  'Link to sources of others in the text.': 'Verweisen Sie im Text auf Quellen anderer.',
  'Bring {page} up to date': '{page} auf den neuesten Stand bringen',
  'Check each fact and replace what no longer holds.':
    'Prüfen Sie jede Angabe, und ersetzen Sie, was nicht mehr stimmt.',
  'Show the date of the change on the page.': 'Zeigen Sie das Datum der Änderung auf der Seite.',
  'Have a page that says what the brand is': 'Eine Seite haben, die sagt, was die Marke ist',
  'Say in one sentence near the top: “X is a … for …”.': 'Sagen Sie oben in einem Satz: „X ist ein … für …“.',
  'Use the same name in title, heading and structured data.':
    'Verwenden Sie denselben Namen in Titel, Überschrift und strukturierten Daten.',
  'Link the profiles that others keep of the brand.':
    'Verweisen Sie auf die Profile, die andere von der Marke führen.',
  'Presence rises on all prompts, and answers describe the brand in these words.':
    'Die Präsenz steigt bei allen Fragen, und Antworten beschreiben die Marke mit diesen Worten.',
  'Answer the prompts in the title and headings of {page}':
    'Die Fragen in Titel und Überschriften von {page} beantworten',
  'Choose the prompts of this recommendation that the page is to answer.':
    'Wählen Sie die Fragen dieser Empfehlung, die die Seite beantworten soll.',
  'Name each in the title or a heading, and answer it in the first sentence below.':
    'Nennen Sie jede im Titel oder in einer Überschrift, und beantworten Sie sie im ersten Satz darunter.',
  'Answers cite the page, and presence rises on these prompts.':
    'Antworten zitieren die Seite, und die Präsenz steigt bei diesen Fragen.',
  'Compare yourself with {rival} on a page of its own':
    'Sich auf einer eigenen Seite mit {rival} vergleichen',
  'Write a fair comparison with a table of three columns or more.':
    'Schreiben Sie einen fairen Vergleich mit einer Tabelle ab drei Spalten.',
  'Answer the prompts of this recommendation in its headings.':
    'Beantworten Sie in seinen Überschriften die Fragen dieser Empfehlung.',
  'Say for whom the rival is the better choice: engines quote what is balanced.':
    'Sagen Sie, für wen der Rivale die bessere Wahl ist: Engines zitieren Ausgewogenes.',
  'Presence rises on the prompts that were lost, more than on the others.':
    'Die Präsenz steigt bei den verlorenen Fragen stärker als bei den anderen.',
  'Be named on {source}': 'Auf {source} genannt werden',
  'Read the cited pages in the evidence and find out who keeps them.':
    'Lesen Sie die zitierten Seiten in den Belegen, und finden Sie heraus, wer sie pflegt.',
  'Offer what makes the brand worth naming there: a test account, data, a customer to talk to.':
    'Bieten Sie an, was die Marke dort nennenswert macht: einen Testzugang, Daten, das Gespräch mit einem Kunden.',
  'Correct what they say of the brand, where it is wrong.':
    'Lassen Sie berichtigen, was sie Falsches über die Marke sagen.',
  'The page names the brand, and presence rises on the prompts whose answers cite it.':
    'Die Seite nennt die Marke, und die Präsenz steigt bei den Fragen, deren Antworten sie zitieren.',
  'Correct what answers say wrongly: {fact}': 'Berichtigen, was Antworten falsch sagen: {fact}',
  'State the fact plainly on the page that it belongs to.':
    'Nennen Sie den Sachverhalt deutlich auf der Seite, zu der er gehört.',
  'Find the pages that the wrong answers cite, and ask for a correction.':
    'Finden Sie die Seiten, die die falschen Antworten zitieren, und bitten Sie um Berichtigung.',
  'get_claim_accuracy shows fewer wrong answers.': 'get_claim_accuracy zeigt weniger falsche Antworten.',
  'Content edits have small, fragile effects: most that were tried in the open did nothing measurable. Their sum is capped at +{#cap} log-odds.':
    'Änderungen am Inhalt wirken wenig und unzuverlässig: Die meisten öffentlich erprobten bewirkten nichts Messbares. Ihre Summe ist bei +{#cap} Log-Odds gedeckelt.',
  'Content edits have small, fragile effects: most that were tried in the open did nothing measurable. Their sum is capped at +{#cap} log-odds, and no rise is promised.':
    'Änderungen am Inhalt wirken wenig und unzuverlässig: Die meisten öffentlich erprobten bewirkten nichts Messbares. Ihre Summe ist bei +{#cap} Log-Odds gedeckelt, und kein Anstieg ist versprochen.',
  '{name} is mentioned more often than you on {@prompts}, and hardly by chance.':
    '{name} wird öfter genannt als Sie, kaum durch Zufall. Es geht um {@prompts}.',
  '{@answers} cite {domain}: {#withRival} with a rival in them, {#withOwn} with you.':
    '{@answers} mit dem Zitat {domain}: {#withRival} nennen einen Rivalen, {#withOwn} Sie.',
  'No answer of {#days} days cites {url}, which fits {@prompts} best; its title answers none of them.':
    'Keine Antwort aus {#days} Tagen zitiert {url}. Sie passt am besten auf {@prompts}; ihr Titel beantwortet keine davon.',
  '{@answers} of {#all} that say something of “{fact}” are wrong.':
    '{@answers} von {#all} mit einer Aussage zu „{fact}“: falsch.',
  'The page that fits {@prompts} best lacks this{@where}: {@what}.':
    'Der Seite, die am besten auf {@prompts} passt, fehlt dies{@where}: {@what}.',
  'None of the pages that were read says in a sentence what the brand is.':
    'Keine der gelesenen Seiten sagt in einem Satz, was die Marke ist.',
  'No page of the brand has been read: scan it with its url, so that pages are looked at too.':
    'Noch wurde keine Seite der Marke gelesen: Scannen Sie eine mit ihrer url, damit auch Seiten angesehen werden.',
  'The pages that were read lack nothing that is looked for.':
    'Den gelesenen Seiten fehlt nichts, wonach gesucht wird.',
  'Answers of these days show no lead of a rival, and no source without you, that chance does not explain.':
    'Die Antworten dieser Tage zeigen keinen Vorsprung eines Rivalen und keine Quelle ohne Sie, die nicht auch der Zufall erklärt.',
  'Predicted from published effects, not yet checked here.':
    'Aus veröffentlichten Wirkungen vorhergesagt, hier noch nicht geprüft.',
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
