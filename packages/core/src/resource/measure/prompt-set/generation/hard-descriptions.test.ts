import { expect, test } from 'vitest';
import { ask } from './ask.fixture.ts';

/** What was asked amiss before: a description, what its questions say, and what none of them says. */
const hard: [brand: string, description: string, said: RegExp[], never: RegExp][] = [
  [
    'Lichtblick',
    'Photovoltaik-Installateur aus dem Landkreis Rosenheim',
    [/Welchen Photovoltaik-Installateur im Landkreis Rosenheim/, /Solaranlage/],
    /-installateur|in meiner Nähe|Heizung/,
  ],
  [
    'Seehof',
    'Wellness-Hotel am Chiemsee mit Sauna, Spa-Bereich & Halbpension',
    [/Wellnesshotels am Chiemsee bieten eine Sauna/, /gern Halbpension/],
    /-hotel|&/,
  ],
  [
    'Minimax Kids',
    'Online-Shop für Kinderwagen und Autositze',
    [/Welche Autositze haben/, /bevor ich Autositze online kaufe/],
    /(?:Welche|ich|gute) Autositzen/,
  ],
  [
    'Pumpenwerk Franken',
    'Hersteller von Kreiselpumpen für die Chemie- und Lebensmittelindustrie',
    [/Kreiselpumpen empfiehlst du für die Chemie- und Lebensmittelindustrie/],
    /Franken|im Laden|Geschäfte/,
  ],
  [
    'Morgenrot',
    'Kaffeerösterei in Augsburg: Espresso, Filterkaffee, Kaffee-Abo, Baristakurse, Kaffee fürs Büro',
    [
      /Baristakurse/,
      /ein Kaffee-Abo|Kaffee fürs Büro/,
      /Espresso zu Hause schmeckt immer sauer\. Welchen Kaffee/,
    ],
    /Röstereien|röstereien|sauer\. Welchen Filterkaffee|online zu bestellen/,
  ],
  [
    'Zeltkönig',
    'Hersteller von Zelten und Rucksäcken für Bergsteiger',
    [/Welche Zelte /, /Rucksäcke empfiehlst du für Bergsteiger/],
    /(?:Welche|gute|sind|für) (?:Zelten|Rucksäcken)/,
  ],
  [
    'Federleicht',
    'Matratzen und Bettwäsche aus Bio-Baumwolle',
    [/unterscheidet sich Bettwäsche|hält Bettwäsche/],
    /Bio-Baumwolle|Bettwäsche, das/,
  ],
  [
    'Fischer & Söhne',
    'Schreinerei Fischer & Söhne: Einbauschränke, Treppen und Küchen nach Maß in Ravensburg',
    [/für Einbauschränke|für Küchen/, /in Ravensburg/],
    /Fischer|Söhne|nach Maß/,
  ],
  [
    'Trattoria Rosa',
    'Italienisches Restaurant in Düsseldorf mit Holzofenpizza & hausgemachter Pasta',
    [/bestbewerteten italienischen Restaurants in Düsseldorf/, /bieten hausgemachte Pasta/],
    /Italienisches-/,
  ],
  [
    'Wind',
    'Surf- und Kiteschule auf Sylt für Anfänger',
    [/Worin unterscheiden sich die Surf- und Kiteschulen auf Sylt/],
    /die Kiteschulen/,
  ],
  [
    'Schmidt Metall',
    'Lohnfertiger für CNC-Drehteile und Frästeile aus Aluminium und Edelstahl',
    [/am besten für (?:CNC-Drehteile|Frästeile)/],
    /in Aluminium|bei uns im Büro/,
  ],
  [
    'Planwerk',
    'Projektmanagement-Software für Bauunternehmen (Cloud), mit Gantt-Plänen und mobiler App',
    [/brauchen vor allem (?:eine mobile App|Gantt-Pläne)/],
    /Gantt-Plänen|für mobile App/,
  ],
  [
    'Nordlicht',
    'SEO-Agentur aus Hamburg für den Mittelstand: Content-Marketing, technische Audits',
    [/SEO-Agentur in Hamburg empfiehlst du für den Mittelstand/],
    /für Mittelstand/,
  ],
  [
    'Kern',
    'Orthopäde in Speyer: Stoßwellentherapie, Akupunktur',
    [/einen (?:guten|neuen) Orthopäden in Speyer/],
    /in meiner Nähe|Welchen Orthopäde /,
  ],
  [
    'Ahoi',
    'Ferienwohnungen & Ferienhaus am Tegernsee mit Seeblick',
    [/Ferienwohnungen am Tegernsee/, /Seeblick/],
    /in meiner Nähe|bieten Ferienhaus|isst man/,
  ],
  [
    'Kontor',
    'E-Bike-Händler in Lippstadt mit Werkstatt & Leasing',
    [/E-Bike-Händler in Lippstadt/, /bieten eine Werkstatt|bieten Leasing/],
    /Kreditgeber/,
  ],
  [
    'Dachcheck',
    'Dachdeckermeister in Weilheim: Steildach, Flachdach',
    [/Was kostet ein (?:Steil|Flach)dach in Weilheim/],
    /Online-Buchung/,
  ],
  [
    'Ruhe',
    'Bestattungen in Zwickau: Erdbestattung, Feuerbestattung',
    [/einfühlsamen Bestatter/],
    /neuen Bestatter|Online-Buchung|beliebt|ausgebucht/,
  ],
  ['Nordstrom', 'Ökostromanbieter für Privathaushalte und Gewerbe', [/Ökostromanbieter/], /in meiner Nähe/],
  ['Pädagogik', 'Logopädische Praxis in Neumünster', [/Logopäden in Neumünster/], /in meiner Nähe/],
  ['Alm', 'Käserei im Allgäu: Bergkäse, Führungen', [/Bergkäse/, /Käse/], /vegan|Käsereien/],
  [
    'Maier',
    'Motorradwerkstatt im Kreis Esslingen',
    [/Motorradwerkstatt im Kreis Esslingen/],
    /E-Bike|meiner Nähe/,
  ],
  ['Haarwerk', 'Friseur & Barbershop in Hof – Damen, Herren', [/Friseur in Hof/], /Barbershop|meiner Nähe/],
  ['Hof', 'Wir pressen kaltgepresste Öle und Senf', [/kaltgepresste Öle/], /press(?:e|en) kalt/],
  [
    'Zeit',
    'Software zur Arbeitszeiterfassung für Betriebe',
    [/Software zur Arbeitszeiterfassung/],
    /Software (?:ist|hat|nutzen|würdest)/,
  ],
  [
    'Roth',
    'Fachanwältin für Familienrecht in Stuttgart: Scheidung',
    [/Anwalt für Familienrecht/],
    /kleines Unternehmen/,
  ],
];

test.each(hard)('%s: %s', (brand, description, said, never) => {
  const { all } = ask(brand, description, 'de');
  for (const pattern of said) expect(all).toMatch(pattern);
  expect(all).not.toMatch(never);
});

test.each([
  ['Weald', 'Cider maker from Kent, with tours and tastings', /also offers tours/, /makers/],
  [
    'Bean',
    'Coffee roaster in Portland, Oregon: espresso, barista classes',
    /good coffee/,
    /roasters|offers Oregon/,
  ],
  ['Cargo', 'Online shop for strollers and car seats', /Which car seats/, /near me/],
  [
    'Anvil',
    'Contract manufacturer of CNC turned parts and milled parts',
    /contract manufacturer/,
    /with of|small brands/,
  ],
  [
    'Fenwick',
    'Family law solicitors in Norwich: divorce, wills',
    /family law solicitor/,
    /[^y] law solicitor|businesses/,
  ],
  [
    'Shiftwise',
    'Shift scheduling software for cafés, bars & restaurants',
    /for restaurants\?/,
    /handles bars/,
  ],
] as const)('%s: %s', (brand, description, said, never) => {
  const { all } = ask(brand, description, 'en');
  expect(all).toMatch(said);
  expect(all).not.toMatch(never);
});
