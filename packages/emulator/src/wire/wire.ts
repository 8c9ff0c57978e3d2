import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Variant } from '../answer/answer.ts';
import type { EngineId } from '../engine.ts';
import type { Failure, Fault } from '../fault/fault.ts';

export interface Incoming {
  method: string;
  /** Without the vendor's prefix and the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined when there was none, or none that could be read. */
  body: unknown;
  /** Where the vendor's paths begin, for links in answers. */
  base: string;
  now: number;
}

export interface Reply {
  status: number;
  /** Sent as JSON; a string is sent as it is. */
  body: unknown;
  headers?: Record<string, string>;
}

export interface AnswerMeta {
  /** The model that answers, which may not be the one that was asked for. */
  model: string;
  /** 32 hexadecimal digits, different for each answer. */
  id: string;
  now: number;
}

/** A question whose answer is drawn; `sample` is set when an earlier step of the exchange has reserved it. */
export interface Question {
  prompt: string;
  sample?: number;
}

export interface Reserved {
  samples: number[];
  /** The answers to come; drawn when called. */
  answers: () => Answer[];
  variant: Variant;
  /** Milliseconds that the answer would have taken. */
  latency: number;
  id: string;
  now: number;
}

/** The content of a request, and how the vendor would write the answer. */
export interface Ask {
  engine: EngineId;
  model: string;
  questions: Question[];
  /** The whole waiting was done in an earlier step, which also decided the variant. */
  settled?: Variant;
  /** No search tool was offered, so the answer comes from memory. */
  withoutSearch?: boolean;
  /** Answers without waiting (a job is started). */
  immediate?: boolean;
  /** A first step that gives no answer yet; null: this time the answer comes at once. */
  interim?: (reserved: Reserved) => Reply | null;
  render: (answers: Answer[], meta: AnswerMeta) => Reply;
}

export interface LimitState {
  perMinute: number;
  remaining: number;
  /** Seconds until the bucket is full, and until one request fits. */
  fullAfter: number;
  nextAfter: number;
}

/** The wire format of one vendor. */
export interface Wire {
  vendor: string;
  /** Engine that requests are counted for when they ask nothing (probes, errors). */
  engine: EngineId;
  /** The credential of a request, without its scheme; null when there is none. */
  key: (incoming: Incoming) => string | null;
  /** null: no path of this vendor. */
  read: (incoming: Incoming) => Ask | Reply | null;
  failure: (failure: Failure, fault: Fault, context: { now: number; id: string; model: string }) => Reply;
  limitHeaders: (limit: LimitState, now: number) => Record<string, string>;
}

export function isAsk(reading: Ask | Reply): reading is Ask {
  return 'render' in reading;
}

/** An ask with one question. */
export function askOne(
  ask: Omit<Ask, 'questions' | 'render'> & Question,
  render: (answer: Answer, meta: AnswerMeta) => Reply,
): Ask {
  const { prompt, sample, ...rest } = ask;
  return {
    ...rest,
    questions: [sample === undefined ? { prompt } : { prompt, sample }],
    render: ([answer], meta) => {
      if (!answer) throw new Error('an ask was rendered without its answer');
      return render(answer, meta);
    },
  };
}

/** `Authorization: Bearer …` */
export function bearerKey({ headers }: Incoming): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** A header that must hold a non-empty value. */
export function headerKey({ headers }: Incoming, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}
