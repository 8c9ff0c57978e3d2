import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorCatalogue } from '@svc/core/kernel';
import { describeApi } from '../describe/index.ts';
import type { AppEnv } from '../schema.ts';

export interface DocsOptions {
  /** Where callers reach the API, without a slash at the end. */
  publicUrl: string;
}

const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** The OpenAPI document and an interactive page, which loads nothing from elsewhere. */
export function mountDocs(app: OpenAPIHono<AppEnv>, options: DocsOptions): void {
  let document: string | undefined;
  const describe = () => (document ??= JSON.stringify(describeApi(app, options.publicUrl)));
  for (const path of ['/openapi.json', '/v1/openapi.json'])
    app.get(path, (c) => c.body(describe(), 200, { 'content-type': 'application/json' }));

  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(assets)) {
    let file: Buffer<ArrayBuffer> | undefined;
    app.get(`/docs/${name}`, (c) => {
      file ??= readFileSync(join(folder, name));
      return c.body(file, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
    });
  }
  app.get('/docs', (c) => c.html(docsPage));
  app.get('/', (c) => c.redirect('/docs'));
}

const errorRows = Object.entries(errorCatalogue)
  .map(
    ([code, { status, title }]) =>
      `<tr id="error-${code}"><td>${status}</td><td><code>${code}</code></td><td>${title}</td></tr>`,
  )
  .join('');

const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/swagger-ui.css">
<style>body{margin:0;font-family:system-ui,sans-serif}.swagger-ui .topbar{display:none}
#errors{max-width:1460px;margin:0 auto;padding:20px}#errors table{border-collapse:collapse}#errors td{padding:4px 16px 4px 0;border-top:1px solid #ddd}
#errors tr:target{background:#fff3c4}</style>
</head>
<body>
<div id="ui"></div>
<section id="errors"><h2>Errors</h2><p>Every error is an RFC 9457 problem document; branch on its <code>code</code>.</p><table>${errorRows}</table></section>
<script src="/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({url:'/openapi.json',dom_id:'#ui',deepLinking:true,persistAuthorization:true,displayRequestDuration:true,docExpansion:'list',defaultModelsExpandDepth:0,filter:true,validatorUrl:null})</script>
</body>
</html>`;
