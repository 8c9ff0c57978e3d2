import { type components, isSvcError } from '@svc/client';
import { useState } from 'react';
import { analyzeUrl } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Failed } from '../../part/load.tsx';
import { plainDetail } from '../../part/plain-detail.ts';
import { useAreaText } from '../../text/area.ts';
import { isAddress, type Unread } from './measure.ts';
import { SampleDoor } from './sample-door.tsx';
import { firstRunWords } from './words.ts';

type Analysis = components['schemas']['Analysis'];

/** A page that was read, or what was typed; `unread` says why its page could not be read. */
export type Start = { analysis: Analysis } | { typed: string; unread?: Unread };

/** Two ways in: a project that is full already, or one’s own brand by its address or name. */
export function Doors({ done }: { done: (start: Start) => void }) {
  const first = useAreaText(firstRunWords);
  const read = useAct(analyzeUrl, {
    from: (url: string) => ({ url, prompts: 20 }),
    done: (analysis) => done({ analysis }),
  });
  const [typed, setTyped] = useState('');
  const given = typed.trim();
  const submit = () => {
    if (!isAddress(given)) done({ typed: given });
    else
      read.mutate(/^https?:\/\//i.test(given) ? given : `https://${given}`, {
        // A page that cannot be read is no reason to stop: the form opens with what is known.
        onError: (error) => {
          if (isSvcError(error, 'validation_failed'))
            done({
              typed: given,
              unread: {
                reason: 'reason' in error.problem ? String(error.problem.reason) : '',
                detail: plainDetail(error.problem),
              },
            });
        },
      });
  };
  return (
    <div className="grid doors">
      <SampleDoor />
      <section className="card c6">
        <h2>{first.own}</h2>
        <Form submit={submit}>
          <label>
            {first.url}
            <input
              name="url"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              required
              minLength={2}
              maxLength={2_000}
              placeholder={first.urlExample}
              autoComplete="url"
              aria-describedby="url-hint"
            />
          </label>
          <p className="small" id="url-hint">
            {first.urlHint}
          </p>
          <p className="actions">
            <button type="submit" className="main" disabled={read.isPending}>
              {read.isPending ? first.reading : first.read}
            </button>
            <button type="button" onClick={() => done({ typed: given })}>
              {first.noUrl}
            </button>
          </p>
        </Form>
        {read.error && <Failed error={read.error} />}
      </section>
    </div>
  );
}
