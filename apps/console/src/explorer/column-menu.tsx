import { type RefObject, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/index.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
  columns: readonly { id: string; label: string }[];
  chosen: readonly string[];
  /** null: as they are by themselves. */
  choose: (ids: readonly string[] | null) => void;
}

/** Which columns are shown, and in which order. */
export default function ColumnMenu({ anchor, close, columns, chosen, choose }: Props) {
  const { explorer, filter } = useText();
  const [words, setWords] = useState('');
  const order = [
    ...chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    ...columns.filter(({ id }) => !chosen.includes(id)),
  ].filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  const move = (id: string, step: 1 | -1) => {
    const from = chosen.indexOf(id);
    const next = chosen.filter((one) => one !== id);
    next.splice(Math.max(0, from + step), 0, id);
    choose(next);
  };
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(open: boolean) => {
        if (!open) close();
      }}
      placement="bottom end"
      className="popover"
    >
      <Dialog aria-label={explorer.columns} className="pick">
        <label className="pick-search">
          <Icon name="search" />
          <span className="hidden">{explorer.findColumn}</span>
          <input
            value={words}
            placeholder={explorer.findColumn}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <ul className="column-list">
          {order.map(({ id, label }) => {
            const on = chosen.includes(id);
            return (
              <li key={id}>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={on}
                    onChange={() => choose(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
                  />
                  <span>{label}</span>
                </label>
                {on && (
                  <>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={explorer.left(label)}
                      disabled={chosen[0] === id}
                      onClick={() => move(id, -1)}
                    >
                      <Icon name="up" />
                    </button>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={explorer.right(label)}
                      disabled={chosen.at(-1) === id}
                      onClick={() => move(id, 1)}
                    >
                      <Icon name="down" />
                    </button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <p className="actions">
          <button type="button" className="small" onClick={() => choose(null)}>
            {filter.reset}
          </button>
        </p>
      </Dialog>
    </Popover>
  );
}
