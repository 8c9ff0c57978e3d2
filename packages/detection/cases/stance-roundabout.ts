import type { StanceCase } from './stance.ts';

/** Praise and blame without plain words, written and labelled before any rule was held against them; nothing is tuned on them. */
export const stanceRoundabout: readonly StanceCase[] = [
  [
    'en',
    `Two years in, our stores still haven't logged a single outage on Kestrel, and renewals were a formality.`,
    { Kestrel: 'positive mentioned' },
  ],
  ['en', `Kestrel keeps its data centres in Oslo and Turin.`, { Kestrel: 'neutral mentioned' }],
  [
    'en',
    `Support tickets at Quillon sit for weeks, and more than one shop has gone back to paper.`,
    { Quillon: 'negative mentioned' },
  ],
  [
    'en',
    `Quillon imports bank statements in seconds. Getting them out again takes an afternoon.`,
    { Quillon: 'mixed mentioned' },
  ],
  [
    'en',
    `If money is no object, Verity is where most studios end up. If it is, look at Plume.`,
    { Verity: 'positive mentioned', Plume: 'positive recommended' },
  ],
  [
    'en',
    `Most studios that left Verity did so over the invoice, not the software.`,
    { Verity: 'negative mentioned' },
  ],
  [
    'en',
    `Plume has 40 employees and is based in Ghent. It charges by the seat.`,
    { Plume: 'neutral mentioned' },
  ],
  [
    'en',
    `The regulator fined Halden €2.1 million for selling customers' addresses.`,
    { Halden: 'negative mentioned' },
  ],
  [
    'en',
    `Halden was named employer of the year for the third time running.`,
    { Halden: 'positive mentioned' },
  ],
  ['en', `Halden moved its headquarters to Cork in 2022.`, { Halden: 'neutral mentioned' }],
  [
    'en',
    `Before you sign with Ostrich Mobile, ask how long the last price freeze held: four months.`,
    { 'Ostrich Mobile': 'negative mentioned' },
  ],
  [
    'en',
    `Ostrich Mobile covers 98% of the country. In basements you will be looking for Wi-Fi.`,
    { 'Ostrich Mobile': 'mixed mentioned' },
  ],
  [
    'en',
    `You can hand Juniper to an intern on Monday and have a working store by Wednesday.`,
    { Juniper: 'positive mentioned' },
  ],
  [
    'en',
    `Juniper supports English, French and Dutch, and connects to twelve carriers.`,
    { Juniper: 'neutral mentioned' },
  ],
  [
    'en',
    `Juniper lost a third of its merchants last year after it doubled its fees overnight.`,
    { Juniper: 'negative mentioned' },
  ],
  [
    'en',
    `1. Anchor – the one to beat, with reviews that hardly mention a flaw\n2. Brine – ships from Hull and Leith\n3. Cask – expect returns`,
    { Anchor: 'positive listed', Brine: 'neutral listed', Cask: 'negative listed' },
  ],
  [
    'en',
    `Compared with Anchor, Brine takes twice as long to load and crashes on older tablets.`,
    { Anchor: 'positive compared', Brine: 'negative compared' },
  ],
  [
    'en',
    `Anchor and Brine differ in licence only: Anchor's is perpetual, Brine's is yearly.`,
    { Anchor: 'neutral compared', Brine: 'neutral compared' },
  ],
  [
    'en',
    `I'd keep my savings well away from Moorgate until the audit is published.`,
    { Moorgate: 'negative warned_against' },
  ],
  [
    'en',
    `Moorgate paid out every claim within nine days during the floods.`,
    { Moorgate: 'positive mentioned' },
  ],
  ['en', `Moorgate was founded by two actuaries and insures bicycles.`, { Moorgate: 'neutral mentioned' }],
  [
    'en',
    `Nobody was ever fired for choosing Stratus, though the bill raises eyebrows.`,
    { Stratus: 'mixed mentioned' },
  ],
  [
    'en',
    `Stratus recalled 14,000 chargers in June after several caught fire.`,
    { Stratus: 'negative mentioned' },
  ],
  ['en', `Stratus sells chargers, cables and docks through its own shops.`, { Stratus: 'neutral mentioned' }],
  [
    'en',
    `Start with Pebble. You'll be up and running before the kettle boils.`,
    { Pebble: 'positive recommended' },
  ],
  [
    'en',
    `Pebble's free plan stops at 50 contacts, and the next one costs more than your rent.`,
    { Pebble: 'negative mentioned' },
  ],
  ['en', `Pebble syncs every fifteen minutes by default.`, { Pebble: 'neutral mentioned' }],
  ['en', `Teachers swear by Lumen, and children ask for it on weekends.`, { Lumen: 'positive mentioned' }],
  [
    'en',
    `The lessons in Lumen are a joy; the app around them feels a decade old.`,
    { Lumen: 'mixed mentioned' },
  ],
  ['en', `Lumen is used in schools in Finland and Estonia.`, { Lumen: 'neutral mentioned' }],
  [
    'de',
    `Wer einmal bei Falkenried war, bucht im nächsten Jahr wieder.`,
    { Falkenried: 'positive mentioned' },
  ],
  [
    'de',
    `Bei Falkenried wartet man auf Rückerstattungen bis zum Sankt-Nimmerleins-Tag.`,
    { Falkenried: 'negative mentioned' },
  ],
  ['de', `Falkenried betreibt acht Campingplätze an der Ostsee.`, { Falkenried: 'neutral mentioned' }],
  [
    'de',
    `Die Küche im Falkenried ist hervorragend, die Zimmer sind hellhörig und abgewohnt.`,
    { Falkenried: 'mixed mentioned' },
  ],
  ['fr', `Chez Bastide, les colis arrivent la veille de la date promise.`, { Bastide: 'positive mentioned' }],
  ['fr', `Bastide a été condamnée pour publicité mensongère.`, { Bastide: 'negative mentioned' }],
  ['fr', `Bastide livre en France et en Belgique depuis 2015.`, { Bastide: 'neutral mentioned' }],
  ['es', `Quien prueba Almendro no vuelve a su banco de antes.`, { Almendro: 'positive mentioned' }],
  [
    'es',
    `Con Almendro, darse de baja exige tres llamadas y mucha paciencia.`,
    { Almendro: 'negative mentioned' },
  ],
  ['es', `Almendro ofrece cuentas para autónomos y pequeñas empresas.`, { Almendro: 'neutral mentioned' }],
];
