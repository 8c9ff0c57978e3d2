import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../data/operation.ts';
import { classifyPrompts, removePrompt, tagPrompts, updatePrompt } from '../../data/operations.gen.ts';
import { refresh, useAct } from '../../data/use-read.ts';
import { Confirm } from '../../kit/confirm.tsx';
import { Form } from '../../kit/form.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { AskNow } from './ask-now.tsx';
import { promptWords } from './words.ts';

interface Props {
  projectId: string;
  ids: ReadonlySet<string>;
  clear: () => void;
}

/** What can be done with many prompts at once; each act says how many it changed. */
export function Bulk({ projectId, ids, clear }: Props) {
  const words = useAreaText(promptWords);
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'tag' | 'topic' | null>(null);
  const promptIds = [...ids];
  const done = (said: string) => {
    setAsked(null);
    clear();
    toast(said);
  };
  const tag = useAct(tagPrompts, { done: () => done(words.tagged(promptIds.length)) });
  const classify = useAct(classifyPrompts, { done: () => done(words.classified) });
  // One after the other: the API changes one at a time, and changes before a failure stay.
  const each = useMutation({
    mutationFn: async (run: (promptId: string) => Promise<unknown>) => {
      for (const promptId of promptIds) await run(promptId);
    },
    onSettled: () => refresh(queries, 'Prompts'),
  });
  const error = tag.error ?? classify.error ?? each.error;
  const busy = tag.isPending || classify.isPending || each.isPending;
  return (
    <>
      <AskNow projectId={projectId} promptIds={promptIds} />
      <button type="button" className="small" disabled={busy} onClick={() => setAsked('tag')}>
        <Icon name="tag" /> {words.tag}
      </button>
      <button type="button" className="small" disabled={busy} onClick={() => setAsked('topic')}>
        {words.topic}
      </button>
      <button
        type="button"
        className="small"
        disabled={busy}
        onClick={() => classify.mutate({ projectId, promptIds })}
      >
        {words.classify}
      </button>
      <Confirm
        label={words.stop}
        says={words.stopSays(promptIds.length)}
        busy={busy}
        act={() =>
          each.mutate((promptId) => call(removePrompt, { projectId, promptId }), {
            onSuccess: () => done(words.stopped(promptIds.length)),
          })
        }
      />
      {asked !== null && (
        <Modal label={asked === 'tag' ? words.tag : words.topic} close={() => setAsked(null)}>
          <Form
            submit={(fields) => {
              const word = String(fields.get('word')).trim();
              if (asked === 'tag') tag.mutate({ projectId, promptIds, add: [word] });
              else
                each.mutate((promptId) => call(updatePrompt, { projectId, promptId, topic: word }), {
                  onSuccess: () => done(words.topicSet(promptIds.length)),
                });
            }}
          >
            <label>
              {asked === 'tag' ? words.tagField : words.topic}
              <input name="word" required maxLength={60} />
            </label>
            <button type="submit" className="main" disabled={busy}>
              {words.apply}
            </button>
          </Form>
          {error && <Failed error={error} />}
        </Modal>
      )}
      {error && asked === null && <Failed error={error} />}
    </>
  );
}
