import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, question, useAsked } from '../data/question.ts';
import { Card } from '../kit/card.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useFormat } from '../part/format.ts';
import { Failed, Load } from '../part/load.tsx';
import { useText } from '../text/index.ts';
import { deviceName } from './device-name.ts';
import { Passkeys } from './passkeys.tsx';
import { endDevice, listDevices, signOutEverywhere } from './session.ts';

const devicesAsked = question('devices', listDevices);

/** Where the person is signed in, and the way to end that. */
export function Devices() {
  const { devices, frame } = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const list = useAsked(devicesAsked, []);
  const end = useMutation({
    mutationFn: endDevice,
    onSuccess: () => askAnew(queries, devicesAsked),
  });
  const leave = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => location.assign('/app/sign-in'),
  });
  return (
    <main id="content" tabIndex={-1} className="settings-page">
      <PageHead lead={devices.lead}>{devices.title}</PageHead>
      <Card title={devices.browsers}>
        <Load query={list} lines={4}>
          {(items) => (
            <ul className="lines">
              {items.map(({ id, agent, current, seenAt, expiresAt }) => (
                <li key={id} className="setting-line">
                  <div>
                    <b>{agent ? deviceName(agent) : devices.unknown}</b>{' '}
                    {current && <span className="tag">{devices.current}</span>}
                    <small>
                      {devices.seen} {format.when(seenAt)} · {devices.until} {format.day(expiresAt)}
                    </small>
                  </div>
                  {!current && (
                    <button type="button" disabled={end.isPending} onClick={() => end.mutate(id)}>
                      {frame.signOut}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Load>
        <p className="actions apart">
          <button type="button" disabled={leave.isPending} onClick={() => leave.mutate()}>
            {devices.all}
          </button>
        </p>
        {(end.error ?? leave.error) && <Failed error={end.error ?? leave.error} />}
      </Card>
      <Passkeys />
    </main>
  );
}
