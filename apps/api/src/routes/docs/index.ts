import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Operation } from '@svc/contract/kernel';
import { sheet } from '@svc/core/resource/read/methodology';
import { type DescribedService, describeApi, describeExamples } from '../../describe/index.ts';
import { type KeptFile, packFile, sendFile } from '../../middleware/kept-file.ts';
import type { AppEnv } from '../../schema.ts';
import { mountReference } from '../operations/index.ts';
import { errorPage } from './error-pages.ts';
import { errorCodes } from './error-table.ts';
import { guidePage, homePage } from './guide-page.ts';
import { docsFolder, guideGroups, readGuide } from './guides.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { methodologyPage } from './methodology.ts';
import { withNavigation } from './page.ts';
import { createSearch, searchPage } from './search.ts';

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

/**
 * The OpenAPI document and pages to read, which load nothing from elsewhere. The answer makes the document, which takes a
 * fifth of a second: better before anybody waits for it.
 */
export function mountDocs(
  app: OpenAPIHono<AppEnv>,
  options: DescribedService,
  operations: readonly Operation[],
): () => void {
  const document = once(() => {
    const described = describeApi(operations, options);
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
  const { productName } = options;
  const guides = new Map(
    guideGroups.flatMap(({ slugs }) => slugs.map((slug) => [slug, readGuide(slug, options)] as const)),
  );
  const errors = errorCodes.map((code) => errorPage(code, options.publicUrl));
  const html = (render: () => string) => once(() => packFile('text/html; charset=utf-8', render()));
  const text = (type: string, render: () => string) =>
    once(() => packFile(`text/${type}; charset=utf-8`, render()));
  const pages: Record<string, () => KeptFile> = {
    '/docs': html(() => homePage({ guides, productName })),
    '/docs/methodology': html(() => methodologyPage(sheet, productName)),
    '/docs/statistics': html(() =>
      withNavigation('/docs/statistics', readFileSync(statisticsFiles.find(existsSync) ?? '', 'utf8')),
    ),
    '/llms.txt': text('markdown', () => llmsText(options, guides)),
    '/llms-full.txt': text('markdown', () => llmsFullText(options, guides)),
  };
  for (const guide of [...guides.values(), ...errors]) {
    pages[guide.path] = html(() => guidePage(guide, { guides, productName }));
    pages[`${guide.path}.md`] = text('markdown', () => guide.markdown);
  }
  for (const name of readdirSync(docsFolder('recipes')))
    pages[`/docs/recipes/${name}`] = once(() =>
      packFile(
        recipeType(name),
        readFileSync(join(docsFolder('recipes'), name), 'utf8').replaceAll('{{api}}', options.publicUrl),
      ),
    );
  for (const name of readdirSync(docsFolder('pictures')))
    pages[`/docs/pictures/${name}`] = once(() =>
      packFile(
        name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
        readFileSync(join(docsFolder('pictures'), name)),
      ),
    );
  for (const [path, file] of Object.entries(pages)) app.get(path, (c) => sendFile(c, file(), asked));

  const search = once(() => createSearch([...guides.values(), ...errors], operations));
  app.get('/docs/search', (c) => {
    const query = (c.req.query('q') ?? '').slice(0, 200).trim();
    return c.html(searchPage(query, query === '' ? [] : search()(query), productName), 200, asked);
  });
  mountReference(app, productName, () => document().plain);
  app.get('/docs/', (c) => c.redirect('/docs', 301));
  app.get('/', (c) => c.redirect('/docs'));
  return () => void document();
}

const recipeType = (name: string): string =>
  name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';

/** Makes a value at the first request and keeps it: documents do not change while the process runs. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
