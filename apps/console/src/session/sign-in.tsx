import { useMutation } from '@tanstack/react-query';
import { question, useAsked } from '../data/question.ts';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { scope, scopeSearch } from '../scope.ts';
import { useText } from '../text/index.ts';
import { DoorBrand } from './door-brand.tsx';
import { openSession, readWays, SessionError, sendLink, signInByPasskey } from './session.ts';
import { useHash } from './use-hash.ts';

/** Goes to the project and the data that the link named. */
function enter(): void {
  const project = new URLSearchParams(location.search).get('project') ?? '';
  const page = /^prj_\w+$/.test(project) ? `/projects/${project}` : '';
  location.replace(`/app${page}${scopeSearch(scope)}`);
}

/** Only there can a person have started the service by hand. */
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** The page for people who are not signed in, and the target of links with a token. */
export function SignIn() {
  const { signIn } = useText();
  const token = useHash();
  const open = useMutation({ mutationFn: openSession, onSuccess: enter });
  const problem = new URLSearchParams(location.search).get('problem');
  const over = open.error instanceof SessionError && open.error.status === 401;
  const withLink = token !== '' && !open.error;
  return (
    <main className="narrow">
      <DoorBrand />
      <h1>{signIn.title}</h1>
      {problem !== null && <Bad>{problem === 'no_member' ? signIn.noMember : signIn.provider}</Bad>}
      {withLink && (
        <section className="card">
          <p>{signIn.withLink}</p>
          <button
            type="button"
            className="main"
            disabled={open.isPending || open.isSuccess}
            onClick={() => open.mutate(token)}
          >
            {signIn.button}
          </button>
        </section>
      )}
      {open.error && <Bad>{over ? signIn.over : open.error.message}</Bad>}
      {!withLink && <OtherWays />}
    </main>
  );
}

const Bad = ({ children }: { children: string }) => (
  <p className="notice bad" role="alert">
    {children}
  </p>
);

const waysAsked = question('ways', readWays);

function OtherWays() {
  const { signIn } = useText();
  const ways = useAsked(waysAsked, []);
  const passkey = useMutation({ mutationFn: signInByPasskey, onSuccess: enter });
  return (
    <>
      {ways.data?.oidc && (
        <p>
          <a className="button main wide" href="/app/session/oidc">
            {signIn.by(ways.data.oidc)}
          </a>
        </p>
      )}
      {ways.data?.passkeys && (
        <p>
          <button
            type="button"
            className="wide"
            disabled={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            {signIn.passkey}
          </button>
        </p>
      )}
      {passkey.error && <Bad>{passkey.error.message}</Bad>}
      <MailLink />
    </>
  );
}

function MailLink() {
  const { signIn } = useText();
  const send = useMutation({ mutationFn: sendLink });
  // What was written is wrong; anything else stands below the form.
  const refused = send.error instanceof SessionError && [400, 422].includes(send.error.status);
  return (
    <>
      <Form busy={send.isPending} label={signIn.send} submit={({ text }) => send.mutate(text('email'))}>
        <Field
          label={signIn.address}
          error={refused ? send.error?.message : undefined}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      </Form>
      {send.isSuccess && (
        <p className="notice" role="status">
          {signIn.sent}
        </p>
      )}
      {send.error && !refused && <Bad>{send.error.message}</Bad>}
      {isLoopback(location.hostname) && <p className="small">{signIn.local}</p>}
    </>
  );
}
