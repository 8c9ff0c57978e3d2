import { CreateProject, type Project } from '@svc/contract/account/project';
import { AddPrompts } from '@svc/contract/measure/prompt-set';
import { SetFactSheet } from '@svc/contract/read/fact-sheet';
import { readPage } from '@svc/page';
import type { RunContext } from '../../../../environment/index.ts';
import { instant } from '../../../../kernel/index.ts';
import { createProject } from '../../../account/project/index.ts';
import { activatePromptSet, addPrompts, createPromptSet } from '../../../measure/prompt-set/index.ts';
import { insertScan } from '../../../measure/scan/factory.ts';
import { setFactSheet } from '../../../read/fact-sheet/index.ts';
import { storedReading } from '../../prediction/index.ts';

/** A made-up business with what engines answer about it, for tests that read texts as people do. */
export interface BusinessStory {
  project: object;
  engines: string[];
  /** Own pages: address and body of the HTML. */
  pages: Record<string, string>;
  facts?: object[];
  prompts: {
    text: string;
    topic: string;
    intent: string;
    /** Answers of each engine, by sample; an empty text names nobody. */
    answers: string[];
    cites: string[];
  }[];
}

const filler = 'It is written here so that the page is long enough to be read as a page of its own. ';

/** The project with one scan of three days ago. */
export async function tellStory(context: RunContext, story: BusinessStory): Promise<Project> {
  const project = await createProject(
    context,
    CreateProject.parse({ engines: story.engines, ...story.project }),
  );
  const projectId = project.id;
  const set = await createPromptSet(context, { projectId, name: 'Questions' });
  await addPrompts(context, {
    ...AddPrompts.parse({
      prompts: story.prompts.map(({ text, topic, intent }) => ({ text, topic, intent })),
    }),
    projectId,
    setId: set.id,
  });
  const { prompts } = await activatePromptSet(context, { projectId, setId: set.id });
  for (const [url, body] of Object.entries(story.pages)) await insertPage(context, project, url, body);
  if (story.facts) await setFactSheet(context, { projectId, ...SetFactSheet.parse({ facts: story.facts }) });
  const byText = new Map(story.prompts.map((prompt) => [prompt.text, prompt]));
  const asked = prompts.flatMap(({ id, text }) => {
    const told = byText.get(text);
    return told ? [{ id, text, intent: told.intent, topic: told.topic, told }] : [];
  });
  await insertScan(context, {
    project,
    engines: story.engines,
    prompts: asked,
    samplesK: 3,
    at: new Date(context.now().getTime() - 3 * 86_400_000),
    text: (prompt, engine, sample) => {
      const { answers = [] } = asked[prompt]?.told ?? {};
      return answers[(sample + story.engines.indexOf(engine)) % Math.max(1, answers.length)] ?? '';
    },
    cites: (prompt) => asked[prompt]?.told.cites ?? [],
  });
  return project;
}

async function insertPage(context: RunContext, project: Project, url: string, body: string): Promise<void> {
  const html = `<html lang="${project.locale.language}"><body>${body}<p>${filler.repeat(6)}</p></body></html>`;
  const reading = readPage({
    html,
    url,
    status: 200,
    headers: {},
    redirects: [],
    ttfbMs: null,
    robots: { text: '' },
    llmsTxt: null,
    sitemap: null,
  });
  await context.db
    .insertInto('page')
    .values({
      workspaceId: context.workspace.id,
      projectId: project.id,
      url,
      title: reading.identity.title ?? url,
      text: reading.text,
      reading: storedReading(reading),
    })
    .execute();
}

/** Parts that an engine may word; gain and proof stay in our words, since their reservations must stay. */
export async function keepCopy(
  context: RunContext,
  project: Project,
  url: string,
  html: string,
): Promise<void> {
  const { db, workspace } = context;
  const { pageId: citationId } = await db
    .selectFrom('citation')
    .select('pageId')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', project.id)
    .where('url', 'in', [url, url.replace(/\/$/, '')])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { text, identity, features, updated } = readPage(html, url);
  await db
    .insertInto('cited_page')
    .values({
      workspaceId: workspace.id,
      projectId: project.id,
      pageId: String(citationId),
      title: identity.title,
      text,
      language: identity.language?.value ?? null,
      hash: 'hash',
      fetchedAt: instant(context.now()),
      features,
      shows: {
        updated: updated?.date ?? null,
        headings: identity.headings.map(({ text }) => text),
        prices: identity.prices.map(({ text }) => text),
      },
    })
    .execute();
}
