import { type components, unwrap } from '@svc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Form } from '../../part/form.tsx';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { type Draft, fromList } from './measure.ts';
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
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const changes = {
      brand: text('brand'),
      aliases: fromList(text('aliases')),
      domain: text('domain'),
      competitors: fromList(text('competitors')),
      topics: fromList(text('topics')),
    };
    // Questions that were written for other topics fit no longer.
    const fit = String(changes.topics) === String(draft.topics);
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
        {first.topics}
        <input name="topics" required maxLength={2_000} defaultValue={draft.topics.join(', ')} />
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
  const [dropped, setDropped] = useState<ReadonlySet<number>>(() => new Set());
  const preview = useQuery({
    queryKey: ['preview-prompts', draft.brand, draft.topics, draft.competitors, draft.language],
    enabled: draft.prompts.length === 0,
    retry: false,
    queryFn: () =>
      unwrap(
        client.POST('/v1/prompts/preview', {
          body: {
            brand: draft.brand,
            topics: [...draft.topics],
            competitors: [...draft.competitors],
            locale: { language: draft.language },
            count: 20,
          },
        }),
      ),
  });
  const offered: Draft['prompts'] = draft.prompts.length > 0 ? draft.prompts : (preview.data?.prompts ?? []);
  const [own, setOwn] = useState('');
  const written = own
    .split('\n')
    .map((line) => line.trim().slice(0, 500))
    .filter((line) => line !== '');
  const prompts = [
    ...offered.filter((_, index) => !dropped.has(index)),
    ...[...new Set(written)].map((text) => ({ text, topic: null })),
  ];
  const none = offered.length > 0 ? first.tooFew : '';
  const toggle = (index: number) => {
    const after = new Set(dropped);
    if (!after.delete(index)) after.add(index);
    setDropped(after);
  };
  return (
    <section className="card">
      <p>{offered.length === 0 ? first.promptsWritten : first.promptsSays}</p>
      {preview.isLoading && <Skeleton lines={4} />}
      <div className="choices one">
        {offered.map(({ text, why }, index) => (
          <label key={text} className="choice">
            <input type="checkbox" checked={!dropped.has(index)} onChange={() => toggle(index)} />
            <span>
              {text}
              {why && (
                <small>
                  <Said>{why}</Said>
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
      <label>
        {first.own}
        <textarea rows={3} maxLength={20_000} value={own} onChange={({ target }) => setOwn(target.value)} />
      </label>
      <p role="status">{prompts.length > 0 ? first.keep(prompts.length) : none}</p>
      <p className="actions">
        <button type="button" onClick={back}>
          {first.back}
        </button>
        <button
          type="button"
          className="main"
          disabled={preview.isLoading || (prompts.length === 0 && offered.length > 0)}
          onClick={() => next({ prompts })}
        >
          {first.next}
        </button>
      </p>
    </section>
  );
}
