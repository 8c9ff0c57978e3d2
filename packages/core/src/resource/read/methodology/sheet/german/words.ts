import type { German } from './index.ts';

/** What words, labels, badges and states mean. */
export const meanings: Pick<German, 'words' | 'labels' | 'statuses' | 'provenance' | 'modes'> = {
  words: {
    presence: 'Die Marke wird im Text der Antwort genannt, oder eine ihrer Domains wird zitiert.',
    mention: 'Ihr Name oder ein Alias steht im Text und meint die Marke.',
    citation: 'Eine Quelle, die die Antwort angibt, liegt auf einer Domain der Marke.',
    sample: 'Eine Antwort einer Engine auf eine Frage. Bei einer echten Engine kostet sie einen Credit.',
    cell: 'Eine Frage auf einer Engine; sie enthält k Antworten.',
    topic: 'Worum es in einer Frage geht: das Thema, aus dem sie erzeugt oder mit dem sie importiert wurde.',
    n: 'Fragen oder Gruppen von Umformulierungen, auf die eine Antwort kam.',
    k: 'Antworten je Frage im Mittel: trials ÷ n, nicht successes. Wortgleiche Antworten einer Zelle zählen nicht doppelt (distinct).',
    'successes, trials': 'Antworten, in denen die Marke vorkommt, und alle gezählten Antworten.',
    effectiveN:
      'So viele unabhängige Antworten wären ebenso sicher. Jedes Intervall hat seine eigene Zahl: die neben `ci` gehört zu `ci`, die in `market` zu `market.ci`.',
    grade:
      'Was Antwortmaschinen von einer Seite sehen können, von A bis F: das Mittel ihrer Teile (Zugang 25 %, Inhalt 25 %, Aufbau 20 %, Belege 15 %, Marke 15 %). A ab 85, B ab 70, C ab 55, D ab 40, E ab 25. Sie ist bestenfalls die für den Anteil der Engines, die die Seite bekommen: Von fünf lässt eine ausgeschlossene B zu, zwei C, drei D, vier E. F, wo keine sie lesen kann.',
  },
  labels: {
    ok: 'Mindestens 20 Fragen, von jeder Engine beantwortet.',
    indicative:
      'Weniger als 20 Fragen (für den Markt: Themen), insgesamt oder bei einer der Engines, also auch jede einzelne Zelle: als Richtung zu lesen.',
    upper_bound: 'Das wahre Intervall ist nicht breiter als das gezeigte.',
    few_topics:
      'Die Fragen stammen, nach wirksamer Anzahl, aus weniger als 8 Themen (acht, von denen eines die Hälfte enthält, sind wenige): Das Intervall gilt für weitere Fragen zu diesen Themen; über andere sagt es nichts.',
    insufficient:
      'Zu wenige Antworten für ein Intervall; oder eine Zelle mit weniger als 3 Antworten, deren Wert mehr über die anderen Fragen der Engine sagt als über diese.',
  },
  statuses: {
    measured: 'Antworten kamen und wurden gelesen.',
    insufficient:
      'Antworten kamen, aber keine ergibt einen Wert: Sie sind unlesbar, oder die Sandbox hatte zu wenige Seiten.',
    stale: 'Gemessen, aber bevor sich etwas änderte, wovon der Wert abhängt.',
    not_run: 'Nichts wurde gefragt. Das ist keine Null.',
    failed: 'Alle Aufrufe sind gescheitert. Das ist keine Null und wird nicht berechnet.',
    not_grounded: 'Die Engine hat nicht gesucht, konnte also nichts zitieren.',
  },
  provenance: {
    live: 'Aus Antworten, die der Scan selbst von Antwortmaschinen bekam. `asOf` sagt, wann; spätere Abfragen des Wertes ändern sein Zeichen nicht.',
    cached:
      'Aus Antworten, um die dieser Scan nicht gebeten hat: Ein früherer Scan bekam sie, oder jemand hat sie importiert (`origin` sagt, welches von beiden).',
    predicted: 'Vom Vorhersagemodell oder von der Sandbox. Wird nie mit gemessenen Werten vermischt.',
  },
  modes: {
    live: 'Mit einem Live-Schlüssel: Die Engines selbst wurden gefragt.',
    test: 'Mit einem Testschlüssel: Nachgestellte Engines antworten über echtes HTTP mit erfundenen Texten. Erkennung, Berechnung und Intervalle sind die echten, und die Zeichen behalten ihre Bedeutung: live heißt, der Scan bekam die Antworten von der nachgestellten Engine. Aber keiner dieser Werte sagt etwas über eine Marke, und Geldbeträge sind 0. Importierte Antworten bleiben, was sie sind, mit welchem Schlüssel sie auch kamen. Live- und Testdaten kommen nie zusammen.',
  },
};
