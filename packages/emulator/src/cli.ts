#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type EmulatorConfig, emulatorBaseUrls, startEmulator, type WriteAnswer } from './index.ts';

const HELP = `Answer-engine emulator

  node packages/emulator/src/cli.ts [options]

  --port <n>            default 8790; 0 for any free port
  --host <address>      default 127.0.0.1
  --seed <text>         decides the truth, the answers and the faults; default 1
  --latency <ms>        before each answer; or lognormal:<median>,<sigma>, or uniform:<low>,<high>
  --fault <name>=<rate> repeatable, e.g. --fault 429=0.3 --fault "500=0.15" --fault "429;retry=none=0.1"
  --rate-limit <n>      requests per minute, engine and key
  --correlation <r>     of presence between engines, 0 to 1; default 0.65
  --config <file>       JSON with any setting; options on the command line win
  --answers <file>      a module that exports \`writeAnswer\`: it answers the prompts that it knows
  --help

Settings, faults, request headers and control paths: packages/emulator/README.md
`;

try {
  const values = readArguments();
  if (values.help) console.log(HELP);
  else await run(configOf(values), await writerOf(values));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8790' },
      host: { type: 'string' },
      seed: { type: 'string' },
      latency: { type: 'string' },
      fault: { type: 'string', multiple: true },
      'rate-limit': { type: 'string' },
      correlation: { type: 'string' },
      config: { type: 'string' },
      answers: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  return values;
}

async function writerOf({ answers }: ReturnType<typeof readArguments>): Promise<WriteAnswer | undefined> {
  if (answers === undefined) return undefined;
  const { writeAnswer } = await import(pathToFileURL(resolve(answers)).href);
  if (typeof writeAnswer !== 'function') throw new Error(`--answers: ${answers} exports no writeAnswer`);
  return writeAnswer;
}

async function run(config: EmulatorConfig, write: WriteAnswer | undefined): Promise<void> {
  const emulator = await startEmulator(config, write);
  console.log(`Answer-engine emulator on ${emulator.origin}`);
  for (const [engine, url] of Object.entries(emulatorBaseUrls(emulator.origin)))
    console.log(`  ${engine.padEnd(20)} ${url}`);
  console.log(`Truth: ${emulator.origin}/__truth   what it was asked: ${emulator.origin}/__stats`);
  const stop = () => {
    void emulator.close().then(() => console.log('Emulator stopped'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started by another process over a channel: it ends with that process.
  process.once('disconnect', stop);
  process.channel?.unref();
}

function configOf(values: ReturnType<typeof readArguments>): EmulatorConfig {
  const config: EmulatorConfig = values.config ? JSON.parse(readFileSync(values.config, 'utf8')) : {};
  config.port = Number(values.port);
  if (values.host) config.host = values.host;
  if (values.seed) config.seed = values.seed;
  if (values.latency) config.latency = latencyFrom(values.latency);
  if (values['rate-limit']) config.rateLimit = { perMinute: Number(values['rate-limit']) };
  if (values.correlation) config.correlation = Number(values.correlation);
  if (values.fault) config.faults = Object.fromEntries(values.fault.map(faultFrom));
  return config;
}

function latencyFrom(text: string): NonNullable<EmulatorConfig['latency']> {
  const [kind, numbers = ''] = text.split(':');
  const [first = Number.NaN, second = Number.NaN] = numbers.split(',').map(Number);
  if (kind === 'lognormal') return { lognormal: { median: first, sigma: second } };
  if (kind === 'uniform') return { uniform: [first, second] };
  return Number(text);
}

function faultFrom(text: string): [string, number] {
  const cut = text.lastIndexOf('=');
  return [text.slice(0, cut), Number(text.slice(cut + 1))];
}
