import { type Emulator, emulatorBaseUrls, startEmulator } from '@svc/emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineCredential } from '../src/adapter.ts';
import type { AnswerOutcome, EngineAnswer } from '../src/answer.ts';
import { EngineError, type EngineErrorKind } from '../src/error.ts';
import { getEngineAdapter } from '../src/registry.ts';
import { createTransport, type Transport } from '../src/transport/transport.ts';

/** Where a vendor's wire has no state of its own, its emulator gives the nearest one. */
interface Manner {
  engine: keyof ReturnType<typeof emulatorBaseUrls>;
  secret: string;
  /** Shown in the test's name where an engine has several providers. */
  provider?: string;
  cites?: false;
  outcomes?: Partial<Record<'refusal' | 'truncated' | 'empty' | 'blocked', AnswerOutcome>>;
}

const key = 'sk-contract-51c2';
const login = 'login:password';
const cloro = 'sk_live_contract51c2';
/** A refusal without a field for it is prose: it is measured as what the engine said. */
const prose = { refusal: 'answered', blocked: 'answered' } as const;
/** A results page without an answer looks alike, whatever the reason, and has no cut answers. */
const page = { refusal: 'not_shown', blocked: 'not_shown', truncated: 'answered' } as const;

const manners: Manner[] = [
  { engine: 'openai', secret: key },
  { engine: 'anthropic', secret: key, outcomes: { blocked: 'refused' } },
  { engine: 'gemini', secret: key, outcomes: { refusal: 'blocked' } },
  { engine: 'perplexity', secret: key, outcomes: { refusal: 'answered', blocked: 'empty' } },
  { engine: 'xai', secret: key, outcomes: { blocked: 'refused' } },
  { engine: 'mistral', secret: key, outcomes: { ...prose, truncated: 'answered' } },
  { engine: 'deepseek', secret: key, outcomes: { blocked: 'refused' } },
  { engine: 'openrouter', secret: key },
  { engine: 'google-ai-overview', secret: key, provider: 'SerpApi', outcomes: page },
  { engine: 'google-ai-overview', secret: login, provider: 'DataForSEO', outcomes: page },
  { engine: 'google-ai-mode', secret: key, provider: 'SerpApi', outcomes: page },
  { engine: 'google-ai-mode', secret: login, provider: 'DataForSEO', outcomes: page },
  {
    engine: 'chatgpt-ui',
    secret: login,
    provider: 'DataForSEO',
    outcomes: { ...prose, truncated: 'answered' },
  },
  {
    engine: 'chatgpt-ui',
    secret: key,
    provider: 'Bright Data',
    outcomes: { ...prose, truncated: 'answered' },
  },
  {
    engine: 'chatgpt-ui',
    secret: cloro,
    provider: 'cloro',
    outcomes: { ...prose, truncated: 'answered' },
  },
  {
    engine: 'gemini-ui',
    secret: login,
    provider: 'DataForSEO',
    outcomes: { ...prose, truncated: 'answered' },
  },
  ...(['gemini-ui', 'perplexity-ui', 'copilot-ui'] as const).flatMap((engine): Manner[] => [
    { engine, secret: key, provider: 'Bright Data', outcomes: { ...prose, truncated: 'answered' } },
    { engine, secret: cloro, provider: 'cloro', outcomes: { ...prose, truncated: 'answered' } },
  ]),
  { engine: 'openai-compatible', secret: key, cites: false, outcomes: { refusal: 'answered' } },
];

/** Faults that are failures on every wire. */
const failures: [fault: string, kind: EngineErrorKind, retryable: boolean][] = [
  ['429;retry-after=2', 'rate', true],
  ['quota', 'quota', false],
  ['auth', 'auth', false],
  ['500', 'overloaded', true],
  ['503', 'overloaded', true],
  ['html-502', 'overloaded', true],
  ['truncated-json', 'malformed', true],
  ['lying-json', 'malformed', true],
  ['empty-body', 'malformed', true],
  ['wrong-type', 'malformed', true],
  ['reset', 'network', true],
  ['reset-body', 'network', true],
  ['hang', 'timeout', true],
  ['hang-body', 'timeout', true],
];

let emulator: Emulator;
let transport: Transport;
beforeAll(async () => {
  emulator = await startEmulator({ seed: 'contract', keepRequests: 5_000 });
  transport = createTransport({ connections: 10 });
});
afterAll(async () => {
  await transport.close();
  await emulator.close();
});

describe.each(
  manners.map((manner) => ({
    ...manner,
    name: [manner.engine, manner.provider].filter(Boolean).join(' through '),
  })),
)('$name', ({ engine, secret, cites = true, outcomes = {} }) => {
  const ask = async (
    fault: string,
    prompt = 'What is the best till for a small café?',
  ): Promise<EngineAnswer> => {
    const adapter = getEngineAdapter(engine);
    if (!adapter) throw new Error(`no engine ${engine}`);
    const credential: EngineCredential = {
      id: 'contract',
      secret,
      baseUrl: emulatorBaseUrls(emulator.origin)[engine],
    };
    const send = transport.sender(AbortSignal.timeout(fault.startsWith('hang') ? 150 : 60_000));
    return adapter.ask(
      {
        prompt,
        locale: { country: 'DE', language: 'en' },
        model: adapter.defaultModel ?? (engine === 'openai-compatible' ? 'qwen3:8b' : null),
      },
      {
        credential,
        send: (request) => send({ ...request, headers: { ...request.headers, 'x-emulator-fault': fault } }),
        sleep: () => new Promise((resolve) => setTimeout(resolve, 5)),
        now: Date.now,
      },
    );
  };

  it('reads what the engine drew: the brands named, the pages cited, and each once', async () => {
    for (const prompt of [
      'Which till suits a bakery?',
      'Best register for a food truck?',
      'Who sells tills for hotels?',
    ]) {
      const answer = await ask('none', prompt);
      expect(answer).toMatchObject({ outcome: 'answered', refusal: null });
      const drawn = emulator
        .stats()
        .recent.findLast((request) => request.engine === engine && request.draws.length > 0)?.draws[0];
      expect(drawn?.prompt).toBe(prompt);
      for (const brand of drawn?.mentioned ?? []) expect(answer.text).toContain(brand);
      const hosts = new Set(answer.citations.map(({ url }) => new URL(url).hostname.replace(/^www\./, '')));
      const truth = emulator.truth(engine, prompt);
      const cited = truth
        .filter(({ domain }) => [...hosts].some((host) => host === domain || host.endsWith(`.${domain}`)))
        .map(({ brand }) => brand);
      if (cites) expect(cited.toSorted()).toEqual((drawn?.cited ?? []).toSorted());
      else expect(answer).toMatchObject({ citations: [], searched: false });
      for (const { start, end } of answer.citations) {
        if (start !== null && end !== null) expect(answer.text.slice(start, end).length).toBe(end - start);
      }
    }
  });

  it('keeps unknown items and older forms out of the way', async () => {
    expect((await ask('odd')).outcome).toBe('answered');
  });

  it.each([
    ['refusal', 'refused'],
    ['blocked', 'blocked'],
    ['truncated', 'truncated'],
    ['empty', 'empty'],
  ] as const)('measures %s as a state of its own', async (fault, otherwise) => {
    const outcome = outcomes[fault] ?? otherwise;
    const answer = await ask(fault);
    expect(answer.outcome).toBe(outcome);
    if (outcome === 'empty' || outcome === 'not_shown') expect(answer.text).toBe('');
  });

  it('tells an answer from memory from a searched one', async () => {
    const answer = await ask('no-search');
    expect(answer.outcome).toBe('answered');
    expect(answer.citations).toEqual([]);
    if (getEngineAdapter(engine)?.surface === 'api+search') expect(answer.searched).toBe(false);
  });

  it.each(failures)('fails with a reason on %s', async (fault, kind, retryable) => {
    const error = await ask(fault).then(
      (answer) => answer,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ kind, retryable });
    expect(JSON.stringify([(error as Error).message, (error as EngineError).detail])).not.toContain(secret);
    if (
      fault.includes('retry-after') &&
      engine !== 'google-ai-overview' &&
      engine !== 'google-ai-mode' &&
      !engine.endsWith('-ui')
    )
      expect((error as EngineError).detail.retryAfterMs).toBe(2_000);
  });

  it('accepts a working credential and refuses a wrong one', async () => {
    const adapter = getEngineAdapter(engine);
    const probe = (given: string) =>
      adapter?.probe({
        credential: { id: 'probe', secret: given, baseUrl: emulatorBaseUrls(emulator.origin)[engine] },
        send: transport.sender(AbortSignal.timeout(60_000)),
        sleep: async () => {},
        now: Date.now,
      });
    emulator.configure({ keys: [secret] });
    await expect(probe(secret)).resolves.toBeDefined();
    // A self-hosted server lets in whoever comes without a key.
    await expect(
      probe(secret.includes(':') ? 'other:word' : secret === cloro ? 'sk_live_wrong' : 'sk-wrong'),
    ).rejects.toMatchObject({
      kind: 'auth',
    });
    emulator.configure({ keys: null });
  });
});
