import type { components } from '@svc/client';
import { addPrompt, suggestPromptVariants } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { promptToolsText } from './text/prompt-tools.ts';

type Prompt = components['schemas']['Prompt'];

/** The same question in other words, and narrower ones: each can be added. */
export function PromptVariants({ prompt, projectId }: { prompt: Prompt; projectId: string }) {
  const text = useAreaText(promptToolsText);
  const { add: addLabel } = useAreaText(frameText);
  const suggest = useAct(suggestPromptVariants, { of: { projectId, promptId: prompt.id } });
  const add = useAct(addPrompt, {
    from: (body: components['schemas']['AddPrompt']) => ({ projectId, setId: prompt.promptSetId, ...body }),
  });
  if (!suggest.data)
    return (
      <>
        <button type="button" disabled={suggest.isPending} onClick={() => suggest.mutate()}>
          {text.variants}
        </button>
        <Outcome of={{ error: suggest.error, isSuccess: false }} />
      </>
    );
  const { paraphrases, siblings, paraphraseGroup, notes } = suggest.data;
  const list = (title: string, texts: readonly string[], group: { paraphraseGroup?: string }) =>
    texts.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className="plain rows">
          {texts.map((words) => (
            <li key={words}>
              {words}
              <button
                type="button"
                className="quiet"
                aria-label={`${addLabel}: ${words}`}
                disabled={add.isPending}
                onClick={() => add.mutate({ text: words, ...group })}
              >
                {addLabel}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <div role="status">
      {list(
        text.paraphrases,
        paraphrases.map(({ text }) => text),
        { paraphraseGroup },
      )}
      {list(
        text.siblings,
        siblings.map(({ text }) => text),
        {},
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          <Said>{note}</Said>
        </p>
      ))}
      <Outcome of={add} />
    </div>
  );
}
