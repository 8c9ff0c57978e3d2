import type { FrameSet } from '../types.ts';

export const local: FrameSet = {
  informational: [
    'How do I find a good {kind} {place}? Are there names that come up again and again? ~ how to choose',
    '#!funeral/shop What should I ask {a kind} before I book, and which ones {place} answer well? ~ before booking',
    '#!funeral Which {kinds} {place} have been around for years and have regulars? ~ reputation',
  ],
  comparison: [
    'Can you compare the best-rated {kinds} {place}? ~ best rated',
    'Which {kinds} {place} have the best reviews, and how do they differ? ~ reviews',
    '{rival} or another {kind} {place}: how do they compare? ~ {rival}',
    '#event Can you compare {kinds} {place} by price and what is included? ~ what is included',
  ],
  best_of: [
    'Which {kind} {place} would you recommend? ~ best choice',
    'best {kind} {place} ~ best choice',
    'Which {kind} {place} is best for {offer}? ~ {offer}',
    'Which {kind} {place} would you recommend for {person}? ~ {person}',
    'Which {kinds} {place} have {feature}? ~ {feature}',
    '#beauty Which {kind} {place} takes time and gives the best advice? ~ advice',
    '#home Which {kind} {place} is the most reliable? ~ reliable',
    '#pet Which {kind} {place} is best for anxious animals? ~ anxious animals',
    '#creative Which {kind} {place} has the most natural style? Who would you recommend? ~ style',
    '#property Which {kind} {place} knows the market best? ~ knows the market',
    '#ride Which {kind} {place} is the most punctual? Who would you recommend? ~ punctual',
    '#place Which {kind} {place} is the best for small teams? ~ small teams',
  ],
  alternatives: [
    'What is a good alternative to {rival} {place}? ~ {rival}',
    '#!funeral My usual {kind} {place} has closed. What are good alternatives? ~ closed',
    'Which lesser-known {kinds} {place} are an alternative to the big names? ~ independent',
    '#ride What are the alternatives to the big apps if I need {a kind} {place}? ~ instead of an app',
  ],
  problem: [
    '{need}. Which {kind} {place} would you recommend? ~ {topic of need}',
    '{need}. Who {place} can help? ~ {topic of need}',
    '#appointment Everybody is booked up. Which {kind} {place} still has appointments this week? ~ quick appointment',
    '#home I have been let down twice. Which {kind} {place} really turns up? ~ let down',
    '#event Our date is soon and we have nobody yet. Which {kind} {place} can do it at short notice? ~ short notice',
    '#property I do not want to be talked into anything. Which {kind} {place} is honest? ~ honest advice',
  ],
  price: [
    'Which {kinds} {place} are good and still affordable? ~ affordable',
    '#!shop How much does {a kind} {place} cost, and who is good value? ~ cost',
    'How much should I expect to pay for {offer} {place}, and who is fair? ~ {offer}',
    'Which {kind} {place} has clear prices without extras? ~ clear prices',
  ],
  local: [
    '#appointment/pet/place/shop Is there a good {kind} {where} that is open on Saturdays? ~ opening hours',
    '#!appointment/pet/place/shop/funeral Is there a good {kind} {where} that has time in the next weeks? ~ free soon',
    '#!property/funeral/shop Is there {a kind} {where} that you can book online? ~ online booking',
    '#funeral Is there a considerate {kind} {where} that I can reach at night, too? ~ availability',
    '#!funeral I am new here. Which {kind} {where} do people like? ~ new in town',
  ],
};
