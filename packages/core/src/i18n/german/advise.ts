import { anyFamily, familyWords } from '../../business/index.ts';

/** Phrases for a table or list of facts within a title, in the German accusative. */
export const familyPhrases: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.values(familyWords), anyFamily].flatMap(({ facts, prices }) => [
    [prices.en, prices.de],
    [`a table of ${facts.en}`, `eine Tabelle mit ${facts.de}`],
  ]),
);

/** Recommendations and briefs: what to do, and what it is advised for. */
export const advise: Readonly<Record<string, string>> = {
  // how
  'Check crawler access for the address: it shows which crawlers are shut out, and by what.':
    'Prüfen Sie für die Adresse den Zugang der Crawler: Das zeigt, welche ausgesperrt sind und wodurch.',
  'Allow search crawlers in robots.txt and in the firewall; training crawlers may stay shut out.':
    'Lassen Sie Such-Crawler in robots.txt und Firewall zu; Trainings-Crawler dürfen ausgesperrt bleiben.',
  'Check crawler access again.': 'Prüfen Sie den Zugang der Crawler noch einmal.',
  'Answer with status 200 and without noindex.': 'Antworten Sie mit Status 200 und ohne noindex.',
  'Analyse the address again to see that the text is found.':
    'Analysieren Sie die Adresse noch einmal: Wird der Text gefunden?',
  'Put the facts that are missing into a table.': 'Stellen Sie die fehlenden Fakten in eine Tabelle.',
  'Answer each question of the brief under a heading of its own.':
    'Beantworten Sie jede Frage des Briefings unter einer eigenen Überschrift.',
  'Add figures with units, each beside its source.':
    'Ergänzen Sie Zahlen mit Einheit, jede neben ihrer Quelle.',
  'Link to sources of others in the text.': 'Verlinken Sie im Text Quellen anderer.',
  'Check each fact and replace what no longer holds.':
    'Prüfen Sie jede Angabe, und ersetzen Sie, was nicht mehr stimmt.',
  'Show the date of the change on the page.': 'Zeigen Sie das Datum der Änderung auf der Seite.',
  'Say in one sentence near the top: “X is a … for …”.': 'Sagen Sie oben in einem Satz: „X ist ein … für …“.',
  'Use the same name in title, heading and structured data.':
    'Verwenden Sie denselben Namen in Titel, Überschrift und strukturierten Daten.',
  'Link to the brand’s profiles on other sites.': 'Verlinken Sie die Profile der Marke auf anderen Websites.',
  'Choose the questions that the page is to answer.':
    'Wählen Sie die Fragen, die die Seite beantworten soll.',
  'Name each in the title or a heading, and answer it in the first sentence below.':
    'Nennen Sie jede im Titel oder in einer Überschrift, und beantworten Sie sie im ersten Satz darunter.',
  'Use these questions as headings of one new page.':
    'Nehmen Sie diese Fragen als Überschriften einer neuen Seite.',
  'Answer each in the first sentence below it, then give the facts.':
    'Beantworten Sie jede im ersten Satz darunter, dann folgen die Fakten.',
  'No page is written for this: it is about a page of others. Its case says which one, and what to ask for.':
    'Dafür wird keine Seite geschrieben: Es geht um eine fremde Seite. Der Fall sagt, um welche und worum Sie bitten.',
  'No page is written for this: it is about one fact. Its case has the wrong sentences, and the page that has it right.':
    'Dafür wird keine Seite geschrieben: Es geht um einen Fakt. Der Fall zeigt die falschen Sätze und die Seite, auf der er richtig steht.',
  'No page is written for this: it is about crawlers. Its steps say how to let them in.':
    'Dafür wird keine Seite geschrieben: Es geht um Crawler. Die Schritte sagen, wie Sie sie zulassen.',
  'Link the page from your home page.': 'Verlinken Sie die Seite von Ihrer Startseite.',
  'Write a fair comparison with a table of three columns or more.':
    'Schreiben Sie einen fairen Vergleich mit einer Tabelle ab drei Spalten.',
  'Answer the lost questions in its headings.': 'Beantworten Sie in den Überschriften die verlorenen Fragen.',
  'Say who is better off with the competitor: engines quote balanced pages.':
    'Sagen Sie, für wen der Wettbewerber besser passt: Engines zitieren ausgewogene Seiten.',
  'Read the cited pages, and find out who keeps them.':
    'Lesen Sie die zitierten Seiten, und finden Sie heraus, wer sie pflegt.',
  'Offer what makes the brand worth naming there.': 'Bieten Sie an, was die Marke dort nennenswert macht.',
  'Ask for a correction where the page is wrong about you.':
    'Bitten Sie um eine Korrektur, wo die Seite Falsches über Sie sagt.',
  'State the fact plainly on the page that it belongs to.':
    'Nennen Sie den Fakt deutlich auf der Seite, zu der er gehört.',
  'Find the pages that the wrong answers cite, and ask for a correction.':
    'Finden Sie die Seiten, die die falschen Antworten zitieren, und bitten Sie um eine Korrektur.',
  // proof
  'Presence rises more on the engines that were shut out than on the others.':
    'Die Präsenz steigt auf den ausgesperrten Engines stärker als auf den anderen.',
  'Answers cite the page, and presence rises on the prompts that it fits.':
    'Antworten zitieren die Seite, und die Präsenz steigt bei den Prompts, auf die sie passt.',
  'Presence rises more on the prompts that the page fits than on the others.':
    'Die Präsenz steigt bei den Prompts, auf die die Seite passt, stärker als bei den anderen.',
  'Presence rises on all prompts, and answers describe the brand in these words.':
    'Die Präsenz steigt bei allen Prompts, und Antworten beschreiben die Marke mit diesen Worten.',
  'Answers cite the page, and presence rises on these prompts.':
    'Antworten zitieren die Seite, und die Präsenz steigt bei diesen Prompts.',
  'Answers cite the new page, and presence rises on these prompts.':
    'Antworten zitieren die neue Seite, und die Präsenz steigt bei diesen Prompts.',
  'Presence rises more on the prompts that were lost than on the others.':
    'Die Präsenz steigt bei den verlorenen Prompts stärker als bei den anderen.',
  'The page names the brand, and presence rises on the prompts whose answers cite it.':
    'Die Seite nennt die Marke, und die Präsenz steigt bei den Prompts, deren Antworten sie zitieren.',
  'Fewer answers get this fact wrong.': 'Weniger Antworten geben diesen Fakt falsch wieder.',
  // notes
  'Content edits have small effects: most published trials changed nothing that could be measured. The prediction is limited accordingly.':
    'Änderungen am Inhalt wirken wenig: Die meisten veröffentlichten Versuche änderten nichts Messbares. Die Vorhersage ist entsprechend begrenzt.',
  'None of your pages has been read. Scan one by its address to get advice on your pages.':
    'Noch wurde keine Seite der Marke gelesen. Scannen Sie sie mit ihrer Adresse, damit Empfehlungen von Ihren Seiten sprechen können.',
  'The pages we read lack nothing that we check.': 'Den gelesenen Seiten fehlt nichts, wonach gesucht wird.',
  'No question in this period was lost to a competitor beyond chance.':
    'In diesem Zeitraum ging keine Frage mehr als zufällig an einen Wettbewerber.',
  'Predicted from published effects, not yet checked here.':
    'Aus veröffentlichten Wirkungen vorhergesagt, hier noch nicht geprüft.',
};
