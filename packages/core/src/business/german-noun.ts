import type { Gender, NounPhrase } from './types.ts';

/**
 * Last parts of nouns with gender and plural: “-” none, “=” the same, “¨e” with umlaut and e, “a>en” replaces the
 * end, else it is added. “-e” is asked for without a plural, but has one: “Öl” and “Öle”. The first that fits wins.
 */
const rules: [parts: string, gender: Gender, plural: string][] = [
  [
    `software hardware kleidung wäsche kosmetik pflege betreuung nachhilfe elektronik technik (?<!kom)mode wolle milch butter
    bettwäsche naturkosmetik nahrung ausrüstung ausstattung keramik logistik medizin musik bildbearbeitung baumwolle
    planung erfassung abrechnung buchhaltung kundenverwaltung aufgabenverwaltung lagerverwaltung personalverwaltung
    datensicherung`,
    'f',
    '-',
  ],
  ['seife schokolade', 'f', '-n'],
  ['pasta kost', 'f', '-'],
  ['jeans', 'f', '='],
  ['watch', 'f', 'es'],
  ['coach', 'm', 'es'],
  ['nudel windel', 'f', 'n'],
  ['wurst', 'f', '-¨e'],
  ['praxis basis', 'f', 'is>en'],
  [
    'bike pedelec board smartphone shirt shampoo parfum deo warehouse retreat event ticket set kit tablet design',
    'n',
    's',
  ],
  ['foto video logo menü büffet buffet taxi piano cello baby accessoire gateway', 'n', 's'],
  ['pesto müsli', 'n', '-s'],
  [
    'laptop grill comic podcast smoothie drink snack scan check chip space store advisor (?<!ge)bot',
    'm',
    's',
  ],
  ['kamera powerstation engine creme', 'f', 's'],
  ['sauna', 'f', 'a>en'],
  ['ski', 'm', 'er'],
  ['wagen stiefel riegel reifen ranzen brunnen rahmen schlüssel sessel spiegel artikel trüffel', 'm', '='],
  ['sitzbank gartenbank eckbank', 'f', '¨e'],
  ['bank bibliothek akademie kartei', 'f', ''],
  ['firma', 'f', 'a>en'],
  ['app bar galerie-bar', 'f', 's'],
  ['werkstatt stadt', 'f', '¨en'],
  ['(?<!auf)wand (?<!ge)nuss frucht', 'f', '¨e'],
  ['datenbank uhr tür plattform agentur kur spur klinik fabrik box fahrt schrift arbeit frau', 'f', 'en'],
  ['mauer feier feder steuer kammer oper', 'f', 'n'],
  ['kaffee espresso tee gin whisky (?<!zent)rum', 'm', '-s'],
  ['(?<!sch)wein (?<!in)sekt essig senf likör', 'm', '-e'],
  ['saft', 'm', '-¨e'],
  ['schmuck honig käse strom notdienst matcha kombucha ersatz bedarf schutz (?<!tran)sport', 'm', '-'],
  ['bier brot öl gewürz geschirr', 'n', '-e'],
  [
    'fleisch gemüse obst zubehör futter spielzeug wasser personal papier porzellan granola nussmus saatgut gepäck streu make-up',
    'n',
    '-',
  ],
  ['laden garten ofen boden schaden kasten', 'm', '¨'],
  [
    'markt platz schrank arzt anwalt stuhl raum baum sack strumpf topf korb kran zaun zahn chor verband brand hof',
    'm',
    '¨e',
  ],
  ['zug flug trag hang stand bart plan', 'm', '¨e'],
  ['trieb dienst verleih tisch schuh kurs (?<!to|te|ee)ring teppich verein', 'm', 'e'],
  [
    `sitz helm lift teich stoff druck tarif kredit monitor film stift schirm herd brief preis (?<!ma)strich schnitt
    termin kamin schein stein transport ausweis juwelier tresor`,
    'm',
    'e',
  ],
  ['shop club service park salon pool whirlpool carport', 'm', 's'],
  ['händler hersteller makler bauer broker trainer lehrer maler', 'm', '='],
  ['(?:kauf|fach|zimmer|ob)mann', 'm', 'mann>leute'],
  ['hotel restaurant café cafe büro studio kino auto abo sofa handy tool hostel camp team bistro', 'n', 's'],
  ['haus bad rad dach buch tuch band fass glas schloss', 'n', '¨er'],
  ['bild kleid schild brett lied', 'n', 'er'],
  ['museum zentrum', 'n', 'um>en'],
  [
    `theater kloster center zimmer fenster lager messer polster pulver muster gitter kissen unternehmen getriebe gewinde möbel mittel kabel dirndl dessous`,
    'n',
    '=',
  ],
  [
    `geschäft gerät werk institut konzert produkt paket projekt angebot boot system problem programm instrument
    medikament implantat zelt mobil regal geschenk klavier beet ventil modul (?<!vor|an|stadt)teil gericht vitamin getränk spiel
    magazin seminar rezept werkzeug kraftwerk pferd tier turnier garagentor heim portal plakat zertifikat inserat format labor`,
    'n',
    'e',
  ],
  [
    'hosting marketing leasing catering shopping banking monitoring factoring recruiting styling recycling bowling management kubernetes',
    'n',
    '-',
  ],
  ['coaching training shooting meeting', 'n', '-s'],
  ['bett hemd', 'n', 'en'],
  ['apartment appartement ment', 'n', 's'],
  ['loge päde pädagoge (?:^|stamm|firmen|privat|geschäfts)kunde experte', 'm', 'n'],
  ['[st]or path', 'm', 'en'],
  // Before “ur”: “Installateur” and “Friseur”, not “Kultur” and “Figur”.
  ['eur frisör', 'm', 'e'],
  ['schaft heit keit ung ei ion tät enz (?<!fl)anz ur ik', 'f', 'en'],
  ['ie', 'f', 'n'],
  ['in', 'f', 'nen'],
  ['tum', 'n', '-'],
  // “Brötchen”, but “Taschen” and “Küchen” are several.
  ['(?<![aeiouäöü]|[aei]s|(?<!ä)us|[ei]r)chen lein', 'n', '='],
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

type Noun = Pick<NounPhrase, 'one' | 'many' | 'gender' | 'mass'>;

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
export function germanNoun(noun: string): Noun | null {
  const found = compiled.find(({ pattern }) => pattern.test(noun));
  if (!found) return null;
  const { gender, plural } = found;
  if (plural.startsWith('-')) return { one: noun, many: noun, gender, mass: true };
  return { one: noun, many: pluralOf(noun, plural), gender, mass: false };
}

/** As `germanNoun`, of a noun that stands there in the plural: “Öl” has one where somebody writes “Öle”. */
function counted(one: string): Noun | null {
  const found = compiled.find(({ pattern }) => pattern.test(one));
  if (!found || found.plural === '-') return null;
  return { one, many: pluralOf(one, found.plural.replace(/^-/, '')), gender: found.gender, mass: false };
}

/** Ends as German plurals do; who knows the singular should be asked first. */
export const looksPlural = (noun: string): boolean =>
  /(?:ungen|heiten|keiten|schaften|innen|ionen|eien|iken|uren|tische|schuhe|kurse|reisen|räder|häuser|geräte|implantate|pumpen|möbel|waren|pflanzen|karten|bücher|spiele|boxen|taschen|jacken|hosen|kleider|lampen|matratzen|betten|uhren|brillen|bandagen|orthesen|fenster|türen|weine|biere|tees|öle|seifen|kerzen|produkte|dienste|systeme|pakete|zelte|rucksäcke|messer|pfannen|teppiche|bilder|apps|shirts|sneaker|boots|bikes|tools|snacks|riegel|nudeln|brote|instrumente|gitarren|sorten|artikel|teile|anlagen|module|platten|stoffe|farben|decken|kissen|sofas|stühle|regale|schränke|öfen|kamine)$/i.test(
    noun,
  );

/** “Lastenräd” to “Lastenrad”. */
const withoutUmlaut = (noun: string): string =>
  noun.replace(/(äu|[äöü])(?=[^äöü]*$)/i, (bent) => bent.normalize('NFD').replace('\u0308', ''));

/** “Drehteilen” to “Drehteile”, where the table of singulars knows it. */
export function withoutDative(many: string): string {
  const bare = many.replace(/n$/, '');
  const known = bare === many ? null : germanSingular(bare);
  return known !== null && !/e$/.test(known.one) ? bare : many;
}

/** The singular of a plural, where the table of singulars gives that plural back. */
export function germanSingular(many: string): Noun | null {
  // “Laden” is one shop.
  if (/(?:laden|garten|wagen|kasten|ofen|hafen|boden|faden|schaden|graben)$/i.test(many)) return null;
  const bases = [
    // First: “Fahrräder” would else be a man’s trade.
    withoutUmlaut(many.replace(/er$/, '')),
    many.replace(/er$/, ''),
    withoutUmlaut(many.replace(/e$/, '')),
    withoutUmlaut(many),
    many.replace(/en$/, ''),
    many.replace(/n$/, ''),
    many.replace(/e$/, ''),
    many.replace(/s$/, ''),
    many.replace(/es$/, ''),
    many.replace(/nen$/, ''),
    many.replace(/leute$/, 'mann'),
    many,
  ];
  for (const one of bases) {
    const known = counted(one);
    if (known?.many === many) return known;
  }
  return null;
}
