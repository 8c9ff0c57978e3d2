import type { GermanMethod } from './index.ts';

/** What changed, and who moved. In the order of the English text. */
export const methodsOfChanges: readonly GermanMethod[] = [
  {
    situation: 'Differenz zweier Scans, für den Markt',
    method:
      'Mittel über Fragen × Engines, die beide Scans haben, alle mit gleichem Gewicht; t-Intervall mit Fragen als Clustern, breiter, wo nur wenige von ihnen etwas aussagen. Von 0 weg reicht es so weit wie dieselbe relative Änderung am oberen Ende des Intervalls für das Niveau; wo das weiter ist als t, rückt das Ende zur 0 hin näher. Fragen, die nur ein Scan hat, werden mit den gemeinsamen nach kleinster Varianz verbunden',
    why: 'Was sich zwischen Fragen oder Engines unterscheidet, fällt heraus; eine Engine, die Antworten verlor, verschiebt also nichts. Intervall, p-Wert und Urteil kommen aus einer Statistik und können einander nicht widersprechen. Änderungen findet es so oft wie ein exakter Vorzeichentest oder öfter. Wo Fragen sich gleich bewegten, kann es schmaler sein als das der beobachteten Fragen, das alles Rauschen zulässt, das wenige Antworten je Frage haben können: Dann kann eine Änderung nur hier gezeigt sein. Schlechter: Wo die Hälfte von 8 bis 60 Themen um 60\u00a0% fällt und die andere nicht, hält es in 10 von 60 Einstellungen 86 bis 92 von 100, da so wenige Themen nicht zeigen, wie sehr Themen sich unterscheiden.',
  },
  {
    situation: 'Differenz zweier Scans, bei den beobachteten Fragen',
    method: 'Dasselbe Mittel; t-Intervall aus dem Rauschen der Wiederholungen jeder Zelle',
    why: 'Verglichen werden genau diese Fragen, also zählt nur das Rauschen wiederholter Antworten. Bei einer Antwort je Frage lässt es sich nicht abtrennen: Dann steht das Intervall des Marktes als Obergrenze.',
  },
  {
    situation: 'Ein Scan gegen das Niveau mehrerer davor (baseline), an jenem Tag',
    method:
      'Die Antworten der früheren Scans zusammengezählt, dann wie bei zwei Scans. 3 bis 8 Scans mit denselben Fragen, Engines, Modellen und Namen, seit das Niveau sich zuletzt änderte',
    why: 'Das Niveau ist aus mehr Antworten bekannt als aus einem Scan, daher kostet dasselbe Intervall 53 von 100 Credits. Es sagt, was an jenem Tag geantwortet wurde, was auch immer danach kommt.',
  },
  {
    situation:
      'Ein Scan gegen das Niveau mehrerer davor, oder ein Zyklus gegen den davor: eine Änderung, die bleibt',
    method:
      'Dasselbe, zusätzlich mit der Varianz ganzer Tage: daraus, wie sehr benachbarte Tage oder die Teile eines Zyklus sich über ihre Antworten hinaus unterscheiden, mit einer üblichen Streuung von 0,1 Logit als vier weiteren Tagen',
    why: 'Tage verschieben ganze Scans: Ohne ihre Varianz hieß ein vorübergehender Stoß von 0,35 Logit in bis zu 43 von 100 Fällen eine Änderung. Mit ihr in höchstens 12, im Mittel in 4; es hält 92 von 100 oder mehr, wo Tage sich um bis zu 0,2 Logit unterscheiden, und 88 bis 92, wo es 0,35 sind. Zwischen Zyklen schlechtestenfalls 93, wo Tage sich um 0,3 unterscheiden. Wer täglich hinsieht, hat mehr Gelegenheiten, sich zu täuschen: Von vierzehn täglichen Blicken zeigt in 40 von 100 ruhigen Projekten einer einen falschen Rückgang. Wo Scans weniger als fünf Tage auseinanderliegen, müssen ihn daher zwei hintereinander gegenüber demselben Niveau zeigen, oder einer in doppelter Größe dessen, was sein Intervall verlangt: Dann täuschen sich 6 von 100, und 17 von 100 bei einem Zyklus. Ein Rückgang um zehn Punkte wird einen Tag später gemeldet, in 95 von 100 Fällen innerhalb von zwei Wochen.',
  },
  {
    situation: 'Differenz zweier Zeiträume mit zusammen vier Scans oder mehr',
    method:
      'Wie bei zwei Scans, zusätzlich mit der Varianz ganzer Tage: daraus, wie sehr benachbarte Scans beider Zeiträume sich über ihre Antworten hinaus unterscheiden, mit einer üblichen Streuung von 0,1 Logit als vier weiteren Tagen. Die Scans einer Woche gelten als ein Blick, wo es vier Wochen oder mehr gibt',
    why: 'Von vier wöchentlichen Scans gegen vier ohne bleibende Änderung hießen 13 von 100 eine, wo Tage sich um 0,2 Logit unterscheiden, und 31, wo es 0,35 sind; jetzt 5 und 8. Wo erst die einen, dann die anderen Wochen einander gleichen, sind es bis zu 12 von 100, bei zwölf Wochen gegen zwölf bis zu 36. Bei weniger Scans gilt die Änderung für die gemessenen Tage.',
  },
  {
    situation: 'Ein Ziel, das erreicht ist',
    method:
      'Zwei Scans nacheinander, mindestens fünf Tage auseinander, deren Intervall für die beobachteten Fragen am Ziel oder darüber liegt, zusätzlich mit der Varianz ganzer Tage, gelernt wie bei zwei Zeiträumen',
    why: 'Jeder Scan ist eine Gelegenheit mehr, sich zu täuschen: Nach seinem eigenen Intervall hieß ein Ziel zwei Punkte über dem Niveau in einem halben Jahr wöchentlicher Scans in 66 von 100 Projekten erreicht, wo Tage sich um 0,2 Logit unterscheiden, bei täglichen in fast allen; jetzt in 1 oder 2. Wo Tage nacheinander fast gleich sind (Korrelation 0,9), bei wöchentlichen in 8, bei täglichen in 23. Ein Ziel, das um zehn Punkte gehalten wird, meldet der dritte Scan.',
  },
  {
    situation: 'Differenz zweier Scans bei einer Frage',
    method: 'Newcombes Intervall aus den beiden Wilson-Intervallen',
    why: 'Je nur wenige Antworten: breit, und gezeigt werden die Fragen, die sich am meisten änderten.',
  },
  {
    situation: 'Differenz zweier Scans, von denen einer Antworten verlor, die mit Präsenz zusammenhängen',
    method:
      'Vom Schlechtesten bis zum Besten, was die verlorenen Antworten daraus gemacht haben könnten; der Wert bleibt',
    why: 'Antworten, die dort verloren gehen, wo die Marke präsent ist, sehen wie ein Rückgang aus. Urteil und p-Wert folgen dem breiteren Intervall.',
  },
  {
    situation: 'Eigene Marke gegen einen Wettbewerber',
    method: 'Die Differenz beider für den Markt in denselben Antworten, gepaart nach Frage und Engine',
    why: 'Bei einer Antwort je Zelle ist das McNemars Test für geclusterte Paare (Obuchowski 1998). Nach Nennung, sofern nicht alle Marken eine Domain haben.',
  },
  {
    situation:
      'Eigene Marke gegen einen Wettbewerber, bei den beobachteten Fragen; Sie und Wettbewerber, wo eine Website zitiert wird',
    method:
      'Mittlere Differenz über Fragen × Engines; t-Intervall aus dem Rauschen wiederholter Antworten, begrenzt durch das Äußerste, worin sich zwei Anteile an denselben Antworten unterscheiden können (Fréchet)',
    why: 'Wie oft beide in einer Antwort stehen, wird nicht je Zelle gezählt; daher hält das Intervall 95 von 100, ob Antworten Marken gemeinsam oder eine statt der anderen nennen. Wo sie unabhängig sind, ist es um etwa ein Viertel breiter als nötig.',
  },
  {
    situation: 'Änderung einer Frage, oder von weniger als sechs, zwischen zwei Zeiträumen',
    method:
      'MOVER: die Intervalle beider Werte für diese Fragen zusammengesetzt; jede Engine hat dasselbe Gewicht',
    why: 'So wenige Fragen sagen nichts über Fragen wie diese, aber Antworten auf genau diese lassen sich vergleichen. Von vielen Zeilen sagt Benjamini-Hochberg bei 10\u00a0%, welche sich geändert haben.',
  },
  {
    situation:
      'Stimmenanteil und andere Anteile von Summen (erster Platz, Top 3, Anteil der Wörter, gebliebene Zitate)',
    method:
      'Quotient über Fragen; Wilson-Intervall auf wirksamen Antworten aus der linearisierten Varianz, mit t verbreitert; Fragen zählen mit ihrer wirksamen Anzahl',
    why: 'Hält ab fünf Fragen, auch bei Marken, die wenige Antworten nennen; weniger haben kein Intervall. Bis 20 Fragen ist es breiter als nötig. Wo wenige Fragen das meiste von dem haben, was gezählt wird, ist es bis zu doppelt so breit: Fast nur sie sagen etwas über Fragen wie diese. Es hält 89 bis 94 von 100, wo der Anteil bei diesen Fragen größer ist, und weniger, wo sie außerdem sehr ungleich sind.',
  },
  {
    situation: 'Mittlerer Rang unter den Marken einer Antwort',
    method:
      'Quotient über Fragen; Score-Intervall mit t aus der linearisierten Varianz, gestützt, wo wenige Fragen abweichen',
    why: 'Ränge einzelner Antworten schwanken viel stärker als Präsenz: Lesen Sie zuerst das Intervall. Es reicht weiter zu späteren Rängen hin und lässt Zweifel, wo eine Marke immer die erste war. Es hält 91 von 100 oder mehr; ein einfaches t hielt 42 bis 78 bei Marken, die fast immer die ersten sind.',
  },
  {
    situation: 'Chancen auf einen Rang nach Stimmenanteil, ab 20 Themen oder Fragen',
    method:
      'Ziehungen der wahren Anteile der Marken (normal auf asin √Anteil, Kovarianz über Cluster), zusammengezogen, soweit die Streuung der Marken das Rauschen nicht übersteigt',
    why: 'Wer in einer Stichprobe führt, führt zum Teil durch Glück. Ohne das Zusammenziehen hieß es von fünf engen Marken in 60 von 100 Fällen, eine führe, und in 35 tat sie es. Jetzt ist das Gesagte um höchstens 7 Punkte zu hoch, außer bei genau gleichen Marken, wo von fünfen immer noch in etwa 36 von 100 Fällen eine als führend gilt; bei seltenen Marken, die sich unterscheiden, ist es um bis zu 12 Punkte zu bescheiden.',
  },
  {
    situation: 'Bewegungen: Engines, Absichten, Themen und Fragen',
    method:
      'Gegen die Verschiebung der Marke selbst in Log-Odds (bedingter Score-Test, Fragen als Cluster; einzelne Fragen dagegen, wie sehr Fragen wandern); Benjamini-Hochberg bei 10\u00a0% über alles, was sich testen lässt',
    why: 'Eine Verschiebung der ganzen Marke ließe jeden ihrer Teile wie eine Bewegung aussehen. Weniger als sechs Fragen, die etwas aussagen, können keine Bewegung zeigen und werden nicht getestet. Die Verschiebung einer Engine für einen Tag ist hier eine Bewegung: Wo Tage von Engines sich um 0,4 Logit oder solche von Themen um 0,6 unterscheiden, zeigen bis zu 31 von 100 Paaren von Scans eine, die am nächsten Tag vorbei ist.',
  },
  {
    situation: 'Bewegungen: Wettbewerber',
    method:
      'Die Differenz jedes einzelnen für den Markt, zusätzlich mit der Varianz zweier Tage, gelernt daraus, wie sehr die übrigen Wettbewerber sich unterscheiden; Benjamini-Hochberg bei 10\u00a0% zusammen mit den obigen',
    why: 'Auch Wettbewerber haben ihre Tage: Ohne deren Varianz machte ein vorübergehender Stoß von 0,5 Logit in 93 von 100 Paaren von Scans aus einem von 40 Wettbewerbern eine Bewegung; jetzt höchstens in etwa 10. Bewegungen einzelner Wettbewerber um 15 Punkte lassen sich aus nur zwei Scans selten von einem Tag unterscheiden (etwa 1 von 5).',
  },
  {
    situation: 'Welcher Teil einer Änderung von Engines, Fragen, Modellen, Namen und Präsenz kommt',
    method: 'Kitagawas Zerlegung; Perzentile des Bayesschen Bootstraps über Fragen oder Themen',
    why: 'Die Teile ergeben zusammen die Änderung. Unter sechs Clustern kein Intervall.',
  },
  {
    situation: 'Ein Gesamtwert oder eine Summe mehrerer Werte',
    method:
      'MOVER: die Intervalle der Werte zusammengesetzt, mit der Korrelation der Antworten, die sie gemeinsam haben',
    why: 'Erhält die Schiefe jedes Intervalls; so gut wie die, aus denen es gebildet ist.',
  },
  {
    situation: 'Experimente, und Empfehlungen, bei denen ein Scan zwischen Fund und Umsetzung liegt',
    method:
      'Differenz von Differenzen: die Änderung, wo etwas getan wurde, minus die Änderung sonst; t mit Fragen als Clustern',
    why: 'Urteil, Intervall und kleinste sichtbare Wirkung gelten zu einem Niveau, das sich mehrere Blicke teilen.',
  },
  {
    situation: 'Empfehlungen für Fragen, die nach den Antworten gewählt wurden, mit denen verglichen wird',
    method:
      'Dasselbe, die früheren Werte zum Mittel hingezogen mit der Steigung, die beide Gruppen zeigen; wo sie sie nicht zeigen können, Grenzen über alle Steigungen',
    why: 'Fragen, die wegen niedriger Werte gewählt wurden, steigen von selbst. Wo jede einmal gestellt wurde oder keine die Marke nannte, lässt sich die Steigung nicht lernen: Dann ist das Urteil unklar, wie die Antworten auch ausfallen. Sonst werden über sechs Blicke bis zu 5 von 100 Bewegungen ohne jede Wirkung bestätigt.',
  },
];
