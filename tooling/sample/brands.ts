/** Six invented makers of help desk software. */
export interface SampleBrand {
  name: string;
  domain: string;
  aliases: string[];
  /** Log-odds of being named where nothing else speaks for or against it. */
  base: number;
  /** Effects on single topics. */
  topics: Record<string, number>;
  engines: Record<string, number>;
  /** Log-odds a week. */
  trend: number;
  traits: string[];
  cons: string[];
  price: string;
}

export const own: SampleBrand = {
  name: 'Deskwren',
  domain: 'deskwren.example',
  aliases: ['Desk Wren'],
  base: -1.05,
  topics: { 'shared inbox': 0.5, 'online shops': -0.1, 'phone support': -1.2, automation: 0.2 },
  engines: { openai: 0.1, perplexity: 0.35, gemini: -0.2, 'google-ai-overview': -0.3 },
  trend: 0,
  traits: [
    'set-up takes an afternoon',
    'small teams like its calm interface',
    'support answers within the hour',
    'it stays quick with a hundred thousand tickets',
  ],
  cons: [
    'Phone calls need an add-on.',
    'The list of integrations is shorter than elsewhere.',
    'Custom reports are limited.',
  ],
  price: '$19',
};

export const rivals: SampleBrand[] = [
  {
    name: 'Replywell',
    domain: 'replywell.example',
    aliases: [],
    base: 0.55,
    topics: { 'live chat': 0.5, 'price for small teams': -0.8, 'support reporting': 0.3 },
    engines: { openai: 0.3, anthropic: 0.1, perplexity: -0.1 },
    trend: -0.02,
    traits: ['it is the best known of its kind', 'most agencies know it', 'its app directory is large'],
    cons: [
      'It becomes expensive with every channel.',
      'Settings are scattered over many menus.',
      'Small teams complain about slow support.',
    ],
    price: '$49',
  },
  {
    name: 'Queuebird',
    domain: 'queuebird.example',
    aliases: [],
    base: -0.35,
    topics: { 'online shops': 0.9, 'messaging apps': 0.6, 'price for small teams': 0.4 },
    engines: { gemini: 0.4, 'google-ai-overview': 0.3 },
    trend: 0.07,
    traits: ['shops praise its order view', 'its mobile app is excellent', 'new features arrive every month'],
    cons: ['Reports are basic.', 'Rules are limited to twenty on the small plan.'],
    price: '$24',
  },
  {
    name: 'Caselamp',
    domain: 'caselamp.example',
    aliases: ['Case Lamp'],
    base: -0.7,
    topics: { 'support reporting': 0.7, 'response times': 0.6, 'data protection': 0.7, 'online shops': -0.8 },
    engines: { anthropic: 0.4 },
    trend: 0,
    traits: ['managers value its reports', 'its documentation is thorough', 'audits are easy with it'],
    cons: ['It takes weeks to set up well.', 'The interface looks dated.'],
    price: '$39',
  },
  {
    name: 'Harbordesk',
    domain: 'harbordesk.example',
    aliases: ['Harbor Desk'],
    base: -1.0,
    topics: { 'phone support': 1.6, 'training new agents': 0.4, 'AI replies': -0.5 },
    engines: { perplexity: 0.3, openai: -0.2 },
    trend: -0.05,
    traits: ['its call handling is reliable', 'it has been around for fifteen years'],
    cons: [
      'Users report outages in the last months.',
      'The AI features are disappointing.',
      'Contracts run for a year.',
    ],
    price: '$35',
  },
  {
    name: 'Pingfold',
    domain: 'pingfold.example',
    aliases: [],
    base: -1.3,
    topics: { 'price for small teams': 1.3, 'moving from email': 0.8, 'live chat': 0.3 },
    engines: { gemini: 0.3, anthropic: -0.3 },
    trend: 0.02,
    traits: ['it is hard to beat on price', 'it can be learnt in an hour', 'it does one thing well'],
    cons: ['It lacks roles and reports.', 'There is no phone support.'],
    price: '$9',
  },
];

export const brands: SampleBrand[] = [own, ...rivals];

/** Named in passing, and in nobody’s list of competitors. */
export const outsiders = ['Mailgrove', 'Tickethop', 'Answerloft'];
