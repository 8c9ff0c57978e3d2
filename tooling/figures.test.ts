import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const list = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const document: unknown = JSON.parse(
  readFileSync(new URL('../packages/client/openapi.json', import.meta.url), 'utf8'),
);
const components = isSchema(document) && isSchema(document.components) ? document.components : {};
const schemas = isSchema(components.schemas) ? components.schemas : {};

/** A number from 0 or −1 to 1, or one that is called a rate. */
function isRate(name: string, schema: Schema): boolean {
  const options = Array.isArray(schema.anyOf) ? list(schema.anyOf) : [schema];
  return options.some(
    ({ type, minimum, maximum }) =>
      type === 'number' &&
      ((maximum === 1 && (minimum === 0 || minimum === -1)) ||
        /rate$|share$|presence$|reliability$|splitHalf$/i.test(name)),
  );
}

const hasInterval = (properties: Schema): boolean =>
  'ci' in properties || ('low' in properties && 'high' in properties);

/** Places of rates that stand without an interval, as `Schema.path.to.it`. */
function bareRates(path: string, schema: Schema): string[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    isSchema(property)
      ? [
          ...(isRate(name, property) && !hasInterval(properties) ? [`${path}.${name}`] : []),
          ...bareRates(`${path}.${name}`, property),
        ]
      : [],
  );
  const beside = ['items', 'additionalProperties'].flatMap((key) =>
    isSchema(schema[key]) ? bareRates(path, schema[key]) : [],
  );
  const options = ['anyOf', 'allOf', 'oneOf'].flatMap((key) =>
    list(schema[key]).flatMap((option) => bareRates(path, option)),
  );
  return [...inner, ...beside, ...options];
}

/** Why a rate may stand alone. */
const reasons: Readonly<Record<string, string>> = {
  'Alert.minimumEffect': 'a setting that somebody chose',
  'AlertWithEvents.minimumEffect': 'a setting that somebody chose',
  'BacktestAlert.minimumEffect': 'a setting that somebody chose',
  'CreateAlert.minimumEffect': 'a setting that somebody chose',
  'UpdateAlert.minimumEffect': 'a setting that somebody chose',
  'ProjectConfig.alerts.minimumEffect': 'a setting that somebody chose',
  'SimulateChange.adoption': 'a setting that somebody chose',
  'SimulatedChange.adoption': 'a setting that somebody chose',
  'AssumedPanel.rate': 'an assumption of a plan, named as one, beside where it comes from',
  'ScanAdvice.basedOn.rate': 'an assumption of a plan, named as one, beside where it comes from',
  'ExperimentEstimate.assumed.rate': 'an assumption of a plan, named as one, beside where it comes from',
  'ExperimentEstimate.assumed.icc': 'an assumption of a plan, named as one, beside where it comes from',
  'ExperimentEstimate.assumed.agreement': 'an assumption of a plan, named as one, beside where it comes from',
  'PromptSetAudit.expectedHalfWidth': 'expected of a scan that was not made: itself a measure of uncertainty',
  'ScanEstimate.detectableMarketChange':
    'expected of a scan that was not made: itself a measure of uncertainty',
  'PlannedSamples.best.detectableMarketChange':
    'expected of a scan that was not made: itself a measure of uncertainty',
  'SamplePlan.detectableMarketChange':
    'expected of a scan that was not made: itself a measure of uncertainty',
  'VerificationEstimate.smallestVisible':
    'expected of a scan that was not made: itself a measure of uncertainty',
  'ExperimentEstimate.sizes.power': 'expected of a scan that was not made: itself a measure of uncertainty',
  'PromptSetAudit.branded.share': 'a count of all there is: nothing was sampled',
  'ScanQuality.coverage.share': 'a count of all there is: nothing was sampled',
  'EngineHealth.failureRate': 'a count of all there is: nothing was sampled',
  'BrandDetection.confidence': 'how sure a rule is of one reading, not a rate of answers',
  'BrandDetection.sentimentConfidence': 'how sure a rule is of one reading, not a rate of answers',
  'Mention.confidence': 'how sure a rule is of one reading, not a rate of answers',
  'EvidenceSpan.confidence': 'how sure a rule is of one reading, not a rate of answers',
  'Detection.confidence': 'how sure a rule is of one reading, not a rate of answers',
  'CompetitorSuggestion.confidence': 'how sure a rule is of one reading, not a rate of answers',
  'AnalysisPart.checks.fulfilled': 'how sure a rule is of one reading, not a rate of answers',
  'BrandDetection.wordShare': 'a fact of one answer',
  'GoalStanding.probability': 'a probability, which is the statement of uncertainty itself',
  'ShareOfVoiceTable.brands.first': 'a probability, which is the statement of uncertainty itself',
  'ShareOfVoiceTable.brands.top3': 'a probability, which is the statement of uncertainty itself',
  'SimulationComparison.variants.bestProbability':
    'a probability, which is the statement of uncertainty itself',
  'SimulationComparison.unchangedBestProbability':
    'a probability, which is the statement of uncertainty itself',
  'OptimizationPlan.steps.next.probability': 'a probability, which is the statement of uncertainty itself',
  'OptimizationPlan.beatsTopThree': 'a probability, which is the statement of uncertainty itself',
  'Insight.test.value': 'a probability, which is the statement of uncertainty itself',
  'ReliabilityReport.bins.from': 'a place on the axis of a diagram, or the band that stands for the interval',
  'ReliabilityReport.bins.to': 'a place on the axis of a diagram, or the band that stands for the interval',
  'ReliabilityReport.bins.predicted':
    'a place on the axis of a diagram, or the band that stands for the interval',
  'ReliabilityReport.bins.observed':
    'a place on the axis of a diagram, or the band that stands for the interval',
  'ReliabilityReport.bins.bandLow':
    'a place on the axis of a diagram, or the band that stands for the interval',
  'ReliabilityReport.bins.bandHigh':
    'a place on the axis of a diagram, or the band that stands for the interval',
  'PredictedObserved.observed.rate': 'counts stand beside it, and its prediction has the interval',
  'ChangeParts.change': 'a sum of parts that have their intervals',
  'Anomaly.evidence.share': 'a share of one change, beside the change and its interval',
  'Churn.jaccard': 'the range that chance alone gives stands beside it',
  'Churn.order.value': 'the range that chance alone gives stands beside it',
  'Volatility.steps.sources.jaccard': 'the range that chance alone gives stands beside it',
  'Volatility.steps.sources.order.value': 'the range that chance alone gives stands beside it',
  'SimulationResult.cappedShare':
    'a share of simulated draws; the figure before a change, whose interval is in the effect',
  'SimulationResult.cells.before':
    'a share of simulated draws; the figure before a change, whose interval is in the effect',
  'BaselineComparison.dayDeviation': 'a part of the intervals beside it, said so that they can be understood',
  'CycleReading.change.dayDeviation':
    'a part of the intervals beside it, said so that they can be understood',
  'PromptSetAudit.wordingSensitivity.groups.lowest': 'the range that chance alone gives stands beside it',
  'PromptSetAudit.wordingSensitivity.groups.highest': 'the range that chance alone gives stands beside it',
  'PromptSetAudit.wordingSensitivity.groups.byChance': 'the range that chance alone gives, itself',
  'PromptSetAudit.wordingSensitivity.meanSpread.value': 'the range that chance alone gives stands beside it',
};

test('every rate of an answer stands beside its interval, or says here why not', () => {
  const bare = Object.entries(schemas).flatMap(([name, schema]) =>
    isSchema(schema) ? bareRates(name, schema) : [],
  );
  expect([...new Set(bare)].filter((place) => !(place in reasons))).toEqual([]);
  expect(Object.keys(reasons).filter((place) => !bare.includes(place))).toEqual([]);
});
