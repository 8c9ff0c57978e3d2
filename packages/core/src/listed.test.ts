import { themeNames } from '@svc/detection/claim';
import * as scoring from '@svc/scoring';
import { expect, test } from 'vitest';
import { stopRules } from './resource/experiment/schema.ts';
import { modelLabels } from './resource/predictor/model-label.ts';
import { cycleLengths } from './resource/schedule/schema.ts';
import { themeNames as listedThemes } from './resource/sentiment/schema.ts';

test('what schemas list is what statistics and detection know', () => {
  expect(modelLabels).toEqual(scoring.modelLabels);
  expect(stopRules).toEqual(scoring.stopRules);
  expect(cycleLengths).toEqual(scoring.cycleLengths);
  expect(listedThemes).toEqual(themeNames);
});
