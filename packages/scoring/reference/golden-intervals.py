"""Recomputes golden-intervals.json with numpy and scipy and fails on any difference above 1e-6.

    python3 golden-intervals.py

Five data sets (k answers to each prompt, y of them naming the brand). The grid is 400 x 60 midpoints: mean = sin^2(theta)
(equal weights are Jeffreys' prior), ICC uniform; quantiles linear inside a cell. "fixed": Beta with the posterior's moments.
The file's "statsmodels" entries are proportion_confint on n*k answers; KG-CP equals R's survey::svyciprop(method="beta").
Not recomputed: "pop BB profile" and "pop cluster t", which no code here uses, and Korn-Graubard at n = 5, where the
file's author used another small-sample convention.
"""

import json
import pathlib

import numpy as np
from scipy import stats
from scipy.special import betaln

Z = stats.norm.ppf(0.975)


def wilson(p, size):
    center = (p + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * np.sqrt(p * (1 - p) / size + Z * Z / (4 * size * size))
    return [center - half, center + half]


def clopper_pearson(x, size):
    return [stats.beta.ppf(0.025, x, size - x + 1) if x > 0 else 0.0, stats.beta.ppf(0.975, x + 1, size - x) if x < size else 1.0]


def korn_graubard_size(y, k):
    n, p = len(y), np.mean(y) / k
    variance = np.var(np.asarray(y) / k, ddof=1) / n
    return None if variance == 0 else min(n * k, p * (1 - p) / variance * (stats.t.ppf(0.975, n * k - 1) / stats.t.ppf(0.975, n - 1)) ** 2)


def grid(y, k, prior):
    edges = np.sin(np.arange(401) / 400 * np.pi / 2) ** 2
    mean = np.sin((np.arange(400) + 0.5) / 400 * np.pi / 2) ** 2
    icc = (np.arange(60) + 0.5) / 60
    a, b = np.outer(mean, (1 - icc) / icc), np.outer(1 - mean, (1 - icc) / icc)
    log = sum(betaln(a + v, b + k - v) - betaln(a, b) for v in y) + np.log(prior(icc))
    weight = np.exp(log - log.max())
    return edges, mean, a, b, weight / weight.sum()


def market(y, k):
    edges, mean, _, _, weight = grid(y, k, np.ones_like)
    mass = weight.sum(1)
    low, high = np.interp([0.025, 0.975], np.r_[0, np.cumsum(mass)], edges)
    return [0.0 if sum(y) == 0 else low, 1.0 if sum(y) == k * len(y) else high], mass @ mean


def tracked(y, k):
    _, _, a, b, weight = grid(y, k, lambda icc: 2 * (1 - icc))
    n, total = len(y), a + b + k
    mean = sum((a + v) / total for v in y) / n
    variance = sum((a + v) * (b + k - v) / (total**2 * (total + 1)) for v in y) / n**2
    m = (weight * mean).sum()
    size = m * (1 - m) / ((weight * (variance + mean**2)).sum() - m * m) - 1
    low, high = stats.beta.ppf([0.025, 0.975], m * size, (1 - m) * size)
    return [0.0 if sum(y) == 0 else low, 1.0 if sum(y) == k * n else high], m


def shrunk(d, center):
    moment = d["icc_moment"]
    return center if moment is None else (5 * center + d["n"] * moment) / (5 + d["n"])


def main():
    data = json.loads((pathlib.Path(__file__).parent / "golden-intervals.json").read_text())
    for name, d in data.items():
        y, k, n, p = d["y"], d["k"], d["n"], d["p"]
        size = n * k
        interval, mean = market(y, k)
        fixed, fixed_mean = tracked(y, k)
        seen = {
            "pop BB Bayes U": interval,
            "pop posterior mean": mean,
            "fixed BB Bayes B(1,2)": fixed,
            "fixed posterior mean": fixed_mean,
            "statsmodels wilson (n*k)": wilson(p, size),
            "statsmodels clopper (n*k)": clopper_pearson(d["x"], size),
        }
        market_size = size / (1 + (k - 1) * shrunk(d, 0.6))
        seen["pop ICC-shrunk Wilson (rho0=.6,w0=5)"] = wilson(p, market_size)
        seen["fixed ICC-shrunk Wilson (rho0=.4,w0=5)"] = wilson(p, size if k == 1 else size / (1 - shrunk(d, 0.4)))
        effective = korn_graubard_size(y, k)
        if effective and k > 1 and n >= 10:
            seen["pop KG-Wilson"] = wilson(p, effective)
            seen["pop KG-CP"] = clopper_pearson(p * effective, effective)
        for method, value in seen.items():
            difference = np.max(np.abs(np.asarray(value) - np.asarray(d[method])))
            assert difference < 1e-6, (name, method, value, d[method])
    print("all agree")


if __name__ == "__main__":
    main()
