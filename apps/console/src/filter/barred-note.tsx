import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import type { FilterName } from './address.ts';
import type { Shown } from './applies.ts';
import { barredWords } from './barred-words.ts';

/** Why the filters that are struck out have no say on this page. */
export default function BarredNote({ names, shows }: { names: readonly FilterName[]; shows: Shown }) {
  const words = useAreaText(barredWords);
  const { text, language } = useWording();
  const labels: Partial<Record<FilterName, string>> = { ...words, ...text.filter.names };
  const list = new Intl.ListFormat(language).format(names.map((name) => labels[name] ?? name));
  return (
    <p className="barred-note" id="barred-note">
      {words.says(list, names.length, words.shown[shows])}
    </p>
  );
}
