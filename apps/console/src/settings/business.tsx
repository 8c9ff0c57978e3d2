import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { getBusiness, updateBusiness } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Form, Select } from '../kit/form.tsx';
import { Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { businessText } from './text/business.ts';
import { frameText } from './text/frame.ts';

type Business = components['schemas']['BusinessReading'];
type Told = components['schemas']['ToldBusiness'];
const audiences = ['', 'business', 'consumer'] as const;
const kinds = ['offer', 'feature', 'person', 'use'] as const;

/** What the business is, as questions are made from it: read, and put right where it is wrong. */
export default function BusinessArea({ projectId }: { projectId: string }) {
  const text = useAreaText(businessText);
  const business = useRead(getBusiness, { projectId });
  return (
    <>
      <p>{text.lead}</p>
      <Load query={business} lines={6}>
        {(business) => <Fields key={JSON.stringify(business)} business={business} />}
      </Load>
    </>
  );
}

function Fields({ business }: { business: Business }) {
  const text = useAreaText(businessText);
  const { commas } = useAreaText(frameText);
  const { projectId, told, what, place, audience, ask } = business;
  const set = useAct(updateBusiness, { from: (told: Told) => ({ projectId, ...told }) });
  const wordsOf = (kind: (typeof kinds)[number]): string =>
    business.offers
      .filter(({ type }) => type === kind)
      .map((offer) => offer.text)
      .join(', ');
  return (
    <>
      {ask !== null && (
        <p className="notice">
          <Said>{ask}</Said>
        </p>
      )}
      <p>
        {text.read}:{' '}
        <strong>
          {[what.join(', ') || text.nothing, place, audience && text.audienceRead[audience]]
            .filter(Boolean)
            .join(', ')}
        </strong>
      </p>
      <Form
        busy={set.isPending}
        submit={({ text, orNull, list }) => {
          const [what, place] = [orNull('what'), orNull('place')];
          const chosen = audiences.find((one) => one !== '' && one === text('audience'));
          // Untouched words go on being read anew.
          const isChanged = kinds.some((kind) => list(kind).join(', ') !== wordsOf(kind));
          set.mutate({
            ...(what !== null && { what }),
            ...(place !== null && { place }),
            ...(chosen && { audience: chosen }),
            ...((isChanged || told.offers) && {
              offers: kinds.flatMap((type) => list(type).map((words) => ({ text: words, type }))),
            }),
          });
        }}
      >
        <label>
          {text.what}
          <input name="what" maxLength={100} placeholder={text.whatExample} defaultValue={told.what ?? ''} />
        </label>
        <div className="filters">
          <label>
            {text.place}
            <input name="place" maxLength={100} defaultValue={told.place ?? ''} />
          </label>
          <Select
            label={text.audience}
            name="audience"
            value={told.audience ?? ''}
            options={audiences.map((value) => ({ value, label: text.audiences[value] }))}
          />
        </div>
        {kinds.map((kind) => (
          <label key={kind}>
            {text.offers[kind]} <span className="small">{commas}</span>
            <input name={kind} maxLength={3_000} defaultValue={wordsOf(kind)} />
          </label>
        ))}
      </Form>
      <Outcome of={set} />
      <p>
        <Link to="/projects/$projectId/prompts/sets" params={{ projectId }}>
          {text.next}
        </Link>
      </p>
    </>
  );
}
