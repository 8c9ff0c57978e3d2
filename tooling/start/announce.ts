import type { DevFile } from './seed.ts';

/** The address, the docs page, the keys, and three commands to copy. */
export function announce(dev: DevFile): void {
  const bold = (text: string) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text);
  const key = `-H 'Authorization: Bearer ${dev.apiKey}'`;
  const testKey = `-H 'Authorization: Bearer ${dev.testApiKey}'`;
  console.log(`
${bold('The service is up.')}
  API        ${dev.apiUrl}
  Docs       ${dev.docsUrl}
  Live key   ${dev.apiKey}
  Test key   ${dev.testApiKey}
  Also in    .svc/dev.json
${
  dev.projectId === null
    ? ''
    : `
${bold('How visible is the demo brand?')}
  curl -s ${dev.apiUrl}/v1/projects/${dev.projectId}/visibility ${key}
`
}
${bold('Scan a page of yours (emulated answers, nothing to pay), then read it')}
  curl -s ${dev.apiUrl}/v1/scans ${testKey} -H 'content-type: application/json' -d '{"url":"https://example.com","config":{"engines":["openai"]}}'
  curl -s ${dev.apiUrl}/v1/scans/SCAN_ID ${testKey}

${bold('Give an agent the tools')}
  SVC_API_URL=${dev.apiUrl} SVC_API_KEY=${dev.apiKey} node apps/mcp/dist/cli.js

Ctrl-C drains and stops everything.
`);
}
