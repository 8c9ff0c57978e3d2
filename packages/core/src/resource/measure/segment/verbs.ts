import { isDeepStrictEqual } from 'node:util';
import type { CellRules } from '@svc/contract/measure/cell';
import { segmentOperations, segments } from '@svc/contract/measure/segment';
import { everyone, everyRow, plainVerbs } from '../../../entity/index.ts';
import { implement } from '../../../implement/index.ts';
import { readInProject } from '../../account/project/index.ts';
import { previewSegment } from './service.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'segment.rules': CellRules;
  }
}

export const {
  list: listSegments,
  create: createSegment,
  update: updateSegment,
  delete: deleteSegment,
  byId,
} = plainVerbs(segments, {
  table: 'segment',
  within: readInProject,
  visible: everyRow,
  mayRead: everyone,
  mayCreate: everyone,
  mayChange: everyone,
  mayDelete: everyone,
  // The rules of a segment, which every filtered figure needs.
  changed: (_context, { rules, version }, changes) => ({
    version: version + (changes.rules === undefined || isDeepStrictEqual(changes.rules, rules) ? 0 : 1),
  }),
});

export const segmentVerbs = implement(segmentOperations, { preview_segment: { run: previewSegment } }, byId);
