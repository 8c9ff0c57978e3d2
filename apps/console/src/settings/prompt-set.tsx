import type { components } from '@svc/client';
import { useState } from 'react';
import {
  activatePromptSet,
  deletePromptSet,
  duplicatePromptSet,
  lockPromptSet,
} from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { ImportPrompts } from './prompt-import.tsx';
import { PromptSetAudit } from './prompt-set-audit.tsx';
import { PromptSetDiff } from './prompt-set-diff.tsx';
import { FillTemplate } from './prompt-template.tsx';
import { PromptsOfSet } from './prompts-of-set.tsx';
import { SetFields } from './set-fields.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';

type PromptSet = components['schemas']['PromptSet'];

interface Props {
  set: PromptSet;
  projectId: string;
}

/** One version of what is asked, and what can be done with it. */
export function PromptSetCard({ set, projectId }: Props) {
  const text = useAreaText(promptSetsText);
  const shared = useAreaText(frameText);
  const [open, setOpen] = useState(false);
  const activate = useAct(activatePromptSet, { of: { projectId, setId: set.id } });
  const lock = useAct(lockPromptSet, { of: { projectId, setId: set.id } });
  const copy = useAct(duplicatePromptSet, { of: { projectId, setId: set.id } });
  const end = useAct(deletePromptSet, { of: { projectId, setId: set.id } });
  return (
    <section className="card">
      <h2>{set.name}</h2>
      <p className="small">
        {text.state[set.state]} · {text.version(set.version)} · {text.prompts(set.promptCount)}
        {set.active && (
          <>
            {' '}
            · <strong>{text.current}</strong>
          </>
        )}
      </p>
      <div className="actions">
        {!set.active && (
          <Confirm
            label={text.activate}
            says={text.activateSays}
            busy={activate.isPending}
            act={() => activate.mutate()}
          />
        )}
        {set.state !== 'locked' && (
          <Confirm label={text.lock} says={text.lockSays} busy={lock.isPending} act={() => lock.mutate()} />
        )}
        <button type="button" disabled={copy.isPending} onClick={() => copy.mutate()}>
          {text.copy}
        </button>
        {set.promptCount > 0 && <PromptSetAudit projectId={projectId} setId={set.id} />}
        {!set.active && (
          <Confirm
            label={shared.delete}
            says={text.deleteSays}
            busy={end.isPending}
            act={() => end.mutate()}
          />
        )}
      </div>
      <Outcome of={{ error: activate.error ?? lock.error ?? copy.error ?? end.error, isSuccess: false }} />
      {set.state !== 'locked' && <SetFields key={set.updatedAt} set={set} />}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{text.read}</summary>
        {open && <PromptsOfSet set={set} projectId={projectId} />}
      </details>
      {set.state !== 'locked' && (
        <>
          <ImportPrompts projectId={projectId} setId={set.id} />
          <FillTemplate projectId={projectId} setId={set.id} />
        </>
      )}
      {set.version > 1 && <PromptSetDiff projectId={projectId} setId={set.id} version={set.version} />}
    </section>
  );
}
