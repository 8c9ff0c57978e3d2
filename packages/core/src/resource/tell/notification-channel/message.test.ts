import { sentTypes } from '@svc/contract/events';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventSummaries } from '../../../i18n/index.ts';
import { renderLetter } from '../../../mail/index.ts';
import { factNames } from './fact-names.ts';
import { discordBody, messageOf, slackBody, teamsBody } from './message.ts';
import { technical } from './message-facts.ts';
import { quietUntil } from './quiet.ts';

const english = { publicUrl: 'https://svc.example', language: 'en' } as const;
const german = { ...english, language: 'de' } as const;

const event = {
  id: 'evt_1',
  type: 'scan.completed',
  summary: 'A scan has measured all it set out to.',
  projectName: 'A <b> & @everyone',
  projectId: 'prj_1',
  severity: 'warning' as const,
  data: {
    scanId: 'scn_1',
    presence: { value: 0.314, ci: { low: 0.27, high: 0.352 } },
    engines: ['openai'],
    message: 'Look <!channel>.',
  },
};

test('a message begins with the verdict and its interval', () => {
  const message = messageOf(event, english);
  expect(message.title).toBe('A <b> & @everyone: Presence 31% (95%: 27% to 35%)');
  // Ids lead somewhere, and stand nowhere.
  expect(message.facts).toEqual([]);
  expect(message.links).toEqual([
    { label: 'Open the scan', url: 'https://svc.example/app/projects/prj_1/scans/scn_1' },
  ]);
  const sentence = 'Presence fell by 10 points (95%: 6 to 14).';
  expect(messageOf({ ...event, projectName: null, data: { sentence } }, english).title).toBe(sentence);
});

test('plain facts have names and units, and no id, hash or code is among them', () => {
  const data = {
    recommendationId: `rec_${'0'.repeat(32)}`,
    move: 'source_gap',
    title: 'Get Acme named on guide.example',
    state: 'verified',
    predicted: 0.021,
    realised: -0.27,
  };
  const message = messageOf(
    { ...event, type: 'recommendation.verified', summary: 'A case was measured.', data },
    english,
  );
  expect(message.title).toBe('A <b> & @everyone: A case was measured: Get Acme named on guide.example');
  expect(message.facts).toEqual([
    ['State', 'worked'],
    ['Expected gain', '+2 points'],
    ['Measured gain', '−27 points'],
  ]);
  expect(message.links?.[0]?.url).toBe(
    `https://svc.example/app/projects/prj_1/improve/${data.recommendationId}`,
  );
});

test('an alert’s mail says each figure once, in words that its reader needs', () => {
  const figure = (value: number) => ({ value, ci: { low: value - 0.05, high: value + 0.05 } });
  const said = {
    alertId: 'alr_1',
    alertEventId: 'ale_1',
    name: 'Presence falls',
    state: 'open',
    sentence: 'Presence fell to 22% (95%: 17% to 27%), 15 points below the 5 scans before (95%: 6 to 24)',
    message: 'The 5 scans before showed 37%.\nMoved most: “Who?” on Gemini (71% to 0%).',
    text: {
      en: [
        { part: 'headline', text: 'Presence fell' },
        { part: 'compared', text: 'The 5 scans before showed 37%.' },
        { part: 'since', text: 'The scan of 3 November 2026 was the first to show it.' },
        { part: 'moved', text: 'Moved most: “Who?” on Gemini (71% to 0%).' },
      ],
    },
    reading: { now: figure(0.22), before: figure(0.37), change: null },
    evidence: {
      scanId: 'scn_1',
      baselineScanIds: ['1', '2', '3', '4', '5'],
      answerIds: [],
      since: '2026-11-03T06:00:00Z',
    },
    by: null,
  };
  const alert = { ...event, type: 'alert.fired', projectName: 'Acme', data: said };
  const { text, intervals, facts, title } = messageOf(alert, english);
  expect(title).toBe(`Acme: ${said.sentence}`);
  expect(text).toBe('Moved most: “Who?” on Gemini (71% to 0%).');
  expect(intervals?.map(({ label, value }) => [label, value])).toEqual([
    ['In this scan', 0.22],
    ['In the 5 scans before', 0.37],
  ]);
  expect(facts).toEqual([
    ['Since', '3 November 2026'],
    ['Alert', 'Presence falls'],
  ]);
  const letter = renderLetter({
    language: 'en',
    paragraphs: text.split('\n'),
    intervals: intervals ?? [],
    table: facts,
  });
  expect(letter.text).toMatch(/^In this scan: 22% \(95%: 17% to 27%\)\nIn the 5 scans before: 37%/);
  expect(letter.html).not.toContain('<h1');
  // With one figure alone there are no rows to compare, so the sentence says it.
  const alone = { ...alert, data: { ...said, reading: { now: null, before: figure(0.37), change: null } } };
  expect(messageOf(alone, english).text).toMatch(/^The 5 scans before showed 37%\.\nMoved/);
  // Events of earlier releases have one text.
  const { text: _, ...older } = said;
  const stored = { ...alert, data: { ...older, state: 'resolved', by: 'Ann', message: 'It is over.' } };
  expect(messageOf(stored, english).text).toBe('It is over.');
});

test('a German channel is told everything in German: verdict, figures, facts, links and how to unsubscribe', () => {
  const scan = messageOf({ ...event, projectName: 'Acme', data: { ...event.data, message: null } }, german);
  expect(scan.title).toBe('Acme: Präsenz 31\u00a0% (95\u00a0%: 27\u00a0% bis 35\u00a0%)');
  expect(scan.text).toBe('Ein Scan hat alles gemessen, was geplant war.');
  expect(scan.links?.[0]?.label).toBe('Scan öffnen');
  const skipped = { reason: 'still_running', dueAt: '2026-11-03T06:00:00Z', operation: 'start_scan' };
  expect(messageOf({ ...event, type: 'schedule.skipped', data: skipped }, german).facts).toEqual([
    ['Grund', 'der letzte Scan lief noch'],
    ['War fällig', '3. November 2026, 06:00 Uhr UTC'],
    ['Vorgang', 'Scan starten'],
  ]);
  const headline = 'Präsenz auf 22 % gefallen, 15 Punkte unter den 5 Scans davor';
  const fired = {
    alertId: 'alr_1',
    alertEventId: 'ale_1',
    name: 'Präsenz fällt',
    state: 'resolved',
    sentence: 'Presence fell',
    message: 'Presence fell',
    text: {
      en: [{ part: 'headline', text: 'Presence fell' }],
      de: [
        { part: 'headline', text: headline },
        { part: 'moved', text: 'Am stärksten bewegte sich: „Wer?“ auf Gemini.' },
      ],
    },
    reading: { now: null, before: null, change: null },
    evidence: { scanId: 'scn_1', baselineScanIds: ['1'], answerIds: [], since: '2026-11-03T06:00:00Z' },
    by: 'Ann',
  };
  const alert = messageOf({ ...event, type: 'alert.resolved', projectName: 'Acme', data: fired }, german);
  expect(alert.title).toBe(`Acme: Von Ann geschlossen: ${headline}`);
  expect(alert.text).toBe('Am stärksten bewegte sich: „Wer?“ auf Gemini.');
  expect(alert.facts).toEqual([
    ['Seit', '3. November 2026'],
    ['Alarm', 'Präsenz fällt'],
    ['Von', 'Ann'],
  ]);
  const { text } = renderLetter({ language: 'de', paragraphs: ['–'], unsubscribe: 'https://svc.example/u' });
  expect(text).toContain('Diese E-Mails abbestellen: https://svc.example/u');
});

test('every event has its German, every field that people read its name, and every id among them its words', () => {
  const lacking = sentTypes.flatMap(({ type, data: schema }) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return [
      ...(eventSummaries[type] === undefined ? [type] : []),
      ...Object.entries(properties).flatMap(([field, one]) => {
        const values = typeof one === 'object' && one.enum ? one.enum : [];
        const said = values.flatMap((value) =>
          (['en', 'de'] as const).flatMap((language) =>
            messageOf({ ...event, type, data: { [field]: value } }, { ...english, language }).facts.filter(
              ([, shown]) => shown === value && /_/.test(shown),
            ),
          ),
        );
        const isPlain = typeof one === 'object' && /^(string|number|integer|boolean)$/.test(String(one.type));
        return [
          ...said.map(([, shown]) => `${type}: ${shown}`),
          ...(isPlain && !technical.test(field) && factNames[field] === undefined
            ? [`${type}: ${field}`]
            : []),
        ];
      }),
    ];
  });
  expect(lacking).toEqual([]);
});

test('names and texts call nobody and link nowhere', () => {
  const message = messageOf(event, english);
  expect(JSON.stringify(slackBody(message))).not.toContain('<!channel>');
  expect(slackBody(message)).toMatchObject({ text: expect.stringContaining('&lt;b&gt; &amp;') });
  expect(discordBody(message)).toMatchObject({
    allowed_mentions: { parse: [] },
    embeds: [{ color: 0xd29922 }],
  });
  expect(teamsBody(message)).toMatchObject({
    type: 'message',
    attachments: [
      { contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard' } },
    ],
  });
});

test.each([
  ['22:00', '07:00', 'UTC', '2026-05-01T23:10:00Z', '2026-05-02T07:00:00.000Z'],
  ['22:00', '07:00', 'UTC', '2026-05-02T06:59:00Z', '2026-05-02T07:00:00.000Z'],
  ['22:00', '07:00', 'UTC', '2026-05-02T07:00:00Z', null],
  ['12:00', '13:00', 'UTC', '2026-05-02T12:30:00Z', '2026-05-02T13:00:00.000Z'],
  ['22:00', '07:00', 'Europe/Berlin', '2026-05-01T20:30:00Z', '2026-05-02T05:00:00.000Z'],
])('%s to %s in %s: at %s quiet until %s', (from, to, timeZone, now, until) => {
  expect(quietUntil({ from, to, timeZone }, new Date(now))?.toISOString() ?? null).toBe(until);
});
