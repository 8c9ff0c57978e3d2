/** How often something may be done for somebody who need not be a tenant, such as an address that mails go to. */
export { sweepThrottle, withinThrottle } from './queries.ts';
