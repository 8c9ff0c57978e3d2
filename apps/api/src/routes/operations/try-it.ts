import { escapeHtml } from '../docs/page.ts';
import type { Entry, Parameter, Reference } from './document.ts';
import { addressOf } from './pages.ts';

/** The document of one operation alone: whatever it refers to, and nothing else. */
export function documentOf({ document }: Reference, { path, method, operation }: Entry): object {
  const components: Record<string, Record<string, unknown>> = {};
  const take = (text: string): void => {
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)) {
      const found: unknown = document.components[kind]?.[name];
      // Filled in beforehand, they would name a version of another resource, or a request that was made already.
      const part = kind === 'parameters' ? withoutExample(document.components.parameters[name]) : found;
      if (part === undefined || components[kind]?.[name] !== undefined) continue;
      components[kind] = { ...components[kind], [name]: part };
      take(JSON.stringify(part));
    }
  };
  take(JSON.stringify(operation));
  const { securitySchemes = {} } = document.components;
  return {
    ...document,
    tags: [],
    paths: { [path]: { [method.toLowerCase()]: operation } },
    webhooks: {},
    components: { ...components, securitySchemes },
  };
}

function withoutExample(parameter: Parameter | undefined): Parameter | undefined {
  if (!parameter?.schema) return parameter;
  const { example: _, ...schema } = parameter.schema;
  return { ...parameter, schema };
}

/** The interactive interface for one operation. Its own styles and those of our pages do not get on: it stands alone. */
export const tryPage = ({ id, operation }: Entry): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`Try: ${operation.summary ?? id}`)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/swagger-ui.css">
<style>body{margin:0;background:#fff;font:16px/1.5 system-ui,sans-serif}p{padding:.8rem 1.2rem;margin:0}.swagger-ui .topbar,.swagger-ui .info{display:none}@media (max-width:40rem){.swagger-ui .wrapper{padding:0 8px}.swagger-ui table{display:block;overflow-x:auto}.swagger-ui .opblock .opblock-summary-path{max-width:none;word-break:break-all}}</style></head>
<body><p><a href="${addressOf(id)}">‹ ${escapeHtml(operation.summary ?? id)}</a></p><div id="ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({url:'${addressOf(id)}/openapi.json',dom_id:'#ui',persistAuthorization:true,displayRequestDuration:true,docExpansion:'full',tryItOutEnabled:true,defaultModelsExpandDepth:-1,validatorUrl:null})</script></body></html>`;
