import type { StanceCase } from './stance.ts';

/** Written when words and rules stood. The least probability was chosen with it in view; nothing else was. */
export const stanceHeldOut: readonly StanceCase[] = [
  [
    'en',
    `Bellweather runs hotels in Lisbon, Porto and Faro. Breakfast is included; parking costs €15 a night.`,
    { Bellweather: 'neutral mentioned' },
  ],
  [
    'en',
    `The rooms at Bellweather are spotless and the breakfast is delicious. Parking is a rip-off.`,
    { Bellweather: 'mixed mentioned' },
  ],
  [
    'en',
    `Skip Corsair Inn. The sheets were dirty and the manager was rude.`,
    { 'Corsair Inn': 'negative warned_against' },
  ],
  [
    'en',
    `For families we recommend Daybreak. It's affordable, safe and close to the beach.`,
    { Daybreak: 'positive recommended' },
  ],
  ['en', `Daybreak was built in 1974 and has 210 rooms on six floors.`, { Daybreak: 'neutral mentioned' }],
  [
    'en',
    `Everline's latest phone overheats, and the camera is disappointing.`,
    { Everline: 'negative mentioned' },
  ],
  [
    'en',
    `Everline's latest phone costs $699, comes in three colours and supports 5G.`,
    { Everline: 'neutral mentioned' },
  ],
  [
    'en',
    `Everline is faster than Falk, but Falk is more reliable.`,
    { Everline: 'mixed compared', Falk: 'mixed compared' },
  ],
  ['en', `A class action accuses Falk of secretly recording calls.`, { Falk: 'negative mentioned' }],
  ['en', `Falk won two design awards this year and profits rose 18%.`, { Falk: 'positive mentioned' }],
  [
    'en',
    `- **Grove**: simple, trustworthy, great for beginners\n- **Harbor**: from $5 per month, 12 languages\n- **Isle**: confusing menus and frequent outages\n- **Jetty**: powerful, though expensive`,
    { Grove: 'positive listed', Harbor: 'neutral listed', Isle: 'negative listed', Jetty: 'mixed listed' },
  ],
  [
    'en',
    `Harbor and Isle are both owned by the Kestrel group.`,
    { Harbor: 'neutral mentioned', Isle: 'neutral mentioned' },
  ],
  [
    'en',
    `Is Isle a scam? No, but its refund policy is unfair and many users complain.`,
    { Isle: 'negative mentioned' },
  ],
  ['en', `I've used Lagoon for five years and never had a problem.`, { Lagoon: 'positive mentioned' }],
  ['en', `Lagoon isn't good for large teams.`, { Lagoon: 'negative mentioned' }],
  [
    'en',
    `Lagoon is the safest choice, hands down. Mistral is a decent backup.`,
    { Lagoon: 'positive recommended', Mistral: 'positive mentioned' },
  ],
  ['en', `Mistral's support team ignored me for a week.`, { Mistral: 'negative mentioned' }],
  ['en', `Mistral is an airline based in Marseille with 24 aircraft.`, { Mistral: 'neutral mentioned' }],
  [
    'en',
    `The crash of a Mistral jet injured 12 people, and the airline was fined.`,
    { Mistral: 'negative mentioned' },
  ],
  [
    'en',
    `Unlike Nordic, Opal includes free updates and excellent documentation.`,
    { Opal: 'positive compared', Nordic: 'negative compared' },
  ],
  [
    'en',
    `Other providers include Nordic, Opal and Prism.`,
    { Nordic: 'neutral mentioned', Opal: 'neutral mentioned', Prism: 'neutral mentioned' },
  ],
  ['en', `Prism feels cheap and the lid broke on day one.`, { Prism: 'negative mentioned' }],
  [
    'en',
    `You should definitely try Quartz: huge selection, friendly staff, fair prices.`,
    { Quartz: 'positive recommended' },
  ],
  [
    'de',
    `Mein Favorit ist Rubin: leise, sparsam und einfach zu reinigen.`,
    { Rubin: 'positive recommended' },
  ],
  ['de', `Rubin hat 3 Filialen in Köln und bietet Lieferung an.`, { Rubin: 'neutral mentioned' }],
  ['de', `Saphir ist überteuert und der Service unfreundlich.`, { Saphir: 'negative mentioned' }],
  ['fr', `Topaze est fiable et pas chère, je la recommande.`, { Topaze: 'positive recommended' }],
  ['fr', `Topaze a été fondée à Lille et propose trois modèles.`, { Topaze: 'neutral mentioned' }],
  ['fr', `Le service client d'Umbria est lent et décevant.`, { Umbria: 'negative mentioned' }],
  ['es', `Vega es rápida y fácil de usar, pero demasiado cara.`, { Vega: 'mixed mentioned' }],
  ['es', `Vega tiene tiendas en Madrid y Málaga.`, { Vega: 'neutral mentioned' }],
  ['es', `Una multa millonaria a Zafiro por publicidad engañosa.`, { Zafiro: 'negative mentioned' }],
];
