import { useAreaText } from '../text/area.ts';
import type { View } from './pages.ts';
import { viewWords } from './words.ts';

export const viewFields = (form: FormData) => ({
  name: String(form.get('name')),
  visibility: form.has('shared') ? ('shared' as const) : ('private' as const),
});

export function ViewFields({ view }: { view?: View }) {
  const text = useAreaText(viewWords);
  return (
    <>
      <label>
        {text.name}
        <input name="name" required maxLength={120} defaultValue={view?.name} />
      </label>
      <label className="choice">
        <input type="checkbox" name="shared" defaultChecked={view?.visibility === 'shared'} />
        <span>{text.shared}</span>
      </label>
    </>
  );
}
