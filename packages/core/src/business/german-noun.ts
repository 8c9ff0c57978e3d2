import type { Gender, NounPhrase } from './types.ts';

/**
 * Last parts of nouns with gender and plural: “-” none, “=” the same, “¨e” with umlaut and e, “a>en” replaces the
 * end, else it is added. The first that fits wins.
 */
const rules: [parts: string, gender: Gender, plural: string][] = [
  [
    `software hardware kleidung wäsche kosmetik hautpflege betreuung nachhilfe elektronik technik mode wolle
    milch seife schokolade butter wurst bettwäsche naturkosmetik`,
    'f',
    '-',
  ],
  ['praxis basis', 'f', 'is>en'],
  ['bike pedelec snowboard smartphone shirt shampoo parfum deo', 'n', 's'],
  ['laptop grill comic podcast smoothie', 'm', 's'],
  ['kamera powerstation', 'f', 's'],
  ['wagen stiefel riegel', 'm', '='],
  ['bank bibliothek akademie kartei', 'f', ''],
  ['firma', 'f', 'a>en'],
  ['app bar sauna galerie-bar', 'f', 's'],
  ['werkstatt stadt', 'f', '¨en'],
  ['datenbank uhr tür plattform agentur kur spur klinik fabrik musik anlage', 'f', 'en'],
  ['kaffee tee wein schmuck honig käse strom sekt gin saft essig senf notdienst', 'm', '-'],
  ['bier brot fleisch gemüse obst öl zubehör futter spielzeug geschirr gewürz wasser personal', 'n', '-'],
  ['laden garten', 'm', '¨'],
  ['markt platz schrank arzt anwalt', 'm', '¨e'],
  ['stuhl raum baum', 'm', '¨e'],
  ['betrieb dienst verleih vertrieb tisch schuh kurs ring teppich verein rucksack', 'm', 'e'],
  ['rucksack', 'm', '¨e'],
  ['shop club service park salon', 'm', 's'],
  ['händler hersteller makler bauer broker trainer lehrer maler', 'm', '='],
  ['hotel restaurant café cafe büro studio kino auto abo sofa handy tool hostel camp team bistro', 'n', 's'],
  ['haus bad rad dach', 'n', '¨er'],
  ['museum zentrum', 'n', 'um>en'],
  ['theater kloster center zimmer fenster lager messer polster kissen unternehmen magazin', 'n', '='],
  [
    `geschäft gerät werk institut konzert produkt paket projekt angebot boot brett system problem programm instrument
    medikament implantat`,
    'n',
    'e',
  ],
  [
    'hosting marketing leasing coaching catering training shopping banking monitoring factoring recruiting kubernetes',
    'n',
    '-',
  ],
  ['bett', 'n', 'en'],
  ['apartment appartement ment', 'n', 's'],
  // Before “ur”: “Installateur” and “Friseur”, not “Kultur” and “Figur”.
  ['eur frisör likör', 'm', 'e'],
  ['schaft heit keit ung ei ion tät enz anz ur ik', 'f', 'en'],
  ['ie', 'f', 'n'],
  ['in', 'f', 'nen'],
  ['tum', 'n', '-'],
  ['chen lein', 'n', '='],
  ['ismus', 'm', '-'],
  ['ling', 'm', 'e'],
  ['ist ent ant graf tekt peut', 'm', 'en'],
  ['er', 'm', '='],
  ['e', 'f', 'n'],
];

const compiled = rules.map(([parts, gender, plural]) => ({
  pattern: new RegExp(`(?:${parts.trim().split(/\s+/).join('|')})$`, 'i'),
  gender,
  plural,
}));

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };

function pluralOf(noun: string, rule: string): string {
  if (rule === '=') return noun;
  const [from, to] = rule.split('>');
  if (from !== undefined && to !== undefined) return noun.slice(0, noun.length - from.length) + to;
  if (!rule.startsWith('¨')) return rule === '' ? `${noun}${/e$/.test(noun) ? 'n' : 'en'}` : noun + rule;
  const bent = noun.replace(/(au|[aou])(?=[^aou]*$)/i, (vowel) => umlauts[vowel.toLowerCase()] ?? vowel);
  return (/^\p{Lu}/u.test(noun) ? bent.charAt(0).toUpperCase() + bent.slice(1) : bent) + rule.slice(1);
}

/** Gender and plural of a German noun, told by its last part; null where that does not tell. */
export function germanNoun(noun: string): Pick<NounPhrase, 'one' | 'many' | 'gender' | 'mass'> | null {
  const found = compiled.find(({ pattern }) => pattern.test(noun));
  if (!found) return null;
  const { gender, plural } = found;
  if (plural === '-') return { one: noun, many: noun, gender, mass: true };
  return { one: noun, many: pluralOf(noun, plural), gender, mass: false };
}

/** Ends as German plurals do; who knows the singular should be asked first. */
export const looksPlural = (noun: string): boolean =>
  /(?:ungen|heiten|keiten|schaften|innen|ionen|eien|iken|uren|tische|schuhe|kurse|reisen|räder|häuser|geräte|implantate|pumpen|möbel|waren|pflanzen|karten|bücher|spiele|boxen|taschen|jacken|hosen|kleider|lampen|matratzen|betten|uhren|brillen|bandagen|orthesen|fenster|türen|weine|biere|tees|öle|seifen|kerzen|produkte|dienste|systeme|pakete|zelte|rucksäcke|messer|pfannen|teppiche|bilder|apps|shirts|sneaker|boots|bikes|tools|snacks|riegel|nudeln|brote|instrumente|gitarren|sorten|artikel|teile|anlagen|module|platten|stoffe|farben|decken|kissen|sofas|stühle|regale|schränke|öfen|kamine)$/i.test(
    noun,
  );

/** “Lastenräd” to “Lastenrad”. */
const withoutUmlaut = (noun: string): string =>
  noun.replace(/(äu|[äöü])(?=[^äöü]*$)/i, (bent) => bent.normalize('NFD').replace('\u0308', ''));

/** The singular of a plural, where the table of singulars gives that plural back. */
export function germanSingular(many: string): Pick<NounPhrase, 'one' | 'many' | 'gender' | 'mass'> | null {
  // “Laden” is one shop.
  if (/(?:laden|garten|wagen|kasten|ofen|hafen|boden|faden|schaden|graben)$/i.test(many)) return null;
  const bases = [
    // First: “Fahrräder” would else be a man’s trade.
    withoutUmlaut(many.replace(/er$/, '')),
    many.replace(/en$/, ''),
    many.replace(/n$/, ''),
    many.replace(/e$/, ''),
    many.replace(/s$/, ''),
    many.replace(/nen$/, ''),
    many,
  ];
  for (const one of bases) {
    const known = germanNoun(one);
    if (known && !known.mass && known.many === many) return known;
  }
  return null;
}
