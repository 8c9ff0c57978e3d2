import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  label: string;
  close: () => void;
  children: ReactNode;
}

/** Open as long as it is there; what had the focus gets it back. */
export function Dialog({ label, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-label={label} onClose={close} className="palette">
      {children}
    </dialog>
  );
}
