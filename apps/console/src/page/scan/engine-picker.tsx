import type { components } from '@svc/client';
import { useState } from 'react';
import { getEngineBreakdown, setProviderKey } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Failed, Load } from '../../part/load.tsx';
import { scope } from '../../scope.ts';
import { useAreaText } from '../../text/area.ts';
import { scanWords } from './words.ts';

type Engine = components['schemas']['Engine'];

interface Props {
  projectId?: string;
  chosen: readonly string[];
  choose: (engines: readonly string[]) => void;
}

/** Where each maker hands out keys. */
const keyPages: Readonly<Record<string, string>> = {
  openai: 'https://platform.openai.com/api-keys',
  anthropic: 'https://console.anthropic.com/settings/keys',
  gemini: 'https://aistudio.google.com/apikey',
  perplexity: 'https://www.perplexity.ai/settings/api',
  xai: 'https://console.x.ai',
  mistral: 'https://console.mistral.ai/api-keys',
  deepseek: 'https://platform.deepseek.com/api_keys',
  openrouter: 'https://openrouter.ai/keys',
};

/** Engines to ask: ready, in want of a key that can be added here, or not offered. */
export function EnginePicker({ chosen, choose }: Props) {
  const scans = useAreaText(scanWords);
  const labels = useLabels();
  const engines = useRead(getEngineBreakdown, { limit: 100 });
  const [adding, setAdding] = useState<string | null>(null);
  const stateOf = ({ id, state }: Engine): 'ready' | 'key' | 'off' =>
    state === 'configured' ? 'ready' : state === 'unconfigured' && keyPages[id] ? 'key' : 'off';
  const order = { ready: 0, key: 1, off: 2 };
  return (
    <fieldset>
      <legend>{scans.engines}</legend>
      <Load query={engines} lines={5}>
        {({ items }) => (
          <ul className="engine-cards">
            {items
              .toSorted((one, other) => order[stateOf(one)] - order[stateOf(other)])
              .map((engine) => {
                const { id, creditsPerAnswer } = engine;
                const state = stateOf(engine);
                return (
                  <li key={id} className={state}>
                    <label className="choice">
                      <input
                        type="checkbox"
                        checked={chosen.includes(id)}
                        disabled={state !== 'ready'}
                        onChange={({ target }) =>
                          choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                        }
                      />
                      <span>
                        {labels.engine(id)}
                        <small>
                          {state === 'key'
                            ? scans.needsKey
                            : state === 'off'
                              ? scans.notOffered
                              : creditsPerAnswer === 0
                                ? scans.free
                                : scans.creditsEach(creditsPerAnswer)}
                        </small>
                      </span>
                    </label>
                    {state === 'key' && !scope.test && (
                      <button type="button" className="small" onClick={() => setAdding(id)}>
                        {scans.addKey}
                      </button>
                    )}
                  </li>
                );
              })}
          </ul>
        )}
      </Load>
      {adding !== null && (
        <AddKey
          engine={adding}
          done={() => {
            if (!chosen.includes(adding)) choose([...chosen, adding]);
            setAdding(null);
          }}
          close={() => setAdding(null)}
        />
      )}
    </fieldset>
  );
}

/** A key in place: it is tested at once, and the engine is then ready. */
function AddKey({ engine, done, close }: { engine: string; done: () => void; close: () => void }) {
  const scans = useAreaText(scanWords);
  const labels = useLabels();
  const name = labels.engine(engine);
  const set = useAct(setProviderKey, {
    done: () => {
      toast(scans.keyWorks(name));
      done();
    },
  });
  return (
    <Modal label={scans.keyFor(name)} close={close}>
      <Form
        submit={(fields) => set.mutate({ engineId: engine, secret: String(fields.get('secret')).trim() })}
      >
        <p>
          {scans.keySays}{' '}
          <a href={keyPages[engine]} target="_blank" rel="noopener noreferrer">
            {scans.keyPage(name)}
          </a>
        </p>
        <label>
          {scans.key}
          <input name="secret" type="password" autoComplete="off" required maxLength={1_000} />
        </label>
        <button type="submit" className="main" disabled={set.isPending}>
          {set.isPending ? scans.keyTesting : scans.keySave}
        </button>
      </Form>
      {set.error && <Failed error={set.error} />}
    </Modal>
  );
}
