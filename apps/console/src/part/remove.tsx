import { useState } from 'react';
import { useText } from '../text/index.ts';
import { Failed } from './load.tsx';

interface Props {
  label: string;
  act: { mutate: (input: undefined) => void; isPending: boolean; error: Error | null };
}

/** Something that cannot be taken back: asked once more, in place. */
export function Remove({ label, act }: Props) {
  const { states } = useText();
  const [asked, setAsked] = useState(false);
  return (
    <>
      {asked ? (
        <>
          <button type="button" disabled={act.isPending} onClick={() => act.mutate(undefined)}>
            {states.sure(label)}
          </button>{' '}
          <button type="button" onClick={() => setAsked(false)}>
            {states.keep}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          {label}
        </button>
      )}
      {act.error && <Failed error={act.error} />}
    </>
  );
}
