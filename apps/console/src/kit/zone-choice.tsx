interface Props {
  label: string;
  name: string;
  value: string;
  onChange?: (zone: string) => void;
}

/** Time zones as this browser knows them, with the one that is set. */
export function ZoneChoice({ label, name, value, onChange }: Props) {
  const zones = [...new Set(['UTC', value, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <label>
      {label}
      <select
        name={name}
        defaultValue={value}
        {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
      >
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
    </label>
  );
}
