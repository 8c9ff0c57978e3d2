import type { FrameSet } from '../types.ts';

export const business: FrameSet = {
  informational: [
    'How do I recognise a good {kind}, and which ones {place} have a good name? ~ quality',
    'What should we ask {a kind} before we sign, and which ones {place} are open about their work? ~ before signing',
    'Which {kinds} {place} can show results with companies like ours? ~ references',
    'What should a small company look for in {a kind} {place}, and which ones fit? ~ small companies',
  ],
  comparison: [
    'Can you compare the leading {kinds} {place}? ~ compared',
    'Large provider or small specialist: how do they differ when we need {a kind} {place}, and which would you ask? ~ large or small',
    'We need three offers from {kinds} {place}. Who should be on the list, and how do they differ? ~ shortlist',
    '{rival} or another {kind} {place}: how do they compare? ~ {rival}',
  ],
  best_of: [
    'Which {kind} {place} would you recommend for a medium-sized company? ~ medium-sized companies',
    'best {kind} {place} for small businesses ~ small businesses',
    'Which {kind} {place} is best for {offer}? ~ {offer}',
    'Which {kind} {place} would you recommend for {person}? ~ {person}',
    'Which {kind} {place} has the most experience with {offer}? Who would you recommend? ~ {offer}',
    'Which {kinds} {place} have {feature}? ~ {feature}',
    '#agency Which {kind} {place} is the best for start-ups? ~ start-ups',
    '#creative Which {kind} {place} does the best creative work? ~ creative work',
    '#it Which {kind} {place} is best for a company without its own IT? ~ no own IT',
    '#supply Which {kind} {place} is the most reliable? ~ reliable',
  ],
  alternatives: [
    'What is a good alternative to {rival} {place}? ~ {rival}',
    'We are not happy with our {kind}. What are good alternatives {place}? ~ change',
    'Which lesser-known {kinds} {place} are an alternative to the big names? ~ smaller providers',
    '#agency What are the alternatives to hiring someone ourselves? Which {kind} {place} would you look at? ~ hire or outsource',
  ],
  problem: [
    '{need}. Which {kind} {place} can help? ~ {topic of need}',
    '{need}. Who {place} should we talk to? ~ {topic of need}',
    '#!making We need someone at short notice. Which {kind} {place} can start next week? ~ short notice',
    '#agency We have been burnt before. Which {kind} {place} does not lock us in? ~ lock-in',
    '#supply Our current partner keeps missing deadlines. Which {kind} {place} is on time? ~ missed deadlines',
  ],
  price: [
    'How much does {a kind} {place} cost a small company, and who is good value? ~ cost',
    'Which {kinds} {place} work at fixed prices? ~ fixed prices',
    'Which {kinds} {place} are affordable for a start-up? ~ start-up budget',
    'How much should we expect to pay for {offer} {place}, and who is fair? ~ {offer}',
  ],
  local: [
    '#!making Is there a good {kind} {where} that comes to our office? ~ on site',
    'Which {kind} {where} works with companies of our size? ~ company size',
    'Who is the first {kind} {where} that you would call? ~ first call',
  ],
};
