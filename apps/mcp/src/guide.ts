import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { instructions } from './instructions.ts';
import type { Session } from './session.ts';

const asText = (uri: URL, mimeType: string, text: string) => ({
  contents: [{ uri: uri.href, mimeType, text }],
});
const asPrompt = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

/** What a person can pick by hand: two pages to read and three ways to begin. */
export function addGuide(server: McpServer, session: Session): void {
  server.registerResource(
    'guide',
    'svc://docs/guide',
    { title: 'How to use this service', mimeType: 'text/markdown' },
    async (uri) => asText(uri, 'text/markdown', instructions),
  );
  server.registerResource(
    'tools',
    'svc://docs/tools',
    { title: 'All tools', mimeType: 'text/markdown' },
    async (uri) => {
      const rows = (await session.tools()).map(
        ({ card }) =>
          `| ${card.name} | ${card.title} | ${card.scope} | ${card.readOnly ? 'reads' : card.destructive ? 'deletes' : 'writes'} | ${card.provenance} |`,
      );
      return asText(
        uri,
        'text/markdown',
        ['| tool | what | scope | effect | badge |', '|---|---|---|---|---|', ...rows].join('\n'),
      );
    },
  );
  server.registerPrompt(
    'first_steps',
    { title: 'First steps', description: 'What is there, and what to do first.' },
    () =>
      asPrompt(
        'Call svc.whoami and svc.list_projects. Say which plan, credits and projects there are. With a project, call svc.get_visibility and report presence with its interval and badge; without one, offer to scan a page with svc.start_scan {"url"} and say what it would cost (svc.estimate_scan_cost).',
      ),
  );
  server.registerPrompt(
    'audit_my_visibility',
    {
      title: 'Audit a project',
      description: 'Where is the brand present, and how sure is that?',
      argsSchema: z.object({ project: z.string().describe('Name or id.') }),
    },
    ({ project }) =>
      asPrompt(
        `Find the project “${project}” with svc.list_projects. Read svc.get_visibility and svc.list_prompt_scores (sort -width, then presence). Report overall presence, mention and citation with 95% intervals, n, k and provenance; name the engines and prompts where the brand is missing, and those that are too thin to tell. Open two answers of the weakest prompts with svc.list_answers and svc.get_answer and quote what they say instead. Close with what to measure next.`,
      ),
  );
  server.registerPrompt(
    'measure_a_page',
    {
      title: 'Measure a page',
      description: 'Scans a page without a project.',
      argsSchema: z.object({ url: z.string().describe('Address of the page.') }),
    },
    ({ url }) =>
      asPrompt(
        `Start with svc.get_engine_breakdown to see which engines are configured. Estimate with svc.estimate_scan_cost, tell the user the credits and ask before spending any. Then svc.start_scan {"url": "${url}"} and svc.wait_for_scan until it has ended. Report presence for each engine with interval, counts and badge, and what the page was read to be about.`,
      ),
  );
}
