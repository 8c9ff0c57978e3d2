import type { OpenAPIHono } from '@hono/zod-openapi';
import { LRUCache } from 'lru-cache';
import { type KeptFile, packFile, sendFile } from '../../middleware/kept-file.ts';
import type { AppEnv } from '../../schema.ts';
import { type Entry, type Reference, readReference, type ServedDocument } from './document.ts';
import { indexPage, operationPage, unknownPage } from './pages.ts';
import { documentOf, tryPage } from './try-it.ts';

/** A release changes them: browsers ask whether they have the newest. */
const asked = { 'cache-control': 'no-cache' };

/** For pages that were read lately, in bytes: all of them would take five times as much. */
const mostKept = 4_000_000;

/**
 * Pages of the operations and events, made of the served document when they are first asked for. They can be read without
 * scripts; only what tries an operation out loads the interactive interface, for that one alone.
 */
export function mountReference(
  app: OpenAPIHono<AppEnv>,
  productName: string,
  served: () => Uint8Array,
): void {
  let known: Reference | undefined;
  const reference = (): Reference => {
    if (!known) {
      const document: ServedDocument = JSON.parse(Buffer.from(served()).toString('utf8'));
      known = readReference(document, productName);
    }
    return known;
  };
  const pages = new LRUCache<string, KeptFile>({
    maxSize: mostKept,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  });
  const keep = (key: string, type: string, render: () => string): KeptFile => {
    const page = pages.get(key) ?? packFile(type, render());
    pages.set(key, page);
    return page;
  };
  const html = 'text/html; charset=utf-8';

  app.get('/docs/reference', (c) => {
    const query = (c.req.query('q') ?? '').slice(0, 200).trim();
    if (query !== '') return c.html(indexPage(reference(), query), 200, asked);
    return sendFile(
      c,
      keep('', html, () => indexPage(reference(), '')),
      asked,
    );
  });
  app.get('/docs/reference/', (c) => c.redirect('/docs/reference', 301));
  const views: [string, string, (entry: Entry) => string][] = [
    ['', html, (entry) => operationPage(reference(), entry)],
    ['/try', html, tryPage],
    ['/openapi.json', 'application/json', (entry) => JSON.stringify(documentOf(reference(), entry))],
  ];
  for (const [suffix, type, render] of views)
    app.get(`/docs/reference/:id${suffix}`, (c) => {
      const id = c.req.param('id');
      const entry = reference().byId.get(id);
      if (!entry || (suffix !== '' && entry.method === 'EVENT'))
        return c.html(unknownPage(id.slice(0, 100), productName), 404, asked);
      return sendFile(
        c,
        keep(`${id}${suffix}`, type, () => render(entry)),
        asked,
      );
    });
}
