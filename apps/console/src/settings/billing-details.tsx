import type { components } from '@svc/client';
import { setBillingDetails } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field, TextField } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { CountryChoice } from '../kit/place-choice.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { billingText } from './text/billing.ts';

type Stored = components['schemas']['BillingDetails'];

/** Whom the operator's next invoices name. */
export function Details({ of, organisation }: { of: Stored; organisation: string }) {
  const text = useAreaText(billingText);
  const save = useAct(setBillingDetails, { from: (details: Stored) => details });
  return (
    <Card title={text.details} about={text.detailsSays}>
      <Form
        busy={save.isPending}
        className="bare"
        submit={({ orNull, lines }) =>
          save.mutate({
            name: orNull('name'),
            address: lines('address'),
            country: orNull('country'),
            taxId: orNull('taxId'),
          })
        }
      >
        <Field
          label={text.legalName}
          name="name"
          maxLength={200}
          placeholder={organisation}
          defaultValue={of.name ?? ''}
        />
        <TextField
          label={text.address}
          help={text.addressSays}
          name="address"
          defaultValue={of.address?.join('\n')}
        />
        <CountryChoice label={text.country} name="country" value={of.country ?? null} none={text.noCountry} />
        <Field label={text.taxId} name="taxId" maxLength={200} defaultValue={of.taxId ?? ''} />
        <Outcome of={save} />
      </Form>
    </Card>
  );
}
