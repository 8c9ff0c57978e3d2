// Google Sheets, Extensions → Apps Script. Set API, KEY and PROJECT under Project settings → Script properties, run `addPresence` once,
// and let a time-driven trigger run it each week.
const head = ['date', 'engine', 'value', 'low', 'high', 'questions', 'provenance'];

// biome-ignore lint/correctness/noUnusedVariables: people and triggers call it
function addPresence() {
  const settings = PropertiesService.getScriptProperties();
  const response = UrlFetchApp.fetch(
    `${settings.getProperty('API')}/v1/projects/${settings.getProperty('PROJECT')}/visibility`,
    { headers: { Authorization: `Bearer ${settings.getProperty('KEY')}` }, muteHttpExceptions: true },
  );
  const answer = JSON.parse(response.getContentText());
  if (response.getResponseCode() !== 200) throw new Error(`${answer.code}: ${answer.detail}`);
  const sheet = SpreadsheetApp.getActiveSheet();
  if (sheet.getLastRow() === 0) sheet.appendRow(head);
  const today = new Date().toISOString().slice(0, 10);
  for (const { engine, presence } of answer.result?.engines ?? []) {
    const ci = presence.market?.ci ?? presence.ci ?? {};
    sheet.appendRow([today, engine, presence.value, ci.low, ci.high, presence.n, presence.provenance]);
  }
}
