import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, question, useAsked } from '../data/question.ts';
import { refresh } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Table } from '../kit/table.tsx';
import { Copied } from '../page/help/copy.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { SessionError } from '../session/session.ts';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome } from './parts.tsx';
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

const connectionsAsked = question('connections', () =>
  ask<{ items: Connection[]; servers: string[] }>('', 'GET'),
);

/** Programs that the person let in, whatever their role; each can be disconnected. */
export default function Connections() {
  const text = useAreaText(connectionsText);
  const list = useAsked(connectionsAsked, []);
  return (
    <>
      <Head area="connections" lead={text.lead} />
      <Load query={list} lines={4}>
        {({ items, servers }) => (
          <>
            {items.length === 0 ? <Empty>{text.empty}</Empty> : <List of={items} />}
            <Card title={text.connect} about={text.how}>
              {servers.map((server) => (
                <Copied key={server} label={text.connect} text={server} />
              ))}
            </Card>
          </>
        )}
      </Load>
    </>
  );
}

function List({ of }: { of: readonly Connection[] }) {
  const text = useAreaText(connectionsText);
  const { actions, never } = useAreaText(frameText);
  const format = useFormat();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: ({ workspace, id }: Connection) => ask(`/${workspace.id}/${id}`, 'DELETE'),
    onSuccess: async () => {
      await askAnew(queries, connectionsAsked);
      await refresh(queries, 'API keys');
    },
  });
  return (
    <>
      <Outcome of={{ error: end.error, isSuccess: false }} />
      <Table
        name={text.program}
        file={false}
        rows={of}
        keyOf={({ id }) => id}
        columns={[
          {
            label: text.program,
            value: ({ name }) => name,
            show: ({ name, client }) => (
              <>
                {name}
                <div className="small">{client?.host ?? client?.redirectHost}</div>
              </>
            ),
          },
          {
            label: text.may,
            show: ({ scopes, workspace, mode, monthlyCreditCap }) => (
              <div>
                {scopes.some((scope) => scope.endsWith(':write')) ? text.writes : text.reads}
                <div className="small">
                  {[
                    workspace.name,
                    mode === 'test' && text.test,
                    monthlyCreditCap !== null && text.credits(format.count(monthlyCreditCap)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </div>
            ),
          },
          {
            label: text.until,
            value: ({ expiresAt }) => expiresAt,
            show: ({ expiresAt }) => (expiresAt === null ? '–' : format.day(expiresAt)),
          },
          {
            label: text.used,
            value: ({ lastUsedAt }) => lastUsedAt,
            show: ({ lastUsedAt }) => (lastUsedAt === null ? never : format.when(lastUsedAt)),
          },
          {
            label: actions,
            show: (one) => (
              <Confirm
                label={text.end}
                says={text.endSays}
                busy={end.isPending}
                act={() => end.mutate(one)}
              />
            ),
          },
        ]}
      />
    </>
  );
}
