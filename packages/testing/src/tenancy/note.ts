import { appendFileSync } from 'node:fs';

const told = new Set<string>();

/** Code that sends statements for others, and is passed over when the sender is looked for. */
const between = /\/node_modules\/|\/packages\/(?:db|testing)\/src\/|\(node:|<anonymous>/;
const ofTests = /\.test\.ts|\.fixture\.ts|\/factory\.ts|\/test\/|\/testing\.ts/;

/** Whether a test sent a statement itself: the nearest of the callers decides. */
export function sentByTest(stack: string): boolean {
  const sender = stack
    .split('\n')
    .slice(1)
    .find((line) => ofTests.test(line) || !between.test(line));
  return sender !== undefined && ofTests.test(sender);
}

/** Keeps each statement that the product sends while it is tested; `SVC_STATEMENTS_FILE` names where. */
export function noteStatement({ sql }: { sql: string }): void {
  const file = process.env.SVC_STATEMENTS_FILE;
  if (!file || told.has(sql)) return;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  if (sentByTest(stack)) return;
  told.add(sql);
  appendFileSync(file, `${JSON.stringify(sql)}\n`);
}
