type Search = Record<string, unknown>;
interface Address {
  path: string;
  search: Search;
}

interface Moved {
  /** `:name` stands for one part of the path. */
  from: string;
  /** Only where the search parameter names this part of the page; left out: any. */
  view?: string;
  to: string;
}

const project = '/projects/:project';

const projectSettings = [
  ...['project', 'identity', 'business', 'facts', 'personas', 'segments'],
  ...['channels', 'integrations', 'config'],
];

/** Former addresses and their new ones. Search parameters go along. */
export const moved: readonly Moved[] = [
  { from: `${project}/history`, to: `${project}/trend` },
  { from: '/settings/prompts', to: '/projects/?project/prompts/sets' },
  { from: '/settings/schedule', to: '/projects/?project/scans/schedule' },
  { from: `${project}/settings/prompts`, to: `${project}/prompts/sets` },
  { from: `${project}/settings/schedule`, to: `${project}/scans/schedule` },
  ...projectSettings.map((area) => ({
    from: `/settings/${area}`,
    to: `/projects/?project/settings/${area}`,
  })),
  ...['pages', 'gaps', 'changes', 'own', 'searches', 'traffic'].map((view) => ({
    from: `${project}/sources`,
    view,
    to: `${project}/sources/${view}`,
  })),
  { from: `${project}/sources`, view: 'domains', to: `${project}/sources` },
  { from: `${project}/sources/:cit_`, to: `${project}/sources/pages/:cit_` },
  { from: `${project}/improve`, view: 'findings', to: project },
  { from: `${project}/improve`, view: 'moves', to: `${project}/improve` },
  ...['what-if', 'plan', 'experiments', 'changes'].map((view) => ({
    from: `${project}/improve`,
    view,
    to: `${project}/improve/${view}`,
  })),
  { from: `${project}/goals`, view: 'scorecards', to: `${project}/improve/goals/scorecards` },
  { from: `${project}/goals`, to: `${project}/improve/goals` },
  { from: `${project}/alerts`, view: 'rules', to: `${project}/reports/alerts/rules` },
  { from: `${project}/alerts`, to: `${project}/reports/alerts` },
  { from: `${project}/reports`, view: 'schedule', to: `${project}/reports/schedule` },
  { from: `${project}/reports`, view: 'exports', to: `${project}/reports/exports` },
  { from: `${project}/method`, view: 'calibration', to: `${project}/help/calibration` },
  { from: `${project}/method`, to: `${project}/help/method` },
  { from: '/devices', to: '/settings/devices' },
  { from: '/operator', to: '/status' },
];

/** The parts of the path by their names; null: it is another path. A name that ends in `_` is the beginning of an id. */
function partsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '' || (part.endsWith('_') && !value.startsWith(part.slice(1)))) return null;
    else parts[part.slice(1)] = value;
  }
  return parts;
}

/** The address of today for one of before; null: it is one of today. `?project` takes the project from the search. */
export function newAddress(path: string, search: Search): Address | null {
  for (const { from, view, to } of moved) {
    const parts = partsOf(from, path.replace(/\/+$/, '') || '/');
    if (parts === null || (view !== undefined && search.view !== view)) continue;
    const { view: _, ...rest } = search;
    if (to.includes('?project')) {
      const { project: id, ...others } = rest;
      if (typeof id !== 'string') return null;
      return { path: to.replace('?project', id), search: others };
    }
    return { path: to.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? ''), search: rest };
  }
  return null;
}
