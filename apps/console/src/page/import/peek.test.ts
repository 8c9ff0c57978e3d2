import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { peek } from './peek.ts';

const seen = async (text: string | Uint8Array<ArrayBuffer>) =>
  Object.fromEntries(await peek(new Blob([text])));

test('a CSV shows the first value of each column, quotes and separators kept apart', async () => {
  expect(
    await seen('nr,Frage,Antwort\n1,"Which till, really?","He said ""Acme""\nand left"\n2,x,y\n'),
  ).toEqual({
    nr: '1',
    Frage: 'Which till, really?',
    Antwort: 'He said "Acme"\nand left',
  });
  expect(await seen('\uFEFFnr;Frage\r\n7;Welche Kasse?\r\n')).toEqual({ nr: '7', Frage: 'Welche Kasse?' });
});

test('a CSV as Excel saves it shows its umlauts, also where the peek ends within one', async () => {
  const text = 'Frage;Antwort\r\nWer baut Räder?;Größe\r\n';
  const latin = new Uint8Array(Buffer.from(text, 'latin1'));
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  for (const bytes of [latin, new Uint8Array(gzipSync(latin)), utf16])
    expect(await seen(bytes)).toEqual({ Frage: 'Wer baut Räder?', Antwort: 'Größe' });
  expect(await seen(`${text}${'ü'.repeat(262_144)}`)).toEqual({ Frage: 'Wer baut Räder?', Antwort: 'Größe' });
});

test('NDJSON shows the values of its first line, also gzipped', async () => {
  const lines = '{"prompt":"Which till?","citations":["https://a.example"]}\n{"prompt":"no"}\n';
  const expected = { prompt: 'Which till?', citations: '["https://a.example"]' };
  expect(await seen(lines)).toEqual(expected);
  expect(await seen(new Uint8Array(gzipSync(lines)))).toEqual(expected);
});

test('what is no such file shows nothing, and no error', async () => {
  expect(await seen('{"prompt": "cut o')).toEqual({});
  expect(await seen('')).toEqual({});
});
