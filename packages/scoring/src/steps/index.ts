/** Long work that stops after each of its pieces: whoever takes the steps may do something else between two of them. */
export type Steps<T> = Generator<void, T, void>;

/** All steps at once. */
export function takeAll<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
