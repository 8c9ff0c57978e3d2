import type { components } from '@svc/client';
import { Link, useRouterState } from '@tanstack/react-router';
import { openPalette } from '../keyboard/open.ts';
import { Icon } from '../kit/icon.tsx';
import { Account } from '../part/account.tsx';
import { scope } from '../scope.ts';
import { useText } from '../text/index.ts';
import { placeOf } from './places.ts';
import { Switcher } from './switcher.tsx';
import { TestChip } from './test-chip.tsx';
import { useProject } from './use-project.ts';

interface Props {
  projectId: string | undefined;
  me: components['schemas']['Me'] | undefined;
}

/** Where one is, the way to anything, and the one thing to do. */
export function Top({ projectId, me }: Props) {
  const { frame, places } = useText();
  const place = useRouterState({ select: ({ location }) => placeOf(location.pathname) });
  return (
    <div className="top">
      <div className="phone-only">
        <Switcher projectId={projectId} />
      </div>
      <p className="place">{place ? places[place] : frame.product}</p>
      {scope.test && me && <TestChip sample={me.workspace.sample === true} />}
      <span className="fill" />
      <button type="button" className="find" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
        <Icon name="search" />
        <span>{frame.search}</span>
        <kbd>{frame.searchKeys}</kbd>
      </button>
      {projectId !== undefined && <Inbox projectId={projectId} />}
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
      {me && <Account me={me} />}
    </div>
  );
}

/** What wants a person: open alerts are counted at the bell. */
function Inbox({ projectId }: { projectId: string }) {
  const { frame } = useText();
  const { data } = useProject(projectId);
  const count = data?.alerts.length ?? 0;
  return (
    <Link
      to="/projects/$projectId/reports/alerts"
      params={{ projectId }}
      className="button icon-button"
      aria-label={frame.inbox(count)}
    >
      <Icon name="inbox" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
