import type { DescribedService } from '../../describe/index.ts';
import { type Guide, guideGroups } from './guides.ts';

const about = ({ productName }: DescribedService): string => `# ${productName}

> Measures how likely a brand is to be present in the answers of AI answer engines: each question is asked several times, and each
> probability has a 95% interval, its counts and a badge (live, cached, predicted). REST API under /v1, a typed client, an MCP server.
`;

/** The file that language models read first (llmstxt.org): one line a page, as Markdown. */
export function llmsText(service: DescribedService, guides: ReadonlyMap<string, Guide>): string {
  const line = ({ title, path, summary }: Guide): string =>
    `- [${title}](${service.publicUrl}${path}.md): ${summary}`;
  const groups = guideGroups.map(
    ({ name, slugs }) =>
      `## ${name}\n\n${slugs
        .flatMap((slug) => guides.get(slug) ?? [])
        .map(line)
        .join('\n')}`,
  );
  return `${about(service)}
Calls need a key: \`Authorization: Bearer svc_…\`. Test keys (\`svc_test_…\`) reach emulated engines and cost nothing. Agents that speak MCP
should use the server \`svc-mcp\` instead of HTTP.

${groups.join('\n\n')}

## Reference

- [OpenAPI document](${service.publicUrl}/openapi.json): every operation, with recorded examples
- [Methods](${service.publicUrl}/docs/methodology): how each number is made, also as data at /v1/methodology

## Optional

- [Everything in one file](${service.publicUrl}/llms-full.txt)
`;
}

/** All guides one after the other, for who reads everything at once. */
export const llmsFullText = (service: DescribedService, guides: ReadonlyMap<string, Guide>): string =>
  [about(service), ...[...guides.values()].map(({ markdown }) => markdown)].join('\n\n---\n\n');
