import { kindsOf } from './define.ts';

const kind = kindsOf('public');

export const publicSector = [
  kind('charity', 'provider', 'charity, charities', 'die Hilfsorganisation, Hilfsorganisationen', {
    loose: true,
    en: 'non-profit|nonprofit|NGO|aid organisation|humanitarian organisation|foundation|environmental organisation|relief organisation|conservation charity|children’s charity|nonprofit organization|non-profit organisation|conservation organisation|humanitarian organization|environmental charity|charitable organisation',
    de: 'NGO|gemeinnütziger Verein|Stiftung|Umweltorganisation|Umweltverband|Spendenorganisation|Kinderhilfswerk|Naturschutzverein|Tierschutzorganisation|Hilfswerk|Wohlfahrtsverband|gemeinnützige Organisation',
    local: false,
    tags: 'donate|volunteer',
    schema: 'NGO',
    needs: {
      en: [
        'donation: I want to donate and be sure that the money arrives',
        'gift in memory: We want to ask for donations instead of flowers',
      ],
      de: [
        'Spende: Ich möchte spenden und sicher sein, dass das Geld ankommt',
        'Spende statt Blumen: Wir möchten statt Blumen um Spenden bitten',
      ],
    },
  }),
  kind('animal-shelter', 'provider', 'animal shelter', 'das Tierheim, Tierheime', {
    loose: true,
    en: 'animal rescue|dog rescue|animal sanctuary|cat rescue|wildlife rescue|rescue centre',
    de: 'Tierschutzverein|Gnadenhof|Tierrettung|Tierschutz',
    tags: 'volunteer|animal',
    schema: 'AnimalShelter',
    needs: {
      en: ['adopting: We want to adopt an older dog'],
      de: ['Tier aufnehmen: Wir möchten einen älteren Hund aufnehmen'],
    },
  }),
  kind('library', 'provider', 'library, libraries', 'die Bibliothek, Bibliotheken', {
    en: 'public library|archive|toy library|library of things',
    de: 'Bücherei|Stadtbibliothek|Stadtbücherei|Archiv|Bibliothek der Dinge',
    tags: 'visitplace',
    schema: 'Library',
    needs: {
      en: ['quiet place: I need a quiet place to study'],
      de: ['ruhiger Ort: Ich brauche einen ruhigen Ort zum Lernen'],
    },
  }),
  kind('food-bank', 'provider', 'food bank', 'die Tafel, Tafeln', {
    loose: true,
    en: 'soup kitchen|homeless shelter|community kitchen|women’s shelter|homeless charity|refugee support>refugee support organisation|community fridge',
    de: 'Suppenküche|Obdachlosenhilfe>Hilfsorganisation für Obdachlose|Frauenhaus|Flüchtlingshilfe>Hilfsorganisation für Geflüchtete|Kleiderkammer|Lebensmittelausgabe>Tafel|Wohnungslosenhilfe>Hilfsorganisation für Obdachlose',
    tags: 'volunteer|help|donate',
    needs: {
      en: ['tight month: My neighbour cannot afford food at the end of the month'],
      de: ['Geldnot: Meine Nachbarin kommt am Monatsende nicht mehr über die Runden'],
    },
  }),
  kind('advice-centre', 'provider', 'advice centre', 'die Beratungsstelle, Beratungsstellen', {
    loose: true,
    en: 'counselling centre|helpline|debt advice>debt advice service|crisis line|support group|addiction counselling>addiction counselling service|youth counselling>youth counselling service|debt counselling>debt counselling service|family counselling>family counselling service|migration advice>migration advice service|crisis helpline|drug counselling>drug counselling service|self-help group',
    de: 'Schuldnerberatung>Schuldnerberatungsstelle|Suchtberatung>Suchtberatungsstelle|Verbraucherzentrale|Krisentelefon|Selbsthilfegruppe|Familienberatung>Familienberatungsstelle|Jugendberatung>Jugendberatungsstelle|Migrationsberatung|Telefonseelsorge>Krisentelefon|Lebensberatung|Schwangerschaftsberatung',
    tags: 'help',
    needs: {
      en: ['debt: I cannot pay my bills any more', 'worried parents: We are worried about our teenage son'],
      de: [
        'Schulden: Ich kann meine Rechnungen nicht mehr bezahlen',
        'Sorge um den Sohn: Wir machen uns Sorgen um unseren Sohn',
      ],
    },
  }),
  kind('sports-club', 'provider', 'sports club', 'der Sportverein, Sportvereine', {
    loose: true,
    en: 'football club|swimming club|tennis club|youth club|scouts>scout group|choir|hiking club|community choir|judo club|rowing club|running club|chess club|orchestra|alpine club|cycling club|riding school|riding club',
    de: 'Fußballverein|Turnverein|Schwimmverein|Tennisverein|Jugendclub|Chor|Wanderverein|Ruderverein|Pfadfinder>Pfadfindergruppe|Judoverein|Schachclub|Alpenverein|Tennisclub|Reitverein|Reitschule|Orchester|Jugendzentrum|Laufverein',
    tags: 'member',
    schema: 'SportsClub',
    needs: {
      en: [
        'new hobby: My daughter is ten and wants to try a new hobby',
        'new in town: I am new in town and want to meet people',
      ],
      de: [
        'neues Hobby: Meine Tochter ist zehn und sucht ein neues Hobby',
        'neu in der Stadt: Ich bin neu in der Stadt und möchte Leute kennenlernen',
      ],
    },
  }),
  kind('housing', 'provider', 'housing association', 'die Wohnungsgenossenschaft, Wohnungsgenossenschaften', {
    en: 'housing cooperative|housing co-op|student housing>student residence|social housing|student residence',
    de: 'Wohnungsbaugesellschaft|Genossenschaftswohnungen|Studentenwohnheim|Wohnungsbaugenossenschaft|Baugenossenschaft',
    tags: 'housing',
    needs: {
      en: ['affordable flat: We need an affordable flat for four'],
      de: ['bezahlbare Wohnung: Wir suchen eine bezahlbare Wohnung zu viert'],
    },
  }),
  kind(
    'public-transport',
    'provider',
    'public transport company, public transport companies',
    'das Verkehrsunternehmen, Verkehrsunternehmen',
    {
      loose: true,
      en: 'transit agency|bus operator|public transport|transport association|municipal utility|public utility|municipal utilities|energy cooperative',
      de: 'Verkehrsbetriebe|Verkehrsverbund|Stadtwerke>Energieversorger|Bürgerenergiegenossenschaft|Energiegenossenschaft',
      tags: 'utility',
      needs: {
        en: ['moving in: We are moving and have to choose a supplier'],
        de: ['Umzug: Wir ziehen um und müssen uns einen Anbieter suchen'],
      },
    },
  ),
  kind('energy-supplier', 'provider', 'energy supplier', 'der Energieversorger, Energieversorger', {
    loose: true,
    en: 'green energy supplier|electricity supplier|energy provider|gas supplier',
    de: 'Ökostromanbieter|Stromanbieter|Gasanbieter|Energieanbieter|Stromversorger',
    tags: 'utility',
    local: false,
    needs: {
      en: ['moving in: We are moving and have to choose a supplier'],
      de: ['Umzug: Wir ziehen um und müssen uns einen Anbieter suchen'],
    },
  }),
  kind('parish', 'provider', 'church', 'die Kirchengemeinde, Kirchengemeinden', {
    loose: true,
    en: 'parish|congregation|community centre|mosque|synagogue|neighbourhood centre|religious community',
    de: 'Gemeinde>Kirchengemeinde|Gemeindezentrum|Pfarrei|Nachbarschaftszentrum|Mehrgenerationenhaus|Bürgerhaus|Kulturzentrum|Stadtteilzentrum',
    tags: 'visitplace|volunteer',
    schema: 'Church|PlaceOfWorship',
    needs: {
      en: ['company: My grandmother lives alone and would like company'],
      de: ['Gesellschaft: Meine Oma lebt allein und wünscht sich Gesellschaft'],
    },
  }),
];
