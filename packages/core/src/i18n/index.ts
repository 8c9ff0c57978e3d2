export { dayOf } from './day.ts';
export { eventSummaries } from './german/event.ts';
export {
  fromStored,
  inLanguage,
  inRow,
  type Kept,
  type Message,
  messagesIn,
  partOf,
  recall,
  type Stored,
  say,
  sayStored,
  toStored,
} from './message/index.ts';
export { percent, percentWithRange } from './percent.ts';
export { points, pointsRange, pointsWithRange, signedPoints } from './points.ts';
export { said } from './said.ts';
export { howTold, sentenceIn, spokenFields, tell, tellGerman } from './tell.ts';
