export { assignArms, type Balance, checkBalance, type ExperimentUnit } from './assign-arms.ts';
export {
  type ExperimentDesign,
  type ExperimentPanel,
  type ExperimentPower,
  levelOfScan,
  playExperiment,
  runExperiment,
  shiftFor,
  simulatePower,
  simulatePowerSteps,
  stopRules,
} from './experiment-power.ts';
export { levelOfNextLook, levelsOfLooks } from './spending.ts';
