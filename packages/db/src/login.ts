import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';

/**
 * Makes a login for the application beside the owner's, and gives its address. It may become `svc_app` and nothing
 * else: whoever gets hold of such a connection has no way up to the owner, who may be a superuser.
 */
export const appLogin = (ownerUrl: string, password?: string): Promise<string> =>
  loginFor(ownerUrl, { login: 'svc_login', role: 'svc_app', inherit: false }, password);

/** The same for the worker's queue, which reads and writes jobs alone. */
export const queueLogin = (ownerUrl: string, password?: string): Promise<string> =>
  loginFor(ownerUrl, { login: 'svc_queue_login', role: 'svc_queue', inherit: true }, password);

async function loginFor(
  ownerUrl: string,
  { login, role, inherit }: { login: string; role: string; inherit: boolean },
  given: string | undefined,
): Promise<string> {
  const url = new URL(ownerUrl);
  // The owner's password yields this one, but not the other way round.
  const password = given ?? createHash('sha256').update(`svc login ${url.password}`).digest('hex');
  if (!/^[\w.~-]{16,200}$/.test(password))
    throw new RangeError(`The password of ${login} needs 16 to 200 letters, digits, or . _ ~ -`);
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    await untilAlone(() =>
      sql.begin(async (transaction) => {
        // Processes that start together would meet on the role's row.
        await transaction`select pg_advisory_xact_lock(hashtext('svc:login'))`;
        const [known] = await transaction<{ mighty: boolean }[]>`
          select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls as mighty from pg_roles where rolname = ${login}`;
        if (known?.mighty)
          throw new RangeError(
            `The role ${login} may do more than the service needs. Take it away as a superuser: alter role ${login} nosuperuser nocreatedb nocreaterole nobypassrls`,
          );
        // A new role may none of that. To say so would need a superuser, whom managed servers do not give.
        if (!known) await transaction`create role ${transaction(login)}`;
        await transaction.unsafe(
          `alter role ${login} login ${inherit ? 'inherit' : 'noinherit'} password '${verifierOf(password)}'`,
        );
        await transaction`grant ${transaction(role)} to ${transaction(login)}`;
        // Behind a pooling proxy nobody can name a role as the connection begins.
        await transaction.unsafe(`alter role ${login} set role = '${role}'`);
      }),
    );
  } finally {
    await sql.end({ timeout: 5 });
  }
  url.username = login;
  url.password = password;
  return url.href;
}

/**
 * What Postgres keeps of a password (RFC 5803). Sent in place of it, since servers log statements that fail. The password is
 * ASCII, so that SASLprep changes nothing.
 */
function verifierOf(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

const mostTries = 10;
const apartMs = 50;

/** Locks hold within one database, and roles are the server's: where another database sets them up, too, it is tried again. */
async function untilAlone(work: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (tried === mostTries || !(error instanceof postgres.PostgresError && metAnother(error))) throw error;
      await setTimeout(apartMs * tried);
    }
}

/** Both changed the same row, or both made the role. */
const metAnother = ({ code, message }: postgres.PostgresError): boolean =>
  message === 'tuple concurrently updated' || code === '23505' || code === '42710';
