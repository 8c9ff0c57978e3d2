import type { Plan } from '@svc/contract/kernel';
import type { Language } from '@svc/figures';
import { dayOf } from '../../../i18n/index.ts';

const plans: Record<Plan, string> = {
  free: 'Free',
  starter: 'Starter',
  growth: 'Growth',
  enterprise: 'Enterprise',
};

const english = {
  title: (number: string) => `Invoice ${number}`,
  number: 'Invoice number',
  date: 'Invoice date',
  due: 'Due on',
  supplied: 'Supplied on',
  period: 'Period of supply',
  days: (from: string, to: string) => `${from} to ${to}`,
  taxId: 'Tax number',
  payTo: 'Pay to',
  paid: 'Paid.',
  void: 'This invoice is void. Please do not pay it.',
  uncollectible: 'This invoice was written off.',
  item: 'Item',
  quantity: 'Quantity',
  amount: 'Amount',
  credits: 'Credits for answers of AI engines',
  plan: (plan: Plan) => `Plan ${plans[plan]}`,
  net: 'Net amount',
  tax: 'VAT',
  total: 'Total',
  other: 'Deutsch',
};

const german: typeof english = {
  title: (number) => `Rechnung ${number}`,
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  due: 'Zahlbar bis',
  supplied: 'Leistungsdatum',
  period: 'Leistungszeitraum',
  days: (from, to) => `${from} bis ${to}`,
  taxId: 'Steuernummer',
  payTo: 'Zahlung an',
  paid: 'Bezahlt.',
  void: 'Diese Rechnung ist storniert. Bitte zahlen Sie sie nicht.',
  uncollectible: 'Diese Rechnung wurde ausgebucht.',
  item: 'Position',
  quantity: 'Menge',
  amount: 'Betrag',
  credits: 'Credits für Antworten von KI-Engines',
  plan: (plan) => `Tarif ${plans[plan]}`,
  net: 'Nettobetrag',
  tax: 'Umsatzsteuer',
  total: 'Gesamtbetrag',
  other: 'English',
};

export const wordsOf = (language: Language) => ({
  ...(language === 'de' ? german : english),
  day: (at: string): string => dayOf(at, language),
});
