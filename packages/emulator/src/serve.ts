import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, PROSE, type Variant } from './answer/answer.ts';
import { composeAnswer } from './answer/compose.ts';
import { readingReply } from './answer/reading.ts';
import type { Fault } from './fault/fault.ts';
import { pause } from './fault/pause.ts';
import { send, sendSpoiled, WHOLE } from './fault/transport.ts';
import { canCite, type State } from './state.ts';
import { hashText } from './truth/random.ts';
import { type AnswerMeta, type Ask, type Incoming, isAsk, type Reply, type Wire } from './wire/wire.ts';

const PLAIN_FAULT: Fault = { name: 'none', retryAfterSeconds: 1, retryStyle: 'seconds', interval: 100 };

/** Answers one request in a vendor's manner: credential, rate limit, fault, latency, answer, in this order. */
export async function serveVendor(
  state: State,
  wire: Wire,
  reading: Ask | Reply,
  incoming: Incoming,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const ask = isAsk(reading) ? reading : null;
  const engine = ask?.engine ?? wire.engine;
  const key = wire.key(incoming);
  const { record, stats, end } = state.recorder.begin({
    engine,
    method: incoming.method,
    path: incoming.path,
    key,
    prompt: ask?.questions[0]?.prompt ?? null,
    model: ask?.model ?? null,
  });
  response.once('close', () => end('aborted', null));
  const number = state.nextRequest(engine);
  const id = answerId(state, engine, number);
  const meta: AnswerMeta = { model: ask?.model ?? '', id, now: incoming.now };
  if (incoming.query.has('key') || incoming.query.has('api_key')) stats.keysInUrl += 1;
  const finish = (result: 'answer' | 'interim' | 'error' | 'other', reply: Reply) => {
    end(result, reply.status);
    send(response, reply);
  };

  const accepted = state.settings().keys;
  if (!key || (accepted && !accepted.includes(key) && key !== 'anonymous')) {
    stats.authFailures += 1;
    return finish('error', wire.failure('auth', PLAIN_FAULT, meta));
  }
  if (!ask) return finish(isProblem(reading) ? 'error' : 'other', reading as Reply);

  const { allowed, state: limit } = state.buckets.take(
    `${engine}\n${key}`,
    state.rateLimitFor(engine),
    incoming.now,
  );
  const limitHeaders = wire.limitHeaders(limit, incoming.now);
  const withLimits = (reply: Reply): Reply => ({ ...reply, headers: { ...limitHeaders, ...reply.headers } });
  if (!allowed) {
    stats.rateLimitViolations += 1;
    const fault: Fault = { ...PLAIN_FAULT, retryAfterSeconds: limit.nextAfter };
    return finish('error', withLimits(wire.failure('rate', fault, meta)));
  }

  const fault = ask.settled
    ? null
    : state.faultFor(engine, headerOf(request, 'x-emulator-fault'), number, ask.questions[0]?.prompt ?? '');
  if (fault && fault.name !== 'none') record.fault = fault.name;
  if (fault?.failure) return finish('error', withLimits(wire.failure(fault.failure, fault, meta)));

  const variant: Variant = ask.settled ?? fault?.variant ?? 'plain';
  const wanted = Number(headerOf(request, 'x-emulator-latency') ?? Number.NaN);
  const latency = ask.settled ? 0 : Number.isFinite(wanted) ? wanted : state.latencyFor(engine, number);
  if (!ask.immediate && !(await pause(response, latency))) return;

  const spoiled = fault?.transport && !WHOLE.has(fault.transport);
  const counted = PROSE.has(variant) && !spoiled;
  const asked = headerOf(request, 'x-emulator-sample');
  const samples = ask.questions.map(({ prompt, sample }) => {
    if (sample !== undefined) return sample;
    if (asked !== null && Number.isSafeInteger(Number(asked))) return Number(asked);
    if (fault?.repeat) return 0;
    // Answers that are no whole prose must not use up a draw of the truth.
    return counted ? state.nextSample(engine, prompt) : -number;
  });
  const now = Date.now();
  const answersOf = (model: string) =>
    ask.questions.map(({ prompt }, index) =>
      drawn(state, ask, { prompt, sample: samples[index] ?? 0, variant, model }),
    );
  const answers = () => answersOf(ask.model);
  let reply = ask.interim?.({ samples, answers, variant, latency, id, now }) ?? null;
  const interim = reply !== null;
  if (!reply) {
    const model = headerOf(request, 'x-emulator-model') ?? state.servedModel(engine, ask.model);
    const given = answersOf(model);
    reply = ask.render(given, { model, id, now });
    if (!spoiled) state.recorder.answered(stats, record, given, id, model);
  }
  if (!fault?.transport) return finish(interim ? 'interim' : 'answer', withLimits(reply));
  if (WHOLE.has(fault.transport)) {
    await sendSpoiled(response, withLimits(reply), fault.transport, fault.interval);
    return end(interim ? 'interim' : 'answer', reply.status);
  }
  if (fault.transport !== 'hang' && fault.transport !== 'hang-body') end('error', reply.status);
  return sendSpoiled(response, withLimits(reply), fault.transport, fault.interval);
}

function drawn(
  state: State,
  ask: Ask,
  { prompt, sample, variant, model }: { prompt: string; sample: number; variant: Variant; model: string },
): Answer {
  const draw = state
    .market()
    .draw(ask.engine, prompt, sample, { canCite: canCite(ask.engine, variant) && !ask.withoutSearch });
  const answer = composeAnswer(prompt, draw, variant, state.settings().answerLength);
  const reader = { model, timesRead: (text: string) => state.timesRead(model, text) };
  const written =
    variant === 'plain'
      ? (readingReply(prompt, state.settings(), reader) ??
        state.write({ engine: ask.engine, prompt, sample }))
      : null;
  // The market's brands are not in it.
  return written ? { ...answer, ...written, draw: { ...draw, present: [], traps: [] } } : answer;
}

function answerId(state: State, engine: string, number: number): string {
  const text = `${state.market().seed}|${engine}|${number}|${state.startedAt}`;
  return [0, 2]
    .flatMap((part) => hashText(text, part))
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

function isProblem(reading: Ask | Reply): boolean {
  return 'status' in reading && reading.status >= 400;
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
