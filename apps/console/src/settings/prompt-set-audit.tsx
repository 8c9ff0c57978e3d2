import { auditPromptSet } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { useFormat } from '../part/format.ts';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { promptToolsText } from './text/prompt-tools.ts';

/** What in a set would bend its figures. */
export function PromptSetAudit({ projectId, setId }: { projectId: string; setId: string }) {
  const text = useAreaText(promptToolsText);
  const format = useFormat();
  const audit = useAct(auditPromptSet, { of: { projectId, setId } });
  if (!audit.data)
    return (
      <>
        <button type="button" disabled={audit.isPending} onClick={() => audit.mutate()}>
          {text.audit}
        </button>
        <Outcome of={{ error: audit.error, isSuccess: false }} />
      </>
    );
  const { questions, prompts, expectedHalfWidth, findings } = audit.data;
  return (
    <div role="status" className="notice">
      <p>
        {text.auditSays(questions, prompts)}{' '}
        {expectedHalfWidth !== null && text.width(format.points(expectedHalfWidth))}
      </p>
      {findings.length === 0 && <p>{text.sound}</p>}
      <ul>
        {findings.map(({ code, importance, message }) => (
          <li key={`${code} ${message}`}>
            <strong>{text.importance[importance]}</strong>: <Said>{message}</Said>
          </li>
        ))}
      </ul>
    </div>
  );
}
