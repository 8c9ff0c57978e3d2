import { Link } from '@tanstack/react-router';
import type { alertViews } from '../page/alert/filters.ts';
import type { goalViews } from '../page/goal/filters.ts';
import type { improveViews } from '../page/improve/filters.ts';
import type { methodViews } from '../page/method/filters.ts';
import type { reportViews } from '../page/report/filters.ts';
import type { views } from '../page/source/filters.ts';

/** Every part of every page that has parts. */
type View =
  | (typeof alertViews)[number]
  | (typeof goalViews)[number]
  | (typeof methodViews)[number]
  | (typeof reportViews)[number]
  | (typeof views)[number]
  | (typeof improveViews)[number];

interface Props<T extends View> {
  label: string;
  tabs: readonly { name: T; label: string }[];
  current: T;
}

/** Parts of one page; which one is open stands in the address, beside the page’s filters. */
export function Tabs<T extends View>({ label, tabs, current }: Props<T>) {
  const [first] = tabs;
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.name}>
            <Link
              to="."
              search={(before) => ({
                ...before,
                view: tab.name === first?.name ? undefined : tab.name,
              })}
              // The router marks links by their path: here the part is what counts.
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={tab.name === current ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
