/** 1 / (1 + e^−x), without overflow. */
export function expit(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** ln(p / (1 − p)); p is kept 1e-9 away from 0 and 1, so the result is finite. */
export function logit(p: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, p));
  return Math.log(inside / (1 - inside));
}

/** ln(1 + e^x), without overflow. */
export function softplus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}
