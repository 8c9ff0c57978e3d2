const megabyte = 1_000_000;
const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const attack = `GPTBot ${`${fill('111 a ', 198)}[${fill('x', 25)}] "GET ${fill('y', 3_900)}`.repeat(3)}`;
const visit = (index: number) =>
  `192.0.${index % 250}.${index % 240} - - [${new Date().toUTCString().slice(5, 16).replaceAll(' ', '/')}:00:${10 + (index % 50)}:00 +0000] "GET /p${index} HTTP/1.1" 200 5 "-" "GPTBot/1.3"`;

/** Server logs of about 10 MB, by what they are made of. */
export const worstLogs: [string, string][] = [
  ['what once was tried again and again', fill(`${attack.slice(0, 15_990)}\n`, 10 * megabyte)],
  ['many names', `#Fields: ${fill('name ', 9 * megabyte)}\n${fill('GPTBot x\n', megabyte)}`],
  ['many visits', Array.from({ length: 90_000 }, (_, index) => visit(index)).join('\n')],
  ['short lines', fill('GPTBot\n', 10 * megabyte)],
  ['no text at all', fill('\uFFFD', 3 * megabyte)],
];

/** Prompt files of about 9 MB: format, what they are made of, content. */
export const worstPromptFiles: [string, string, string][] = [
  ['csv', 'commas', fill(',', 9 * megabyte)],
  ['csv', 'a header', fill('header', 9 * megabyte)],
  ['csv', 'quotes within words', `text\n${fill('a"b,', 9 * megabyte)}`],
  ['csv', 'tags', `text,tags\nWhat is it?,"${fill('a|', 9 * megabyte)}"`],
  ['json', 'lists in lists', '['.repeat(4 * megabyte) + ']'.repeat(4 * megabyte)],
  [
    'csv',
    'prompts',
    Array.from({ length: 9_000 }, (_, index) => `Which ${fill(`a${index} b`, 900)}?`).join('\n'),
  ],
];
