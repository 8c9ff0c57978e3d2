import type { GuardedResponse } from '../../../guard/index.ts';

/** Header or text that tells which service answered in the site's place. */
const services: { name: string; header?: [string, RegExp]; text?: RegExp }[] = [
  { name: 'Cloudflare', header: ['server', /cloudflare/i], text: /cloudflare ray id|cf-error-details/i },
  { name: 'Akamai', header: ['server', /akamaighost/i], text: /errors\.edgesuite\.net/i },
  { name: 'Imperva', header: ['x-iinfo', /./], text: /incapsula incident id/i },
  { name: 'Sucuri', header: ['x-sucuri-id', /./], text: /sucuri website firewall/i },
  { name: 'DataDome', header: ['x-datadome', /./], text: /captcha-delivery\.com/i },
  { name: 'HUMAN', header: ['x-px-block', /./], text: /px-captcha|perimeterx/i },
  { name: 'AWS WAF', header: ['x-amzn-waf-action', /./], text: /awswaf/i },
  { name: 'Fastly', header: ['x-served-by', /^cache-/i] },
  { name: 'Vercel', header: ['x-vercel-mitigated', /./] },
];

const challenge =
  /just a moment\.\.\.|checking your browser|verify (?:that )?you are (?:a )?human|enable javascript and cookies to continue|captcha/i;
const textRead = 50_000;

/** Signs that a content network or a firewall answered instead of the site. */
export function signsOfBlocking(answer: Pick<GuardedResponse, 'status' | 'headers' | 'text'>): {
  blockedBy: string | null;
  challenged: boolean;
  signs: string[];
} {
  const { headers, status } = answer;
  const text = answer.text().slice(0, textRead);
  const signs: string[] = [];
  let blockedBy: string | null = null;
  for (const { name, header, text: words } of services) {
    const value = header && headers[header[0]];
    const inHeader = header && value !== undefined && header[1].test(value);
    const inText = words?.test(text) ?? false;
    if (!inHeader && !inText) continue;
    blockedBy ??= name;
    signs.push(inHeader && header ? `${header[0]}: ${value}` : `text of ${name}`);
  }
  const mitigated = headers['cf-mitigated'] ?? headers['x-vercel-mitigated'] ?? headers['x-amzn-waf-action'];
  const short = text.length < 30_000;
  const challenged =
    /challenge|captcha/i.test(mitigated ?? '') || (short && status >= 400 && challenge.test(text));
  if (mitigated) signs.push(`mitigated: ${mitigated}`);
  if (headers['retry-after']) signs.push(`retry-after: ${headers['retry-after']}`);
  return { blockedBy, challenged, signs };
}
