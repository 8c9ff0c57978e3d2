import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { SvcClient } from './client.ts';
import { ConnectionError, SvcError, unwrap } from './errors.ts';
import { pause } from './retry.ts';
import type { components } from './schema.gen.ts';

export type ScanProgress = components['schemas']['ScanProgressEvent'];

export interface FollowOptions {
  signal?: AbortSignal;
  /** Breaks in a row after which it gives up; 20 by default, some three minutes. */
  breaks?: number;
}

/** The service says something every ten seconds: after this long the connection is dead. */
const silenceMilliseconds = 30_000;

/**
 * How far a scan is, whenever that changes; the last has its final status. Connects again after a break and goes on
 * where it was. Throws SvcError when the service refuses.
 */
export async function* followScan(
  client: SvcClient,
  scanId: string,
  options: FollowOptions = {},
): AsyncGenerator<ScanProgress, void> {
  let seen: string | undefined;
  for (let breaks = 0; ; breaks += 1) {
    let heard = false;
    try {
      for await (const message of connect(client, scanId, seen, options.signal)) {
        breaks = 0;
        heard = true;
        seen = message.id;
        yield JSON.parse(message.data) as ScanProgress;
        if (message.event === 'end') return;
      }
      // Proxies that let no stream through answer, and close.
      if (!heard) throw new ConnectionError('the stream ended without an event');
    } catch (error) {
      options.signal?.throwIfAborted();
      const refused = error instanceof SvcError && error.status < 500 && error.status !== 429;
      if (refused || breaks >= (options.breaks ?? 20)) throw error;
    }
    await pause(Math.min(10_000, 250 * 2 ** breaks), options.signal);
  }
}

async function* connect(
  client: SvcClient,
  scanId: string,
  seen: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<EventSourceMessage> {
  const stream: ReadableStream<Uint8Array> = await unwrap(
    client.GET('/v1/scans/{scanId}/events', {
      params: { path: { scanId }, ...(seen !== undefined && { header: { 'last-event-id': seen } }) },
      parseAs: 'stream',
      ...(signal && { signal }),
    }),
  );
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read());
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* messages.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Throws when nothing comes for so long that the connection must be dead. */
async function beforeSilence<T>(next: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the service went silent')), silenceMilliseconds);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
