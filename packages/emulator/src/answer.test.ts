import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Emulator, ENGINES, startEmulator } from './index.ts';
import { askEngine } from './testing/ask.ts';
import { cites, names, readAnswer } from './testing/read.ts';

const PROMPT = 'What is the best till for a small café?';
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({
    seed: 'answers',
    keepRequests: 5000,
    traps: { insideWord: 0.2, lookalikeUrl: 0.2, notFound: 0 },
  });
});
afterAll(() => emulator.close());

describe.each(ENGINES)('%s', (engine) => {
  test('an answer holds exactly what the draw says, and traps are neither mention nor citation', async () => {
    for (let sample = 0; sample < 25; sample += 1) {
      const reply = await askEngine(emulator.origin, engine, PROMPT, { 'x-emulator-sample': String(sample) });
      expect(reply.status).toBe(200);
      const { text, cited } = readAnswer(engine, reply.json);
      expect(text.length).toBeGreaterThan(1500);
      const draw = emulator.stats().recent.at(-1)?.draws[0];
      const brands = emulator.truth(engine, PROMPT);
      const named = brands.filter(({ brand }) => names(text, brand)).map(({ brand }) => brand);
      expect(named.sort()).toEqual(draw?.mentioned.toSorted());
      const citedBrands = brands.filter(({ domain }) => cites(cited, domain)).map(({ brand }) => brand);
      expect(citedBrands.sort()).toEqual(draw?.cited.toSorted());
      const order = brands
        .filter(({ brand }) => names(text, brand))
        .sort((a, b) => text.indexOf(a.brand) - text.indexOf(b.brand));
      expect(order.map(({ brand }) => brand)).toEqual(draw?.mentioned);
    }
    expect(emulator.stats().recent.some((record) => record.draws.some((draw) => draw.traps.length > 0))).toBe(
      true,
    );
  });

  test('the odd form of an answer says the same', async () => {
    const headers = { 'x-emulator-sample': '3' };
    const plain = await askEngine(emulator.origin, engine, PROMPT, headers);
    const odd = await askEngine(emulator.origin, engine, PROMPT, { ...headers, 'x-emulator-fault': 'odd' });
    const { text, cited } = readAnswer(engine, odd.json);
    for (const { brand, domain } of emulator.truth(engine, PROMPT)) {
      expect(names(text, brand)).toBe(names(readAnswer(engine, plain.json).text, brand));
      expect(cites(cited, domain)).toBe(cites(readAnswer(engine, plain.json).cited, domain));
    }
    expect(odd.json).not.toEqual(plain.json);
  });

  test('without a search there are no citations', async () => {
    const reply = await askEngine(emulator.origin, engine, PROMPT, { 'x-emulator-fault': 'no-search' });
    const { text, cited } = readAnswer(engine, reply.json);
    expect(text.length).toBeGreaterThan(1000);
    expect(cited).toEqual([]);
  });

  test('an empty answer has no prose', async () => {
    const reply = await askEngine(emulator.origin, engine, PROMPT, { 'x-emulator-fault': 'empty' });
    expect(reply.status).toBe(200);
    expect(readAnswer(engine, reply.json).text.replace('[]', '')).toBe('');
  });
});

test.each([
  ['de', 'Welches ist das beste Kassensystem für ein kleines Café?', /und|nicht|für/],
  ['fr', 'Quelle est la meilleure caisse pour un petit café ?', /les|une|pour/],
  ['es', '¿Cuál es la mejor caja para una cafetería pequeña?', /los|una|para/],
  ['ja', '小さなカフェに最適なレジはどれですか', /です|ます/],
])('answers come in the language of the prompt: %s', async (_, prompt, words) => {
  const reply = await askEngine(emulator.origin, 'openai', prompt);
  expect(readAnswer('openai', reply.json).text).toMatch(words);
});
