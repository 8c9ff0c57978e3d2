import { useState, useSyncExternalStore } from 'react';
import { useText } from '../text/index.ts';
import { openSession, sendLink } from './session.ts';

/** A link pasted where this page stands already only changes what follows #. */
const onHash = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

/** The page that a link leads to: its token stands after #, which browsers send to no server. */
export function SignIn() {
  const { signIn } = useText();
  const token = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    const failed = await openSession(token);
    if (failed === null) location.replace('/app');
    else {
      setProblem(failed.status === 401 ? signIn.over : failed.detail);
      setBusy(false);
    }
  };
  return (
    <main className="narrow">
      <h1>{signIn.title}</h1>
      {token !== '' && problem === null && (
        <section className="card">
          <p>{signIn.withLink}</p>
          <button type="button" className="main" disabled={busy} onClick={() => void enter()}>
            {signIn.button}
          </button>
        </section>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {(token === '' || problem !== null) && <MailLink />}
    </main>
  );
}

function MailLink() {
  const { signIn } = useText();
  const [said, setSaid] = useState<{ sent: boolean; text: string } | null>(null);
  const ask = async (form: FormData) => {
    const failed = await sendLink(String(form.get('email')));
    setSaid(failed === null ? { sent: true, text: signIn.sent } : { sent: false, text: failed.detail });
  };
  return (
    <>
      <form className="card" action={ask}>
        <label>
          {signIn.address}
          <input name="email" type="email" autoComplete="email" required maxLength={254} />
        </label>
        <button type="submit" className="main">
          {signIn.send}
        </button>
        {said && (
          <p className={said.sent ? 'notice' : 'notice bad'} role={said.sent ? 'status' : 'alert'}>
            {said.text}
          </p>
        )}
      </form>
      <p className="small">{signIn.local}</p>
    </>
  );
}
