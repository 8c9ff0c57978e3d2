/** Scans before and after they run, prompts, schedules, and how the service does. */
export const work: Readonly<Record<string, string>> = {
  // advice
  'Nothing has been measured yet. 30 prompts, each asked three times, show your presence and how much answers vary.':
    'Noch wurde nichts gemessen. 30 Fragen, jede dreimal gestellt, zeigen Ihre Präsenz und wie sehr Antworten schwanken.',
  'The newest scan asked only the sandbox, which had too few third-party pages to give a figure. Ask an answer engine that is set up here.':
    'Der neueste Scan fragte nur die Sandbox, die für einen Wert zu wenige fremde Seiten hatte. Fragen Sie eine Antwortmaschine, die hier eingerichtet ist.',
  'No answer of the newest scan could be counted. Each engine run gives its reasons.':
    'Keine Antwort des neuesten Scans ließ sich zählen. Jeder Lauf einer Engine nennt seine Gründe.',
  'Read which prompts moved most, and what their answers say.':
    'Lesen Sie, welche Fragen sich am stärksten bewegt haben und was die Antworten darauf sagen.',
  'Each prompt was asked once, so it is unknown how much answers vary. Ask each prompt three times in one scan; later scans with one answer per prompt then have narrower intervals.':
    'Jede Frage wurde einmal gestellt, also ist unbekannt, wie sehr Antworten schwanken. Stellen Sie jede Frage in einem Scan dreimal; spätere Scans mit einer Antwort je Frage haben dann engere Intervalle.',
  'It asks for no choice that a brand can win.': 'Sie fragt nach keiner Wahl, die eine Marke gewinnen kann.',
  'Run a scan that asks each prompt three times.': 'Starten Sie einen Scan, der jede Frage dreimal stellt.',
  'See which engines are set up, and why runs gave no answer.':
    'Sehen Sie nach, welche Engines eingerichtet sind und warum Läufe keine Antwort gaben.',
  'Run a scan with all engines of the project.': 'Starten Sie einen Scan mit allen Engines des Projekts.',
  'Run a new scan.': 'Starten Sie einen neuen Scan.',
  'See how far the figures would move by chance.': 'Sehen Sie nach, wie weit die Werte zufällig schwanken.',
  'Add prompts of your own.': 'Ergänzen Sie eigene Fragen.',
  'Duplicate the set, and add prompts to the copy.':
    'Duplizieren Sie die Sammlung, und ergänzen Sie Fragen in der Kopie.',
  'Add prompts of your own to the set.': 'Ergänzen Sie eigene Fragen in der Sammlung.',
  // cycles, estimates and plans
  'Presence over a cycle': 'Präsenz über einen Zyklus',
  'Each part was asked on a day of its own, so the level is the mean over these days, for this set and for questions like these.':
    'Jeder Teil wurde an einem eigenen Tag gefragt; der Wert ist das Mittel dieser Tage, für diese Sammlung und für Fragen wie diese.',
  'No run of a cycle has ended yet. A daily schedule with a cycle of 7 asks the set in seven parts, one a day.':
    'Noch ist kein Lauf eines Zyklus zu Ende. Ein täglicher Zeitplan mit einem Zyklus von 7 fragt die Sammlung in sieben Teilen, einen am Tag.',
  'The sandbox asks no answer engine. Choose engines that are set up here.':
    'Die Sandbox fragt keine Antwortmaschine. Wählen Sie Engines, die hier eingerichtet sind.',
  'One sample per prompt cannot show how much answers vary, so the interval for these prompts is an upper bound. Three samples narrow it.':
    'Eine Antwort je Frage zeigt nicht, wie sehr Antworten schwanken: Das Intervall für genau diese Fragen ist dann eine Obergrenze. Drei Antworten verengen es.',
  'Widths are expectations for a single engine: half of such plans are off by less than 10%. Pooled engines have narrower intervals.':
    'Breiten sind Erwartungen für eine einzelne Engine: Die Hälfte solcher Pläne liegt um weniger als 10\u00a0% daneben. Zusammengefasste Engines haben engere Intervalle.',
  'The limits do not allow the target. The best plan comes as close as they permit.':
    'Die Grenzen erlauben das Ziel nicht. Der beste Plan kommt ihm so nahe, wie sie es zulassen.',
  'Each prompt has one answer, so the interval for exactly these prompts is an upper bound until a scan with two or more shows how answers agree.':
    'Jede Frage hat eine Antwort; das Intervall für genau diese Fragen ist daher eine Obergrenze, bis ein Scan mit zwei oder mehr zeigt, wie Antworten übereinstimmen.',
  'Below 20 prompts an interval is indicative.': 'Unter 20 Fragen ist ein Intervall nur ein erster Hinweis.',
  'Without an earlier scan, the plan assumes that repeats agree as in open data on two engines (ICC 0.62). A small first scan improves the plan.':
    'Ohne früheren Scan nimmt der Plan an, dass Wiederholungen übereinstimmen wie in offenen Daten zu zwei Engines (ICC 0,62). Ein kleiner erster Scan verbessert den Plan.',
  // quality
  'not known: it takes two scans of 12 prompts that vary':
    'nicht bekannt: Es braucht zwei Scans mit 12 Fragen, deren Antworten schwanken',
  'answers to a prompt within the scan are no more alike than those of the scan before':
    'Antworten auf eine Frage gleichen sich im Scan nicht mehr als mit denen des Scans davor',
  'no engine change noticed': 'keine Änderung einer Engine bemerkt',
  'no engine changed since the scan before': 'keine Engine hat sich seit dem Scan davor geändert',
  'no overall figure': 'kein Gesamtwert',
  // runs
  'No engine gave an answer. Each engine run gives its reasons.':
    'Keine Engine gab eine Antwort. Jeder Lauf einer Engine nennt seine Gründe.',
  'Two workers stopped while working on this scan, so it is not tried again. Report the scan’s ID.':
    'Zwei Arbeitsprozesse endeten bei diesem Scan, daher wird er nicht noch einmal versucht. Melden Sie die ID des Scans.',
  'This scan’s job was lost. Start the scan again; only recorded answers were charged.':
    'Der Auftrag dieses Scans ging verloren. Starten Sie ihn noch einmal; berechnet wurden nur Antworten, die ankamen.',
  'The answers could not be stored. Report the scan’s ID.':
    'Die Antworten ließen sich nicht speichern. Melden Sie die ID des Scans.',
  'Something failed on our side several times. Report the scan’s ID.':
    'Bei uns schlug mehrmals etwas fehl. Melden Sie die ID des Scans.',
  'The engine repeated its answers to other prompts of this scan, so this prompt was asked once.':
    'Die Engine wiederholte ihre Antworten auf andere Fragen dieses Scans, also wurde diese Frage einmal gestellt.',
  'The engine’s answer contains something that cannot be stored.':
    'Die Antwort der Engine enthält etwas, das sich nicht speichern lässt.',
  'The file has garbled letters because its encoding is wrong. Save it as UTF-8.':
    'Die Datei hat entstellte Buchstaben, weil ihre Kodierung nicht stimmt. Speichern Sie sie als UTF-8.',
  // prompts
  'It is not clear what the business offers. Say in one sentence what it is, where, and what for.':
    'Es ist nicht klar, was angeboten wird. Sagen Sie in einem Satz, was es ist, wo und wofür.',
  'Questions in this language are made from topics, so no description of the business is needed.':
    'Fragen in dieser Sprache entstehen aus Themen; eine Beschreibung des Unternehmens ist nicht nötig.',
  'It names the brand, so whoever asks it already knows the brand.':
    'Sie nennt die Marke; wer so fragt, kennt sie also schon.',
  'No town is known, and people do not search for this near home, so there are no local prompts. Name a place to get some.':
    'Kein Ort ist bekannt, und danach sucht man nicht in der Nähe; daher gibt es keine örtlichen Fragen. Nennen Sie einen Ort, um welche zu bekommen.',
  'No town is known, so the questions say “near me”. Name the place, in the description or in its own field.':
    'Kein Ort ist bekannt, daher steht in den Fragen „in meiner Nähe“. Nennen Sie den Ort, in der Beschreibung oder im eigenen Feld.',
  'People who look for this kind of business ask it.': 'So fragen Leute, die einen solchen Anbieter suchen.',
  'The page answers this question, and the question makes sense on its own.':
    'Die Seite beantwortet diese Frage, und die Frage ist auch allein verständlich.',
  'An engine wrote it from what the business offers, and it passed the checks.':
    'Eine Engine hat sie aus dem Angebot geschrieben, und sie hat die Prüfungen bestanden.',
  'No city or country is known, so there are no local prompts.':
    'Weder Stadt noch Land ist bekannt, daher gibt es keine örtlichen Fragen.',
  'The page shows no topic, so only prompts without one could be made.':
    'Die Seite zeigt kein Thema, daher ließen sich nur Fragen ohne Thema erzeugen.',
  'It presupposes an answer.': 'Sie setzt eine Antwort voraus.',
  'It asks for agreement.': 'Sie bittet um Zustimmung.',
  'It tells the engine what to think of the subject.':
    'Sie sagt der Engine, was sie vom Gegenstand halten soll.',
  'The prompt has no topic, so there are no other wordings. Give it one.':
    'Die Frage hat kein Thema, daher gibt es keine anderen Wortlaute. Geben Sie ihr eines.',
  'The question cannot be narrowed without changing what it asks, so there are only other wordings.':
    'Die Frage lässt sich nicht eingrenzen, ohne etwas anderes zu fragen; es gibt nur andere Wortlaute.',
  'It names the brand.': 'Sie nennt die Marke.',
  'Its intent is not the one you asked for.': 'Sie hat nicht die Absicht, die Sie wollten.',
  'Another prompt asks the same.': 'Eine andere Frage fragt dasselbe.',
  'It is in another language.': 'Sie ist in einer anderen Sprache.',
  'It is not a plain question.': 'Sie ist keine einfache Frage.',
  'The set asks this already.': 'Die Sammlung fragt das schon.',
  'It contains characters that are not text, such as NUL.':
    'Sie enthält Zeichen, die kein Text sind, etwa NUL.',
  'A prompt can have up to 20 tags of up to 60 characters.':
    'Eine Frage kann bis zu 20 Schlagwörter mit je bis zu 60 Zeichen haben.',
  'A topic or a paraphrase group can have up to 100 characters.':
    'Ein Thema oder eine Gruppe von Umschreibungen kann bis zu 100 Zeichen haben.',
  'One word is not a question.': 'Ein Wort ist keine Frage.',
  'The text is empty.': 'Der Text ist leer.',
  // projects
  'The project is archived. Restore it to measure again.':
    'Das Projekt ist archiviert. Stellen Sie es wieder her, um weiter zu messen.',
  'No prompts are asked yet. Generate a prompt set from your topics and activate it.':
    'Noch werden keine Fragen gestellt. Erzeugen Sie eine Sammlung aus Ihren Themen, und aktivieren Sie sie.',
  'Nothing has been measured yet. Estimate what a scan costs, then start it.':
    'Noch wurde nichts gemessen. Schätzen Sie, was ein Scan kostet, und starten Sie ihn.',
  // engines
  'It takes no country: it answers for wherever its provider places the request.':
    'Sie nimmt kein Land entgegen: Sie antwortet für den Ort, an den ihr Anbieter die Anfrage setzt.',
  'It takes no language: it answers in the language of the prompt.':
    'Sie nimmt keine Sprache entgegen: Sie antwortet in der Sprache der Frage.',
  'It takes no city.': 'Sie nimmt keine Stadt entgegen.',
  'It takes no region: scans with a region cannot use it.':
    'Sie nimmt keine Region entgegen: Scans mit Region können sie nicht fragen.',
  'The regions it takes depend on who reads the page: DataForSEO takes those in Google’s list of places, cloro takes states of the United States, and Bright Data takes none. Others are refused.':
    'Welche Regionen sie annimmt, hängt davon ab, wer die Seite liest: DataForSEO nimmt die aus Googles Ortsliste, cloro Bundesstaaten der USA, Bright Data keine. Andere werden abgelehnt.',
  'Regions missing from Google’s list of places are refused.':
    'Regionen, die in Googles Ortsliste fehlen, werden abgelehnt.',
  'It takes no persona: scans with a persona cannot use it.':
    'Sie nimmt keine Persona entgegen: Scans mit Persona können sie nicht fragen.',
  'Every country of ISO 3166-1.': 'Jedes Land aus ISO 3166-1.',
  'Every BCP 47 language, although not all equally well.':
    'Jede Sprache nach BCP 47, aber nicht jede gleich gut.',
  'The language of the prompt.': 'Die Sprache der Frage.',
  // schedules, channels, webhooks, the service
  'The previous scan of this schedule is still running.': 'Der vorige Scan dieses Zeitplans läuft noch.',
  'Scans in this workspace need an administrator’s approval. Save the schedule again to have all of its runs approved at once.':
    'In diesem Arbeitsbereich müssen Scans freigegeben werden. Speichern Sie den Zeitplan noch einmal, damit alle seine Scans auf einmal freigegeben werden.',
  'A new code is in the mail. Enter it to verify the channel.':
    'Ein neuer Code ist unterwegs. Geben Sie ihn ein, um den Kanal zu bestätigen.',
  'Handed to the mail server.': 'Dem Mailserver übergeben.',
  'The code has expired or was entered wrong too often. Half an hour after it was mailed, test the channel to get another.':
    'Der Code ist abgelaufen oder wurde zu oft falsch eingegeben. Eine halbe Stunde nach dem Versand schickt ein Test des Kanals einen neuen.',
  'This channel works.': 'Dieser Kanal funktioniert.',
  'Its signing secret cannot be decrypted here. Rotate the secret.':
    'Das Signiergeheimnis lässt sich hier nicht öffnen. Erneuern Sie das Geheimnis.',
  'Slack accepted it.': 'Slack hat es angenommen.',
  'Its recipient is no longer a member.': 'Wer die Nachrichten bekam, ist kein Mitglied mehr.',
  'Its address cannot be decrypted here. Create the channel again.':
    'Die Adresse lässt sich hier nicht öffnen. Legen Sie den Kanal neu an.',
  'The receiver answered 410 Gone: it takes no more messages.':
    'Der Empfänger antwortete 410: Es gibt ihn nicht mehr.',
  'No worker has reported in the last minute, so scans are waiting.':
    'Kein Arbeitsprozess hat sich in der letzten Minute gemeldet; Scans warten.',
};
