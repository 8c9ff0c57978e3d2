import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { getBusiness, updateBusiness } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Form, Select } from '../kit/form.tsx';
import { Load } from '../part/load.tsx';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome } from './parts.tsx';
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
      <Head
        area="business"
        lead={text.lead}
        action={
          <Link className="button" to="/projects/$projectId/prompts/sets" params={{ projectId }}>
            {text.next}
          </Link>
        }
      />
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
      <p className="preview">
        {text.read}:{' '}
        <strong>
          {[what.join(', ') || text.nothing, place, audience && text.audienceRead[audience]]
            .filter(Boolean)
            .join(', ')}
        </strong>
      </p>
      <Form
        busy={set.isPending}
        className="stack"
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
        <Card title={text.kind} about={text.kindSays}>
          <Field
            label={text.what}
            name="what"
            maxLength={100}
            placeholder={text.whatExample}
            defaultValue={told.what ?? ''}
          />
          <div className="fields">
            <Field label={text.place} name="place" maxLength={100} defaultValue={told.place ?? ''} />
            <Select
              label={text.audience}
              name="audience"
              value={told.audience ?? ''}
              options={audiences.map((value) => ({ value, label: text.audiences[value] }))}
            />
          </div>
        </Card>
        <Card title={text.asked} about={text.askedSays}>
          {kinds.map((kind) => (
            <Field
              key={kind}
              label={text.offers[kind]}
              help={`${commas}.`}
              name={kind}
              maxLength={3_000}
              defaultValue={wordsOf(kind)}
            />
          ))}
        </Card>
      </Form>
      <Outcome of={set} />
    </>
  );
}
