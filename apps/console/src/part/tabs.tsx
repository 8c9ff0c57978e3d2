import { Link } from '@tanstack/react-router';
import type { improveViews } from '../page/improve/filters.ts';
import type { views } from '../page/source/filters.ts';

/** Every part of every page that has parts. */
type View = (typeof views)[number] | (typeof improveViews)[number];

interface Props<T extends View> {
  label: string;
  tabs: readonly { name: T; label: string }[];
}

/** Parts of one page; which one is open stands in the address, beside the page’s filters. */
export function Tabs<T extends View>({ label, tabs }: Props<T>) {
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
              activeOptions={{ exact: true, explicitUndefined: true }}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
