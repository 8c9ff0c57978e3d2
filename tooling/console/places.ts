import { frameText } from '../../apps/console/src/settings/text/frame.ts';
import type { Sampled } from './sampled.ts';

/** Places of a project, as they stand behind its address. */
export const ofProject = [
  '',
  '/trend',
  '/prompts',
  '/prompts/sets',
  '/answers',
  '/answers/tone',
  '/answers/check',
  '/answers/import',
  '/competitors',
  '/competitors/prompts',
  '/competitors/together',
  '/competitors/suggested',
  '/competitors/brands',
  '/sources',
  '/sources/pages',
  '/sources/gaps',
  '/sources/changes',
  '/sources/own',
  '/sources/searches',
  '/sources/traffic',
  '/improve',
  '/improve/what-if',
  '/improve/plan',
  '/improve/experiments',
  '/improve/changes',
  '/improve/goals',
  '/improve/goals/scorecards',
  '/reports',
  '/reports/schedule',
  '/reports/exports',
  '/reports/alerts',
  '/reports/alerts/rules',
  '/scans',
  '/scans/schedule',
  '/help',
  '/help/method',
  '/help/calibration',
] as const;

/** Pages of single things, `:id` for one that the sample has; where it is found. */
const singles: Readonly<Record<string, string>> = {
  '/prompts/:id': 'select id from prompt where project_id = $1 limit 1',
  '/answers/:id': "select id from answer where project_id = $1 and outcome = 'answered' limit 1",
  '/sources/pages/:id':
    'select page_id as id from citation where project_id = $1 and page_id is not null limit 1',
  '/improve/:id':
    "select id from recommendation where project_id = $1 and state = 'suggested' order by priority desc limit 1",
  '/reports/:id': "select id from report where project_id = $1 and template = 'executive' limit 1",
  '/scans/:id': 'select id from scan where project_id = $1 order by created_at desc limit 1',
};
export const ofOne: readonly string[] = Object.keys(singles);

/** The same place with an existing id. */
export async function single({ stack, sample }: Sampled, place: string): Promise<string> {
  const sql = singles[place];
  if (sql === undefined) return place;
  const [row] = await stack.owner.unsafe<{ id: string }[]>(sql, [sample.projectId]);
  if (!row) throw new Error(`The sample has nothing for ${place}.`);
  return place.replace(':id', row.id);
}

const projectSettings = [
  ...['project', 'identity', 'business', 'facts', 'personas', 'segments'],
  ...['channels', 'integrations', 'config'],
];
/** Two went to places of the project. */
const gone = ['prompts', 'schedule'];
const settings = Object.keys(frameText.en.areas)
  .filter((area) => !gone.includes(area))
  .map((area) => `${projectSettings.includes(area) ? '' : '@'}/settings/${area}`);

/** Places outside of a project’s six, with its settings; `@` stands before those that belong to no project. */
export const beside: readonly string[] = [
  ...settings,
  ...['@/', '@/new', '@/settings/devices', '@/status', '@/nowhere'],
];

/** Every place of the console. */
export const places: readonly string[] = [...ofProject, ...beside];

/** The address of a place, on the sample. */
export function pageOf({ url, address }: Pick<Sampled, 'url' | 'address'>, place: string): string {
  const whole = address(place.startsWith('@') ? '' : place);
  return place.startsWith('@') ? `${url}/app${place.slice(1)}${new URL(whole).search}` : whole;
}
