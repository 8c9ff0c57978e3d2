import { CreateProject, type Project } from '@svc/contract/account/project';
import { ShoppingQuery } from '@svc/contract/read/shopping';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getShoppingVisibility } from './service.ts';

const { context, owner, another } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Planderly', competitors: [{ name: 'Rotamill' }], engines: ['openai'] }),
  );
});

/** Six answers that name the brand. The screen of all but the last tells what it shows; only the first shows something. */
async function measure() {
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: Array.from({ length: 6 }, (_, at) => ({
      text: `Which planner suits shop ${at}?`,
      topic: `t${at}`,
    })),
    samplesK: 1,
    text: (prompt) => `Planderly is a good choice for shop ${prompt}.`,
  });
  await owner`update answer set products = '[]', ads = '[]' where scan_id = ${scanId} and prompt_index < 5`;
  await owner`update answer set products = ${owner.json([{ title: 'Rotamill Box', brand: 'Rotamill', merchant: 'Planderly' }])},
    ads = ${owner.json([{ advertiser: 'Rotamill', title: 'Try it' }])} where scan_id = ${scanId} and prompt_index = 0`;
}

const read = (query: object = {}, of = context) =>
  getShoppingVisibility(of, ShoppingQuery.parse({ ...query, projectId: project.id }));

test('shares are of the answers whose screen tells; an answer in words adds nothing to them', async () => {
  await measure();
  const { products, ads, engines, notes } = await read();
  expect(products).toMatchObject({ told: 5, answers: 1, items: 1 });
  const [own, rival] = products.brands;
  expect(own).toMatchObject({ name: 'Planderly', answers: 0, sold: 1, shown: { value: 0, n: 5 } });
  expect(rival).toMatchObject({ answers: 1, items: 1, firstPosition: 1, shown: { value: 0.2, n: 5 } });
  expect(rival?.shown.ci?.low).toBeGreaterThan(0);
  expect(ads.brands.map(({ answers }) => answers)).toEqual([0, 1]);
  expect(engines).toEqual([{ engine: 'openai', answers: 6, products: 5, ads: 5 }]);
  expect(notes.filter((note) => note.startsWith('1 of 6 answers'))).toHaveLength(2);
});

test('without answers it says what there is, and another workspace sees nothing', async () => {
  const { products, notes } = await read();
  expect(products).toMatchObject({ told: 0, answers: 0, items: 0 });
  expect(products.brands[0]?.shown).toMatchObject({ value: null, ci: null });
  expect(notes).toHaveLength(1);
  const { context: stranger } = await another();
  await expect(read({}, stranger)).rejects.toMatchObject({ code: 'not_found' });
});
