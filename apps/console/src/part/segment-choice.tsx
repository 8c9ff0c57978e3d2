import { listSegments } from '../data/operations.gen.ts';
import { useAll } from '../data/use-read.ts';
import { useText } from '../text/index.ts';

interface Props {
  projectId: string;
  value?: string | undefined;
  name?: string;
  choose?: (segmentId: string | undefined) => void;
}

/** Which part of what is measured; nothing where the project has no segments. */
export function SegmentChoice({ projectId, value, name, choose }: Props) {
  const { history } = useText();
  const { rows: items } = useAll(listSegments, { projectId, sort: 'name' }, { limit: 100 });
  if (items.length === 0 && value === undefined) return null;
  return (
    <label>
      {history.segment}
      <select
        name={name}
        {...(choose
          ? { value: value ?? '', onChange: ({ target }) => choose(target.value || undefined) }
          : { defaultValue: value ?? '' })}
      >
        <option value="">{history.whole}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
