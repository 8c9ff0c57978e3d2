import { ProjectParams } from '../../account/project/schema.ts';
import { operation, resource } from '../../kernel/operation.ts';
import {
  CheckedReading,
  CheckReading,
  ListUncheckedReadings,
  Reader,
  ReadingParams,
  SetReader,
  UncheckedReadingList,
} from './schema.ts';

export const readerOperations = resource('Detections', [
  operation({
    id: 'get_reader',
    address: 'GET /v1/reader',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'Read who reads answers',
    description:
      'What reads answers for tone, strength, themes and claims: an engine, with its price, daily cap and today’s cost, or rules.',
    returns: Reader,
  }),
  operation({
    id: 'set_reader',
    address: 'PUT /v1/reader',
    scope: 'keys:write',
    fine: 'provider-keys:write',
    summary: 'Choose who reads answers',
    description:
      'An engine on your own key with a daily cap in US dollars, at 0 credits, or null for rules only. Stored answers are read too, newest first; until then they count as unknown.',
    body: SetReader,
    returns: Reader,
    errors: ['conflict', 'validation_failed'],
  }),
  operation({
    id: 'list_unchecked_readings',
    address: 'GET /v1/projects/{projectId}/readings/unchecked',
    scope: 'scans:read',
    fine: 'answers:read',
    summary: 'List answers for a person to judge',
    description:
      'A random sample of mentions, without the reader’s verdicts. Judge them with check_reading: from 20 on, shares are corrected for the reader’s error.',
    params: ProjectParams,
    query: ListUncheckedReadings,
    returns: UncheckedReadingList,
  }),
  operation({
    id: 'check_reading',
    address: 'PUT /v1/projects/{projectId}/readings/{detectionId}',
    scope: 'scans:write',
    fine: 'answers:write',
    summary: 'Say how an answer speaks of a brand',
    description:
      'Your verdict counts as the truth. The reader’s sensitivity and specificity follow from such verdicts, and figures are corrected for them at once.',
    params: ReadingParams,
    body: CheckReading,
    returns: CheckedReading,
  }),
]);
