import { inflateRawSync } from 'node:zlib';
import type { Block, ReportContent } from '@svc/contract/tell/report';
import { expect, test } from 'vitest';
import { wordsOf } from '../words.ts';
import { factsOf, warningsOf } from './facts.ts';
import { toPdf } from './pdf.ts';
import { toSlides } from './pptx.ts';
import { toSheets } from './xlsx.ts';

const words = wordsOf('en');
const long = 'The answers name Queuebird and Replywell for this, and not the brand. '.repeat(3).trim();
const rate = (value: number) => ({ value, low: value - 0.05, high: value + 0.05, trials: 240 });
const text = (id: string, label: string) => ({ id, label, kind: 'text' as const });
const points = Array.from({ length: 12 }, (_, at) => ({
  at: Date.UTC(2026, 8, 1 + 7 * at),
  value: 0.3 + 0.02 * at,
  interval: { low: 0.25 + 0.02 * at, high: 0.35 + 0.02 * at },
  breakBefore: null,
}));

const story: Block[] = [
  { kind: 'heading', text: words.story },
  { kind: 'list', items: [long, long, long] },
  { kind: 'heading', text: words.trend },
  {
    kind: 'figure',
    title: 'Mentions',
    picture: {
      type: 'history',
      timeZone: 'UTC',
      expected: { low: 0.4, high: 0.6 },
      name: 'Acme',
      changes: [{ at: Date.UTC(2026, 9, 1), note: 'A new page' }],
      others: ['Queuebird', 'Replywell'].map((name, place) => ({
        name,
        points: points.map(({ at, value }) => ({ at, value: value + 0.1 * place })),
      })),
      points,
    },
  },
  { kind: 'text', text: long },
  { kind: 'heading', text: words.casesTitle },
  {
    kind: 'table',
    id: 'cases',
    title: words.casesTitle,
    columns: [text('todo', 'What to do'), text('why', 'Why'), { id: 'gain', label: 'Gain', kind: 'points' }],
    rows: [1, 2, 3].map(() => [long, long, { value: 0.08, low: -0.02, high: 0.2 }]),
  },
  { kind: 'heading', text: words.done },
  {
    kind: 'table',
    id: 'done',
    title: words.done,
    columns: [text('what', 'What'), { id: 'since', label: 'Since', kind: 'date' }, text('none', 'Empty')],
    rows: [1, 2, 3].map(() => [long, '2026-11-10', null]),
  },
];
const parts: Block[] = [
  { kind: 'heading', text: words.headline },
  {
    kind: 'figure',
    title: words.headline,
    picture: {
      type: 'bands',
      rows: Array.from({ length: 30 }, (_, at) => ({
        label: `A label that is longer than there is room for ${at}`,
        value: 0.4,
        tracked: { low: 0.3, high: 0.5 },
        market: { low: 0.2, high: 0.6 },
      })),
    },
  },
  {
    kind: 'table',
    id: 'figures',
    title: 'Figures',
    columns: [text('name', 'Name'), { id: 'rate', label: 'Rate', kind: 'rate' }, text('status', 'Status')],
    rows: Array.from({ length: 40 }, (_, at) => [`Row ${at}`, rate(0.4), words.statuses.measured]),
  },
  {
    kind: 'table',
    id: 'more',
    title: 'More',
    columns: [text('name', 'Name'), { id: 'at', label: 'At', kind: 'date' }],
    rows: Array.from({ length: 40 }, (_, at) => [`${long} ${at}`, '2026-11-24 07:30']),
  },
];

const contentOf = (blocks: Block[]): ReportContent => ({
  template: 'executive',
  title: 'Executive summary',
  language: 'en',
  mode: 'live',
  provenance: 'live',
  project: { id: 'prj_1', name: 'Acme', brand: 'Acme' },
  span: { from: '2026-10-25T00:00:00Z', to: '2026-11-24T00:00:00Z' },
  timeZone: 'UTC',
  asOf: '2026-11-24T00:00:00Z',
  scans: 9,
  answers: 2_520,
  branding: { name: 'Agency', logoUrl: null, accent: null, footer: null },
  sentence: long,
  blocks,
});

/** The files of a ZIP archive, by its directory at the end. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString());
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

test('a story of long sentences and its cases stay on one page, and the parts begin on the next', async () => {
  const headline: Block[] = [
    { kind: 'heading', text: words.headline },
    { kind: 'text', text: long },
  ];
  const pdf = await toPdf(contentOf([...story, ...headline]), 'a'.repeat(64), null);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('slides: all shapes stand within the slide, rows that do not fit are counted, tables of pictures are notes', async () => {
  const files = unzip(await toSlides(contentOf([...story, ...parts]), null));
  const slides = [...files].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  expect(slides).toHaveLength(6);
  const [width, height] = [13.34, 7.51].map((inches) => inches * 914_400);
  for (const [name, xml] of slides) {
    for (const [, x, y, w, h] of xml.matchAll(
      /<a:off x="(-?\d+)" y="(-?\d+)"\/?>\s*<a:ext cx="(\d+)" cy="(\d+)"/g,
    )) {
      // A label’s box is as wide as the picture, so that its words are never wrapped: only its height counts.
      if (w === undefined || Number(w) > 11 * 914_400) continue;
      expect({ name, fits: Number(x) >= 0 && Number(x) + Number(w) <= (width ?? 0) }).toEqual({
        name,
        fits: true,
      });
      expect({ name, y, fits: Number(y) >= 0 && Number(y) + Number(h) <= (height ?? 0) }).toEqual({
        name,
        y,
        fits: true,
      });
    }
  }
  const all = slides.map(([, xml]) => xml).join('');
  expect(all).not.toMatch(/svg/i);
  expect(all).toMatch(/The first \d+ of 40; the workbook has all\./);
  expect(all).toContain('The first 12 of 30; the workbook has all.');
  expect([...files].some(([name, xml]) => name.includes('notesSlide') && xml.includes('Row 39'))).toBe(true);
});

test('a sheet: shares and points as numbers, days as days, no empty column, the head frozen', async () => {
  const files = unzip(await toSheets(contentOf([...story, ...parts]), 'a'.repeat(64)));
  const sheet = (at: number) => files.get(`xl/worksheets/sheet${at}.xml`) ?? '';
  // Cases: 8 points, from −2 to 20.
  expect(sheet(2)).toMatch(/<v>8<\/v>.*<v>-2<\/v>.*<v>20<\/v>/s);
  // The days since 1899-12-30 of 10 November 2026.
  expect(sheet(3)).toContain('<v>46336</v>');
  expect(sheet(3)).not.toContain('r="C1"');
  expect(sheet(4)).toMatch(/<v>0\.4<\/v>.*<v>0\.3500?\d*<\/v>/s);
  expect(sheet(5)).toContain('<v>46350.3125</v>');
  for (const at of [2, 3, 4, 5]) expect(sheet(at)).toMatch(/<pane [^>]*state="frozen"/);
  const styles = files.get('xl/styles.xml') ?? '';
  for (const format of ['0.0%', '+0.0;-0.0;0.0', 'yyyy-mm-dd hh:mm']) expect(styles).toContain(format);
});

test('the head of a German report has German words and numbers', () => {
  const head = factsOf({ ...contentOf(story), language: 'de', mode: 'test', answers: 2_520 }, 'a'.repeat(64));
  expect(Object.fromEntries(head)).toMatchObject({
    Antworten: '2.520',
    Modus: 'Testdaten',
    Herkunft: 'gemessen',
  });
});

test('a report of imported answers does not call them invented, whichever key brought them', () => {
  const of = (provenance: ReportContent['provenance']) =>
    warningsOf({ ...contentOf(story), mode: 'test', provenance });
  expect(of('live')).toEqual([words.testMode]);
  expect(of('cached')).toEqual([]);
});
