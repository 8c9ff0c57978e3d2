import { CreateProject, type Project } from '@svc/contract/account/project';
import { ListScanAnswers } from '@svc/contract/measure/answer';
import { GetCitedContent, ListCitations, ListDomains, SourcesQuery } from '@svc/contract/read/citation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { startReceiver } from '../../../guard/factory.ts';
import { createGuardedFetch } from '../../../guard/index.ts';
import { createProject } from '../../account/project/index.ts';
import { getAnswer, listScanAnswers } from '../../measure/answer/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getCitedContent, readContent } from './content.ts';
import { getCitationDomains, getSourceTypes, listCitations } from './service.ts';

const { context: bare } = await testWorkspace();
const forum = `<html lang="en"><head><title>Which saw? - Woodwork talk</title><meta name="generator" content="Discourse 3.4.0">
  </head><body><h1>Which saw?</h1><p>I have used the Tenonly saw for two years and it still cuts well.</p></body></html>`;
const plain = `<html lang="en"><head><title>Saws</title></head><body><p>A page that shows nothing of its site.</p></body></html>`;

let project: Project;
let body = plain;
let context: typeof bare;
let site: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  site = await startReceiver(({ path }) =>
    path === '/robots.txt'
      ? { status: 404 }
      : { status: 200, headers: { 'content-type': 'text/html' }, body },
  );
  context = { ...bare, fetch: createGuardedFetch({ allow: [site.host], userAgent: 'svc-reader/1.0' }) };
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', brand: { name: 'Tenonly', domains: ['tenonly.com'] } }),
  );
  await scan();
});
afterAll(() => site.close());

const scan = () =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: [{ text: 'Which saw lasts?' }],
    samplesK: 2,
    cites: () => [
      `http://${site.host}/which-saw`,
      'https://tenonly.com/guide',
      'https://www.reddit.com/r/saws/1',
    ],
  });

const kinds = async () => {
  const { items } = await getCitationDomains(context, { ...ListDomains.parse({}), projectId: project.id });
  return Object.fromEntries(items.map(({ domain, sourceType }) => [domain, sourceType]));
};

const read = async (maxAgeSeconds = 0) => {
  const { items } = await listCitations(context, { ...ListCitations.parse({}), projectId: project.id });
  const citationId = items.find(({ url }) => url.includes('/which-saw'))?.id ?? '';
  const input = { projectId: project.id, citationId, ...GetCitedContent.parse({ maxAgeSeconds }) };
  return getCitedContent(context, input, await readContent(context, input));
};

test('a page that shows nothing leaves the kind as it was; one that says it is a forum gives it, now and in later scans', async () => {
  const before = await kinds();
  expect(before).toMatchObject({ '127.0.0.1': 'other', 'tenonly.com': 'own', 'reddit.com': 'ugc' });
  expect((await read()).site).toBeNull();
  expect(await kinds()).toEqual(before);

  body = forum;
  const content = await read();
  const said = { sourceType: 'ugc', evidence: [{ quote: 'Discourse 3.4.0', where: 'meta' }] };
  expect(content.site).toEqual(said);
  expect(await kinds()).toEqual({ ...before, '127.0.0.1': 'ugc' });

  await scan();
  expect(await kinds()).toEqual({ ...before, '127.0.0.1': 'ugc' });
  expect((await read(3_600)).site).toEqual(said);
});

test('a site has one kind, whether an engine names its pages or its bare domain, and keeps it', async () => {
  const other = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', brand: { name: 'Tenonly', domains: ['tenonly.com'] } }),
  );
  const report = 'https://www.openserviceindex.example/report/saws';
  const insert = (engines: string[], days: number) =>
    insertScan(context, {
      project: other,
      engines,
      prompts: [{ text: 'Which saw lasts?' }],
      samplesK: 2,
      at: new Date(Date.now() - days * 86_400_000),
      cites: (_, engine) => [engine === 'gemini' ? 'https://openserviceindex.example/' : report],
    });
  const kindsInAnswers = async (scanId: string) => {
    const { items } = await listScanAnswers(context, { ...ListScanAnswers.parse({}), scanId });
    const answers = await Promise.all(items.map(({ id }) => getAnswer(context, { answerId: id })));
    return [...new Set(answers.flatMap(({ detection }) => detection.citations.map((one) => one.sourceType)))];
  };
  const kindsOf = async (engine: string) => {
    const asked = SourcesQuery.parse({ engine });
    const { types } = await getSourceTypes(context, { ...asked, projectId: other.id });
    return types.map(({ sourceType }) => sourceType);
  };
  const both = await insert(['openai', 'gemini'], 2);
  expect([await kindsOf('openai'), await kindsOf('gemini')]).toEqual([['other'], ['other']]);
  expect(await kindsInAnswers(both)).toEqual(['other']);
  // The next scans ask the engine alone that names no pages.
  await insert(['gemini'], 1);
  await insert(['gemini'], 0.5);
  expect(await kindsOf('gemini')).toEqual(['other']);
});
