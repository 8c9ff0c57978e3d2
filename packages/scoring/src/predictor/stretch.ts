const zeger = (16 * Math.sqrt(3)) / (15 * Math.PI);

/**
 * How much steeper a slope is for one prompt than on average over prompts whose logits vary with sd τ: √(1 + c²τ²),
 * c = 16√3/(15π) (Zeger, Liang and Albert 1988). Coefficients are averages over prompts; a prompt's own interval needs this.
 */
export function promptStretch(tau: number): number {
  return Math.sqrt(1 + (zeger * tau) ** 2);
}

/** τ such that the prompt's total logit variance is `total` when `unseen` (population-averaged) was not seen. At least .5. */
export function residualOfTotal(total: number, unseen: number): number {
  return Math.sqrt(Math.max(0.25, (total - unseen) / (1 + zeger ** 2 * unseen)));
}
