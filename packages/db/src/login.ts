import { createHash } from 'node:crypto';
import postgres from 'postgres';

/**
 * Makes a login for the application beside the owner's, and gives its address. It may become `svc_app` and nothing
 * else: whoever gets hold of such a connection has no way up to the owner, who may be a superuser.
 */
export async function appLogin(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  // Whoever knows the owner's password may know this one; the other way round it tells nothing.
  const password = createHash('sha256').update(`svc login ${url.password}`).digest('hex');
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const [known] = await sql`select 1 from pg_roles where rolname = 'svc_login'`;
    if (!known) await sql`create role svc_login`;
    await sql.unsafe(
      `alter role svc_login login noinherit nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`,
    );
    await sql`grant svc_app to svc_login`;
  } finally {
    await sql.end({ timeout: 5 });
  }
  url.username = 'svc_login';
  url.password = password;
  return url.href;
}
