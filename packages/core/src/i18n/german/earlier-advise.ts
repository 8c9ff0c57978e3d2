/**
 * Titles, reasons and verdicts of recommendations, which the code makes from messages and in both languages now: of rows that
 * have neither, and of events that another process delivers.
 */
export const earlierAdvise: Readonly<Record<string, string>> = {
  // titles
  'Let the search crawlers of {engines} in': 'Lassen Sie die Such-Crawler von {engines} zu',
  'Make {page} readable without scripts': 'Machen Sie {page} ohne Skripte lesbar',
  'Add {@what} to {page}': 'Ergänzen Sie {page} um {@what}',
  'Back up {page} with figures and sources': 'Belegen Sie {page} mit Zahlen und Quellen',
  'Bring {page} up to date': 'Aktualisieren Sie {page}',
  'Say in one sentence what {brand} is': 'Sagen Sie in einem Satz, was {brand} ist',
  'Answer “{question}” on {page}': 'Beantworten Sie „{question}“ auf {page}',
  'Answer these questions on {page}': 'Beantworten Sie diese Fragen auf {page}',
  'Write a page on “{topic}”': 'Schreiben Sie eine Seite zu „{topic}“',
  'Write a page on “{topic}” and “{other}”': 'Schreiben Sie eine Seite zu „{topic}“ und „{other}“',
  'Write a page that answers “{question}”': 'Schreiben Sie eine Seite, die „{question}“ beantwortet',
  'Compare {brand} with {rival} on a page of your own':
    'Vergleichen Sie {brand} auf einer eigenen Seite mit {rival}',
  'Complete the profile of {brand} on {domain}': 'Vervollständigen Sie das Profil von {brand} auf {domain}',
  'Get {brand} named on {domain}': 'Sorgen Sie dafür, dass {domain} {brand} nennt',
  'Correct what answers say about “{fact}”': 'Korrigieren Sie, was Antworten über „{fact}“ sagen',
  // titles of an earlier release
  'Let the engines’ search crawlers in': 'Lassen Sie die Such-Crawler der Engines zu',
  'Give the facts that buyers compare on {page}': 'Nennen Sie auf {page} die Fakten, die Käufer vergleichen',
  'Support the claims of {page} with figures, quotations and sources':
    'Belegen Sie die Aussagen von {page} mit Zahlen, Zitaten und Quellen',
  'Have a page that says what the brand is': 'Schreiben Sie eine Seite, die sagt, was die Marke ist',
  'Answer the prompts in the title and headings of {page}':
    'Beantworten Sie die Fragen in Titel und Überschriften von {page}',
  'Compare yourself with {rival} on a page of its own':
    'Vergleichen Sie sich auf einer eigenen Seite mit {rival}',
  'Be named on {source}': 'Sorgen Sie dafür, dass {source} Sie nennt',
  'Correct what answers say wrongly: {fact}': 'Korrigieren Sie, was Antworten falsch sagen: {fact}',
  // why
  'Your site shuts out the search crawlers of {engines}.':
    'Ihre Website sperrt die Such-Crawler von {engines} aus.',
  'Your best page for {@prompts} lacks this: {@what}.':
    'Ihrer besten Seite für {@prompts} fehlt dies: {@what}.',
  'None of your pages that we read says in one sentence what the brand is.':
    'Keine Ihrer gelesenen Seiten sagt in einem Satz, was die Marke ist.',
  '{url} fits {@questions} that others win.': 'Andere gewinnen {@questions}, auf die {url} passt.',
  '{name} leads on {@questions} that compare, and no page of yours that was read answers them.':
    '{name} führt, wo verglichen wird. Keine gelesene Seite von Ihnen beantwortet {@questions}.',
  'No page of yours that was read answers {@questions} that others win.':
    'Andere gewinnen {@questions}, auf die keine gelesene Seite von Ihnen antwortet.',
  '{#cited} answers cite {domain}: {#withRival} name a competitor, {#withOwn} name you.':
    '{#cited} Antworten zitieren {domain}: {#withRival} nennen einen Wettbewerber, {#withOwn} nennen Sie.',
  '{#wrong} of {#all} answers that speak of “{fact}” get it wrong.':
    '{#wrong} von {#all} Antworten, die „{fact}“ erwähnen, liegen falsch.',
  'A rise is shown: {@figure}.': 'Ein Anstieg zeigt sich: {@figure}.',
  'The predicted rise is not confirmed: {@figure}.':
    'Der vorhergesagte Anstieg ist nicht bestätigt: {@figure}.',
  'Not clear yet at check {#number}: {@figure}. {@more}':
    'Bei Prüfung {#number} noch unklar: {@figure}. {@more}',
  'About {#times} times as many prompts would show one of the predicted size.':
    'Mit etwa {#times}-mal so vielen Fragen zeigte sich eine der vorhergesagten Größe.',
  'Compared on the {#shared} cells that all of them share.':
    'Verglichen auf den {#shared} Zellen, die alle gemeinsam haben.',
  'All use the largest adoption, {#adoption}.': 'Alle rechnen mit der größten Verbreitung, {#adoption}.',
  'Nobody has tested what changing {names} does. The model relies on what cited pages have in common.':
    'Niemand hat getestet, was eine Änderung von {names} bewirkt. Das Modell stützt sich auf das, was zitierte Seiten gemeinsam haben.',
  'The cap was reached in {#share}% of draws: more edits of this kind add nothing.':
    'In {#share}\u00a0% der Ziehungen war die Obergrenze erreicht: Mehr solche Änderungen bringen nichts.',
  'Run on {#subjects} of {#cells} prompt × engine cells, spread evenly.':
    'Gerechnet auf {#subjects} von {#cells} Zellen aus Frage × Engine, gleichmäßig verteilt.',
};
