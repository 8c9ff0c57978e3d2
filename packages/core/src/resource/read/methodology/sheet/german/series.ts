import type { GermanMethod } from './index.ts';

/** What a series tells, and what is foretold. In the order of the English text. */
export const methodsOfSeries: readonly GermanMethod[] = [
  {
    situation: 'Der nächste Scan, wenn sich nichts ändert (expectedNext)',
    method: 'Gemeinsames Stichprobenintervall: das Rauschen dieses Scans und des nächsten',
    why: 'Ein Scan außerhalb sagt, dass sich etwas geändert hat, und sei es nur der Tag. Zwei Intervalle, die sich überlappen, sagen weniger.',
  },
  {
    situation: 'Spätere Scans (forecast), ab vier vergleichbaren',
    method:
      'Gauß-Prozess in Logits: Niveau, Drift zwischen Scans und Rauschen der Antworten, gemittelt über die Arten der Drift, die die Reihe erklären',
    why: 'Ganze Scans wandern mit Engines und Nachrichten, um eine Streuung, die wenige Scans zeigen. Wo sie sich um bis zu 0,35 Logit unterscheiden, fallen 93 bis 98 von 100 späteren Scans in den 95-%-Bereich, und 91 bei 0,6 Logit in Folge. Kein Trend wird fortgeschrieben; Brüche darin, was gefragt wird oder wer antwortet, beenden eine Reihe.',
  },
  {
    situation: 'Brüche in einer Reihe (anomalies)',
    method:
      'Die letzten ein bis sechs Scans gegen das Niveau davor, bei den Fragen und Engines, die beide haben, in Standardabweichungen der Antworten und von Tagen, die einander in Folge ähneln können; mehr als 3,2 ist ein Bruch, bei jeder von fünf Engines mehr als 3,6, da sie sich die Fehlalarme einer Reihe teilen',
    why: 'Von 100 Reihen aus 26 Scans ohne Bruch zeigen weniger als 10 einen falschen, wo Tage sich um bis zu 0,2 Logit unterscheiden, unabhängig oder in Folge ähnlich; wo sie sich um 0,35 Logit unterscheiden, bis zu 23. Ein Rückgang um 10 Punkte bei 50 dreimal gestellten Fragen wird nach zehn Scans innerhalb von vier Scans in 9 von 10 Fällen gefunden, wo wenige Fragen schwanken, und in 4 von 10, wo alle es tun. Bei einer von fünf Engines wird mit 30 Fragen ein Rückgang um 20 Punkte fast immer gefunden, einer um 10 Punkte in 1 von 3.',
  },
  {
    situation: 'Alarme bei einer bleibenden Änderung',
    method:
      'EWMA-Karte (Gewicht 0,25) der mittleren gepaarten Abweichung von den ersten Scans, geteilt durch das Rauschen der Antworten und die Drift, die die Reihe und die anderen Oberflächen neben ihr zeigen; Oberflächen teilen sich die Fehlalarme einer einzigen',
    why: 'In 18 Wochen lösen bis zu 15 von 100 langsam wandernden Sammlungen einen Fehlalarm aus, auf einer Oberfläche oder auf fünf zusammen; ein Rückgang um 10 Punkte bei 50 dreimal gestellten Fragen wird in 75 bis 95 von 100 Fällen innerhalb von vier Scans gefunden, auf einer von fünf Oberflächen in 53 bis 89.',
  },
  {
    situation: 'Antworten, die eine Engine verlor (Alarme zu ihrem Zustand)',
    method:
      'Wilson auf Aufrufen ÷ Designeffekt: wie viel stärker sich frühere Scans in ihren Verlusten unterscheiden, als unabhängige Aufrufe es täten, mit einem üblichen Effekt von 2 als vier weiteren Scans',
    why: 'Ausfälle kommen in Serien. Wo sechs Aufrufe hintereinander verloren gehen, hielten unabhängige Aufrufe in weniger als 65 von 100 Fällen, dies in 90 oder mehr.',
  },
  {
    situation: 'Wie wiederholbar ein Scan ist (reliability)',
    method: 'Fishers Skala, Standardfehler des Jackknife über Fragen, nie kleiner als Fishers eigener',
    why: 'Wenige Fragen sagen wenig darüber, wie ähnlich die Hälften ihrer Antworten sind: unter acht nicht angegeben.',
  },
  {
    situation: 'Wechsel der Marken und Quellen von Scan zu Scan (volatility)',
    method:
      'Parametrischer Bootstrap beider Scans bei ihren gemeinsamen Anteilen: der Bereich, den der Zufall allein ergibt, kein Intervall des Wertes',
    why: 'Antworten auf eine Frage schwanken: Ohne den Bereich sähe jeder Scan nach Wechsel aus.',
  },
  {
    situation: 'Verbrauchte Credits bis zum Ende eines Zeitraums',
    method: 'Mittel ganzer Tage, t-Intervall über Wochen',
    why: 'Wochentage unterscheiden sich, Wochen weniger.',
  },
  {
    situation: 'Zwei Reihen gemeinsam (Präsenz und Besuche), ab 8 Paaren',
    method:
      'Spearmans Rangkorrelation; Fishers Intervall auf so vielen unabhängigen Paaren, wie die Reihen wert sind',
    why: 'Zeitlich Benachbartes ist ähnlich, daher zählen Paare weniger (Bartlett 1935). Ein Trend in beiden Reihen sieht wie ein Zusammenhang aus, und kein Zusammenhang beweist eine Ursache.',
  },
  {
    situation: 'Vorhergesagt, nichts gefragt',
    method:
      'Bayessches logistisches Modell mit veröffentlichten A-priori-Verteilungen, mit dem organischen Rang, wo die Antwort einer Suchmaschine einen zeigt; mit den früheren Antworten auf die Frage, wo es welche gibt; ein Mittel über viele aus gemeinsamen Ziehungen',
    why: 'Das Intervall enthält, was Merkmale über eine Frage nicht wissen können, und vor jeder Antwort auch, dass manche Fragen die Marke nie nennen und Marken sich stärker unterscheiden können, als Studien sagen: Dann beginnt es bei 0. In Simulationen hält es 95\u00a0% oder mehr, wo 40\u00a0% der Fragen solche sind, wo Fragen sich doppelt so stark unterscheiden und wo Wirkungen doppelt so groß sind; es hält nicht (75\u00a0%), wo Anteile sättigen wie in einer Welt des komplementären Log-Log. Bei echten Antworten sagt, ob eine Frage nach Namen fragt, die Präsenz mit einem Brier-Skill von 12\u00a0% (95\u00a0%: 9 bis 16) besser voraus als der Anteil der Engine allein, bei 113 Marken, an die nichts angepasst wurde; 8,6\u00a0% (5 bis 12) bei den 61, an die angepasst wurde. Wo auch das Niveau der Marke unbekannt ist, kann es nicht besser sein als dieser Anteil: −1\u00a0% bei jenen 113, die bekannter sind, als Marken angenommen werden, und 12\u00a0% bei gegebener Bekanntheitsstufe. Was auf einer Seite steht, trägt nichts bei, was je an neuen echten Seiten gemessen worden wäre, und Ränge wurden nur an simulierten Seiten erprobt. Eine neue Fassung löst die geltende nur ab, wenn ihre Anpassung an vier Fünftel der Fragen beim übrigen Fünftel nicht schlechter ist als die Anpassung hinter der geltenden: Keine von beiden hat Antworten auf dieses Fünftel gesehen. Die Vorhersage kostet keine Credits und wird nie mit gemessenen Werten vermischt.',
  },
];
