import type { components } from '@svc/client';
import { analyzeUrl } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { SampleDoor } from './sample-door.tsx';
import { firstRunWords } from './words.ts';

type Analysis = components['schemas']['Analysis'];

/** The kind of input that the field was recognised as. */
export type Start = { analysis: Analysis } | { name: string };

/** “acme.com” and “https://acme.com/x” are addresses, “Acme Planner” is a name. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) || /^[^\s/]+\.[^\s/.]{2,}(\/\S*)?$/.test(text);

/** Two ways in: a project that is full already, or one’s own brand by its address or name. */
export function Doors({ done }: { done: (start: Start) => void }) {
  const first = useAreaText(firstRunWords);
  const read = useAct(analyzeUrl, {
    from: (url: string) => ({ url, prompts: 20 }),
    done: (analysis) => done({ analysis }),
  });
  const submit = (form: FormData) => {
    const given = String(form.get('url')).trim();
    if (!isAddress(given)) done({ name: given });
    else read.mutate(/^https?:\/\//i.test(given) ? given : `https://${given}`);
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
            <button type="button" onClick={() => done({ name: '' })}>
              {first.noUrl}
            </button>
          </p>
        </Form>
        {read.error && <Failed error={read.error} />}
      </section>
    </div>
  );
}
