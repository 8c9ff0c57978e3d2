import { readPage, readPromptFeatures } from '@svc/page';
import { isFeatureId } from '@svc/scoring';
import { expect, test } from 'vitest';

test('every feature of a page is one that the predictor knows', () => {
  const reading = readPage('<html lang="en"><h1>Kettles</h1></html>', 'https://acme.example/');
  const prompt = { text: 'Which kettle?', intent: 'price' };
  const features = {
    ...reading.features,
    ...readPromptFeatures(reading, prompt, { now: new Date(0), engine: null }),
  };
  expect(Object.keys(features).filter((id) => !isFeatureId(id))).toEqual([]);
});
