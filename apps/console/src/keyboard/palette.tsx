import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useId, useState } from 'react';
import { searchWorkspace } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Dialog } from './dialog.tsx';
import { type Goal, goalOf, useGoals } from './goals.ts';
import { keyboardWords } from './words.ts';

/** One field that leads anywhere: pages, projects, and what the service's search finds. */
export default function Palette({ close }: { close: () => void }) {
  const text = useAreaText(keyboardWords);
  const list = useId();
  const router = useRouter();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const q = useDeferredValue(words.trim());
  const hits = useRead(searchWorkspace, { q, limit: 8 }, { when: q.length > 1 });
  const near = useGoals().filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  const found = q.length > 1 ? (hits.data?.items ?? []).flatMap((hit) => goalOf(hit, text.kinds) ?? []) : [];
  const goals = [...near.slice(0, 8), ...found.filter(({ href }) => near.every((one) => one.href !== href))];
  const chosen = goals[Math.min(at, goals.length - 1)];
  const go = (goal: Goal) => {
    close();
    router.history.push(`/app${goal.href}`);
  };
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown') setAt(Math.min(at + 1, goals.length - 1));
    else if (key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (key === 'Enter' && chosen) go(chosen);
    else return false;
    return true;
  };
  return (
    <Dialog label={text.title} close={close}>
      <label>
        {text.field}
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${list}-${goals.indexOf(chosen)}`}
          autoComplete="off"
          maxLength={200}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (onKey(event.key)) event.preventDefault();
          }}
        />
      </label>
      <div id={list} role="listbox" aria-label={text.title} className="goals">
        {goals.map((goal, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as the pattern of a combobox wants it
          <div
            key={`${goal.kind} ${goal.href} ${goal.label}`}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={goal === chosen}
            onClick={() => go(goal)}
          >
            <span>{goal.label}</span> <span className="small">{goal.kind}</span>
          </div>
        ))}
      </div>
      <p className="small" role="status">
        {goals.length === 0 && !hits.isFetching && text.nothing}
      </p>
      {hits.error && <Failed error={hits.error} />}
    </Dialog>
  );
}
