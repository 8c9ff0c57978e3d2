import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  acknowledgeAlertEvent,
  acknowledgeAnomaly,
  listInbox,
  markInboxRead,
} from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { Modal } from '../../kit/modal.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { toast } from '../../kit/toast.tsx';
import { plain } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { inboxWords } from './words.ts';

type Item = components['schemas']['InboxItem'];

/** What wants a person, newest first. A look clears nothing: an item stays until it is read or done. */
export default function InboxPanel({ close }: { close: () => void }) {
  const words = useAreaText(inboxWords);
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  const found = useRows(listInbox, shown === 'unread' ? { unread: 'true' } : {}, { limit: 50 });
  const mark = useAct(markInboxRead);
  const unread = found.rows.flatMap(({ id, read }) => (read ? [] : [id]));
  const markRead = (items: string[]) => items.length > 0 && mark.mutate({ items });
  return (
    <Modal
      label={words.title}
      kind="panel"
      close={close}
      foot={
        unread.length > 0 && (
          <button type="button" disabled={mark.isPending} onClick={() => markRead(unread)}>
            {words.markAll}
          </button>
        )
      }
    >
      <Segmented
        label={words.show}
        value={shown}
        options={[
          { value: 'all', label: words.all },
          { value: 'unread', label: words.unread },
        ]}
        choose={setShown}
      />
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton lines={8} />
      ) : found.rows.length === 0 ? (
        <Empty>{shown === 'unread' ? words.noneUnread : words.none}</Empty>
      ) : (
        <ul className="lines inbox">
          {found.rows.map((item) => (
            <Line
              key={item.id}
              item={item}
              opened={() => {
                if (!item.read) markRead([item.id]);
                close();
              }}
            />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
          {words.more}
        </button>
      )}
      {mark.error && <Failed error={mark.error} />}
    </Modal>
  );
}

function Line({ item, opened }: { item: Item; opened: () => void }) {
  const words = useAreaText(inboxWords);
  const format = useFormat();
  const { kind, title, sentence, project, at, read } = item;
  return (
    <li className={read ? '' : 'unread'}>
      <div>
        {kind === 'alert' || kind === 'break' ? (
          <Said>{sentence ?? words.break}</Said>
        ) : kind === 'approval' ? (
          words.approval(plain(title ?? ''))
        ) : (
          <>
            {workState(words.states[kind], item.state)} {title}
          </>
        )}
        <small>
          {[project, kind === 'alert' ? title : null, format.moment(at)].filter(Boolean).join(' · ')}
          {!read && <span className="hidden">{words.new}</span>}
        </small>
      </div>
      <Action item={item} opened={opened} />
    </li>
  );
}

const workState = (states: Readonly<Record<string, string>>, state: string): string => states[state] ?? '';

/** The one thing to do about an item. */
function Action({ item, opened }: { item: Item; opened: () => void }) {
  const words = useAreaText(inboxWords);
  const done = { done: () => toast(words.acknowledged) };
  const alert = useAct(acknowledgeAlertEvent, done);
  const anomaly = useAct(acknowledgeAnomaly, done);
  const { kind, needs, projectId, resourceId } = item;
  const params = { projectId: projectId ?? '' };
  const failed = alert.error ?? anomaly.error;
  return (
    <span className="actions">
      {needs === 'acknowledge' && (
        <button
          type="button"
          className="small"
          disabled={alert.isPending || anomaly.isPending}
          onClick={() =>
            kind === 'alert'
              ? alert.mutate({ projectId: projectId ?? '', eventId: resourceId })
              : anomaly.mutate({ anomalyId: resourceId, state: 'acknowledged' })
          }
        >
          {words.acknowledge}
        </button>
      )}
      {kind === 'approval' ? (
        <Link to={'/settings/approvals' as never} className="button small" onClick={opened}>
          {words.decide}
        </Link>
      ) : kind === 'scan' ? (
        <Link
          to="/projects/$projectId/scans/$scanId"
          params={{ ...params, scanId: resourceId }}
          className="button small"
          onClick={opened}
        >
          {words.open}
        </Link>
      ) : kind === 'report' ? (
        <Link
          to="/projects/$projectId/reports/$reportId"
          params={{ ...params, reportId: resourceId }}
          className="button small"
          onClick={opened}
        >
          {words.open}
        </Link>
      ) : (
        <Link
          to={
            (kind === 'alert' || kind === 'export'
              ? `/projects/$projectId/reports/${kind === 'alert' ? 'alerts' : 'exports'}`
              : '/projects/$projectId/trend') as never
          }
          params={params as never}
          className="button small"
          onClick={opened}
        >
          {words.open}
        </Link>
      )}
      {failed && <Failed error={failed} />}
    </span>
  );
}
