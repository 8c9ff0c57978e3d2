#!/usr/bin/env node
import { clientConfig } from './cli/client-config.ts';
import { doctor } from './cli/doctor.ts';
import { help } from './cli/help.ts';
import { toolsCommand } from './cli/tools.ts';
import { type CommandLine, ConfigError, readCommandLine } from './config.ts';
import { createServer } from './server.ts';
import { createSessions } from './session.ts';
import { checkSelection } from './surface.ts';
import { serveOverStdio } from './transports/stdio.ts';
import { version } from './version.ts';

// Over stdio, stdout belongs to the protocol.
const log = (line: string): void => void process.stderr.write(`svc-mcp: ${line}\n`);
const print = (text: string): 0 => {
  process.stdout.write(`${text}\n`);
  return 0;
};

async function main(): Promise<number | null> {
  const line = readCommandLine(process.argv.slice(2), process.env);
  if (line.help) return print(help);
  if (line.version) return print(version);
  checkSelection(line.config.selection);
  const [command, ...rest] = line.command;
  switch (command) {
    case undefined:
    case 'serve':
      return serve(line);
    case 'doctor':
      return doctor(line.config, print);
    case 'config':
      return print(clientConfig(rest[0], line.config));
    case 'tools':
      return print(toolsCommand(rest, line.config));
    default:
      throw new ConfigError(`There is no command “${command}”. See svc-mcp --help.`);
  }
}

async function serve({ config }: CommandLine): Promise<null> {
  const openSession = createSessions(config, log);
  if (config.apiKey === null && config.http === null)
    log('SVC_API_KEY is not set: tools are listed, and calls will say so.');
  let close: () => Promise<void>;
  if (config.http === null) {
    const session = openSession(config.apiKey);
    const handle = serveOverStdio(() => createServer(session));
    close = () => handle.close();
  } else {
    // Loaded only when it is needed: over stdio the start has to be fast.
    const { serveOverHttp } = await import('./transports/http.ts');
    const server = await serveOverHttp({ ...config, http: config.http }, openSession, log);
    log(`listening on http://${config.http.host}:${server.port}/mcp for ${config.apiUrl}`);
    close = () => server.close();
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return null;
}

main().then(
  (code) => {
    if (code !== null) process.exitCode = code;
  },
  (error: unknown) => {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof ConfigError ? 2 : 1;
  },
);
