import { SvcError } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Keyboard } from '../keyboard/keyboard.tsx';
import { TabSlot } from '../kit/place-tabs.tsx';
import { Toasts } from '../kit/toast.tsx';
import { Failed, Skeleton } from '../part/load.tsx';
import { meQuery } from '../part/queries.ts';
import { scope } from '../scope.ts';
import { useText } from '../text/index.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Side } from './side.tsx';
import { Top } from './top.tsx';

const online = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** What stands around every page: the places, the top bar, the filters, and the way to the rest. */
export function Frame() {
  const text = useText();
  const me = useQuery(meQuery);
  const { projectId } = useParams({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const connected = useSyncExternalStore(online, () => navigator.onLine);
  const signedOut = me.error instanceof SvcError && me.error.status === 401;
  useEffect(() => {
    if (signedOut) location.replace('/app/sign-in');
  }, [signedOut]);
  useFocusOnPage();
  if (signedOut) return null;
  const inSettings = path.startsWith('/settings') || /^\/projects\/[^/]+\/settings/.test(path);
  return (
    <div className={`app${scope.test ? ' test' : ''}${inSettings ? ' settings' : ''}`}>
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <Side projectId={projectId} inSettings={inSettings} />
      <div className="body">
        <header className="head">
          <Top projectId={projectId} me={me.data} />
          {projectId !== undefined && !inSettings && <FilterBar projectId={projectId} />}
          <div ref={setSlot} />
        </header>
        {!connected && (
          <p className="notice" role="status">
            {text.frame.offline}
          </p>
        )}
        {me.data && <Keyboard />}
        <TabSlot value={slot}>
          {me.data ? (
            <Outlet />
          ) : me.error ? (
            <Failed error={me.error} retry={() => void me.refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </TabSlot>
      </div>
      {projectId !== undefined && <BottomBar projectId={projectId} />}
      <Toasts />
    </div>
  );
}

/** After a change of page the reader stands at its beginning, as after a load. */
function useFocusOnPage(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== path)
      document.getElementById('content')?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
}
