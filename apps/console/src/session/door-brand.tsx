/** The product's mark and name, above what lets people in. */
export function DoorBrand() {
  const name = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';
  return (
    <p className="door-brand">
      <span className="avatar" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      {name}
    </p>
  );
}
