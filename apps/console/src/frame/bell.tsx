import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { listInbox } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { onOpen } from '../keyboard/open.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/index.ts';

const InboxPanel = lazyPart(() => import('../page/inbox/inbox-panel.tsx'));

/** How much is unread, in all projects, and the way to it. */
export function Bell() {
  const { frame } = useText();
  const [open, setOpen] = useState(false);
  const { data } = useRead(listInbox, { unread: 'true', limit: 1 });
  useEffect(() => onOpen('inbox', () => setOpen(true)), []);
  const count = data?.total ?? 0;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={frame.inbox(count)}
        onClick={() => setOpen(true)}
      >
        <Icon name="inbox" />
        {count > 0 && (
          <span className="count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <InboxPanel close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
