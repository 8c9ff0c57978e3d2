import { inflateSync } from 'node:zlib';
import type { Invoice } from '@svc/contract/account/billing';
import { linkSecretOf, sign } from '@svc/core/object-store';
import { createPayments } from '@svc/core/payment';
import { agreePurchase, renewBilling, settleInvoice } from '@svc/core/resource/account/billing';
import { openDatabase } from '@svc/db';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../testing/world.ts';

const listed = {
  currency: 'eur',
  plans: { enterprise: 119_000 },
  creditPack: { credits: 100, amount: 250 },
};
const seller = {
  name: 'Answers & Co. GmbH',
  address: ['Hauptstraße 1', '10115 Berlin'],
  taxId: 'DE123456789',
  payTo: ['DE02 1203 0000 0000 2020 51'],
};
const paymentsWith = (invoices: object | null) =>
  createPayments(
    { PRICE_LIST: JSON.stringify({ ...listed, ...(invoices && { invoices }) }) },
    () => new Date(),
  );

/** An organisation with an invoice for 300 credits and one for a month. */
async function sold(invoices: object | null, billTo?: Record<string, unknown>) {
  const payments = paymentsWith(invoices);
  const world = await openWorld({ payments });
  const owner = openDatabase({ url: world.handle.ownerUrl, role: null });
  onTestFinished(() => owner.close().then(world.close));
  const tenant = await world.tenant();
  if (billTo) await tenant.use('set_billing_details', { body: billTo });
  const { id } = await tenant.use('purchase_credits', { body: { credits: 300 } });
  await agreePurchase(owner.system, id, await payments.prices(), new Date());
  await renewBilling(world.environment);
  const { items }: { items: Invoice[] } = await tenant.use('list_invoices', {});
  const byAmount = new Map(items.map((invoice) => [invoice.amountDue, invoice]));
  const [credits, month] = [byAmount.get(750), byAmount.get(119_000)];
  if (!credits || !month) throw new Error('an invoice is missing');
  const read = (address: string) => world.request(address.replace(/^https?:\/\/[^/]+/, ''));
  return { world, owner, tenant, credits, month, read };
}

/** Lines as a reader sees them, without marks. */
const linesOf = (html: string): string[] =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The texts of a PDF. Each is read with the letters of each of its fonts, so that some of them are nonsense. */
function textsOf(pdf: Buffer): string {
  const streams: string[] = [];
  for (const { index } of pdf.toString('latin1').matchAll(/\bstream\n/g))
    try {
      streams.push(inflateSync(pdf.subarray(index + 7)).toString('latin1'));
    } catch {
      // A picture or a font in another encoding.
    }
  const fonts = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) =>
      [...stream.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)].flatMap(
        ([, first = '0', letters = '']) =>
          letters
            .split(' ')
            .map(
              (letter, at) =>
                [
                  Number.parseInt(first, 16) + at,
                  Buffer.from(letter.replace(/[<>]/g, ''), 'hex').swap16().toString('utf16le'),
                ] as const,
            ),
      ),
    )
    .map((pairs) => new Map(pairs));
  const drawn = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join(''),
    ),
  );
  return fonts
    .flatMap((letters) =>
      drawn.map((hex) =>
        (hex.match(/.{4}/g) ?? []).map((code) => letters.get(Number.parseInt(code, 16)) ?? '').join(''),
      ),
    )
    .join('\n');
}

test('an invoice is a page and a PDF in English and German, as it was when it was issued', async () => {
  const { world, credits, month, read, tenant, owner } = await sold({
    seller,
    taxPercent: 19,
    dueInDays: 10,
  });
  const page = await read(month.document?.url ?? '');
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  ]);
  const english = linesOf(page.text);
  for (const line of [
    `Invoice ${month.number}`,
    ...[seller.name, ...seller.address, seller.taxId],
    tenant.context.workspace.organisationName,
    'Plan Enterprise',
    'VAT 19%',
    '€190.00',
    '€1,000.00',
    '€1,190.00',
    `Pay to: ${seller.payTo[0]}`,
  ])
    expect(english).toContain(line);
  expect(english[english.indexOf('Due on') + 1]).toBe(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(month.createdAt) + 10 * 86_400_000,
    ),
  );
  // The last day is the one before the next month begins.
  const [from = '', to = ''] = english[english.indexOf('Period of supply') + 1]?.split(' to ') ?? [];
  const [first, last] = [from, to].map((day) => Date.parse(`${day} UTC`) / 86_400_000);
  expect([27, 28, 29, 30]).toContain((last ?? 0) - (first ?? 0));

  const german = linesOf((await read(`${month.document?.url}?language=de`)).text);
  for (const line of [`Rechnung ${month.number}`, 'Tarif Enterprise', 'Umsatzsteuer 19 %', '1.190,00 €'])
    expect(german).toContain(line);

  const bought = linesOf((await read(`${credits.document?.url}?language=de`)).text);
  expect(bought.slice(bought.indexOf('Betrag') + 1, bought.indexOf('Gesamtbetrag') + 2)).toEqual([
    'Credits für Antworten von KI-Engines',
    '300',
    '6,30 €',
    'Nettobetrag',
    '6,30 €',
    'Umsatzsteuer 19 %',
    '1,20 €',
    'Gesamtbetrag',
    '7,50 €',
  ]);

  const { pathname } = new URL(month.document?.pdfUrl ?? '');
  const file = await world.fetch(new Request(`http://api.test${pathname}?language=de`));
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await file.arrayBuffer());
  const texts = textsOf(pdf);
  for (const text of [`Rechnung ${month.number}`, 'Tarif Enterprise', '1.190,00', seller.name])
    expect(texts).toContain(text);

  await settleInvoice(owner.system, month.number ?? '', 'paid');
  await settleInvoice(owner.system, credits.number ?? '', 'void');
  expect(linesOf((await read(month.document?.url ?? '')).text)).toContain('Paid.');
  expect((await read(credits.document?.url ?? '')).text).toContain('This invoice is void.');
});

test('nobody reads the invoice of another organisation, or with a link that is forged or too old', async () => {
  const { world, tenant, month, read } = await sold({ seller, taxNote: 'No VAT: small business.' });
  const url = new URL(month.document?.url ?? '');
  expect(linesOf((await read(url.href)).text)).toEqual(
    expect.arrayContaining(['No VAT: small business.', 'Total']),
  );
  const other = await world.tenant();
  expect(await other.use('list_invoices', {})).toMatchObject({ items: [] });

  const secret = await linkSecretOf(world.handle.database)();
  const linkOf = (changes: object, purpose: '' | 'invoice:' = 'invoice:') =>
    `/invoices/${sign(secret, purpose, {
      workspaceId: tenant.context.workspace.id,
      organisationId: tenant.context.workspace.organisationId,
      invoiceId: month.id,
      expires: Math.floor(Date.now() / 1_000) + 60,
      ...changes,
    })}`;
  expect((await read(linkOf({}))).status).toBe(200);
  const { id: workspaceId, organisationId } = other.context.workspace;
  for (const wrong of [
    '/invoices/guessed',
    `${url.pathname}x`,
    linkOf({}, ''),
    linkOf({ expires: Math.floor(Date.now() / 1_000) - 1 }),
    linkOf({ workspaceId }),
    linkOf({ workspaceId, organisationId }),
    linkOf({ invoiceId: 'inv_other' }),
  ])
    for (const path of [wrong, `${wrong}/pdf`])
      expect([path, (await read(path)).text]).toEqual([path, expect.stringContaining('not_found')]);
});

test('an invoice names its buyer as the buyer was when it was issued, and the tax as the operator calls it', async () => {
  const billTo = {
    name: 'Rotawell Pty Ltd',
    address: ['12 Harbour St', 'Sydney NSW 2000'],
    country: 'AU',
    taxId: '51 824 753 556',
  };
  const terms = { seller, taxPercent: 10, taxName: 'GST' };
  const { tenant, credits, month, read, world, owner } = await sold(terms, billTo);
  expect((await tenant.use('get_billing', {})).invoiceTo).toEqual(billTo);
  await tenant.use('set_billing_details', { body: { name: 'Moved Ltd', address: ['Elsewhere 1'] } });
  for (const { document } of [credits, month]) {
    const lines = linesOf((await read(document?.url ?? '')).text);
    expect(lines.slice(lines.indexOf(billTo.name))).toEqual(
      expect.arrayContaining([...billTo.address, 'Australia', `Tax number: ${billTo.taxId}`, 'GST 10%']),
    );
  }
  expect(linesOf((await read(`${month.document?.url}?language=de`)).text)).toContain('Australien');

  const { id } = await tenant.use('purchase_credits', { body: { credits: 100 } });
  await agreePurchase(owner.system, id, await paymentsWith(terms).prices(), new Date());
  const { items }: { items: Invoice[] } = await tenant.use('list_invoices', {});
  const newest = items.find(({ amountDue }) => amountDue === 250);
  const moved = linesOf((await read(newest?.document?.url ?? '')).text);
  expect(moved).toEqual(expect.arrayContaining(['Moved Ltd', 'Elsewhere 1']));
  expect(moved).not.toContain('Australia');

  const other = await world.tenant();
  expect((await other.use('get_billing', {})).invoiceTo).toMatchObject({ name: null, address: [] });
});

test('without a seller in the price list an invoice has no page', async () => {
  const { credits, month, tenant } = await sold(null);
  expect([credits.document, month.document]).toEqual([null, null]);
  expect((await tenant.use('get_billing', {})).invoices).toHaveLength(2);
});
