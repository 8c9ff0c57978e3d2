import type { Fault } from '../fault/fault.ts';

/** When to come back, in the style that the fault asks for. */
export function retryHeaders(fault: Fault, now: number): Record<string, string> {
  const { retryAfterSeconds: seconds, retryStyle } = fault;
  if (retryStyle === 'none') return {};
  if (retryStyle === 'date') return { 'retry-after': new Date(now + seconds * 1000).toUTCString() };
  if (retryStyle === 'milliseconds') return { 'retry-after-ms': String(Math.round(seconds * 1000)) };
  return { 'retry-after': String(Math.ceil(seconds)) };
}

/** `6m0s`, `1s`, `12ms`: durations as Go writes them. */
export function goDuration(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)}ms`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m${whole % 60}s`;
}
