/** `[language, text, what it says of each brand: polarity and strength]`, as a careful reader would say. */
export type StanceCase = [string, string, Record<string, string>];

/** What the rules and the model were tuned on: reviews, lists, news, forums, facts. */
export const stanceCases: readonly StanceCase[] = [
  [
    'en',
    `Acorn is the best choice for small teams. It is easy to use and affordable.`,
    { Acorn: 'positive recommended' },
  ],
  [
    'en',
    `Acorn is a project management tool with boards, lists and calendars. Birch offers the same views.`,
    { Acorn: 'neutral mentioned', Birch: 'neutral mentioned' },
  ],
  [
    'en',
    `Acorn was sued by three former employees last year, and a data breach exposed 40,000 accounts.`,
    { Acorn: 'negative mentioned' },
  ],
  [
    'en',
    `Acorn is powerful but expensive. Birch is cheaper but lacks reporting.`,
    { Acorn: 'mixed mentioned', Birch: 'mixed mentioned' },
  ],
  [
    'en',
    `Birch is better than Acorn for large files.`,
    { Birch: 'positive compared', Acorn: 'negative compared' },
  ],
  [
    'en',
    `Unlike Acorn, Birch does not charge per seat.`,
    { Birch: 'positive compared', Acorn: 'negative compared' },
  ],
  [
    'en',
    `1. **Acorn** – Great support and a generous free plan.\n2. **Birch** – Solid, though the interface looks dated.\n3. **Cedar** – From $8 per month, cloud only.\n4. **Dogwood** – Many users report bugs.`,
    { Acorn: 'positive listed', Birch: 'mixed listed', Cedar: 'neutral listed', Dogwood: 'negative listed' },
  ],
  [
    'en',
    `We do not recommend Dogwood: it is slow and support never answers.`,
    { Dogwood: 'negative warned_against' },
  ],
  [
    'en',
    `Avoid Dogwood. Several customers reported unauthorised charges.`,
    { Dogwood: 'negative warned_against' },
  ],
  [
    'en',
    `Elder won an Editors' Choice award in 2024 and is widely trusted by hospitals.`,
    { Elder: 'positive mentioned' },
  ],
  [
    'en',
    `Elder is headquartered in Oslo. It was acquired by Fir in 2020 for $90 million.`,
    { Elder: 'neutral mentioned', Fir: 'neutral mentioned' },
  ],
  ['en', `Fir recalled 60,000 strollers after reports of broken wheels.`, { Fir: 'negative mentioned' }],
  ['en', `Revenue at Fir rose 25% and the company opened twelve new stores.`, { Fir: 'positive mentioned' }],
  ['en', `Revenue at Fir dropped sharply, and the firm laid off 300 people.`, { Fir: 'negative mentioned' }],
  ['en', `I love my Gingko, it never lets me down.`, { Gingko: 'positive mentioned' }],
  ['en', `My Gingko broke after two weeks. Total waste of money.`, { Gingko: 'negative mentioned' }],
  ['en', `Gingko is not cheap, but it is worth every cent.`, { Gingko: 'mixed mentioned' }],
  ['en', `Gingko isn't reliable and the app is a mess.`, { Gingko: 'negative mentioned' }],
  [
    'en',
    `Hazel is fine for hobby use. Professionals should go with Ivy.`,
    { Hazel: 'neutral mentioned', Ivy: 'positive recommended' },
  ],
  [
    'en',
    `Top picks: Ivy for speed, Juniper for price.`,
    { Ivy: 'positive recommended', Juniper: 'positive recommended' },
  ],
  [
    'en',
    `Alternatives to Ivy include Juniper, Kapok and Larch.`,
    {
      Ivy: 'neutral compared',
      Juniper: 'neutral mentioned',
      Kapok: 'neutral mentioned',
      Larch: 'neutral mentioned',
    },
  ],
  [
    'en',
    `Juniper has come under fire for its labour practices, although it denies the allegations.`,
    { Juniper: 'negative mentioned' },
  ],
  [
    'en',
    `Kapok outperforms Larch in battery life, but Larch has the better screen.`,
    { Kapok: 'mixed compared', Larch: 'mixed compared' },
  ],
  [
    'en',
    `Kapok costs $40 and weighs 1.2 kg. It comes in black and white and has a two-year warranty.`,
    { Kapok: 'neutral mentioned' },
  ],
  [
    'en',
    `| Brand | Verdict |\n|---|---|\n| Larch | Excellent value |\n| Maple | Overpriced and flimsy |\n| Nutmeg | 5 sizes |`,
    { Larch: 'positive listed', Maple: 'negative listed', Nutmeg: 'neutral listed' },
  ],
  [
    'en',
    `Maple vs Nutmeg: Maple is faster, Nutmeg is more secure.`,
    { Maple: 'positive compared', Nutmeg: 'positive compared' },
  ],
  [
    'en',
    `Be careful with Oleander; it has been linked to several scams.`,
    { Oleander: 'negative warned_against' },
  ],
  [
    'en',
    `Oleander has a loyal following and earns consistently high ratings.`,
    { Oleander: 'positive mentioned' },
  ],
  [
    'en',
    `Pine and Quince both support Android and iOS.`,
    { Pine: 'neutral compared', Quince: 'neutral compared' },
  ],
  [
    'en',
    `Pine is the go-to option for schools; teachers praise how quickly pupils learn it.`,
    { Pine: 'positive recommended' },
  ],
  [
    'en',
    `Quince lost its licence in 2022 and is under investigation for fraud.`,
    { Quince: 'negative mentioned' },
  ],
  [
    'en',
    `### Rowanberry\nA lightweight option with clean design.\n**Pros:** quick setup, friendly team\n**Cons:** none worth mentioning\n\n### Sorrel\nHas been around since 2009.\n**Pros:** large community\n**Cons:** steep learning curve, costly add-ons`,
    { Rowanberry: 'positive mentioned', Sorrel: 'mixed mentioned' },
  ],
  [
    'en',
    `Sorrel's customer service is a nightmare. Nobody picks up the phone.`,
    { Sorrel: 'negative mentioned' },
  ],
  [
    'en',
    `Switching from Sorrel to Teak cut our costs in half, and we have not looked back.`,
    { Teak: 'positive compared', Sorrel: 'negative compared' },
  ],
  ['en', `Teak is available in 30 countries and supports SEPA payments.`, { Teak: 'neutral mentioned' }],
  ['en', `Teak is popular with freelancers. It's less suited to enterprises.`, { Teak: 'mixed mentioned' }],
  ['en', `No complaints about Umber so far; everything arrived on time.`, { Umber: 'positive mentioned' }],
  ['en', `Umber fails to deliver on its promises.`, { Umber: 'negative mentioned' }],
  [
    'en',
    `You could also consider Viburnum or Willow.`,
    { Viburnum: 'neutral mentioned', Willow: 'neutral mentioned' },
  ],
  ['en', `Willow, the market leader, grew faster than any rival.`, { Willow: 'positive mentioned' }],
  [
    'en',
    `If you want something that just works, Willow is hard to beat. Viburnum needs constant tinkering.`,
    { Willow: 'positive recommended', Viburnum: 'negative mentioned' },
  ],
  [
    'en',
    `Willow announced a new office in Lyon and will hire 50 engineers.`,
    { Willow: 'neutral mentioned' },
  ],
  [
    'en',
    `Yew is hardly a bargain, and its warranty is shorter than Zelkova's.`,
    { Yew: 'negative compared', Zelkova: 'positive compared' },
  ],
  ['en', `Zelkova denied reports that its batteries catch fire.`, { Zelkova: 'negative mentioned' }],
  ['en', `Prices: Yew €12, Zelkova €14.`, { Yew: 'neutral mentioned', Zelkova: 'neutral mentioned' }],
  [
    'en',
    `The best alternative to Yew is Zelkova.`,
    { Zelkova: 'positive recommended', Yew: 'neutral compared' },
  ],
  ['de', `Ahorn ist eine gute Wahl: einfach zu bedienen und zuverlässig.`, { Ahorn: 'positive recommended' }],
  ['de', `Ahorn hat seinen Sitz in Bonn und bietet drei Tarife an.`, { Ahorn: 'neutral mentioned' }],
  [
    'de',
    `Viele Kunden beschweren sich über Buche: teuer, langsam und schlechter Service.`,
    { Buche: 'negative mentioned' },
  ],
  [
    'de',
    `Buche ist leistungsstark, aber kompliziert. Eibe ist nicht zu empfehlen.`,
    { Buche: 'mixed mentioned', Eibe: 'negative warned_against' },
  ],
  [
    'de',
    `Eibe ist besser als Buche, wenn es um Datenschutz geht.`,
    { Eibe: 'positive compared', Buche: 'negative compared' },
  ],
  ['de', `Gegen Eibe wird wegen Betrugs ermittelt.`, { Eibe: 'negative mentioned' }],
  [
    'fr',
    `Érable est le meilleur choix pour les PME, fiable et facile à utiliser.`,
    { Érable: 'positive recommended' },
  ],
  ['fr', `Érable propose deux formules et une application mobile.`, { Érable: 'neutral mentioned' }],
  [
    'fr',
    `Frêne est rapide mais trop cher. Le support de Hêtre est catastrophique.`,
    { Frêne: 'mixed mentioned', Hêtre: 'negative mentioned' },
  ],
  ['fr', `Hêtre a été condamné pour publicité mensongère.`, { Hêtre: 'negative mentioned' }],
  [
    'es',
    `Recomiendo Roble: es fiable, rápido y tiene un soporte excelente.`,
    { Roble: 'positive recommended' },
  ],
  ['es', `Roble fue fundada en 2001 y tiene 300 empleados.`, { Roble: 'neutral mentioned' }],
  [
    'es',
    `Evita Sauce, es lento y caro. Roble es mejor que Sauce.`,
    { Sauce: 'negative warned_against', Roble: 'positive compared' },
  ],
  ['es', `Sauce es bonito pero poco práctico.`, { Sauce: 'mixed mentioned' }],
];
