import { styleText } from 'node:util';
import type { Sample } from './sample.ts';
import type { DevFile } from './seed.ts';

interface Notes {
  /** Opens the console, once. */
  signInLink: string;
  /** The port that was asked for, when it was taken. */
  takenPort: number | null;
  /** Folder of the logs. */
  logs: string;
}

// Without colours where there is no terminal, or where NO_COLOR is set.
const bold = (text: string): string => styleText('bold', text, { stream: process.stdout });

/** What the sample is, and a command to read it. */
export const aboutSample = (apiUrl: string, { projectId, apiKey }: Sample): string =>
  `${bold('The sample: an invented brand, measured for eight weeks on emulated engines')}
  curl -s ${apiUrl}/v1/projects/${projectId}/visibility -H 'Authorization: Bearer ${apiKey}'`;

/** The address, the docs page, the keys, and three commands to copy. */
export function announce(dev: DevFile, { signInLink, takenPort, logs }: Notes): void {
  const testKey = `-H 'Authorization: Bearer ${dev.testApiKey}'`;
  console.log(`
${bold('The service is up.')} Open the console (this link signs you in, once; then ${dev.apiUrl}/app):
  ${signInLink}

  API        ${dev.apiUrl}${takenPort === null ? '' : `   (port ${takenPort} was taken)`}
  Docs       ${dev.docsUrl}
  Live key   ${dev.apiKey}
  Test key   ${dev.testApiKey}
  Also in    .svc/dev.json
  Logs       ${logs}   (shown by npm start -- --logs)
${dev.sample === null ? '' : `\n${aboutSample(dev.apiUrl, dev.sample)}\n`}
${bold('Scan a page of yours (emulated answers, nothing to pay), then read it')}
  curl -s ${dev.apiUrl}/v1/scans ${testKey} -H 'content-type: application/json' -d '{"url":"https://example.com","config":{"engines":["openai"]}}'
  curl -s ${dev.apiUrl}/v1/scans/SCAN_ID ${testKey}

${bold('Give an agent the tools')}
  SVC_API_URL=${dev.apiUrl} SVC_API_KEY=${dev.apiKey} node apps/mcp/dist/cli.js

Ctrl-C drains and stops everything.
`);
}
