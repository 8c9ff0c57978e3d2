import { ServiceError } from '@svc/core/kernel';

/** The state that is sent, and the id that it is sent under. */
export interface Standing {
  id: string;
  ended: boolean;
  data: string;
}

export interface StreamOptions {
  /** Throws ServiceError when the caller may not look any more, anything else when it cannot be read now. */
  look: () => Promise<Standing>;
  /** Has `wake` called when there may be news; returns what ends that. */
  follow: (wake: () => void) => () => void;
  /** The id that the caller has seen last. */
  seen: string | undefined;
  /** Whether the process drains. */
  ending: () => boolean;
  onEnd: () => void;
}

/** At most two reads a second, and one in ten seconds without a notification. */
const restMilliseconds = 500;
const quietMilliseconds = 10_000;

/** Server-sent events: `progress` whenever something has changed, `end` at last. Ends early when the process drains. */
export function eventStream(first: Standing, options: StreamOptions): ReadableStream<Uint8Array> {
  let news = Promise.withResolvers<void>();
  let gone = false;
  const wake = () => news.resolve();
  const stopFollowing = options.follow(wake);

  async function* lines(): AsyncGenerator<string> {
    let { seen } = options;
    let standing: Standing | null = first;
    yield 'retry: 1000\n\n';
    for (;;) {
      if (standing && standing.id !== seen) {
        seen = standing.id;
        yield `event: ${standing.ended ? 'end' : 'progress'}\nid: ${standing.id}\ndata: ${standing.data}\n\n`;
      } else yield ': still here\n\n';
      if (standing?.ended) return;
      await pause(restMilliseconds);
      await Promise.race([news.promise, pause(quietMilliseconds)]);
      if (gone || options.ending()) return;
      news = Promise.withResolvers();
      // A database that is away comes back, and the connection that listens wakes all when it does.
      standing = await options.look().catch((error: unknown) => {
        if (error instanceof ServiceError) throw error;
        return null;
      });
    }
  }
  const events = lines();
  const encoder = new TextEncoder();
  const end = () => {
    if (gone) return;
    gone = true;
    wake();
    stopFollowing();
    options.onEnd();
  };
  return new ReadableStream({
    async pull(controller) {
      const next = await events.next().catch(() => null);
      if (next?.value) return controller.enqueue(encoder.encode(next.value));
      end();
      controller.close();
    },
    cancel: end,
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
