import { type components, unwrap } from '@svc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Form } from '../../kit/form.tsx';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { type Draft, fromList, type Question } from './measure.ts';
import { QuestionList } from './question-list.tsx';
import { firstRunWords } from './words.ts';

type Analysis = components['schemas']['Analysis'];

export function AddressStep({ done }: { done: (analysis: Analysis | null) => void }) {
  const first = useAreaText(firstRunWords);
  const read = useMutation({
    mutationFn: (url: string) => unwrap(client.POST('/v1/analyze', { body: { url, prompts: 20 } })),
    onSuccess: done,
  });
  const submit = (form: FormData) => {
    const address = String(form.get('url')).trim();
    read.mutate(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  };
  return (
    <section className="card">
      <Form submit={submit}>
        <label>
          {first.url}
          <input name="url" required maxLength={2_000} placeholder="example.com" autoComplete="url" />
        </label>
        <p className="small">{first.urlHint}</p>
        <p className="actions">
          <button type="button" onClick={() => done(null)}>
            {first.noUrl}
          </button>
          <button type="submit" className="main" disabled={read.isPending}>
            {read.isPending ? first.reading : first.read}
          </button>
        </p>
      </Form>
      {read.error && <Failed error={read.error} />}
    </section>
  );
}

interface StepProps {
  draft: Draft;
  next: (changes: Partial<Draft>) => void;
  back: () => void;
}

export function BrandStep({ draft, next, back }: StepProps) {
  const first = useAreaText(firstRunWords);
  const [described, setDescribed] = useState(draft.description);
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const changes = {
      brand: text('brand'),
      aliases: fromList(text('aliases')),
      domain: text('domain'),
      competitors: fromList(text('competitors')),
      topics: fromList(text('topics')),
      description: text('description'),
    };
    // Questions that were written for something else fit no longer.
    const fit = String(changes.topics) === String(draft.topics) && changes.description === draft.description;
    next({ ...changes, ...(!fit && { prompts: [] }) });
  };
  return (
    <Form className="card" submit={submit}>
      <p>{first.brandSays}</p>
      <label>
        {first.brand}
        <input name="brand" required maxLength={120} defaultValue={draft.brand} />
      </label>
      <label>
        {first.aliases}
        <input name="aliases" maxLength={2_000} defaultValue={draft.aliases.join(', ')} />
      </label>
      <label>
        {first.domain}
        <input name="domain" maxLength={253} defaultValue={draft.domain} />
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
          defaultValue={draft.topics.join(', ')}
        />
      </label>
      <label>
        {first.competitors}
        <input name="competitors" maxLength={2_000} defaultValue={draft.competitors.join(', ')} />
      </label>
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

export function PromptsStep({ draft, next, back }: StepProps) {
  const first = useAreaText(firstRunWords);
  const [changed, setChanged] = useState<readonly Question[] | null>(null);
  const { brand, topics, description, competitors, language } = draft;
  const preview = useQuery({
    queryKey: ['preview-prompts', brand, topics, description, competitors, language],
    enabled: draft.prompts.length === 0,
    retry: false,
    queryFn: () =>
      unwrap(
        client.POST('/v1/prompts/preview', {
          body: {
            brand,
            ...(topics.length > 0 ? { topics: [...topics] } : { description }),
            competitors: [...competitors],
            ...(language !== null && { locale: { language } }),
            count: 20,
          },
        }),
      ),
  });
  const offered =
    draft.prompts.length > 0
      ? draft.prompts
      : (preview.data?.prompts ?? []).map((prompt) => ({ ...prompt, key: prompt.text }));
  const questions = changed ?? offered;
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
      <QuestionList questions={questions} change={setChanged} />
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
              language: language ?? preview.data?.language ?? null,
            })
          }
        >
          {first.next}
        </button>
      </p>
    </section>
  );
}
