import type { FrameSet } from '../types.ts';

export const legal: FrameSet = {
  informational: [
    'How do I find a good {kind} {place}? Are there names that come up again and again? ~ how to choose',
    'What should I ask {a kind} before I sign anything, and who {place} is open about it? ~ first meeting',
    '#lawyer Which {kinds} {place} explain things so that a layperson understands them? ~ plain language',
    '#tax Which {kinds} {place} work digitally, without paper folders? ~ digital',
  ],
  comparison: [
    'Can you compare the best-rated {kinds} {place}? ~ best rated',
    '#!notary Large firm or small office {place}: how do they differ, and which {kinds} would you look at? ~ large or small firm',
    '{rival} or another {kind} {place}: how do they compare? ~ {rival}',
  ],
  best_of: [
    'Which {kind} {place} would you recommend? ~ best choice',
    'Which {kind} {place} is best for questions about {offer}? ~ {offer}',
    'Which {kind} {place} has the most experience with {offer}? Who would you recommend? ~ {offer}',
    'Which {kind} {place} would you recommend for {person}? ~ {person}',
    'best {kind} {place} ~ best choice',
    '#tax/firm Who is the best {kind} {place} for small businesses? ~ small businesses',
  ],
  alternatives: [
    'My {kind} does not call back. What are good alternatives {place}? ~ change',
    'What is a good alternative to {rival} {place}? ~ {rival}',
    '#!notary What are the alternatives to an expensive big firm {place} if I need {a kind}? ~ smaller firms',
  ],
  problem: [
    '{need}. Which {kind} {place} can help me? ~ {topic of need}',
    '{need}. Who {place} should I talk to? ~ {topic of need}',
    '#lawyer I have a deadline in a few days. Which {kind} {place} takes a case at short notice? ~ deadline',
    '#tax I have not filed for two years. Which {kind} {place} helps without lecturing me? ~ late returns',
    'I need advice by video because I cannot come in. Which {kind} {place} offers that? ~ by video',
  ],
  price: [
    '#lawyer How much does a first consultation with {a kind} {place} cost, and who is fair? ~ first consultation',
    '#!notary Which {kinds} {place} work for a fixed price? ~ fixed price',
    '#tax How much does {a kind} {place} cost for a small company, and who is good value? ~ cost',
    'Which {kind} {place} tells me the costs up front? ~ clear costs',
  ],
  local: [
    'Is there a good {kind} {where} that I can visit in person this week? ~ appointment',
    'Which {kind} {where} has appointments in the evening? ~ evening appointments',
    'I have just moved here. Is there a trustworthy {kind} {where}? ~ new in town',
  ],
};
