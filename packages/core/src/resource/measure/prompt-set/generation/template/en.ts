import type { TemplateSet } from './types.ts';

export const en: TemplateSet = {
  templates: {
    informational: [
      'How do I recognise good {topic}, and which ones have a good name?',
      'What should I know before I choose between {topic}, and which ones are worth a look?',
    ],
    comparison: [
      'Can you compare the best-known {topic}?',
      'How do the best {topic} for {audience} differ, and which would you choose?',
    ],
    best_of: [
      'Which {topic} would you recommend for {audience}?',
      'best {topic} for {audience}',
      'Which {topic} do experts recommend?',
    ],
    alternatives: [
      'Which lesser-known {topic} are an alternative to the big names?',
      'I am not happy with what I use now. Which {topic} are good alternatives?',
    ],
    problem: [
      'I have tried several {topic} and was disappointed. Which ones are really good?',
      'I am overwhelmed by the choice of {topic}. Which three would you look at first?',
    ],
    price: [
      'How much do good {topic} cost, and which ones are worth it?',
      'Which {topic} are good value for money?',
    ],
    local: ['Which {topic} {place} would you recommend?', 'Are there good {topic} near {city}?'],
  },
  readerTemplates: {
    informational: [
      'Explain in simple words: {topic}',
      'How do people use {topic}?',
      'How do I get started with {topic}?',
      'Explain {topic} with an example.',
      'Where can I read a good introduction to {topic}?',
    ],
    comparison: [
      'Compare the usual approaches to {topic}.',
      'What are the pros and cons of the different ways to do {topic}?',
      'How do tools for {topic} differ?',
    ],
    best_of: [
      'What is the best guide to {topic}?',
      'Which tools do experts recommend for {topic}?',
      'Best practices for {topic}',
    ],
    alternatives: ['What are the alternatives to {topic}?', 'What could I use instead of {topic}, and when?'],
    problem: [
      'I have a problem with {topic}. Where should I look first?',
      'What are common mistakes with {topic}?',
      'Trouble with {topic}: what can I do?',
    ],
  },
  competitorTemplates: [
    'What are the best alternatives to {competitor}?',
    'How does {competitor} compare with other {topic}?',
    'Which alternatives to {competitor} suit {audience}?',
  ],
  brandedTemplates: [
    'Is {brand} good for {topic}?',
    'What do customers say about {brand}?',
    'What are the alternatives to {brand}?',
    'How much does {brand} cost?',
    '{brand} or someone else for {topic}?',
  ],
  audiences: {
    business: [
      'a small business',
      'a team of ten people',
      'a company with several locations',
      'a start-up on a tight budget',
      'a company without its own IT department',
    ],
    consumer: [
      'beginners',
      'a family',
      'a student on a tight budget',
      'older people',
      'someone who lives alone',
    ],
  },
  forWord: 'for',
  places: {
    city: 'in {city}',
    countries: {
      US: 'in the United States',
      GB: 'in the United Kingdom',
      IE: 'in Ireland',
      CA: 'in Canada',
      AU: 'in Australia',
      NZ: 'in New Zealand',
      IN: 'in India',
      SG: 'in Singapore',
      ZA: 'in South Africa',
      DE: 'in Germany',
      AT: 'in Austria',
      CH: 'in Switzerland',
      FR: 'in France',
      ES: 'in Spain',
      IT: 'in Italy',
      PT: 'in Portugal',
      NL: 'in the Netherlands',
      BE: 'in Belgium',
      SE: 'in Sweden',
      DK: 'in Denmark',
      NO: 'in Norway',
      FI: 'in Finland',
      PL: 'in Poland',
      BR: 'in Brazil',
      MX: 'in Mexico',
      JP: 'in Japan',
      AE: 'in the United Arab Emirates',
    },
  },
};
