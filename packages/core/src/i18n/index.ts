export { dayOf } from './day.ts';
export { eventSummaries } from './german/event.ts';
export {
  inLanguage,
  inRow,
  type Kept,
  type Message,
  messagesIn,
  partOf,
  recall,
  recalled,
  say,
  sayStored,
} from './message/index.ts';
export { percent, percentWithRange } from './percent.ts';
export { points, pointsRange, pointsWithRange, signedPoints } from './points.ts';
export { forgetSaid, said } from './said.ts';
export { howTold, sentenceIn, spokenIn, tell, tellGerman } from './tell.ts';
