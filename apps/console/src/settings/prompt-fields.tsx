import type { components } from '@svc/client';
import { updatePrompt } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Form, Select } from '../kit/form.tsx';
import { type SharedSource, SourceNote } from '../part/prompt-source.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { PromptVariants } from './prompt-variants.tsx';
import { frameText } from './text/frame.ts';
import { intents, promptSetsText, stages } from './text/prompt-sets.ts';

type Prompt = components['schemas']['Prompt'];

/** How a prompt is sorted, in one line, with its source where that is not said above the list. */
export function PromptNotes({ prompt, shared }: { prompt: Prompt; shared: SharedSource }) {
  const { intent, stage, topic, tags, source, why } = prompt;
  const text = useAreaText(promptSetsText);
  return (
    <div className="small">
      {[intent && text.intents[intent], stage && text.stages[stage], topic, ...tags]
        .filter(Boolean)
        .join(' · ')}
      {source !== null && (source !== shared?.source || why !== shared.why) && (
        <>
          {' · '}
          <SourceNote source={source} why={why} />
        </>
      )}
    </div>
  );
}

interface Props {
  prompt: Prompt;
  projectId: string;
  /** Whether its words may still be changed. */
  reword: boolean;
  close: () => void;
}

/** A prompt's words, while its set is a draft, and how it is sorted. */
export function PromptFields({ prompt, projectId, reword, close }: Props) {
  const words = useAreaText(promptSetsText);
  const { commas } = useAreaText(frameText);
  const save = useAct(updatePrompt, {
    from: (body: components['schemas']['UpdatePrompt']) => ({ projectId, promptId: prompt.id, ...body }),
  });
  return (
    <div className="wide">
      <Form
        busy={save.isPending}
        submit={({ text, orNull, list }) =>
          save.mutate(
            {
              ...(reword && { text: text('text') }),
              intent: intents.find((one) => one === text('intent')) ?? null,
              stage: stages.find((one) => one === text('stage')) ?? null,
              topic: orNull('topic'),
              tags: list('tags'),
            },
            { onSuccess: close },
          )
        }
      >
        {reword ? (
          <label>
            {words.words}
            <textarea name="text" rows={2} required maxLength={2_000} defaultValue={prompt.text} />
          </label>
        ) : (
          <p className="small">{words.fixed}</p>
        )}
        <div className="filters">
          <Select
            label={words.intent}
            name="intent"
            value={prompt.intent ?? ''}
            options={['' as const, ...intents].map((value) => ({
              value,
              label: value === '' ? words.byRules : words.intents[value],
            }))}
          />
          <Select
            label={words.stage}
            name="stage"
            value={prompt.stage ?? ''}
            options={['' as const, ...stages].map((value) => ({
              value,
              label: value === '' ? words.byRules : words.stages[value],
            }))}
          />
          <label>
            {words.topic}
            <input name="topic" maxLength={120} defaultValue={prompt.topic ?? ''} />
          </label>
          <label>
            {words.tags} <span className="small">{commas}</span>
            <input name="tags" maxLength={2_000} defaultValue={prompt.tags.join(', ')} />
          </label>
        </div>
      </Form>
      <Outcome of={{ error: save.error, isSuccess: false }} />
      <PromptVariants prompt={prompt} projectId={projectId} />
      <button type="button" onClick={close}>
        {words.leave}
      </button>
    </div>
  );
}
