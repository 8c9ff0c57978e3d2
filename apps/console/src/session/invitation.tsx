import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { question, useAsked } from '../data/question.ts';
import { Form } from '../kit/form.tsx';
import { Skeleton } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { DoorBrand } from './door-brand.tsx';
import { invitationText } from './invitation-text.ts';
import { acceptInvitation, readInvitation, SessionError } from './session.ts';
import { useHash } from './use-hash.ts';

const invitationAsked = question('invitation', readInvitation);

/** Where the link of an invitation leads: looking changes nothing, a button accepts and signs in. */
export function Invitation() {
  const text = useAreaText(invitationText);
  const token = useHash();
  const invitation = useAsked(invitationAsked, [token], { retry: false });
  const accept = useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () => location.replace('/app'),
  });
  const problem = accept.error ?? invitation.error;
  const gone = problem instanceof SessionError && problem.status > 0 && problem.status < 500;
  return (
    <main className="narrow">
      <DoorBrand />
      <h1>{text.title}</h1>
      {invitation.isPending && <Skeleton lines={3} />}
      {invitation.data && !accept.error && (
        <Form
          busy={accept.isPending || accept.isSuccess}
          label={text.accept}
          submit={() => accept.mutate(token)}
        >
          <p>
            <strong>{text.to(invitation.data.workspace)}</strong>
          </p>
          <p>{text.as(invitation.data.email, invitation.data.role)}</p>
        </Form>
      )}
      {problem && (
        <p className="notice bad" role="alert">
          {gone ? text.none : problem.message}
        </p>
      )}
      <p>
        <Link to="/sign-in">{text.signIn}</Link>
      </p>
    </main>
  );
}
