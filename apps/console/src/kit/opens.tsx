import { type ReactNode, useState } from 'react';
import { Modal } from './modal.tsx';

interface Props {
  /** Label of the button, and title above what it opens. */
  label: string;
  /** Title of what opens, where it says more than the button. */
  title?: string;
  kind?: 'dialog' | 'panel';
  /** How the button looks: the page's main act, one of a row, or a word in a line. */
  look?: 'main' | 'plain' | 'small' | 'quiet' | 'danger';
  children: (close: () => void) => ReactNode;
}

const classes = { main: 'main', plain: undefined, small: 'small', quiet: 'quiet', danger: 'danger' };

/** A button that opens a form or a tool in a dialog, so that pages show what is there and not what could be done. */
export function Opens({ label, title = label, kind = 'dialog', look = 'plain', children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        {...(classes[look] && { className: classes[look] })}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && (
        <Modal label={title} kind={kind} close={close}>
          {children(close)}
        </Modal>
      )}
    </>
  );
}
