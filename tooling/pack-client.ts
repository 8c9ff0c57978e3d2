import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// The client as a file that `npm install` takes anywhere, in the folder where this is called.
const folder = join(import.meta.dirname, '../packages/client');
const args = ['pack', '--silent', '--pack-destination', process.env.INIT_CWD ?? process.cwd()];
execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
