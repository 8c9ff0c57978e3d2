import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/index.ts';
import { placeOf, places } from './places.ts';

const MoreSheet = lazyPart(() => import('./more-sheet.tsx'));

/** Navigation on a phone: four places, and the rest behind More. */
export function BottomBar({ projectId }: { projectId: string }) {
  const { places: names, frame } = useText();
  const [open, setOpen] = useState(false);
  const here = useRouterState({ select: ({ location }) => placeOf(location.pathname) });
  const short = { prompts: frame.short.prompts, competitors: frame.short.rivals };
  return (
    <nav className="bottom-bar" aria-label={frame.menu}>
      {places.slice(0, 4).map(({ name, to, icon }) => (
        <Link
          key={name}
          to={to}
          params={{ projectId }}
          activeOptions={{ exact: true }}
          activeProps={{ className: '' }}
          className={here === name ? 'active' : ''}
          {...(here === name && { 'aria-current': 'page' as const })}
        >
          <Icon name={icon} />
          {name === 'prompts' || name === 'competitors' ? short[name] : names[name]}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="more" />
        {frame.more}
      </button>
      {open && (
        <Suspense>
          <MoreSheet projectId={projectId} close={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
