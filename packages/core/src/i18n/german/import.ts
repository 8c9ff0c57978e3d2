/** What an import of answers finds in a file, and what its figures rest on. */
export const imported: Readonly<Record<string, string>> = {
  // rows
  'The prompt is missing. Give the exact wording of what was asked.':
    'Der Prompt fehlt. Geben Sie den genauen Wortlaut der Frage an.',
  'The engine is missing. Say which column has it, or give one for all rows.':
    'Die Engine fehlt. Geben Sie an, in welcher Spalte sie steht, oder eine für alle Zeilen.',
  'The time is missing or unreadable. Write it as 2026-11-02, 2026-11-02T09:30:00Z, 02.11.2026 09:30 or seconds since 1970.':
    'Die Zeit fehlt oder ist unlesbar. Schreiben Sie sie als 02.11.2026, 02.11.2026 09:30, 2026-11-02T09:30:00Z oder in Sekunden seit 1970.',
  'The time is in the future or before 2020.': 'Die Zeit liegt in der Zukunft oder vor 2020.',
  'The HTML cannot be read: its elements are nested too deeply.':
    'Das HTML lässt sich nicht lesen: Seine Elemente sind zu tief ineinander verschachtelt.',
  'The text is missing. For a prompt without an answer, say what came back: empty, refused, blocked, truncated or not shown.':
    'Der Text fehlt. Zu einem Prompt ohne Antwort geben Sie das Ergebnis an: leer, verweigert, blockiert, abgeschnitten oder nicht gezeigt.',
  'This line is not a JSON object.': 'Diese Zeile ist kein JSON-Objekt.',
  'A screenshot must be a PNG, JPEG or WebP image in base64.':
    'Ein Bildschirmfoto muss ein Bild als PNG, JPEG oder WebP in base64 sein.',
  'Evidence is {"kind": "html", "content"} or {"kind": "screenshot", "base64"}, with "sha256" if you know it.':
    'Ein Beleg ist {"kind": "html", "content"} oder {"kind": "screenshot", "base64"}, mit "sha256", wenn Sie ihn kennen.',
  // what a file does not say
  'No column is read as the prompt. Say which one it is.':
    'Keine Spalte gilt als Prompt. Geben Sie an, welche es ist.',
  'No column is read as the text of the answer. Say which one it is.':
    'Keine Spalte gilt als Text der Antwort. Geben Sie an, welche es ist.',
  'There is nothing to import: the file has no rows.':
    'Es gibt nichts zu importieren: Die Datei hat keine Zeilen unter ihrer Kopfzeile.',
  'There is nothing to import: every row was refused or imported before.':
    'Es gibt nichts zu importieren: Jede Zeile wurde abgelehnt oder schon importiert.',
  'It is not known how often each prompt was asked, so failed answers cannot be counted. If you know, say how many answers were asked for, per prompt and engine.':
    'Wie oft jeder Prompt gestellt wurde, ist nicht bekannt; ausgefallene Antworten lassen sich daher nicht zählen. Wenn Sie es wissen, geben Sie die angefragten Antworten pro Prompt und Engine an.',
  'Every row has an answer. If some prompts got none, add them with what came back and say that the rows include them; otherwise rates cover only the answers received.':
    'Jede Zeile hat eine Antwort. Blieben Prompts ohne Antwort, fügen Sie sie mit ihrem Ergebnis hinzu und geben Sie an, dass die Zeilen auch Prompts ohne Antwort enthalten; sonst gelten die Anteile nur für die Antworten, die kamen.',
  'No row has a topic, so prompts on one theme count as separate questions, and the market interval may be too narrow. Add a column with the topic.':
    'Keine Zeile hat ein Thema; Prompts zum selben Thema zählen daher als getrennte Fragen, und das Marktintervall ist vielleicht zu schmal. Ergänzen Sie eine Spalte „Thema“.',
  'The file is not UTF-8: it was read as Windows-1252, as Excel saves it. Check a name with an umlaut or accent in the rows below.':
    'Die Datei ist nicht UTF-8: Sie wurde als Windows-1252 gelesen, wie Excel sie speichert. Prüfen Sie einen Namen mit Umlaut oder Akzent in den Zeilen unten.',
  'The file is neither UTF-8 nor Windows-1252 throughout. Save it as UTF-8.':
    'Die Datei ist weder durchgehend UTF-8 noch Windows-1252. Speichern Sie sie als UTF-8.',
  'The file ends in the middle of a character. Send it whole.':
    'Die Datei endet mitten in einem Zeichen. Senden Sie sie ganz.',
  'No row has sources, so citations are read only from links in the text.':
    'Keine Zeile hat Quellen; zitierte Seiten werden daher nur aus Links im Text gelesen.',
  'The file has no such answer.': 'Die Datei enthält diese Antwort nicht.',
  // what figures rest on
  'It is not known how often each prompt was asked. Failures are not counted, so rates cover the answers received.':
    'Wie oft jeder Prompt gestellt wurde, ist nicht bekannt. Ausfälle zählen nicht mit; die Anteile gelten also für die Antworten, die kamen.',
  'Prompts without an answer may be missing from the file. If that depends on the brand, rates are further off than the intervals say.':
    'Prompts ohne Antwort fehlen vielleicht in der Datei. Hängt das von der Marke ab, liegen die Anteile weiter daneben, als die Intervalle sagen.',
  // integrations
  'Visits that answer engines sent to your site.': 'Besuche, die Antwortmaschinen auf Ihre Website brachten.',
  'Search queries, kept by day.': 'Suchanfragen, nach Tagen aufbewahrt.',
  'With the JSON key file of a service account that may read the property.':
    'Mit der JSON-Schlüsseldatei eines Dienstkontos, das die Property lesen darf.',
  'With the JSON key file of a service account that may read the property, or by consent.':
    'Mit der JSON-Schlüsseldatei eines Dienstkontos, das die Property lesen darf, oder durch Zustimmung.',
  'Writes the scores of each day to a table of yours, by a service account with the roles BigQuery Data Editor and Job User.':
    'Schreibt die Werte jedes Tages in eine Ihrer Tabellen, über ein Dienstkonto mit den Rollen BigQuery-Datenbearbeiter und BigQuery-Jobnutzer.',
  'Visits of AI crawlers by day. Takes an API token with Analytics: Read, and the zone’s ID. For every single visit, send the log here with Logpush instead.':
    'Besuche von KI-Crawlern nach Tagen. Braucht ein API-Token mit „Analytics: Read“ und die ID der Zone. Für jeden einzelnen Besuch senden Sie das Protokoll stattdessen mit Logpush hierher.',
  'Messages to any channel of your Slack, by its ID or #name.':
    'Nachrichten an jeden Kanal Ihres Slack, nach ID oder #Name.',
  'The operator of this service has to let it keep credentials first.':
    'Der Betreiber dieses Dienstes muss ihm zuerst erlauben, Zugangsdaten aufzubewahren.',
  'The operator of this service has to register it with Slack first.':
    'Der Betreiber dieses Dienstes muss ihn zuerst bei Slack anmelden.',
  'Until then, messages go to Slack by the address of an incoming webhook.':
    'Bis dahin gehen Nachrichten über die Adresse eines eingehenden Webhooks an Slack.',
  'Deploy infra/looker-studio as an Apps Script connector; it takes an API key with analytics:read.':
    'Stellen Sie infra/looker-studio als Connector in Apps Script bereit; er braucht einen API-Schlüssel mit analytics:read.',
};
