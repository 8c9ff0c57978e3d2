/** Takes credentials out of text that leaves: logs, errors, jobs and what engines answered. */
export interface Redactor {
  /** Redacts this credential from now on, in each form in which it may be repeated. */
  know: (secret: string) => void;
  /** Replaced by as many dots, so that offsets into the text stay right. */
  redact: (text: string) => string;
  /** The message of an error, in place: what it is an instance of stays. */
  redactError: <E>(error: E) => E;
}

/** Shorter ones are no credentials, and would be found in words. */
const shortest = 8;
/** Only the latest of tenants' own keys are remembered, because each log line is searched for all of them. */
const mostKnown = 500;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function formsOf(secret: string): string[] {
  const encoded = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), encoded];
}

/** For a login with a password, the password alone is redacted, too. */
const partsOf = (secret: string): string[] =>
  [secret, ...(secret.includes(':') ? [secret.slice(secret.indexOf(':') + 1)] : [])].filter(
    (part) => part.length >= shortest,
  );

export function createRedactor(secrets: readonly string[] = []): Redactor {
  const operators = new Set(secrets.flatMap(partsOf));
  const tenants = new Set<string>();
  let pattern: RegExp | null = null;
  const know = (secret: string): void => {
    for (const part of partsOf(secret)) {
      if (operators.has(part) || tenants.has(part)) continue;
      tenants.add(part);
      if (tenants.size > mostKnown) tenants.delete([...tenants][0] ?? part);
      pattern = null;
    }
  };
  const redact = (text: string): string => {
    if (operators.size + tenants.size === 0) return text;
    pattern ??= new RegExp(
      [...new Set([...operators, ...tenants].flatMap(formsOf))]
        .toSorted((one, other) => other.length - one.length)
        .map(escaped)
        .join('|'),
      'g',
    );
    return text.replace(pattern, (found) => '•'.repeat(found.length));
  };
  const redactPlain = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value ?? null), (_, inner) =>
      typeof inner === 'string' ? redact(inner) : inner,
    );
  return {
    know,
    redact,
    redactError(error) {
      if (error instanceof Error) {
        rewrite(error, 'message', redact(error.message));
        if (error.stack) rewrite(error, 'stack', redact(error.stack));
        // Details of our own errors, such as an engine's own code.
        if ('detail' in error) Object.assign(error, { detail: redactPlain(error.detail) });
      }
      return error;
    },
  };
}

/** The driver makes the stack of its errors read-only, so it is redefined, and only if it changes. */
function rewrite(error: Error, name: 'message' | 'stack', text: string): void {
  if (error[name] !== text)
    Object.defineProperty(error, name, { value: text, writable: true, configurable: true });
}

/** The credentials among the operator's settings: keys, tokens and passwords by name, and those inside addresses. */
export function secretsOf(settings: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (!value) return [];
    const inside = URL.canParse(value) ? decodeURIComponent(new URL(value).password) : '';
    if (inside) return [inside];
    if (name === 'SVC_KEK') return value.split(/[\s,]+/);
    return /(?:^|_)(?:API_KEY|KEY|TOKEN|SECRET|PASSWORD|LOGIN|CREDENTIALS)$/.test(name) ? [value.trim()] : [];
  });
}
