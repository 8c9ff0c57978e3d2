import { z } from 'zod';

const pattern = /^det_([0-9a-f]{32})_([0-9a-f]{32})$/;

/** A detection is one brand in one answer, and its id says which: it stays the same however often that is read. */
export const detectionId = (answerId: string, brandId: string): string =>
  `det_${answerId.slice(4)}_${brandId.slice(4)}`;

export function parseDetectionId(id: string): { answerId: string; brandId: string } {
  const [, answer, brand] = pattern.exec(id) ?? [];
  return { answerId: `ans_${answer}`, brandId: `brd_${brand}` };
}

const example = 'det_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f_0199f3c2a1b47c3d8e4f5a6b7c8d9e10';

export const DetectionId = z
  .string()
  .max(80)
  .regex(pattern, `looks like ${example}`)
  .meta({ description: 'One brand in one answer.', example });
