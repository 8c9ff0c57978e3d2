import type { components } from '@svc/client';
import { useParams } from '@tanstack/react-router';
import { listProjects, listSavedViews } from '../data/operations.gen.ts';
import { useAll, useRead } from '../data/use-read.ts';
import { projectPages } from '../part/pages.ts';
import { scope, scopeSearch } from '../scope.ts';
import { isProjectArea } from '../settings/areas.ts';
import { frameText } from '../settings/text/frame.ts';
import { useAreaText } from '../text/area.ts';
import { useText } from '../text/index.ts';
import { addressOf } from '../view/pages.ts';
import { keyboardWords } from './words.ts';

/** A destination within the console. */
export interface Goal {
  label: string;
  kind: string;
  /** Inside of the console, with its search. */
  href: string;
}

/** The address keeps whether test data and which workspace are looked at. */
const address = (path: string, search: Record<string, string> = {}): string => {
  const params = new URLSearchParams(scopeSearch(scope));
  for (const [name, value] of Object.entries(search)) params.set(name, value);
  return params.size > 0 ? `${path}?${params}` : path;
};

/** Pages of the project that stands open, all projects, and the rest of the console. */
export function useGoals(): Goal[] {
  const text = useAreaText(keyboardWords);
  const { areas } = useAreaText(frameText);
  const { pages, frame, devices, home } = useText();
  const { projectId } = useParams({ strict: false });
  const projects = useRead(listProjects, { limit: 100, state: 'active' });
  const views = useAll(listSavedViews, { sort: 'name' }, { limit: 100, when: projectId !== undefined });
  const inside = (path: string, search?: Record<string, string>) =>
    address(`/projects/${projectId}${path}`, search);
  const here = projectPages.map(({ name, to }) => ({
    label: pages[name],
    kind: text.pages,
    href: address(to.replace('$projectId', projectId ?? '')),
  }));
  return [
    ...(projectId === undefined
      ? []
      : [
          { label: text.actions.scan, kind: text.action, href: inside('/scans', { start: 'true' }) },
          { label: text.actions.prompts, kind: text.action, href: inside('/prompts', { add: 'true' }) },
          {
            label: text.actions.change,
            kind: text.action,
            href: inside('/improve/changes', { log: 'true' }),
          },
          { label: text.actions.import, kind: text.action, href: inside('/answers/import') },
          ...here,
        ]),
    ...views.rows.flatMap((view) => {
      const href = projectId === undefined ? null : addressOf(view, projectId);
      return href === null ? [] : [{ label: view.name, kind: text.kinds.saved_view, href }];
    }),
    ...(projects.data?.items ?? []).map(({ id, name }) => ({
      label: name,
      kind: text.projects,
      href: address(`/projects/${id}`),
    })),
    { label: home.title, kind: text.pages, href: address('/') },
    { label: home.new, kind: text.pages, href: address('/new') },
    { label: devices.title, kind: text.pages, href: address('/settings/devices') },
    { label: frame.operator, kind: text.pages, href: address('/status') },
    ...Object.entries(areas).map(([area, label]) => ({
      label,
      kind: text.settings,
      href:
        projectId === undefined
          ? address(`/settings/${area}`)
          : isProjectArea(area)
            ? inside(`/settings/${area}`)
            : address(`/settings/${area}`, { project: projectId }),
    })),
  ];
}

type Hit = components['schemas']['SearchHit'];

/** The page that shows a search result; null: it has none of its own. */
export function goalOf(hit: Hit, kinds: Record<Hit['type'], string>): Goal | null {
  const { type, id, projectId, title } = hit;
  const goal = (path: string, search?: Record<string, string>): Goal => ({
    label: title,
    kind: kinds[type],
    href: address(path, search),
  });
  if (type === 'project') return goal(`/projects/${id}`);
  if (projectId === null) return null;
  const inside = `/projects/${projectId}`;
  if (type === 'competitor') return goal(`${inside}/competitors`);
  if (type === 'prompt') return goal(`${inside}/answers`, { promptId: id });
  if (type === 'answer') return goal(`${inside}/answers/${id}`);
  if (type === 'page') return goal(`${inside}/sources`);
  if (type === 'report') return goal(`${inside}/reports/${id}`);
  if (type === 'recommendation') return goal(`${inside}/improve/${id}`);
  return null;
}
