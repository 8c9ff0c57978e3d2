// biome-ignore-all lint/correctness/noUnusedVariables: Looker Studio calls these functions by their names.
// A community connector of Looker Studio: a day a row for each engine, with the interval beside the rate.
// Runs in Apps Script as it is; it asks GET /v1/analytics/history with the user's own key.

const measures = ['presence', 'mention', 'citation'];
const fields = [
  { name: 'day', label: 'Day', dataType: 'STRING', conceptType: 'DIMENSION', semanticType: 'YEAR_MONTH_DAY' },
  { name: 'engine', label: 'Engine', dataType: 'STRING', conceptType: 'DIMENSION', semanticType: 'TEXT' },
  { name: 'surface', label: 'Surface', dataType: 'STRING', conceptType: 'DIMENSION', semanticType: 'TEXT' },
  ...['rate', 'low', 'high'].map((name) => figure(name, 'PERCENT')),
  figure('prompts', 'NUMBER'),
];

/** Rates of several days are averaged, never added up; nor are prompts, which are the same ones each day. */
function figure(name, semanticType) {
  const semantics = { semanticType, isReaggregatable: false };
  return {
    name,
    label: name,
    dataType: 'NUMBER',
    conceptType: 'METRIC',
    defaultAggregationType: 'AVG',
    ...semantics,
  };
}

const kept = () => PropertiesService.getUserProperties();

function getAuthType() {
  return { type: 'KEY' };
}

function setCredentials(request) {
  kept().setProperty('svc.key', request.key);
  return { errorCode: isAuthValid() ? 'NONE' : 'INVALID_CREDENTIALS' };
}

function resetAuth() {
  kept().deleteProperty('svc.key');
}

/** A key is tried once the address is known, with the first data: until then there is nobody to ask. */
function isAuthValid() {
  return /^svc_(live|test)_\S+$/.test(kept().getProperty('svc.key') ?? '');
}

function isAdminUser() {
  return false;
}

function getConfig() {
  return {
    configParams: [
      {
        type: 'TEXTINPUT',
        name: 'address',
        displayName: 'Address of the API',
        placeholder: 'https://api.example.com',
      },
      { type: 'TEXTINPUT', name: 'projectId', displayName: 'Project', placeholder: 'prj_…' },
      {
        type: 'SELECT_SINGLE',
        name: 'measure',
        displayName: 'Measure',
        options: measures.map((value) => ({ label: value, value })),
      },
    ],
    dateRangeRequired: true,
  };
}

function getSchema() {
  return { schema: fields };
}

function getData(request) {
  const { address, projectId, measure } = request.configParams;
  const { startDate, endDate } = request.dateRange;
  const dayAfter = new Date(Date.parse(endDate) + 86400000).toISOString().slice(0, 10);
  const query = {
    projectId,
    measure: measure ?? 'presence',
    by: 'engine',
    bucket: 'day',
    from: startDate,
    to: dayAfter,
  };
  const rows = ask(address, query).series.flatMap(({ engine, surface, points }) =>
    points.map(({ bucket, figure: { value, ci, n } }) => ({
      day: bucket.replace(/-/g, ''),
      engine,
      surface,
      rate: value,
      low: ci?.low ?? null,
      high: ci?.high ?? null,
      prompts: n,
    })),
  );
  const wanted = request.fields.map(({ name }) => name);
  return {
    schema: wanted.map((name) => fields.find((field) => field.name === name)),
    rows: rows.map((row) => ({ values: wanted.map((name) => row[name]) })),
  };
}

/** What the API answers; its own words where it refuses, so that the report says what to do. */
function ask(address, query) {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const url = `${address.replace(/\/+$/, '')}/v1/analytics/history?${text.join('&')}`;
  const answer = UrlFetchApp.fetch(url, {
    headers: { Authorization: `Bearer ${kept().getProperty('svc.key')}` },
    muteHttpExceptions: true,
  });
  const status = answer.getResponseCode();
  if (status === 200) return JSON.parse(answer.getContentText());
  if (status === 401) resetAuth();
  DataStudioApp.createCommunityConnector()
    .newUserError()
    .setText(detailOf(answer.getContentText()) ?? `The API answered ${status}.`)
    .throwException();
}

function detailOf(text) {
  try {
    return JSON.parse(text).detail;
  } catch {
    return undefined;
  }
}
