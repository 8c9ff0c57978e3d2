import type { page as english } from './english-page.ts';

export const page: typeof english = {
  'shut_out.all': ({ engines }) => `Kein Such-Crawler von ${engines.join(', ')} bekommt die Seite.`,
  'shut_out.robots': ({ crawler, engines }) =>
    `robots.txt schließt ${crawler} aus, den Such-Crawler von ${engines.join(', ')}.`,
  'shut_out.do_robots': ({ crawler }) =>
    `Lassen Sie ${crawler} in robots.txt zu; Trainings-Crawler dürfen ausgeschlossen bleiben.`,
  'shut_out.gate': ({ crawler, engines }) =>
    `robots.txt schließt ${crawler} aus: ${engines.join(', ')} ${engines.length === 1 ? 'lässt' : 'lassen'} die Seite dann aus Antworten weg, die auf einer Suche beruhen.`,
  'shut_out.do_gate': ({ crawler, engines }) =>
    `Lassen Sie ${crawler} in robots.txt zu, wenn ${engines.join(', ')} die Seite zitieren ${engines.length === 1 ? 'soll' : 'sollen'}; das erlaubt auch das Training.`,
  'shut_out.directive': ({ crawler, engines }) =>
    `Eine Anweisung der Seite verbietet ${crawler}, dem Such-Crawler von ${engines.join(', ')}, sie aufzunehmen.`,
  'shut_out.do_directive': ({ crawler }) => `Entfernen Sie noindex für ${crawler}.`,
  'shut_out.server': ({ crawler, engines }) =>
    `Der Server weist ${crawler} ab, den Such-Crawler von ${engines.join(', ')}.`,
  'shut_out.do_server': ({ crawler }) => `Lassen Sie ${crawler} durch Firewall oder Content-Netz.`,
  'shut_out.do_for_grade': ({ todo, grade }, say) =>
    `${say(todo)} Bis dahin ist die Note bestenfalls ${grade}.`,

  'page.late': ({ seconds }) =>
    `Das Lesen der Seite dauerte länger als ${seconds} s. Geben Sie eine einfachere an.`,
  'page.kept_out': ({ agent, rule }) => `Die robots.txt der Website schließt ${agent} aus (${rule}).`,
  'page.unreadable': ({ url, why }, say) => `${url} ließ sich nicht lesen: ${say(why)}`,
  'page.without_topic': ({ url }) =>
    `${url} sagt nicht, worum es geht (kein Titel, keine Überschriften, kein Text im HTML). Geben Sie eine Seite mit Text an, oder legen Sie ein Projekt mit Fragen an.`,

  'import.prompt_length': ({ most }) => `Ein Prompt kann bis zu ${most} Zeichen haben.`,
  'import.answer_length': ({ most }) => `Eine Antwort kann bis zu ${most} Zeichen haben.`,
  'import.no_engine': ({ name }) => `„${name}“ ist kein Name einer Engine.`,
  'import.evidence_size': ({ megabytes }) => `Eine Belegdatei kann bis zu ${megabytes} MB haben.`,
  'import.evidence_hash': ({ sha256 }) => `Der Beleg passt nicht zu seinem sha256. Richtig ist ${sha256}.`,
  'import.more_cells': ({ cells, names }) =>
    `Diese Zeile hat ${cells} Zellen, und die Kopfzeile nennt ${names} Spalten. Setzen Sie Zellen, in denen das Trennzeichen steht, in Anführungszeichen, oder benennen Sie alle Spalten.`,

  'import.no_column': ({ names }) =>
    `Die Datei hat keine Spalte ${names.join(', ')}, obwohl sie genannt ist. Schreiben Sie sie wie im Bericht.`,
  'import.unknown_engines': ({ names }) =>
    `${names.join(', ')} ist hier nicht als Engine bekannt. Sie bleibt unter diesem Namen; ist es eine andere, berichtigen Sie sie in der Datei, oder lassen Sie ihre Spalte weg und geben Sie eine Engine für alle Zeilen an.`,
  'import.no_country': ({ rows, all }) =>
    `${rows} von ${all} Zeilen sagen nicht, in welchem Land gefragt wurde; es bleibt unbekannt.`,
  'import.no_such_country': ({ rows, all, names }) =>
    `${rows} von ${all} Zeilen nennen ein Land, das nicht bekannt ist (${names.join(', ')}); es bleibt unbekannt. Schreiben Sie seinen Code, etwa DE, oder seinen deutschen oder englischen Namen.`,
  'import.no_region': ({ rows, all }) =>
    `${rows} von ${all} Zeilen nennen eine Region, die ISO 3166-2 für ihr Land nicht führt; sie bleibt unbekannt.`,
  'import.no_language': ({ rows, all }) =>
    `${rows} von ${all} Zeilen sagen nicht, in welcher Sprache gefragt wurde; es gilt die des Projekts.`,
  'import.from': ({ answers, source }) =>
    `${answers} Antworten sind importiert (${source}). Dieser Dienst hat sie nicht erhoben; seine eigenen Scans bleiben davon getrennt.`,
};
