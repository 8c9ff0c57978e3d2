import type { FrameSet } from '../types.ts';

export const health: FrameSet = {
  informational: [
    '#practice How do I recognise a good {kind}, and which ones {place} have a good reputation? ~ reputation',
    '#practice Which {kinds} {place} take time to explain things? ~ clear explanations',
    '#care What should I look for in {a kind} {place}, and which ones are good? ~ what to look for',
    '#!practice What should I look for when I choose {a kind} {place}, and which ones do it well? ~ what to look for',
  ],
  comparison: [
    'Can you compare the best-rated {kinds} {place}? ~ best rated',
    '{rival} or another {kind} {place}: how do they compare? ~ {rival}',
    'Which {kinds} {place} have the best reviews, and how do they differ? ~ reviews',
  ],
  best_of: [
    'Which {kind} {place} would you recommend? ~ best choice',
    'Which {kind} {place} is best for {offer}? ~ {offer}',
    'best {kind} {place} for {offer} ~ {offer}',
    'Which {kind} {place} is good with {person}? ~ {person}',
    'Which {kinds} {place} have {feature}? ~ {feature}',
    '#practice #!animal Which {kind} {place} is the best with children? ~ children',
    '#practice #!animal Which {kind} {place} has the most experience with {offer}? Who would you recommend? ~ {offer}',
    '#care Which {kind} {place} is the best for someone with dementia? ~ dementia',
    '#!practice #!care Which {kind} {place} gives the best advice? ~ advice',
    '#!practice #!care Which {kind} {place} would you recommend to somebody who has never been to one? ~ first time',
    '#care Which {kind} {place} do relatives praise most? Which would you recommend? ~ relatives',
  ],
  alternatives: [
    '#practice I need a new {kind} {place}. What are good alternatives to the ones that are always full? ~ always full',
    '#practice I am not happy with my {kind}. What are good alternatives {place}? ~ change',
    '#!practice I am not happy with the {kind} that I use now. What are good alternatives {place}? ~ change',
    'What is a good alternative to {rival} {place}? ~ {rival}',
  ],
  problem: [
    '{need}. Which {kind} {place} can help? ~ {topic of need}',
    '{need}. Where {place} should I go? ~ {topic of need}',
    '#practice I have been waiting weeks for an appointment. Which {kind} {place} has something sooner? ~ quick appointment',
    '#practice #!animal I was treated badly the last time. Which {kind} {place} really listens? ~ being listened to',
    '#care We need help quickly. Which {kind} {place} still has places? ~ free places',
    '#!practice #!care I felt rushed the last time. Which {kind} {place} takes time for people? ~ taking time',
    '#!practice #!care I need something soon. Which {kind} {place} can help at short notice? ~ short notice',
  ],
  price: [
    'How much should I expect to pay for {offer} {place}, and who is fair? ~ {offer}',
    'Which {kinds} {place} are affordable and still good? ~ affordable',
    '#practice Which {kind} {place} tells me the price before the treatment? ~ clear prices',
    '#!practice #!sells How much does {a kind} {place} cost if my insurance pays only part, and which one is fair? ~ own share',
  ],
  local: [
    '#practice Is there {a kind} {where} with appointments in the evening or on Saturday? ~ opening hours',
    '#practice Which {kind} {where} is taking new patients? ~ new patients',
    '#!practice Is there a good {kind} {where} that is easy to reach by public transport? ~ easy to reach',
    'Is there {a kind} {where} that is wheelchair accessible? ~ accessible',
    '#!practice #!care Which {kind} {where} can I reach in the evening or on Saturday? ~ opening hours',
  ],
};
