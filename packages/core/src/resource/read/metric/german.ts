interface German {
  definition: string;
  formula: string;
  /** Where the figure has one. */
  interval?: string;
  misread: string;
}

/** The definitions in German, by metric. Names of fields and methods are the API’s. */
export const germanMetrics: Readonly<Record<string, German>> = {
  presence: {
    definition:
      'Wie oft die Marke in einer Antwort vorkommt: im Text genannt, oder eine ihrer Domains zitiert.',
    formula:
      'Mittel über Fragen von present ÷ answers; Zellen: Σ present ÷ answers einer Frage auf einer Engine',
    interval:
      'ci, für diese Fragen: Wilson auf so vielen Antworten, wie das Rauschen innerhalb der Fragen wert ist (noise-wilson). market.ci, für Fragen wie diese: Beta mit Mittel und Varianz der Anteile je Frage (prompt-beta, topic-beta)',
    misread: 'Kein Anteil an Besuchen und kein Rang. Fragen, die die Marke nennen, zählen nicht mit.',
  },
  demand_weighted: {
    definition: 'Präsenz, in der jede Frage danach zählt, wie viel nach ihr gesucht wird.',
    formula:
      'Σ Gewicht × present ÷ answers einer Frage, geteilt durch Σ Gewicht; Gewicht: (Rang − ½) ÷ Fragen ihrer Quelle',
    interval:
      'ci: Beta mit gewichtetem Mittel und gewichteter Varianz der Anteile je Frage (demand-rank-beta)',
    misread:
      'Kein Anteil an Suchen: Quellen zählen, was sie sehen; daher geben Ränge das Gewicht und nicht Anzahlen.',
  },
  mention: {
    definition: 'Wie oft der Name der Marke oder ein Alias im Text steht und die Marke meint.',
    formula: 'wie Präsenz, mit Antworten, die sie nennen',
    interval: 'wie Präsenz',
    misread: '„Zu Acme habe ich nichts gefunden“ ist keine Nennung.',
  },
  citation: {
    definition: 'Wie oft eine Quelle, die die Antwort angibt, auf einer Domain der Marke liegt.',
    formula: 'wie Präsenz, über Antworten, hinter denen eine Suche stand',
    interval: 'wie Präsenz',
    misread: 'Engines ohne Suche können nicht zitieren: not_grounded ist keine Null.',
  },
  n: {
    definition: 'Fragen oder Gruppen von Umformulierungen mit einer lesbaren Antwort.',
    formula: 'Anzahl der Cluster',
    misread: 'Antworten auf eine Frage ähneln einander: 20 Fragen × 5 sind 20 Fragen, nicht 100.',
  },
  k: {
    definition:
      'Lesbare Antworten je Frage im Mittel: wie oft jede gestellt wurde, nicht, wie oft die Marke kam.',
    formula: 'trials ÷ n',
    misread:
      'Keine Treffer: Die stehen in `successes`, von `trials`. Mehr Antworten verengen `ci`, aber kaum `market.ci`.',
  },
  successes: {
    definition: 'Antworten, in denen die Marke vorkommt, von den gezählten Antworten.',
    formula: 'Anzahlen; wortgleiche Antworten einer Zelle zählen nicht doppelt',
    misread:
      'Ihr Quotient ist nur dann der Wert, wenn jede Frage gleich viele Antworten hat: Fragen zählen gleich.',
  },
  effective_n: {
    definition: 'So viele unabhängige Antworten machten das Intervall daneben ebenso sicher.',
    formula: 'Wert (1 − Wert) ÷ Varianz, auf der das Intervall beruht',
    misread:
      'Eine Zahl je Intervall: `effectiveN` gehört zu `ci`, `market.effectiveN` zu `market.ci`; die zweite liegt meist weit unter n × k.',
  },
  detectable_change: {
    definition:
      'Die kleinste Änderung zwischen zwei Scans derselben Fragen, die in 4 von 5 Fällen gefunden wird.',
    formula: '(1,96 + 0,84) √(2 p(1 − p) ÷ wirksames n)',
    misread:
      'Eine kleinere echte Änderung kann unbemerkt bleiben; „nicht geändert“ heißt nicht „gleich geblieben“.',
  },
  difference: {
    definition: 'Präsenz nachher minus vorher, über die Fragen × Engines, die beide gefragt haben.',
    formula:
      'Mittel von nachher − vorher über gemeinsame Zellen, alle mit gleichem Gewicht; beim Markt kommen Fragen hinzu, die nur ein Scan stellte',
    interval:
      'Wert ± t × Standardfehler; Markt: Fragen sind die Cluster (clustered-t-level, partly-paired-t, unpaired-t), tracked: das Rauschen der Wiederholungen (within-cells-t)',
    misread:
      'Ob zwei Intervalle sich überlappen, sagt nichts über eine Änderung. „Keine Änderung gezeigt“ heißt nicht „gleich geblieben“: siehe smallestVisible.',
  },
  share_of_voice: {
    definition:
      'Von den Antworten, in denen eine der Marken vorkommt, über Marken summiert, die mit dieser Marke.',
    formula: 'Σ Antworten mit der Marke ÷ Σ über Marken der Antworten mit ihr; jede Zelle mit ihrem Mittel',
    interval: 'Quotient über Fragen, Wilson auf wirksamen Antworten (ratio-wilson)',
    misread: 'Hängt davon ab, welche Wettbewerber eingetragen sind: Ein weiterer senkt ihn.',
  },
  head_to_head: {
    definition: 'Anteil der eigenen Marke minus Anteil eines Wettbewerbers, in denselben Antworten.',
    formula: 'Mittel über Zellen von eigene − andere',
    interval: 'wie eine Änderung des Marktes, gepaart nach Frage und Engine',
    misread:
      'Wo eine Marke keine Domain hat, nach Nennung gezählt; kann also von der Differenz der beiden Präsenzen abweichen.',
  },
  noise_floor: {
    definition:
      'Wie weit die Präsenz sich bewegt, wenn derselbe Scan ohne jede Änderung wiederholt wird, in 19 von 20 Fällen.',
    formula: '1,96 × Standardabweichung der Differenz zufälliger Hälften ÷ √(Antworten ÷ Hälfte)',
    misread: 'Enthält nicht, wie die Engine von Woche zu Woche driftet.',
  },
  reliability: {
    definition: 'Wie gut die Hälfte der Antworten auf jede Frage die andere Hälfte vorhersagt.',
    formula: 'Pearsons r zwischen den Hälften, dann Spearman-Brown',
    misread:
      'Hoch, wo Fragen sich stark unterscheiden: Es geht darum, Fragen zu unterscheiden, nicht um das Mittel.',
  },
  predicted_presence: {
    definition: 'Präsenz, die das Modell bei einer Frage auf einer Engine erwartet. Kostet keinen Credit.',
    formula:
      'rekalibriertes E[expit(xᵀw)] über unsichere w, dann angepasst an die früheren Antworten auf die Frage, ältere schwächer',
    interval:
      'A-posteriori-Verteilung des Anteils der Zelle: Koeffizienten, unbekannte Merkmale und der Rest der Frage',
    misread: 'Keine Messung. Geht nie in einen gemessenen Wert ein.',
  },
  uplift: {
    definition: 'Was eine Änderung der Seite nach dem Modell zur Präsenz hinzufügen würde.',
    formula:
      'Mittel über Ziehungen von presence(x′) − presence(x), mit denselben Ziehungen für beide; Änderungen am Inhalt höchstens +0,6 Log-Odds',
    interval: '80\u00a0% und 95\u00a0% der Ziehungen; daneben P(uplift > 0)',
    misread: 'Änderungen am Inhalt wirken wenig und unsicher. Dies ist keine Zusage.',
  },
  calibration_error: {
    definition: 'Wie weit beobachtete Anteile von vorhergesagten abweichen, Klasse für Klasse.',
    formula: 'Σ Anteil × (beobachtet − vorhergesagt)², abzüglich dessen, was der Zufall allein hinzufügt',
    interval: 'Bereich bei exakter Kalibrierung, durch Simulation',
    misread: 'Innerhalb dieses Bereichs heißt: Nichts wurde gefunden, nicht: Die Vorhersagen sind perfekt.',
  },
  brier_skill: {
    definition: 'Wie viel besser Vorhersagen sind als der Anteil der übrigen Fragen.',
    formula: '1 − Brier ÷ Brier des Vergleichswerts',
    interval: 'Standardfehler mit Fragen als Clustern',
    misread: '0 ist nicht besser als das Mittel; 0,1 ist gut für Antworten, die von sich aus schwanken.',
  },
};
