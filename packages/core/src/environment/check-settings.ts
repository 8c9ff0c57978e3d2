import { listEngineAdapters } from '@svc/engines';

type Settings = Readonly<Record<string, string | undefined>>;

function fault(role: string, value: string): string | null {
  if (role === 'baseUrl') {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return 'is no http or https address';
    return url.username || url.password
      ? 'holds a user name or password; give the key by its own setting'
      : null;
  }
  // Such a value can't stand in a header: every call would fail, long after the start.
  if (!/^[\x21-\x7e]+$/.test(value)) return 'holds spaces or characters that no key or model has';
  return value.length > 1_000 ? 'is longer than any key or model' : null;
}

/** Names every engine setting that cannot work, without repeating its value. Throws Error. */
export function assertEngineSettings(settings: Settings): void {
  const wrong = new Set<string>();
  for (const adapter of listEngineAdapters()) {
    for (const { env, role } of adapter.settings) {
      const value = settings[env]?.trim();
      const why = value ? fault(role, value) : null;
      if (why) wrong.add(`  ${env} ${why}`);
    }
    const optIn = adapter.optIn && settings[adapter.optIn.env]?.trim();
    if (optIn && !/^(?:0|1|true|false|yes|no|on|off)$/i.test(optIn))
      wrong.add(`  ${adapter.optIn?.env} is neither 1 nor 0`);
  }
  if (wrong.size > 0) throw new Error(`These settings are wrong:\n${[...wrong].join('\n')}`);
}
