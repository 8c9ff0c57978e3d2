import type { components } from '@svc/client';
import { auditPromptSet, getPromptSet } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { Tile } from '../kit/tile.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { promptSetsText } from './text/prompt-sets.ts';
import { promptToolsText } from './text/prompt-tools.ts';

type Prompt = components['schemas']['Prompt'];

/** How often each value occurs, most frequent first. */
const countsOf = (prompts: readonly Prompt[], key: 'topic' | 'intent') =>
  Object.entries(Object.groupBy(prompts, (prompt) => prompt[key] ?? ''))
    .filter(([value]) => value !== '')
    .map(([value, found = []]) => ({ value, count: found.length }))
    .toSorted((one, other) => other.count - one.count);

/** What a set asks about, and what in it would bend its figures. */
export function PromptSetContents({
  set,
  projectId,
}: {
  set: components['schemas']['PromptSet'];
  projectId: string;
}) {
  const text = useAreaText(promptSetsText);
  const tools = useAreaText(promptToolsText);
  const labels = useLabels();
  const format = useFormat();
  const path = { projectId, setId: set.id };
  const full = useRead(getPromptSet, path);
  const audit = useRead(auditPromptSet, path);
  return (
    <Load query={full} lines={4}>
      {({ prompts }) => {
        const [topics, intents] = [countsOf(prompts, 'topic'), countsOf(prompts, 'intent')];
        const findings = audit.data?.findings ?? [];
        return (
          <>
            <div className="tiles-of plain-tiles">
              <Tile
                label={text.tile.prompts}
                value={format.count(prompts.length)}
                verdict={audit.data && <span className="micro">{tools.auditSays(audit.data.questions)}</span>}
              />
              <Tile
                label={text.tile.topics}
                value={format.count(topics.length)}
                verdict={
                  <span className="micro">
                    {topics
                      .slice(0, 3)
                      .map(({ value }) => value)
                      .join(', ')}
                  </span>
                }
              />
              <Tile
                label={text.tile.intents}
                value={format.count(intents.length)}
                verdict={
                  <span className="micro">
                    {intents
                      .slice(0, 3)
                      .map(({ value, count }) => `${labels.intent(value)} ${count}`)
                      .join(', ')}
                  </span>
                }
              />
              <Tile
                label={text.tile.width}
                value={
                  audit.data?.expectedHalfWidth == null
                    ? '–'
                    : `±${format.points(audit.data.expectedHalfWidth)}`
                }
                verdict={<span className="micro">{text.tile.points}</span>}
              />
            </div>
            {audit.data && findings.length === 0 && <p className="small">{tools.sound}</p>}
            {findings.length > 0 && (
              <ul className="lines set-findings">
                {findings.map(({ code, importance, message }) => (
                  <li key={`${code} ${message}`}>
                    <span className="tag">{tools.importance[importance]}</span> <Said>{message}</Said>
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </Load>
  );
}
