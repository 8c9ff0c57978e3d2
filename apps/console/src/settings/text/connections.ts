import { counted } from '../../text/counted.ts';

const en = {
  lead: 'Programs and assistants that you gave access. Each can do at most what your role can.',
  empty: 'No programs connected yet.',
  connect: 'Connect a program',
  how: 'In Claude, ChatGPT, Cursor or VS Code, add a connector with this address. The program then sends you here to agree.',
  program: 'Program',
  may: 'What it may do',
  until: 'Until',
  used: 'Last used',
  reads: 'reads',
  writes: 'reads and changes',
  test: 'test data',
  credits: (count: string) => `${counted(count, 'credit', 'credits')} a month at most`,
  end: 'Disconnect',
  endSays: 'It loses access at once and has to ask you again.',
};

export const connectionsText = {
  en,
  de: {
    lead: 'Programme und Assistenten, denen Sie Zugriff gegeben haben. Jedes darf höchstens, was Ihre Rolle darf.',
    empty: 'Noch keine Programme verbunden.',
    connect: 'Programm verbinden',
    how: 'Fügen Sie in Claude, ChatGPT, Cursor oder VS Code einen Connector mit dieser Adresse hinzu. Das Programm schickt Sie zum Zustimmen hierher.',
    program: 'Programm',
    may: 'Was es darf',
    until: 'Bis',
    used: 'Zuletzt verwendet',
    reads: 'liest',
    writes: 'liest und ändert',
    test: 'Testdaten',
    credits: (count: string) => `höchstens ${counted(count, 'Credit', 'Credits')} im Monat`,
    end: 'Trennen',
    endSays: 'Das Programm verliert sofort den Zugriff und muss Sie erneut fragen.',
  } satisfies typeof en,
};
