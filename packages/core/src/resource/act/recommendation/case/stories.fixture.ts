import type { BusinessStory } from './factory.ts';

/** Software in English: rivals lead, review sites leave it out, the price page gives no price. */
export const software: BusinessStory = {
  project: {
    name: 'Spesely',
    description:
      'Expense management software for mid-sized companies: cards, receipts, approvals, accounting export.',
    brand: { name: 'Spesely', domains: ['spesely.example'] },
    competitors: [
      { name: 'Pleo', domains: ['pleo.example'] },
      { name: 'Spendesk', domains: ['spendesk.example'] },
      { name: 'Expensify' },
    ],
  },
  engines: ['openai', 'perplexity'],
  pages: {
    'https://spesely.example/':
      '<title>Spesely</title><h1>Spesely</h1><p>Spesely is expense management software for mid-sized companies.</p>',
    'https://spesely.example/pricing':
      '<title>Pricing</title><h1>Pricing</h1><p>Expense management software with company cards, receipts, approvals and accounting export. What it costs depends on your company: talk to us.</p>',
  },
  facts: [
    { id: 'team-price', kind: 'price', terms: ['Team plan'], value: 9, currency: 'EUR', period: 'month' },
    { id: 'cards', kind: 'feature', terms: ['virtual cards'], value: true },
  ],
  prompts: [
    ...[
      'What does expense management software with company cards cost?',
      'Which expense management software has receipts and approvals in one price?',
      'How much is expense software for mid-sized companies?',
    ].map((text) => ({
      text,
      topic: 'pricing of expense software',
      intent: 'price',
      answers: [
        'Pleo starts at 9 euros a user and includes virtual cards, which is why many mid-sized companies begin there. Spendesk gives no public price.',
        'For a clear price, Pleo is the usual pick because its plans are published. Expensify is cheaper with 5 dollars a member.',
        'Spendesk is known for strong approvals, but you have to ask for an offer.',
      ],
      cites: ['https://www.g2.com/categories/expense-management', 'https://pleo.example/pricing'],
    })),
    ...[
      'Which are alternatives to Pleo for expense cards?',
      'What is better for receipts, Pleo or Spendesk?',
      'Compare expense tools with an accounting export.',
    ].map((text) => ({
      text,
      topic: 'comparisons',
      intent: 'comparison',
      answers: [
        'Spendesk offers more detailed approvals than Pleo, with budgets for each team.',
        'Pleo is easier to introduce because cards and receipts share one app.',
        'Expensify supports the most accounting systems, 40 of them.',
      ],
      cites: ['https://www.capterra.com/expense-report-software/', 'https://spendesk.example/compare'],
    })),
    ...['Is there software that stops double receipts?', 'Which tool reads hotel bills by itself?'].map(
      (text) => ({
        text,
        topic: 'reading receipts',
        intent: 'best_of',
        answers: [
          'Expensify reads hotel bills line by line and warns of double receipts.',
          'Spesely and Expensify both warn of double receipts.',
          'Expensify is known for its scanner.',
        ],
        cites: ['https://www.techradar.com/best/best-expense-tracker-apps'],
      }),
    ),
  ],
};

/** A practice in German: no rival may be named on its pages, a portal leaves it out. */
export const dentist: BusinessStory = {
  project: {
    name: 'Zahnarztpraxis Lindenhof',
    description:
      'Zahnarztpraxis in Leipzig: Prophylaxe, Implantate, Behandlung von Angstpatienten, Kinderzahnheilkunde.',
    brand: {
      name: 'Zahnarztpraxis Lindenhof',
      aliases: ['Praxis Lindenhof'],
      domains: ['lindenhof.example'],
    },
    competitors: [{ name: 'Zahnärzte am Rosental' }, { name: 'Praxis Dr. Seidel' }],
    locale: { language: 'de', country: 'DE' },
  },
  engines: ['openai', 'gemini'],
  pages: {
    'https://lindenhof.example/':
      '<title>Praxis Lindenhof</title><h1>Willkommen</h1><p>Wir sind eine Zahnarztpraxis in Leipzig und freuen uns auf Sie.</p>',
    'https://lindenhof.example/implantate':
      '<title>Implantate</title><h1>Implantate</h1><p>Wir setzen Implantate in Leipzig seit vielen Jahren. Fragen Sie uns, was ein Implantat kostet und wie lange es hält.</p>',
  },
  prompts: [
    ...['Was kostet ein Implantat in Leipzig?', 'Wer setzt Implantate in Leipzig ohne lange Wartezeit?'].map(
      (text) => ({
        text,
        topic: 'Implantate',
        intent: 'price',
        answers: [
          'Die Zahnärzte am Rosental nennen Festpreise ab 1.900 Euro je Implantat und bieten Termine innerhalb von zwei Wochen.',
          'Praxis Dr. Seidel ist bekannt für Implantate unter Vollnarkose.',
        ],
        cites: ['https://www.jameda.de/leipzig/zahnarzt/implantate/', 'https://rosental-zahn.example/preise'],
      }),
    ),
    ...[
      'Welcher Zahnarzt in Leipzig ist gut für Angstpatienten?',
      'Zahnarzt mit Lachgas in Leipzig gesucht',
      'Wo werden Angstpatienten in Leipzig behandelt?',
    ].map((text) => ({
      text,
      topic: 'Angstpatienten',
      intent: 'local',
      answers: [
        'Praxis Dr. Seidel bietet Lachgas und nimmt sich bei Angstpatienten eine Stunde Zeit.',
        'Die Zahnärzte am Rosental sind auf Angstpatienten spezialisiert, weil dort ein Psychologe mitarbeitet.',
      ],
      cites: ['https://www.jameda.de/leipzig/zahnarzt/angstpatienten/'],
    })),
  ],
};

/** Running shoes in English: sold in shops, tested by magazines. */
export const shoes: BusinessStory = {
  project: {
    name: 'Trailfox',
    description: 'Running shoes for trail and road, wide fits, carbon plates, sold online and in shops.',
    brand: { name: 'Trailfox', domains: ['trailfox.example'] },
    competitors: [{ name: 'Hoka' }, { name: 'Salomon' }, { name: 'Altra' }],
  },
  engines: ['openai', 'perplexity'],
  pages: {
    'https://trailfox.example/wide':
      '<title>Wide fits</title><h1>Running shoes in wide</h1><p>Our trail running shoes come in wide. Runners with wide feet love how roomy they feel on long days. The best shoe for wide feet there is.</p><p>Last updated 2 May 2024</p>',
  },
  prompts: [
    ...[
      'Which trail running shoes suit wide feet?',
      'Best running shoes for wide feet on long trails?',
      'Are there wide trail shoes for runners?',
    ].map((text) => ({
      text,
      topic: 'wide feet',
      intent: 'best_of',
      answers: [
        'Altra is the safest pick for wide feet because every model has a foot-shaped toe box, 12 mm wider than usual.',
        'Hoka offers the Speedgoat in 2E, with a weight of 291 grams.',
        'Salomon makes wide versions, but only of three models.',
      ],
      cites: [
        'https://www.runnersworld.com/gear/best-wide-trail-shoes/',
        'https://www.reddit.com/r/trailrunning/comments/wide',
      ],
    })),
    ...[
      'Which carbon plate shoes are good for a first marathon?',
      'Carbon plate shoes under 200 dollars?',
    ].map((text) => ({
      text,
      topic: 'carbon plates',
      intent: 'best_of',
      answers: [
        'Hoka is known for carbon plates that forgive, with a price of 180 dollars.',
        'Salomon supports heel strikers best with its S/LAB line.',
      ],
      cites: ['https://www.zappos.com/carbon-plate-running-shoes'],
    })),
  ],
};

/** A museum in English: visitors, no buyers. */
export const museum: BusinessStory = {
  project: {
    name: 'Musée Lumen',
    description: 'Museum of modern art in Lyon with changing exhibitions, family workshops and a roof café.',
    brand: { name: 'Musée Lumen', aliases: ['Lumen museum'], domains: ['musee-lumen.example'] },
    competitors: [{ name: 'MAC Lyon' }, { name: 'Musée des Confluences' }],
    locale: { language: 'en', country: 'FR' },
  },
  engines: ['openai', 'gemini'],
  pages: {
    'https://musee-lumen.example/':
      '<title>Home</title><h1>Lumen</h1><p>Discover light, form and colour in a unique place in the heart of the city of Lyon.</p>',
  },
  prompts: [
    ...[
      'Which museums in Lyon have workshops for families?',
      'What can children do in a museum in Lyon on a rainy Sunday?',
      'Museum in Lyon with activities for kids under six?',
    ].map((text) => ({
      text,
      topic: 'family workshops',
      intent: 'local',
      answers: [
        'Musée des Confluences offers workshops for children from the age of four, every Sunday at 3 pm.',
        'MAC Lyon is free for children and lets families draw in the rooms.',
      ],
      cites: [
        'https://www.visiterlyon.com/en/family',
        'https://en.wikipedia.org/wiki/List_of_museums_in_Lyon',
      ],
    })),
    ...['Where can I see modern art in Lyon?', 'Best museum of modern art in Lyon?'].map((text) => ({
      text,
      topic: 'modern art',
      intent: 'best_of',
      answers: [
        'MAC Lyon is the main place for contemporary art, because its exhibitions change three times a year.',
        'Go to MAC Lyon first. Musée des Confluences is more about science.',
      ],
      cites: ['https://en.wikipedia.org/wiki/List_of_museums_in_Lyon'],
    })),
  ],
};

export const copies: Record<string, { url: string; html: string }[]> = {
  software: [
    {
      url: 'https://www.g2.com/categories/expense-management',
      html: '<html lang="en"><title>Best expense management software</title><h1>Best expense management software</h1><h2>What does expense management software cost?</h2><p>Updated 3 October 2026</p><table><tr><th>Tool</th><th>Price</th><th>Cards</th></tr><tr><td>Pleo</td><td>€9</td><td>yes</td></tr><tr><td>Spendesk</td><td>€12</td><td>yes</td></tr><tr><td>Expensify</td><td>€5</td><td>no</td></tr></table><p>Pleo, Spendesk and Expensify lead this list of expense management software by the reviews of 2,300 users.</p></html>',
    },
  ],
  dentist: [],
  shoes: [
    {
      url: 'https://www.runnersworld.com/gear/best-wide-trail-shoes/',
      html: '<html lang="en"><title>Best wide trail shoes</title><h1>Best wide trail shoes</h1><h2>How do I know whether I have wide feet?</h2><p>Updated 12 August 2026. Altra and Hoka lead our test of wide trail shoes.</p><table><tr><th>Weight</th><td>291 g</td></tr><tr><th>Drop</th><td>4 mm</td></tr><tr><th>Price</th><td>$155</td></tr></table><p>We ran 640 km in 24 pairs and weighed each of them.</p></html>',
    },
  ],
  museum: [],
};
