import { expect, test } from 'vitest';
import {
  createHtmlReader,
  type Header,
  type ImportSettings,
  isProblem,
  readFile,
  readRow,
} from '../../resource/measure/answer-import/index.ts';
import { createSurvey } from './survey.ts';

const settings: ImportSettings = {
  format: null,
  source: 'auto',
  columns: {},
  defaults: { engine: null, surface: null, model: null, country: null, language: null, askedAt: null },
  splitBy: 'day',
  repeats: null,
  unanswered: 'unknown',
};

/** A file as an import reads it: its rows, and what the report says of it. */
async function readAll(content: string | Buffer<ArrayBuffer>, columns: ImportSettings['columns'] = {}) {
  let header: Header | undefined;
  const own = { ...settings, columns };
  const read = readFile(new Blob([content]).stream(), own, (found) => {
    header = found;
  });
  const records = [];
  for await (const record of read) records.push(record);
  if (!header) throw new Error('no header');
  const now = Date.UTC(2026, 11, 1);
  const reader = { ...header, defaults: own.defaults, now, htmlToMarkdown: await createHtmlReader() };
  const rows = records.map((record) =>
    'raw' in record ? readRow(record, reader) : { line: record.line, field: null, says: record.says },
  );
  const taken = rows.flatMap((row) => (isProblem(row) ? [] : [row]));
  const problems = rows.flatMap((row) => (isProblem(row) ? [row] : []));
  const survey = createSurvey(own);
  survey.add({ rows: rows.length, taken, duplicates: 0, problems });
  const report = survey.report(header, 0);
  return { taken, problems: report.problems, report };
}

test('a CSV as Excel saves it in German: columns, days, languages and umlauts are read', async () => {
  const rows = [
    'Frage;Antwort;Datum;Plattform;Land;Sprache;Thema;Ursprüngliche Frage;Mit Websuche;Ergebnis',
    'Wer baut Räder?;Elbrüst überzeugt.;05.11.2026 09:30;ChatGPT;Deutschland;Deutsch;Räder;Räder kaufen;WAHR;',
    'Wer baut Räder?;Keiner.;31.02.2026;ChatGPT;Deutschland;German;Räder;;nein;',
    'Wer baut Räder?;;05.11.2026;ChatGPT;Deutschland;de;Räder;;nein;nicht gezeigt',
  ];
  const { taken, problems, report } = await readAll(Buffer.from(rows.join('\r\n'), 'latin1'));
  expect(taken).toMatchObject([
    {
      ...{
        prompt: 'Wer baut Räder?',
        text: 'Elbrüst überzeugt.',
        country: 'DE',
        language: 'de',
        topic: 'Räder',
        paraphraseGroup: 'Räder kaufen',
        searched: true,
        outcome: 'answered',
      },
      askedAt: Date.parse('2026-11-05T09:30:00Z'),
    },
    { language: 'de', searched: false, outcome: 'not_shown' },
  ]);
  expect(problems).toMatchObject([{ line: 3, field: 'askedAt' }]);
  expect(report.columns.every(({ field }) => field !== null)).toBe(true);
  expect(report.notes.join()).toContain('read as Windows-1252');
});

test('rows that are refused for one reason are one problem, with the first lines that have it', async () => {
  const row = 'Which?;chatgpt-ui;11/05/2026;It is fine.';
  const rows = ['prompt;engine;date;answer', ...Array.from({ length: 240 }, () => row), ';chatgpt-ui;;x'];
  const { problems, report } = await readAll(rows.join('\n'));
  expect(report.refused).toBe(241);
  expect(problems).toMatchObject([
    { line: 2, rows: 240, field: 'askedAt', lines: Array.from({ length: 20 }, (_, at) => at + 2) },
    { line: 242, rows: 1, field: 'prompt', lines: [242] },
  ]);
});

test('an answer of Peec AI: the model says that it is a screen, and the report how nested columns are read', async () => {
  const chat = {
    id: 'chat_1',
    prompt: { id: 'p_1' },
    model: { id: 'chatgpt-scraper' },
    model_channel: { id: 'openai-0' },
    date: '2026-11-02',
    country_code: 'DE',
    messages: [
      { role: 'user', content: 'Which planner suits bakeries?' },
      { role: 'assistant', content: 'Acme does.' },
    ],
    sources: [{ url: 'https://tests.example/planners', citationPosition: 1 }],
    queries: ['planner bakery'],
  };
  const { taken, report } = await readAll(JSON.stringify(chat));
  expect(taken).toMatchObject([
    {
      engine: 'chatgpt-ui',
      surface: 'ui',
      prompt: 'Which planner suits bakeries?',
      text: 'Acme does.',
      country: 'DE',
    },
  ]);
  expect(report.source).toBe('peec');
  expect(Object.fromEntries(report.columns.map(({ name, field }) => [name, field]))).toMatchObject({
    messages: 'text',
    model: 'engine',
    country_code: 'country',
    sources: 'citations',
    queries: 'searchQueries',
  });
});

test('an answer of Profound: its regions are countries by name', async () => {
  const { taken } = await readAll(
    JSON.stringify({
      run_id: 'r_1',
      created_at: '2026-11-02T09:00:00Z',
      prompt: 'Which planner?',
      response: 'Acme.',
      model: { id: 'm', name: 'ChatGPT' },
      region: { id: 'r', name: 'United States' },
      topic: { id: 't', name: 'planners' },
      citations: ['https://a.example/1'],
    }),
  );
  expect(taken).toMatchObject([{ engine: 'chatgpt-ui', country: 'US', region: null, topic: 'planners' }]);
});

const row = (values: object) =>
  JSON.stringify({
    prompt: 'Which planner?',
    engine: 'chatgpt-ui',
    askedAt: '2026-11-02',
    text: 'Acme.',
    ...values,
  });

test.each([
  ['https://a.example/1, https://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  ['https://a.example/1;https://b.example/2;', ['https://a.example/1', 'https://b.example/2']],
  ['https://a.example/1 | b.example', ['https://a.example/1', 'https://b.example/']],
  // A comma of the address itself.
  ['https://a.example/1,2', ['https://a.example/1,2']],
])('addresses in one cell: %s', async (citations, urls) => {
  const { taken } = await readAll(row({ citations }));
  expect(taken[0]?.citations?.map(({ url }) => url)).toEqual(urls);
});

test.each(['02/11/2026', '02-11-2026', '2-11-26'])(
  '%s can be two days, so it is refused',
  async (askedAt) => {
    const { problems } = await readAll(row({ askedAt }));
    expect(problems).toMatchObject([{ field: 'askedAt', message: expect.stringContaining('2026-11-02') }]);
  },
);

test('a column that the file does not have, and a field that no column gives, are told', async () => {
  const table = 'Question;Day;Reply\nWhich planner?;2026-11-02;Acme.';
  expect((await readAll(table, { prompt: 'Frage' })).report.notes).toEqual([
    'The file has no column Frage, although it was named. Spell it as the report does.',
    'No column is read as the prompt. Say which one it is.',
    'No column is read as the text of the answer. Say which one it is.',
    'There is nothing to import: every row was refused or imported before.',
  ]);
});

test.each([
  ['Excel’s sep=', 'sep=;\r\nprompt;engine;date;text\r\nWhich, then?;openai;2026-11-02;Acme.', 3],
  ['blank lines', '\n;;;\nprompt;engine;date;text\nWhich, then?;openai;2026-11-02;Acme.', 4],
])('a header stands below %s', async (_, table, line) => {
  const { taken, report } = await readAll(table);
  expect(taken).toMatchObject([{ line, prompt: 'Which, then?', text: 'Acme.' }]);
  expect(report.notes.join(' ')).not.toContain('No column');
});

test('a table without rows says so, and names its columns', async () => {
  const { report } = await readAll('prompt,engine,date,text\n');
  expect(report.columns.map(({ field }) => field)).toEqual(['prompt', 'engine', 'askedAt', 'text']);
  expect(report.notes).toEqual(['There is nothing to import: the file has no rows.']);
});

test('a line with more cells than the header has names is refused, unless they are empty', async () => {
  const { taken, problems } = await readAll(
    'prompt,engine,date,text\nWhich?,openai,2026-11-02,Acme, of course\nWhich?,openai,2026-11-02,Acme,,',
  );
  expect(taken).toMatchObject([{ line: 3, text: 'Acme' }]);
  expect(problems).toMatchObject([{ line: 2, message: expect.stringContaining('5 cells') }]);
});

test('rows of one id are one answer where all else is equal, too', async () => {
  const one = { id: 1 };
  const { taken } = await readAll(
    [
      row(one),
      row(one),
      row({ ...one, text: 'Other.' }),
      row({ ...one, askedAt: '2026-11-09' }),
      row({ ...one, prompt: 'Which else?' }),
      row({ ...one, country: 'AT' }),
      row({ id: 2 }),
    ].join('\n'),
  );
  expect(new Set(taken.map(({ hash }) => hash.toString('hex'))).size).toBe(6);
  // What earlier releases wrote: rows of these are found again.
  expect(taken[0]?.earlierHash?.toString('hex')).toBe('cfa919b6e1fdaebbfac8e62d1406a235');
  const [bare, strange] = (await readAll([row({}), row({ country: 'en' })].join('\n'))).taken;
  expect(bare).toMatchObject({ earlierHash: null });
  expect([bare, strange].map((one) => one?.hash.toString('hex'))).toEqual([
    '0435e03549fc39e365130f767f4f6c73',
    '18f2ae63a067385b0e871ec2b9dabaaf',
  ]);
});

test('a country that there is not is told by its name, apart from rows that name none', async () => {
  const { taken, report } = await readAll(
    [row({ country: 'Atlantis' }), row({ country: 'XX' }), row({}), row({ country: 'uk' })].join('\n'),
  );
  expect(taken.map(({ country }) => country)).toEqual([null, null, null, 'GB']);
  expect(report.countries).toEqual(['GB']);
  expect(report.notes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1 of 4 rows do not say in which country/),
      expect.stringMatching(/^2 of 4 rows name a country that is not known \(Atlantis, XX\)/),
    ]),
  );
});

test.each(['[{"prompt": "a"}]', '[\n  {"prompt": "a"}\n]'])(
  'one JSON list is no table: %j',
  async (content) => {
    await expect(readAll(content)).rejects.toThrow('jq');
  },
);
