/** Sessions of people in the console: links, passkeys and identity providers that sign in, devices. No passwords. */
export { beginIdentity, finishIdentity } from './identity.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
} from './passkey.ts';
export { noteSessionSeen } from './queries.ts';
export { NewPasskey, PasskeyAnswer } from './schema.ts';
export {
  askForSignInLink,
  endSessions,
  findSession,
  joinSession,
  type ListedDevice,
  listDevices,
  newSignInLink,
  type Opened,
  type Session,
  sendSignInLink,
  sendSignInLinkJob,
  startSession,
} from './service.ts';
