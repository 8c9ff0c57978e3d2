import type { StanceCase } from './stance.ts';

/** Further voices: forums, news, buying advice. Tuned on as well. */
export const stanceMore: readonly StanceCase[] = [
  [
    'en',
    `Honestly, Veltrix saved my weekend: the installer just worked and their chat answered within a minute. Ondara, on the other hand, locked me out twice and nobody called back.`,
    { Veltrix: 'positive mentioned', Ondara: 'negative mentioned' },
  ],
  [
    'en',
    `Veltrix was founded in 2011 in Leeds and employs about 400 people. In 2019 it bought Ondara, a maker of routers.`,
    { Veltrix: 'neutral mentioned', Ondara: 'neutral mentioned' },
  ],
  [
    'en',
    `A federal judge ordered Brightwell to pay $12 million over misleading ads. Brightwell said it would appeal.`,
    { Brightwell: 'negative mentioned' },
  ],
  [
    'en',
    `Morrow & Finch won the 2025 Red Dot award, and sales grew 40% last year.`,
    { 'Morrow & Finch': 'positive mentioned' },
  ],
  [
    'en',
    `Is Pelagic any good? The short version: decent hardware, terrible app. You will love the sound and hate everything else.`,
    { Pelagic: 'mixed mentioned' },
  ],
  [
    'en',
    `1. Sundial – our top recommendation for families\n2. Quillon – a reasonable second choice if you are on a budget\n3. Harth – fine, but the battery barely lasts a day\n4. Nemora`,
    {
      Sundial: 'positive recommended',
      Quillon: 'positive listed',
      Harth: 'mixed listed',
      Nemora: 'neutral listed',
    },
  ],
  [
    'en',
    `I would stay well clear of Gravitas Loans: hidden charges, aggressive collectors, and the regulator fined them in March.`,
    { 'Gravitas Loans': 'negative warned_against' },
  ],
  [
    'en',
    `Compared with Tolly, Kestrel charges less and ships faster. Tolly has the bigger catalogue, though.`,
    { Kestrel: 'positive compared', Tolly: 'mixed compared' },
  ],
  [
    'en',
    `The recall affects Lumo heaters sold between June and August. Owners should unplug them immediately and ask for a refund.`,
    { Lumo: 'negative warned_against' },
  ],
  [
    'en',
    `There is no evidence that Aprica is unsafe. The rumours about its servers were not true.`,
    { Aprica: 'neutral mentioned' },
  ],
  [
    'en',
    `If money is no object, get the Orsini. If it is, the Basti does ninety percent of the job for a third of the price.`,
    { Orsini: 'positive recommended', Basti: 'positive recommended' },
  ],
  [
    'en',
    `Users complain that Zoltan crashes on older phones. The developers have acknowledged the problem.`,
    { Zoltan: 'negative mentioned' },
  ],
  [
    'en',
    `Zoltan is not bad at all, and certainly nothing like the disaster that Yarrow was.`,
    { Zoltan: 'positive mentioned', Yarrow: 'negative mentioned' },
  ],
  [
    'en',
    `| Tool | Price | Notes |\n|---|---|---|\n| Cirrus | $9 | Simple, well documented |\n| Maple | $12 | Slow support |\n| Tern | $15 | SSO, audit log |`,
    { Cirrus: 'positive listed', Maple: 'negative listed', Tern: 'neutral listed' },
  ],
  [
    'en',
    `Northbeam has a free tier with 3 users; paid plans start at $20. It integrates with Jira and runs in the EU.`,
    { Northbeam: 'neutral mentioned' },
  ],
  [
    'en',
    `While critics praise Hollis for its comfort, long-distance drivers report back pain after an hour in a Hollis seat.`,
    { Hollis: 'mixed mentioned' },
  ],
  [
    'en',
    `For beginners I'd pick Larkspur over Dunmore every time. Dunmore assumes you already know SQL.`,
    { Larkspur: 'positive recommended', Dunmore: 'negative compared' },
  ],
  [
    'en',
    `Penrose shares fell 8% after the company cut its forecast, and two executives resigned.`,
    { Penrose: 'negative mentioned' },
  ],
  [
    'en',
    `Customers rate Penrose 4.8 out of 5, the highest score in our survey.`,
    { Penrose: 'positive mentioned' },
  ],
  [
    'en',
    `You can buy it at Stanmore, Holt or any large pharmacy.`,
    { Stanmore: 'neutral mentioned', Holt: 'neutral mentioned' },
  ],
  [
    'en',
    `Don't let the old reviews fool you: since the redesign, Fenwick has become the easiest of the lot.`,
    { Fenwick: 'positive mentioned' },
  ],
  [
    'en',
    `Ardent isn't worth the money. You get the same features in Bramble for free.`,
    { Ardent: 'negative warned_against', Bramble: 'positive compared' },
  ],
  [
    'en',
    `Hackers stole the records of two million Corvid customers. Corvid waited six weeks before it told anyone.`,
    { Corvid: 'negative mentioned' },
  ],
  [
    'en',
    `Both Elm and Rowan let you export to CSV. Elm also has an API.`,
    { Elm: 'neutral compared', Rowan: 'neutral compared' },
  ],
  [
    'en',
    `Our pick: Tamsin. It beat Oakley in every test we ran.`,
    { Tamsin: 'positive recommended', Oakley: 'negative compared' },
  ],
  [
    'en',
    `Wexford used to be great. Since the takeover the quality has gone downhill and prices have doubled.`,
    { Wexford: 'negative mentioned' },
  ],
  [
    'en',
    `What people like about Selby: it's quiet and cheap to run. What they don't: it takes forever to heat up.`,
    { Selby: 'mixed mentioned' },
  ],
  [
    'en',
    `Verity Bank, a subsidiary of Hansa Group, operates 120 branches.`,
    { 'Verity Bank': 'neutral mentioned', 'Hansa Group': 'neutral mentioned' },
  ],
  [
    'de',
    `Mit Korvano war ich rundum zufrieden: schnelle Lieferung, freundlicher Service. Bei Belisa dagegen wartet man wochenlang auf eine Antwort.`,
    { Korvano: 'positive mentioned', Belisa: 'negative mentioned' },
  ],
  [
    'de',
    `Korvano wurde 1998 in Kassel gegründet und beschäftigt 250 Mitarbeiter.`,
    { Korvano: 'neutral mentioned' },
  ],
  [
    'de',
    `Die Stiftung hat Tessaro abgemahnt, weil die Werbung irreführend war. Von einem Kauf raten wir ab.`,
    { Tessaro: 'negative warned_against' },
  ],
  [
    'de',
    `1. **Lindero** – unser Testsieger\n2. **Mavena** – solide, aber teuer\n3. **Pastora** – ab 9 € im Monat`,
    { Lindero: 'positive recommended', Mavena: 'mixed listed', Pastora: 'neutral listed' },
  ],
  [
    'de',
    `Im Vergleich zu Ostara ist Velin deutlich günstiger, allerdings weniger zuverlässig.`,
    { Velin: 'mixed compared', Ostara: 'mixed compared' },
  ],
  [
    'fr',
    `Je recommande vivement Calisto : simple, rapide et abordable. Évitez Dorval, les pannes sont fréquentes.`,
    { Calisto: 'positive recommended', Dorval: 'negative warned_against' },
  ],
  [
    'fr',
    `Calisto, fondée à Nantes en 2015, compte 80 salariés et propose trois formules.`,
    { Calisto: 'neutral mentioned' },
  ],
  [
    'fr',
    `Mirabel est élégant mais fragile, et le service après-vente laisse à désirer.`,
    { Mirabel: 'mixed mentioned' },
  ],
  [
    'es',
    `La mejor opción es Terral, sin duda. Galeno no está mal, pero resulta caro para lo que ofrece.`,
    { Terral: 'positive recommended', Galeno: 'mixed mentioned' },
  ],
  [
    'es',
    `Galeno tiene oficinas en Bilbao y Vigo y acepta pagos con tarjeta.`,
    { Galeno: 'neutral mentioned' },
  ],
  [
    'es',
    `Muchos clientes se quejan de Norvia: retrasos, cobros indebidos y un servicio pésimo.`,
    { Norvia: 'negative mentioned' },
  ],
];
