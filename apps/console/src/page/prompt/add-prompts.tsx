import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { addPromptsBulk, estimateScanCost } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { promptWords } from './words.ts';

/** Own prompts, one a line, with the price of a scan before and after; nothing is asked by adding them. */
export default function AddPrompts({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useAreaText(promptWords);
  const format = useFormat();
  const { data: project } = useProject(projectId);
  const [typed, setTyped] = useState('');
  const texts = [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean);
  const estimate = useRead(estimateScanCost, { projectId });
  const setId = project?.prompts.promptSetId;
  const add = useAct(addPromptsBulk, {
    done: () => {
      toast(words.added(texts.length));
      close();
    },
  });
  const { credits = 0, prompts = 0, samplesK = 1, engines = [] } = estimate.data ?? {};
  const each = prompts > 0 ? credits / prompts : samplesK * engines.length;
  return (
    <Modal
      label={words.add}
      kind="panel"
      close={close}
      foot={
        <button
          type="button"
          className="main"
          disabled={texts.length === 0 || !setId || add.isPending}
          onClick={() => setId && add.mutate({ projectId, setId, prompts: texts.map((text) => ({ text })) })}
        >
          {words.addThem(texts.length)}
        </button>
      }
    >
      <label>
        {words.paste}
        <textarea rows={10} value={typed} onChange={({ target }) => setTyped(target.value)} />
        <span className="small">{words.pasteSays}</span>
      </label>
      {estimate.data && (
        <p>{words.price(format.count(credits), format.count(Math.round(credits + each * texts.length)))}</p>
      )}
      <p>
        <Link
          to="/projects/$projectId/prompts/sets"
          params={{ projectId }}
          className="button"
          onClick={close}
        >
          {words.write}
        </Link>
      </p>
      {add.error && <Failed error={add.error} />}
    </Modal>
  );
}
