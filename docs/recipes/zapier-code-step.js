// Code by Zapier (JavaScript). Inputs: api, key, projectId. Gives one item for each engine.
const { api, key, projectId } = inputData;
const response = await fetch(`${api}/v1/projects/${projectId}/visibility`, {
  headers: { Authorization: `Bearer ${key}` },
});
const answer = await response.json();
if (!response.ok) throw new Error(`${answer.code}: ${answer.detail}`);
output = (answer.result?.engines ?? []).map(({ engine, presence }) => ({
  engine,
  value: presence.value,
  low: presence.market?.ci?.low ?? presence.ci?.low ?? null,
  high: presence.market?.ci?.high ?? presence.ci?.high ?? null,
  questions: presence.n,
  provenance: presence.provenance,
}));
