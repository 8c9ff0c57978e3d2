import type { components } from '@svc/client';
import {
  activatePromptSet,
  deletePromptSet,
  duplicatePromptSet,
  lockPromptSet,
} from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Opens } from '../kit/opens.tsx';
import { WhenSeen } from '../kit/when-seen.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { ImportPrompts } from './prompt-import.tsx';
import { PromptSetContents } from './prompt-set-contents.tsx';
import { PromptSetDiff } from './prompt-set-diff.tsx';
import { FillTemplate } from './prompt-template.tsx';
import { PromptsOfSet } from './prompts-of-set.tsx';
import { SetFields } from './set-fields.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';
import { promptToolsText } from './text/prompt-tools.ts';

type PromptSet = components['schemas']['PromptSet'];

interface Props {
  set: PromptSet;
  projectId: string;
}

/** One set of what is asked: what is in it, how sound it is, and what can be done with it. */
export function PromptSetCard({ set, projectId }: Props) {
  const text = useAreaText(promptSetsText);
  const tools = useAreaText(promptToolsText);
  const shared = useAreaText(frameText);
  const path = { projectId, setId: set.id };
  const activate = useAct(activatePromptSet, { of: path });
  const lock = useAct(lockPromptSet, { of: path });
  const copy = useAct(duplicatePromptSet, { of: path });
  const end = useAct(deletePromptSet, { of: path });
  const free = set.state !== 'locked';
  return (
    <Card
      title={set.name}
      about={[text.version(set.version), text.prompts(set.promptCount), set.description]
        .filter(Boolean)
        .join(' · ')}
      action={
        <span className="actions">
          {set.active && <span className="tag you">{text.current}</span>}
          {!(set.active && set.state === 'active') && <span className="tag">{text.state[set.state]}</span>}
        </span>
      }
    >
      {set.promptCount > 0 && (
        <WhenSeen height={150}>
          <PromptSetContents set={set} projectId={projectId} />
        </WhenSeen>
      )}
      <div className="actions card-acts">
        <Opens
          label={text.read}
          title={`${set.name}: ${text.prompts(set.promptCount)}`}
          kind="panel"
          look={set.promptCount === 0 ? 'main' : 'plain'}
        >
          {() => <PromptsOfSet set={set} projectId={projectId} />}
        </Opens>
        {free && (
          <>
            <Opens label={tools.import}>{() => <ImportPrompts {...path} />}</Opens>
            <Opens label={tools.template}>{() => <FillTemplate {...path} />}</Opens>
            <Opens label={shared.change}>{(close) => <SetFields set={set} close={close} />}</Opens>
          </>
        )}
        {set.version > 1 && (
          <Opens label={text.diff}>{() => <PromptSetDiff {...path} version={set.version} />}</Opens>
        )}
        <span className="fill" />
        {!set.active && (
          <Confirm
            label={text.activate}
            says={text.activateSays}
            busy={activate.isPending}
            act={() => activate.mutate()}
          />
        )}
        <button type="button" disabled={copy.isPending} onClick={() => copy.mutate()}>
          {text.copy}
        </button>
        {free && (
          <Confirm label={text.lock} says={text.lockSays} busy={lock.isPending} act={() => lock.mutate()} />
        )}
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
    </Card>
  );
}
