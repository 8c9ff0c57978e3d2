import { type ClientOptions, createClient, type SvcClient } from './client.ts';
import { callsOf } from './resource.ts';
import { type Resources, routes } from './resources.gen.ts';
import { type ScanCalls, scanCalls } from './scans.ts';

export interface Svc extends Omit<Resources, 'scans'> {
  scans: Resources['scans'] & ScanCalls;
  /** By paths instead of names, with the same key, retries and timeouts. */
  client: SvcClient;
}

/**
 * Every operation by its name: `svc.projects.list()`. Calls throw SvcError when the service refuses or fails,
 * PendingApprovalError when an administrator has to approve first, and ConnectionError when nothing came back.
 */
export function createSvc(options: ClientOptions): Svc {
  const client = createClient(options);
  const resources = callsOf<Resources>(client, routes);
  return { ...resources, scans: { ...resources.scans, ...scanCalls(client, resources.scans) }, client };
}
