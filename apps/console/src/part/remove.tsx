import { Confirm } from '../kit/confirm.tsx';
import { useText } from '../text/index.ts';
import { Failed } from './load.tsx';

interface Props {
  label: string;
  act: { mutate: () => void; isPending: boolean; error: Error | null };
}

/** A button for what cannot be undone: it asks once more and shows the outcome. */
export function Remove({ label, act }: Props) {
  const { states } = useText();
  return (
    <>
      <Confirm label={label} says={states.forGood} busy={act.isPending} act={() => act.mutate()} />
      {act.error && <Failed error={act.error} />}
    </>
  );
}
