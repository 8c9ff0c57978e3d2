/** What an import of answers finds in a file, and what its figures rest on. */
export const imported: Readonly<Record<string, string>> = {
  // rows
  'There is no prompt: what was asked is needed, word for word.':
    'Der Prompt fehlt: Es braucht den Wortlaut dessen, was gefragt wurde.',
  'A prompt has {most} characters at most.': 'Ein Prompt hat höchstens {most} Zeichen.',
  'An answer has {most} characters at most.': 'Eine Antwort hat höchstens {most} Zeichen.',
  'There is no engine. Name the column that holds it, or give defaults.engine.':
    'Die Engine fehlt. Nennen Sie die Spalte, in der sie steht, oder geben Sie defaults.engine an.',
  '“{name}” is no name of an engine.': '„{name}“ ist kein Name einer Engine.',
  'There is no readable time. Give RFC 3339, a day such as 2026-11-02, or seconds since 1970.':
    'Eine lesbare Zeit fehlt: RFC 3339, ein Tag wie 2026-11-02 oder Sekunden seit 1970.',
  'The time is in the future or before 2020.': 'Die Zeit liegt in der Zukunft oder vor 2020.',
  'The HTML cannot be read: its elements are nested too deeply.':
    'Das HTML lässt sich nicht lesen: Seine Elemente sind zu tief ineinander verschachtelt.',
  'There is no text. For a prompt that was asked in vain give outcome: empty, refused, blocked, truncated or not_shown.':
    'Der Text fehlt. Zu einem Prompt, der vergeblich gestellt wurde, geben Sie outcome an: empty, refused, blocked, truncated oder not_shown.',
  'This line is no JSON object.': 'Diese Zeile ist kein JSON-Objekt.',
  'A file of evidence has {most} MB at most.': 'Eine Belegdatei hat höchstens {most} MB.',
  'The evidence is not what its sha256 says: it is {sha256}.':
    'Der Beleg ist nicht, was sein sha256 sagt: Es ist {sha256}.',
  'A screenshot is a PNG, JPEG or WebP picture, as base64.':
    'Ein Bildschirmfoto ist ein Bild als PNG, JPEG oder WebP, in base64.',
  'Evidence is {"kind": "html", "content"} or {"kind": "screenshot", "base64"}, with "sha256" if you know it.':
    'Ein Beleg ist {"kind": "html", "content"} oder {"kind": "screenshot", "base64"}, mit "sha256", wenn Sie ihn kennen.',
  // what a file does not say
  'The file has no column {names}, which columns names. Spell it as the report does.':
    'Die Datei hat keine Spalte {names}, die in columns steht. Schreiben Sie sie wie im Bericht.',
  'No column is read as the prompt. Name it, as in "columns": {"prompt": "Question"}.':
    'Keine Spalte gilt als Prompt. Nennen Sie sie, etwa mit "columns": {"prompt": "Frage"}.',
  'No column is read as the text of the answer. Name it, as in "columns": {"text": "Reply"}.':
    'Keine Spalte gilt als Text der Antwort. Nennen Sie sie, etwa mit "columns": {"text": "Antwort"}.',
  'There is nothing to import: every row is refused, or was imported before.':
    'Es gibt nichts zu importieren: Jede Zeile ist abgelehnt oder war schon importiert.',
  '{engines}: no engine that is known here. It is kept under this name; give defaults.engine or the column if it is another one.':
    '{engines}: keine Engine, die hier bekannt ist. Sie bleibt unter diesem Namen; ist es eine andere, geben Sie defaults.engine oder die Spalte an.',
  'How many answers were asked for of each prompt is not known: those that failed cannot be counted. Give repeats if you know.':
    'Wie viele Antworten je Prompt verlangt wurden, ist nicht bekannt: Ausgefallene lassen sich nicht zählen. Geben Sie repeats an, wenn Sie es wissen.',
  'Every row has an answer. If prompts were asked in vain, add them with their outcome and set unanswered to listed: otherwise rates are of the answers that came.':
    'Jede Zeile hat eine Antwort. Wurden Prompts vergeblich gestellt, fügen Sie sie mit outcome hinzu und setzen Sie unanswered auf listed: Sonst gelten die Anteile nur für die Antworten, die kamen.',
  'No row has a topic: prompts on one theme are taken for separate questions, and the market interval is too narrow if they are not. A column topic mends that.':
    'Keine Zeile hat ein Thema: Prompts zum selben Thema gelten als getrennte Fragen, und sind sie es nicht, ist das Marktintervall zu schmal. Eine Spalte topic behebt das.',
  '{rows} of {all} rows name a region that ISO 3166-2 does not have in their country: it stays unknown.':
    '{rows} von {all} Zeilen nennen eine Region, die es nach ISO 3166-2 in ihrem Land nicht gibt: Sie bleibt unbekannt.',
  '{rows} of {all} rows do not say in which country they were asked: it stays unknown.':
    '{rows} von {all} Zeilen sagen nicht, in welchem Land gefragt wurde: Es bleibt unbekannt.',
  '{rows} of {all} rows do not say in which language: the project’s is taken.':
    '{rows} von {all} Zeilen sagen nicht, in welcher Sprache: Es gilt die des Projekts.',
  'No row has sources: citations are read from links in the text alone.':
    'Keine Zeile hat Quellen: Zitierte Seiten werden nur aus Links im Text gelesen.',
  '{silent} of {answers} answers come from a source that does not tell which products it shows: they are in no share of products.':
    '{silent} von {answers} Antworten stammen aus einer Quelle, die nicht sagt, welche Produkte sie zeigt: Sie zählen in keinem Produktanteil.',
  '{silent} of {answers} answers come from a source that does not tell which ads it shows: they are in no share of ads.':
    '{silent} von {answers} Antworten stammen aus einer Quelle, die nicht sagt, welche Anzeigen sie zeigt: Sie zählen in keinem Anzeigenanteil.',
  'The span holds more than {most} different cards or ads.':
    'Der Zeitraum enthält mehr als {most} verschiedene Karten oder Anzeigen.',
  'The file has no such answer.': 'Die Datei enthält diese Antwort nicht.',
  // what figures rest on
  '{answers} answers were imported ({source}): this service did not ask for them, and figures of its own scans are kept apart from these.':
    '{answers} Antworten sind importiert ({source}): Dieser Dienst hat sie nicht erfragt; Werte seiner eigenen Scans bleiben davon getrennt.',
  'How many answers were asked for of each prompt is not known: what failed is not counted, so rates are of the answers that came.':
    'Wie viele Antworten je Prompt verlangt wurden, ist nicht bekannt: Ausgefallene zählen nicht mit, die Anteile gelten also für die Antworten, die kamen.',
  'Prompts that were asked and not answered may be missing from the file: if that depends on the brand, rates are off by more than the intervals say.':
    'Gestellte Prompts ohne Antwort fehlen vielleicht in der Datei: Hängt das von der Marke ab, liegen die Anteile weiter daneben, als die Intervalle sagen.',
};
