import { useState } from 'react';
import { diffPromptSetVersions } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { promptSetsText } from './text/prompt-sets.ts';

interface Props {
  projectId: string;
  setId: string;
  version: number;
}

/** What changed between two versions of a set, and which scans stay comparable. */
export function PromptSetDiff({ projectId, setId, version }: Props) {
  const text = useAreaText(promptSetsText);
  // Nothing chosen: the newest change, also when a newer one arrives.
  const [chosen, choose] = useState<{ from?: number; to?: number }>({});
  const { from = Math.max(1, version - 1), to = version } = chosen;
  const diff = useRead(diffPromptSetVersions, { projectId, setId, from, to });
  const versions = Array.from({ length: version }, (_, index) => version - index);
  const select = (label: string, value: number, set: (value: number) => void) => (
    <label>
      {label}
      <select value={value} onChange={({ target }) => set(Number(target.value))}>
        {versions.map((one) => (
          <option key={one} value={one}>
            {text.version(one)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <div className="filters">
        {select(text.from, from, (from) => choose({ ...chosen, from }))}
        {select(text.to, to, (to) => choose({ ...chosen, to }))}
      </div>
      <Load query={diff} lines={4}>
        {({ added, removed, unchanged, trend }) => {
          const scans = (how: 'all' | 'part' | 'none') =>
            trend.filter(({ comparableWithTo }) => comparableWithTo === how).length;
          return (
            <>
              <Changed label={text.gone(removed.length)} prompts={removed} />
              <Changed label={text.come(added.length)} prompts={added} />
              <p>{text.same(unchanged)}</p>
              {trend.length > 0 && <p>{text.comparable(scans('all'), scans('part'), scans('none'))}</p>}
            </>
          );
        }}
      </Load>
    </>
  );
}

function Changed({
  label,
  prompts,
}: {
  label: string;
  prompts: readonly { promptId: string; text: string }[];
}) {
  if (prompts.length === 0) return null;
  return (
    <>
      <h3>{label}</h3>
      <ul>
        {prompts.map(({ promptId, text }) => (
          <li key={promptId}>{text}</li>
        ))}
      </ul>
    </>
  );
}
