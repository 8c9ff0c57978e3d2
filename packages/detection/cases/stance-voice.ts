import type { StanceCase } from './stance.ts';

/** Stories, filings, short lists. Tuned on as well. */
export const stanceVoice: readonly StanceCase[] = [
  [
    'en',
    `Picture this: it's Monday, payroll is due, and Dorsal is down again. Third time this month. We moved to Lumen and I sleep at night.`,
    { Dorsal: 'negative mentioned', Lumen: 'positive mentioned' },
  ],
  [
    'en',
    `Dorsal (Nasdaq: DRSL) is a payroll provider with 4,000 customers in Canada. Its CEO is Ann Wu.`,
    { Dorsal: 'neutral mentioned' },
  ],
  [
    'en',
    `Tarn makes a beautiful kettle. It also makes a kettle that rusts within a year. Same kettle.`,
    { Tarn: 'mixed mentioned' },
  ],
  [
    'en',
    `According to the consumer agency, Ostend overstated its mileage figures. The company agreed to compensate buyers.`,
    { Ostend: 'negative mentioned' },
  ],
  [
    'en',
    `Three reasons to choose Palisade: generous storage, strong encryption, and a team that listens.`,
    { Palisade: 'positive recommended' },
  ],
  [
    'en',
    `Palisade stores files in Ireland and Singapore. Files are kept for 30 days after deletion.`,
    { Palisade: 'neutral mentioned' },
  ],
  [
    'en',
    `- Crest: reliable workhorse\n- Dune: 12 models, made in Spain\n- Ember: expect long waiting times and poor communication\n- Fjord: comfy but noisy`,
    { Crest: 'positive listed', Dune: 'neutral listed', Ember: 'negative listed', Fjord: 'mixed listed' },
  ],
  [
    'en',
    `Dentists tend to recommend Fluora. Pearlix, by contrast, may damage enamel.`,
    { Fluora: 'positive recommended', Pearlix: 'negative mentioned' },
  ],
  [
    'en',
    `If you care about privacy, steer clear of Nosy; it sells your data to brokers.`,
    { Nosy: 'negative warned_against' },
  ],
  [
    'en',
    `Harrier is more accurate than Swift, and it costs half as much.`,
    { Harrier: 'positive compared', Swift: 'negative compared' },
  ],
  [
    'en',
    `Harrier has a reputation for being difficult, yet its fans would never use anything else.`,
    { Harrier: 'mixed mentioned' },
  ],
  [
    'en',
    `The Academy named Calder its Brewery of the Year for the second time.`,
    { Calder: 'positive mentioned' },
  ],
  [
    'en',
    `Calder opened in 1987. Tours take place on Saturdays and cost $10.`,
    { Calder: 'neutral mentioned' },
  ],
  [
    'en',
    `Trustees accused Belmont of hiding losses. Auditors later cleared Belmont of any wrongdoing.`,
    { Belmont: 'mixed mentioned' },
  ],
  [
    'en',
    `You won't regret buying a Solano. Mine is nine years old and still runs like new.`,
    { Solano: 'positive mentioned' },
  ],
  ['en', `Solano is okay. Nothing special.`, { Solano: 'neutral mentioned' }],
  [
    'en',
    `Which is best? Overall winner: Merle. Best budget option: Nuthatch. Not recommended: Petrel.`,
    { Merle: 'positive recommended', Nuthatch: 'positive recommended', Petrel: 'negative warned_against' },
  ],
  [
    'en',
    `Petrel's refund process is painfully slow, and agents keep contradicting each other.`,
    { Petrel: 'negative mentioned' },
  ],
  [
    'en',
    `Besides Merle, there are Nuthatch and Petrel, which cover the same regions.`,
    { Merle: 'neutral mentioned', Nuthatch: 'neutral mentioned', Petrel: 'neutral mentioned' },
  ],
  [
    'en',
    `Nuthatch lets you schedule posts, while Merle focuses on analytics.`,
    { Nuthatch: 'neutral compared', Merle: 'neutral compared' },
  ],
  [
    'en',
    `I regret ever signing up with Vantor. Cancelling took four calls.`,
    { Vantor: 'negative mentioned' },
  ],
  [
    'en',
    `Vantor's new model is a huge step forward: lighter, sturdier and still affordable.`,
    { Vantor: 'positive mentioned' },
  ],
  ['en', `The coffee at Brume is superb; the queues are not.`, { Brume: 'mixed mentioned' }],
  [
    'en',
    `Brume filed for bankruptcy protection on Tuesday after months of falling sales.`,
    { Brume: 'negative mentioned' },
  ],
  [
    'en',
    `Brume operates in nine cities and is part of the Kestle group.`,
    { Brume: 'neutral mentioned', Kestle: 'neutral mentioned' },
  ],
  ['de', `Finger weg von Raspo! Nach dem Update ging gar nichts mehr.`, { Raspo: 'negative warned_against' }],
  [
    'de',
    `Raspo überzeugt mit langer Akkulaufzeit und sauberer Verarbeitung.`,
    { Raspo: 'positive mentioned' },
  ],
  ['de', `Raspo gehört zur Talis-Gruppe und wird in Österreich produziert.`, { Raspo: 'neutral mentioned' }],
  ['de', `Das Display von Nordan ist brillant, der Ton dagegen blechern.`, { Nordan: 'mixed mentioned' }],
  ['fr', `Franchement, Olvera m'a changé la vie. Rien à redire.`, { Olvera: 'positive mentioned' }],
  [
    'fr',
    `Olvera a écopé d'une amende de 2 millions d'euros pour pratiques trompeuses.`,
    { Olvera: 'negative mentioned' },
  ],
  ['fr', `Olvera livre dans toute la France ; le délai est de trois jours.`, { Olvera: 'neutral mentioned' }],
  [
    'es',
    `Con Perlana todo son problemas: la app se cuelga y nadie responde.`,
    { Perlana: 'negative mentioned' },
  ],
  ['es', `Perlana ganó el premio a la mejor atención al cliente de 2025.`, { Perlana: 'positive mentioned' }],
  [
    'es',
    `Perlana es una empresa de Zaragoza que fabrica electrodomésticos.`,
    { Perlana: 'neutral mentioned' },
  ],
];
