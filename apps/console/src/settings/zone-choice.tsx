interface Props {
  label: string;
  name: string;
  value: string;
}

/** Time zones as this browser knows them, with the one that is set. */
export function ZoneChoice({ label, name, value }: Props) {
  const zones = [...new Set(['UTC', value, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
    </label>
  );
}
