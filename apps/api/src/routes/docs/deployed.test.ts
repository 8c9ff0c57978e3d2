import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const root = join(import.meta.dirname, '../../../../..');

/** Sentences for people who run the sources mean nothing to callers of a deployed service. */
const ofSources = /npm start|\.svc\/dev/;

test('no page of a deployed service speaks of how its sources are started', async () => {
  const waiting = ['/docs', '/openapi.json', '/llms.txt', '/llms-full.txt', '/v1/me', '/v1/nothing'];
  const seen = new Set(waiting);
  const wrong: string[] = [];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const { text, headers } = await world.request(path);
    const said = ofSources.exec(text);
    if (said) wrong.push(`${path}: ${text.slice(said.index - 60, said.index + 60)}`);
    if (!headers.get('content-type')?.includes('html')) continue;
    for (const [, link = ''] of text.matchAll(/href="(\/docs[^"#?]*)/g))
      if (!seen.has(link) && !/\.(css|js)$|\/(try|openapi\.json)$/.test(link)) {
        seen.add(link);
        waiting.push(link);
      }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('nor does the console', () => {
  const folder = join(root, 'apps/console/src');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /text\/.*\.ts$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(1);
  for (const file of texts)
    expect({ file, said: ofSources.exec(readFileSync(join(folder, file), 'utf8'))?.[0] }).toEqual({ file });
});
