import { beforeAll, expect, test } from 'vitest';

let toCsv: typeof import('./files.ts').toCsv;
beforeAll(async () => {
  // The scope is read from the address as the console starts.
  Object.assign(globalThis, { location: { search: '?mode=test', origin: 'http://localhost' } });
  ({ toCsv } = await import('./files.ts'));
});

test('a file has what the table has, quoted where it must be', () => {
  expect(
    toCsv({
      columns: ['prompt', 'value', 'low'],
      rows: [
        ['Which one, really?', 0.372, null],
        ['He said "both"\nand left', 1_240, 0],
      ],
    }),
  ).toBe('prompt,value,low\r\n"Which one, really?",0.372,\r\n"He said ""both""\nand left",1240,0');
});

test.each(['=1+1', '+49 30', '-cmd', '@import', '\ttab'])('a spreadsheet takes %j for a text', (cell) => {
  expect(toCsv({ columns: ['x'], rows: [[cell]] })).toBe(`x\r\n'${cell}`);
  // A number below zero is a number.
  expect(toCsv({ columns: ['x'], rows: [[-3]] })).toBe('x\r\n-3');
});
