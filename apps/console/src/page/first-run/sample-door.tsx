import { useEffect } from 'react';
import { createSampleProject } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useSample } from './use-sample.ts';
import { firstRunWords } from './words.ts';

/** One click opens a project that is full. Where there is none yet it is made first, some seconds. */
export function SampleDoor() {
  const first = useAreaText(firstRunWords);
  const { address, making, failed } = useSample();
  const make = useAct(createSampleProject, { of: {} });
  const asked = make.isSuccess;
  useEffect(() => {
    if (asked && address !== undefined) location.assign(address);
  }, [asked, address]);
  const busy = make.isPending || making !== null;
  return (
    <section className="card c6">
      <h2>{first.sample}</h2>
      <p>{first.sampleSays}</p>
      <p className="actions">
        {address !== undefined ? (
          <a className="button" href={address}>
            {first.sampleOpen}
          </a>
        ) : (
          <button type="button" disabled={busy} onClick={() => make.mutate()}>
            {first.sampleOpen}
          </button>
        )}
      </p>
      {busy && (
        <p role="status" className="small">
          {first.sampleMaking} <progress max={100} value={making ?? 0} aria-label={first.sampleMaking} />
        </p>
      )}
      {make.error && <Failed error={make.error} />}
      {failed && !busy && <p className="notice bad">{first.sampleFailed}</p>}
    </section>
  );
}
