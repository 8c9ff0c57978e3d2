import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { removePrompt, tagPrompts } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Confirm } from '../../kit/confirm.tsx';
import { inFrame } from '../../kit/figure.tsx';
import { Form } from '../../kit/form.tsx';
import { Icon } from '../../kit/icon.tsx';
import { toast } from '../../kit/toast.tsx';
import { changeSign } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { AskNow } from './ask-now.tsx';
import type { Asked } from './columns.tsx';
import { PromptDetail } from './detail.tsx';
import type { PromptRow } from './rows.ts';
import { promptWords } from './words.ts';

interface Props {
  projectId: string;
  row: PromptRow;
  walk: { at: number; of: number; to: (step: 1 | -1) => void; close: () => void };
  surface: string | undefined;
  asked: Asked;
}

/** One prompt beside its table: figures, every answer, who is named, and what can be done. */
export function PromptPanel({ projectId, row, walk, surface, asked }: Props) {
  const words = useAreaText(promptWords);
  const { explorer, states } = useText();
  const format = useFormat();
  const labels = useLabels();
  const stop = useAct(removePrompt, {
    done: () => {
      toast(words.stopped(1));
      walk.close();
    },
  });
  const { prompt, presence, citation, change } = row;
  if (!prompt) return null;
  const shown = presence && inFrame(presence, 'tracked');
  const site = citation && inFrame(citation, 'tracked');
  return (
    <>
      <div className="beside-head">
        <button
          type="button"
          className="icon-button"
          aria-label={explorer.previous}
          onClick={() => walk.to(-1)}
        >
          <Icon name="up" />
        </button>
        <button type="button" className="icon-button" aria-label={explorer.next} onClick={() => walk.to(1)}>
          <Icon name="down" />
        </button>
        <span className="micro">{explorer.at(walk.at, walk.of)}</span>
        <span className="fill" />
        <Link
          to="/projects/$projectId/prompts/$promptId"
          params={{ projectId, promptId: prompt.id }}
          className="button small"
        >
          {words.open}
        </Link>
        <button type="button" className="icon-button" aria-label={states.close} onClick={walk.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="beside-body">
        <h2>{prompt.text}</h2>
        <Tags
          projectId={projectId}
          promptId={prompt.id}
          tags={prompt.tags}
          fixed={[prompt.topic ?? '', labels.intent(prompt.intent), labels.stage(prompt.stage)]}
        />
        <div className="three">
          <div>
            <small>{words.present}</small>
            <b>{shown?.value == null ? '–' : format.value(shown)}</b>
            <span>
              {shown?.ci && format.range(shown.ci)}
              {presence && `, ${words.of(format.count(presence.successes), format.count(presence.trials))}`}
            </span>
          </div>
          <div>
            <small>{words.changed}</small>
            <b className={change?.verdict === 'rise' || change?.verdict === 'fall' ? change.verdict : ''}>
              {change?.value != null
                ? `${changeSign(change.verdict)} ${format.difference(change.value, change.ci)}`
                : '–'}
            </b>
            <span>{change?.ci ? format.differenceRange(change.ci) : words.untested}</span>
          </div>
          <div>
            <small>{words.cited}</small>
            <b>{site?.value == null ? '–' : format.value(site)}</b>
            <span>{site?.ci && format.range(site.ci)}</span>
          </div>
        </div>
        <PromptDetail projectId={projectId} promptId={prompt.id} surface={surface} asked={asked} />
        {stop.error && <Failed error={stop.error} />}
      </div>
      <div className="beside-foot">
        <AskNow projectId={projectId} promptIds={[prompt.id]} />
        <Link
          className="button"
          to="/projects/$projectId/answers"
          params={{ projectId }}
          search={{ promptId: prompt.id }}
        >
          {words.all}
        </Link>
        <Confirm
          label={words.stop}
          says={words.stopSays(1)}
          busy={stop.isPending}
          act={() => stop.mutate({ projectId, promptId: prompt.id })}
        />
      </div>
    </>
  );
}

interface TagsProps {
  projectId: string;
  promptId: string;
  tags: readonly string[];
  /** Values that rules decide or that are set elsewhere. */
  fixed: readonly string[];
}

/** Tags of a prompt, each with a way to take it off, and one to add. */
export function Tags({ projectId, promptId, tags, fixed }: TagsProps) {
  const words = useAreaText(promptWords);
  const [open, setOpen] = useState(false);
  const tag = useAct(tagPrompts, { done: () => setOpen(false) });
  return (
    <div className="tags">
      {fixed.filter(Boolean).map((one) => (
        <span key={one} className="tag">
          {one}
        </span>
      ))}
      {tags.map((one) => (
        <button
          key={one}
          type="button"
          className="tag you"
          aria-label={words.untag(one)}
          disabled={tag.isPending}
          onClick={() => tag.mutate({ projectId, promptIds: [promptId], remove: [one] })}
        >
          {one} <Icon name="close" size={12} />
        </button>
      ))}
      {open ? (
        <Form
          className="tag-form"
          submit={(fields) =>
            tag.mutate({ projectId, promptIds: [promptId], add: [String(fields.get('tag')).trim()] })
          }
        >
          <label>
            <span className="hidden">{words.tagField}</span>
            <input name="tag" required maxLength={60} placeholder={words.tagField} />
          </label>
          <button type="submit" className="small" disabled={tag.isPending}>
            {words.apply}
          </button>
        </Form>
      ) : (
        <button type="button" className="tag add" onClick={() => setOpen(true)}>
          <Icon name="plus" size={12} /> {words.tag}
        </button>
      )}
      {tag.error && <Failed error={tag.error} />}
    </div>
  );
}
