import { SvcError } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Keyboard } from '../keyboard/keyboard.tsx';
import { scope, scopeSearch } from '../scope.ts';
import { useText } from '../text/index.ts';
import { Account } from './account.tsx';
import { Failed, Skeleton } from './load.tsx';
import { meQuery } from './queries.ts';

const online = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** As the operator calls it: the server writes it into the page. */
const productName = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';

/** What stands around every page: who is here, test or live, and the way to the rest. */
export function Frame() {
  const text = useText();
  const me = useQuery(meQuery);
  const connected = useSyncExternalStore(online, () => navigator.onLine);
  const signedOut = me.error instanceof SvcError && me.error.status === 401;
  useEffect(() => {
    if (signedOut) location.replace('/app/sign-in');
  }, [signedOut]);
  useFocusOnPage();
  usePageInSight(me.data !== undefined);
  if (signedOut) return null;
  return (
    <div className={scope.test ? 'frame test' : 'frame'}>
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <header>
        {scope.test && me.data && <TestMark sample={me.data.workspace.sample === true} />}
        <div className="top">
          <Link to="/" className="brand">
            <img src="/app/icon.svg" alt="" width="22" height="22" /> {productName}
          </Link>
          <nav aria-label={productName}>
            <Link to="/" activeOptions={{ exact: true }}>
              {text.frame.projects}
            </Link>
            <a href="/docs" className="wide">
              {text.frame.docs}
            </a>
          </nav>
          {me.data && <Account me={me.data} />}
        </div>
      </header>
      {!connected && (
        <p className="notice" role="status">
          {text.frame.offline}
        </p>
      )}
      {me.data && <Keyboard />}
      {me.data ? <Outlet /> : me.error ? <Failed error={me.error} /> : <Skeleton lines={8} />}
    </div>
  );
}

/** That no figure here is about a real brand. The sample leads on to one’s own brand, other test data to its live side. */
function TestMark({ sample }: { sample: boolean }) {
  const { frame } = useText();
  return (
    <p className="test-mark">
      <strong>{sample ? frame.sample : frame.test}</strong>{' '}
      <span>{sample ? frame.sampleSays : frame.testSays}</span>{' '}
      {sample ? (
        <>
          <a href="/app/new">{frame.measureOwn}</a>{' '}
          <a href={`/app/settings/workspace${scopeSearch({ ...scope, test: false })}`}>
            {frame.deleteSample}
          </a>
        </>
      ) : (
        <a href={`/app${scopeSearch({ ...scope, test: false })}`}>{frame.toLive}</a>
      )}
    </p>
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

/** On a phone the pages stand in a row that is scrolled: the current one is brought into sight. */
function usePageInSight(shown: boolean): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (!shown || path === undefined) return;
    for (const link of document.querySelectorAll<HTMLElement>('.side a.active')) {
      const row = link.closest('ul');
      row?.scrollTo({ left: link.offsetLeft - row.offsetLeft - 40 });
    }
  }, [shown, path]);
}
