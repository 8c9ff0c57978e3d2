import { parentPort } from 'node:worker_threads';
import { simulate, type Task } from './simulation/index.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(simulate(task)));
