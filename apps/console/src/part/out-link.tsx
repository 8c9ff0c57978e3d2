/** An address that engines or pages named: a link only where it is one of the web. */
export function OutLink({ url, label = url }: { url: string; label?: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="address">{label}</span>;
  return (
    <a href={url} rel="noreferrer nofollow" target="_blank" className="address">
      {label}
    </a>
  );
}
