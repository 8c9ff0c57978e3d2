import type { Language } from './types.ts';

/** A town or region, and how one says that something is there. */
export interface Place {
  name: string;
  phrase: string;
}

/** Towns that are named without a preposition too: “Zahnarztpraxis Lindenhof, Leipzig”. */
const towns = new Set(
  `Berlin,Hamburg,München,Munich,Köln,Cologne,Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,
Nürnberg,Nuremberg,Duisburg,Bochum,Wuppertal,Bielefeld,Bonn,Münster,Karlsruhe,Mannheim,Augsburg,Wiesbaden,Mönchengladbach,Gelsenkirchen,
Aachen,Braunschweig,Kiel,Chemnitz,Halle,Magdeburg,Freiburg,Krefeld,Mainz,Lübeck,Erfurt,Oberhausen,Rostock,Kassel,Hagen,Potsdam,
Saarbrücken,Hamm,Ludwigshafen,Oldenburg,Osnabrück,Leverkusen,Heidelberg,Solingen,Darmstadt,Regensburg,Würzburg,Ingolstadt,Ulm,Göttingen,
Wolfsburg,Heilbronn,Pforzheim,Offenbach,Fürth,Bamberg,Bayreuth,Konstanz,Passau,Trier,Koblenz,Jena,Weimar,Schwerin,Flensburg,Lüneburg,
Tübingen,Reutlingen,Marburg,Gießen,Fulda,Bautzen,Görlitz,Cottbus,Zwickau,Plauen,Paderborn,Celle,Hildesheim,Siegen,Neuss,Ravensburg,
Speyer,Hof,Herne,Peine,Leer,Stade,Rheine,Kleve,Eutin,Templin,Demmin,Malchin,Neuruppin,Olpe,Hemer,
Schwerte,Werne,Geseke,Oelde,Bünde,Löhne,Springe,Lehrte,Brake,Jever,Ahaus,Chur,Zug,Uster,Hallein,Rosenheim,Garmisch-Partenkirchen,Oberstdorf,Lindau,Wien,Vienna,Graz,Linz,Salzburg,Innsbruck,Klagenfurt,Villach,Wels,Dornbirn,Bregenz,Sölden,
Kitzbühel,Zürich,Zurich,Bern,Basel,Genf,Geneva,Luzern,Lucerne,Lausanne,Winterthur,Zermatt,Davos,Lugano,London,Manchester,Birmingham,Leeds,
Liverpool,Bristol,Sheffield,Newcastle,Nottingham,Brighton,Oxford,Cambridge,York,Bath,Edinburgh,Glasgow,Cardiff,Belfast,Dublin,Cork,Galway,
Exeter,Norwich,Southampton,Portsmouth,Leicester,Coventry,Reading,Plymouth,Aberdeen,Dundee,Swansea,Paris,Lyon,Marseille,Toulouse,Nice,
Bordeaux,Lille,Strasbourg,Nantes,Madrid,Barcelona,Valencia,Seville,Málaga,Bilbao,Lisbon,Lissabon,Porto,Rome,Rom,Milan,Mailand,Florence,Florenz,Venice,
Venedig,Naples,Neapel,Turin,Bologna,Bozen,Meran,Amsterdam,Rotterdam,Utrecht,Brussels,Brüssel,Antwerp,Ghent,Copenhagen,Kopenhagen,Stockholm,Gothenburg,Oslo,Bergen,
Helsinki,Reykjavik,Prague,Prag,Warsaw,Warschau,Krakow,Budapest,Bucharest,Athens,Athen,Istanbul,Tallinn,Riga,Vilnius,Zagreb,Ljubljana,New York,Los Angeles,
Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,San Jose,Austin,Jacksonville,San Francisco,Seattle,Denver,Boston,Portland,Nashville,
Detroit,Memphis,Atlanta,Miami,Minneapolis,New Orleans,Cleveland,Tampa,Pittsburgh,Cincinnati,Kansas City,St. Louis,Las Vegas,Sacramento,Oakland,
Raleigh,Charlotte,Columbus,Indianapolis,Milwaukee,Salt Lake City,Boise,Tucson,Albuquerque,Omaha,Honolulu,Anchorage,Burlington,Brooklyn,Buffalo,Savannah,Charleston,Madison,
Asheville,Boulder,Toronto,Montreal,Vancouver,Calgary,Ottawa,Edmonton,Quebec,Winnipeg,Halifax,Sydney,Melbourne,Brisbane,Perth,Adelaide,
Auckland,Wellington,Christchurch,Cape Town,Johannesburg,Durban,Nairobi,Lagos,Accra,Cairo,Marrakesh,Dubai,Abu Dhabi,Doha,Tel Aviv,Mumbai,Delhi,
New Delhi,Bangalore,Bengaluru,Chennai,Hyderabad,Pune,Kolkata,Singapore,Bangkok,Jakarta,Kuala Lumpur,Manila,Hanoi,Hong Kong,Taipei,Seoul,Tokyo,
Osaka,Kyoto,Shanghai,Beijing,São Paulo,Rio de Janeiro,Buenos Aires,Santiago,Lima,Bogotá,Mexico City`
    .split(/,\s*/)
    .map((town) => town.trim()),
);

/** Regions, with what a German says before them. */
const germanRegions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Allgäu: 'im Allgäu',
    Schwarzwald: 'im Schwarzwald',
    Harz: 'im Harz',
    Bodensee: 'am Bodensee',
    Ostsee: 'an der Ostsee',
    Nordsee: 'an der Nordsee',
    Eifel: 'in der Eifel',
    Pfalz: 'in der Pfalz',
    Rügen: 'auf Rügen',
    Sylt: 'auf Sylt',
    Usedom: 'auf Usedom',
    Spreewald: 'im Spreewald',
    Ruhrgebiet: 'im Ruhrgebiet',
    Saarland: 'im Saarland',
    Salzkammergut: 'im Salzkammergut',
    Zillertal: 'im Zillertal',
    Wachau: 'in der Wachau',
    Steiermark: 'in der Steiermark',
    Schweiz: 'in der Schweiz',
    Sauerland: 'im Sauerland',
    Erzgebirge: 'im Erzgebirge',
    Münsterland: 'im Münsterland',
    Rheinland: 'im Rheinland',
    Oberpfalz: 'in der Oberpfalz',
    Mosel: 'an der Mosel',
    Elbe: 'an der Elbe',
    Weser: 'an der Weser',
    Lahn: 'an der Lahn',
    Donau: 'an der Donau',
    Saale: 'an der Saale',
    Ahr: 'an der Ahr',
    Rhein: 'am Rhein',
    Neckar: 'am Neckar',
    Inn: 'am Inn',
    Müritz: 'an der Müritz',
    Rhön: 'in der Rhön',
    Oberlausitz: 'in der Oberlausitz',
    Chiemsee: 'am Chiemsee',
    Gardasee: 'am Gardasee',
    Mallorca: 'auf Mallorca',
    Niederrhein: 'am Niederrhein',
    Taunus: 'im Taunus',
    Vogtland: 'im Vogtland',
    Emsland: 'im Emsland',
    Rheingau: 'im Rheingau',
    Uckermark: 'in der Uckermark',
    Lausitz: 'in der Lausitz',
  }),
);
const plainRegions =
  /^(?:Bayern|Sachsen|Hessen|Thüringen|Brandenburg|Tirol|Südtirol|Vorarlberg|Kärnten|Baden-Württemberg|Niedersachsen|Schleswig-Holstein|Mecklenburg-Vorpommern|Nordrhein-Westfalen|Rheinland-Pfalz|Sachsen-Anhalt|Ostfriesland|Franken|Oberbayern|Niederbayern|Schwaben|Deutschland|Österreich|Europa|Nordhessen|Südbaden|Graubünden|Wales|Scotland|England|Ireland|Cornwall|Devon|Tuscany|Provence|Brittany|Oregon|Vermont|California|Texas|Florida|Colorado|Maine|Ohio|Iowa|Germany|Austria|Switzerland|France|Spain|Italy|Portugal|Europe|Canada|Australia|India|Japan|Kent|Sussex|Yorkshire|Somerset|Norfolk|Suffolk|Wisconsin|Michigan|Minnesota|Montana|Utah|Arizona|Virginia|Georgia|Bavaria|Tyrol|Saxony|Iceland|Norway|Sweden|Denmark|Finland|Poland|Greece|Croatia|Bali|Sicily|Sardinia|Brooklyn|Queensland|Ontario|Quebec|Kerala|Rajasthan|Goa)$/;

const countryArticle: Record<string, string> = {
  US: 'in the United States',
  GB: 'in the UK',
  NL: 'in the Netherlands',
  AE: 'in the United Arab Emirates',
  PH: 'in the Philippines',
  CZ: 'in the Czech Republic',
};
const germanCountry: Record<string, string> = {
  US: 'in den USA',
  GB: 'in Großbritannien',
  NL: 'in den Niederlanden',
  CH: 'in der Schweiz',
  TR: 'in der Türkei',
  AE: 'in den Emiraten',
  CZ: 'in Tschechien',
  SK: 'in der Slowakei',
  PH: 'auf den Philippinen',
};

/** “in Germany”, “in der Schweiz”; null for a code that nobody knows. */
export function countryPhrase(code: string | null | undefined, language: Language): string | null {
  if (!code) return null;
  const special = (language === 'de' ? germanCountry : countryArticle)[code];
  if (special) return special;
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(code);
  return name && name !== code ? `in ${name}` : null;
}

/** A place that was given by name. */
export function placeNamed(name: string, language: Language): Place {
  const german = germanRegions.get(name);
  if (language === 'de' && german) return { name, phrase: german };
  if (/^(?:in|im|am|an|auf|near|on|around)\s/i.test(name)) return { name, phrase: name };
  return { name, phrase: `in ${name}` };
}

const proper = String.raw`\p{Lu}[\p{L}.'’-]+`;
const english = new RegExp(
  String.raw`\b(in|on|at|near|around|from|across)\s+((?:the\s)?${proper}(?:\s(?:de|upon|am|an der|of|le|la|of the)?\s?${proper}){0,3})(?:,\s(${proper}(?:\s${proper})?))?`,
  'u',
);
const german = new RegExp(
  String.raw`\b(in der|in den|in|im|am|an der|auf|bei|aus|nahe|rund um|aus dem|aus der)\s+((?:Bad |Sankt |St\. |Schwäbisch )?${proper}(?:\s(?:am|an der|ob der|im|bei)\s${proper})?)`,
  'gu',
);
const around = new RegExp(String.raw`(?<!\p{L})(?:Landkreis|Kreis|Großraum|Raum)\s${proper}`, 'gu');
const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Europe’s|Python|JavaScript|TypeScript|Rust|Java|Go|Excel|Kubernetes|Docker|Linux|AWS|PostgreSQL|Postgres|React|Monday|Sunday)/;
const noPlace =
  /(?:zeit|jahr|bereich|arbeit|familie|sprache|form|hand|qualität|haus|büro|team|jahren|alltag|zentrum|nähe|umgebung|region|(?:innen|alt|groß|klein|ost|west|süd|nord)stadt|herzen|piste|park|garten|leder|holz|bio|dauer|sachen|fragen|gruppen|kursen|praxis|aluminium|stahl|metall|glas|kunststoff|leinen|seide|beton|(?:natur|sand|kunst|edel)stein|kork|bambus|papier|ton|keramik|silber|gold|filz|hanf|marmor|granit|kupfer|messing|titan|carbon|gummi|wachs|miete|rente|farbe|ruhe|größe|höhe|reihe|serie|krisen|größen|perlen|paletten|deutsch|weiß|stil|stress|teig|klasse|schule|cloud|web|internet|monat|woche|stunden|tagen|minuten)$/i;

/** As names of towns end, though nouns do so, too: “Tegernsee”, “Lippstadt”, “Weilheim”; and “Bad Tölz”. */
const townLike =
  /^(?:Bad|Sankt|St\.|Schwäbisch) |\p{L}{2}(?:stadt|stedt|stätt|heim|hausen|berg|burg|dorf|furt|bach|brück|brücken|stein|feld|felde|wald|walde|see|ingen|hofen|kirchen|rode|hagen|horst|weiler|brunn|bronn|werder|münster|haven|born|beck|münde)(?: |$)/u;
const landscape =
  /^(?:am \p{L}{3,}see|im \p{L}{3,}(?:tal|gebirge|gau|winkel|moos|ried|(?<!regen|ur|misch)wald))$/u;
/** Where goods come from; nobody looks for a shop there. */
const country =
  /(?:ien|[nstl]land|istan|reich|afrika|amerika)$|^(?:China|Japan|Peru|Mexiko|Kenia|Nepal|Marokko|Kuba|Vietnam|Israel|Iran)$/;

const isKnown = (name: string): boolean =>
  towns.has(name) || plainRegions.test(name) || germanRegions.has(name);

/** Whether a known town or region stands in the text. */
export const namesTown = (text: string): boolean =>
  text
    .split(/[^\p{L}.-]+/u)
    .some(
      (word, at, words) =>
        isKnown(word.replace(/[.]$/, '')) || isKnown(`${word} ${words[at + 1] ?? ''}`.trim()),
    );

/** The town or region that a text names; null when it names none. `isNoun`: whether a German word is an ordinary noun. */
export function placeIn(text: string, language: Language, isNoun: (word: string) => boolean): Place | null {
  if (language === 'de') {
    for (const [found] of text.matchAll(around)) {
      const name = found.replace(/[.]$/, '');
      const [kind = '', town = ''] = name.split(' ');
      // “Kreis Esslingen” can be nothing else; a room has a name, too.
      if (/kreis$/i.test(kind) || isKnown(town) || townLike.test(town)) return { name, phrase: `im ${name}` };
    }
    for (const [, preposition = '', found = ''] of text.matchAll(german)) {
      const name = found.replace(/[.]$/, '');
      const region = germanRegions.get(name);
      if (region) return { name, phrase: region };
      // “am Tegernsee”, “im Altmühltal”
      if (landscape.test(`${preposition} ${name}`)) return { name, phrase: `${preposition} ${name}` };
      // “München-Sendling” is a part of a known town.
      if (isKnown(name) || towns.has(name.split('-')[0] ?? '')) return { name, phrase: `in ${name}` };
      const first = name.split(' ')[0] ?? '';
      if (!/^(?:in|aus|nahe|bei)$/.test(preposition) || noPlace.test(name)) continue;
      if (!townLike.test(name) && (preposition === 'bei' || isNoun(first))) continue;
      if (preposition === 'aus' && country.test(name)) continue;
      return { name, phrase: `in ${name}` };
    }
  } else {
    const found = english.exec(text);
    const name = (found?.[2] ?? '').replace(/[.]$/, '');
    // “Partner at Doe and Roe” names a firm, not a place.
    const isPlace = found?.[1] !== 'at' || isKnown(name);
    if (found && isPlace && !months.test(name) && !/^[A-Z]{2,}$/.test(name)) {
      const more = found[3] && isKnown(found[3]) ? `, ${found[3]}` : '';
      const preposition =
        found[1] === 'from' || found[1] === 'across' || found[1] === 'at' ? 'in' : (found[1] ?? 'in');
      return { name: name + more, phrase: `${preposition} ${name}${more}` };
    }
  }
  const named = text
    .split(/[,|·•–—()/]|\s-\s/)
    .map((part) => part.trim())
    .find(isKnown);
  const last = (text.trim().split(/\s+/).at(-1) ?? '').replace(/[.!]$/, '');
  const name = named ?? (isKnown(last) ? last : null);
  return name ? placeNamed(name, language) : null;
}
