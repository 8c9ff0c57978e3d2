import { isRecord } from './is-record.ts';

/** The name of the function that a call calls, without its schema. `call` is what the parser gives as `FuncCall`. */
export function calledName(call: unknown): string {
  const words = isRecord(call) && Array.isArray(call.funcname) ? call.funcname : [];
  const last: unknown = words.at(-1);
  return isRecord(last) && isRecord(last.String) ? String(last.String.sval) : '';
}
