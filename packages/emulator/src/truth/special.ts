const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
  -0.5395239384953e-5,
];

/** Natural logarithm of the gamma function for x > 0 (Lanczos, Numerical Recipes 6.1). */
function logGamma(x: number): number {
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  let series = 1.000000000190015;
  for (const [index, coefficient] of LANCZOS.entries()) series += coefficient / (x + index + 1);
  return Math.log((2.5066282746310007 * series) / x) - shifted;
}

/** Regularised incomplete beta function I_x(a, b) by Lentz's continued fraction (Numerical Recipes 6.4). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  const floor = 1e-300;
  const away = (value: number) => (Math.abs(value) < floor ? floor : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return result;
}

/** Standard normal distribution function (West 2005, double precision). */
export function normalCdf(z: number): number {
  const size = Math.abs(z);
  if (size > 37) return z > 0 ? 1 : 0;
  const exponential = Math.exp((-size * size) / 2);
  let tail: number;
  if (size < 7.07106781186547) {
    const top =
      (((((3.52624965998911e-2 * size + 0.700383064443688) * size + 6.37396220353165) * size +
        33.912866078383) *
        size +
        112.079291497871) *
        size +
        221.213596169931) *
        size +
      220.206867912376;
    const bottom =
      ((((((8.83883476483184e-2 * size + 1.75566716318264) * size + 16.064177579207) * size +
        86.7807322029461) *
        size +
        296.564248779674) *
        size +
        637.333633378831) *
        size +
        793.826512519948) *
        size +
      440.413735824752;
    tail = (exponential * top) / bottom;
  } else {
    tail = exponential / (size + 1 / (size + 2 / (size + 3 / (size + 4 / (size + 0.65))))) / 2.506628274631;
  }
  return z > 0 ? 1 - tail : tail;
}
