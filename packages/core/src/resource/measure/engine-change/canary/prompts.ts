/** Questions in which no brand has a stake, asked alike for ever: a change of the answers is the engine's own. */
export const canaryPrompts: readonly string[] = [
  'What should I look for when buying a bicycle helmet?',
  'How do I choose the right size of moving van?',
  'What is the difference between term and whole life insurance?',
  'How often should a gas boiler be serviced, and why?',
  'Which features matter in a kitchen scale for baking?',
  'What should a small company ask before it signs a cleaning contract?',
  'How do noise-cancelling headphones work?',
  'What are the pros and cons of laminate flooring?',
  'How much does it usually cost to repaint a two-room flat?',
  'What should I check before renting a car abroad?',
  'Which documents does a freelancer need for a first tax return?',
  'How do I compare offers of mobile phone contracts?',
];
