export {
  type ChangeAcrossModels,
  compareAcrossModels,
  type Difference,
  fewestReread,
  type ModelPart,
  type Reread,
} from './across-models.ts';
export {
  type CheckedReading,
  type CorrectedShare,
  correctShare,
  fewestChecked,
  type ReaderRate,
  readerMethodVersion,
} from './correct-share.ts';
