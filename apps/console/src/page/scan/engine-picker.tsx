import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { scanWords } from './words.ts';

interface Props {
  projectId?: string;
  chosen: readonly string[];
  choose: (engines: readonly string[]) => void;
}

/** Engines to ask. Those that lack something are shown with what they lack. */
export function EnginePicker({ chosen, choose }: Props) {
  const scans = useAreaText(scanWords);
  const engines = useQuery({
    queryKey: ['engines'],
    queryFn: () => unwrap(client.GET('/v1/engines', { params: { query: { limit: 100 } } })),
  });
  return (
    <fieldset>
      <legend>{scans.engines}</legend>
      <Load query={engines} lines={5}>
        {({ items }) => (
          <div className="choices">
            {items.map(({ id, label, state, creditsPerAnswer, missing }) => (
              <label key={id} className="choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={state !== 'configured'}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <span>
                  {label}{' '}
                  <span className="small">
                    {state !== 'configured'
                      ? (missing ?? scans.needsKey)
                      : creditsPerAnswer === 0
                        ? scans.free
                        : scans.creditsEach(creditsPerAnswer)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        )}
      </Load>
    </fieldset>
  );
}
