/** What is found in answers, what to do about it, and what it would bring. */
export const improve: Readonly<Record<string, string>> = {
  'Quote customers or experts by name.': 'Zitieren Sie Kunden oder Fachleute mit Namen.',
  // effects
  'Content edits have small effects: most published trials changed nothing that could be measured. The prediction is limited accordingly and promises no rise.':
    'Änderungen am Inhalt wirken wenig: Die meisten veröffentlichten Versuche änderten nichts Messbares. Die Vorhersage ist entsprechend begrenzt und verspricht keinen Anstieg.',
  // briefs
  'No facts about the brand are known. Enter them in its fact sheet so that answers can be checked against them.':
    'Es sind keine Fakten zur Marke bekannt. Tragen Sie sie ins Faktenblatt ein, damit sich Antworten daran prüfen lassen.',
  'None of the cited pages has been read. Read some to compare your page with them.':
    'Noch wurde keine Seite gelesen, die diese Antworten zitieren. Lesen Sie einige, damit sich Ihre Seite vergleichen lässt.',
  'No third-party page was read, so your page is compared with pages in general.':
    'Es wurde keine fremde Seite gelesen; Ihre Seite wird daher mit Seiten im Allgemeinen verglichen.',
  'No sentence of the page says what it is.': 'Kein Satz der Seite sagt, was es ist.',
  'A prompt for the page to answer, in the first sentence below.':
    'Eine Frage, die die Seite beantworten soll, im ersten Satz darunter.',
  'A table of the facts that buyers compare, with prices.':
    'Eine Tabelle der Fakten, die Käufer vergleichen, mit Preisen.',
  'A fair table of three columns or more, and for whom each is the better choice.':
    'Eine faire Tabelle ab drei Spalten, und für wen jedes die bessere Wahl ist.',
  'Figures, quotations by name, and links to their sources.':
    'Zahlen, Zitate mit Namen und Verweise auf ihre Quellen.',
  // plans
  'No open move fits the budget and is expected to bring a gain.':
    'Keine offene Empfehlung passt ins Budget und verspricht einen Gewinn.',
  'What the steps bring together is not the sum of what each brings alone: some work on the same questions.':
    'Was die Schritte zusammen bringen, ist nicht die Summe der einzelnen Gewinne: Manche wirken auf dieselben Fragen.',
  'The plan may bring nothing: its 95% interval includes 0.':
    'Vielleicht bringt der Plan nichts: Sein 95-%-Intervall enthält 0.',
  'These are the moves with the highest gains that the budget allows; the plan only adds their order.':
    'Das sind die Empfehlungen mit dem höchsten Gewinn, die das Budget erlaubt; der Plan ordnet sie nur.',
  // verification
  'These prompts were chosen from the same answers they are compared with, so low figures may recover by themselves. A scan between finding and shipping the change would show by how much.':
    'Diese Fragen wurden anhand derselben Antworten ausgewählt, mit denen sie verglichen werden; niedrige Werte können sich daher von selbst erholen. Ein Scan zwischen Fund und Umsetzung würde zeigen, wie weit.',
  'An effect that small can’t be shown with a sensible number of answers.':
    'Eine so kleine Wirkung lässt sich mit vertretbar vielen Antworten nicht zeigen.',
  'A scan is running. Ask again when it has finished.':
    'Ein Scan läuft. Fragen Sie noch einmal, wenn er beendet ist.',
  'There is nothing to compare with: six prompts that the change affects and six that it does not must be measured before and after. If it affects all prompts, run an experiment with a holdout; the change log shows before and after.':
    'Es gibt nichts zu vergleichen: Sechs betroffene und sechs andere Fragen müssen vorher und nachher gemessen sein. Betrifft die Änderung alle Fragen, hilft ein Experiment mit zurückgehaltenen Fragen; die Liste der Änderungen zeigt vorher und nachher.',
  // simulations
  'Content edits have small, fragile effects. If no edit is likely to be best, none is worth much.':
    'Änderungen am Inhalt wirken wenig und unzuverlässig: Ist „best“ überall unwahrscheinlich, ist keine davon viel wert.',
  'Measure before and after: scans of the same prompts find a change that is larger than their noise floor.':
    'Messen Sie vorher und nachher: Scans derselben Fragen finden eine Änderung, die größer ist als ihr Rauschen.',
  'Published effects, not yet checked here.': 'Veröffentlichte Wirkungen, hier noch nicht geprüft.',
  'The 95% interval includes 0: doing nothing may work just as well.':
    'Das 95-%-Intervall enthält 0: Nichts zu tun, ist vielleicht ebenso gut.',
  'The page already has all of this, so nothing would change.':
    'Die Seite hat das alles schon; nichts würde sich ändern.',
};
