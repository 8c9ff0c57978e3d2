import { useQuery } from '@tanstack/react-query';
import { Confirm } from '../kit/confirm.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { SessionError } from '../session/session.ts';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
import { connectionsText } from './text/connections.ts';
import { frameText } from './text/frame.ts';

interface Connection {
  id: string;
  name: string;
  client: { host: string | null; redirectHost: string } | null;
  mode: 'live' | 'test';
  scopes: string[];
  monthlyCreditCap: number | null;
  expiresAt: string | null;
  lastUsedAt: string | null;
  workspace: { id: string; name: string };
}

/** Throws SessionError; status 0: nothing came back. */
async function ask<T>(path: string, method: 'GET' | 'DELETE'): Promise<T> {
  const response = await fetch(`/app/connections${path}`, { method }).catch((error: unknown) => {
    throw new SessionError(0, error instanceof Error ? error.message : String(error));
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new SessionError(response.status, String(answer?.detail ?? `HTTP ${response.status}`));
}

/** Programs that the person let in, whatever their role; each can be disconnected. */
export default function Connections() {
  const text = useAreaText(connectionsText);
  const list = useQuery({
    queryKey: ['connections'],
    queryFn: () => ask<{ items: Connection[] }>('', 'GET'),
  });
  return (
    <>
      <p>{text.lead}</p>
      <p className="small">
        {text.how} <code>{`${location.origin}/mcp`}</code>
      </p>
      <Load query={list} lines={4}>
        {({ items }) => (items.length === 0 ? <Empty>{text.empty}</Empty> : <List of={items} />)}
      </Load>
    </>
  );
}

function List({ of }: { of: readonly Connection[] }) {
  const text = useAreaText(connectionsText);
  const { actions, never } = useAreaText(frameText);
  const format = useFormat();
  const end = useAct(
    ({ workspace, id }: Connection) => ask(`/${workspace.id}/${id}`, 'DELETE'),
    ['connections'],
    ['keys'],
  );
  return (
    <>
      <Outcome of={{ error: end.error, isSuccess: false }} />
      <Rows label={text.program} columns={[text.program, text.may, text.until, text.used, actions]}>
        {of.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {one.name}
              <br />
              <span className="small">{one.client?.host ?? one.client?.redirectHost}</span>
            </th>
            <td>
              {one.scopes.some((scope) => scope.endsWith(':write')) ? text.writes : text.reads}
              <br />
              <span className="small">
                {[
                  one.workspace.name,
                  one.mode === 'test' && text.test,
                  one.monthlyCreditCap !== null && text.credits(format.count(one.monthlyCreditCap)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td>{one.expiresAt !== null && format.day(one.expiresAt)}</td>
            <td>{one.lastUsedAt === null ? never : format.when(one.lastUsedAt)}</td>
            <td>
              <Confirm
                label={text.end}
                says={text.endSays}
                busy={end.isPending}
                act={() => end.mutate(one)}
              />
            </td>
          </tr>
        ))}
      </Rows>
    </>
  );
}
