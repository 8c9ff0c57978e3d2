import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { CreateProject, type Project } from '@svc/contract/account/project';
import { testContext } from '@svc/core/environment/testing';
import { newId } from '@svc/core/kernel';
import { createProject } from '@svc/core/resource/account/project';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';

/** What the answers of one prompt on one engine of a scan say of one brand. */
export interface CellCounts {
  engine: string;
  prompt: number;
  /** Place among the project's brands; 0 is the own one. */
  brand: number;
  answers: number;
  present: number;
  cited: number;
  lost: number;
}

/** Answers of one prompt on one engine that cite a domain. */
export interface CitedCounts {
  engine: string;
  prompt: number;
  domain: string;
  /** Left out: all pages of the domain together. */
  url?: string;
  answers: number;
  cited: number;
  own?: number;
  rival?: number;
  /** Owner of the site: its place among the project's brands; left out: no brand of the project. */
  owner?: number;
}

export interface ScanCounts {
  at: Date;
  models: Record<string, string>;
  cells: Iterable<CellCounts>;
  citations?: Iterable<CitedCounts>;
}

const countColumns =
  'identity_version, asked, answered, lost, failed, answers, present, mentioned, retrieved, grounded, cited, rank_sum, first, top3, share_sum, positive, negative, mixed, neutral, recommended';
const packColumns = `workspace_id, scan_id, brand_id, engine, project_id, brand_role, scanned_at, surface, model_served, language, withheld, panel, cells, ${countColumns}`;
const promptColumns =
  'workspace_id, panel, place, prompt_index, prompt_id, cluster, question, topic, intent, branded, text';
const citationColumns =
  'workspace_id, scan_id, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id, prompt_index, branded, prompt, question, topic, answers, counts';
const usualTopics = 20;
const intents = ['best_of', 'price', 'comparison', 'how_to', 'problem'];

/** A workspace in a database of its own, with projects whose scans are written as counts: their truth is the caller's. */
export async function openWorld({ topics = usualTopics }: { topics?: number } = {}) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  const { context, environment } = await testContext(handle, database.url, { plan: 'enterprise' });
  const workspaceId = context.workspace.id;

  const copy = async (table: string, columns: string, lines: Iterable<readonly unknown[]>): Promise<void> => {
    const stream = await owner.unsafe(`copy ${table} (${columns}) from stdin`).writable();
    const ended = once(stream, 'finish');
    let buffer = '';
    for (const line of lines) {
      buffer += `${line.map((value) => value ?? '\\N').join('\t')}\n`;
      if (buffer.length < 60_000) continue;
      if (!stream.write(buffer)) await once(stream, 'drain');
      buffer = '';
    }
    stream.end(buffer);
    await ended;
  };

  return {
    context,
    environment,
    owner,
    makeProject: (rivals: number): Promise<Project> =>
      createProject(
        context,
        CreateProject.parse({
          name: 'Tenonly',
          competitors: Array.from({ length: rivals }, (_, index) => ({ name: `Rival ${index}` })),
        }),
      ),
    async insertScans(project: Project, scans: readonly ScanCounts[]): Promise<string[]> {
      const brands = [project.brand, ...project.competitors].map(({ id, name, domains }, index) => ({
        id,
        name,
        domains,
        role: index === 0 ? 'own' : 'competitor',
      }));
      const ids = scans.map(() => newId('scan'));
      const rows = scans.map(({ at, models }, index) => ({
        workspace_id: workspaceId,
        id: ids[index] ?? '',
        project_id: project.id,
        status: 'completed',
        config: JSON.stringify({ engines: Object.keys(models) }),
        brands: JSON.stringify(brands),
        planned_samples: 1,
        recorded_samples: 1,
        requested_by: 'bench',
        created_at: at,
        finished_at: at,
      }));
      // As text: the driver would encode the JSON columns a second time.
      for (const row of rows)
        await owner`insert into scan (workspace_id, id, project_id, status, config, brands, planned_samples, recorded_samples, requested_by, created_at, finished_at)
          values (${row.workspace_id}, ${row.id}, ${row.project_id}, ${row.status}, ${row.config}::text::jsonb, ${row.brands}::text::jsonb, 1, 1, 'bench', ${row.created_at}, ${row.finished_at})`;
      const panels = new Map<string, number[]>();
      await copy('cell_pack', packColumns, packLines(workspaceId, project, ids, scans, panels));
      await copy('cell_prompt', promptColumns, promptLines(workspaceId, project, panels, topics));
      await copy('citation_pack', citationColumns, citationLines(workspaceId, project, ids, scans, topics));
      return ids;
    },
    async close() {
      await owner.end({ timeout: 5 });
      await handle.close();
      await database.stop();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

const promptOf = (project: Project, prompt: number, topics: number) => ({
  id: `prm_${project.id.slice(-12)}_${prompt}`,
  question: `question ${prompt}`,
  topic: `topic ${prompt % topics}`,
  intent: intents[prompt % intents.length] ?? '',
});

/** Scoring writes one value where all are the same. */
const list = (values: readonly number[]): string =>
  `{${new Set(values).size === 1 ? values[0] : values.join(',')}}`;

/** @param panels is told of each panel's prompts */
function* packLines(
  workspaceId: string,
  project: Project,
  ids: readonly string[],
  scans: readonly ScanCounts[],
  panels: Map<string, number[]>,
): Iterable<readonly unknown[]> {
  const brands = [project.brand, ...project.competitors];
  for (const [index, { at, models, cells }] of scans.entries()) {
    const packs = Map.groupBy(cells, ({ engine, brand }) => `${brand} ${engine}`);
    for (const own of packs.values()) {
      const [first] = own;
      if (!first) continue;
      const { engine, brand } = first;
      const prompts = own.map(({ prompt }) => prompt);
      const panel = createHash('md5').update(`${ids[0]} ${prompts}`).digest('hex');
      panels.set(panel, prompts);
      const of = (count: (cell: CellCounts) => number): string => list(own.map(count));
      const present = of((cell) => cell.present);
      const none = of(() => 0);
      const answers = of((cell) => cell.answers);
      const cited = of((cell) => cell.cited);
      yield [
        ...[workspaceId, ids[index], brands[brand]?.id, engine, project.id],
        ...[brand === 0 ? 'own' : 'competitor', at.toISOString(), 'api+search', models[engine], 'en', false],
        ...[panel, own.length, of(() => 1), of((cell) => cell.answers + cell.lost)],
        ...[answers, of(({ lost }) => lost), none, answers, present, present, cited, answers, cited, present],
        ...[present, present, of((cell) => cell.present / 10), present, none, none, none, none],
      ];
    }
  }
}

function* promptLines(
  workspaceId: string,
  project: Project,
  panels: ReadonlyMap<string, readonly number[]>,
  topics: number,
): Iterable<readonly unknown[]> {
  for (const [panel, prompts] of panels)
    for (const [at, prompt] of prompts.entries()) {
      const { id, question, topic, intent } = promptOf(project, prompt, topics);
      yield [workspaceId, panel, at + 1, prompt, id, id, question, topic, intent, false, question];
    }
}

function* citationLines(
  workspaceId: string,
  project: Project,
  ids: readonly string[],
  scans: readonly ScanCounts[],
  topics: number,
): Iterable<readonly unknown[]> {
  const brands = [project.brand, ...project.competitors];
  const all = (values: readonly unknown[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`;
  for (const [index, { at, citations = [] }] of scans.entries())
    for (const own of Map.groupBy(
      citations,
      ({ engine, url }) => `${engine} ${url === undefined}`,
    ).values()) {
      const pages = [...new Map(own.map((one) => [one.url ?? one.domain, one])).entries()];
      const prompts = [...new Map(own.map((one) => [one.prompt, one])).values()];
      const places = new Map(pages.map(([id], place) => [id, place + 1]));
      const asked = prompts.map(({ prompt }) => promptOf(project, prompt, topics));
      yield [
        ...[
          workspaceId,
          ids[index],
          own[0]?.engine,
          own[0]?.url === undefined ? 'domain' : 'page',
          project.id,
        ],
        ...[at.toISOString(), all(pages.map(([id]) => id)), all(pages.map(([, { url }]) => url))],
        ...[all(pages.map(([, { domain }]) => domain)), all(pages.map(() => 'editorial'))],
        all(pages.map(([, { owner }]) => (owner === undefined ? null : brands[owner]?.id))),
        ...[
          all(prompts.map(({ prompt }) => prompt)),
          all(prompts.map(() => false)),
          all(asked.map(({ id }) => id)),
        ],
        ...[all(asked.map(({ question }) => `"${question}"`)), all(asked.map(({ topic }) => `"${topic}"`))],
        all(prompts.map(({ answers }) => answers)),
        JSON.stringify([
          own.map(({ prompt }) => prompts.findIndex((one) => one.prompt === prompt) + 1),
          own.map(({ url, domain }) => places.get(url ?? domain)),
          ...[own.map(({ cited }) => cited), own.map(({ cited }) => cited)],
          ...[own.map(({ cited, own = cited }) => own), own.map(({ rival = 0 }) => rival)],
        ]),
      ];
    }
}
