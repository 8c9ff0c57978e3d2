import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A code is good for half an hour and five guesses. */
export const codeMinutes = 30;
export const mostGuesses = 5;

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashCode = (channelId: string, code: string): Buffer =>
  createHash('sha256').update(`${channelId}|${code}`).digest();

export const isCode = (channelId: string, code: string, hash: Buffer): boolean =>
  timingSafeEqual(hashCode(channelId, code), hash);
