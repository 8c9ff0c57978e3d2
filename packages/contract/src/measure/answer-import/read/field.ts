import { z } from 'zod';

/** A record of a file, as it is written there: names of columns and what they hold. */
export type Raw = Record<string, unknown>;

/** What a row can say, and the names under which files have it; without case and signs, those before others preferred. */
export const fieldNames = {
  externalId: [
    'externalid',
    'id',
    'answerid',
    'responseid',
    'chatid',
    'runid',
    'snapshotid',
    'antwortid',
    'idderantwort',
  ],
  askedAt: [
    'askedat',
    'answeredat',
    'createdat',
    'date',
    'datetime',
    'timestamp',
    'time',
    'rundate',
    'snapshotcreatedat',
    'lastupdated',
    'datum',
    'zeitpunkt',
    'gefragtam',
    'zeitpunktderfrage',
  ],
  prompt: ['prompt', 'prompttext', 'question', 'query', 'frage', 'suchanfrage'],
  text: [
    'text',
    'answer',
    'answertext',
    'response',
    'responsetext',
    'content',
    'markdown',
    'antwort',
    'antworttext',
  ],
  html: ['html', 'answerhtml', 'responsehtml'],
  textFormat: ['textformat', 'format', 'formatdestextes'],
  engine: [
    'engine',
    'platform',
    'aiengine',
    'datasource',
    'provider',
    'channel',
    'plattform',
    'anbieter',
    'ki',
  ],
  surface: ['surface', 'artderengine'],
  model: ['model', 'modelserved', 'modelversion', 'modelname', 'modell'],
  topic: ['topic', 'category', 'theme', 'thema', 'kategorie'],
  paraphraseGroup: [
    'paraphrasegroup',
    'question_group',
    'questiongroup',
    'group',
    'ursprunglichefrage',
    'gruppe',
  ],
  sample: [
    'sample',
    'sampleindex',
    'run',
    'repeat',
    'repeatindex',
    'iteration',
    'wiederholung',
    'durchlauf',
    'nummerderwiederholung',
  ],
  country: ['country', 'countrycode', 'location', 'market', 'land'],
  region: ['region', 'regioncode', 'subdivision', 'bundesland'],
  city: ['city', 'stadt', 'ort'],
  language: ['language', 'languagecode', 'lang', 'locale', 'sprache'],
  outcome: ['outcome', 'state', 'status', 'ergebnis'],
  citations: [
    'citations',
    'citedurls',
    'citedsources',
    'links',
    'references',
    'quellen',
    'zitiertequellen',
    'zitierteseiten',
  ],
  sources: [
    'sources',
    'searchresults',
    'retrieved',
    'retrievedurls',
    'gefundenequellen',
    'suchergebnisse',
    'geleseneseiten',
  ],
  searchQueries: [
    'searchqueries',
    'queries',
    'webqueries',
    'fanoutqueries',
    'suchanfragen',
    'suchenderengine',
  ],
  searched: ['searched', 'searchtriggered', 'websearch', 'websearchenabled', 'websuche', 'mitwebsuche'],
  products: ['products', 'productcards', 'shoppingcards', 'produktkarten', 'produkte'],
  ads: ['ads', 'advertisements', 'anzeigen'],
  evidence: ['evidence', 'attachments', 'belege'],
  costUsd: ['costusd', 'cost', 'kostenusd', 'kosteninusdollar'],
} as const;

export type FieldName = keyof typeof fieldNames;
export const FieldName = z.enum(Object.keys(fieldNames) as [FieldName, ...FieldName[]]);

/** What the column of each field holds. */
const holds: Readonly<Record<FieldName, string>> = {
  externalId: 'The answer’s id or row number: tells answers apart that are equal otherwise.',
  askedAt: 'When it was asked: RFC 3339, a day such as 2026-11-02 or 02.11.2026, or seconds since 1970.',
  prompt: 'What was asked, word for word.',
  text: 'The answer, as Markdown or plain text.',
  html: 'The answer as HTML, kept as evidence.',
  textFormat: '`html` where the text is HTML.',
  engine: 'The engine, by id or by the name that trackers give it.',
  surface: 'Where the engine answered: api, api+search, serp or ui.',
  model: 'The model that answered.',
  topic: 'What the prompt is about.',
  paraphraseGroup: 'Name of the group of prompts that ask the same in other words.',
  sample: 'Which of several answers to one prompt it is.',
  country: 'The country it was asked from: DE, Germany or Deutschland.',
  region: 'The part of that country: US-CA, or CA or California beside US.',
  city: 'The city it was asked from.',
  language: 'The language it was asked in: de, German or Deutsch.',
  outcome: 'What came of it: answered, empty, refused, blocked, truncated or not_shown.',
  citations: 'Pages that the answer cites: addresses, or objects with url, title and position.',
  sources: 'Pages that the engine retrieved, cited or not.',
  searchQueries: 'What the engine searched for.',
  searched: 'Whether the engine searched the web.',
  products: 'Product cards beside the answer.',
  ads: 'Ads beside the answer.',
  evidence: 'Screenshots and HTML of the answer.',
  costUsd: 'What the answer cost, in US dollars.',
};

const columnOf = (field: FieldName) =>
  z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: `Name of a column. ${holds[field]}` });
/** Names of columns as a caller gives them. */
export const ColumnNames = z.strictObject(
  // One schema each: those that share one share its description.
  Object.fromEntries(FieldName.options.map((field) => [field, columnOf(field)])) as {
    [Field in FieldName]: ReturnType<typeof columnOf>;
  },
);

/** Which column of a file gives each field; a field that none gives is left out. */
export type Columns = z.output<typeof ColumnNames>;
