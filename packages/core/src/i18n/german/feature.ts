/** Features of a page, as the predictor knows them. */
export const feature: Readonly<Record<string, string>> = {
  'Leading third-party lists on the topic name the brand':
    'Die Marke steht in führenden Listen anderer zum Thema',
  'The prompt asks who there is: the best, alternatives, a place nearby; no comparison, price or how-to':
    'Die Frage will Namen: die Besten, Alternativen, etwas in der Nähe; kein Vergleich, kein Preis, keine Anleitung',
  'Best rank of the brand’s own pages among the organic results below the answer; three times their number when none is there':
    'Bester Rang eigener Seiten unter den organischen Ergebnissen; das Dreifache ihrer Zahl, wenn keine dabei ist',
  'BM25 or TF-IDF relevance of the best passage to the prompt, standardised':
    'BM25- oder TF-IDF-Relevanz der besten Stelle für die Frage, standardisiert',
  'Share of the prompt terms that the page contains, standardised':
    'Anteil der Wörter der Frage, die auf der Seite stehen, standardisiert',
  "robots rules block the engine's retrieval crawler": 'robots-Regeln sperren den Such-Crawler der Engine',
  'robots rules block training crawlers only': 'robots-Regeln sperren nur Trainings-Crawler',
  'Not fetchable, not indexable, or text only through JavaScript (counts for citations of the own site)':
    'Nicht abrufbar, nicht aufnehmbar oder Text nur durch JavaScript (zählt für Zitate der eigenen Website)',
  'The site has an llms.txt': 'Die Website hat eine llms.txt',
  'The title or first heading directly answers the prompt':
    'Titel oder erste Überschrift beantworten die Frage direkt',
  'Comparison: "versus", or a table of several brands':
    'Vergleich: „versus“ oder eine Tabelle mehrerer Marken',
  'Prices are shown and the prompt is commercial': 'Preise sind genannt, und die Frage gilt einem Kauf',
  'Specifications and attributes are complete': 'Angaben und Merkmale sind vollständig',
  'Updated in the last 90 days': 'In den letzten 90 Tagen aktualisiert',
  'Updated in the last 90 days and the prompt is time-sensitive':
    'In den letzten 90 Tagen aktualisiert, und die Frage hängt von der Zeit ab',
  'Quotations with their speakers': 'Zitate mit ihren Sprechern',
  'Outbound sources are cited in the text': 'Quellen anderer sind im Text verlinkt',
  'Statistics, with units and near their source': 'Zahlen mit Einheiten, nahe ihrer Quelle',
  'Fluent prose': 'Flüssiger Text',
  'A definition ("X is a …")': 'Eine Definition („X ist ein …“)',
  'Technical terms': 'Fachwörter',
  'Authoritative tone': 'Bestimmter Ton',
  'Claims are not hedged': 'Aussagen ohne Einschränkung',
  'Ease of reading, standardised': 'Lesbarkeit, standardisiert',
  'Variety of words': 'Vielfalt der Wörter',
  'Density of prompt terms above the 95th percentile': 'Dichte der Wörter der Frage über dem 95. Perzentil',
  'First-person or blog tone, standardised': 'Ich- oder Blogton, standardisiert',
  'Promotional tone, standardised': 'Werbender Ton, standardisiert',
  'Words of the main text, log, standardised': 'Wörter des Haupttextes, logarithmiert, standardisiert',
  'Depth and number of subheadings, standardised': 'Tiefe und Zahl der Zwischenüberschriften, standardisiert',
  'Lists and emphasis without new content': 'Listen und Hervorhebungen ohne neuen Inhalt',
  'Named author, biography or credentials': 'Verfasser, Lebenslauf oder Nachweise genannt',
  'Question-and-answer or FAQ format': 'Fragen und Antworten oder FAQ',
  'JSON-LD structured data': 'Strukturierte Daten (JSON-LD)',
};
