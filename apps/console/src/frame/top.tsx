import type { components } from '@svc/client';
import { Link, useRouterState } from '@tanstack/react-router';
import { open } from '../keyboard/open.ts';
import { Icon } from '../kit/icon.tsx';
import { Account } from '../part/account.tsx';
import { scope } from '../scope.ts';
import { useText } from '../text/index.ts';
import { Bell } from './bell.tsx';
import { placeOf } from './places.ts';
import { Switcher } from './switcher.tsx';
import { TestChip } from './test-chip.tsx';

interface Props {
  projectId: string | undefined;
  me: components['schemas']['Me'] | undefined;
}

/** Shows where one is, a search for everything, and the main action. */
export function Top({ projectId, me }: Props) {
  const { frame, places } = useText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const place = placeOf(path);
  const inSettings = path.includes('/settings');
  return (
    <div className="top">
      <div className="phone-only">
        <Switcher projectId={projectId} />
      </div>
      <p className="place">{place ? places[place] : inSettings ? frame.settings : frame.product}</p>
      {scope.test && me && <TestChip sample={me.workspace.sample === true} />}
      <span className="fill" />
      <button
        type="button"
        className="find"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      >
        <Icon name="search" />
        <span>{frame.search}</span>
        <kbd>{frame.searchKeys}</kbd>
      </button>
      {me ? <Bell /> : <span className="icon-room" />}
      {projectId !== undefined && (
        <Link
          to="/projects/$projectId/scans"
          params={{ projectId }}
          search={{ start: true }}
          className="button main start"
        >
          <Icon name="play" /> {frame.start}
        </Link>
      )}
      {me ? <Account me={me} /> : <span className="icon-room" />}
    </div>
  );
}
