/** A made-up business with what engines answer to its buyers, for reading the product's texts as their reader would. */
export interface Business {
  id: string;
  project: {
    name: string;
    description: string;
    brand: { name: string; aliases?: string[]; domains: string[] };
    competitors: { name: string; domains?: string[] }[];
    locale: { country: string; language: string };
  };
  facts: object[];
  /** Pages of its own and of others: address and body of the HTML. Others cannot be reached. */
  pages: Record<string, string>;
  topics: BusinessTopic[];
}

export interface BusinessTopic {
  name: string;
  questions: [intent: string, text: string][];
  /** What answers say of rivals; each answer takes two of them. */
  rivals: string[];
  /** What they say of the business, and how often. */
  own: string;
  rate: number;
  /** How often in the newest scan, on assistants; left out: a quarter of before. */
  since?: number;
  cites: string[];
}

const own = (title: string, ...body: string[]): string =>
  `<title>${title}</title><main><h1>${title}</h1>${body.map((one) => `<p>${one}</p>`).join('')}</main>`;

export const saas: Business = {
  id: 'software',
  project: {
    name: 'Spesely',
    description:
      'Expense management software for mid-sized companies: company cards, receipt capture, approvals, accounting export.',
    brand: { name: 'Spesely', domains: ['spesely.example'] },
    competitors: [
      { name: 'Payloom', domains: ['payloom.example'] },
      { name: 'Cardwise', domains: ['cardwise.example'] },
      { name: 'Fundly Desk' },
    ],
    locale: { country: 'GB', language: 'en' },
  },
  facts: [
    { id: 'team', kind: 'price', terms: ['Team plan'], value: 9, currency: 'EUR', period: 'month' },
    { id: 'systems', kind: 'number', terms: ['accounting systems'], value: 14, unit: 'systems' },
  ],
  pages: {
    'https://spesely.example/': own(
      'Spesely',
      'Spesely is expense management software for mid-sized companies.',
      'Cards, receipts and approvals in one place. Finance teams like how little they have to chase.',
    ),
    'https://spesely.example/pricing': own(
      'Pricing',
      'Expense management software with company cards, receipts, approvals and accounting export. What it costs depends on your company: talk to us.',
      'Every plan comes with onboarding. We are happy to find the right plan for your finance team.',
    ),
    'https://stackrater.example/categories/expense-management':
      '<title>Best expense management software</title><h1>Best expense management software</h1><h2>What does expense management software cost?</h2><p>Updated 3 October 2026</p><table><tr><th>Tool</th><th>Price per user</th><th>Cards</th></tr><tr><td>Payloom</td><td>€9</td><td>yes</td></tr><tr><td>Cardwise</td><td>€12</td><td>yes</td></tr></table><p>Payloom and Cardwise lead this list by the reviews of 2,300 users.</p>',
    'https://financeleader.example/guides/company-cards':
      '<title>Company cards compared</title><h1>Company cards compared</h1><p>Updated 14 September 2026</p><p>We compared Payloom, Cardwise and Fundly Desk by limits, fees and controls over six weeks.</p><h2>Which company card has the best spending limits?</h2><p>Payloom sets limits per person and per shop.</p>',
  },
  topics: [
    {
      name: 'pricing',
      questions: [
        ['price', 'How much does expense management software cost for 80 employees?'],
        ['price', 'Which expense tool has company cards included in its price?'],
        ['price', 'Is there expense software with a public price list?'],
      ],
      rivals: [
        'Payloom starts at 9 euros a user and includes virtual cards, which is why many mid-sized companies begin there.',
        'Cardwise costs 12 euros a user and publishes all of its plans.',
        'Fundly Desk is cheaper for teams under 20 people because it charges by receipt.',
      ],
      own: 'Spesely is an option, although its price is only given on request.',
      rate: 0.08,
      cites: ['https://stackrater.example/categories/expense-management', 'https://payloom.example/pricing'],
    },
    {
      name: 'company cards',
      questions: [
        ['best_of', 'What are the best company cards with spending limits?'],
        ['comparison', 'Payloom or Cardwise for company cards?'],
        ['comparison', 'How do company cards for mid-sized firms compare?'],
      ],
      rivals: [
        'Payloom sets limits per person and per shop, and blocks a card within seconds.',
        'Cardwise offers more detailed approvals than Payloom, with a budget for each team.',
      ],
      own: 'Spesely links each card to one approver.',
      rate: 0.12,
      cites: ['https://financeleader.example/guides/company-cards'],
    },
    {
      name: 'receipt capture',
      questions: [
        ['problem', 'Which tool reads hotel bills by itself?'],
        ['problem', 'How can we stop double receipts?'],
      ],
      rivals: [
        'Fundly Desk reads hotel bills line by line and warns of double receipts.',
        'Cardwise matches a receipt with its card payment within a minute.',
      ],
      own: 'Spesely reads receipts from e-mail and warns of doubles.',
      rate: 0.6,
      since: 0.02,
      cites: ['https://officetoolbox.example/receipt-apps'],
    },
    {
      name: 'accounting export',
      questions: [
        ['best_of', 'Which expense software exports to DATEV and Xero?'],
        ['best_of', 'Expense tools with the most accounting integrations?'],
      ],
      rivals: [
        'Fundly Desk supports the most accounting systems, 40 of them.',
        'Payloom exports to Xero every night.',
      ],
      own: 'Spesely exports to 14 accounting systems, DATEV and Xero among them.',
      rate: 0.75,
      since: 0.02,
      cites: ['https://www.reddit.com/r/Accounting/comments/expense-exports'],
    },
  ],
};

export const shop: Business = {
  id: 'shop',
  project: {
    name: 'Trailfox',
    description: 'Running shoes for trail and road: wide fits, carbon plates, resoling. Sold online.',
    brand: { name: 'Trailfox', domains: ['trailfox.example'] },
    competitors: [
      { name: 'Hokori' },
      { name: 'Salvento', domains: ['salvento.example'] },
      { name: 'Altara' },
    ],
    locale: { country: 'US', language: 'en' },
  },
  facts: [],
  pages: {
    'https://trailfox.example/': own(
      'Trailfox running shoes',
      'Trailfox makes running shoes for trail and road and sells them online.',
      'Find the pair that carries you further. Free returns within 60 days.',
    ),
    'https://trailfox.example/wide': own(
      'Wide running shoes',
      'Our trail running shoes come in wide. Runners with wide feet love how roomy they feel on long days. The best shoe for wide feet there is.',
      'Last updated 2 May 2024',
    ),
    'https://strideweekly.example/best-wide-trail-shoes':
      '<title>Best wide trail shoes</title><h1>Best wide trail shoes</h1><h2>How do I know whether I have wide feet?</h2><p>Updated 12 August 2026. Altara and Hokori lead our test of wide trail shoes.</p><table><tr><th>Weight</th><td>291 g</td></tr><tr><th>Drop</th><td>4 mm</td></tr><tr><th>Price</th><td>$155</td></tr></table><p>We ran 640 km in 24 pairs and weighed each of them.</p>',
    'https://www.reddit.com/r/trailrunning/comments/wide-feet':
      '<title>Wide feet: what do you run in?</title><h1>Wide feet: what do you run in?</h1><p>I have been in Altara for three years and would not go back. Hokori in 2E is fine for shorter runs.</p><p>Others here swear by sizing up half a size, with thick socks for the long days on rock.</p>',
  },
  topics: [
    {
      name: 'wide feet',
      questions: [
        ['best_of', 'Which trail running shoes suit wide feet?'],
        ['best_of', 'Best running shoes for wide feet on long trails?'],
        ['problem', 'My toes go numb on long runs. Which shoes are wide enough?'],
      ],
      rivals: [
        'Altara is the safest pick for wide feet because every model has a foot-shaped toe box, 12 mm wider than usual.',
        'Hokori offers its trail model in 2E, with a weight of 291 grams.',
        'Salvento makes wide versions, but only of three models.',
      ],
      own: 'Trailfox sells a wide fit as well.',
      rate: 0.06,
      cites: [
        'https://strideweekly.example/best-wide-trail-shoes',
        'https://www.reddit.com/r/trailrunning/comments/wide-feet',
      ],
    },
    {
      name: 'carbon plates',
      questions: [
        ['best_of', 'Which carbon plate shoes are good for a first marathon?'],
        ['price', 'Carbon plate running shoes under 200 dollars?'],
      ],
      rivals: [
        'Hokori is known for carbon plates that forgive mistakes, at a price of 180 dollars.',
        'Salvento supports heel strikers best with its race line.',
      ],
      own: 'Trailfox has a carbon shoe for 169 dollars.',
      rate: 0.1,
      cites: ['https://www.zappos.com/c/carbon-plate-running-shoes'],
    },
    {
      name: 'resoling',
      questions: [
        ['informational', 'Can running shoes be resoled?'],
        ['best_of', 'Which running shoe brands resole worn pairs?'],
        ['problem', 'My trail shoes lost their grip after 500 km. What can I do?'],
      ],
      rivals: ['Salvento resoles its mountain models for 60 dollars.'],
      own: 'Trailfox resoles any of its shoes for 45 dollars, so a pair lasts twice as long.',
      rate: 0.8,
      since: 0.02,
      cites: ['https://www.youtube.com/watch?v=resole', 'https://trailfox.example/'],
    },
    {
      name: 'road running',
      questions: [
        ['best_of', 'What are good road running shoes for daily training?'],
        ['alternatives', 'What are alternatives to Hokori for the road?'],
      ],
      rivals: [
        'Hokori has the softest daily trainer, with 38 mm of foam.',
        'Altara offers a flat road shoe for runners who land on the forefoot.',
      ],
      own: 'Trailfox makes a firm daily trainer that lasts 900 km.',
      rate: 0.35,
      cites: ['https://runlab.example/daily-trainers'],
    },
  ],
};
