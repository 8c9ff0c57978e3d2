import { readerOperations } from '@svc/contract/read/reader';
import { implement } from '../../../implement/index.ts';
import { checkReading, getReader, listUncheckedReadings, setReader } from './service.ts';

export const readerVerbs = implement(readerOperations, {
  get_reader: { run: getReader },
  set_reader: { run: setReader },
  list_unchecked_readings: { run: listUncheckedReadings },
  check_reading: { run: checkReading },
});
