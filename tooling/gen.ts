import { generateTables } from './gen/tables.ts';

await generateTables();
process.exit(0);
