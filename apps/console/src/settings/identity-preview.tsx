import { useEffect, useState } from 'react';
import { searchAnswers } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { identityText } from './text/identity.ts';

interface Props {
  projectId: string;
  names: readonly string[];
}

/** What stored answers hold of the names as they are typed; the service searches, nothing is detected here. */
export function IdentityPreview({ projectId, names }: Props) {
  const text = useAreaText(identityText);
  const settled = useSettled(names.filter((name) => name.length > 1).slice(0, 8));
  return (
    <section className="card">
      <h2>{text.preview}</h2>
      <p className="small">{text.previewSays}</p>
      <ul className="plain">
        {[...new Set(settled)].map((name) => (
          <Found key={name} projectId={projectId} name={name} />
        ))}
      </ul>
    </section>
  );
}

/** Waits until nobody has typed for a moment. */
function useSettled(names: readonly string[]): readonly string[] {
  const [settled, setSettled] = useState(names);
  const typed = names.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.split('\n')), 400);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function Found({ projectId, name }: { projectId: string; name: string }) {
  const text = useAreaText(identityText);
  const format = useFormat();
  const found = useRead(searchAnswers, {
    projectId,
    query: `"${name.replaceAll('"', ' ')}"`,
    limit: 1,
    offset: 0,
  });
  return (
    <li>
      <strong>{name}</strong>{' '}
      <Load query={found} lines={1}>
        {({ total, items: [first] }) => (
          <>
            {total === 0 ? text.nowhere : text.in(format.count(total))}
            {first && <p className="small">{first.excerpt}</p>}
          </>
        )}
      </Load>
    </li>
  );
}
