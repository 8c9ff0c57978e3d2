import { expect, test } from 'vitest';
import { even, shortened } from './even.ts';

const id = (digit: string) => digit.repeat(32);

test('two runs of the same read the same: ids keep who is who, times their order', () => {
  const run = (one: string, other: string, day: number) => ({
    id: `prj_${id(one)}`,
    scans: [`scn_${id(other)}`, `scn_${id(one)}`],
    same: `prj_${id(one)}`,
    detection: `det_${id(other)}_${id(one)}`,
    finishedAt: `2026-10-${day + 1}T10:00:00.5Z`,
    startedAt: `2026-10-${day}T10:00:00.5Z`,
    secret: `svc_test_${one.repeat(49)}`,
    url: `http://127.0.0.1:${day}/v1`,
  });
  const first = even(run('1', '2', 10));
  expect(first).toEqual(even(run('e', 'f', 20)));
  expect(first.same).toBe(first.id);
  expect(first.detection).toBe(
    first.scans.map((scan) => scan.slice(4))[0] && `det_${first.scans[0]?.slice(4)}_${first.id.slice(4)}`,
  );
  expect(first.startedAt < first.finishedAt).toBe(true);
  expect(first.secret).toMatch(/^svc_test_[0-9A-Za-z]{49}$/);
});

test('lists and texts are cut, however deep they lie', () => {
  const cut = shortened({ items: [{ text: 'word '.repeat(500) }, 2, 3, 4] }) as { items: unknown[] };
  expect(cut.items).toHaveLength(3);
  expect(JSON.stringify(cut).length).toBeLessThan(700);
});
