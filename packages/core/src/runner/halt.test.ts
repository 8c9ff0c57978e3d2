import { expect, test, vi } from 'vitest';
import { LeaseLost } from '../kernel/index.ts';
import { createHalt } from './halt.ts';

const never = () => new AbortController().signal;

test('a run that nothing has halted is done, or has asked enough where samples are left', () => {
  const halt = createHalt(never());
  expect([halt.asking(), halt.outcome(0)]).toEqual([true, 'done']);
  halt.finish();
  expect([halt.asking(), halt.signal.aborted]).toEqual([false, false]);
  expect([halt.outcome(0), halt.outcome(3)]).toEqual(['done', 'enough']);
  halt.close();
});

test('the first reason counts, and each is told of', () => {
  const halt = createHalt(never());
  const told = vi.fn();
  halt.onChange(told);
  halt.cancel();
  halt.stop();
  expect(halt.outcome(5)).toBe('cancelled');
  expect(told).toHaveBeenCalledTimes(2);
  halt.close();
});

test('a drained run waits ten seconds for calls on their way, one that cannot save waits for none', () => {
  vi.useFakeTimers();
  const drain = new AbortController();
  const [drained, broken] = [createHalt(drain.signal), createHalt(never())];
  drain.abort();
  broken.fail(new Error('no database'));
  vi.advanceTimersByTime(0);
  expect([drained.cut.aborted, broken.cut.aborted]).toEqual([false, true]);
  vi.advanceTimersByTime(10_000);
  expect(drained.cut.aborted).toBe(true);
  vi.useRealTimers();
  drained.close();
  expect(drained.outcome(5)).toBe('stopped');
  expect(() => broken.outcome(5)).toThrow('no database');
});

test('a process that drains already starts nothing, and its run that was taken over is not for another one', () => {
  const halt = createHalt(AbortSignal.abort());
  expect(halt.asking()).toBe(false);
  halt.close();
  const drain = new AbortController();
  const lost = createHalt(drain.signal);
  lost.fail(new LeaseLost('run_1'));
  drain.abort();
  expect(() => lost.outcome(5)).toThrow(LeaseLost);
  lost.close();
});
