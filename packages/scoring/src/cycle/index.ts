export {
  type CycleCell,
  type CycleChange,
  estimateCycleChange,
  isCycleWhole,
  leastAnswered,
} from './cycle-change.ts';
export {
  type CycleRefusal,
  cycleLengths,
  type DealtQuestion,
  dealCycle,
  fewestInPart,
  refuseCycle,
} from './deal.ts';
