import type { StanceCase } from './stance.ts';

/** Praise and blame in roundabout words. Tuned on as well. */
export const stanceIndirect: readonly StanceCase[] = [
  [
    'en',
    `We switched our whole clinic to Marlowe in spring. Patients find it intuitive, and the phones have gone quiet.`,
    { Marlowe: 'positive mentioned' },
  ],
  [
    'en',
    `Marlowe sells scheduling software to clinics. It was spun out of Tull University in 2016.`,
    { Marlowe: 'neutral mentioned' },
  ],
  [
    'en',
    `Anyone considering Redpoint should read the small print: cancellation costs three months' rent, and refunds are a fantasy.`,
    { Redpoint: 'negative mentioned' },
  ],
  [
    'en',
    `Redpoint is quick to deploy. Its reporting, however, is rudimentary.`,
    { Redpoint: 'mixed mentioned' },
  ],
  [
    'en',
    `The city of Dalton terminated its contract with Ferro after repeated missed collections.`,
    { Ferro: 'negative mentioned' },
  ],
  ['en', `Ferro will supply 200 buses to the city of Dalton from 2027.`, { Ferro: 'neutral mentioned' }],
  [
    'en',
    `For trail running, go with the Lynx Pro. The Otter GT has less grip, and the Heron is discontinued.`,
    { Lynx: 'positive recommended', Otter: 'negative mentioned', Heron: 'negative mentioned' },
  ],
  [
    'en',
    `1. Abacus – free up to 5 users, strong mobile app\n2. Beacon – $15 per seat, reporting included\n3. Cobalt – setup is a slog`,
    { Abacus: 'positive listed', Beacon: 'neutral listed', Cobalt: 'negative listed' },
  ],
  [
    'en',
    `Beacon has doubled its customer base since 2023 and now serves half of the Fortune 500.`,
    { Beacon: 'positive mentioned' },
  ],
  ['en', `Beacon's founder was jailed for insider trading in May.`, { Beacon: 'negative mentioned' }],
  [
    'en',
    `Abacus and Beacon both offer SSO. Abacus also supports SCIM.`,
    { Abacus: 'neutral compared', Beacon: 'neutral compared' },
  ],
  [
    'en',
    `Nothing beats Saffron for sourdough; Thyme comes close, but not at that price.`,
    { Saffron: 'positive recommended', Thyme: 'mixed mentioned' },
  ],
  ['en', `I wouldn't trust Umbra with my passwords.`, { Umbra: 'negative warned_against' }],
  [
    'en',
    `Umbra keeps passwords encrypted on your own device and has been audited twice, with no serious findings.`,
    { Umbra: 'positive mentioned' },
  ],
  [
    'en',
    `The Vesper is heavier than the Wren, and its battery runs out sooner.`,
    { Vesper: 'negative compared', Wren: 'positive compared' },
  ],
  [
    'en',
    `Reviewers were lukewarm about the Wren. "Competent, forgettable," wrote one.`,
    { Wren: 'mixed mentioned' },
  ],
  [
    'en',
    `Xylo ships to 40 countries. Orders placed before noon leave the same day.`,
    { Xylo: 'neutral mentioned' },
  ],
  [
    'en',
    `My order from Xylo never arrived, and I am still waiting for my money.`,
    { Xylo: 'negative mentioned' },
  ],
  [
    'en',
    `Xylo's staff went out of their way to help when my parcel got lost.`,
    { Xylo: 'positive mentioned' },
  ],
  [
    'en',
    `The regulator closed its inquiry into Yarra without taking action.`,
    { Yarra: 'neutral mentioned' },
  ],
  [
    'en',
    `Options include Yarra, Zephyr and Abacus.`,
    { Yarra: 'neutral mentioned', Zephyr: 'neutral mentioned', Abacus: 'neutral mentioned' },
  ],
  ['en', `Zephyr: gorgeous screen, dreadful keyboard.`, { Zephyr: 'mixed mentioned' }],
  [
    'en',
    `Security researchers found that Zephyr apps transmit location data in plain text.`,
    { Zephyr: 'negative mentioned' },
  ],
  [
    'en',
    `If you only buy one knife this year, make it a Corvo. It holds an edge for months.`,
    { Corvo: 'positive recommended' },
  ],
  [
    'en',
    `Corvo knives are forged in Solingen from 1.4116 steel, 20 cm long.`,
    { Corvo: 'neutral mentioned' },
  ],
  [
    'de',
    `Der Kundendienst von Halmos ist eine Zumutung, auf Mails kommt nie eine Antwort.`,
    { Halmos: 'negative mentioned' },
  ],
  ['de', `Halmos liefert in 14 Länder; das Lager steht in Erfurt.`, { Halmos: 'neutral mentioned' }],
  [
    'de',
    `Wer Wert auf Qualität legt, greift zu Jandel. Halmos ist zwar billiger, hält aber nicht lange.`,
    { Jandel: 'positive recommended', Halmos: 'mixed mentioned' },
  ],
  [
    'de',
    `Jandel wurde 2024 zum dritten Mal als bester Arbeitgeber ausgezeichnet.`,
    { Jandel: 'positive mentioned' },
  ],
  ['fr', `Chez Kerlan, on m'a remboursée sous 24 heures, bravo !`, { Kerlan: 'positive mentioned' }],
  ['fr', `Kerlan fait l'objet d'une enquête pour travail dissimulé.`, { Kerlan: 'negative mentioned' }],
  ['fr', `Kerlan est implantée à Brest et vend des kayaks depuis 1994.`, { Kerlan: 'neutral mentioned' }],
  ['es', `Lo mejor de Montil es el precio; lo peor, la batería.`, { Montil: 'mixed mentioned' }],
  [
    'es',
    `No compréis en Montil: me enviaron un producto usado y no me devuelven el dinero.`,
    { Montil: 'negative warned_against' },
  ],
  ['es', `Montil abrió su primera tienda en Gijón en 2010.`, { Montil: 'neutral mentioned' }],
];
