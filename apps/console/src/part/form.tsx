import type { ComponentProps } from 'react';
import { noteSent } from './field-errors.tsx';

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  /** Gets the fields, the name of the button that was pressed if it has one, and the form itself. */
  submit: (fields: FormData, form: HTMLFormElement) => void;
}

/** A form that keeps what was typed when the service refuses it; React’s own actions would empty it. */
export function Form({ submit, ...attributes }: Props) {
  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        const { nativeEvent } = event;
        noteSent(event.currentTarget);
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
        submit(new FormData(event.currentTarget, submitter), event.currentTarget);
      }}
    />
  );
}
