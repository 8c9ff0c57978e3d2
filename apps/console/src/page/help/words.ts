const en = {
  title: 'Help with your figures, your tools and your agents.',
  lead: 'Short answers first. Each figure also opens what it rests on: click it, or choose “How sure is this?”.',
  figures: 'Reading a figure',
  figuresAbout: 'What people ask first',
  questions: [
    {
      question: 'What does the range beside a figure mean?',
      answer:
        '37% (35–39%) says: you are in about 37 of 100 answers, and the true share lies between 35 and 39 in 95 of 100 cases. Engines answer a little differently each time, so one number alone would claim too much.',
    },
    {
      question: 'What are “these prompts” and “questions like these”?',
      answer:
        'These prompts: the list you ask, and nothing else. Questions like these: everything buyers might ask on the same topics. The second range is wider, since your list is a sample. The switch at the top right turns a whole page over.',
    },
    {
      question: 'Why are assistants and Google AI answers two figures?',
      answer:
        'They are asked in different ways and answer different people. An average of both would describe neither.',
    },
    {
      question: 'What does “no change shown” mean?',
      answer:
        'The figure moved no more than chance alone could move it. That does not prove that nothing changed. The figure beside it says how large a change would have been seen.',
    },
    {
      question: 'When is a rise “real”?',
      answer:
        'When it passed a test that is wrong in at most 5 of 100 cases without a change. Only then is it coloured and marked with ▲ or ▼.',
    },
    {
      question: 'Why is the range so wide?',
      answer:
        'Few prompts, or few topics. More prompts help more than more answers to the same ones. “How sure is this?” says what a narrower range would cost.',
    },
    {
      question: 'What is a predicted figure?',
      answer:
        'A model’s estimate: no engine was asked. It is outlined and dashed, so that it is never taken for a measured one. “Do predictions come true?” shows how good they were.',
    },
    {
      question: 'What is spent, and when?',
      answer:
        'An answer of an engine costs credits. Reading, reports, moves, alerts and forecasts cost nothing. Before anything is spent a dialog names the most that it can cost, and no more is taken.',
    },
  ],
  method: 'How all of it is measured, with sources',
  guides: 'Guides',
  guide: {
    'reading-a-number': 'Reading a number',
    'choosing-questions': 'Choosing prompts',
    'comparing-and-alerting': 'Comparing, and being told',
    'finding-to-verified': 'From a finding to a verified move',
    'your-own-answers': 'Bringing in your own answers',
    integrations: 'Connecting other tools',
    agents: 'Working with agents',
  },
  agents: 'Let your assistant work with it (MCP)',
  agentsAbout: 'Ask in your own words: “Where do we lose to our rivals, and what would help?”',
  client: 'Program',
  makeKey: 'Make an API key',
  readOnly: 'for it. One that only reads is a safe start.',
  paste: 'Paste this into',
  run: 'Run this in a terminal:',
  ask: 'Restart the program and ask it how present you are.',
  program: 'Whoever runs this service gives you the program, one file without dependencies.',
  more: 'More about agents',
  api: 'For developers',
  address: 'Address of the API',
  reference: 'Reference with examples',
  document: 'OpenAPI document',
  apiKeys: 'API keys',
  keys: 'Keys',
  key: {
    anywhere: 'search or jump anywhere',
    page: 'search on this page',
    overview: 'to the Overview',
    prompts: 'to the prompts',
    rows: 'down and up in a table',
    all: 'all keys',
  },
  switchOff: 'Switch single keys off',
  contact: 'Still stuck?',
  contactSays:
    'Ask whoever runs this service for your company. With an error, send the request id below it: it leads to the exact call.',
  asOf: 'engines and incidents',
};

const de: typeof en = {
  title: 'Hilfe zu Ihren Zahlen, Werkzeugen und Agenten.',
  lead: 'Kurze Antworten zuerst. Hinter jeder Zahl steht auch, worauf sie beruht: Klicken Sie darauf oder wählen Sie „Wie sicher ist das?“.',
  figures: 'Zahlen lesen',
  figuresAbout: 'Häufige Fragen',
  questions: [
    {
      question: 'Was bedeutet der Bereich neben einer Zahl?',
      answer:
        '37 % (35–39 %) heißt: Sie sind in etwa 37 von 100 Antworten, und der wahre Anteil liegt in 95 von 100 Fällen zwischen 35 und 39. Engines antworten jedes Mal etwas anders; eine einzelne Zahl würde mehr versprechen, als sie halten kann.',
    },
    {
      question: 'Was sind „diese Prompts“ und „Fragen wie diese“?',
      answer:
        'Diese Prompts: genau die Liste, die Sie abfragen. Fragen wie diese: alles, was Käufer zu denselben Themen fragen könnten. Der zweite Bereich ist breiter, denn Ihre Liste ist nur eine Stichprobe. Der Schalter oben rechts stellt die ganze Seite um.',
    },
    {
      question: 'Warum sind Assistenten und KI-Antworten von Google zwei Zahlen?',
      answer:
        'Sie werden unterschiedlich befragt und erreichen unterschiedliche Menschen. Ein Mittelwert würde keines von beiden beschreiben.',
    },
    {
      question: 'Was bedeutet „keine Änderung belegt“?',
      answer:
        'Die Zahl hat sich nicht stärker bewegt, als es allein durch Zufall vorkommt. Das beweist nicht, dass sich nichts geändert hat: Daneben steht, welche Änderung aufgefallen wäre.',
    },
    {
      question: 'Wann ist ein Anstieg „belegt“?',
      answer:
        'Wenn er einen Test besteht, der ohne echte Änderung in höchstens 5 von 100 Fällen falsch anschlägt. Erst dann erscheinen Farbe und ▲ oder ▼.',
    },
    {
      question: 'Warum ist der Bereich so breit?',
      answer:
        'Wenige Prompts oder wenige Themen. Mehr Prompts helfen mehr als mehr Antworten auf dieselben. „Wie sicher ist das?“ zeigt, was ein schmalerer Bereich kostet.',
    },
    {
      question: 'Was ist eine vorhergesagte Zahl?',
      answer:
        'Die Schätzung eines Modells, für die keine Engine befragt wurde. Sie ist umrandet und gestrichelt, damit sie nicht mit einer Messung verwechselt wird. „Treffen Vorhersagen ein?“ zeigt, wie gut sie waren.',
    },
    {
      question: 'Was kostet etwas, und wann?',
      answer:
        'Jede Antwort einer Engine kostet Credits. Lesen, Berichte, Maßnahmen, Alarme und Prognosen sind kostenlos. Bevor etwas ausgegeben wird, nennt ein Dialog die Obergrenze; mehr wird nie abgebucht.',
    },
  ],
  method: 'Wie gemessen wird, mit Quellen',
  guides: 'Anleitungen (Englisch)',
  guide: {
    'reading-a-number': 'Eine Zahl lesen',
    'choosing-questions': 'Prompts wählen',
    'comparing-and-alerting': 'Vergleiche und Alarme',
    'finding-to-verified': 'Vom Befund zur geprüften Maßnahme',
    'your-own-answers': 'Eigene Antworten importieren',
    integrations: 'Andere Werkzeuge verbinden',
    agents: 'Mit Agenten arbeiten',
  },
  agents: 'Mit Ihrem KI-Assistenten verbinden (MCP)',
  agentsAbout: 'Fragen Sie in eigenen Worten: „Wo verlieren wir gegen Wettbewerber, und was würde helfen?“',
  client: 'Programm',
  makeKey: 'Erstellen Sie einen API-Schlüssel',
  readOnly: 'dafür. Ein Schlüssel, der nur lesen darf, ist ein sicherer Anfang.',
  paste: 'Fügen Sie dies ein in',
  run: 'Führen Sie dies in einem Terminal aus:',
  ask: 'Starten Sie das Programm neu und fragen Sie, wie präsent Sie sind.',
  program:
    'Das Programm ist eine einzelne Datei ohne Abhängigkeiten; Sie bekommen es vom Betreiber dieses Dienstes.',
  more: 'Mehr über Agenten',
  api: 'Für Entwickler',
  address: 'Adresse der API',
  reference: 'API-Referenz mit Beispielen',
  document: 'OpenAPI-Dokument',
  apiKeys: 'API-Schlüssel',
  keys: 'Tasten',
  key: {
    anywhere: 'überall suchen oder springen',
    page: 'auf dieser Seite suchen',
    overview: 'zur Übersicht',
    prompts: 'zu den Prompts',
    rows: 'in einer Tabelle nach unten und oben',
    all: 'alle Tasten',
  },
  switchOff: 'Tastenkürzel abschalten',
  contact: 'Noch etwas unklar?',
  contactSays:
    'Fragen Sie den Betreiber dieses Dienstes in Ihrem Unternehmen. Schicken Sie bei einem Fehler die Anfrage-ID mit, die darunter steht: Sie führt genau zu diesem Aufruf.',
  asOf: 'Engines und Störungen',
};

export const helpWords = { en, de };
