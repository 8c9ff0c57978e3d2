import { createWriteStream, mkdirSync, openSync, renameSync, type WriteStream } from 'node:fs';
import { join, relative } from 'node:path';
import pretty from 'pino-pretty';

export interface Log {
  /** Its file, as people type it. */
  file: string;
  line: (text: string) => void;
  /** The newest warnings, and lines that are not JSON, to show why the process ended. */
  last: () => readonly string[];
}

interface LogOptions {
  /** Holds `NAME.log`, and `NAME.previous.log` of the start before or of the 50 MB before. */
  folder: string;
  /** Also shown, in readable form. */
  show: boolean;
  mostBytes?: number;
}

const kept = 15;
/** Levels of pino: 10 to 30 are normal operation. */
const isPlain = (text: string): boolean => /^\{"level":[123]0\b/.test(text);

/** Keeps one process's output in a file. A log that cannot be written must not fail the service: it is left out. */
export function openLog(name: string, { folder, show, mostBytes = 50_000_000 }: LogOptions): Log {
  const file = join(folder, `${name}.log`);
  mkdirSync(folder, { recursive: true });
  let stream = open();
  let bytes = 0;
  const newest: string[] = [];
  const readable = pretty.prettyFactory({
    colorize: process.stdout.isTTY,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,app',
    messageFormat: `${name} {msg}`,
  });

  function open(): WriteStream {
    try {
      renameSync(file, join(folder, `${name}.previous.log`));
    } catch {
      // There is none yet, or it is held open elsewhere: then it goes on.
    }
    return createWriteStream(file, { fd: openSync(file, 'a', 0o600) }).on('error', () => {});
  }

  return {
    file: relative(process.cwd(), file),
    line(text) {
      if (bytes > mostBytes) {
        stream.end();
        stream = open();
        bytes = 0;
      }
      stream.write(`${text}\n`);
      bytes += Buffer.byteLength(text) + 1;
      if (!isPlain(text)) newest.push(text);
      if (newest.length > kept) newest.shift();
      if (show) process.stdout.write(text.startsWith('{') ? readable(text) : `${name} ${text}\n`);
    },
    last: () => newest.map((text) => (text.startsWith('{') ? readable(text).trimEnd() : `${name} ${text}`)),
  };
}
