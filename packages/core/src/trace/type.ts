/** Attributes of a span. They never contain text that tenants or engines wrote, nor an address with a secret. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Span {
  /** Attributes that become known only later. */
  set: (attributes: Attributes) => void;
  rename: (name: string) => void;
}

export interface SpanOptions {
  kind: 'server' | 'consumer' | 'client' | 'internal';
  attributes?: Attributes;
  /** A W3C traceparent of who asked for it; left out: the span around it. */
  parent?: string | undefined;
}

/** Traces of this process. One that is off runs what it is given and does nothing else. */
export interface Trace {
  on: boolean;
  span: <T>(name: string, options: SpanOptions, run: (span: Span) => Promise<T>) => Promise<T>;
  /** Context of the span around the caller, to be continued in another process. */
  traceparent: () => string | undefined;
  /** Hook for a database's statements: they become spans within the current span. */
  onStatement?: (statement: { sql: string; milliseconds: number; failed: boolean }) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
}

const noSpan: Span = { set: () => {}, rename: () => {} };

export const noTrace: Trace = {
  on: false,
  span: (_name, _options, run) => run(noSpan),
  traceparent: () => undefined,
  close: async () => {},
};
