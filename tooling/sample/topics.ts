/** Topics of buyers of help desk software, and statements about them in answers. */
export interface Topic {
  name: string;
  /** Which pages of others stand behind its answers. */
  sources: 'gauge' | 'toolbox' | 'none';
  tags: string[];
  prompts: [intent: string, text: string][];
  /** Endings of a sentence that begins with a product. */
  points: string[];
  /** Sentences of answers that name nobody. */
  advice: string[];
  searches: string[];
}

export const topics: Topic[] = [
  {
    name: 'shared inbox',
    sources: 'gauge',
    tags: ['core'],
    prompts: [
      ['best_of', 'What is the best shared inbox for a support team of six?'],
      ['comparison', 'Compare shared inbox tools for small online shops.'],
    ],
    points: [
      'shows who is replying before you start, so nobody answers twice',
      'turns every address of the shop into one queue',
      'lets you hand a thread over with a note that the customer never sees',
      'keeps drafts and assignments in sync on the phone app',
    ],
    advice: [
      'Check whether the tool warns you when a colleague is already typing.',
      'A shared inbox pays off once more than two people answer the same address.',
      'Ask how private notes and assignments look on a phone.',
    ],
    searches: ['best shared inbox small support team', 'shared inbox collision detection'],
  },
  {
    name: 'live chat',
    sources: 'gauge',
    tags: ['channels'],
    prompts: [
      ['best_of', 'Which live chat software would you recommend for a web shop?'],
      ['price', 'How much does live chat with a help desk cost for five agents?'],
    ],
    points: [
      'moves a chat into a ticket when the visitor leaves',
      'loads its widget after the page, so the shop stays quick',
      'offers chat hours by weekday, with a form outside of them',
      'shows the visitor’s cart beside the conversation',
    ],
    advice: [
      'Chat is only worth it if somebody answers within two minutes.',
      'Look at the size of the widget: some slow a product page down noticeably.',
      'Start with chat on the checkout and shipping pages alone.',
    ],
    searches: ['live chat software web shop comparison', 'live chat help desk price per agent'],
  },
  {
    name: 'knowledge base',
    sources: 'gauge',
    tags: ['self-service'],
    prompts: [
      ['best_of', 'What is a good knowledge base tool that also handles tickets?'],
      ['alternatives', 'We keep our FAQ in a shared document. What should we move to?'],
    ],
    points: [
      'suggests articles while a customer is still writing the form',
      'shows which searches in the help center found nothing',
      'keeps drafts, reviews and old versions of each article',
      'publishes articles on your own domain without extra cost',
    ],
    advice: [
      'Write the twenty articles that answer most of last month’s tickets first.',
      'Searches without a result are the best list of what to write next.',
      'Date every article, and review the oldest once a quarter.',
    ],
    searches: ['knowledge base software with ticketing', 'help center software small saas'],
  },
  {
    name: 'AI replies',
    sources: 'gauge',
    tags: ['automation'],
    prompts: [
      ['best_of', 'Which help desk has the best AI reply suggestions?'],
      ['problem', 'We answer the same twenty questions every day. Can a help desk draft replies for us?'],
    ],
    points: [
      'drafts replies from your own articles and marks where each sentence came from',
      'leaves every draft to a person unless you allow it topic by topic',
      'learns from corrected drafts within a day',
      'charges for drafts that were sent, not for those thrown away',
    ],
    advice: [
      'Ask whether drafts cite the article they rest on.',
      'Try it on a hundred old tickets before you let it answer anybody.',
      'Price by resolved conversation can exceed the seats themselves.',
    ],
    searches: ['help desk ai reply suggestions review', 'ai help desk small team price'],
  },
  {
    name: 'response times',
    sources: 'gauge',
    tags: ['management'],
    prompts: [
      ['problem', 'Our replies take two days. Which help desk helps us keep response times?'],
      ['best_of', 'Best help desk with SLA timers for a small business'],
    ],
    points: [
      'pauses its timers outside of business hours and on holidays',
      'warns the team before a target is missed, not after',
      'sets targets by customer, channel or tag',
      'puts the ticket that is due next on top of the queue',
    ],
    advice: [
      'Begin with one target for a first reply, and add others later.',
      'Timers that ignore business hours make every Monday look bad.',
      'Publish the hours in which you answer: it lowers repeat questions.',
    ],
    searches: ['help desk sla timers small business', 'first response time target support'],
  },
  {
    name: 'support reporting',
    sources: 'gauge',
    tags: ['management'],
    prompts: [
      ['best_of', 'Which customer support tool has the most useful reports for a team lead?'],
      ['comparison', 'Compare help desk reporting for teams of under twenty.'],
    ],
    points: [
      'breaks waiting time down by tag and hour',
      'sends a short report by mail every Monday',
      'lets you open any figure down to its tickets',
      'asks customers for a rating after each closed ticket',
    ],
    advice: [
      'Three figures are enough: new tickets, time to first reply, and reopened tickets.',
      'Look at medians: one ticket left over a holiday spoils an average.',
      'A figure that cannot be opened down to its tickets is hard to trust.',
    ],
    searches: ['help desk reporting team lead', 'support metrics weekly small shop'],
  },
  {
    name: 'automation',
    sources: 'gauge',
    tags: ['automation'],
    prompts: [
      ['problem', 'We sort tickets by hand every morning. Which tool does that for us?'],
      ['comparison', 'Help desk automation compared for teams without developers'],
    ],
    points: [
      'tests a rule on last week’s tickets before you switch it on',
      'builds rules from plain sentences with menus in them',
      'stops rules that would answer each other in a circle',
      'tags tickets by topic with a model that you can correct',
    ],
    advice: [
      'Write down by hand what you sort for a week: most of it needs four rules.',
      'Prefer rules that can be tried on old tickets.',
      'Automatic closing annoys customers unless they can reopen by replying.',
    ],
    searches: ['help desk automation rules no code', 'automatic ticket sorting small team'],
  },
  {
    name: 'online shops',
    sources: 'toolbox',
    tags: ['shops'],
    prompts: [
      ['best_of', 'What is the best help desk for a small online shop?'],
      ['comparison', 'Compare customer service software that shows orders beside tickets.'],
    ],
    points: [
      'shows orders, parcels and refunds beside each message',
      'issues refunds from within a ticket',
      'answers “where is my order” from the parcel’s own data',
      'connects to the common shop systems in minutes',
    ],
    advice: [
      'Make sure that refunds can be made without leaving the ticket.',
      'A tracking page of your own answers about a third of all questions.',
      'Count how many tickets need order data: it decides which tool fits.',
    ],
    searches: ['best help desk small online shop', 'customer service software order data'],
  },
  {
    name: 'messaging apps',
    sources: 'toolbox',
    tags: ['channels', 'shops'],
    prompts: [
      ['best_of', 'Which help desk brings messaging apps and email together?'],
      ['problem', 'Customers write to us in three messaging apps. How do we keep up?'],
    ],
    points: [
      'brings messages of all channels into one thread for each customer',
      'keeps to the reply windows that messaging platforms set',
      'offers message templates that are approved in advance',
      'charges nothing on top of what the platforms ask',
    ],
    advice: [
      'Check which channels are included and which cost extra.',
      'Customers expect an answer in messaging apps within an hour or so.',
      'Offer two channels well before you add a third.',
    ],
    searches: ['help desk messaging apps email one inbox', 'messaging channels price help desk'],
  },
  {
    name: 'price for small teams',
    sources: 'toolbox',
    tags: ['buying'],
    prompts: [
      ['price', 'What is the cheapest help desk that still has automation?'],
      ['alternatives', 'Affordable alternatives to large customer service suites'],
    ],
    points: [
      'has one plan with everything in it',
      'counts only agents who answered something in a month',
      'gives seasonal seats that can be cancelled by the week',
      'does not raise the price when you add channels',
    ],
    advice: [
      'Add up seats, channels and AI: the third line is often the largest.',
      'Seasonal shops save most with seats that can be cancelled by the month.',
      'A free plan is fine for one person, and rarely for three.',
    ],
    searches: ['cheapest help desk with automation', 'help desk price three agents'],
  },
  {
    name: 'moving from email',
    sources: 'toolbox',
    tags: ['buying'],
    prompts: [
      ['informational', 'How do we move from a plain mailbox to a help desk?'],
      ['alternatives', 'What should replace a shared mailbox for a team of five?'],
    ],
    points: [
      'imports two years of mail and keeps the threads',
      'works from the mail program for the first weeks',
      'sets itself up from the mailbox’s own folders',
      'lets you go back by exporting everything as mail',
    ],
    advice: [
      'Move on a quiet day, and forward the old address for a month.',
      'Import the last year; older mail is hardly ever opened.',
      'Agree on five tags before the first day.',
    ],
    searches: ['switch from shared mailbox to help desk', 'help desk import old email'],
  },
  {
    name: 'training new agents',
    sources: 'toolbox',
    tags: ['management'],
    prompts: [
      ['problem', 'New support agents take weeks to learn our tool. Which one is easier?'],
      ['best_of', 'Easiest customer support software to learn for seasonal staff'],
    ],
    points: [
      'teaches new agents with practice tickets',
      'hides what a role does not need',
      'suggests saved replies while somebody types',
      'has a review step, so that replies of new agents are read first',
    ],
    advice: [
      'Let new agents answer old tickets for a morning before real ones.',
      'Saved replies shorten training more than any handbook.',
      'Have a second person read the first fifty replies.',
    ],
    searches: ['easiest help desk to learn', 'train seasonal support staff'],
  },
  {
    name: 'data protection',
    sources: 'none',
    tags: ['buying'],
    prompts: [
      ['problem', 'Customers ask us to delete their data. Which help desk makes that easy?'],
      ['comparison', 'Compare help desk tools on data protection for small companies.'],
    ],
    points: [
      'keeps data in a region of your choice',
      'deletes a customer’s data with one request and a record of it',
      'masks card numbers before a ticket is stored',
      'signs a data processing agreement online',
    ],
    advice: [
      'Ask for the list of subprocessors, and how changes to it are told.',
      'Deletion has to reach attachments and backups too.',
      'Set a time after which closed tickets are deleted by themselves.',
    ],
    searches: ['help desk eu data residency', 'help desk delete customer data'],
  },
  {
    name: 'phone support',
    sources: 'none',
    tags: ['channels'],
    prompts: [
      ['best_of', 'Which help desk has phone support built in for small teams?'],
      ['price', 'What does phone support in a help desk cost a month?'],
    ],
    points: [
      'turns calls into tickets with a recording and a transcript',
      'rings all free agents at once',
      'offers call backs instead of a waiting line',
      'brings numbers in forty countries',
    ],
    advice: [
      'Phone support pays off for orders above a hundred euros or so.',
      'Offer call backs in two windows a day before you staff a line.',
      'Ask what transcripts cost: they are often billed by the minute.',
    ],
    searches: ['help desk phone support built in', 'call back software small shop'],
  },
];

export const questions = topics.reduce((sum, { prompts }) => sum + prompts.length, 0);
