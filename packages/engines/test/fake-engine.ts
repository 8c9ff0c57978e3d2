import { readFileSync } from 'node:fs';
import type { AskContext, EngineQuestion, EngineRequest } from '../src/adapter.ts';

export const secret = 'sk-test-4f9c1e7ab2d04466';

/** A body is answered with HTTP 200. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string };

/** A context whose `send` gives these replies in order, and the requests that it received. */
export function fakeEngine(
  replies: readonly Reply[],
  credential: Partial<AskContext['credential']> = {},
): { context: AskContext; requests: EngineRequest[]; waits: number[] } {
  const requests: EngineRequest[] = [];
  const waits: number[] = [];
  const context: AskContext = {
    credential: { id: 'test', secret, baseUrl: null, ...credential },
    send: async (request) => {
      const reply = replies[requests.length];
      requests.push(structuredClone(request));
      if (!reply)
        throw new Error(`request ${requests.length} was not expected: ${request.method} ${request.url}`);
      return {
        status: reply.status ?? 200,
        headers: reply.headers ?? {},
        text: reply.text ?? JSON.stringify(reply.body),
      };
    },
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
    now: () => Date.parse('2026-11-20T12:00:00Z'),
  };
  return { context, requests, waits };
}

export const question: EngineQuestion = {
  prompt: 'What is the best CRM for a small café?',
  locale: { country: 'DE', language: 'de', city: 'Berlin', timezone: 'Europe/Berlin' },
  model: null,
};

/** A recorded shape, fresh each time so that tests may change it. */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into recorded bodies to bend them
export function fixture(name: string): any {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
}

/** Replies of DataForSEO's queue around a task's answer: put in, looked at, and its page. */
export function throughQueue(answer: Reply): Reply[] {
  const { created, waiting, page } = fixture('dataforseo-queue');
  return [{ body: created }, { body: waiting }, answer, { body: page }];
}
