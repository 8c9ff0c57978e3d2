import { createTransport } from '@svc/engines';
import { storableText } from '../guard/index.ts';
import { systemClock } from '../traffic/index.ts';
import type { Redactor } from '../vault/index.ts';
import type { Environment } from './environment.ts';

const timeoutMs = { probe: 20_000, ask: 90_000 };
const longestAnswer = 100_000;

/**
 * The two ways in which an API asks an engine itself, both few and asked for by people: whether a key works, and one question.
 * One attempt each, outside of the limits of scans.
 */
export function createProbe(secrets: Redactor): Pick<Environment, 'probe' | 'ask'> {
  const transport = createTransport({
    connections: 8,
    headersTimeoutMs: timeoutMs.ask,
    bodyTimeoutMs: timeoutMs.ask,
    maxResponseBytes: 4_000_000,
  });
  const contextFor = (credential: Parameters<Environment['probe']>[1], milliseconds: number) => {
    secrets.know(credential.secret);
    const signal = AbortSignal.timeout(milliseconds);
    return {
      credential,
      send: transport.sender(signal),
      sleep: (milliseconds: number) => systemClock.sleep(milliseconds, signal),
      now: systemClock.now,
    };
  };
  const redacting = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      throw secrets.redactError(error);
    }
  };
  return {
    async probe(adapter, credential) {
      const { model } = await redacting(adapter.probe(contextFor(credential, timeoutMs.probe)));
      return { model: model === null ? null : storableText(secrets.redact(model), 200) };
    },
    async ask(adapter, credential, question) {
      const answer = await redacting(adapter.ask(question, contextFor(credential, timeoutMs.ask)));
      const model = answer.modelServed;
      return {
        outcome: answer.outcome,
        text: storableText(secrets.redact(answer.text), longestAnswer),
        model: model === null ? null : storableText(secrets.redact(model), 200),
        searched: answer.searched,
        costUsd: answer.cost.usd,
      };
    },
  };
}
