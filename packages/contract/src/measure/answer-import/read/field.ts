import { z } from 'zod';

/** A record of a file, as it is written there: names of columns and what they hold. */
export type Raw = Record<string, unknown>;

/** What a row can say, and the names under which files have it; without case and signs, those before others preferred. */
export const fieldNames = {
  externalId: ['externalid', 'id', 'answerid', 'responseid', 'chatid', 'runid', 'snapshotid'],
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
  ],
  prompt: ['prompt', 'prompttext', 'question', 'query'],
  text: ['text', 'answer', 'answertext', 'response', 'responsetext', 'content', 'markdown'],
  html: ['html', 'answerhtml', 'responsehtml'],
  textFormat: ['textformat', 'format'],
  engine: ['engine', 'platform', 'aiengine', 'datasource', 'provider', 'channel'],
  surface: ['surface'],
  model: ['model', 'modelserved', 'modelversion', 'modelname'],
  topic: ['topic', 'category', 'theme'],
  paraphraseGroup: ['paraphrasegroup', 'question_group', 'questiongroup', 'group'],
  sample: ['sample', 'sampleindex', 'run', 'repeat', 'repeatindex', 'iteration'],
  country: ['country', 'countrycode', 'location', 'market'],
  region: ['region', 'regioncode', 'subdivision'],
  city: ['city'],
  language: ['language', 'languagecode', 'lang', 'locale'],
  outcome: ['outcome', 'state', 'status'],
  citations: ['citations', 'citedurls', 'citedsources', 'links', 'references'],
  sources: ['sources', 'searchresults', 'retrieved', 'retrievedurls'],
  searchQueries: ['searchqueries', 'queries', 'webqueries', 'fanoutqueries'],
  searched: ['searched', 'searchtriggered', 'websearch', 'websearchenabled'],
  products: ['products', 'productcards', 'shoppingcards'],
  ads: ['ads', 'advertisements'],
  evidence: ['evidence', 'attachments'],
  costUsd: ['costusd', 'cost'],
} as const;

export type FieldName = keyof typeof fieldNames;
export const FieldName = z.enum(Object.keys(fieldNames) as [FieldName, ...FieldName[]]);

/** Which column of a file gives each field; a field that none gives is left out. */
export type Columns = Partial<Record<FieldName, string>>;
