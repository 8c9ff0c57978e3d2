import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError, type EmulatorConfig, type EngineId, startEmulator } from './index.ts';
import { askEngine } from './testing/ask.ts';
import { call } from './testing/call.ts';

const PROMPT = 'Which till suits a bakery?';

async function withEmulator(
  config: EmulatorConfig,
  use: (emulator: Awaited<ReturnType<typeof startEmulator>>) => Promise<void>,
) {
  const emulator = await startEmulator(config);
  try {
    await use(emulator);
  } finally {
    await emulator.close();
  }
}

test('settings that do not hold are refused by name and change nothing', async () => {
  await expect(startEmulator({ correlation: 2 })).rejects.toThrow(ConfigError);
  await expect(startEmulator({ faults: { meteor: 0.1 } })).rejects.toThrow(/unknown fault "meteor"/);
  await expect(startEmulator({ faults: { 429: 0.7, 500: 0.7 } })).rejects.toThrow(/more than 1/);
  await withEmulator({ seed: 5 }, async (emulator) => {
    const reply = await call(`${emulator.origin}/__config`, { body: { latensy: 5 } });
    expect(reply.status).toBe(400);
    expect(reply.text).toMatch('latensy');
    expect((await call(`${emulator.origin}/__config`)).json.seed).toBe(5);
  });
});

test('the truth is the same by HTTP, by function and for lists', async () => {
  await withEmulator({ seed: 'truth' }, async (emulator) => {
    const expected = emulator.truth('xai', PROMPT);
    const one = await call(
      `${emulator.origin}/__truth?${new URLSearchParams({ engine: 'xai', prompt: PROMPT })}`,
    );
    expect(one.json.brands).toEqual(expected);
    const many = await call(`${emulator.origin}/__truth`, {
      body: { prompts: [PROMPT, 'x'], engines: ['xai', 'gemini'] },
    });
    expect(many.json.truths).toHaveLength(4);
    expect(many.json.truths[0].brands).toEqual(expected);
    expect((await call(`${emulator.origin}/__truth?engine=altavista&prompt=x`)).status).toBe(400);
  });
});

test('empirical rates over HTTP agree with the truth under faults', async () => {
  await withEmulator(
    { faults: { 500: 0.1, 'no-search': 0.3, refusal: 0.1 }, answerLength: 200 },
    async (emulator) => {
      const truth = emulator.truth('openai', PROMPT);
      let answers = 0;
      while (answers < 1500) {
        await Promise.all(Array.from({ length: 50 }, () => askEngine(emulator.origin, 'openai', PROMPT)));
        answers = emulator.stats().engines.openai?.byPrompt[PROMPT]?.answers ?? 0;
      }
      const { brands, variants, faults, requests } = emulator.stats().engines.openai ?? {};
      const prose = (variants?.plain ?? 0) + (variants?.['no-search'] ?? 0);
      for (const { brand, presence, mention, citation } of truth) {
        const counts = brands?.[brand] ?? { presence: 0, mention: 0, citation: 0 };
        for (const [seen, expected] of [
          [counts.presence, presence],
          [counts.mention, mention],
          [counts.citation, citation],
        ] as const) {
          expect(Math.abs(seen / prose - expected)).toBeLessThan(
            4.5 * Math.sqrt((expected * (1 - expected)) / prose) + 0.01,
          );
        }
      }
      expect(Math.abs((faults?.['500'] ?? 0) / (requests ?? 1) - 0.1)).toBeLessThan(0.04);
    },
  );
});

test('the same seed gives the same answers and faults after a reset', async () => {
  await withEmulator({ seed: 3, faults: { 500: 0.3 } }, async (emulator) => {
    const run = async () => {
      const seen = [];
      for (let count = 0; count < 12; count += 1) {
        const { status, json } = await askEngine(emulator.origin, 'openai-compatible', PROMPT);
        seen.push([status, json.choices?.[0].message.content]);
      }
      return seen;
    };
    const first = await run();
    emulator.reset();
    expect(await run()).toEqual(first);
    expect(new Set(first.map(([status]) => status))).toEqual(new Set([200, 500]));
  });
});

test('a script is followed step by step, then answers are plain', async () => {
  await withEmulator({ script: { gemini: ['500', '503', 'none'] } }, async (emulator) => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await askEngine(emulator.origin, 'gemini', PROMPT)).status);
    expect(statuses).toEqual([500, 503, 200, 200]);
  });
});

test('an agreed rate is enforced by engine and key, and violations are counted', async () => {
  // The wait that is told is counted from the first call, however long the others take to come in.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await withEmulator({ rateLimit: { perMinute: 6, burst: 5 } }, async (emulator) => {
    const burst = await Promise.all(
      Array.from({ length: 12 }, () => askEngine(emulator.origin, 'openai', PROMPT)),
    );
    const refused = burst.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '10',
      'x-ratelimit-limit-requests': '6',
      'x-ratelimit-remaining-requests': '0',
    });
    expect(emulator.stats().engines.openai?.rateLimitViolations).toBe(7);
    expect((await askEngine(emulator.origin, 'gemini', PROMPT)).status).toBe(200);
  });
});

test('an engine changes its model in mid-scan', async () => {
  await withEmulator(
    { engines: { openai: { switchModel: { afterAnswers: 2, to: 'gpt-7' } } } },
    async (emulator) => {
      const models = [];
      for (let count = 0; count < 4; count += 1)
        models.push((await askEngine(emulator.origin, 'openai', PROMPT)).json.model);
      expect(models).toEqual(['gpt-6-luna', 'gpt-6-luna', 'gpt-7', 'gpt-7']);
    },
  );
});

test('settings of one engine are merged and leave the others', async () => {
  await withEmulator({ engines: { xai: { latency: 5 } } }, async (emulator) => {
    emulator.configure({ engines: { xai: { faults: { 500: 1 } } } });
    expect(emulator.configure({}).engines.xai).toMatchObject({ latency: 5, faults: { 500: 1 } });
    const statusOf = async (engine: EngineId) => (await askEngine(emulator.origin, engine, PROMPT)).status;
    expect([await statusOf('xai'), await statusOf('openai')]).toEqual([500, 200]);
  });
});

test('stats tell who asked what, and keep no long key whole', async () => {
  await withEmulator({ keepRequests: 2 }, async (emulator) => {
    const secret = 'sk-very-long-secret-0001';
    for (const prompt of ['a', 'b', '__proto__']) {
      await call(`${emulator.origin}/openai/v1/responses`, {
        key: secret,
        body: { model: 'm', input: prompt },
      });
    }
    const { json, text } = await call(`${emulator.origin}/__stats`);
    expect(json.engines.openai).toMatchObject({
      requests: 3,
      answers: 3,
      byKey: { '…ret-0001': 3 },
      statuses: { 200: 3 },
    });
    expect(text).not.toMatch(secret);
    expect(Object.keys(json.engines.openai.byPrompt)).toHaveLength(3);
    expect(json.recent.map((record: { prompt: string }) => record.prompt)).toEqual(['b', '__proto__']);
  });
});

test('what an engine gives instead of an answer may go with what it would have said', async () => {
  const prompts = Array.from({ length: 12 }, (_, at) => `Which drill suits workshop ${at}?`);
  await withEmulator({ instead: [{ fault: 'refusal', least: 0.4, share: 1 }] }, async (emulator) => {
    for (const prompt of prompts) await askEngine(emulator.origin, 'openai', prompt);
    const named = prompts.filter((prompt) => (emulator.truth('openai', prompt)[0]?.presence ?? 0) >= 0.4);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(prompts.length);
    const { variants } = emulator.stats().engines.openai ?? {};
    expect(variants).toMatchObject({ refusal: named.length, plain: prompts.length - named.length });
  });
});
