import { type ErrorCode, errorCatalogue } from '@svc/contract/kernel';
import { errorHelp } from './error-help.ts';
import { errorCodes } from './error-table.ts';
import type { Guide } from './guides.ts';

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A page for one code: what stands in the table of codes, and what helps. */
export function errorPage(code: ErrorCode, publicUrl: string): Guide {
  const { status, title } = errorCatalogue[code];
  const { causes, mends, again } = errorHelp[code];
  const path = `/docs/errors/${code}`;
  const heading = `${status} ${code}: ${title}`;
  const others = errorCodes.filter((other) => other !== code && errorCatalogue[other].status === status);
  const markdown = `# ${heading}

${causes[0]} Here is why an answer says so, and what to do.

## Causes

${list(causes)}

## What to do

${list(mends)}

**The same request again?** ${again === 'no' ? 'No: it would be refused again.' : `${again[0]?.toUpperCase()}${again.slice(1)}.`}

## What it looks like

\`\`\`json
{
  "type": "${publicUrl}${path}",
  "title": "${title}",
  "status": ${status},
  "detail": "…",
  "instance": "req_…",
  "code": "${code}"
}
\`\`\`

Branch on \`code\`; \`detail\` says what to do in this case, in words that may change. \`instance\` is the request id: quote it when you ask.
${others.length > 0 ? `\nOther codes of status ${status}: ${others.map((other) => `[${other}](/docs/errors/${other})`).join(', ')}.\n` : ''}
[All codes](/docs/guides/calling-the-api#errors)
`;
  return { slug: code, path, title: heading, summary: causes[0] ?? title, markdown };
}
