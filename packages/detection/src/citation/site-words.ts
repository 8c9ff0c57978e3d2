import type { SourceType } from '../types.ts';

/** Words of German, French, Spanish, Italian, Portuguese, Dutch and Polish within the name of a domain. */
export const everyLanguage: readonly (readonly [SourceType, RegExp])[] = [
  [
    'company',
    /kanzlei|rechtsanw|avocats?$|abogad|avvocat|advogad|advocat|adwokat|steuerberat|zahnarzt|zahnaerzt|praxis|dentist|tandarts|clinique|cliniek|kliniek|immobilien|immobilier|inmobiliaria|immobiliare|makelaar|versicherung|assurance|seguros?$|assicura|verzekering|ubezpiecz|beratung|unternehmens|agentur|agence|agencia|agenzia|bureau$/,
  ],
  [
    'editorial',
    /zeitung|nachrichten|tagblatt|tageblatt|anzeiger|kurier$|rundschau|ratgeber|magazin$|presse$|giornale|corriere|gazzetta|notizi|noticia|diario|periodico|prensa|jornal|folha|nieuws|krant$|dagblad|gazeta|wiadomosci|dziennik|tidning|nyheter|^actu|actu$|quotidien|revue$|revista|rivista|tijdschrift|vergleich|testsieger|testbericht|comparatif|comparador|confronto|vergelijk|porownan|recension/,
  ],
  ['reference', /lexikon|woerterbuch|enciclopedia|encyclopedie|dizionario|diccionario|dicionario|slownik/],
  [
    'institutional',
    /universit|hochschule|ministeri|^stadt-|^ville-|^comune-|gemeente|verband$|verein$|^verein|stiftung|fondation|fundacion|fondazione|stichting|fundacja|ordre-des|kammer$/,
  ],
  ['ugc', /^(?:avis|opiniones|opinioni|opinie|bewertung)/],
  [
    'shop',
    /boutique|tienda|negozio|winkel$|sklep|versand$|apotheke|pharmacie|farmacia|apteka|kaufen|moebel|meubles|muebles|mobili$/,
  ],
];
