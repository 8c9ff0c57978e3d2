import { CreateProject, type Project } from '@svc/contract/account/project';
import { AddPrompts } from '@svc/contract/measure/prompt-set';
import { readPage } from '@svc/page';
import type { RunContext } from '../../../environment/index.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, addPrompts, createPromptSet } from '../../measure/prompt-set/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { storedReading } from '../prediction/index.ts';

/** The own page of a test: without definition, facts and evidence, and closed to search crawlers. */
const html = `<html lang="en"><head><title>Welcome</title></head><body><h1>Welcome</h1><p>${'Tenonly helps joiners cut joints with a saw or a plane that hold for years, and they like how it feels in the hand. '.repeat(12)}</p></body></html>`;
const robots = 'User-agent: OAI-SearchBot\nDisallow: /\n';

export interface Workshop {
  project: Project;
  prompts: { id: string; text: string }[];
  /** A scan so many days ago; says on which prompts the brand is present, and which of the rivals. */
  scan: (
    daysAgo: number,
    present: (prompt: number, sample: number) => boolean,
    rival?: (prompt: number) => boolean,
  ) => Promise<string>;
}

/** A project with 48 prompts, of which the second half compares, a page of its own that lacks much, and a rival, for tests. */
export async function makeWorkshop(context: RunContext, name = 'Tenonly'): Promise<Workshop> {
  const project = await createProject(
    context,
    CreateProject.parse({
      name,
      description: 'Hand tools for joiners: saws, planes and clamps.',
      brand: { name, domains: ['tenonly.com'] },
      competitors: [{ name: 'Rivalish' }],
      engines: ['openai'],
    }),
  );
  const projectId = project.id;
  const set = await createPromptSet(context, { projectId, name: 'Questions' });
  const tools = ['saw', 'plane', 'glue', 'vice', 'clamp', 'rasp'];
  const rows = Array.from({ length: 48 }, (_, at) => ({
    text: `Which ${tools[at % 6]} suits joint ${at}?`,
    intent: at < 24 ? ('best_of' as const) : ('comparison' as const),
  }));
  await addPrompts(context, { ...AddPrompts.parse({ prompts: rows }), projectId, setId: set.id });
  const { prompts } = await activatePromptSet(context, { projectId, setId: set.id });
  const reading = readPage({
    html,
    url: 'https://tenonly.com/',
    status: 200,
    headers: {},
    redirects: [],
    ttfbMs: null,
    robots: { text: robots },
    llmsTxt: null,
    sitemap: null,
  });
  await context.db
    .insertInto('page')
    .values({
      workspaceId: context.workspace.id,
      projectId,
      url: reading.url,
      title: 'Welcome',
      text: reading.text,
      reading: storedReading(reading),
    })
    .execute();
  return {
    project,
    prompts,
    scan: (daysAgo, present, rival = () => false) =>
      insertScan(context, {
        project,
        engines: ['openai'],
        prompts,
        samplesK: 3,
        at: new Date(context.now().getTime() - daysAgo * 86_400_000),
        present: (prompt, _, sample) => present(prompt, sample),
        competitorPresent: (_, prompt) => rival(prompt),
        cites: (prompt) => (rival(prompt) ? ['https://joinery-guide.org/best'] : []),
      }),
  };
}
