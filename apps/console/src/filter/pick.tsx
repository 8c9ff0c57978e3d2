import { useId, useState } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/index.ts';

interface Props {
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  chosen: string;
  choose: (value: string) => void;
}

/** A list that is longer is searched. */
const mostUnsearched = 20;

/** Chooses one of a list: arrows and letters move, Enter chooses. A long list has a field to search it. */
export function Pick({ label, options, chosen, choose }: Props) {
  const { filter } = useText();
  const [typed, setTyped] = useState('');
  const status = useId();
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = options.filter(
    ({ value, label }) => value === '' || label.toLocaleLowerCase().includes(wanted),
  );
  const list = (
    <ListBox
      aria-label={label}
      className="pick-list"
      selectionMode="single"
      selectedKeys={[`=${chosen}`]}
      // What is chosen again is chosen, too: the list closes.
      onSelectionChange={(keys: Selection) => {
        const [key] = [...keys];
        choose(key === undefined ? chosen : String(key).slice(1));
      }}
    >
      {shown.map(({ value, label, note }) => (
        <ListBoxItem key={value} id={`=${value}`} textValue={label}>
          <span>{label}</span>
          {note !== undefined && <small>{note}</small>}
        </ListBoxItem>
      ))}
    </ListBox>
  );
  if (options.length <= mostUnsearched) return list;
  return (
    <>
      <label className="pick-search">
        <span className="hidden">{filter.find}</span>
        <Icon name="search" />
        <input
          value={typed}
          maxLength={100}
          placeholder={filter.find}
          aria-describedby={status}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {list}
      <p id={status} className="micro" role="status">
        {wanted !== '' && filter.found(shown.filter(({ value }) => value !== '').length)}
      </p>
    </>
  );
}
