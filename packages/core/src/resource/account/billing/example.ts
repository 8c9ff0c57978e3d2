import { instant, type MakeExample, newId, nothing, withBody } from '../../../kernel/index.ts';
import { readClock, saveInvoice } from './queries.ts';

const afterTwo: MakeExample = async ({ context }) => {
  const { organisationId, id: workspaceId } = context.workspace;
  for (const status of ['paid', 'open'] as const)
    await saveInvoice(
      context.db,
      {
        kind: 'invoice',
        organisationId,
        workspaceId,
        id: newId('purchase').replace('pur', 'in'),
        number: null,
        status,
        amountDue: 4_900,
        amountPaid: status === 'paid' ? 4_900 : 0,
        currency: 'usd',
        url: 'https://pay.example/invoice',
        createdAt: instant(context.now()),
      },
      await readClock(context.db),
    );
  return {};
};

const toStarter = withBody(nothing, { plan: 'starter' });

export const billingExamples: Record<string, MakeExample> = {
  get_billing: nothing,
  get_subscription: nothing,
  purchase_credits: withBody(nothing, { credits: 5_000 }),
  preview_subscription_change: toStarter,
  change_subscription: toStarter,
  list_invoices: afterTwo,
  set_billing_details: withBody(nothing, {
    name: 'Planderly GmbH',
    address: ['Main Street 1', '10115 Berlin'],
    country: 'DE',
    taxId: 'DE123456789',
  }),
  open_billing_portal: nothing,
};
