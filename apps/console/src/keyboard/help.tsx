import { useState } from 'react';
import { projectPages } from '../part/pages.ts';
import { useAreaText } from '../text/area.ts';
import { useText } from '../text/index.ts';
import { Dialog } from './dialog.tsx';
import { jumps } from './jumps.ts';
import { chooseSingleKeys, singleKeys } from './use-keys.ts';
import { keyboardWords } from './words.ts';

/** What each key does, and the switch for single ones. */
export default function Help({ close }: { close: () => void }) {
  const text = useAreaText(keyboardWords);
  const { pages } = useText();
  const [on, setOn] = useState(singleKeys);
  const inProject = Object.entries(jumps).flatMap(([key, to]) => {
    const page = projectPages.find((page) => page.to === to);
    return page ? [[key, pages[page.name]] as const] : [];
  });
  return (
    <Dialog label={text.help} close={close}>
      <h2>{text.help}</h2>
      <dl>
        <Key keys="⌘K · Ctrl K" does={text.keys.palette} />
        <Key keys="/" does={text.keys.slash} />
        <Key keys="j" does={text.keys.down} />
        <Key keys="k" does={text.keys.up} />
        <Key keys="f" does={text.keys.filters} />
        <Key keys="g b" does={text.keys.inbox} />
        <Key keys="g p" does={text.keys.projects} />
        <Key keys="?" does={text.keys.help} />
      </dl>
      <h3>{text.in}</h3>
      <dl>
        {inProject.map(([key, page]) => (
          <Key key={key} keys={`g ${key}`} does={page} />
        ))}
      </dl>
      <label className="choice">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            chooseSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />
        <span>
          {text.single} <span className="small">{text.singleSays}</span>
        </span>
      </label>
      <form method="dialog">
        <button type="submit">{text.close}</button>
      </form>
    </Dialog>
  );
}

function Key({ keys, does }: { keys: string; does: string }) {
  return (
    <>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}
