import { operation, resource } from '../../kernel/operation.ts';
import { ListScores, ScoreList, Visibility } from './schema.ts';
import { MeasurementReliability, ReliabilityQuery } from './schema-reliability.ts';

export const scoreOperations = resource('Scores', [
  operation({
    id: 'list_prompt_scores',
    address: 'GET /v1/projects/{projectId}/scores',
    scope: 'scores:read',
    summary: 'List scores',
    description:
      'Latest or all presence probabilities with interval, counts and provenance: by prompt × engine, by engine, or overall.',
    query: ListScores,
    returns: ScoreList,
  }),
  operation({
    id: 'get_visibility',
    address: 'GET /v1/projects/{projectId}/visibility',
    scope: 'scores:read',
    summary: 'Read a project’s visibility',
    description:
      'Presence, mention and citation of the newest scan, per engine and overall, beside the competitors; with scans on three or more days, also the long-run level.',
    returns: Visibility,
  }),
  operation({
    id: 'get_measurement_reliability',
    address: 'GET /v1/projects/{projectId}/reliability',
    scope: 'scores:read',
    summary: 'How repeatable the measurement is',
    description:
      'Split-half reliability and the noise floor of the newest scan or a named one, per engine and overall: a change below the floor is what repeating the scan would show anyway.',
    query: ReliabilityQuery,
    returns: MeasurementReliability,
  }),
]);
