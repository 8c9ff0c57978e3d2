/** Sessions of people in the console: links that sign in, cookies, devices. No passwords. */
export { noteSessionSeen } from './queries.ts';
export {
  endSessions,
  findSession,
  type ListedDevice,
  listDevices,
  newSignInLink,
  type Opened,
  openSession,
  type Session,
  sendSignInLink,
  startSession,
} from './service.ts';
