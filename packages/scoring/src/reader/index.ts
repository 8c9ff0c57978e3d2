export {
  type CheckedReading,
  type CorrectedShare,
  correctShare,
  fewestChecked,
  type ReaderRate,
  readerMethodVersion,
} from './correct-share.ts';
