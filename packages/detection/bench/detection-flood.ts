import { compileDetector } from '../src/index.ts';
import { makeBrands, randomFrom } from './detection-corpus.ts';

// Run by the benchmark in a process of its own, so that the peak of memory is that of one answer.
const brands = makeBrands(randomFrom(1), 20);
const names = brands.flatMap(({ name, aliases }) => [name, ...aliases]).join(' ');
const text = `${names} `.repeat(Math.ceil(5_000_000 / names.length));
const detector = compileDetector(brands);
const input = { text, citations: [], sources: [], prompt: 'Which is best?', language: 'en' };
detector.detect({ ...input, text: names });
const idle = process.memoryUsage().rss;
const from = process.cpuUsage();
const { cut } = detector.detect(input);
const { user, system } = process.cpuUsage(from);
// CPU time, which a busy machine does not change.
const milliseconds = (user + system) / 1_000;
const megabytes = Math.max(0, process.resourceUsage().maxRSS / 1_024 - idle / 1_048_576);
process.stdout.write(JSON.stringify({ milliseconds, megabytes, cut }));
