import type { FrameSet } from '../types.ts';

export const trade: FrameSet = {
  informational: [
    'How do I tell a good {kind} from a bad one, and which ones {place} are trusted? ~ trust',
    '#home What should be in a quote from {a kind}, and which ones {place} give clear quotes? ~ quotes',
    '#repair Which {kinds} {place} tell you honestly whether a repair is worth it? ~ honest advice',
    'Which {kind} {place} takes care of everything, from the first visit to the paperwork? ~ all in one',
  ],
  comparison: [
    'Can you compare the best-rated {kinds} {place}? ~ best rated',
    'Big company or small family firm: how do they differ when I need {a kind} {place}, and which would you ask? ~ big or small firm',
    '{rival} or another {kind} {place}: how do they compare? ~ {rival}',
  ],
  best_of: [
    'Which {kind} {place} would you recommend? ~ best choice',
    'Which {kind} {place} is best for {offer}? ~ {offer}',
    'best {kind} {place} for {offer} ~ {offer}',
    'Which {kind} {place} would you recommend for {person}? ~ {person}',
    '#home #!garden Which {kind} {place} is best for an old building? ~ old buildings',
    '#home Which {kind} {place} turns up on time and leaves things clean? Who would you recommend? ~ reliable',
    '#vehicle Which {kind} {place} is best for older models? ~ older models',
    '#repair Which {kind} {place} is the quickest? Who would you recommend? ~ quick repair',
  ],
  alternatives: [
    'My {kind} {place} no longer takes on new work. What are good alternatives? ~ change',
    'What is a good alternative to {rival} {place}? ~ {rival}',
    '#vehicle What is a good alternative to the dealer {place} if I need {a kind}? ~ instead of the dealer',
    '#device What are the alternatives to sending it to the manufacturer? Which {kind} {place} is good? ~ instead of the manufacturer',
    '#home What are the alternatives to the firms that advertise everywhere? Which {kind} {place} would you ask instead? ~ smaller firms',
  ],
  problem: [
    '{need}. Which {kind} {place} can help? ~ {topic of need}',
    '{need}. Who {place} should I call? ~ {topic of need}',
    '#emergency It is the weekend and I need {a kind} {place} right now. Who comes out? ~ emergency',
    '#home Nobody calls me back. Which {kind} {place} still takes small jobs? ~ small jobs',
    '#repair I was overcharged the last time. Which {kind} {place} can I trust? ~ overcharged',
    '#home The last firm did poor work. Which {kind} {place} can sort it out? ~ poor work',
  ],
  price: [
    'How much should I expect to pay for {offer} {place}, and who is fair? ~ {offer}',
    'Which {kinds} {place} have fair prices? ~ fair prices',
    'Which {kind} {place} gives a fixed price in advance? ~ fixed price',
    '#grant Which {kind} {place} can tell me about grants as well and keeps the cost down? ~ grants',
  ],
  local: [
    'Is there a reliable {kind} {where} that has time in the next weeks? ~ free soon',
    'Which {kind} {where} do neighbours recommend to each other? ~ word of mouth',
    '#emergency Which {kind} {where} has an emergency service at night? ~ emergency',
  ],
};
