/**
 * Sentences about scans, prompts, pages, imports and schedules that are made from messages now: of rows and events of
 * earlier releases, which have the text alone.
 */
export const earlierWork: Readonly<Record<string, string>> = {
  'Search volumes are known for {#known} of {#all} questions; {#needed} are needed. Import more searches.':
    'Suchvolumen sind für {#known} von {#all} Fragen bekannt; {#needed} sind nötig. Importieren Sie mehr Suchanfragen.',
  'Too few of the {#known} questions with a known search volume have a readable answer; {#needed} are needed.':
    'Zu wenige der {#known} Fragen mit bekanntem Suchvolumen haben eine lesbare Antwort; {#needed} sind nötig.',
  'Seen in answers that name them: {domains}.': 'Gesehen in Antworten, die sie nennen: {domains}.',
  'Brands are compared by mention: {names} {@have} no domain, so citations could not count for all. A brand with domains is also present where it is cited: compare mentions instead of presence.{@more}':
    'Marken werden nach Nennung verglichen: {names} {@have} keine Domain, daher könnten Zitate nicht für alle zählen. Eine Marke mit Domains ist auch präsent, wo sie zitiert wird: Vergleichen Sie Nennungen statt Präsenz.{@more}',
  'A prompt can have up to {most} characters.': 'Ein Prompt kann bis zu {most} Zeichen haben.',
  'An answer can have up to {most} characters.': 'Eine Antwort kann bis zu {most} Zeichen haben.',
  '“{name}” is not the name of an engine.': '„{name}“ ist kein Name einer Engine.',
  'An evidence file can have up to {most} MB.': 'Eine Belegdatei kann bis zu {most} MB haben.',
  'The file has no column {names}, although “columns” names it. Spell it as the report does.':
    'Die Datei hat keine Spalte {names}, obwohl „columns“ sie nennt. Schreiben Sie sie wie im Bericht.',
  '{engines} is not known here as an engine. It is kept under this name; if it is another engine, correct the column or give defaults.engine.':
    '{engines} ist hier nicht als Engine bekannt. Sie bleibt unter diesem Namen; ist es eine andere, berichtigen Sie die Spalte, oder geben Sie defaults.engine an.',
  '{rows} of {all} rows name a region that ISO 3166-2 does not list for their country; it stays unknown.':
    '{rows} von {all} Zeilen nennen eine Region, die ISO 3166-2 für ihr Land nicht führt; sie bleibt unbekannt.',
  '{rows} of {all} rows do not say in which country they were asked; it stays unknown.':
    '{rows} von {all} Zeilen sagen nicht, in welchem Land gefragt wurde; es bleibt unbekannt.',
  '{rows} of {all} rows do not say in which language they were asked; the project’s language is used.':
    '{rows} von {all} Zeilen sagen nicht, in welcher Sprache gefragt wurde; es gilt die des Projekts.',
  '{answers} answers were imported ({source}). This service did not collect them, and its own scans are kept apart from them.':
    '{answers} Antworten sind importiert ({source}). Dieser Dienst hat sie nicht erhoben; seine eigenen Scans bleiben davon getrennt.',
  'No search crawler of {engines} gets the page.': 'Kein Such-Crawler von {engines} bekommt die Seite.',
  'robots.txt shuts out {crawler}, the search crawler of {engines}.':
    'robots.txt schließt {crawler} aus, den Such-Crawler von {engines}.',
  'Allow {crawler} in robots.txt; training crawlers may stay shut out.':
    'Lassen Sie {crawler} in robots.txt zu; Trainings-Crawler dürfen ausgeschlossen bleiben.',
  'robots.txt shuts out {crawler}: {engines} then leaves the page out of answers that rest on a search.':
    'robots.txt schließt {crawler} aus: {engines} lässt die Seite dann aus Antworten weg, die auf einer Suche beruhen.',
  'Allow {crawler} in robots.txt, if {engines} is to quote the page; that allows training, too.':
    'Lassen Sie {crawler} in robots.txt zu, wenn {engines} die Seite zitieren soll; das erlaubt auch das Training.',
  'A directive on the page tells {crawler}, the search crawler of {engines}, not to index it.':
    'Eine Anweisung der Seite verbietet {crawler}, dem Such-Crawler von {engines}, sie aufzunehmen.',
  'Remove noindex for {crawler}.': 'Entfernen Sie noindex für {crawler}.',
  'The server refuses {crawler}, the search crawler of {engines}.':
    'Der Server weist {crawler} ab, den Such-Crawler von {engines}.',
  'Let {crawler} through the firewall or content network.':
    'Lassen Sie {crawler} durch Firewall oder Content-Netz.',
  'Search pages list it under “People also ask” for {#pages} of the project’s questions.':
    'Suchseiten führen es bei {#pages} der Fragen des Projekts unter „Weitere Fragen“.',
  'Search pages list it as a related search for {#pages} of the project’s questions.':
    'Suchseiten führen es bei {#pages} der Fragen des Projekts als verwandte Suche.',
  'Engines searched for it to answer {#prompts} of the project’s questions.':
    'Engines suchten danach, um {#prompts} der Fragen des Projekts zu beantworten.',
  'Its {#answers} answers were read again on {#day}: {#changed} of them read differently now.':
    'Seine {#answers} Antworten wurden am {#day} neu gelesen: {#changed} davon lesen sich jetzt anders.',
  '{url} does not say what it is about (no title, headings or text were found in its HTML). Give a page with text, or create a project with prompts.':
    '{url} sagt nicht, worum es geht (kein Titel, keine Überschriften, kein Text im HTML). Geben Sie eine Seite mit Text an, oder legen Sie ein Projekt mit Fragen an.',
  'People searched for it and were shown the brand’s pages {#impressions} times.':
    'Danach wurde gesucht, und Seiten der Marke wurden {#impressions}-mal gezeigt.',
  'Scan {scan}, the previous one of this schedule, is still running.':
    'Scan {scan}, der vorige dieses Zeitplans, läuft noch.',
  'This run may cost {#credits} credits, but only {#left} of the schedule’s {#monthly} a month are left. Raise its monthly limit, or ask less.':
    'Dieser Lauf kann {#credits} Credits kosten, aber von den {#monthly} des Zeitplans im Monat sind nur {#left} übrig. Erhöhen Sie seine Monatsgrenze, oder fragen Sie weniger.',
  'Every attempt since {#day} has failed.': 'Jeder Versuch seit dem {#day} schlug fehl.',
  'Every attempt since {time} has failed.': 'Jeder Versuch seit {time} schlug fehl.',
  'Add their domains to the project’s identity.': 'Ergänzen Sie ihre Domains in der Identität des Projekts.',
};
