import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { listEngineAdapters } from '@svc/engines';
import { z } from 'zod';
import { apiSettings } from '../../apps/api/src/env.ts';
import { workerSettings } from '../../apps/worker/src/env.ts';
import { sharedSettings } from '../../packages/core/src/environment/settings.ts';
import { priceListSetting } from '../../packages/core/src/payment/price-list.ts';
import { stripeSettings } from '../../packages/core/src/payment/stripe/settings.ts';
import { elsewhere } from './settings-elsewhere.ts';

export interface Setting {
  name: string;
  /** Empty: none. */
  fallback: string;
  description: string;
}

interface Described {
  default?: unknown;
  description?: string;
  enum?: string[];
}

/** Settings of a schema but those of `without`. Throws Error for one that says nothing. */
function settingsOf(schema: z.ZodType, without: object = {}): Setting[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties as Record<string, Described>)
    .filter(([name]) => !(name in without))
    .map(([name, { default: fallback = '', description, enum: words }]) => {
      if (!description) throw new Error(`${name}: .describe() what it does, for its table`);
      const choice =
        words && !description.includes('`') ? ` ${words.map((word) => `\`${word}\``).join(', ')}.` : '';
      return { name, fallback: String(fallback), description: description + choice };
    });
}

const engines = (): Setting[] => {
  const all = listEngineAdapters().flatMap(({ label, settings, optIn }) => [
    ...settings.map(({ env, description, required }) => ({
      name: env,
      fallback: '',
      description: `${label}: ${description}${required ? '' : ' (may be left out)'}.`,
    })),
    ...(optIn ? [{ name: optIn.env, fallback: '', description: `${label}: ${optIn.reason}` }] : []),
  ]);
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()].reverse();
};

/** Every setting that operators have, in groups. */
export function settingGroups(): { name: string; settings: Setting[] }[] {
  const shared = z.object(sharedSettings);
  return [
    { name: 'API and worker', settings: settingsOf(shared) },
    { name: 'API', settings: settingsOf(apiSettings, sharedSettings) },
    { name: 'Worker', settings: settingsOf(workerSettings, sharedSettings) },
    { name: 'Engines', settings: engines() },
    ...Object.entries(elsewhere).map(([name, settings]) => ({
      name,
      settings: settings.map(([name, fallback, description]) => ({ name, fallback, description })),
    })),
    {
      name: 'Payments',
      settings: [
        {
          name: 'BILLING_CONTACT_URL',
          fallback: '',
          description: 'Without Stripe: where customers are sent to ask for credits and plans.',
        },
        priceListSetting,
        ...settingsOf(stripeSettings, { PUBLIC_URL: true }),
      ],
    },
  ];
}

/** In the compose file the passwords are required, and the others should be set. */
export const first: readonly Setting[] = [
  {
    name: 'POSTGRES_PASSWORD',
    fallback: '',
    description: 'Of the owner of the tables: openssl rand -hex 24',
  },
  {
    name: 'APP_PASSWORD',
    fallback: '',
    description: 'Of the login of API and workers: openssl rand -hex 24',
  },
  {
    name: 'QUEUE_PASSWORD',
    fallback: '',
    description: 'Of the login of the job queue: openssl rand -hex 24',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://127.0.0.1:8787',
    description: 'How callers reach it, such as https://svc.example.com',
  },
  {
    name: 'SVC_KEK',
    fallback: '',
    description: 'Seals provider keys; keep it elsewhere too: openssl rand -base64 32',
  },
  {
    name: 'SVC_AUDIT_KEY',
    fallback: '',
    description: 'Signs checkpoints of audit logs: openssl rand -base64 32',
  },
];

/** The compose file and the images set these by themselves. */
const setThere = new Set(
  'NODE_ENV DATABASE_URL QUEUE_DATABASE_URL SVC_OBJECTS_FOLDER HOST PORT SVC_CONSOLE_FOLDER WORKER_ALIVE_FILE SVC_API_URL SVC_API_KEY MCP_HTTP_PORT MCP_HTTP_HOST'.split(
    ' ',
  ),
);

function example(): string {
  const named = new Set(first.map(({ name }) => name));
  const lines = [
    '# Made by `pnpm gen` of the settings themselves. Copy it to infra/.env, which docker compose reads.',
    '',
    ...first.flatMap(({ name, fallback, description }) => [`# ${description}`, `${name}=${fallback}`]),
    '',
    '# The name that Caddy gets a certificate for, with --profile tls.',
    '# DOMAIN=svc.example.com',
  ];
  for (const { name, settings } of settingGroups()) {
    lines.push('', `## ${name}`);
    for (const one of settings.filter(({ name }) => !named.has(name) && !setThere.has(name)))
      lines.push(`# ${one.description.replaceAll('`', '')}`, `# ${one.name}=${one.fallback}`);
  }
  return `${lines.join('\n')}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function guide(): string {
  const tables = settingGroups().map(({ name, settings }) =>
    [
      `## ${name}`,
      '',
      '| setting | default | what it does |',
      '| --- | --- | --- |',
      ...settings.map(
        (one) =>
          `| \`${one.name}\` | ${one.fallback && `\`${cell(one.fallback)}\``} | ${cell(one.description)} |`,
      ),
    ].join('\n'),
  );
  return `# Settings

Every setting of API, worker and MCP server, as an environment variable. A wrong one refuses to start and names itself.

API and worker need the same settings where both read them. \`<ENGINE>_MAX_CONCURRENT\` and the other limits also exist for each engine, such as
\`OPENAI_MAX_CONCURRENT\`; those of \`ENGINE_…\` hold for all others. \`infra/.env.example\` of the repository has them all, to be filled in.

${tables.join('\n\n')}
`;
}

/** Writes the table of settings and the example of a file of them. */
export async function generateSettings(): Promise<void> {
  await writeFile('docs/guides/settings.md', guide());
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'docs/guides/settings.md'], {
    stdio: 'ignore',
  });
  await writeFile('infra/.env.example', example());
}
