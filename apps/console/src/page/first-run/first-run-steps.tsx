import { useState } from 'react';
import { previewPrompts } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { countries, languages } from '../../kit/place-names.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Said, SaidInEnglish } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { type Draft, fromList, type Question, type Unread } from './measure.ts';
import { QuestionList } from './question-list.tsx';
import { firstRunWords } from './words.ts';

interface StepProps {
  draft: Draft;
  /** Keeps what was changed so far. */
  keep: (changes: Partial<Draft>) => void;
  next: (changes: Partial<Draft>) => void;
  back: () => void;
}

export function BrandStep({ draft, unread, keep, next, back }: StepProps & { unread: Unread | undefined }) {
  const first = useAreaText(firstRunWords);
  const { language: spoken } = useWording();
  const [described, setDescribed] = useState(draft.description);
  // As it was when this step was opened: what its questions were written for.
  const [before] = useState(draft);
  const entries = (form: FormData): Partial<Draft> => {
    const text = (name: string) => String(form.get(name)).trim();
    const changes = {
      brand: text('brand'),
      aliases: fromList(text('aliases')),
      domain: text('domain'),
      competitors: fromList(text('competitors')),
      topics: fromList(text('topics')),
      description: text('description'),
      language: text('language') || null,
      country: text('country') || null,
      location: text('location'),
    };
    // Questions that were written for something else fit no longer.
    const fit =
      String(changes.topics) === String(fromList(before.topics.join(', '))) &&
      changes.description === before.description.trim() &&
      changes.location === before.location &&
      changes.country === before.country &&
      changes.language === (before.language?.slice(0, 2) ?? null);
    return {
      ...changes,
      language: fit ? before.language : changes.language,
      prompts: fit ? before.prompts : [],
    };
  };
  return (
    <Form
      className="card"
      submit={(form) => next(entries(form))}
      onChange={({ currentTarget }) => keep(entries(new FormData(currentTarget)))}
    >
      {unread !== undefined && (
        <div className="notice" role="status">
          <p>{first.unread}</p>
          <p className="small">
            {first.unreadBecause[unread.reason] ?? <SaidInEnglish>{unread.detail}</SaidInEnglish>}
          </p>
        </div>
      )}
      <p>{before.brand === '' ? first.byHandSays : first.brandSays}</p>
      <label>
        {first.brand}
        <input name="brand" required maxLength={120} defaultValue={before.brand} />
      </label>
      <label>
        {first.aliases}
        <input name="aliases" maxLength={2_000} defaultValue={before.aliases.join(', ')} />
      </label>
      <label>
        {first.domain}
        <input name="domain" maxLength={253} defaultValue={before.domain} />
      </label>
      <label>
        {first.description}
        <input
          name="description"
          maxLength={2_000}
          value={described}
          onChange={({ target }) => setDescribed(target.value)}
        />
      </label>
      <p className="small">{first.descriptionHint}</p>
      <label>
        {first.topics}
        <input
          name="topics"
          maxLength={2_000}
          required={described.trim() === ''}
          defaultValue={before.topics.join(', ')}
        />
      </label>
      <label>
        {first.competitors}
        <input name="competitors" maxLength={2_000} defaultValue={before.competitors.join(', ')} />
      </label>
      <div className="filters">
        <label>
          {first.place}
          <input name="location" maxLength={100} defaultValue={before.location} />
        </label>
        {(['language', 'country'] as const).map((name) => (
          <label key={name}>
            {first[name]}
            <select name={name} defaultValue={before[name]?.slice(0, 2) ?? ''}>
              <option value="">{first.anywhere}</option>
              {(name === 'language' ? languages : countries)(spoken).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="actions">
        <button type="button" onClick={back}>
          {first.back}
        </button>
        <button type="submit" className="main">
          {first.next}
        </button>
      </p>
    </Form>
  );
}

export function PromptsStep({ draft, keep, next, back }: StepProps) {
  const first = useAreaText(firstRunWords);
  const [changed, setChanged] = useState<readonly Question[] | null>(null);
  const { brand, topics, description, competitors, language, country, location } = draft;
  const preview = useRead(
    previewPrompts,
    {
      brand,
      ...(topics.length > 0 ? { topics: [...topics] } : { description }),
      competitors: [...competitors],
      ...(language !== null && { locale: { language, ...(country !== null && { country }) } }),
      ...(location !== '' && { location }),
      count: 20,
    },
    { when: draft.prompts.length === 0 },
  );
  const offered =
    draft.prompts.length > 0
      ? draft.prompts
      : (preview.data?.prompts ?? []).map((prompt) => ({ ...prompt, key: prompt.text }));
  const questions = changed ?? offered;
  const spoken = language ?? preview.data?.language ?? null;
  const change = (questions: readonly Question[]) => {
    setChanged(questions);
    keep({ prompts: questions, language: spoken });
  };
  const asked = questions.filter(({ text }) => text.trim() !== '');
  const written = asked.length === 0 && offered.length === 0;
  return (
    <section className="card">
      <p>{written ? first.promptsWritten : first.promptsSays}</p>
      {preview.isLoading && <Skeleton lines={4} />}
      {preview.error && <Failed error={preview.error} />}
      {preview.data?.notes.map((note) => (
        <p key={note} className="small">
          <Said>{note}</Said>
        </p>
      ))}
      <QuestionList questions={questions} change={change} />
      <p role="status">{asked.length > 0 ? first.keep(asked.length) : written ? '' : first.tooFew}</p>
      <p className="actions">
        <button type="button" onClick={back}>
          {first.back}
        </button>
        <button
          type="button"
          className="main"
          disabled={preview.isLoading || (asked.length === 0 && (!written || preview.error !== null))}
          onClick={() =>
            next({
              prompts: asked.map((one) => ({ ...one, text: one.text.trim() })),
              language: spoken,
            })
          }
        >
          {first.next}
        </button>
      </p>
    </section>
  );
}
