import { frameText } from '../../apps/console/src/settings/text/frame.ts';
import type { Sampled } from './sampled.ts';

/** Places of a project, as they stand behind its address. */
const ofProject = [
  '',
  '/trend',
  '/prompts',
  '/prompts/sets',
  '/answers',
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

const projectSettings = [
  ...['project', 'identity', 'business', 'facts', 'personas', 'segments'],
  ...['channels', 'integrations', 'config'],
];
/** Two went to places of the project. */
const gone = ['prompts', 'schedule'];
const settings = Object.keys(frameText.en.areas)
  .filter((area) => !gone.includes(area))
  .map((area) => `${projectSettings.includes(area) ? '' : '@'}/settings/${area}`);

/** Every place of the console; `@` stands before those that belong to no project. */
export const places: readonly string[] = [
  ...ofProject,
  ...settings,
  ...['@/', '@/new', '@/settings/devices', '@/status', '@/nowhere'],
];

/** The address of a place, on the sample. */
export function pageOf({ url, address }: Pick<Sampled, 'url' | 'address'>, place: string): string {
  const whole = address(place.startsWith('@') ? '' : place);
  return place.startsWith('@') ? `${url}/app${place.slice(1)}${new URL(whole).search}` : whole;
}
