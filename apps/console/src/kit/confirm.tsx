import type { components } from '@svc/client';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../part/format.ts';
import { Failed, Skeleton } from '../part/load.tsx';
import { useText } from '../text/index.ts';
import { Modal } from './modal.tsx';

type Spendable = components['schemas']['SpendableCredits'];

interface SpendProps {
  title: string;
  /** Text below the title: what happens, and what the page would show. */
  children?: ReactNode;
  /** The most that it can cost; null: not known yet, and then nothing can be confirmed. */
  credits: number | null;
  /** Credits that are there; null: not known. */
  balance: number | null;
  /** The tightest limit, where a budget may be tighter than the balance. */
  spendable?: Spendable | undefined;
  busy: boolean;
  error: unknown;
  /** Gets the bound that was confirmed, to be sent as `maxCredits`. */
  act: (maxCredits: number) => void;
  close: () => void;
}

/** Nothing is spent without this: the exact upper bound, what is left after it, and one button that names it. */
export function SpendDialog({
  title,
  children,
  credits,
  balance,
  spendable,
  busy,
  error,
  act,
  close,
}: SpendProps) {
  const { spend } = useText();
  const format = useFormat();
  const limit = spendable ?? (balance === null ? null : { credits: balance, limitedBy: 'balance' as const });
  const dear = credits !== null && limit !== null && credits > limit.credits;
  return (
    <Modal
      label={title}
      close={close}
      foot={
        <>
          <button
            type="button"
            className="main"
            disabled={busy || credits === null || dear}
            onClick={() => credits !== null && act(credits)}
          >
            {credits === null
              ? spend.pricing
              : credits === 0
                ? spend.free
                : spend.button(format.count(credits))}
          </button>
          <button type="button" onClick={close}>
            {spend.cancel}
          </button>
        </>
      }
    >
      {children}
      {credits === null && !error ? (
        <Skeleton lines={2} />
      ) : (
        credits !== null && (
          <p>
            <strong>{spend.most(format.count(credits))}</strong>{' '}
            {balance !== null && !dear && spend.left(format.count(balance - credits))}
            {dear && spend.dear[limit.limitedBy](format.count(limit.credits))}
          </p>
        )
      )}
      {error !== null && error !== undefined && <Failed error={error} />}
    </Modal>
  );
}

interface ConfirmProps {
  /** Label of the button, repeated in the dialog. */
  label: string;
  /** Consequences of the act. */
  says: string;
  busy: boolean;
  act: () => void;
  /** Without a frame: one of many in a list. */
  quiet?: boolean;
}

/** A button for what cannot be taken back: a dialog says what follows, and asks once. */
export function Confirm({ label, says, busy, act, quiet = false }: ConfirmProps) {
  const { spend } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        {...(quiet && { className: 'quiet small' })}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && (
        <Modal
          label={label}
          close={() => setOpen(false)}
          foot={
            <>
              <button
                type="button"
                className="danger"
                onClick={() => {
                  setOpen(false);
                  act();
                }}
              >
                {label}
              </button>
              <button type="button" onClick={() => setOpen(false)}>
                {spend.cancel}
              </button>
            </>
          }
        >
          <p>{says}</p>
        </Modal>
      )}
    </>
  );
}
