export {
  type AdText,
  type CardReader,
  type CardReading,
  type CardText,
  compileCardReader,
} from './read-card.ts';
