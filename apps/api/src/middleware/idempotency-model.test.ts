import type { RunContext } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { modelRun, modelTimeout } from '@svc/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { StoredResponse } from '../mount/response.ts';
import { write } from '../mount/run.ts';
import { openWorld } from '../testing/world.ts';
import type { KeyedRequest } from './idempotency.ts';

/**
 * Sequences at the same time. A request that another one meets holds a connection while that one needs a second: were there
 * as many sequences as the eight connections for transactions, all could wait for each other.
 */
const runners = 7;

const world = await openWorld();
const { context } = await world.tenant();
await world.handle.owner`create table effect (sequence text not null)`;
await world.handle.owner`grant insert, select on effect to svc_app`;

interface Asked {
  /** Work under key 1 uses the network before its transaction, and holds the key meanwhile. */
  key: 0 | 1;
  body: number;
  apiKey: number;
}

/**
 * refused: the work throws. killed: the process ends before the commit; under key 1 while it uses the network. unheard:
 * it ends after the commit. overtaken: it stays on the network for so long that its lease ends and the caller asks again.
 */
type End = 'answered' | 'refused' | 'killed' | 'unheard' | 'overtaken';

/** meanwhile: the body of a second request under the same key while the first runs; null: none. */
type Step = (Asked & { do: 'ask'; end: End; meanwhile: number | null }) | { do: 'wait'; minutes: number };

const two = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      key: fc.constantFrom(0 as const, 1 as const),
      body: two,
      apiKey: two,
      end: fc.constantFrom<End>('answered', 'answered', 'refused', 'killed', 'unheard', 'overtaken'),
      meanwhile: fc.option(two),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 25 * 60) }),
  },
);

/** What is known about a key. `text`: null while its work has not ended. */
interface Kept extends Asked {
  text: string | null;
  age: number;
}

interface Model {
  kept: Map<number, Kept>;
  effects: number;
}

const leaseMinutes = 2;
const dayMinutes = 24 * 60;

/** What a request finds. null: nothing, so it does the work itself. */
function met({ kept }: Model, asked: Asked): string | null {
  const found = kept.get(asked.key);
  if (!found || found.age >= dayMinutes || (found.text === null && found.age >= leaseMinutes)) return null;
  if (found.body !== asked.body) return 'idempotency_mismatch';
  if (found.text === null) return 'idempotency_in_progress';
  return found.apiKey === asked.apiKey ? found.text : 'idempotency_mismatch';
}

let made = 0;

/** The text of the answer, or the error's code. */
const outcomeOf = (work: Promise<{ response: StoredResponse }>): Promise<string> =>
  work.then(
    ({ response }) => response.body,
    (error: unknown) => {
      if (error instanceof ServiceError) return error.code;
      throw error;
    },
  );

const keyed = (sequence: string, { key, body, apiKey }: Asked): KeyedRequest => ({
  route: `POST /v1/${sequence}`,
  key: String(key),
  fingerprint: Buffer.from(String(body)),
  credential: String(apiKey),
});

/** Answers as the API does: the effect is made in the transaction, and `during` sees it as undone or done. */
function request(sequence: string, asked: Asked, during: () => Promise<unknown>) {
  const act = async ({ db }: RunContext): Promise<StoredResponse> => {
    await sql`insert into effect values (${sequence})`.execute(db);
    if (asked.key === 0) await during();
    made += 1;
    return { status: 201, headers: {}, body: `answer ${made}` };
  };
  const before = asked.key === 1 ? { prepare: during, gate: async () => null } : undefined;
  return outcomeOf(write(context, keyed(sequence, asked), before, act));
}

async function ask(sequence: string, model: Model, step: Extract<Step, { do: 'ask' }>): Promise<void> {
  const expected = met(model, step);
  if (expected !== null) {
    expect(await request(sequence, step, async () => {})).toBe(expected);
    return;
  }
  const network = step.key === 1;
  const running = { ...step, text: null, age: 0 };
  let killed: (outcome: string) => void = () => {};
  const death = new Promise<string>((resolve) => {
    killed = resolve;
  });
  const answer = request(sequence, step, async () => {
    if (network) model.kept.set(step.key, running);
    if (step.meanwhile !== null) {
      const second = { ...step, body: step.meanwhile };
      // Without the network the first request's transaction is still open, so only its lock can be seen.
      const hears = network ? met(model, second) : 'idempotency_in_progress';
      expect(await request(sequence, second, async () => {})).toBe(hears);
    }
    if (step.end === 'refused') throw new ServiceError('conflict', 'refused');
    if (step.end === 'killed') {
      killed('killed');
      if (!network) throw new ServiceError('internal', 'killed');
      await new Promise(() => {});
    }
    if (step.end === 'overtaken' && network) {
      await wait(sequence, model, leaseMinutes + 1);
      const again = await request(sequence, step, async () => {});
      model.kept.set(step.key, { ...step, text: again, age: 0 });
      model.effects += 1;
    }
  });
  const outcome = await Promise.race([answer, death]);
  if (step.end === 'killed') return void (await (network ? death : answer));
  if (step.end === 'refused') {
    expect(outcome).toBe('conflict');
    model.kept.delete(step.key);
  } else if (step.end === 'overtaken' && network) expect(outcome).toBe('idempotency_in_progress');
  else {
    expect(outcome).toMatch(/^answer/);
    model.kept.set(step.key, { ...step, text: outcome, age: 0 });
    model.effects += 1;
  }
}

/** Time passes for this sequence's keys alone. */
async function wait(sequence: string, model: Model, minutes: number): Promise<void> {
  for (const one of model.kept.values()) one.age += minutes;
  await sql`update idempotency_key set created_at = created_at - make_interval(mins => ${minutes}),
    leased_until = leased_until - make_interval(mins => ${minutes})
    where workspace_id = ${context.workspace.id} and route = ${`POST /v1/${sequence}`}`.execute(context.db);
}

let sequences = 0;

async function holds(steps: readonly Step[]): Promise<void> {
  sequences += 1;
  const sequence = `sequence ${sequences}`;
  const model: Model = { kept: new Map(), effects: 0 };
  for (const one of steps) {
    if (one.do === 'wait') await wait(sequence, model, one.minutes);
    else await ask(sequence, model, one);
  }
  const [row] = await world.handle.owner`select count(*)::integer from effect where sequence = ${sequence}`;
  expect(row?.count).toBe(model.effects);
}

test(
  'under one key there is one effect and one answer, whatever fails, dies, overlaps or comes late',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), holds);
    const { numRuns, seed, ...limit } = modelRun('idempotency', { runs: 500 });
    await Promise.all(
      Array.from({ length: runners }, (_, runner) =>
        fc.assert(property, { ...limit, seed: seed + runner, numRuns: Math.ceil(numRuns / runners) }),
      ),
    );
  },
  modelTimeout,
);
