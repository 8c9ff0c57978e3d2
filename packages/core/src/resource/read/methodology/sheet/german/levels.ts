import type { GermanMethod } from './index.ts';

/** How often the brand is present: one scan, several, a cycle. In the order of the English text. */
export const methodsOfLevels: readonly GermanMethod[] = [
  {
    situation: 'Mittel über Fragen, für Fragen wie diese (den Markt)',
    method:
      'Beta-Verteilung mit Mittel und Varianz der Anteile je Frage, ergänzt um 0,6 einer Frage, die die Marke nie, und 0,6 einer, die sie immer nennt',
    why: 'Setzt keine Verteilung der Anteile voraus. Eine angepasste Beta-Binomial-Verteilung, früher im Gebrauch, deckte nur 52\u00a0% ab, wo Fragen in zwei Gruppen zerfallen. Gewählt nach der Überdeckung bei 28 Verteilungen, 20 bis 200 Fragen und je 1 bis 10 Antworten: nirgends unter 93\u00a0%; bei 21 weiteren Verteilungen lag die schlechteste von 588 Einstellungen bei 92,2\u00a0%.',
  },
  {
    situation: 'Dasselbe, wo Fragen zu Themen oder Gruppen von Umformulierungen gehören',
    method: 'Wie oben, über die Themen; ab 8 Themen, nach ihrer wirksamen Anzahl',
    why: 'Fragen eines Themas ähneln einander, also trägt jede weniger bei als eine neue. Bei weniger Themen wird über Fragen aus anderen nichts gesagt.',
  },
  {
    situation:
      'Dasselbe, wo die Fragen aus wenigen Themen stammen (few_topics): weniger als 8 nach wirksamer Anzahl, n² ÷ Σ der quadrierten Größen der Themen',
    method:
      'Themen sind Schichten: die Streuung der Fragen innerhalb der Themen und ein Anteil 2 × Themen ÷ Fragen der gesamten Streuung. Unter 20 Fragen, oder bei mehr Themen als einem Drittel der Fragen, die gesamte Streuung',
    why: 'Weitere Fragen zu genau diesen Themen unterscheiden sich nur innerhalb ihres Themas. Wo Themen sich unterscheiden, kostet dieselbe Breite etwa zwei Drittel der Credits, sonst 1\u00a0% mehr; die schlechteste von 288 Einstellungen hielt 92 bis 93 von 100. Über Fragen zu anderen Themen wird nichts gesagt.',
  },
  {
    situation: 'Präsenz, gewichtet danach, wie viel gesucht wird (demandWeighted)',
    method:
      'Mittel über die Fragen, deren Suchen gezählt sind, jede gewichtet nach ihrem Rang innerhalb ihrer Quelle; die Beta-Verteilung des Marktes, mit Gewichten statt Anzahlen',
    why: 'Impressionen gelten für eine Website und zählen nicht alle Suchen; daher werden Ränge verglichen, und nur innerhalb einer Quelle. Einige wenige Fragen mit großem Gewicht sind so sicher wie wenige Fragen. Bei 10 bis 200 Fragen aus zwei Quellen, mit gleicher, steigender oder fallender Präsenz bei steigender Nachfrage: nirgends unter 92,5\u00a0%. Unter 10 Fragen wird nichts gesagt.',
  },
  {
    situation:
      'Anteil eines Tons oder einer Stärke (sentiment: corrected), gelesen von Regeln oder einer Engine',
    method:
      'Rogan und Gladen: (p + sp − 1) ÷ (se + sp − 1), auf 0..1 begrenzt; die mittleren 95\u00a0% der A-posteriori-Verteilung, mit p, se und sp auf ihren wirksamen Anzahlen über Themen',
    why: 'Der Anteil, den ein Leser nennt, ist ebenso sein Irrtum wie der Inhalt der Antworten. Sensitivität und Spezifität stammen aus einer Zufallsstichprobe, die Menschen beurteilten, ohne das Ergebnis zu sehen. In 48 Welten mit bekannter Wahrheit (24 und 60 Fragen, 40 bis 160 geprüfte) enthielt das Intervall sie im Mittel in 96 von 100 Fällen; der gelesene Anteil liegt um bis zu 19 Punkte daneben. Vorausgesetzt ist, dass der Leser sich im Geprüften und im Korrigierten gleich irrt: Eine Sensitivität von 0,9 hier und 0,7 dort kostet 11 bis 13 Punkte.',
  },
  {
    situation: 'Übereinstimmung eines Lesers mit Menschen und mit sich selbst',
    method:
      'Jeffreys auf der wirksamen Anzahl geprüfter Nennungen; Wilson für das, was zweimal gelesen wurde',
    why: 'Zweimal zu lesen zeigt, wie weit ein Leser bei seiner Meinung bleibt, und nicht, ob er recht hat.',
  },
  {
    situation: 'Mittel über genau diese Fragen',
    method:
      'Wilson-Intervall auf so vielen unabhängigen Antworten, wie das Rauschen innerhalb der Fragen wert ist; das Rauschen jeder Frage aus ihren eigenen Wiederholungen',
    why: 'Worin Fragen sich unterscheiden, ist hier kein Fehler. Ungleich viele Antworten können mit der Präsenz zusammenhängen.',
  },
  {
    situation: 'Eine Antwort je Frage, über die nichts bekannt ist, für genau diese Fragen',
    method: 'Wilson-Intervall auf den Fragen',
    why: 'Ohne Wiederholungen lassen sich Unterschiede zwischen Fragen nicht vom Rauschen trennen: eine Obergrenze der Breite. Frühere Scans machen es schmaler.',
  },
  {
    situation:
      'Antworten, die verweigert, blockiert oder unlesbar waren; oder öfter oder seltener verloren gingen, wo die Marke präsent ist (mindestens 3\u00a0% verloren, p < 0,05)',
    method:
      'Das Intervall so breit, wie es wäre, wenn keine oder jede dieser Antworten die Marke nennte; der Wert bleibt. Verweigerte zählen immer, auch ganze Fragen; gescheiterte Aufrufe zählen, wo ein Test zeigt, dass ihr Verlust mit der Präsenz zusammenhängt',
    why: 'Verweigerungen können damit zusammenhängen, was die Antwort gesagt hätte, und kein Test kann das zeigen: Wo ganze Fragen verweigert werden, enthält ein Intervall ohne dies die Wahrheit in 0 bis 95 von 100 Fällen. So gilt es, was auch immer die fehlenden Antworten gesagt hätten.',
  },
  {
    situation: 'Antwortboxen von Suchmaschinen, etwa AI Overviews (basis: shown_answers)',
    method:
      'Präsenz in den gezeigten Antworten; wie oft eine gezeigt wird (shown), mit eigenen Intervallen, gebildet wie die der Präsenz',
    why: 'Eine Suche, die keine Antwort zeigt, zählt weder als präsent noch als abwesend noch als verloren. Anteile an gezeigten Antworten und Anteile an allen Fragen sind verschiedene Werte: Wo Engines beider Arten zusammengefasst sind, sagt `basis` mixed.',
  },
  {
    situation: 'Eine Engine, die dieselbe Antwort noch einmal gibt',
    method:
      'Haben die ersten beiden Antworten bei 4 von 5 Fragen, und bei mindestens fünf, denselben Text, wird jede Frage einmal gestellt; was nicht gefragt wurde, ist `skipped` und wird nicht berechnet',
    why: 'Kopien sagen nichts Neues: Es werden gleichmäßig so viele Antworten gezogen, dass kein Text zweimal zählt und jeder so viel wiegt, wie er vorkommt. Jeden Text einmal zu zählen, verschob die Präsenz bei kurzen Antworten um bis zu 24 Punkte. Antwortboxen von Suchmaschinen gaben innerhalb einer halben Stunde bei 20 bis 22 von 22 Anfragen denselben Text.',
  },
  {
    situation: 'Alle Antworten gleich',
    method: 'Einseitig: Das Ende bei 0 oder 1 bleibt stehen',
    why: 'Nie gesehen heißt nicht nie: Das andere Ende sagt, wie oft es doch vorkommen könnte.',
  },
  {
    situation: 'Eine Frage auf einer Engine (eine Zelle)',
    method:
      'A-posteriori-Verteilung der Zelle, zu den anderen Fragen ihrer Engine hingezogen; einseitig bei keiner und allen. Nie mehr als indicative; unter 3 Antworten insufficient',
    why: 'Drei Antworten allein sagen wenig; was die anderen Fragen der Engine zeigen, macht das Intervall schmaler, ohne Überdeckung zu verlieren.',
  },
  {
    situation: 'Eine Antwort je Frage, bei Fragen, die schon früher gestellt wurden',
    method:
      'Abweichung von dem, was die früheren Antworten derselben Fragen erwarten lassen, Wilson auf wirksamen Antworten',
    why: 'Frühere Messungen derselben Fragen zeigen das Rauschen, das eine einzelne Antwort nicht zeigen kann.',
  },
  {
    situation: 'Eine ganze Fragensammlung, von der ein Scan einen zufälligen Teil stellte (drawPrompts)',
    method:
      'Mittel der Vorhersagen für alle Fragen plus mittlere Differenz von Antworten und Vorhersagen, Wilson auf wirksamen Antworten',
    why: 'Da der Teil zufällig gezogen ist und die Vorhersagen vor den Antworten gemacht sind, verbreitern falsche Vorhersagen das Intervall und verschieben es nicht. Gute sparen Credits: Schon der organische Rang brachte ±5 Punkte für ein Drittel der Credits, die drei Antworten je Frage kosten, auf simulierten Ergebnisseiten.',
  },
  {
    situation: 'Dasselbe aus den Antworten allein (answersAlone)',
    method:
      'Was gefragt wurde, gilt bis auf das Rauschen seiner Antworten als bekannt; der Rest wird aus der Streuung zwischen den Fragen geschätzt. Wo so wenige Fragen die Marke nennen, dass die Ziehung alle erfasst haben kann, hat der Rest vielleicht keine',
    why: 'Von einer endlichen Liste ist die Hälfte schon bekannt. Wo jede Frage dreimal gestellt wurde, ist das Intervall um etwa ein Viertel schmaler als das eines Marktes; bei einmal gestellten ebenso breit, denn ihre Unterschiede könnten alle Rauschen sein. Bei den veröffentlichten Antworten von fünf Sammlungen enthält die Hälfte einer Liste das Ganze in 95 bis 99,9 von 100 Fällen. In Simulationen im schlechtesten Fall 90, bei einer seltenen Marke, wo drei Viertel gefragt wurden.',
  },
  {
    situation: 'Ein Scan, der früh enden darf (stopWhen)',
    method:
      'Das Intervall des Marktes, um 15\u00a0% breiter; gefragt wird, bis es schmal genug ist, mindestens 30 Fragen lang',
    why: 'Ein Scan, der sich den Zeitpunkt seines Endes aussucht, würde seltene Marken sonst in 7 von 100 Fällen verfehlen. Er spart ein Viertel bis drei Viertel der Fragen.',
  },
  {
    situation:
      'Über die Tage der Scans und die dazwischen (longRun), aus Scans derselben Fragen an drei Tagen',
    method:
      'Mittel der Scans; sein Fehler ist das Rauschen der Antworten und die Streuung der Tage, gemittelt darüber, wie sehr Tage sich unterscheiden und wie ähnlich aufeinanderfolgende sein können, gewichtet durch die Scans; darauf das Wilson-Intervall. Nie schmaler als für unabhängige Tage',
    why: 'Engines und Nachrichten verschieben ganze Scans, über Tage hinweg: Als unabhängig behandelt, enthalten 60 Tage, die zu 0,9 zusammenhängen, das Niveau in 40 bis 64 von 100 Fällen. So sind es 92,5 von 100 oder mehr, bei 5 bis 60 aufeinanderfolgenden Tagen, die sich um bis zu 0,35 Logit unterscheiden, mit Korrelationen bis 0,9. Schlechter: bei 0,95 nur 88; `label` und `days` sagen, was die Tage wert sind, doch werden 60 Tage bei 0,95 nur in etwa der Hälfte der Fälle als zu beständig gekennzeichnet.',
  },
  {
    situation: 'Eine Sammlung, die in Teilen gefragt wird, einer am Tag (der Zyklus eines Zeitplans)',
    method:
      'Alle Teile des letzten Zyklus als eine Messung, jede Frage einmal; das eigene Rauschen aus den Zyklen davor',
    why: 'Gilt für das Mittel über die Tage des Zyklus. Siebenmal so viele Fragen für die Credits eines Teils am Tag: Das Intervall des Marktes kostet bei gleicher Breite 27 von 100 Credits. Nicht angegeben, solange ein Teil zu weniger als 80\u00a0% beantwortet ist, und nicht über einen Wechsel von Modell oder Namen hinweg.',
  },
  {
    situation: 'Mehrere Engines zusammen',
    method:
      'Das Mittel der Anteile der Engines, jede Zelle mit gleichem Gewicht, wie viele Antworten sie auch hat; die Frage ist das Cluster. Für den Markt kommen je 0,6 einer Frage beider Arten zu den eigenen jeder Engine hinzu; für diese Fragen wird, was eine Engine nicht beantwortet hat, aus dem geschätzt, was sie beantwortet hat, so weit, wie der Markt reichen würde',
    why: 'Engines stimmen bei einer Frage öfter überein, als der Zufall es wollte; daher bleibt eine Frage ein Cluster. Eine Engine, die wenige Fragen beantwortet hat, behält ihr Gewicht, und beide Intervalle sind dann etwa so breit, wie diese wenigen es zulassen: Wo eine von zwei bis vier Engines 2 bis 40\u00a0% von 30 bis 100 Fragen beantwortet hat, enthalten sie den wahren Wert in 94 von 100 Fällen oder mehr, früher in nur 36. Wo sie eine einzige Frage zu einer seltenen Marke beantwortet hat, sind es für den Markt 89.',
  },
];
