import type { Plan } from '@svc/contract/kernel';

export interface Customer {
  organisationId: string;
  /** Through which the processor's events find their way back. */
  workspaceId: string;
  name: string;
  /** The customer's id at the processor; null: not known there yet. */
  reference: string | null;
}

export interface PlanChange {
  customer: Customer;
  /** The subscription's name at the processor; null: there is none. */
  subscription: string | null;
  from: Plan;
  to: Plan;
}

/** Money in the currency's smallest unit. */
export interface ChangePreview {
  dueNow: number | null;
  currency: string | null;
  /** null: now. */
  effectiveAt: string | null;
}

/** What an operator's invoices say beside their amounts. */
export interface InvoiceTerms {
  seller: {
    name: string;
    address: readonly string[];
    /** Such as "VAT ID DE123456789". */
    taxId: string | null;
    /** Such as a bank and its IBAN. */
    payTo: readonly string[];
  };
  /** The tax that prices include; null: invoices show none. */
  taxPercent: number | null;
  /** Such as "GST", in each language; null: VAT. Left out in invoices of earlier releases. */
  taxName?: string | null;
  /** Such as why there is no tax. */
  taxNote: string | null;
  dueInDays: number;
}

/** Prices in the currency’s smallest unit; what is missing here is sold by agreement. */
export interface PriceList {
  /** By month. */
  plans: Partial<Record<Plan, { amount: number; currency: string }>>;
  creditPack: { credits: number; amount: number; currency: string } | null;
  /** Left out: invoices have no page. */
  invoices?: InvoiceTerms;
}

export type ChangeOutcome =
  | { state: 'changed' | 'scheduled'; facts: PaymentFact[] }
  | { state: 'awaiting_payment'; customer: string; url: string }
  | { state: 'awaiting_operator' };

export type PurchaseStart =
  | { state: 'awaiting_payment'; customer: string; url: string }
  | { state: 'awaiting_operator' };

interface OfTenant {
  organisationId: string;
  workspaceId: string;
}

/** A fact that was true at the processor when it was asked; the order in which facts arrive does not matter. */
export type PaymentFact = OfTenant &
  (
    | {
        kind: 'purchase';
        purchaseId: string;
        credits: number;
        state: 'paid' | 'expired' | 'refunded';
        /** How many of the credits went with money that was paid back in part or is disputed; left out: not asked. */
        back?: number;
      }
    | {
        kind: 'subscription';
        customer: string;
        subscription: string;
        status: 'active' | 'past_due' | 'cancelled';
        plan: Plan;
        pendingPlan: Plan | null;
        pendingAt: string | null;
        periodStart: string | null;
        periodEnd: string | null;
      }
    | {
        kind: 'invoice';
        id: string;
        number: string | null;
        status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
        amountDue: number;
        amountPaid: number;
        currency: string;
        url: string | null;
        createdAt: string;
      }
    /** Cannot be applied, however often it is tried. */
    | { kind: 'never'; reason: string }
  );

export interface PaymentEvent {
  id: string;
  type: string;
  /** The object to ask the processor about. */
  objectId: string;
}

/** An event of the processor that can never be applied, however often it is tried. */
export class NeverApplied extends Error {
  override name = 'NeverApplied';
  /** Worth no other try. */
  readonly code = 'not_found';
}

/** Interface to a payment processor. The ledger stays the source of truth: a processor only produces grants and the plan. */
export interface PaymentProcessor {
  id: 'manual' | 'stripe';
  /** Throws validation_failed for a number of credits that is not sold. */
  buy: (order: { purchaseId: string; customer: Customer; credits: number }) => Promise<PurchaseStart>;
  /** Read at most once in ten minutes. */
  prices: () => Promise<PriceList>;
  preview: (change: PlanChange) => Promise<ChangePreview>;
  change: (change: PlanChange) => Promise<ChangeOutcome>;
  /** A page on which the customer manages how to pay. Throws conflict where there is none. */
  portal: (customer: Customer) => Promise<string>;
  /** Reads an event that was sent to us; null: it is not about anything here. Throws malformed when it is not theirs. */
  verify: (body: string, signature: string) => Promise<PaymentEvent | null>;
  /** Asks for the present state of what an event is about. Throws NeverApplied for what is not there. */
  ask: (event: Pick<PaymentEvent, 'type' | 'objectId'>) => Promise<PaymentFact[]>;
}
