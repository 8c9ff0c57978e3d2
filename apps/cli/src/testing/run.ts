import { program } from '../program.ts';

/** What the last command said. */
export const said: string[] = [];

const auditKey = Buffer.alloc(32, 7).toString('base64');

/** Runs a command as the operator would; what it said. */
export async function runWith(more: Record<string, string>, ...words: string[]): Promise<string[]> {
  said.length = 0;
  const settings = { SVC_AUDIT_KEY: auditKey, ...more };
  const command = program(settings, (line) => said.push(line));
  for (const one of [command, ...command.commands, ...command.commands.flatMap(({ commands }) => commands)])
    one
      .exitOverride()
      .configureOutput({ writeOut: (text) => said.push(text), writeErr: (text) => said.push(text) });
  await command.parseAsync(words, { from: 'user' });
  return [...said];
}

export const runOn = (url: string, ...words: string[]): Promise<string[]> =>
  runWith({ DATABASE_URL: url }, ...words);
