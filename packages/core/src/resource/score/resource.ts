import { operation } from '../../kernel/index.ts';
import { ProjectParams } from '../project/index.ts';
import { getMeasurementReliability } from './reliability.ts';
import { ListScores, ScoreList, Visibility } from './schema.ts';
import { MeasurementReliability, ReliabilityQuery } from './schema-reliability.ts';
import { getVisibility, listPromptScores } from './service.ts';

const group = 'Scores';

export const scoreOperations = [
  operation({
    id: 'list_prompt_scores',
    group,
    address: 'GET /v1/projects/{projectId}/scores',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'cached',
    summary: 'List scores',
    description:
      'Latest or all presence probabilities with interval, counts and provenance: by prompt × engine, by engine, or overall.',
    params: ProjectParams,
    query: ListScores,
    returns: ScoreList,
    errors: ['not_found'],
    run: listPromptScores,
  }),
  operation({
    id: 'get_visibility',
    group,
    address: 'GET /v1/projects/{projectId}/visibility',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'cached',
    summary: 'Read a project’s visibility',
    description:
      'Presence, mention and citation of the newest scan, per engine and overall, beside the competitors.',
    params: ProjectParams,
    returns: Visibility,
    errors: ['not_found'],
    run: getVisibility,
  }),
  operation({
    id: 'get_measurement_reliability',
    group,
    address: 'GET /v1/projects/{projectId}/reliability',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'cached',
    summary: 'How repeatable the measurement is',
    description:
      'Split-half reliability and the noise floor of the newest scan or a named one, per engine and overall: a change smaller than the floor is what repeating the scan would show by itself.',
    params: ProjectParams,
    query: ReliabilityQuery,
    returns: MeasurementReliability,
    errors: ['not_found'],
    run: getMeasurementReliability,
  }),
];
