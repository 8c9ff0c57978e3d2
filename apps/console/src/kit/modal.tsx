import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../text/index.ts';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  close: () => void;
  /** In the middle, at the right side, or from the foot of a phone. */
  kind?: 'dialog' | 'panel' | 'sheet';
  children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  foot?: ReactNode;
}

/** A native dialog: Esc closes it, what had the focus gets it back, and the page behind it is out of reach. */
export function Modal({ label, close, kind = 'dialog', children, foot }: Props) {
  const { states } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      className={kind}
      onClose={close}
      onClick={(event) => {
        // The backdrop belongs to the dialog itself.
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={() => {}}
    >
      <div className="modal-head">
        <h2>{label}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={states.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="modal-body">{children}</div>
      {foot && <div className="modal-foot">{foot}</div>}
    </dialog>,
    document.body,
  );
}
