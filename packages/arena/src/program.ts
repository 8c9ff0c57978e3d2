import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Reply, type Task } from './protocol.ts';

/** A tracker that runs: one task in, one reply out. */
export interface Program {
  ask: (task: Task) => Promise<Reply>;
  close: () => Promise<void>;
}

export interface Entry {
  name: string;
  /** As a shell would run it. */
  command: string;
}

const longestError = 2_000;

/**
 * Starts a tracker. `ask` throws where it ends, is silent for `patience` milliseconds, or says what the protocol does not have;
 * the message names the tracker and the task and ends with what it last wrote to stderr.
 */
export function startProgram({ name, command }: Entry, patience: number): Program {
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-longestError);
  });
  // A program that has ended is noticed by its output's end.
  child.stdin.on('error', () => undefined);
  const failure = (task: Task, what: string): Error =>
    new Error(`${name}, task ${task.id}: ${what}${complaint === '' ? '' : `\n${complaint.trim()}`}`);

  async function nextLine(task: Task): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(failure(task, `no answer within ${patience / 1_000} s`)), patience);
    });
    try {
      const { value, done } = await Promise.race([lines.next(), silence]);
      if (!done) return value;
      await ended;
      throw failure(task, 'the program ended without an answer');
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async ask(task) {
      child.stdin.write(`${JSON.stringify(task)}\n`);
      const line = await nextLine(task);
      let said: unknown;
      try {
        said = JSON.parse(line);
      } catch {
        throw failure(task, `this line is no JSON: ${line.slice(0, 200)}`);
      }
      const reply = Reply.safeParse(said);
      if (!reply.success)
        throw failure(
          task,
          reply.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
        );
      if (reply.data.id !== task.id) throw failure(task, `the answer is to another task, ${reply.data.id}`);
      return reply.data;
    },
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => {
        // The shell and what it started.
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, 2_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
