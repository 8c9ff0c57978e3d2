import { parentPort, workerData } from 'node:worker_threads';
import { type Call, callSteadily, type Steady } from './neighbours.ts';

const { calls, rate } = workerData as { calls: readonly Call[]; rate: number };
let going: Steady[] = [];

parentPort?.on('message', async (word: 'go' | 'rest') => {
  if (word === 'go') going = calls.map((call) => callSteadily(call, rate / calls.length));
  const answered = word === 'rest' ? await Promise.all(going.map((one) => one.stop())) : [];
  parentPort?.postMessage(answered.reduce((sum, { milliseconds }) => sum + milliseconds.length, 0));
});
