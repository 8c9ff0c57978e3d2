export { creditEvents, noticeCredits } from './events.ts';
