import { createRandom } from '@svc/scoring';
import { describe, expect, test } from 'vitest';
import { createSandbox, demoMarket, type SandboxPage } from './index.ts';

const locale = { country: null, language: 'en' };
const sandbox = createSandbox({ pages: demoMarket.pages, seed: 'test', createRandom });
const samples = (prompt: string, count: number, engine = sandbox) =>
  Array.from({ length: count }, (_, sample) => engine.ask(prompt, { sample, locale }));
const question = 'What is the best shift scheduling software for a small business?';

test('every citation is a link at its offsets, and was retrieved', () => {
  for (const { text } of demoMarket.prompts)
    for (const answer of samples(text, 5)) {
      expect(answer.citations.length).toBeGreaterThanOrEqual(2);
      expect(answer.citations.length).toBeLessThanOrEqual(5);
      const retrieved = new Set(answer.sources.map(({ url }) => url));
      for (const { url, start, end, marker } of answer.citations) {
        expect(answer.text.slice(start ?? 0, end ?? 0)).toBe(`[${marker}](${url})`);
        expect(retrieved).toContain(url);
      }
      expect(new Set(answer.citations.map(({ url }) => url)).size).toBe(answer.citations.length);
    }
});

test('it says only what stands on the pages it cites', () => {
  const words = (text: string): string => text.replace(/\s+/g, ' ');
  const texts = new Map(demoMarket.pages.map(({ url, text }) => [url, words(text)]));
  for (const { citations } of samples(question, 20))
    for (const { url, citedText } of citations) {
      const text = texts.get(url) ?? '';
      const found =
        text.includes(citedText ?? '-') ||
        (citedText ?? '').split(/(?<=[.?!”"]) /).every((part) => text.includes(part));
      expect(found, citedText ?? '').toBe(true);
    }
});

test('the same draw gives the same answer; samples and seeds differ', () => {
  const again = createSandbox({ pages: demoMarket.pages, seed: 'test', createRandom });
  expect(samples(question, 5, again)).toEqual(samples(question, 5));
  const texts = new Set(samples(question, 20).map(({ text }) => text));
  expect(texts.size).toBeGreaterThan(10);
  const other = createSandbox({ pages: demoMarket.pages, seed: 'other', createRandom });
  expect(samples(question, 5, other)).not.toEqual(samples(question, 5));
});

test('it is honest about what it is', () => {
  expect(samples(question, 1)[0]).toMatchObject({
    outcome: 'answered',
    searched: true,
    modelServed: 'sandbox-1',
    cost: { usd: 0 },
    searchQueries: ['best shift scheduling software small business'],
  });
});

describe('retrieval', () => {
  test('relevant pages come first', () => {
    const [first] = samples('nurse rostering for a care home', 1);
    expect(first?.sources[0]?.url).toMatch(/rotamill|nurse/);
    expect(first?.sources.slice(0, 4).some(({ url }) => url.includes('rotamill.example'))).toBe(true);
  });

  test('brands with better content are cited more often, none always or never', () => {
    const answers = demoMarket.prompts.flatMap(({ text }) => samples(text, 10));
    const share = (name: string): number =>
      answers.filter(
        (answer) =>
          answer.text.includes(name) || answer.citations.some(({ url }) => url.includes(name.toLowerCase())),
      ).length / answers.length;
    const shares = Object.fromEntries(demoMarket.brands.map(({ name }) => [name, share(name)]));
    expect(shares.Crewtide).toBeGreaterThan(shares.Staffinch ?? 1);
    expect(shares.Planderly).toBeGreaterThan(shares.Dutyfern ?? 1);
    for (const value of Object.values(shares)) {
      expect(value).toBeGreaterThan(0.02);
      expect(value).toBeLessThan(0.95);
    }
  });

  test('one prompt varies between samples: presence is neither 0 nor 1 for most', () => {
    const mixed = demoMarket.prompts.filter(({ text }) => {
      const present = samples(text, 20).filter(
        (answer) =>
          /Planderly/i.test(answer.text) || answer.citations.some(({ url }) => url.includes('planderly')),
      ).length;
      return present > 0 && present < 20;
    });
    expect(mixed.length).toBeGreaterThan(8);
  });

  test('nothing relevant: it says so, and cites nothing', () => {
    const [answer] = samples('zzyzx qwortle', 1);
    expect(answer).toMatchObject({ outcome: 'answered', citations: [], sources: [], searched: true });
    expect(answer?.text).toMatch(/None of the pages/);
    expect(
      createSandbox({ pages: [], seed: 1, createRandom }).ask('anything', { sample: 0, locale }).citations,
    ).toEqual([]);
  });
});

test('awkward addresses, titles and scripts keep their offsets', () => {
  const pages: SandboxPage[] = ['a', 'b', 'c'].map((name) => ({
    url: `https://${name}.example/wiki/Kaffee_(Getränk)?q=a b`,
    title: `Kaffee [${name}] 😀`,
    text: `Wir rösten den Kaffee ${name} 😀 jeden Tag selbst. Der Kaffee kommt aus ${name}.`,
  }));
  const engine = createSandbox({ pages, seed: 3, createRandom });
  for (const { text, citations } of samples('Wo gibt es den besten Kaffee und wer röstet ihn?', 12, engine)) {
    expect(citations).toHaveLength(3);
    for (const { start, end, url } of citations) {
      expect(text.slice(start ?? 0, end ?? 0)).toMatch(/^\[.*\]\(https:[^\s()]*\)$/u);
      expect(pages.map((page) => page.url)).toContain(url);
    }
  }
  const texts = samples('Wo gibt es den besten Kaffee und wer röstet ihn?', 12, engine).map(
    ({ text }) => text,
  );
  expect(texts.some((text) => /\w\.example: “Wir rösten/.test(text))).toBe(true);
});

test('the demo market is fictional and whole', () => {
  expect(demoMarket.brands).toHaveLength(6);
  expect(demoMarket.prompts).toHaveLength(24);
  expect(new Set(demoMarket.pages.map(({ url }) => url)).size).toBe(38);
  for (const { url } of demoMarket.pages) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test('an answer over 200 pages takes little', () => {
  const pages = Array.from({ length: 200 }, (_, index) => {
    const page = demoMarket.pages[index % demoMarket.pages.length];
    return {
      url: `https://s${index}.example/`,
      title: `${page?.title} ${index}`,
      text: `${page?.text}\n${page?.text}`,
    };
  });
  const engine = createSandbox({ pages, seed: 1, createRandom });
  for (const { text } of demoMarket.prompts) engine.ask(text, { sample: 0, locale });
  const before = process.cpuUsage();
  for (const { text } of demoMarket.prompts)
    for (let sample = 0; sample < 10; sample += 1) engine.ask(text, { sample, locale });
  const { user, system } = process.cpuUsage(before);
  // Of the processor's time, which other processes take nothing of; ten times the bar of 2 ms, for slow ones.
  expect((user + system) / 1_000 / 240).toBeLessThan(20);
});
