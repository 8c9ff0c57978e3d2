import { operation, resource } from '../../kernel/operation.ts';
import { Methodology } from './schema.ts';

export const methodologyOperations = resource('Discovery', [
  operation({
    id: 'get_methodology',
    address: 'GET /v1/methodology',
    scope: 'any',
    summary: 'How the numbers are made',
    description:
      'The disclosure sheet: what is estimated, by which method in which situation, how answers are collected and read, and what the figures cannot show.',
    returns: Methodology,
  }),
]);
