import { labelOf } from '@svc/contract/label';
import type { Block, ReportContent, SectionName, TemplateId } from '@svc/contract/tell/report';
import type { RunContext } from '../../../environment/index.ts';
import { instant } from '../../../kernel/index.ts';
import { plainBranding, readBranding } from '../../../white-label/index.ts';
import { getProject } from '../../account/project/index.ts';
import { getAnalyticsOverview, spanOf } from '../../read/analytics/index.ts';
import type { Settings } from './queries.ts';
import { competitors, engines, movers } from './section/brands.ts';
import { cases, done } from './section/cases.ts';
import { answers, methodology, prompts } from './section/detail.ts';
import { experiments } from './section/experiments.ts';
import { change, headline, sentenceOf } from './section/headline.ts';
import { history, trend } from './section/history.ts';
import type { Asked, Section } from './section/section.ts';
import { sourceChanges, sources } from './section/sources.ts';
import { story } from './section/story.ts';
import { tone } from './section/tone.ts';
import { templateOf } from './template.ts';
import { wordsOf } from './words.ts';

const sections: Record<Exclude<SectionName, 'story' | 'trend' | 'headline' | 'change'>, Section> = {
  cases,
  done,
  history,
  engines,
  competitors,
  movers,
  tone,
  sources,
  sourceChanges,
  prompts,
  answers,
  experiments,
  methodology,
};

export interface Order {
  projectId: string;
  template: TemplateId;
  title: string;
  language: 'en' | 'de';
  settings: Settings;
  /** Data from after the span is left out, however late this runs. */
  createdAt: string;
}

/** All that a report says, as of one moment: the context's transaction sees one state of the database. */
export async function gather(context: RunContext, order: Order): Promise<ReportContent> {
  const { projectId, language, settings } = order;
  const words = wordsOf(language);
  const project = await getProject(context, { projectId });
  const asOf = { ...context, now: () => new Date(order.createdAt) };
  const span = spanOf(asOf, settings, project);
  const asked: Asked = {
    context: asOf,
    projectId,
    brand: project.brand,
    query: {
      projectId,
      ...span,
      days: settings.days,
      timeZone: settings.timeZone,
      segmentId: settings.segmentId,
    },
    language,
    words,
    // Those two have no maker's name.
    engineName: (id) =>
      labelOf(id === 'sandbox' || id === 'openai-compatible' ? 'surfaceHeading' : 'engine', id, language),
    surfaceName: (surface) => labelOf('surface', surface, language),
  };
  const overview = await getAnalyticsOverview(asOf, asked.query);
  const sentence = sentenceOf(asked, overview);
  const blocks: Block[] = [];
  const measured = overview.surfaces.length > 0;
  if (!measured)
    blocks.push({ kind: 'verdict', verdict: 'too_few', text: `${words.noData} ${words.noDataNext}` });
  for (const name of templateOf(order.template).sections) {
    // Sections that would all say the same are left out.
    if (!measured && name !== 'methodology') continue;
    if (name === 'story') blocks.push(...(await story(asked, overview, sentence.text)));
    else if (name === 'trend') blocks.push(...(await trend(asked, overview)));
    else if (name === 'headline') blocks.push(...headline(asked, overview));
    else if (name === 'change') blocks.push(...change(asked, overview));
    else blocks.push(...(await sections[name](asked)));
  }
  const { workspace } = context;
  const { name, logoUrl, colours, footer } = (await readBranding(context)) ?? plainBranding;
  return {
    template: order.template,
    title: order.title,
    language,
    mode: workspace.mode,
    provenance: overview.provenance,
    project: { id: projectId, name: project.name, brand: project.brand.name },
    span,
    timeZone: settings.timeZone,
    asOf: instant(new Date(order.createdAt)),
    scans: overview.scans,
    answers: overview.answers,
    branding: { name: name ?? workspace.name, logoUrl, accent: colours.accent, footer },
    sentence: sentence.text,
    // Where three sentences summarise the report, the verdict is the first of them.
    blocks:
      measured && !templateOf(order.template).sections.some((name) => name === 'story')
        ? [{ kind: 'verdict', verdict: sentence.verdict, text: sentence.text }, ...blocks]
        : blocks,
  };
}
