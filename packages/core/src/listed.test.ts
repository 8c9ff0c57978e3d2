import { stopRules } from '@svc/contract/act/experiment';
import { modelLabels } from '@svc/contract/measure/predictor';
import { cycleLengths } from '@svc/contract/measure/schedule';
import { themeNames as listedThemes } from '@svc/contract/read/sentiment';
import { themeNames } from '@svc/detection/claim';
import * as scoring from '@svc/scoring';
import { expect, test } from 'vitest';

test('what schemas list is what statistics and detection know', () => {
  expect(modelLabels).toEqual(scoring.modelLabels);
  expect(stopRules).toEqual(scoring.stopRules);
  expect(cycleLengths).toEqual(scoring.cycleLengths);
  expect(listedThemes).toEqual(themeNames);
});
