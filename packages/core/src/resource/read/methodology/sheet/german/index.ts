import type { Methodology } from '@svc/contract/read/methodology';
import { methodsOfChanges } from './changes.ts';
import { methodsOfLevels } from './levels.ts';
import { methodsOfSeries } from './series.ts';
import { meanings } from './words.ts';

export type GermanMethod = Omit<Methodology['methods'][number], 'names'>;
type ById = Readonly<Record<string, string>>;

/** The sheet in German: meanings by the word that they explain, the rest in the order of the English one. */
export interface German {
  words: ById;
  labels: ById;
  statuses: ById;
  provenance: ById;
  modes: ById;
  surfaces: ById;
  estimands: Readonly<Record<string, { question: string; assumes: string }>>;
  cluster: string;
  methods: readonly GermanMethod[];
  rules: readonly string[];
  detection: readonly string[];
  limits: readonly string[];
}

export const german: German = {
  ...meanings,
  estimands: {
    tracked: {
      question: 'Wie oft ist die Marke in Antworten auf genau diese Fragen präsent?',
      assumes: 'Wiederholte Antworten auf eine Frage schwanken; die Sammlung der Fragen steht fest.',
    },
    market: {
      question: 'Wie oft wäre sie in Antworten auf Fragen wie diese präsent?',
      assumes: 'Die Fragen stehen für die Fragen, die Käufer stellen.',
    },
  },
  cluster:
    'Die Frage oder ihre Gruppe von Umformulierungen, auch wenn Engines zusammengefasst sind; für den Markt ihr Thema, ab 8 Themen, in einem Wert und in einem Vergleich. Antworten auf eine Frage ähneln einander: Sie als unabhängig zu zählen, deckte bei genau diesen Fragen 99\u00a0% ab und bei Fragen wie diesen nur 51\u00a0%, wo 95\u00a0% angegeben sind.',
  methods: [...methodsOfLevels, ...methodsOfChanges, ...methodsOfSeries],
  surfaces: {
    api: 'Die API des Modells ohne Websuche: woran das Modell sich erinnert.',
    'api+search':
      'Die API des Modells mit eigener Websuche: nah an dem, was seine Nutzer sehen, aber nicht dasselbe.',
    serp: 'Die Antwortbox einer Suchmaschine, gelesen über einen Anbieter.',
    sandbox: 'Die eingebaute Engine über den Seiten, die sie bekam: um den Dienst auszuprobieren.',
  },
  rules: [
    'Jede Frage wird für sich gestellt, in einem neuen Gespräch, ohne Hinweis auf die Marke.',
    'Land und Sprache gehen an die Engine, wo sie sie annimmt; GET /v1/engines sagt, welche das tut.',
    'Antworten werden mit dem Modell gespeichert, das sie gab, damit sich ein Wechsel des Modells von einer Änderung der Präsenz unterscheiden lässt.',
    'Ein gescheiterter oder verweigerter Aufruf ist keine Abwesenheit: Er fehlt im Wert, steht in den Anzahlen und verbreitert das Intervall.',
    'Eine Antwortbox, die nicht gezeigt wird, ist weder Abwesenheit noch Verlust: Anteile gelten für die gezeigten Antworten, und `shown` sagt, wie oft es eine gab.',
    'Wiederholungen einer Frage werden in Runden gestellt: alle Fragen einmal, dann alle noch einmal.',
  ],
  detection: [
    'Namen und Aliasse gelten als ganze Wörter, unabhängig von Schrift, Akzenten und Bindestrichen; der längste Treffer gewinnt.',
    'Ein Name, der auch ein gewöhnliches Wort ist, zählt nur nahe bei Wörtern, die die Marke kenntlich machen.',
    'Eine zitierte Adresse zählt, wenn sie auf einer Domain der Marke oder darunter liegt; Tracking-Parameter werden entfernt.',
    'Gespeicherte Antworten werden kostenlos neu gelesen, wenn sich Namen oder Domains ändern.',
  ],
  limits: [
    'Die Antwort einer API ist nicht, was jemand nach der Anmeldung sieht: kein Verlauf, kein persönlicher Zusammenhang.',
    'Das Intervall des Marktes ist nur so gut wie die Fragen: Erzeugte decken Absichten gleichmäßig ab, nicht danach, wie oft sie gestellt werden.',
    'Das Intervall erfasst den Zufall der Stichprobe. Es erfasst nicht, dass Engines sich morgen ändern oder was die Erkennung übersieht.',
    'Zwei Intervalle, die sich überlappen, zeigen nicht, dass sich nichts geändert hat: Eine Differenz ist für sich zu testen, gepaart nach Frage.',
    'Rang und Anteil der Wörter in einer Antwort schwanken viel stärker als Präsenz; betrachten Sie sie über viele Antworten.',
    'Antworten auf eine Frage innerhalb eines Scans können einander mehr ähneln als solche zu einer anderen Stunde: Wiederholungen werden in Runden über alle Fragen gestellt, und was davon bleibt, macht Intervalle für genau diese Fragen zu schmal (92, 84, 66 von 100, wo Wiederholungen zu 0,1, 0,3, 0,6 zusammenhängen).',
  ],
};
