import { Link, useRouterState } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { createPortal } from 'react-dom';

interface Tab {
  /** Behind the address of the place; '' is the place itself. */
  path: string;
  label: string;
  count?: string | undefined;
}

interface Props {
  label: string;
  /** Such as `/projects/prj_…/sources`. */
  base: string;
  tabs: readonly Tab[];
  /** Actions, at the right. */
  action?: ReactNode;
}

/** Place for a page's tabs: under the filters of the frame, and fixed there with them. */
export const TabSlot = createContext<HTMLElement | null>(null);

/** The parts of a place, each with an address of its own; filters go along. */
export function PlaceTabs({ label, base, tabs, action }: Props) {
  const slot = useContext(TabSlot);
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/+$/, '') });
  const open = tabs
    .filter(({ path: part }) => path === base + part || path.startsWith(`${base}${part}/`))
    .reduce((longest, tab) => (tab.path.length >= longest.length ? tab.path : longest), '');
  // On a phone not all tabs have room: the open one stands in the middle.
  const centre = useCallback(
    (list: HTMLElement | null) => {
      const here = open === '' ? null : list?.querySelector<HTMLElement>('[aria-current]');
      if (list && here) list.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - list.clientWidth / 2;
    },
    [open],
  );
  if (slot === null) return null;
  return createPortal(
    <nav className="tabs" aria-label={label} ref={centre}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link
              // The parts of places are a list: the router’s own check of addresses has no use for it.
              to={(base + tab.path) as '.'}
              activeProps={{ className: '' }}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={tab.path === open ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <em>{tab.count}</em>}
            </Link>
          </li>
        ))}
      </ul>
      {action && (
        <>
          <span className="fill" />
          {action}
        </>
      )}
    </nav>,
    slot,
  );
}

/** Which part of a place is open, from its address; the first where it names none. */
export function useView<T extends string>(views: readonly [T, ...T[]]): T {
  const last = useRouterState({ select: ({ location }) => location.pathname.split('/').at(-1) });
  return views.find((view) => view === last) ?? views[0];
}
