import { compileDetector } from '../src/index.ts';
import { makeAnswer, makeBrands, randomFrom } from './detection-corpus.ts';

const random = randomFrom(20261120);
const few = makeBrands(random, 20);
const answers = Array.from({ length: 3000 }, () => makeAnswer(random, few, 2048));
const d = compileDetector(few);
const cpu: number[] = [];
for (let r = 0; r < 6; r += 1) {
  const b = process.cpuUsage();
  for (const a of answers) d.detect(a);
  const { user, system } = process.cpuUsage(b);
  cpu.push((user + system) / answers.length);
}
console.log('cpu µs per answer', cpu.map((x) => x.toFixed(1)).join(' '));
