import { type Key, ListBox, ListBoxItem } from 'react-aria-components';

interface Props {
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  chosen: string;
  choose: (value: string) => void;
}

/** Chooses one of a list: arrows and letters move, Enter chooses. */
export function Pick({ label, options, chosen, choose }: Props) {
  return (
    <ListBox
      aria-label={label}
      className="pick-list"
      selectionMode="single"
      selectedKeys={[`=${chosen}`]}
      disallowEmptySelection
      onAction={(key: Key) => choose(String(key).slice(1))}
    >
      {options.map(({ value, label, note }) => (
        <ListBoxItem key={value} id={`=${value}`} textValue={label}>
          <span>{label}</span>
          {note !== undefined && <small>{note}</small>}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
