interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  choose: (value: T) => void;
  name?: string;
}

/** One of several, in a list that opens. */
export function Choice<T extends string>({ label, value, options, choose, name }: Props<T>) {
  return (
    <label>
      {label}
      <select
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) choose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
