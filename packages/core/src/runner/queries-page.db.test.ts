import { CreateProject } from '@svc/contract/account/project';
import { readPage } from '@svc/page';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { createProject } from '../resource/account/project/index.ts';
import { savePage } from './queries-page.ts';

const { context } = await testWorkspace();
const { id: projectId } = await createProject(context, CreateProject.parse({ name: 'Planderly' }));

test('a page is stored with the words of its title, address and text, and with new ones when it is read again', async () => {
  const url = 'https://planderly.example/costs';
  const read = (text: string) =>
    savePage(context, projectId, {
      reading: readPage(`<title>Costs</title><p>${text}`, url),
      text,
      summary: { url, title: 'Costs', brand: 'Planderly', language: 'en' },
    });
  const holds = async (word: string): Promise<boolean | undefined> => {
    const found = sql<boolean>`words @@ websearch_to_tsquery('simple', ${word})`;
    return (await context.db.selectFrom('page').select(found.as('holds')).executeTakeFirst())?.holds;
  };
  await read('Prices of old.');
  expect(await Promise.all(['costs', 'planderly.example', '"of old"', 'rebate'].map(holds))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await read('Each plan has a rebate.');
  expect(await Promise.all(['rebate', 'old'].map(holds))).toEqual([true, false]);
});
