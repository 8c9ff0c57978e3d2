import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { sheet } from '@svc/core/resource/methodology';
import { type DescribedService, describeApi, describeExamples } from '../../describe/index.ts';
import { packFile, sendFile } from '../../middleware/kept-file.ts';
import type { AppEnv } from '../../schema.ts';
import { methodologyPage } from './methodology.ts';
import { withNavigation } from './page.ts';
import { quickStart } from './quick-start.ts';
import { reference } from './reference.ts';

const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** A release changes them: browsers ask whether they have the newest. */
const asked = { 'cache-control': 'no-cache' };
const kept = { 'cache-control': 'public, max-age=86400' };

/** Beside the bundle, or in the repository when the sources run. */
const statisticsFiles = ['statistics.html', '../../../../../docs/statistics/index.html'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The OpenAPI document and pages to read, which load nothing from elsewhere. */
export function mountDocs(app: OpenAPIHono<AppEnv>, options: DescribedService): void {
  const document = once(() => {
    const described = describeApi(app, options);
    describeExamples(described, options.publicUrl);
    return packFile('application/json', JSON.stringify(described));
  });
  for (const path of ['/openapi.json', '/v1/openapi.json'])
    app.get(path, (c) => sendFile(c, document(), asked));

  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(assets)) {
    const file = once(() => packFile(type, readFileSync(join(folder, name))));
    app.get(`/docs/${name}`, (c) => sendFile(c, file(), kept));
  }
  const pages: Record<string, () => string> = {
    '/docs': () => quickStart(options.publicUrl),
    '/docs/reference': reference,
    '/docs/methodology': () => methodologyPage(sheet),
    '/docs/statistics': () =>
      withNavigation('/docs/statistics', readFileSync(statisticsFiles.find(existsSync) ?? '', 'utf8')),
  };
  for (const [path, render] of Object.entries(pages)) {
    const file = once(() => packFile('text/html; charset=utf-8', render()));
    app.get(path, (c) => sendFile(c, file(), asked));
  }
  app.get('/', (c) => c.redirect('/docs'));
}

/** Makes a value at the first request and keeps it: documents do not change while the process runs. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
