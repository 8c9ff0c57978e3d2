import { errorCatalogue } from '@svc/core/kernel';
import { escapeHtml, renderPage, table } from './page.ts';

/** Put in place of these when the reader gives a key; the address is that of this service. */
const keyHere = 'svc_test_…';

const script = (api: string): string => `API=${api}
KEY=${keyHere}
post() { curl -s "$API$1" -H "Authorization: Bearer $KEY" \\
  -H 'content-type: application/json' -d "$2"; }
get() { curl -s "$API$1" -H "Authorization: Bearer $KEY"; }
id() { grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4; }

PROJECT=$(post /v1/projects '{"name": "Planderly", "description": "shift scheduling software",
  "brand": {"name": "Planderly", "domains": ["planderly.example"]},
  "competitors": [{"name": "Crewtide"}, {"name": "Rotamill"}],
  "engines": ["openai", "anthropic", "perplexity"], "samplesK": 5}' | id)
# 24 questions of buyers
post "/v1/projects/$PROJECT/prompt-sets" '{"activate": true}' > /dev/null
# What it will cost and tell
post /v1/scans/estimate "{\\"projectId\\": \\"$PROJECT\\"}"
SCAN=$(post /v1/scans "{\\"projectId\\": \\"$PROJECT\\"}" | id)
while get "/v1/scans/$SCAN" | grep -Eq '"status":"(queued|running)"'; do sleep 2; done
# Presence with its intervals
get "/v1/projects/$PROJECT/visibility"`;

const fromPage = (): string => `ANALYSIS=$(post /v1/analyze '{"url": "https://example.com/"}' | id)
# A project with the page's brand, and its questions as the active prompt set
PROJECT=$(post "/v1/analyses/$ANALYSIS/project" '{"activate": true, "engines": ["openai"]}' |
  grep -o 'prj_[0-9a-f]*' | head -n 1)
put() { curl -s -X PUT "$API$1" -H "Authorization: Bearer $KEY" \\
  -H 'content-type: application/json' -d "$2"; }
# A scan each week from now on; the answer says what that costs a month
put "/v1/projects/$PROJECT/schedule" '{"cadence": "weekly on monday at 06:00"}'
SCAN=$(post /v1/scans "{\\"projectId\\": \\"$PROJECT\\"}" | id)
while get "/v1/scans/$SCAN" | grep -Eq '"status":"(queued|running)"'; do sleep 2; done
get "/v1/projects/$PROJECT/visibility"
# All of its settings as a document to keep beside code; with dryRun=true, what it would change
get "/v1/projects/$PROJECT/config" > project.json
put "/v1/projects/$PROJECT/config?dryRun=true" @project.json`;

const typescript = (api: string): string => `import { createClient, unwrap, waitForScan } from '@svc/client';

const client = createClient({ baseUrl: '${api}', apiKey: '${keyHere}' });
const { items } = await unwrap(client.GET('/v1/projects'));
const projectId = items[0]?.id ?? '';
const started = await unwrap(client.POST('/v1/scans', { body: { projectId } }));
const scan = await waitForScan(client, started.id);
for (const { label, presence } of scan.result?.engines ?? [])
  console.log(label, presence.value, presence.ci?.low, presence.ci?.high, presence.provenance);`;

const agent = (api: string): string => `{
  "mcpServers": {
    "svc": {
      "command": "node",
      "args": ["/path/to/the/repository/apps/mcp/dist/cli.js"],
      "env": {
        "SVC_API_URL": "${api}",
        "SVC_API_KEY": "${keyHere}",
        "SVC_MCP_TOOL_NAMES": "underscore"
      }
    }
  }
}`;

const block = (text: string): string =>
  `<div class="block"><pre><code>${escapeHtml(text)}</code></pre><button type="button">Copy</button></div>`;

/** Fills the reader's key in, keeps it for this tab alone, and copies. */
const behaviour = `
const field = document.querySelector('#key'), blocks = [...document.querySelectorAll('pre code')];
const texts = blocks.map((one) => one.textContent);
const fill = () => blocks.forEach((one, index) => { one.textContent = field.value.trim() ? texts[index].replaceAll('${keyHere}', field.value.trim()) : texts[index]; });
field.value = sessionStorage.getItem('svc-key') ?? ''; fill();
field.addEventListener('input', () => { sessionStorage.setItem('svc-key', field.value.trim()); fill(); });
for (const button of document.querySelectorAll('.block button')) button.addEventListener('click', async () => {
  await navigator.clipboard.writeText(button.previousElementSibling.textContent); button.textContent = 'Copied'; });`;

export function quickStart(publicUrl: string): string {
  const errors = Object.entries(errorCatalogue).map(
    ([code, { status, title }]) =>
      `<tr id="error-${code}"><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
  );
  const body = `<h1>How likely is your brand in the answers of AI engines?</h1>
<p>This service asks answer engines your buyers' questions several times, finds who is named and who is cited, and gives a
probability with its 95% interval, its counts and where it comes from.</p>
<h2>Your key</h2>
<p><label for="key">It is filled in below and stays in this tab.</label><br><input id="key" placeholder="${keyHere}" autocomplete="off" spellcheck="false"></p>
<p class="soft">The first start prints a test key and a live key and writes them to <code>.svc/dev.json</code>. Test keys reach
emulated engines: real HTTP, invented answers, nothing to pay.</p>
<h2>With curl</h2>${block(script(publicUrl))}
<h2>From your page to a scan each week</h2>
<p>In the same shell, with the address of a page of yours.</p>${block(fromPage())}
<h2>With TypeScript</h2>${block(typescript(publicUrl))}
<p>How to pack and install <code>@svc/client</code> stands in <code>packages/client/README.md</code>.</p>
<h2>With an agent (MCP)</h2>${block(agent(publicUrl))}
<p><code>node apps/mcp/dist/cli.js config claude-code</code> prints what to paste for six clients.</p>
<h2>Three words on every number</h2>
${table(
  ['field', 'what it says'],
  [
    ['<code>ci</code>', 'Of 100 such intervals, 95 hold the true value for <b>these very prompts</b>.'],
    [
      '<code>market.ci</code>',
      'The same for <b>questions like these</b>. It is wider, since other questions differ.',
    ],
    [
      '<code>provenance</code>',
      '<code>live</code>: from answers that the scan got. <code>cached</code>: from an earlier scan’s, used again. <code>predicted</code>: expected by the model or the sandbox.',
    ],
  ],
)}
<p>More in <a href="/docs/methodology">How the numbers are made</a>. Every operation, with code, stands in the
<a href="/docs/reference">API reference</a>; the document itself is at <a href="/openapi.json">/openapi.json</a>.</p>
<h2 id="errors">Errors</h2>
<p>Every error is an RFC 9457 problem document. Branch on its <code>code</code>; <code>detail</code> says what to do next.</p>
<div class="wide"><table>${errors.join('')}</table></div>
<script>${behaviour}</script>`;
  return renderPage('/docs', 'Quick start', body);
}
