import { z } from 'zod';

const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .min(1)
  .max(20_000);
const credential = { id: encoded.max(1_400), rawId: encoded.max(1_400) };

/** The part of a browser's new passkey that is used. */
export const NewPasskey = z.object({
  name: z.string().trim().min(1).max(80),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
        .max(10)
        .default([])
        .catch([]),
    }),
  }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** The part of a browser's sign-in with a passkey that is used. */
export const PasskeyAnswer = z.object({
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
  }),
});
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;
