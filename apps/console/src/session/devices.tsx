import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, question, useAsked } from '../data/question.ts';
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
      <h1 className="display">{devices.title}</h1>
      <Load query={list} lines={4}>
        {(items) => (
          <ul className="plain">
            {items.map(({ id, agent, current, seenAt, expiresAt }) => (
              <li key={id} className="card line">
                <span>
                  {agent ? deviceName(agent) : devices.unknown}{' '}
                  {current && <strong>({devices.current})</strong>}
                  <br />
                  <span className="small">
                    {devices.seen} {format.when(seenAt)} · {devices.until} {format.day(expiresAt)}
                  </span>
                </span>
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
      <button type="button" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {devices.all}
      </button>
      {(end.error ?? leave.error) && <Failed error={end.error ?? leave.error} />}
      <Passkeys />
    </main>
  );
}
