import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';
import { CitationChange } from './schema.ts';

const { domain, sourceType, before, after, change, ci, qValue } = CitationChange.shape;

const data = z
  .strictObject({
    scanId: id('scan', 'The scan that showed it; before is the one before it.'),
    ...{ domain, sourceType, before, after, change, ci, qValue },
  })
  .meta({ id: 'CitationEventData' });

const event = (what: string, summary: string) =>
  eventType({ type: `citation.${what}`, resource: 'scan', summary, data });

/** Own domains as well as others: `sourceType` tells. */
export const citationNew = event('new', 'Answers cite a domain that they did not cite in the scan before.');
export const citationLost = event('lost', 'Answers no longer cite a domain that the scan before cited.');

export const citationEvents: readonly EventType[] = [citationNew, citationLost];
