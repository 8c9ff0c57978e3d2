# Made by `pnpm gen` from openapi.json. For type checkers; at run time every answer is a Model.
from typing import Any, Literal, Mapping, NotRequired, Sequence, TypeAlias, TypedDict

from ._model import Map, Model

ScanStatus: TypeAlias = "Literal[\"awaiting_approval\", \"queued\", \"running\", \"cancelling\", \"completed\", \"partial\", \"failed\", \"cancelled\"]"
Provenance: TypeAlias = "Literal[\"live\", \"cached\", \"predicted\"]"
CellStatus: TypeAlias = "Literal[\"measured\", \"insufficient\", \"stale\", \"not_run\", \"failed\", \"not_grounded\"]"
Verdict: TypeAlias = "Literal[\"rise\", \"fall\", \"no_change_shown\", \"too_few\", \"not_comparable\"]"
SourceType: TypeAlias = "Literal[\"own\", \"competitor\", \"editorial\", \"ugc\", \"reference\", \"institutional\", \"video\", \"shop\", \"company\", \"other\"]"
Mode: TypeAlias = "Literal[\"live\", \"test\"]"
Fact: TypeAlias = "NumberFact | PriceFact | FeatureFact | DateFact"
Intent: TypeAlias = "Literal[\"informational\", \"comparison\", \"best_of\", \"alternatives\", \"problem\", \"price\", \"local\"]"
Stage: TypeAlias = "Literal[\"awareness\", \"consideration\", \"decision\"]"
Move: TypeAlias = "Literal[\"crawler_blocked\", \"page_unreadable\", \"missing_facts\", \"thin_evidence\", \"outdated_page\", \"no_entity_page\", \"page_never_cited\", \"no_page\", \"lost_to_rival\", \"source_gap\", \"wrong_claims\"]"
RecommendationState: TypeAlias = "Literal[\"suggested\", \"accepted\", \"in_progress\", \"shipped\", \"verified\", \"not_confirmed\", \"dismissed\"]"
DomainGap: TypeAlias = "DomainGapDetails | None"
ReportBlock: TypeAlias = "ReportHeading | ReportVerdict | ReportText | ReportItems | ReportFigure | ReportTable | ReportAnswers"
ReportPicture: TypeAlias = "ReportBands | ReportDifferences | ReportHistory | ReportDots"
ReportCell: TypeAlias = "str | float | ReportRange | None"
ScanStatusInput: TypeAlias = "Literal[\"awaiting_approval\", \"queued\", \"running\", \"cancelling\", \"completed\", \"partial\", \"failed\", \"cancelled\"]"
SourceTypeInput: TypeAlias = "Literal[\"own\", \"competitor\", \"editorial\", \"ugc\", \"reference\", \"institutional\", \"video\", \"shop\", \"company\", \"other\"]"
FactInput: TypeAlias = "NumberFactInput | PriceFactInput | FeatureFactInput | DateFactInput"
IntentInput: TypeAlias = "Literal[\"informational\", \"comparison\", \"best_of\", \"alternatives\", \"problem\", \"price\", \"local\"]"
StageInput: TypeAlias = "Literal[\"awareness\", \"consideration\", \"decision\"]"
MoveInput: TypeAlias = "Literal[\"crawler_blocked\", \"page_unreadable\", \"missing_facts\", \"thin_evidence\", \"outdated_page\", \"no_entity_page\", \"page_never_cited\", \"no_page\", \"lost_to_rival\", \"source_gap\", \"wrong_claims\"]"

class ScanStartedEvent(Model):
    """A scan has begun to ask the engines."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["scan.started"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScanStartedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScanEventData

class ScanStartedEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScanEventData(Model):
    scan_id: str
    """Read it at GET /v1/scans/{scanId}."""
    status: ScanStatus
    url: str | None
    """Its address."""
    engines: list[str]
    """Ids of engines."""
    samples: ScanEventDataSamples
    credits_spent: int
    presence: Estimate | None
    """Over all engines; null before the end, and where engines are of several surfaces."""
    failure: ScanEventDataFailure | None
    """Why it failed; null: it did not fail."""

class ScanEventDataSamples(Model):
    planned: int
    """Answers planned."""
    recorded: int
    """Answers recorded."""
    failed: int
    """Answers that could not be obtained."""

class Estimate(Model):
    """A probability with its interval, its counts and its provenance."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: EstimateMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class Interval(Model):
    """A 95% confidence interval."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How the interval was computed; see GET /v1/methodology."""

class EstimateMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class ScanEventDataFailure(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class ScanRetriedEvent(Model):
    """Failed samples of a scan are being asked again."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["scan.retried"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScanRetriedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScanEventData

class ScanRetriedEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScanCompletedEvent(Model):
    """A scan has measured everything planned."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["scan.completed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScanCompletedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScanEventData

class ScanCompletedEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScanPartialEvent(Model):
    """A scan has ended with some cells that could not be measured."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["scan.partial"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScanPartialEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScanEventData

class ScanPartialEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScanFailedEvent(Model):
    """A scan has ended without an answer."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["scan.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScanFailedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScanEventData

class ScanFailedEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScanCancelledEvent(Model):
    """A scan was cancelled; its recorded answers stay."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["scan.cancelled"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScanCancelledEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScanEventData

class ScanCancelledEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScoreChangedEvent(Model):
    """Presence rose or fell since the scan before, and differs from the level of earlier scans, too: tested on questions like these."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["score.changed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScoreChangedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScoreChangedData

class ScoreChangedEventResource(Model):
    """The resource it happened to."""
    type: Literal["project"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScoreChangedData(Model):
    scan_id: str
    """The scan that shows the change."""
    earlier_scan_id: str
    """The scan before it."""
    engines: list[str]
    """Asked by both scans."""
    sentence: str
    """What changed, by how much, and with what certainty."""
    change: Difference
    lasting: Difference | None
    """Compared with the level of up to seven earlier scans, allowing for day-to-day variation. null with fewer than three comparable scans before it."""

class Difference(Model):
    """A change with interval, test and verdict that always agree; never “do the intervals overlap”."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: DifferenceCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class DifferenceCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class AnalysisCompletedEvent(Model):
    """A page was analysed and graded."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["analysis.completed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: AnalysisCompletedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: AnalysisCompletedData

class AnalysisCompletedEventResource(Model):
    """The resource it happened to."""
    type: Literal["analysis"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class AnalysisCompletedData(Model):
    analysis_id: str
    """Read it at GET /v1/analyses/{analysisId}."""
    url: str
    """Its address."""
    grade: str
    score: float
    """The score."""
    scan_id: str | None

class ProjectArchivedEvent(Model):
    """A project was archived: it is measured no more, and its history stays readable."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["project.archived"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ProjectArchivedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ProjectStateEventData

class ProjectArchivedEventResource(Model):
    """The resource it happened to."""
    type: Literal["project"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ProjectStateEventData(Model):
    project_id: str
    """Read it at GET /v1/projects/{projectId}."""
    name: str
    """Its display name."""
    before: Literal["active", "archived", "deleted"]
    """The value before the change."""

class ProjectRestoredEvent(Model):
    """An archived or deleted project was restored."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["project.restored"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ProjectRestoredEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ProjectStateEventData

class ProjectRestoredEventResource(Model):
    """The resource it happened to."""
    type: Literal["project"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class AnomalyDetectedEvent(Model):
    """A series moved to another level, beyond what chance explains."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["anomaly.detected"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: AnomalyDetectedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: AnomalyDetectedData

class AnomalyDetectedEventResource(Model):
    """The resource it happened to."""
    type: Literal["anomaly"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class AnomalyDetectedData(Model):
    anomaly_id: str
    """Listed at GET /v1/analytics/anomalies."""
    scan_id: str
    """The scan that showed it."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: all engines of the surface together."""
    cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"]
    """What the evidence points to. engine_change: one engine stood out. topic: one topic did. source_lost: answers that cited a third-party source did. brand: nothing stood out; the same prompts, engines and models show the brand more or less often. When all parts share a change, one is wrongly singled out in at most 2 of 100 cases."""
    direction: Literal["drop", "rise"]
    """Direction."""
    change: float | None
    """After minus before."""
    ci: AnomalyDetectedDataCi | None
    """Interval of the change; null where prompts or engines changed."""
    headline: str
    """The result in one sentence."""

class AnomalyDetectedDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class CitationNewEvent(Model):
    """Answers cite a domain that they did not cite in the scan before."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["citation.new"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: CitationNewEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: CitationEventData

class CitationNewEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class CitationEventData(Model):
    scan_id: str
    """The scan that showed it; before is the one before it."""
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""
    change: float
    """After minus before."""
    ci: CitationEventDataCi | None
    """Interval of the figure; null if none can be given."""
    q_value: float | None

class CitationEventDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class CitationLostEvent(Model):
    """Answers no longer cite a domain that the scan before cited."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["citation.lost"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: CitationLostEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: CitationEventData

class CitationLostEventResource(Model):
    """The resource it happened to."""
    type: Literal["scan"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class RecommendationShippedEvent(Model):
    """A recommended change has gone live."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["recommendation.shipped"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: RecommendationShippedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: RecommendationEventData

class RecommendationShippedEventResource(Model):
    """The resource it happened to."""
    type: Literal["recommendation"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class RecommendationEventData(Model):
    recommendation_id: str
    """Read it at GET /v1/projects/{projectId}/recommendations/{recId}."""
    move: Literal["crawler_blocked", "page_unreadable", "missing_facts", "thin_evidence", "outdated_page", "no_entity_page", "page_never_cited", "no_page", "lost_to_rival", "source_gap", "wrong_claims"]
    title: str
    """A short title."""
    state: Literal["suggested", "accepted", "in_progress", "shipped", "verified", "not_confirmed", "dismissed"]
    """Its state."""
    predicted: float | None
    """Median predicted rise on the affected prompts."""
    realised: float | None
    """Measured rise; null: not measured yet."""
    ci: RecommendationEventDataCi | None
    """Interval of `realised`, at the verdict’s level."""

class RecommendationEventDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """1 minus the verdict’s level, so interval and verdict agree."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class RecommendationVerifiedEvent(Model):
    """Presence rose where a recommended move was made."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["recommendation.verified"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: RecommendationVerifiedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: RecommendationEventData

class RecommendationVerifiedEventResource(Model):
    """The resource it happened to."""
    type: Literal["recommendation"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class RecommendationNotConfirmedEvent(Model):
    """The rise predicted for a recommended move did not come."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["recommendation.not_confirmed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: RecommendationNotConfirmedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: RecommendationEventData

class RecommendationNotConfirmedEventResource(Model):
    """The resource it happened to."""
    type: Literal["recommendation"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ExperimentStartedEvent(Model):
    """An experiment has begun to measure."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["experiment.started"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ExperimentStartedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ExperimentEventData

class ExperimentStartedEventResource(Model):
    """The resource it happened to."""
    type: Literal["experiment"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ExperimentEventData(Model):
    experiment_id: str
    """Read it at GET /v1/projects/{projectId}/experiments/{experimentId}/results."""
    name: str
    """Its display name."""
    state: str
    """Its state."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few"] | None
    """What the test says."""
    value: float | None
    """Change on treated prompts minus change on held-out ones."""
    ci: ExperimentEventDataCi | None
    """Interval of `value`, at the verdict’s level."""

class ExperimentEventDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """1 minus the verdict’s level, so interval and verdict agree."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ExperimentEndedEvent(Model):
    """An experiment has its verdict, or was stopped."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["experiment.ended"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ExperimentEndedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ExperimentEventData

class ExperimentEndedEventResource(Model):
    """The resource it happened to."""
    type: Literal["experiment"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class EngineChangedEvent(Model):
    """An engine that you asked in the last 30 days answers with another model, or differently than before."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["engine.changed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: EngineChangedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: EngineChangedData

class EngineChangedEventResource(Model):
    """The resource it happened to."""
    type: Literal["engine_change"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class EngineChangedData(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    kind: Literal["served_model", "canary"]
    """served_model: its answers name another model. canary: its answers differ, with no new model name."""
    model_requested: str | None
    """The model requested."""
    model_before: str | None
    model_after: str | None

class KeyCreatedEvent(Model):
    """An API key was created."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["key.created"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: KeyCreatedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: KeyEventData

class KeyCreatedEventResource(Model):
    """The resource it happened to."""
    type: Literal["api_key"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class KeyEventData(Model):
    key_id: str
    """The key."""
    name: str
    """Its display name."""
    hint: str
    scopes: list[str]
    """What it is allowed to do."""
    by: str
    """The key that did it."""
    replaced_by: str | None
    """After a rotation: the new key."""

class KeyUpdatedEvent(Model):
    """An API key was narrowed or renamed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["key.updated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: KeyUpdatedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: KeyEventData

class KeyUpdatedEventResource(Model):
    """The resource it happened to."""
    type: Literal["api_key"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class KeyRotatedEvent(Model):
    """An API key was replaced; its old secret works until the overlap ends."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["key.rotated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: KeyRotatedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: KeyEventData

class KeyRotatedEventResource(Model):
    """The resource it happened to."""
    type: Literal["api_key"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class KeyRevokedEvent(Model):
    """An API key was revoked."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["key.revoked"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: KeyRevokedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: KeyEventData

class KeyRevokedEventResource(Model):
    """The resource it happened to."""
    type: Literal["api_key"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class CreditsLowEvent(Model):
    """Less than a fifth of a month’s credits are left."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["credits.low"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: CreditsLowEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: CreditsEventData

class CreditsLowEventResource(Model):
    """The resource it happened to."""
    type: Literal["organisation"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class CreditsEventData(Model):
    available: int
    """Available now."""
    threshold: int
    """Below this, credits count as low: a fifth of a month of the plan."""

class CreditsExhaustedEvent(Model):
    """No credits are left: scans that need some are refused."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["credits.exhausted"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: CreditsExhaustedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: CreditsEventData

class CreditsExhaustedEventResource(Model):
    """The resource it happened to."""
    type: Literal["organisation"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class BudgetReachedEvent(Model):
    """This month’s spending has reached a budget’s soft limit."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["budget.reached"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: BudgetReachedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: BudgetEventData

class BudgetReachedEventResource(Model):
    """The resource it happened to."""
    type: Literal["budget"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class BudgetEventData(Model):
    project_id: str | None
    """Its project; null: none."""
    key_id: str | None
    soft_limit: int | None
    hard_limit: int | None
    spent: int
    """Spent and held this month."""

class ScheduleSkippedEvent(Model):
    """A scheduled scan was not started: credits or limits did not allow it, or another scan was still running."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["schedule.skipped"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ScheduleSkippedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ScheduleSkippedData

class ScheduleSkippedEventResource(Model):
    """The resource it happened to."""
    type: Literal["schedule"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ScheduleSkippedData(Model):
    schedule_id: str
    """The schedule."""
    due_at: str
    """When it was due."""
    reason: Literal["still_running", "insufficient_credits", "monthly_credits", "quota_exceeded", "approval_required", "not_possible"]
    """Why."""
    message: str
    """What to do about it."""
    next_run_at: str
    """When it is next due."""

class ImportCompletedEvent(Model):
    """Answers were imported and their figures computed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["import.completed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ImportCompletedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ImportEventData

class ImportCompletedEventResource(Model):
    """The resource it happened to."""
    type: Literal["import"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ImportEventData(Model):
    import_id: str
    """The import."""
    name: str
    """Its display name."""
    answers: int
    """Answers it stored."""
    refused: int
    duplicates: int
    measurements: int

class ImportFailedEvent(Model):
    """An import of answers failed before its figures were computed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["import.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ImportFailedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ImportFailedEventData

class ImportFailedEventResource(Model):
    """The resource it happened to."""
    type: Literal["import"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ImportFailedEventData(Model):
    import_id: str
    """The import."""
    name: str
    """Its display name."""
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class ExportReadyEvent(Model):
    """An export can be downloaded."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["export.ready"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ExportReadyEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ExportReadyEventData

class ExportReadyEventResource(Model):
    """The resource it happened to."""
    type: Literal["export"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ExportReadyEventData(Model):
    export_id: str
    """The export."""
    dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"]
    """audit: the whole workspace’s log, for keys that may read it."""
    format: Literal["ndjson", "csv", "parquet"]
    """Its file format."""
    rows: int
    """Number of rows."""
    bytes: int
    """Size in bytes."""
    sha256: str

class ReportReadyEvent(Model):
    """A report is ready."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["report.ready"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ReportReadyEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ReportReadyEventData

class ReportReadyEventResource(Model):
    """The resource it happened to."""
    type: Literal["report"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ReportReadyEventData(Model):
    report_id: str
    """The report."""
    template: str
    """Its template."""
    title: str
    """A short title."""
    sentence: str
    """The verdict with its interval."""
    snapshot_id: str
    schedule_id: str | None
    """The schedule that made it; null: a person or program did."""

class AlertFiredEvent(Model):
    """An alert has fired."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["alert.fired"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: AlertFiredEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: AlertEventData

class AlertFiredEventResource(Model):
    """The resource it happened to."""
    type: Literal["alert"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class AlertEventData(Model):
    alert_id: str
    """Its alert."""
    alert_event_id: str
    name: str
    """Its display name."""
    kind: str
    """Its kind; decides which other fields it has."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    state: Literal["open", "acknowledged", "resolved"]
    """Its state."""
    sentence: str
    """The verdict with its interval."""
    message: str
    """What the alert says below its headline, one line per part."""
    text: AlertEventDataText | None
    """The whole text by part, in English and German."""
    reading: AlertReading
    false_alarms: FalseAlarms | None
    evidence: AlertEvidence
    note: str | None
    """The note of whoever did it."""
    by: str | None
    """Who acknowledged or resolved it."""
    channel_ids: list[str] | None

class AlertEventDataText(Model):
    """The whole text by part, in English and German."""
    en: list[AlertEventDataTextEnItem]
    de: list[AlertEventDataTextDeItem]

class AlertEventDataTextEnItem(Model):
    part: Literal["headline", "compared", "smoothed", "since", "moved", "cause", "look", "false_alarms", "also", "fired", "note"]
    """The part it belongs to."""
    text: str
    """The text."""

class AlertEventDataTextDeItem(Model):
    part: Literal["headline", "compared", "smoothed", "since", "moved", "cause", "look", "false_alarms", "also", "fired", "note"]
    """The part it belongs to."""
    text: str
    """The text."""

class AlertReading(Model):
    direction: Literal["fall", "rise"] | None
    """Direction."""
    surface: str | None
    """The surface that the figures are about. null: none, such as for credits."""
    provenance: Literal["live", "cached", "predicted"] | None
    """The badge of the figures. Missing: there are none, or an earlier release stored them."""
    now: AlertReadingNow | None
    before: AlertReadingBefore | None
    """The value before."""
    change: AlertReadingChange | None
    """Now minus before; for an anomaly, all scans of the new level minus before. Sequential firings that lack `smoothed` have the smoothed difference here."""
    smoothed: AlertReadingSmoothed | None
    """What set off a sequential rule: the difference, smoothed over the scans since the baseline. Smaller than `change` at first."""

class AlertReadingNow(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingNowCi | None
    """Interval of the figure; null if none can be given."""
    n: int | None
    """Prompts behind it; for an engine failure, its calls."""
    trials: int | None
    """Answers or calls behind it."""

class AlertReadingNowCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertReadingBefore(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingBeforeCi | None
    """Interval of the figure; null if none can be given."""
    n: int | None
    """Prompts behind it; for an engine failure, its calls."""
    trials: int | None
    """Answers or calls behind it."""

class AlertReadingBeforeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertReadingChange(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingChangeCi | None
    """Interval of the figure; null if none can be given."""
    n: int | None
    """Prompts behind it; for an engine failure, its calls."""
    trials: int | None
    """Answers or calls behind it."""

class AlertReadingChangeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertReadingSmoothed(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingSmoothedCi | None
    """Interval of the figure; null if none can be given."""
    n: int | None
    """Prompts behind it; for an engine failure, its calls."""
    trials: int | None
    """Answers or calls behind it."""

class AlertReadingSmoothedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str | None
    """See GET /v1/methodology."""

class FalseAlarms(Model):
    """The share of projects like this one, with no lasting change, in which the rule fires."""
    value: float
    """The figure itself."""
    ci: FalseAlarmsCi
    """Interval of the figure; null if none can be given."""
    scans: int
    """The number of scans of a calm project that the rate covers."""
    panels: int
    """Simulated projects."""
    from_: int
    """The project’s scans that the simulation is based on."""
    days_apart: float | None
    """Typical days between two of its scans."""

class FalseAlarmsCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""

class AlertEvidence(Model):
    """The scans and the cells that moved most."""
    scan_id: str | None
    """Its scan; null: none."""
    baseline_scan_ids: list[str]
    cells: list[AlertEvidenceCellsItem]
    """One entry per prompt and engine."""
    answer_ids: list[str]
    """Read them at GET /v1/answers/{answerId}."""
    notes: list[str]
    """Other differences, such as an engine’s model."""
    since: str | None
    """The first scan that shows the change."""

class AlertEvidenceCellsItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    prompt: str
    """The question as asked."""
    before: float
    """The figure before the change."""
    now: float
    ci: AlertEvidenceCellsItemCi | None
    """Interval of now minus before, for this cell alone; too narrow for the largest of many."""
    trials: AlertEvidenceCellsItemTrials | None
    """Answers on each side."""

class AlertEvidenceCellsItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertEvidenceCellsItemTrials(Model):
    """Answers on each side."""
    before: int
    """The figure before the change."""
    now: int

class AlertAcknowledgedEvent(Model):
    """An alert was acknowledged."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["alert.acknowledged"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: AlertAcknowledgedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: AlertEventData

class AlertAcknowledgedEventResource(Model):
    """The resource it happened to."""
    type: Literal["alert"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class AlertResolvedEvent(Model):
    """An alert has ended."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["alert.resolved"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: AlertResolvedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: AlertEventData

class AlertResolvedEventResource(Model):
    """The resource it happened to."""
    type: Literal["alert"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class GoalReachedEvent(Model):
    """Two scans in a row, at least five days apart, show the target of a goal for the first time."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["goal.reached"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: GoalReachedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: GoalReachedData

class GoalReachedEventResource(Model):
    """The resource it happened to."""
    type: Literal["goal"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class GoalReachedData(Model):
    goal_id: str
    """Read it at GET /v1/projects/{projectId}/goals/{goalId}."""
    name: str
    """Its display name."""
    target: float
    """The target, as a share."""
    due: str
    """The due date."""
    value: float | None
    """Of the newest scan."""
    ci: GoalReachedDataCi | None
    """Interval of `value`, for these prompts."""
    probability: float | None
    """Probability that a scan on the due day shows the target."""
    sure: bool
    """Always true: two scans show the target, the difference between days included."""

class GoalReachedDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class GoalAtRiskEvent(Model):
    """The probability of reaching a goal fell below 30%."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["goal.at_risk"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: GoalAtRiskEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: GoalAtRiskData

class GoalAtRiskEventResource(Model):
    """The resource it happened to."""
    type: Literal["goal"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class GoalAtRiskData(Model):
    goal_id: str
    """Read it at GET /v1/projects/{projectId}/goals/{goalId}."""
    name: str
    """Its display name."""
    target: float
    """The target, as a share."""
    due: str
    """The due date."""
    value: float | None
    """Of the newest scan."""
    ci: GoalAtRiskDataCi | None
    """Interval of `value`, for these prompts."""
    probability: float | None
    """Probability that a scan on the due day shows the target."""

class GoalAtRiskDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class WebhookDisabledEvent(Model):
    """A webhook gets no more events because its receiver failed for five days or answered 410."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["webhook.disabled"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: WebhookDisabledEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: WebhookDisabledData

class WebhookDisabledEventResource(Model):
    """The resource it happened to."""
    type: Literal["webhook"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class WebhookDisabledData(Model):
    webhook_id: str
    """The webhook."""
    url: str
    """Its address."""
    reason: str
    """Why."""
    given_up: int
    """Deliveries still waiting. Each can be sent again."""

class ApprovalRequestedEvent(Model):
    """An operation waits for an administrator."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["approval.requested"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ApprovalRequestedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ApprovalEventData

class ApprovalRequestedEventResource(Model):
    """The resource it happened to."""
    type: Literal["approval_request"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ApprovalEventData(Model):
    request_id: str
    """The request."""
    operation: str
    """The operation’s id."""
    credits: int
    """The most it may cost."""
    requested_by: str
    """Who asked for it."""
    decided_by: str | None
    """Who decided; null: undecided."""
    failure: ApprovalEventDataFailure | None
    """Why it failed; null: it did not fail."""

class ApprovalEventDataFailure(Model):
    code: str
    """For programs: stable when the wording changes."""
    detail: str
    """More about it, in words."""

class ApprovalApprovedEvent(Model):
    """A request was approved and will be executed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["approval.approved"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ApprovalApprovedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ApprovalEventData

class ApprovalApprovedEventResource(Model):
    """The resource it happened to."""
    type: Literal["approval_request"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ApprovalRejectedEvent(Model):
    """A request was rejected; nothing was done."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["approval.rejected"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ApprovalRejectedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ApprovalEventData

class ApprovalRejectedEventResource(Model):
    """The resource it happened to."""
    type: Literal["approval_request"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ApprovalExecutedEvent(Model):
    """An approved request was executed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["approval.executed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ApprovalExecutedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ApprovalEventData

class ApprovalExecutedEventResource(Model):
    """The resource it happened to."""
    type: Literal["approval_request"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class ApprovalFailedEvent(Model):
    """An approved request could no longer be executed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["approval.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: ApprovalFailedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: ApprovalEventData

class ApprovalFailedEventResource(Model):
    """The resource it happened to."""
    type: Literal["approval_request"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class MemberInvitedEvent(Model):
    """Somebody was invited to the workspace."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["member.invited"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: MemberInvitedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: MemberEventData

class MemberInvitedEventResource(Model):
    """The resource it happened to."""
    type: Literal["member"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class MemberEventData(Model):
    member_id: str
    """The member."""
    email: str
    """E-mail address."""
    role: str
    """The member’s role; or the brand’s: own or competitor."""
    status: Literal["invited", "active", "removed"]
    """Its state."""
    by: str
    """The key that did it, or the member."""

class MemberJoinedEvent(Model):
    """An invitation was accepted."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["member.joined"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: MemberJoinedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: MemberEventData

class MemberJoinedEventResource(Model):
    """The resource it happened to."""
    type: Literal["member"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class MemberUpdatedEvent(Model):
    """The role or the projects of a member changed."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["member.updated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: MemberUpdatedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: MemberEventData

class MemberUpdatedEventResource(Model):
    """The resource it happened to."""
    type: Literal["member"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class MemberRemovedEvent(Model):
    """A member was removed, with all of their keys."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["member.removed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: MemberRemovedEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: MemberEventData

class MemberRemovedEventResource(Model):
    """The resource it happened to."""
    type: Literal["member"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class CompetitorDiscoveredEvent(Model):
    """Answers name brands that are not tracked and were not found before."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["competitor.discovered"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: CompetitorDiscoveredEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: CompetitorDiscoveredData

class CompetitorDiscoveredEventResource(Model):
    """The resource it happened to."""
    type: Literal["project"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class CompetitorDiscoveredData(Model):
    suggestions: list[CompetitorDiscoveredDataSuggestionsItem]
    found: int
    """New suggestions in total."""

class CompetitorDiscoveredDataSuggestionsItem(Model):
    id: str
    """The suggestion."""
    name: str
    """Its display name."""
    answers: int
    """Number of answers."""
    prompts: int
    """Number of prompts."""

class WebhookTestEvent(Model):
    """A test that you asked for with test_webhook. It comes without a subscription."""
    id: str
    """The same at each delivery, so repeats can be skipped."""
    type: Literal["webhook.test"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: test data, nothing real happened. `live`: real."""
    workspace_id: str
    """The workspace where it happened."""
    project_id: str | None
    """The project it concerns; null: none."""
    resource: WebhookTestEventResource
    """The resource it happened to."""
    sequence: int
    """Numbers the events of this resource; deliveries may arrive in another order."""
    request_id: str | None
    """The request that caused it."""
    data: WebhookTestData

class WebhookTestEventResource(Model):
    """The resource it happened to."""
    type: Literal["webhook"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""

class WebhookTestData(Model):
    message: str
    """What happened, in words."""

class ProjectList(Model):
    items: list[ProjectWithScore]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ProjectWithScore(Model):
    mode: Mode
    id: str
    """The project."""
    name: str
    """Best kept unique within the workspace; not enforced."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str]
    """Engines that its scans ask by default."""
    state: Literal["active", "archived", "deleted"]
    """archived: no scans; its history stays. deleted: can be restored for 30 days."""
    restorable_until: str | None
    brand: Brand
    competitors: list[Brand]
    """Brands it is compared with."""
    locale: ProjectLocale
    time_zone: str
    """IANA time zone; its days are those of figures and schedule."""
    samples_k: int
    """Samples (answers) per prompt and engine."""
    max_prompts: int
    """Maximum number of prompts."""
    identity_version: int
    """Incremented when names, domains or verdicts on detections change; stored answers are then read again."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    latest: LatestScore | None
    """null before the first scan."""

class Brand(Model):
    id: str
    """The brand."""
    name: str
    """The brand as people write it."""
    aliases: list[str]
    """Other names that mean this brand."""
    domains: list[str]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str]
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str]
    """BCP 47 languages in which the brand is known by this name; empty: all."""

class ProjectLocale(Model):
    country: str | None
    language: str
    """Language of the prompts."""
    region: str | None

class LatestScore(Model):
    scan_id: str
    """The newest scan with figures."""
    at: str
    """When it was requested."""
    status: CellStatus
    presence: Estimate | None
    """Over its engines; null when they are of several surfaces (see get_visibility)."""
    change: ChangeSinceBefore | None
    """Since the previous scan; null for the first, and like presence where engines are of several surfaces (see surfaces)."""
    surfaces: list[SurfaceScore]
    """One figure per surface; never averaged."""
    rank: ScanRank | None
    """Share among the tracked brands, over its engines; null without competitors, or with several surfaces."""

class ChangeSinceBefore(Model):
    """On questions like these; compare_scans has the details."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ChangeSinceBeforeCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    sentence: str
    """The verdict in words."""
    before_scan_id: str
    """The previous scan."""
    lasting: ChangeSinceBeforeLasting | None
    """Compared with the level of the last comparable scans, allowing for day-to-day variation. null with fewer than three."""

class ChangeSinceBeforeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ChangeSinceBeforeLasting(Model):
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ChangeSinceBeforeLastingCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    sentence: str
    """The verdict in words."""
    scans: int
    """Earlier scans, 3 to 7."""

class ChangeSinceBeforeLastingCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class SurfaceScore(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engines: list[str]
    """Ids of engines."""
    presence: Estimate
    change: SurfaceScoreChange | None
    """On questions like these, since the previous scan; null: it did not ask this surface."""
    rank: ScanRank | None
    """Place among the tracked brands on this surface in the newest scan; null without competitors, where no brand was found, or if the scan was scored before ranks were kept by surface."""
    weeks: list[SurfaceScoreWeeksItem]
    """The newest scan of each of the last 12 weeks that had one, oldest first."""

class SurfaceScoreChange(Model):
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: SurfaceScoreChangeCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    sentence: str
    """The verdict in words."""
    before_scan_id: str
    """The previous scan."""

class SurfaceScoreChangeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ScanRank(Model):
    rank: int
    """By share of voice, from 1."""
    of: int
    """Number of brands compared; get_share_of_voice gives the uncertainty of the rank."""

class SurfaceScoreWeeksItem(Model):
    at: str
    """When the week’s newest scan began."""
    value: float | None
    """The figure itself."""
    ci: Interval | None

class Problem(Model):
    """RFC 9457 problem details."""
    type: str
    """Address of the entry in the documentation."""
    title: str
    """A short title."""
    status: int
    """HTTP status."""
    detail: str
    """What is wrong and what to do next."""
    instance: str
    """The request id."""
    code: Literal["malformed", "unauthenticated", "key_expired", "key_revoked", "insufficient_credits", "insufficient_scope", "plan_required", "approver_required", "ip_not_allowed", "not_found", "method_not_allowed", "conflict", "idempotency_in_progress", "precondition_failed", "precondition_required", "payload_too_large", "unsupported_media_type", "validation_failed", "idempotency_mismatch", "rate_limited", "quota_exceeded", "internal", "overloaded", "engine_unavailable"]
    """Stable code: branch on this."""
    next: str | None
    """The call that helps: the last sentence of `detail`, which people can do without."""
    errors: list[ProblemErrorsItem] | None
    required_scope: str | None
    """Of insufficient_scope: the scope that is missing, where one is."""
    required: int | None
    """Of insufficient_credits: the most that the call could cost."""
    available: int | None
    """Of insufficient_credits: what may still be spent."""
    monthly_credit_cap: int | None
    """Of insufficient_credits: the key’s cap for the month, where it is in the way."""
    budget_id: str | None
    """Of insufficient_credits: the budget that is in the way."""
    hard_limit: int | None
    """Of insufficient_credits: what that budget allows."""
    resets_at: str | None
    """Of insufficient_credits: the day on which that budget begins anew."""
    limit: int | None
    """Of quota_exceeded: how many the plan includes."""
    used: int | None
    """Of quota_exceeded: how many there are."""
    gated_operation: str | None
    """Of conflict: the operation that needs an administrator’s approval."""

class ProblemErrorsItem(Model):
    path: str
    """Its location, as a path."""
    expected: str
    rule: Literal["missing", "type", "too_short", "too_long", "too_few", "too_many", "too_small", "too_big", "format", "choice"] | None
    """The rule it breaks, where a single one applies."""
    limit: float | None
    """The limit, for a rule that counts."""
    received: Any | None
    allowed: list[Any] | None

class ProjectOverview(Model):
    mode: Mode
    project: Project
    latest: LatestScore | None
    last_scan: ProjectOverviewLastScan | None
    origins: list[Literal["measured", "imported"]]
    """Which answers there are. Where both, figures are of the measured ones unless `origin` says otherwise."""
    prompts: ProjectOverviewPrompts
    alerts: list[OpenAlert]
    """Open ones, most urgent first; at most 20."""
    next_run_at: str | None
    credits: ProjectOverviewCredits
    """Free credits of the organisation."""
    next: str | None
    """What to do next, with the call."""

class Project(Model):
    """A property (website or brand) whose presence is measured."""
    id: str
    """The project."""
    name: str
    """Best kept unique within the workspace; not enforced."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str]
    """Engines that its scans ask by default."""
    state: Literal["active", "archived", "deleted"]
    """archived: no scans; its history stays. deleted: can be restored for 30 days."""
    restorable_until: str | None
    brand: Brand
    competitors: list[Brand]
    """Brands it is compared with."""
    locale: ProjectLocale
    time_zone: str
    """IANA time zone; its days are those of figures and schedule."""
    samples_k: int
    """Samples (answers) per prompt and engine."""
    max_prompts: int
    """Maximum number of prompts."""
    identity_version: int
    """Incremented when names, domains or verdicts on detections change; stored answers are then read again."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class ProjectOverviewLastScan(Model):
    id: str
    """The newest scan, whatever its outcome."""
    status: ScanStatus
    percent: float
    """Percent done, 0 to 100."""
    created_at: str
    """When it was requested."""
    finished_at: str | None

class ProjectOverviewPrompts(Model):
    prompt_set_id: str | None
    name: str | None
    """Its display name."""
    state: str | None
    """Its state."""
    count: int
    """Count."""

class OpenAlert(Model):
    """An open alert event; see list_alert_events."""
    id: str
    """The alert event."""
    alert_id: str
    """Its alert."""
    name: str
    """Its display name."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    sentence: str
    """The verdict with its interval."""
    fired_at: str
    """When it fired."""

class ProjectOverviewCredits(Model):
    """Free credits of the organisation."""
    free: int

class CreateProject(Model):
    name: str
    """Best kept unique within the workspace; not enforced."""
    description: str | None
    """What it is, in its maker’s words."""
    brand: CreateProjectBrand | None
    """Default: the project’s name, with no domain."""
    competitors: list[BrandInput] | None
    """Brands it is compared with."""
    locale: CreateProjectLocale | None
    """Default: the language of name and description, or else English."""
    time_zone: str | None
    """IANA time zone; its days are those of figures and schedule."""
    engines: list[str] | None
    """Engines that its scans ask by default."""
    samples_k: int | None
    """Samples (answers) per prompt and engine."""
    max_prompts: int | None
    """Maximum number of prompts."""

class CreateProjectBrand(Model):
    """Default: the project’s name, with no domain."""
    name: str
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known by this name; empty: all."""

class BrandInput(Model):
    name: str
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known by this name; empty: all."""

class CreateProjectLocale(Model):
    """Default: the language of name and description, or else English."""
    country: str | None
    region: str | None
    language: str | None
    """Language of the prompts."""

class UpdateProject(Model):
    name: str | None
    """Best kept unique within the workspace; not enforced."""
    description: str | None
    """What it is, in its maker’s words."""
    locale: UpdateProjectLocale | None
    """Country and language requested."""
    time_zone: str | None
    """IANA time zone; its days are those of figures and schedule."""
    engines: list[str] | None
    """Engines that its scans ask by default."""
    samples_k: int | None
    """Samples (answers) per prompt and engine."""
    max_prompts: int | None
    """Maximum number of prompts."""

class UpdateProjectLocale(Model):
    """Country and language requested."""
    country: str | None
    region: str | None
    language: str | None
    """Language of the prompts."""

class DeletedProject(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    deleted: Literal[True]
    restorable_until: str
    """Until when restore_project brings it back. Then all of it is erased."""

class PendingApproval(Model):
    """Not executed yet: an administrator has to approve it."""
    status: Literal["pending_approval"]
    """Its state."""
    approval: PendingApprovalApproval

class PendingApprovalApproval(Model):
    id: str
    """The request."""
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace", "retry_failed_runs", "create_approval_gate", "update_approval_gate", "delete_approval_gate"]
    """The operation’s id."""
    requested_by: PendingApprovalApprovalRequestedBy
    expires_at: str
    """It expires then if undecided."""
    url: str
    """Where to read the request, and its result once executed."""
    page: str
    """The console’s page where people approve it."""
    deciders: list[str]
    """Names of who may decide; empty where none is known: then an administrator does."""
    estimate: ApprovalEstimate

class PendingApprovalApprovalRequestedBy(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""

class ApprovalEstimate(Model):
    credits: int
    """Executed only if it costs no more than this."""

class DeleteProject(Model):
    name: str | None
    """The project’s name; if it does not match, nothing is deleted."""

class UpdateIdentity(Model):
    name: str
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    competitors: list[BrandInput] | None
    """Brands it is compared with."""

class ProjectConfig(Model):
    """A project’s whole configuration. Applied to the project it came from, it changes nothing. From `facts` on, omitted parts keep their value."""
    version: Literal[1]
    project: ProjectConfigProject
    brand: BrandInput
    competitors: list[ProjectConfigCompetitorsItem]
    """Brands it is compared with."""
    personas: list[CreatePersona]
    prompt_sets: list[ProjectConfigPromptSetsItem]
    """Drafts, active and locked ones; archived ones are history."""
    facts: list[Fact] | None
    """What is true of the brand."""
    segments: list[ProjectConfigSegmentsItem] | None
    scorecards: list[ProjectConfigScorecardsItem] | None
    goals: list[ProjectConfigGoalsItem] | None
    """Those whose date is still to come."""
    alerts: list[ProjectConfigAlertsItem] | None
    schedule: ProjectConfigSchedule | None
    report_schedule: ProjectConfigReportSchedule | None

class ProjectConfigProject(Model):
    name: str
    """Best kept unique within the workspace; not enforced."""
    description: str | None
    """What it is, in its maker’s words."""
    locale: ConfigLocale
    time_zone: str | None
    """IANA time zone; its days are those of figures and schedule."""
    engines: list[str]
    """Engines that its scans ask by default."""
    samples_k: int
    """Samples (answers) per prompt and engine."""
    max_prompts: int
    """Maximum number of prompts."""

class ConfigLocale(Model):
    country: str | None
    language: str
    """Language of the prompts."""
    region: str | None

class ProjectConfigCompetitorsItem(Model):
    name: str
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    relation: Literal["direct", "indirect", "partner"] | None
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: str | None
    """The note of whoever did it."""

class CreatePersona(Model):
    name: str
    """Its name in lists."""
    role: str
    """Completes the sentence “The person who asks is …”."""
    constraints: list[str] | None
    """Their requirements and exclusions."""
    earlier_questions: list[str] | None
    """Their earlier questions; none: each answer starts fresh."""

class ProjectConfigPromptSetsItem(Model):
    name: str
    """Its display name."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str] | None
    locale: Locale
    state: Literal["draft", "active", "locked"]
    """Its state."""
    active: bool
    prompts: list[ProjectConfigPromptSetsItemPromptsItem]
    """The prompts."""

class Locale(Model):
    country: str | None
    language: str
    """Language of the prompts."""

class ProjectConfigPromptSetsItemPromptsItem(Model):
    text: str
    """Asked word for word; at most 2,000 characters."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Only if a person has set it; otherwise by rules."""
    stage: Literal["awareness", "consideration", "decision"] | None
    """Only if a person has set it; otherwise by rules."""
    tags: list[str] | None
    """Used by filters and segments."""
    paraphrase_group: str | None
    """Shared by prompts that ask the same in other words; they count as one cluster in every interval."""
    topic: str | None
    """What the prompt is about."""

class NumberFact(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: list[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["number"]
    """Its kind; decides which other fields it has."""
    value: float
    """The figure itself."""
    unit: str | None
    """The unit after the number."""

class PriceFact(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: list[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["price"]
    """Its kind; decides which other fields it has."""
    value: float
    """The figure itself."""
    currency: str
    """ISO 4217 currency, such as `EUR`."""
    period: Literal["month", "year", "once"] | None

class FeatureFact(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: list[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["feature"]
    """Its kind; decides which other fields it has."""
    value: bool
    """The value as it is set."""

class DateFact(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: list[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["date"]
    """Its kind; decides which other fields it has."""
    value: str
    """The value as it is set."""

class ProjectConfigSegmentsItem(Model):
    name: str
    """Its name in lists."""
    description: str | None
    """What it is, in its maker’s words."""
    rules: ProjectConfigSegmentsItemRules

class ProjectConfigSegmentsItemRules(Model):
    engines: list[str] | None
    """The engines."""
    surfaces: list[str] | None
    """api, api+search, serp or sandbox."""
    models: list[str] | None
    """The models."""
    intents: list[str] | None
    """The intents."""
    topics: list[str] | None
    """The topics."""
    tags: list[str] | None
    """The tags."""
    countries: list[str] | None
    """The countries."""
    languages: list[str] | None
    """The languages."""
    personas: list[str] | None
    """Who is asking."""
    origins: list[Literal["measured", "imported"]] | None
    """Measured or imported answers. Default: imported ones only if nothing was measured."""
    contains: str | None
    """Text that the prompt contains."""
    branded: Literal["exclude", "include", "only"] | None
    """Prompts that name the brand. Excluded by default."""
    prompts: list[str] | None
    """Their texts."""

class ProjectConfigScorecardsItem(Model):
    name: str
    """Its display name."""
    rows: list[ProjectConfigScorecardsItemRowsItem]
    """One entry per row."""
    days: int | None
    """Number of days whose scans a figure covers."""

class ProjectConfigScorecardsItemRowsItem(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Below this it is poor; default: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment: str | None

class ProjectConfigGoalsItem(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    target: float
    """A share: 0.4 is 40%."""
    due: str
    """The last day, in the project’s time zone."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment: str | None

class ProjectConfigAlertsItem(Model):
    name: str
    """Its display name."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | None
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | None
    """The metric it watches."""
    direction: Literal["fall", "rise", "both"] | None
    """Direction."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    source: str | None
    threshold: float | None
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baseline_scans: int | None
    """Number of scans from which it learns what is normal."""
    minimum_prompts: int | None
    """With fewer prompts in common it does not fire."""
    minimum_effect: float | None
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    segment: str | None
    brand: str | None
    """The brand’s name."""
    goal: str | None
    channels: list[str] | None
    """Names only: channels are not in the document, since their addresses are secret."""

class ProjectConfigSchedule(Model):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    time_zone: str
    """Of the IANA list."""
    jitter_minutes: int | None
    """Each run is delayed by a random time, up to this many minutes."""
    config: ProjectConfigScheduleConfig | None
    monthly_credits: int | None
    """Runs that could exceed this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: int | None
    """Ask the set in this many parts, one per run, each question once: 7 on a daily schedule asks each question once a week. Figures then cover that many runs (GET /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks the whole set."""
    state: Literal["active", "paused"] | None
    """Its state."""

class ProjectConfigScheduleConfig(Model):
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    max_prompts: int | None
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samples_k: int | None
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    locale: ProjectConfigScheduleConfigLocale | None
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    prompt_ids: list[str] | None
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    stop_when: ProjectConfigScheduleConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""
    prompt_set: str | None
    persona: str | None

class ProjectConfigScheduleConfigLocale(Model):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """The asker’s city, for engines that accept one."""
    region: str | None
    """null: the whole country, even if the project names a region."""

class ProjectConfigScheduleConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class ProjectConfigReportSchedule(Model):
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | None
    """Its template."""
    language: Literal["en", "de"] | None
    """BCP 47 language, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    state: Literal["active", "paused"] | None
    """Its state."""
    time_zone: str
    """The time zone."""
    days: int
    """Number of days."""
    channels: list[str] | None

class AppliedConfig(Model):
    project_id: str
    """The project."""
    dry_run: bool
    changes: list[ConfigChange]

class ConfigChange(Model):
    path: str
    """Location in the document."""
    action: Literal["add", "change", "remove"]
    before: Any | None
    after: Any | None

class DuplicateProject(Model):
    name: str | None
    """Default: the name with “(copy)”."""
    locale: DuplicateProjectLocale | None
    """Another market. In another language, prompt sets arrive as drafts."""
    engines: list[str] | None
    """Engines that its scans ask by default."""

class DuplicateProjectLocale(Model):
    """Another market. In another language, prompt sets arrive as drafts."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    region: str | None

class PromptSetList(Model):
    items: list[PromptSet]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class PromptSet(Model):
    id: str
    """The set."""
    project_id: str
    """Its project."""
    name: str
    """Its display name."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str] | None
    """Engines its scans ask by default; null: the project’s."""
    version: int
    """Incremented with each change of its prompts."""
    state: Literal["draft", "active", "locked", "archived"]
    """locked: its wording is frozen, so that scans stay comparable."""
    active: bool
    """Whether scans ask it: one set per project and locale. A locked set can be active."""
    locale: Locale
    prompt_count: int
    """Number of prompts."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it or one of its prompts last changed."""

class PromptSetWithPrompts(Model):
    id: str
    """The set."""
    project_id: str
    """Its project."""
    name: str
    """Its display name."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str] | None
    """Engines its scans ask by default; null: the project’s."""
    version: int
    """Incremented with each change of its prompts."""
    state: Literal["draft", "active", "locked", "archived"]
    """locked: its wording is frozen, so that scans stay comparable."""
    active: bool
    """Whether scans ask it: one set per project and locale. A locked set can be active."""
    locale: Locale
    prompt_count: int
    """Number of prompts."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it or one of its prompts last changed."""
    prompts: list[Prompt]
    """The prompts."""

class Prompt(Model):
    id: str
    """The prompt."""
    prompt_set_id: str
    """Its set."""
    text: str
    """Asked word for word."""
    intent: Intent
    stage: Stage
    set_by_hand: list[Literal["intent", "stage"]]
    """Values set by a person; classify_prompts leaves them."""
    branded: bool
    """Whether it names the brand; such prompts say little about being found."""
    tags: list[str]
    """Used by filters and segments."""
    paraphrase_group: str | None
    topic: str | None
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """searched: people searched for it. search_page: a results page asks it. fan_out: an engine searched for it. engine: an engine wrote it. page: the brand’s page asks it. corpus: from our corpus for kinds of business. null: unknown."""
    why: str | None
    """Why it was chosen."""
    demand: Demand | None
    """How often it is searched for, if known."""
    created_at: str
    """When it was added."""
    updated_at: str
    """When it last changed."""

class Demand(Model):
    """Counted impressions, not an estimate of all searches."""
    impressions: int
    """How often the brand’s pages were shown for it."""
    days: int | None
    """Number of days covered; null: the file does not say."""
    from_: str
    """Who counted them."""
    until: str | None
    """The last of these days."""

class CreatePromptSet(Model):
    name: str
    """Its display name."""
    locale: CreatePromptSetLocale | None
    """Default: the project’s."""

class CreatePromptSetLocale(Model):
    """Default: the project’s."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class GeneratedPromptSet(Model):
    id: str
    """The set."""
    project_id: str
    """Its project."""
    name: str
    """Its display name."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str] | None
    """Engines its scans ask by default; null: the project’s."""
    version: int
    """Incremented with each change of its prompts."""
    state: Literal["draft", "active", "locked", "archived"]
    """locked: its wording is frozen, so that scans stay comparable."""
    active: bool
    """Whether scans ask it: one set per project and locale. A locked set can be active."""
    locale: Locale
    prompt_count: int
    """Number of prompts."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it or one of its prompts last changed."""
    prompts: list[Prompt]
    """The prompts."""
    mode: Mode
    notes: list[str]
    """What fell short: topics too thin, a language without templates."""
    writer: GeneratedPromptSetWriter | None
    """The engine that wrote them; null: templates."""

class GeneratedPromptSetWriter(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    model: str | None
    """The engine’s model; null: not known."""
    estimated_cost_usd: GeneratedPromptSetWriterEstimatedCostUsd | None
    cost_usd: float | None
    """On your own key; null: unknown."""
    rejected: list[GeneratedPromptSetWriterRejectedItem]
    """What it wrote that was rejected."""

class GeneratedPromptSetWriterEstimatedCostUsd(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class GeneratedPromptSetWriterRejectedItem(Model):
    reason: str
    """Why."""
    count: int
    """Count."""

class GeneratePrompts(Model):
    prompt_set_id: str | None
    """Activate this set instead of making one; give `activate: true` with it."""
    add_to: str | None
    """Add prompts to this draft or active set instead of making one: no duplicates, other topics first. Existing prompts stay, so scans stay comparable on them."""
    activate: bool | None
    """Make it the set that scans ask; the active one of its locale is archived."""
    name: str | None
    """Default: the date."""
    count: int | None
    """Number of prompts; fewer if the topics do not yield more."""
    topics: list[str] | None
    """What buyers look for. Default: read from the project’s stored pages and description."""
    audience: Literal["business", "consumer"] | None
    """Who buys it. Default: inferred from the offer."""
    persona_ids: list[str] | None
    """The audience that questions ask for, instead of a usual one."""
    location: str | None
    """The town they ask from; adds local questions."""
    intents: list[Intent] | None
    """Default: a mix of all."""
    locale: GeneratePromptsLocale | None
    """Default: the project’s."""
    seed: int | None
    """Another seed gives other wordings."""
    engine: str | None
    """Lets this engine write them instead of templates, on your own key."""
    max_cost_usd: float | None
    """Most that `engine` may cost; 0 only returns the estimate."""
    sources: list[Literal["searched", "search_page", "fan_out"]] | None
    """Sources used before written ones: searched, at most half; search_page, a quarter; fan_out, an eighth. Default: all."""

class GeneratePromptsLocale(Model):
    """Default: the project’s."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class DuplicatePromptSet(Model):
    name: str | None
    """Its display name."""

class AddPrompt(Model):
    text: str
    """Asked word for word; at most 2,000 characters."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Default: inferred from the wording."""
    stage: Literal["awareness", "consideration", "decision"] | None
    """Default: inferred from intent and brand."""
    tags: list[str] | None
    """Used by filters and segments."""
    paraphrase_group: str | None
    """Shared by prompts that ask the same in other words; they count as one cluster in every interval."""
    topic: str | None
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """Its source, as given by a preview. Default: own."""
    why: str | None
    """Why it was chosen."""

class AddedPrompts(Model):
    added: int
    duplicates: int
    rejected: int
    rows: list[AddedPromptsRowsItem]
    """One entry per row."""

class AddedPromptsRowsItem(Model):
    index: int
    """Index of the row in the request, from 0."""
    status: Literal["added", "duplicate", "rejected"]
    """Its state."""
    prompt_id: str | None
    reason: str | None
    """Why."""

class AddPrompts(Model):
    prompts: list[AddPromptsPromptsItem]
    """The prompts."""

class AddPromptsPromptsItem(Model):
    text: str
    """The text."""
    intent: str | None
    """What the asker wants, such as `comparison`."""
    stage: Literal["awareness", "consideration", "decision"] | None
    """Default: inferred from intent and brand."""
    tags: list[str] | None
    """Used by filters and segments."""
    paraphrase_group: str | None
    """Shared by prompts that ask the same in other words; they count as one cluster in every interval."""
    topic: str | None
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """Its source, as given by a preview. Default: own."""
    why: str | None
    """Why it was chosen."""

class UpdatePromptSet(Model):
    name: str | None
    """Its display name."""
    description: str | None
    """What it is, in its maker’s words."""
    engines: list[str] | None
    """Engines its scans ask by default; null: the project’s."""

class Deleted(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    deleted: Literal[True]

class PromptSetDiff(Model):
    prompt_set_id: str
    """The set."""
    from_: int
    to: int
    added: list[PromptSetDiffAddedItem]
    removed: list[PromptSetDiffRemovedItem]
    """A changed wording counts as one removed and one added."""
    unchanged: int
    trend: list[PromptSetDiffTrendItem]
    """The set’s newest 50 scans: which stay comparable with scans of `to`."""
    become_incomparable: list[str]
    """Scans comparable with `from` but not with `to`."""

class PromptSetDiffAddedItem(Model):
    prompt_id: str
    """The prompt concerned."""
    text: str
    """The text."""

class PromptSetDiffRemovedItem(Model):
    prompt_id: str
    """The prompt concerned."""
    text: str
    """The text."""

class PromptSetDiffTrendItem(Model):
    scan_id: str
    """The scan."""
    at: str
    """When it was requested."""
    prompts: int
    """Number of prompts."""
    shared_with_from: int
    shared_with_to: int
    comparable_with_from: Literal["all", "part", "none"]
    """all: every prompt that the scan asked is in the version. part: six or more are, and changes are judged on those. none: fewer."""
    comparable_with_to: Literal["all", "part", "none"]
    """all: every prompt that the scan asked is in the version. part: six or more are, and changes are judged on those. none: fewer."""

class PromptSetAudit(Model):
    prompt_set_id: str
    """The set."""
    mode: Mode
    version: int
    prompts: int
    """Number of prompts."""
    questions: int
    """Independent questions for an interval: without branded prompts, paraphrases counted once."""
    tier: Literal["exploratory", "standard", "broad"]
    """Fewer than 50 questions: exploratory. 200 or more: broad."""
    expected_half_width: float | None
    """Half-width of `market.ci` with three answers per prompt on one engine, at 30% presence."""
    branded: PromptSetAuditBranded
    intents: PromptSetAuditIntents
    stages: PromptSetAuditStages
    near_duplicates: list[list[PromptSetAuditNearDuplicatesItemItem]]
    """Groups of paraphrases."""
    leading: list[PromptSetAuditLeadingItem]
    wording_sensitivity: PromptSetAuditWordingSensitivity
    """Measured difference in presence between wordings of one question."""
    findings: list[PromptSetAuditFindingsItem]

class PromptSetAuditBranded(Model):
    prompts: int
    """Number of prompts."""
    share: float
    """Share of the whole, 0 to 1."""

class PromptSetAuditIntents(Model):
    informational: int | None
    comparison: int | None
    best_of: int | None
    alternatives: int | None
    problem: int | None
    price: int | None
    local: int | None

class PromptSetAuditStages(Model):
    awareness: int | None
    consideration: int | None
    decision: int | None

class PromptSetAuditNearDuplicatesItemItem(Model):
    prompt_id: str
    """The prompt concerned."""
    text: str
    """The text."""

class PromptSetAuditLeadingItem(Model):
    prompt_id: str
    """The prompt concerned."""
    text: str
    """The text."""
    why: str
    """Why, in words for people."""

class PromptSetAuditWordingSensitivity(Model):
    """Measured difference in presence between wordings of one question."""
    scan_id: str | None
    """The newest scan with such prompts."""
    provenance: Provenance | None
    groups: list[PromptSetAuditWordingSensitivityGroupsItem]
    mean_spread: PromptSetAuditWordingSensitivityMeanSpread | None
    """null without measured paraphrases."""

class PromptSetAuditWordingSensitivityGroupsItem(Model):
    paraphrase_group: str
    lowest: float
    highest: float
    by_chance: float
    """The gap between highest and lowest that chance alone exceeds 1 time in 20."""
    wordings: list[PromptSetAuditWordingSensitivityGroupsItemWordingsItem]

class PromptSetAuditWordingSensitivityGroupsItemWordingsItem(Model):
    prompt_id: str
    """The prompt concerned."""
    text: str
    """The text."""
    present: int
    answers: int
    """Number of answers."""

class PromptSetAuditWordingSensitivityMeanSpread(Model):
    value: float
    """Mean gap between highest and lowest."""
    by_chance: PromptSetAuditWordingSensitivityMeanSpreadByChance
    """The same if wordings did not differ: the mean, and the 95th percentile."""

class PromptSetAuditWordingSensitivityMeanSpreadByChance(Model):
    """The same if wordings did not differ: the mean, and the 95th percentile."""
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class PromptSetAuditFindingsItem(Model):
    code: str
    """For programs: stable when the wording changes."""
    importance: Literal["high", "medium", "low"]
    """Its severity."""
    message: str
    """What happened, in words."""
    prompt_ids: list[str]
    """The prompts concerned."""

class ImportedPrompts(Model):
    dry_run: bool
    added: int
    """Or would be."""
    duplicates: int
    rejected: int
    rows: list[ImportedPromptsRowsItem]
    """The first 1,000; rejected rows come first, for searches last."""

class ImportedPromptsRowsItem(Model):
    row: int
    """Record number in the file, from 1, not counting the header."""
    text: str
    """The text."""
    status: Literal["added", "duplicate", "rejected"]
    """Its state."""
    prompt_id: str | None
    reason: str | None
    """Why."""
    intent: str | None
    """Of what is added."""
    impressions: int | None
    """For searches: over 90 days, duplicates merged."""

class ImportPrompts(Model):
    format: Literal["csv", "json", "search_console", "searches"]
    """csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt per line. json: texts or objects with these fields. search_console: its export of queries. searches: from connected services, without content."""
    content: str | None
    """The file’s text, at most 10 MB."""
    dry_run: bool | None
    """Only report what would be added."""
    branded: Literal["keep", "reject"] | None
    """What to do with rows that name the brand. Default: reject them for searches, keep them otherwise."""
    most: int | None
    """Maximum number to add; for searches, those with most impressions."""

class PromptList(Model):
    items: list[Prompt]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class TaggedPrompts(Model):
    changed: list[TaggedPromptsChangedItem]
    unchanged: int

class TaggedPromptsChangedItem(Model):
    prompt_id: str
    """The prompt concerned."""
    tags: list[str]
    """Used by filters and segments."""

class TagPrompts(Model):
    prompt_ids: list[str]
    """The prompts concerned."""
    add: list[str] | None
    """Used by filters and segments."""
    remove: list[str] | None
    """Used by filters and segments."""

class ClassifiedPrompts(Model):
    checked: int
    changed: list[ClassifiedPromptsChangedItem]
    kept_by_hand: int
    """Prompts whose class was set by a person."""

class ClassifiedPromptsChangedItem(Model):
    prompt_id: str
    """The prompt concerned."""
    before: ClassifiedPromptsChangedItemBefore
    """The value before."""
    after: ClassifiedPromptsChangedItemAfter
    """The value after."""

class ClassifiedPromptsChangedItemBefore(Model):
    """The value before."""
    intent: Intent
    stage: Stage
    branded: bool
    """Whether the prompt names the brand."""

class ClassifiedPromptsChangedItemAfter(Model):
    """The value after."""
    intent: Intent
    stage: Stage
    branded: bool
    """Whether the prompt names the brand."""

class ClassifyPrompts(Model):
    prompt_set_id: str | None
    """All prompts of this set."""
    prompt_ids: list[str] | None
    """Or only these."""

class PreviewedPrompts(Model):
    language: str
    """BCP 47 language, such as `en`."""
    prompts: list[PreviewedPromptsPromptsItem]
    """The prompts."""
    notes: list[str]
    """What is unclear, and why there are fewer."""

class PreviewedPromptsPromptsItem(Model):
    text: str
    """The text."""
    intent: Intent
    topic: str | None
    """What the prompt is about."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"]
    why: str
    """Why, in words for people."""

class PreviewPrompts(Model):
    brand: str
    """The brand’s name."""
    description: str | None
    """What the business is, in a sentence."""
    topics: list[str] | None
    """Alternatively: what buyers look for."""
    competitors: list[str] | None
    """Brands it is compared with."""
    location: str | None
    locale: PreviewPromptsLocale | None
    """Default: inferred from the text, or else English."""
    count: int | None
    """Count."""

class PreviewPromptsLocale(Model):
    """Default: inferred from the text, or else English."""
    country: str | None
    """ISO 3166 country, such as `DE`; null: none."""
    language: str | None
    """BCP 47 language, such as `en`."""

class BusinessReading(Model):
    """A project’s business, as its questions understand it."""
    project_id: str
    """The project."""
    clear: bool
    """Whether the offer is known; questions need it."""
    ask: str | None
    """What to tell us, in a sentence, if something is unclear."""
    language: str
    """BCP 47 language, such as `en`."""
    family: Literal["software", "developer", "product", "food", "travel", "culture", "health", "legal", "trade", "finance", "education", "local", "business", "public"] | None
    role: Literal["provider", "product"] | None
    """provider: somebody people go to. product: something people get."""
    what: list[str]
    """Its kind, in the plural."""
    offers: list[BusinessReadingOffersItem]
    """What the business offers."""
    audience: Literal["business", "consumer"] | None
    """Whom it is for."""
    place: str | None
    """As worded in questions."""
    told: BusinessReadingTold
    """Stated by people; the rest is inferred."""

class BusinessReadingOffersItem(Model):
    text: str
    """The text."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what people come for. feature: what it has. person: for whom. use: when or where, with its preposition."""

class BusinessReadingTold(Model):
    """Stated by people; the rest is inferred."""
    what: str | None
    """Its kind, in searchers’ words."""
    offers: list[BusinessReadingToldOffersItem] | None
    """What the business offers."""
    audience: Literal["business", "consumer"] | None
    """Whom it is for."""
    place: str | None
    """Its town or region; null: none."""

class BusinessReadingToldOffersItem(Model):
    text: str
    """The text."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what people come for. feature: what it has. person: for whom. use: when or where, with its preposition."""

class ToldBusiness(Model):
    what: str | None
    """Its kind, in searchers’ words."""
    offers: list[ToldBusinessOffersItem] | None
    """What the business offers."""
    audience: Literal["business", "consumer"] | None
    """Whom it is for."""
    place: str | None
    """Its town or region; null: none."""

class ToldBusinessOffersItem(Model):
    text: str
    """The text."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what people come for. feature: what it has. person: for whom. use: when or where, with its preposition."""

class PromptWithScores(Model):
    mode: Mode
    id: str
    """The prompt."""
    prompt_set_id: str
    """Its set."""
    text: str
    """Asked word for word."""
    intent: Intent
    stage: Stage
    set_by_hand: list[Literal["intent", "stage"]]
    """Values set by a person; classify_prompts leaves them."""
    branded: bool
    """Whether it names the brand; such prompts say little about being found."""
    tags: list[str]
    """Used by filters and segments."""
    paraphrase_group: str | None
    topic: str | None
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """searched: people searched for it. search_page: a results page asks it. fan_out: an engine searched for it. engine: an engine wrote it. page: the brand’s page asks it. corpus: from our corpus for kinds of business. null: unknown."""
    why: str | None
    """Why it was chosen."""
    demand: Demand | None
    """How often it is searched for, if known."""
    created_at: str
    """When it was added."""
    updated_at: str
    """When it last changed."""
    scores: list[PromptWithScoresScoresItem]
    """The newest on each engine."""

class PromptWithScoresScoresItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    scan_id: str
    """The newest scan that asked it there."""
    status: CellStatus
    provenance: Provenance
    presence: Estimate
    as_of: str
    """When it was computed."""

class UpdatePrompt(Model):
    text: str | None
    """Only in a draft that no scan has asked."""
    intent: Intent | None
    """null: derive it by rules again."""
    stage: Stage | None
    """null: derive it by rules again."""
    tags: list[str] | None
    """Used by filters and segments."""
    paraphrase_group: str | None
    topic: str | None
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""

class PromptVariants(Model):
    prompt_id: str
    """The prompt."""
    paraphrase_group: str
    """Set it on the prompt and its paraphrases, so that they count as one question."""
    paraphrases: list[PromptVariantsParaphrasesItem]
    """The same in other words."""
    siblings: list[PromptVariantsSiblingsItem]
    """Narrower questions: with an audience, or a requirement."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class PromptVariantsParaphrasesItem(Model):
    text: str
    """The text."""

class PromptVariantsSiblingsItem(Model):
    text: str
    """The text."""
    constraint: str

class SuggestVariants(Model):
    count: int | None
    """Maximum per kind."""

class PromptTemplateList(Model):
    items: list[PromptTemplate]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class PromptTemplate(Model):
    """A wording with variables, shared across projects."""
    id: str
    """The template."""
    source: Literal["built_in", "own"]
    name: str
    """Its display name."""
    text: str
    """With variables in braces."""
    intent: Intent
    language: str
    """BCP 47 language, such as `en`."""
    variables: list[PromptTemplateVariablesItem]
    created_at: str | None

class PromptTemplateVariablesItem(Model):
    name: str
    """As written in the text, without braces."""
    values: list[str]

class CreatePromptTemplate(Model):
    name: str
    """Its display name."""
    text: str
    """With variables in braces."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Default: inferred from the wording."""
    language: str | None
    """BCP 47 language, such as `en`."""
    variables: list[CreatePromptTemplateVariablesItem] | None
    """Variables of the text that are not listed accept any value."""

class CreatePromptTemplateVariablesItem(Model):
    name: str
    """As written in the text, without braces."""
    values: list[str] | None
    """Allowed values; none: any."""

class ExpandedTemplate(Model):
    template_id: str
    total: int
    """Total combinations."""
    prompts: list[ExpandedTemplatePromptsItem]
    """The prompts."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class ExpandedTemplatePromptsItem(Model):
    text: str
    """The text."""
    bindings: Map[str]
    intent: Intent
    branded: bool | None
    """null without a project."""
    topic: str | None
    """What the prompt is about."""

class ExpandPromptTemplate(Model):
    bindings: Map[list[str]] | None
    """Values by variable. Default: the variable’s own values."""
    project_id: str | None
    """Fills in brand and competitor, and marks prompts that name the brand."""
    most: int | None
    """Maximum number of prompts."""

class PersonaList(Model):
    items: list[Persona]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Persona(Model):
    """Who is asking; sent to engines that accept it."""
    id: str
    """The persona."""
    project_id: str
    """The project."""
    name: str
    """Its name in lists."""
    role: str
    """Completes the sentence “The person who asks is …”."""
    constraints: list[str]
    """Their requirements and exclusions."""
    earlier_questions: list[str]
    """Their earlier questions; none: each answer starts fresh."""
    version: int
    """Incremented with each change; scans keep the version they used."""
    sent_as: str
    """The text sent to engines."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class UpdatePersona(Model):
    name: str | None
    """Its name in lists."""
    role: str | None
    """Completes the sentence “The person who asks is …”."""
    constraints: list[str] | None
    """Their requirements and exclusions."""
    earlier_questions: list[str] | None
    """Their earlier questions; none: each answer starts fresh."""

class Analysis(Model):
    """One page: what answer engines can see of it, and what to do."""
    id: str
    """The analysis."""
    mode: Mode
    requested_url: str
    url: str
    """After redirects."""
    host: str
    project_id: str | None
    created_at: str
    """When the page was read."""
    grade: Literal["A", "B", "C", "D", "E", "F"]
    """A summary grade of the page, not a probability. Engines that it is kept from cap it: one of five leaves B, two C, three D; F when engines cannot read it at all."""
    score: float
    """The score."""
    parts: list[AnalysisPart]
    identity: AnalysisIdentity
    access: AnalysisAccess
    prompts: list[AnalysisPromptsItem]
    """Questions behind the prediction."""
    predicted: list[AnalysisPredictedItem]
    """Predicted presence over these questions; no engine was asked. 0 credits."""
    model_label: str
    findings: list[AnalysisFinding]
    """Most important first."""
    features: Map[float | None]
    """As used by the predictor."""
    limits: list[str]
    """What could not be seen."""
    live: LiveCheck

class AnalysisPart(Model):
    part: Literal["access", "content", "structure", "evidence", "entity"]
    """The part it belongs to."""
    score: float | None
    """null: nothing could be observed."""
    weight: float
    """Its weight relative to the others."""
    checks: list[AnalysisPartChecksItem]

class AnalysisPartChecksItem(Model):
    check: str
    fulfilled: float | None
    """null: not observable, or not expected of this kind of page."""

class AnalysisIdentity(Model):
    brand: str
    """The brand’s name."""
    aliases: list[str]
    domain: str
    """The site, without `www.`."""
    title: str | None
    """A short title."""
    description: str | None
    """What it is, in its maker’s words."""
    language: str | None
    """BCP 47 language, such as `en`."""
    kind: str
    """product, shop, software, local_business, service, organisation, documentation, article or other."""
    topics: list[str]
    suggested_competitors: list[str]
    """Brands the page compares itself with."""

class AnalysisAccess(Model):
    indexable: bool | None
    quotable: bool | None
    crawlers: list[AnalysisAccessCrawlersItem]
    """One entry per crawler."""

class AnalysisAccessCrawlersItem(Model):
    crawler: str
    """The crawler’s name in its user agent."""
    operator: str
    """Who runs the crawler."""
    purpose: Literal["training", "search", "user_fetch"]
    """What it is for."""
    engines: list[str]
    """Ids of engines."""
    allowed: bool | None
    """By robots.txt; null: unknown."""
    rule: str | None
    shut_out_by: Literal["robots", "directive", "server"] | None
    """What blocks it: robots.txt, a directive of the page, or the server’s response to its name. Missing in older analyses."""

class AnalysisPromptsItem(Model):
    text: str
    """The text."""
    intent: str
    """What the asker wants, such as `comparison`."""
    topic: str | None
    """What the prompt is about."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """Its source; missing in older analyses."""
    why: str | None
    """Why it was chosen."""

class AnalysisPredictedItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    presence: Estimate
    headline: str | None
    """The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed."""
    answers_needed: int | None
    """If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less."""

class AnalysisFinding(Model):
    code: str
    """For programs: stable when the wording changes."""
    part: Literal["access", "content", "structure", "evidence", "entity"]
    """The part it belongs to."""
    importance: Literal["high", "medium", "low"]
    """Its severity."""
    message: str
    """What happened, in words."""
    evidence: list[AnalysisFindingEvidenceItem]
    """What it is based on."""
    action: str
    """What to do."""

class AnalysisFindingEvidenceItem(Model):
    quote: str
    """As on the page."""
    where: str
    """title, meta, json_ld, heading, body, header, robots …"""

class LiveCheck(Model):
    """A small scan of the page’s questions."""
    status: Literal["not_asked", "awaiting_approval", "queued", "running", "cancelling", "completed", "partial", "failed", "cancelled"]
    """Its state."""
    engines: list[str]
    """Ids of engines."""
    credits: int
    """The most it may cost."""
    affordable: bool
    scan_id: str | None
    presence: Estimate | None
    """Measured; null until the scan has ended."""

class AnalyzeUrl(Model):
    url: str
    """A publicly reachable page."""
    locale: AnalyzeUrlLocale | None
    """Default: the page’s language."""
    engines: list[str] | None
    """Engines to predict for. Default: the usual five."""
    prompts: int | None
    """Number of questions to predict for."""
    live: AnalyzeUrlLive | None
    """Also ask engines, for credits. Without it nothing is spent, and the response gives the price."""

class AnalyzeUrlLocale(Model):
    """Default: the page’s language."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class AnalyzeUrlLive(Model):
    """Also ask engines, for credits. Without it nothing is spent, and the response gives the price."""
    engines: list[str] | None
    """Default: those above, or every configured one; for a test key, the sandbox."""
    prompts: int | None
    """Number of prompts."""
    samples_k: int | None
    """Samples per prompt and engine."""
    max_credits: int | None
    """Refuse if it could cost more."""

class AnalysisList(Model):
    items: list[AnalysisSummary]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class AnalysisSummary(Model):
    id: str
    """The analysis."""
    mode: Mode
    requested_url: str
    url: str
    """After redirects."""
    host: str
    project_id: str | None
    created_at: str
    """When the page was read."""
    grade: Literal["A", "B", "C", "D", "E", "F"]
    """A summary grade of the page, not a probability. Engines that it is kept from cap it: one of five leaves B, two C, three D; F when engines cannot read it at all."""
    score: float
    """The score."""
    brand: str
    """The brand’s name."""
    scan_id: str | None
    """Its scan; null: none."""

class AnalysisComparison(Model):
    mode: Mode
    before: AnalysisSummary
    after: AnalysisSummary
    same_page: bool
    score: AnalysisComparisonScore
    """The score with its parts."""
    parts: list[AnalysisComparisonPartsItem]
    features: list[AnalysisComparisonFeaturesItem]
    """Features that differ, as used by the predictor (counts standardised). null: not observable."""
    findings: AnalysisComparisonFindings
    predicted: list[AnalysisComparisonPredictedItem]
    """What the model expects."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class AnalysisComparisonScore(Model):
    """The score with its parts."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    change: float | None
    """After minus before."""

class AnalysisComparisonPartsItem(Model):
    part: Literal["access", "content", "structure", "evidence", "entity"]
    """The part it belongs to."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    change: float | None
    """After minus before."""

class AnalysisComparisonFeaturesItem(Model):
    feature: str
    """The part of the page concerned."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    change: float | None
    """After minus before."""

class AnalysisComparisonFindings(Model):
    resolved: list[str]
    appeared: list[str]
    remaining: list[str]
    """What is left."""

class AnalysisComparisonPredictedItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    before: Estimate
    after: Estimate

class CompareAnalyses(Model):
    before: str
    """The earlier one, or one of two pages."""
    after: str
    """The later one, or the other page."""

class CrawlerAccess(Model):
    url: str
    """Its address."""
    robots_txt: Literal["found", "absent", "unknown"]
    anybody: CrawlerAccessAnybody
    """The response to a client that names no crawler."""
    crawlers: list[CrawlerAccessCrawlersItem]
    """One entry per crawler."""
    engines_shut_out: list[str]
    """Engines whose search crawlers are all blocked."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class CrawlerAccessAnybody(Model):
    """The response to a client that names no crawler."""
    verdict: Literal["served", "blocked", "challenged", "differs", "unreachable"]
    """served: same as for anybody. challenged: asked to prove it is human. differs: another status or far less text."""
    status: int | None
    """HTTP status."""
    bytes: int | None
    """Size in bytes."""
    blocked_by: str | None
    """The CDN or firewall recognised in the response."""
    signs: list[str]

class CrawlerAccessCrawlersItem(Model):
    crawler: str
    """The crawler’s name in its user agent."""
    operator: str
    """Who runs the crawler."""
    purpose: Literal["training", "search", "user_fetch"]
    """What it is for."""
    engines: list[str]
    """Ids of engines."""
    verdict: Literal["open", "closed", "unclear"]
    """What the test says."""
    robots: CrawlerAccessCrawlersItemRobots
    http: CrawlerAccessCrawlersItemHttp | None
    """null: a name used only in robots.txt; it fetches nothing."""

class CrawlerAccessCrawlersItemRobots(Model):
    verdict: Literal["allowed", "disallowed", "unknown"]
    """What the test says."""
    rule: str | None

class CrawlerAccessCrawlersItemHttp(Model):
    verdict: Literal["served", "blocked", "challenged", "differs", "unreachable"]
    """served: same as for anybody. challenged: asked to prove it is human. differs: another status or far less text."""
    status: int | None
    """HTTP status."""
    bytes: int | None
    """Size in bytes."""
    blocked_by: str | None
    """The CDN or firewall recognised in the response."""
    signs: list[str]

class CheckCrawlerAccess(Model):
    url: str
    """A page."""
    crawlers: list[str] | None
    """Names as in robots.txt. Default: every known one."""

class ProjectFromAnalysis(Model):
    project_id: str
    """The new project."""
    prompt_set_id: str
    """Its prompts."""
    prompts: int
    """Number of prompts."""
    suggested_competitors: list[str]
    next: str
    """The next call to make."""

class CreateProjectFromAnalysis(Model):
    name: str | None
    """Default: the brand."""
    competitors: list[str] | None
    """For instance the suggested ones, which are not added automatically."""
    engines: list[str] | None
    """Ids of engines."""
    activate: bool | None
    """Activate the prompts, so that a scan can start."""

class Scan(Model):
    id: str
    """The scan."""
    project_id: str | None
    url: str | None
    """Its address."""
    mode: Mode
    status: ScanStatus
    origin: Literal["measured", "imported"]
    """imported: its answers were imported."""
    import_: ScanImport | None
    """The source of imported answers."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Samples per prompt and engine."""
    locale: ScanLocale
    """Country and language requested."""
    cycle: ScanCycle | None
    """Set if it asked one part of a cycle. Its own figures cover that part; the project’s are those of the cycle."""
    persona: ScanPersona | None
    """The persona and version used."""
    page: ScanPage | None
    """What the page is about, as read."""
    prompts: int
    """Prompts asked."""
    chosen: bool
    """Only some prompts of the set were asked (config.promptIds)."""
    progress: ScanProgress
    runs: list[RunProgress]
    credits: ScanCredits
    """Credits held, spent and at most."""
    result: ScanResult | None
    failure: ScanFailure | None
    """Why it failed; null: it did not fail."""
    created_at: str
    """When it was requested."""
    started_at: str | None
    finished_at: str | None
    updated_at: str
    """When it last changed."""

class ScanImport(Model):
    id: str
    """The import."""
    source: str
    """Whose answers they are, for example a tracker’s name."""
    brought_by: str
    """The key or person that imported them."""
    repeats: int | None
    """Answers requested per prompt and engine; null: unknown."""
    unanswered: Literal["listed", "unknown"]
    """Whether prompts that got no answer are included."""

class ScanLocale(Model):
    """Country and language requested."""
    country: str | None
    language: str
    """Language of the prompts."""
    city: str | None
    """City; null: none."""
    region: str | None

class ScanCycle(Model):
    parts: int
    part: int
    """The part it asked: 1 to parts."""

class ScanPersona(Model):
    id: str
    """The persona."""
    version: int
    name: str
    """Its display name."""

class ScanPage(Model):
    url: str
    """Its address."""
    brand: str
    """The brand’s name."""
    title: str | None
    """A short title."""
    language: str | None
    """BCP 47 language, such as `en`."""
    headings: list[str]
    topics: list[str]
    structured_data: list[str]

class ScanProgress(Model):
    planned: int
    """Samples to ask: prompts × engines × samples. 0 until the page has been read."""
    recorded: int
    """Answers recorded."""
    failed: int
    """Answers that could not be obtained."""
    reused: int
    """Stored answers reused instead of asking; not in `planned`."""
    percent: float
    """Percent done, 0 to 100."""
    eta_seconds: int | None
    """At the current pace; null: unknown."""

class RunProgress(Model):
    id: str
    """The engine run."""
    engine: str
    """The engine’s id, such as `openai`."""
    status: Literal["queued", "running", "completed", "partial", "failed", "cancelled"]
    """Its state."""
    planned: int
    """Answers planned."""
    recorded: int
    """Answers recorded."""
    failed: int
    """Answers that could not be obtained."""
    skipped: int
    """Not asked and not charged, because the engine kept repeating one answer to other prompts."""
    reused: int

class ScanCredits(Model):
    """Credits held, spent and at most."""
    held: int
    """Credits held until it ends."""
    spent: int
    """What it has cost so far."""

class ScanResult(Model):
    headline: Headline | None
    """Provenance of `overall`; that of the predictor if only the sandbox was asked. null if surfaces are not pooled."""
    provenance: Provenance
    overall: SurfaceMeasures | None
    """null when engines of different surfaces were asked without pooling: see `surfaces`."""
    surfaces: list[SurfaceMeasures]
    """One entry per surface; surfaces are pooled only on request."""
    engines: list[EngineMeasures]
    """One entry per engine."""
    brands: list[BrandMeasures]
    """Your brand and its competitors, over all engines of `overall`; where that is null, over all engines together, as `notes` say."""
    outcomes: Map[int]
    """Counts of answers by outcome: answered, refused, empty, blocked, truncated, not_shown."""
    searched: ScanResultSearched
    notes: list[str]
    """Notes for reading this, one sentence each."""

class Headline(Model):
    """The figure to report first."""
    source: Literal["measured", "predictor"]
    provenance: Provenance
    engines: list[str]
    """Engines behind the figure; with source `predictor` none was asked."""
    presence: Estimate
    sentence: str
    """The figure as a self-contained sentence. A prediction with an interval wider than 60 points has no figure: `presence.value` is null."""

class SurfaceMeasures(Model):
    """Pooled over the engines of one surface; clustered by prompt."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engines: list[str]
    """Ids of engines."""
    weights: Literal["by engine"]
    provenance: Provenance
    basis: Literal["all_answers", "shown_answers", "mixed"] | None
    """What the rates refer to. all_answers: every question gets an answer. shown_answers: only answers that were shown; an answer box such as Google’s AI Overview shows none for some questions, which are then not counted (see `shown`). mixed: engines of both kinds are pooled."""
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. The share of searches that show an answer with the brand is value × presence.value."""
    presence: SurfaceMeasuresPresence
    """Mentioned in the text, or a domain of the brand cited."""
    mention: Estimate
    citation: Estimate
    demand_weighted: DemandWeighted | None
    rank: ScanRank | None
    """Place of your brand among the tracked ones on this surface; null without competitors. Results stored before it was kept lack it."""

class SurfaceMeasuresPresence(Model):
    """Mentioned in the text, or a domain of the brand cited."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: SurfaceMeasuresPresenceMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class SurfaceMeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class DemandWeighted(Model):
    """Presence on questions like these, weighted by search demand. Given besides `presence`; missing in older results."""
    value: float | None
    """null: see `reason`."""
    ci: Interval | None
    prompts: int
    """Prompts with known search demand."""
    of: int
    """All prompts counted."""
    n: int
    """Those of `prompts` with an answer; topics, if they have any."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    weights: Literal["rank within the source"]
    """A prompt’s weight is (rank − ½) / m among the m prompts of its source, least searched first, because impressions are those of one site and not all searches."""
    reason: str | None
    """Why there is no figure."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class EngineMeasures(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    provenance: Provenance
    basis: Literal["all_answers", "shown_answers", "mixed"] | None
    """What the rates refer to. all_answers: every question gets an answer. shown_answers: only answers that were shown; an answer box such as Google’s AI Overview shows none for some questions, which are then not counted (see `shown`). mixed: engines of both kinds are pooled."""
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. The share of searches that show an answer with the brand is value × presence.value."""
    presence: EngineMeasuresPresence
    """Mentioned in the text, or a domain of the brand cited."""
    mention: Estimate
    citation: Estimate

class EngineMeasuresPresence(Model):
    """Mentioned in the text, or a domain of the brand cited."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: EngineMeasuresPresenceMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class EngineMeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class BrandMeasures(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    presence: BrandMeasuresPresence
    """Includes citations if the brand has domains, so do not compare brands by it."""
    compared: BrandMeasuresCompared
    """Counted the same way for all brands (see comparedBy): use this to compare them."""
    compared_by: Literal["presence", "mention"]
    """What compared, shareOfVoice and headToHead count: mention if a brand has no domain, so that none gains from its citations."""
    share_of_voice: ShareOfVoice
    head_to_head: HeadToHead | None
    """null for your own brand."""
    suggested_domains: list[DomainSuggestion]
    """For a brand without domains: candidates cited beside its name that resemble it."""

class BrandMeasuresPresence(Model):
    """Includes citations if the brand has domains, so do not compare brands by it."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: BrandMeasuresPresenceMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class BrandMeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class BrandMeasuresCompared(Model):
    """Counted the same way for all brands (see comparedBy): use this to compare them."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: BrandMeasuresComparedMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class BrandMeasuresComparedMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class ShareOfVoice(Model):
    """Answers with this brand as a share of the sum over all brands."""
    value: float | None
    """null where no brand was found at all."""
    ci: Interval | None
    n: int
    """Prompts, or topics from 8 on, with at least one of the brands in their answers."""
    label: Literal["ok", "indicative", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class HeadToHead(Model):
    """Two brands in the same answers, paired by prompt and engine."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """Your brand against this one, on questions like these. ahead, behind: `ci` excludes 0, and over the brands of the scan at most 1 in 10 of these is a false alarm."""
    value: float | None
    """Your brand’s rate minus this one’s."""
    ci: HeadToHeadCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """p-value of the test; null: no test."""
    smallest_visible: float | None
    """The smallest difference these answers would detect 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class HeadToHeadCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class DomainSuggestion(Model):
    domain: str
    """The site, without `www.`."""
    answers: int
    """Answers that name the brand and cite it."""

class ScanResultSearched(Model):
    yes: int
    no: int
    unknown: int

class ScanFailure(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class StartScan(Model):
    url: str | None
    """The page whose brand and topics are measured. May be left out with a project."""
    project_id: str | None
    """Its active prompt set is asked, and its brand looked for."""
    config: ScanConfig | None

class ScanConfig(Model):
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    max_prompts: int | None
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samples_k: int | None
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    prompt_set_id: str | None
    """A prompt set other than the active one."""
    locale: ScanConfigLocale | None
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    persona_id: str | None
    """The persona asking. Refused for engines that do not accept one; see GET /v1/locales."""
    prompt_ids: list[str] | None
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    max_credits: int | None
    """Refuse the scan if it could cost more."""
    stop_when: ScanConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""

class ScanConfigLocale(Model):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """The asker’s city, for engines that accept one."""
    region: str | None
    """null: the whole country, even if the project names a region."""

class ScanConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class ScanEstimate(Model):
    mode: Mode
    prompts: int
    """Number of prompts."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Samples per prompt and engine."""
    samples: int
    reused: int
    """Stored answers among `samples`, which cost nothing; 0 without cacheMaxAgeSeconds."""
    credits: int
    """Upper limit; failed calls are not charged."""
    balance: int
    """Credits of the organisation that are available now."""
    spendable: SpendableCredits
    affordable: bool
    """Whether `spendable` covers `credits`."""
    expected_half_width: ScanEstimateExpectedHalfWidth
    detectable_change: float
    """The smallest change between two such scans that would be found 4 times in 5, on these prompts (tracked)."""
    detectable_market_change: float | None
    """The smallest fall between two scans of the same prompts that is found 4 times in 5 for questions like these (market), if it takes the same share from every prompt. null: not even a fall to nothing would be found so often."""
    estimated_seconds: int
    """At the engines’ rate limits."""
    provider_cost_usd: float | None
    """Paid to the engines if your own keys are used."""
    assumed: AssumedPanel
    cycle: ScanEstimateCycle | None
    """What the same set would cost and show if a daily schedule asked it in parts (`cycle` of set_schedule); null with fewer than five questions per part."""
    advice: list[str]

class SpendableCredits(Model):
    """What one scan may cost now at most."""
    credits: int
    """Credits; one is one live answer."""
    limited_by: Literal["balance", "key", "budget"]
    """The tightest limit: the organisation’s balance, the key’s monthly cap, or a budget of the workspace, the project or the key."""
    budget_id: str | None
    """The budget, where one is the limit."""

class ScanEstimateExpectedHalfWidth(Model):
    tracked: float
    market: float

class AssumedPanel(Model):
    """What the expected widths assume."""
    rate: float
    """Expected presence."""
    rate_source: Literal["history", "default", "given"]
    icc: float
    """Intraclass correlation of the answers to one prompt, 0 to 1."""
    icc_source: Literal["history", "default", "given"]
    """history: from prompts asked at least twice, shrunk towards .62 (the default, from open data) by their uncertainty."""
    icc_range: AssumedPanelIccRange
    """95% interval of the ICC. With few repeats it is wide, and the plan may miss by more."""
    icc_learned: float
    """Weight of your own answers in icc, 0 to 1."""
    source: Literal["history", "default", "given"]
    """history: the project’s scans; given: rate and icc are the caller’s."""
    scans: int
    """Scans learned from: the last three that have figures."""
    scan_id: str | None
    """The newest of them."""

class AssumedPanelIccRange(Model):
    """95% interval of the ICC. With few repeats it is wide, and the plan may miss by more."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ScanEstimateCycle(Model):
    parts: int
    prompts_per_run: int
    credits_per_run: int
    market_half_width: float
    """Of presence over all parts."""
    saved: float
    """Share of the credits that asking the whole set daily would cost."""
    sentence: str
    """The result in one sentence, in the response’s language."""

class EstimateScan(Model):
    project_id: str | None
    """Take prompts and defaults from this project."""
    config: ScanConfig | None
    baseline: float | None
    """Expected presence; widths depend on it. Default: that of the last scans, or 0.3."""

class PlannedSamples(Model):
    mode: Mode
    plan: SamplePlan | None
    """The cheapest plan that reaches the target; null if the limits do not allow it. Without a target: the best."""
    best: PlannedSamplesBest
    """As close as the limits allow."""
    alternatives: list[SamplePlan]
    """The same credits, split differently."""
    engines: int
    """Number of engines."""
    assumed: AssumedPanel
    notes: list[str]
    """Notes for reading this, one sentence each."""

class SamplePlan(Model):
    """A way to spend credits, and the precision it buys."""
    prompts: int
    """Number of prompts."""
    samples_k: int
    """Samples per prompt and engine."""
    credits: int
    """Prompts × samples × engines."""
    market_half_width: float
    """Expected half-width of `market.ci` on each engine."""
    tracked_half_width: float
    """Expected half-width of `ci` on each engine."""
    detectable_change: float
    """The smallest change between two such scans of the same prompts that is found 4 times in 5, on these prompts (tracked)."""
    detectable_market_change: float | None
    """The smallest fall between two scans of the same prompts that is found 4 times in 5 for questions like these (market), if it takes the same share from every prompt. null: not even a fall to nothing would be found so often."""

class PlannedSamplesBest(Model):
    """As close as the limits allow."""
    prompts: int
    """Number of prompts."""
    samples_k: int
    """Samples per prompt and engine."""
    credits: int
    """Prompts × samples × engines."""
    market_half_width: float
    """Expected half-width of `market.ci` on each engine."""
    tracked_half_width: float
    """Expected half-width of `ci` on each engine."""
    detectable_change: float
    """The smallest change between two such scans of the same prompts that is found 4 times in 5, on these prompts (tracked)."""
    detectable_market_change: float | None
    """The smallest fall between two scans of the same prompts that is found 4 times in 5 for questions like these (market), if it takes the same share from every prompt. null: not even a fall to nothing would be found so often."""

class PlanSamples(Model):
    project_id: str | None
    """Learn rate, ICC and engines from this project."""
    half_width: float | None
    """Wanted half-width, such as 0.05 for ±5 points."""
    estimand: Literal["market", "tracked"] | None
    """The interval that halfWidth refers to."""
    detectable_change: float | None
    """Alternatively: the smallest change that two scans should detect."""
    engines: int | None
    """Number of engines asked. Default: the project’s, or 1."""
    max_prompts: int | None
    """Prompts available."""
    max_samples_k: int | None
    max_credits: int | None
    """Most credits. Alone, without a target: the most precise plan that they buy."""
    baseline: float | None
    """Expected presence. Default: that of the last scans, or 0.5, the widest."""
    icc: float | None
    """Intraclass correlation of the answers to one prompt. Default: learned, shrunk towards 0.62."""

class ScanList(Model):
    items: list[Scan]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class RetryFailedRuns(Model):
    max_credits: int | None
    """Refuse if it could cost more."""

class ScanQuality(Model):
    scan_id: str
    """The scan."""
    mode: Mode
    provenance: Provenance
    status: ScanStatus
    coverage: ScanQualityCoverage
    engines: list[ScanQualityEnginesItem]
    """One entry per engine."""
    drift: list[str]
    """Engine changes during it and since the previous scan."""
    low_cells: ScanQualityLowCells
    checklist: list[ScanQualityChecklistItem]
    """What a figure needs before decisions may rest on it."""
    decision_grade: bool
    """Whether all are met, apart from those of which nothing is known yet."""

class ScanQualityCoverage(Model):
    planned: int
    """Answers planned."""
    recorded: int
    """Answers recorded."""
    failed: int
    """Answers that could not be obtained."""
    reused: int
    """Stored answers reused instead of asking; they are no new evidence."""
    readable: int
    """New readable answers."""
    share: float
    """Share of its samples recorded or reused."""
    cells: int
    """Prompts × engines."""
    measured_cells: int
    """Cells with a readable answer."""

class ScanQualityEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    planned: int
    """Answers planned."""
    recorded: int
    """Answers recorded."""
    failed: int
    """Answers that could not be obtained."""
    failures: Map[int]
    """By reason."""
    model_served: str | None
    """The model that answered, as reported by the engine."""

class ScanQualityLowCells(Model):
    total: int
    """Cells with fewer than three readable answers."""
    items: list[ScanQualityLowCellsItemsItem]
    """The first 50, those with fewest answers first."""

class ScanQualityLowCellsItemsItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt concerned."""
    prompt: str
    """The question as asked."""
    answers: int
    """Number of answers."""

class ScanQualityChecklistItem(Model):
    criterion: Literal["enough_questions", "repeated_answers", "independent_repeats", "neutral_prompts", "full_coverage", "stable_engines", "narrow_interval"]
    met: bool | None
    """null: not known yet."""
    measured: str
    required: str

class ScanAdvice(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    based_on: ScanAdviceBasedOn | None
    """The newest scan; null before the first."""
    current: SamplePlan | None
    """Cost and precision of such a scan."""
    same_credits: list[SamplePlan]
    """The same credits, split differently."""
    items: list[ScanAdviceItem]
    """Most important first."""

class ScanAdviceBasedOn(Model):
    scan_id: str
    """Its scan; null: none."""
    finished_at: str | None
    prompts: int
    """Questions counted."""
    samples_k: int
    """Samples per prompt and engine."""
    engines: list[str]
    """Ids of engines."""
    rate: float
    """Share, from 0 to 1."""
    icc: float
    """Intraclass correlation of the answers to one prompt, 0 to 1."""
    assumed: AssumedPanel
    noise_floor: float | None

class ScanAdviceItem(Model):
    code: str
    """For programs: stable when the wording changes."""
    importance: Literal["high", "medium", "low"]
    """Its severity."""
    message: str
    """What happened, in words."""
    action: str | None
    """What to do, for people."""
    call: str | None
    """The call that does it, for programs."""

class ScanComparison(Model):
    headline: ScanComparisonHeadline
    """The verdict and its sentence: for the market, over the engines both scans asked."""
    before: ScanComparisonBefore
    """The value before."""
    after: ScanComparisonAfter
    """The value after."""
    mode: Mode
    provenance: Provenance
    engines: list[str]
    """Engines asked by both; only these are compared."""
    paired_prompts: int
    overall: ScanComparisonOverall | None
    """null when engines of several surfaces were asked."""
    by_engine: list[ScanComparisonByEngineItem]
    """The same per engine."""
    shift: ScanComparisonShift
    """The brand’s overall change on engines asked by both; movers differ from it."""
    baseline: BaselineComparison | None
    """Against the last comparable scans, for half the credits of two scans with the same interval; null: `noBaseline` says why."""
    no_baseline: str | None
    movers: list[Mover]
    """Engines and intents that moved differently from the brand, and other brands that moved; largest first."""
    prompts: list[ScanComparisonPromptsItem]
    """The 20 prompts that changed most. With three answers per prompt, none proves anything by itself."""
    notes: list[str]
    """What else changed between the scans: models, identity, prompts, samples."""

class ScanComparisonHeadline(Model):
    """The verdict and its sentence: for the market, over the engines both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    sentence: str
    """The result in one sentence, in the response’s language."""

class ScanComparisonBefore(Model):
    """The value before."""
    scan_id: str
    """Its scan; null: none."""
    at: str
    """Time in RFC 3339, UTC."""

class ScanComparisonAfter(Model):
    """The value after."""
    scan_id: str
    """Its scan; null: none."""
    at: str
    """Time in RFC 3339, UTC."""

class ScanComparisonOverall(Model):
    tracked: ScanComparisonOverallTracked
    """On the prompts that both scans asked."""
    market: ScanComparisonOverallMarket
    """On questions like these."""

class ScanComparisonOverallTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonOverallTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ScanComparisonOverallTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ScanComparisonOverallMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonOverallMarketCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ScanComparisonOverallMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ScanComparisonByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    tracked: ScanComparisonByEngineItemTracked
    """On the prompts that both scans asked."""
    market: ScanComparisonByEngineItemMarket
    """On questions like these."""

class ScanComparisonByEngineItemTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonByEngineItemTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ScanComparisonByEngineItemTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ScanComparisonByEngineItemMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonByEngineItemMarketCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ScanComparisonByEngineItemMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ScanComparisonShift(Model):
    """The brand’s overall change on engines asked by both; movers differ from it."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonShiftCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ScanComparisonShiftCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class BaselineComparison(Model):
    """The scan against the pooled level of several earlier ones."""
    scans: list[BaselineComparisonScansItem]
    """The earlier scans behind the level, 3 to 8, oldest first."""
    day: BaselineComparisonDay
    """That day against this level, whether or not the change lasts."""
    lasting: BaselineComparisonLasting
    """Whether the level changed: the interval includes day-to-day variation."""
    confirmation: Literal["not_needed", "waiting", "confirmed"]
    """Scans less than five days apart: a lasting verdict needs two scans in a row against the same level, or one far out. waiting: only this scan shows it, so the verdict is no_change_shown."""
    day_deviation: float
    """Day-to-day standard deviation beyond sampling noise. Included in the lasting interval."""

class BaselineComparisonScansItem(Model):
    scan_id: str
    """Its scan; null: none."""
    at: str
    """Time in RFC 3339, UTC."""

class BaselineComparisonDay(Model):
    """That day against this level, whether or not the change lasts."""
    tracked: BaselineComparisonDayTracked
    """On the prompts that both scans asked."""
    market: BaselineComparisonDayMarket
    """On questions like these."""
    sentence: str
    """The market’s verdict in words."""

class BaselineComparisonDayTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonDayTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class BaselineComparisonDayTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class BaselineComparisonDayMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonDayMarketCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class BaselineComparisonDayMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class BaselineComparisonLasting(Model):
    """Whether the level changed: the interval includes day-to-day variation."""
    tracked: BaselineComparisonLastingTracked
    """On the prompts that both scans asked."""
    market: BaselineComparisonLastingMarket
    """On questions like these."""
    sentence: str
    """The market’s verdict in words."""

class BaselineComparisonLastingTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonLastingTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class BaselineComparisonLastingTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class BaselineComparisonLastingMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonLastingMarketCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class BaselineComparisonLastingMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class Mover(Model):
    kind: Literal["brand", "engine", "intent", "topic", "prompt"]
    """Its kind; decides which other fields it has."""
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""
    prompts: int
    """Prompts, or topics from 8 on, with answers in both scans."""
    change: float
    """After minus before."""
    ci: MoverCi | None
    """Interval of `change`, for this one alone; too narrow for the largest of many. null below six prompts or topics."""
    beyond: float | None
    """Engines and intents: the change beyond the brand’s overall change. Other brands: their change. null when not tested."""
    p_value: float | None
    """p-value of the test; null: no test."""
    q_value: float | None
    """Benjamini-Hochberg over everything tested here."""
    verdict: Literal["moved", "no_move_shown", "too_few"]
    """moved: at most 1 in 10 of these is expected to be a false alarm; a one-day move of an engine or topic counts. too_few: fewer than six prompts with differing answers, so no outcome could show a move."""

class MoverCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ScanComparisonPromptsItem(Model):
    prompt_id: str | None
    """The prompt concerned."""
    text: str
    """The text."""
    before: ScanComparisonPromptsItemBefore
    """The value before."""
    after: ScanComparisonPromptsItemAfter
    """The value after."""
    change: float
    """After minus before."""
    ci: ScanComparisonPromptsItemCi
    """Interval of the figure; null if none can be given."""

class ScanComparisonPromptsItemBefore(Model):
    """The value before."""
    present: int
    answers: int
    """Number of answers."""

class ScanComparisonPromptsItemAfter(Model):
    """The value after."""
    present: int
    answers: int
    """Number of answers."""

class ScanComparisonPromptsItemCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class EngineRunList(Model):
    items: list[EngineRun]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class EngineRun(Model):
    """One engine’s part of a scan."""
    id: str
    """The engine run."""
    scan_id: str
    """The scan it belongs to."""
    project_id: str | None
    """Its project; null: none."""
    mode: Mode
    engine: str
    """The engine’s id, such as `openai`."""
    surface: str
    """The surface asked: api, api+search, serp, ui or sandbox."""
    model_requested: str | None
    """The model requested."""
    model_served: str | None
    """The model that the engine reports."""
    status: Literal["queued", "running", "completed", "partial", "failed", "cancelled"]
    """Its state."""
    planned: int
    """Answers planned."""
    recorded: int
    """Answers recorded."""
    failed: int
    """Answers that could not be obtained."""
    skipped: int
    """Not asked and not charged, because the engine kept repeating one answer to other prompts."""
    reused: int
    """Stored answers reused instead of asking."""
    failures: Map[int]
    """Samples given up, by reason: auth, quota, rate, overloaded, invalid, malformed, timeout, network."""
    unread: list[EngineRunUnreadItem]
    """The newest five responses that could not be read, for example because the engine changed its format. Their bodies are kept as long as those of answers."""
    requests: int
    """HTTP requests sent, retries included."""
    credits: int
    """Credits charged."""
    cost_usd: float
    """What the engine charged for, if known."""
    take_overs: int
    """How often another worker took it over."""
    started_at: str | None
    finished_at: str | None
    updated_at: str
    """When it last changed."""

class EngineRunUnreadItem(Model):
    message: str
    """What happened, in words."""
    unexpected: str
    """What came instead of an answer."""
    at: str
    """When it was received."""
    sha256: str | None
    """Of the body, in hex; null: not stored."""
    bytes: int | None
    """Size in bytes."""
    url: str | None
    """Download link for the body; needs no key, so anyone with the link has it."""
    expires_at: str | None

class Answer(Model):
    id: str
    """The answer."""
    scan_id: str
    """The scan."""
    engine_run_id: str
    """The engine run."""
    project_id: str | None
    """Its project; null: none."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt concerned."""
    prompt: str
    """The question as asked."""
    sample: int
    """Index among the k samples of its prompt, from 0."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]
    """How it ended."""
    present: bool | None
    """null: there was no prose to read, which is not the same as absence."""
    mentioned: bool | None
    """Whether the text mentions the brand by name."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    searched: bool | None
    """Whether the engine searched the web; null: it does not say."""
    model_served: str | None
    """The model that answered, as reported by the engine."""
    mode: Mode
    origin: Literal["measured", "imported"]
    """imported: it was imported; the scan’s `import` says by whom."""
    provenance: Provenance
    latency_ms: int
    """0 for an imported one."""
    created_at: str
    """When it was recorded."""
    text_erased_at: str | None
    text: str
    """The text."""
    citations: list[Citation]
    """Sources that the answer names."""
    sources: list[AnswerSourcesItem]
    """Pages the engine retrieved, cited or not."""
    organic_hosts: list[str] | None
    """Hosts of the organic results below a search engine’s answer, best rank first; null: none shown."""
    page_questions: list[AnswerPageQuestionsItem] | None
    """Questions that the results page shows beside the answer; null: none shown."""
    products: list[ProductCard] | None
    """Product cards beside the answer, not part of its text. null: not reported."""
    ads: list[AnswerAd] | None
    """Advertisements beside the answer, not part of its text. null: not reported."""
    evidence: list[AnswerEvidence]
    """Evidence files, kept as long as its body."""
    search_queries: list[str] | None
    finish_reason: str | None
    usage: Map[Any]
    cost_usd: float | None
    detection: AnswerDetection
    detector_version: str
    """Version of the detector."""
    identity_version: int
    """Version of the brand’s names and domains used."""

class Citation(Model):
    """A URL cited in the answer; offsets are UTF-16 indices into its text."""
    url: str
    """Its address."""
    title: str | None
    """A short title."""
    start: int | None
    """Where it begins in the text, in UTF-16 units."""
    end: int | None
    """Where it ends in the text, in UTF-16 units."""

class AnswerSourcesItem(Model):
    url: str
    """Its address."""
    title: str | None
    """A short title."""

class AnswerPageQuestionsItem(Model):
    kind: Literal["people_also_ask", "related_search"]
    """Its kind; decides which other fields it has."""
    text: str
    """The text."""

class ProductCard(Model):
    position: int
    """From 1, over all cards of the answer."""
    title: str
    """A short title."""
    brand: str | None
    """As named on screen."""
    merchant: str | None
    """Who sells it."""
    url: str | None
    """Its address."""
    price: CardPrice | None
    rating: ProductCardRating | None
    product_id: str | None
    image_url: str | None
    kind: str | None
    """Its format, such as carousel."""

class CardPrice(Model):
    amount: float | None
    currency: str | None
    """ISO 4217 currency, such as `EUR`."""
    raw: str | None
    """As written on screen."""

class ProductCardRating(Model):
    value: float
    """The figure itself."""
    max: float | None
    count: float | None
    """Count."""

class AnswerAd(Model):
    position: int
    rendered: bool | None
    """Whether the screen showed it; null: not reported."""
    advertiser: str | None
    title: str | None
    """A short title."""
    body: str | None
    url: str | None
    """Its address."""
    image_url: str | None
    kind: str | None
    """Its kind; decides which other fields it has."""

class AnswerEvidence(Model):
    kind: Literal["html", "screenshot"]
    """Its kind; decides which other fields it has."""
    content_type: str
    sha256: str
    """Hex."""
    bytes: int
    """Size in bytes."""
    source: str | None
    """Who sent it: a provider, or “import”. null: not recorded."""
    kept_at: str | None
    """When it was stored. null: not recorded."""
    url: str
    """Download link; needs no key, so anyone with the link has the file."""
    expires_at: str
    """When the link expires."""

class AnswerDetection(Model):
    """What was found in an answer: spans, rules and confidence for each brand, and every cited URL."""
    brands: list[BrandDetection]
    citations: list[DetectedCitation]
    """Sources that the answer names."""
    words: int
    cut: bool
    """The answer is longer than any engine writes: only its first 200,000 characters were read."""
    detector_version: str
    """Version of the detector."""

class BrandDetection(Model):
    id: str
    """For correct_detection."""
    brand_id: str
    """The brand concerned; your own or a competitor."""
    mentioned: bool
    """Whether the text mentions the brand by name."""
    cited: bool
    """Whether one of the brand’s domains is among the sources."""
    present: bool
    """Mentioned or cited."""
    retrieved: bool
    """Whether one of its sites was retrieved, cited or not."""
    confidence: float | None
    """Probability that the answer mentions it; null if no name was found (a citation by domain is certain)."""
    uncertain: bool
    """Whether it awaits a person’s verdict in list_uncertain_detections."""
    mentions: list[Mention]
    """Counted and negated mentions."""
    candidates: list[Mention]
    """Below one half: kept for review, not counted."""
    cited_urls: list[str]
    first_mention_rank: int | None
    """Position among the brands mentioned, from 1."""
    list_position: int | None
    """Position of the list item or table row that it heads, from 1."""
    word_share: float | None
    """Share of the words that are in sentences about it."""
    strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None
    """null: not mentioned, or not certain enough."""
    sentiment: Literal["positive", "neutral", "negative", "mixed", "unknown"]
    sentiment_confidence: float | None
    """Probability of the likeliest polarity in a text of up to 40 words; null if rules decide. Missing from earlier detectors."""

class Mention(Model):
    """A passage of the answer; offsets are UTF-16 indices into its text."""
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""
    matched: str
    alias: str
    rule: Literal["exact", "variant", "inflected", "case", "context", "learned"]
    """Why it matched: exact, spelling variant, inflected form, letter case, context, or people’s earlier verdicts."""
    confidence: float
    """Probability that these words mean the brand."""
    negated: bool
    """The sentence says that the brand was not found: it does not count."""

class DetectedCitation(Model):
    url: str
    """Its address."""
    canonical_url: str
    """Without redirects, tracking and fragments."""
    domain: str
    """Registrable domain."""
    source_type: SourceType
    position: int
    brand_id: str | None
    """The tracked brand that owns the site."""
    from_text: bool
    """A link in the text that the engine does not list as a citation; models sometimes invent links."""

class AnswerPage(Model):
    answer_id: str
    """The answer."""
    page: KeptPage | None
    """null: none was stored, or it has been deleted."""

class KeptPage(Model):
    html: str
    """Its structure and text. Scripts, styles, forms, images and everything that loads or links elsewhere are removed; link addresses are in `title`."""
    sha256: str
    """In hex, of the original file, which the answer’s `evidence` links to."""
    bytes: int
    """Of the file as it came."""
    source: str | None
    """Who sent it: a provider, or “import”. null: not recorded."""
    kept_at: str | None
    """When it was stored. null: not recorded."""

class AnswerList(Model):
    items: list[AnswerSummary]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class AnswerSummary(Model):
    id: str
    """The answer."""
    scan_id: str
    """The scan."""
    engine_run_id: str
    """The engine run."""
    project_id: str | None
    """Its project; null: none."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt concerned."""
    prompt: str
    """The question as asked."""
    sample: int
    """Index among the k samples of its prompt, from 0."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]
    """How it ended."""
    present: bool | None
    """null: there was no prose to read, which is not the same as absence."""
    mentioned: bool | None
    """Whether the text mentions the brand by name."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    searched: bool | None
    """Whether the engine searched the web; null: it does not say."""
    model_served: str | None
    """The model that answered, as reported by the engine."""
    mode: Mode
    origin: Literal["measured", "imported"]
    """imported: it was imported; the scan’s `import` says by whom."""
    provenance: Provenance
    latency_ms: int
    """0 for an imported one."""
    created_at: str
    """When it was recorded."""
    text_erased_at: str | None
    excerpt: str

class FoundAnswers(Model):
    items: list[FoundAnswersItemsItem]
    """The items of this page."""
    total: int
    """Matching answers, counted up to 1,000."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""

class FoundAnswersItemsItem(Model):
    id: str
    """The answer."""
    scan_id: str
    """The scan."""
    engine_run_id: str
    """The engine run."""
    project_id: str | None
    """Its project; null: none."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt concerned."""
    prompt: str
    """The question as asked."""
    sample: int
    """Index among the k samples of its prompt, from 0."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]
    """How it ended."""
    present: bool | None
    """null: there was no prose to read, which is not the same as absence."""
    mentioned: bool | None
    """Whether the text mentions the brand by name."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    searched: bool | None
    """Whether the engine searched the web; null: it does not say."""
    model_served: str | None
    """The model that answered, as reported by the engine."""
    mode: Mode
    origin: Literal["measured", "imported"]
    """imported: it was imported; the scan’s `import` says by whom."""
    provenance: Provenance
    latency_ms: int
    """0 for an imported one."""
    created_at: str
    """When it was recorded."""
    text_erased_at: str | None
    excerpt: str
    """The text around the match."""
    matches: list[FoundAnswersItemsItemMatchesItem]
    """Position in the excerpt, in UTF-16 units."""
    rank: float
    """How well it matches; comparable within one search. 0 beyond the newest 100 matches, which come first, and with other filters than scanId, engine and present: those go by time."""

class FoundAnswersItemsItemMatchesItem(Model):
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""

class SearchAnswers(Model):
    query: str
    """Words that must all occur; “quoted phrases”, OR, and - to exclude a word."""
    scan_id: str | None
    """Only this scan."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """Only this prompt."""
    topic: str | None
    """Only prompts on this topic."""
    tag: str | None
    """Only prompts with this tag."""
    intent: str | None
    """Only prompts with this intent."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"] | None
    """How it ended."""
    brand_id: str | None
    """Only answers in which this brand is named or cited."""
    since: str | None
    """At or after this time. A day (UTC) or an instant."""
    until: str | None
    """Before this time. A day (UTC, inclusive) or an instant."""
    present: bool | None
    limit: int | None
    offset: int | None

class PromptEvidence(Model):
    """The evidence behind a prompt’s score, down to the words."""
    project_id: str
    """The project."""
    prompt_id: str
    """The prompt."""
    mode: Mode
    text: str
    """The text."""
    branded: bool
    """It names the brand, so it is excluded from rates over prompts."""
    scan_id: str | None
    """The scan behind it; null: no scan has asked this prompt yet."""
    identity_version: int | None
    """Version of the names and domains used to read its answers."""
    engines: list[EngineEvidence]
    """One entry per engine."""
    citations: list[CitedPage]
    """The 50 pages that most answers cite."""
    answers: EvidenceAnswerList

class EngineEvidence(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    provenance: Provenance
    score: Measures | None
    """The cell’s estimates; null while the scan runs."""
    answers: int
    """Number of answers."""
    readable: int
    """Readable answers: the denominator."""
    present: int
    mentioned: int
    cited: int

class Measures(Model):
    presence: MeasuresPresence
    """Mentioned in the text, or a domain of the brand cited."""
    mention: Estimate
    citation: Estimate

class MeasuresPresence(Model):
    """Mentioned in the text, or a domain of the brand cited."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: MeasuresPresenceMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class MeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class CitedPage(Model):
    url: str
    """Its address."""
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    answers: int
    """Answers to this prompt that cite it."""

class EvidenceAnswerList(Model):
    items: list[EvidenceAnswer]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class EvidenceAnswer(Model):
    id: str
    """The answer."""
    engine: str
    """The engine’s id, such as `openai`."""
    provenance: Literal["live", "cached", "predicted"]
    """cached: reused from an earlier scan."""
    sample: int
    outcome: str
    """How it ended."""
    present: bool | None
    """null: there was no prose to read."""
    mentioned: bool | None
    """Whether the text mentions the brand by name."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    spans: list[EvidenceSpan]
    """For every tracked brand, in the order of the text."""
    citations: list[DetectedCitation]
    """Sources that the answer names."""
    created_at: str
    """When it was recorded."""

class EvidenceSpan(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    brand: str
    """The brand’s name."""
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""
    matched: str
    alias: str
    rule: Literal["exact", "variant", "inflected", "case", "context", "learned"]
    """Why it matched: exact, spelling variant, inflected form, letter case, context, or people’s earlier verdicts."""
    confidence: float
    """Probability that these words mean the brand."""
    negated: bool
    """The sentence says that the brand was not found: it does not count."""
    counted: bool
    """false: awaiting review, or in a sentence that says it was not found."""
    excerpt: str
    """The words of the answer around the span."""
    excerpt_start: int
    """Where the span starts in `excerpt`, in UTF-16 units."""

class AnswerImport(Model):
    """An import of answers collected elsewhere."""
    id: str
    """The import."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """Its display name."""
    status: Literal["awaiting_file", "queued", "reading", "checked", "storing", "completed", "failed", "cancelled", "deleting"]
    """awaiting_file: send the file to `uploadUrl`. checked: a dry run, or nothing to import; POST …/start imports it within 7 days."""
    dry_run: bool
    brought_by: str
    """The key or person that sent it."""
    upload_url: str | None
    """Where to PUT the file; null once it has arrived."""
    file: AnswerImportFile
    progress: AnswerImportProgress
    report: ImportReport | None
    """What is in the file; null: not read yet."""
    scan_ids: list[str]
    """The scans made from it, at most the newest 100."""
    failure: AnswerImportFailure | None
    """Why it failed; null: it did not fail."""
    created_at: str
    """When it was requested."""
    finished_at: str | None
    updated_at: str
    """When it last changed."""

class AnswerImportFile(Model):
    bytes: int
    """Size in bytes."""
    sha256: str | None
    """Of the file as sent."""

class AnswerImportProgress(Model):
    rows: int
    """Rows read so far."""
    stored: int
    percent: float
    """Percent done, 0 to 100."""

class ImportReport(Model):
    source: str | None
    """The tool whose export it was recognised as; null: none in particular."""
    format: Literal["ndjson", "csv"]
    """Its file format."""
    columns: list[ImportReportColumnsItem]
    """The file’s columns and the field that each is read as; null: ignored."""
    answers: int
    """Rows accepted, including prompts that got no answer."""
    duplicates: int
    """Rows that the project already has, or that repeat in the file."""
    refused: int
    """Rows rejected; `problems` says why."""
    problems: list[ImportProblem]
    """Why rows were rejected: each reason once, the first hundred."""
    prompts: int
    """Number of prompts."""
    known: int
    """Prompts that the project itself asks, word for word."""
    topics: int
    engines: list[ImportReportEnginesItem]
    """One entry per engine."""
    countries: list[str]
    from_: str | None
    to: str | None
    measurements: int
    """Scans that would be made from it."""
    notes: list[str]
    """What the file does not state, and what follows from that."""

class ImportReportColumnsItem(Model):
    name: str
    """Its display name."""
    field: Literal["externalId", "askedAt", "prompt", "text", "html", "textFormat", "engine", "surface", "model", "topic", "paraphraseGroup", "sample", "country", "region", "city", "language", "outcome", "citations", "sources", "searchQueries", "searched", "products", "ads", "evidence", "costUsd"] | None

class ImportProblem(Model):
    line: int
    """The first line of the file that has it, from 1."""
    lines: list[int]
    """The first twenty lines that have it."""
    rows: int
    """How many rows it keeps out."""
    field: Literal["externalId", "askedAt", "prompt", "text", "html", "textFormat", "engine", "surface", "model", "topic", "paraphraseGroup", "sample", "country", "region", "city", "language", "outcome", "citations", "sources", "searchQueries", "searched", "products", "ads", "evidence", "costUsd"] | None
    message: str
    """What happened, in words."""

class ImportReportEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    answers: int
    """Number of answers."""
    known: bool
    """Whether this service knows the engine."""

class AnswerImportFailure(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class ImportAnswers(Model):
    name: str | None
    """A name for people. Default: the source and the day."""
    source: Literal["auto", "other", "canonry", "peec", "otterly", "profound", "ahrefs", "geo-aeo-tracker", "own"] | None
    """The tool that wrote the export, so that its columns are known by name. auto: recognised by its columns. other: only the usual names, and `columns`."""
    format: Literal["ndjson", "csv"] | None
    """Default: recognised by how the file begins."""
    content: str | None
    """The answers: NDJSON, or CSV with a header; may also be the whole body, as text/plain or application/x-ndjson, gzipped or not. Omitted: send a larger file by PUT to `uploadUrl`."""
    columns: ImportAnswersColumns | None
    """Column names by field, where they differ from the usual ones."""
    defaults: ImportDefaults | None
    split_by: Literal["day", "week", "month", "none"] | None
    """Answers asked in the same day, week or month (UTC) make one scan; none: all of them. Locations are never mixed."""
    repeats: int | None
    """Answers requested per prompt and engine in one scan; missing ones count as lost. Omitted: unknown, and the figures say so."""
    unanswered: Literal["listed", "unknown"] | None
    """Prompts that got no answer. listed: they are among the rows, with their outcome. unknown: they may be missing, and the figures say so."""
    dry_run: bool | None
    """Only read the file and report what it contains. POST …/start then imports it."""

class ImportAnswersColumns(Model):
    """Column names by field, where they differ from the usual ones."""
    external_id: str | None
    """Name of a column. The answer’s id or row number: tells answers apart that are equal otherwise."""
    asked_at: str | None
    """Name of a column. When it was asked: RFC 3339, a day such as 2026-11-02 or 02.11.2026, or seconds since 1970."""
    prompt: str | None
    """Name of a column. What was asked, word for word."""
    text: str | None
    """Name of a column. The answer, as Markdown or plain text."""
    html: str | None
    """Name of a column. The answer as HTML, kept as evidence."""
    text_format: str | None
    """Name of a column. `html` where the text is HTML."""
    engine: str | None
    """Name of a column. The engine, by id or by the name that trackers give it."""
    surface: str | None
    """Name of a column. Where the engine answered: api, api+search, serp or ui."""
    model: str | None
    """Name of a column. The model that answered."""
    topic: str | None
    """Name of a column. What the prompt is about."""
    paraphrase_group: str | None
    """Name of a column. Name of the group of prompts that ask the same in other words."""
    sample: str | None
    """Name of a column. Which of several answers to one prompt it is."""
    country: str | None
    """Name of a column. The country it was asked from: DE, Germany or Deutschland."""
    region: str | None
    """Name of a column. The part of that country: US-CA, or CA or California beside US."""
    city: str | None
    """Name of a column. The city it was asked from."""
    language: str | None
    """Name of a column. The language it was asked in: de, German or Deutsch."""
    outcome: str | None
    """Name of a column. What came of it: answered, empty, refused, blocked, truncated or not_shown."""
    citations: str | None
    """Name of a column. Pages that the answer cites: addresses, or objects with url, title and position."""
    sources: str | None
    """Name of a column. Pages that the engine retrieved, cited or not."""
    search_queries: str | None
    """Name of a column. What the engine searched for."""
    searched: str | None
    """Name of a column. Whether the engine searched the web."""
    products: str | None
    """Name of a column. Product cards beside the answer."""
    ads: str | None
    """Name of a column. Ads beside the answer."""
    evidence: str | None
    """Name of a column. Screenshots and HTML of the answer."""
    cost_usd: str | None
    """Name of a column. What the answer cost, in US dollars."""

class ImportDefaults(Model):
    """Values for rows that do not state them."""
    engine: str | None
    """The engine, by id or by the name that trackers give it."""
    surface: Literal["api", "api+search", "serp", "ui"] | None
    """What was asked: an API is not the page or app of the same name."""
    model: str | None
    """The model that answered."""
    country: str | None
    """Where it was asked: ISO 3166-1, such as DE. Omitted: unknown."""
    region: str | None
    """The part of that country: ISO 3166-2, such as DE-BY."""
    language: str | None
    """ISO 639-1, such as de."""
    asked_at: str | None
    """When it was asked."""

class AnswerImportList(Model):
    items: list[AnswerImport]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ScanReparse(Model):
    scan_id: str
    """The scan."""
    status: Literal["queued", "up_to_date"]
    """Its state."""
    answers: int
    """Answers that were last read with another identity or detector."""
    identity_version: int
    """Version of the brand’s names and domains used."""
    detector_version: str
    """Version of the detector."""
    credits: Literal[0]
    """Reading again asks no engine."""

class DetectionList(Model):
    items: list[Detection]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Detection(Model):
    """One brand in one answer, with the passage that is the strongest evidence for it."""
    id: str
    """One brand in one answer."""
    answer_id: str
    """The answer."""
    scan_id: str
    """The scan."""
    mode: Mode
    engine: str
    """The engine’s id, such as `openai`."""
    prompt: str
    """The question as asked."""
    brand_id: str
    """The brand that it may be."""
    brand: str
    """The brand’s name."""
    matched: str
    """The words as in the answer; if it names the brand nowhere, the cited address."""
    alias: str
    """The name or alias that they matched."""
    excerpt: str
    """The words of the answer around the span."""
    excerpt_start: int
    """Where `matched` starts in `excerpt`, in UTF-16 units."""
    confidence: float | None
    """Probability that the answer means the brand; from 0.5 on it counts. null for a citation alone, which is certain."""
    verdict: DetectionVerdict | None
    """null: no person has decided."""
    created_at: str
    """When the answer was recorded."""

class DetectionVerdict(Model):
    is_brand: bool
    note: str | None
    """The note of whoever did it."""
    decided_by: str
    """The API key that said so."""
    decided_at: str
    """When."""

class CorrectDetection(Model):
    is_brand: bool | None
    """Whether these words mean the brand. null withdraws an earlier verdict."""
    note: str | None
    """Why, for your colleagues."""

class Reader(Model):
    """What reads answers for tone, strength, themes and claims."""
    mode: Mode
    engine: str | None
    """The engine that reads; null: rules read, at no cost."""
    model: str | None
    """The model requested."""
    name: str
    """Reader and version, as figures name it. A new model or new instructions make a new reader."""
    by: Literal["workspace", "operator", "rules"]
    """Who chose it: the workspace, the operator of this service, or nobody."""
    daily_usd: float | None
    """The most that reading may cost per day (UTC), in US dollars."""
    price: ReaderPrice | None
    credits: Literal[0]
    """Reading costs no credits."""
    today: ReaderToday
    failure: str | None
    """Why the newest call failed."""
    updated_at: str | None

class ReaderPrice(Model):
    """Usual cost of 1,000 answers in US dollars, on your own key; null: unknown."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReaderToday(Model):
    answers: int
    """Number of answers."""
    calls: int
    usd: float

class SetReader(Model):
    engine: str | None
    """An engine with an API for which you have set a key; null: rules only; `default`: the operator’s choice."""
    model: str | None
    """Default: the engine’s usual one."""
    daily_usd: float | None
    """US dollars per day (UTC); reading that would cost more waits for the next day."""

class UncheckedReadingList(Model):
    items: list[UncheckedReading]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class UncheckedReading(Model):
    id: str
    """One brand in one answer."""
    answer_id: str
    """The answer."""
    scan_id: str
    """The scan."""
    mode: Mode
    engine: str
    """The engine’s id, such as `openai`."""
    prompt: str
    """The question as asked."""
    brand_id: str
    """The brand."""
    brand: str
    """The brand’s name."""
    matched: list[str]
    """The words that name it."""
    text: str
    """The answer, up to 8,000 characters."""

class CheckedReading(Model):
    id: str
    """One brand in one answer."""
    project_id: str
    """Its project; null: none."""
    answer_id: str
    brand_id: str
    """The brand concerned; your own or a competitor."""
    sentiment: Literal["positive", "neutral", "negative", "mixed"] | None
    strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None
    themes: list[Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]] | None
    facts: Map[Literal["right", "wrong", "none"]] | None
    note: str | None
    """The note of whoever did it."""
    drawn: bool
    """Whether it is from the random sample of list_unchecked_readings. Only these measure the reader’s error: answers that people pick themselves are not representative."""
    reader: CheckedReadingReader
    """The reader’s verdict, shown once you have given yours."""
    checked_by: str
    checked_at: str
    """When."""

class CheckedReadingReader(Model):
    """The reader’s verdict, shown once you have given yours."""
    name: str
    """Its display name."""
    sentiment: str
    strength: str | None

class CheckReading(Model):
    sentiment: Literal["positive", "neutral", "negative", "mixed"] | None
    """The tone of what the answer says about the brand, including favourable and unfavourable facts; a bare recommendation is neutral. null: unclear."""
    strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None
    """The strongest thing that the answer says about it. null: not judged."""
    themes: list[Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]] | None
    """Themes on which the answer says something about the brand; null: not judged."""
    facts: Map[Literal["right", "wrong", "none"]] | None
    """For each fact of the fact sheet, whether the answer states it right, wrong or not at all; null: not judged."""
    note: str | None
    """The note of whoever did it."""

class ScoreList(Model):
    items: list[Score]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Score(Model):
    id: str
    """The score."""
    project_id: str | None
    scan_id: str
    """The scan it was computed from."""
    engine: str | None
    """null: pooled over the engines of one surface."""
    prompt_id: str | None
    """The prompt concerned."""
    prompt_text: str | None
    """null: over all prompts."""
    status: CellStatus
    mode: Mode
    provenance: Provenance
    presence: ScorePresence
    """Mentioned in the text, or a domain of the brand cited."""
    mention: Estimate
    citation: Estimate
    identity_version: int
    """Version of the brand’s names and domains used."""
    as_of: str
    """When it was computed."""

class ScorePresence(Model):
    """Mentioned in the text, or a domain of the brand cited."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: ScorePresenceMarket | None
    """For the mean over questions like these (market), if the prompts represent your questions."""
    n: int
    """Prompts (clusters) measured."""
    k: float
    """Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word."""
    successes: int
    """Counted answers with the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes."""
    effective_n: float
    """Independent answers that would give an equally narrow `ci`."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for."""
    status: CellStatus
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ScorePresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market mean."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class Visibility(Model):
    """How visible the brand is: the newest scan’s figures."""
    project_id: str
    """The project."""
    scan_id: str | None
    mode: Mode
    provenance: Provenance
    status: CellStatus
    result: ScanResult | None
    long_run: VisibilityLongRun
    """A scan’s figures speak of its day; these speak of the days from the first scan to the last."""
    next: str | None
    """What to do if nothing was measured yet."""

class VisibilityLongRun(Model):
    """A scan’s figures speak of its day; these speak of the days from the first scan to the last."""
    overall: LongRun | None
    """null before three days with a scan of the same prompts on the same engines."""
    engines: list[VisibilityLongRunEnginesItem]
    """Engines with at least three such days."""

class LongRun(Model):
    """Presence over the days of the scans and those between, of which each scan shows one."""
    value: float
    """Mean presence over the scans."""
    ci: LongRunCi
    """Includes variation between days and its autocorrelation, besides each scan’s noise."""
    scans: int
    """Days with a scan; at least three."""
    days: float
    """Effective number of independent days. Consecutive days are correlated, so 20 may be worth 2."""
    label: Literal["ok", "indicative", "too_persistent"]
    """indicative: worth fewer than 4 independent days. too_persistent: the figures wander so slowly that all these days may lie on one side of the level; the interval may be too narrow."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class LongRunCi(Model):
    """Includes variation between days and its autocorrelation, besides each scan’s noise."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How the interval was computed; see GET /v1/methodology."""

class VisibilityLongRunEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    value: float
    """Mean presence over the scans."""
    ci: VisibilityLongRunEnginesItemCi
    """Includes variation between days and its autocorrelation, besides each scan’s noise."""
    scans: int
    """Days with a scan; at least three."""
    days: float
    """Effective number of independent days. Consecutive days are correlated, so 20 may be worth 2."""
    label: Literal["ok", "indicative", "too_persistent"]
    """indicative: worth fewer than 4 independent days. too_persistent: the figures wander so slowly that all these days may lie on one side of the level; the interval may be too narrow."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class VisibilityLongRunEnginesItemCi(Model):
    """Includes variation between days and its autocorrelation, besides each scan’s noise."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How the interval was computed; see GET /v1/methodology."""

class MeasurementReliability(Model):
    """How repeatable a scan is, and which changes are noise."""
    project_id: str
    """The project."""
    scan_id: str | None
    mode: Mode
    provenance: Provenance
    overall: MeasurementReliabilityOverall
    engines: list[MeasurementReliabilityEnginesItem]
    """One entry per engine."""
    meaning: str
    """The result, in words."""
    next: str | None
    """What to do if there is no result."""

class MeasurementReliabilityOverall(Model):
    split_half: float | None
    """Correlation of prompts’ rates between two halves of their answers; null when undefined."""
    reliability: float | None
    """The same for the whole scan (Spearman-Brown), 0 to 1."""
    split_half_ci: MeasurementReliabilityOverallSplitHalfCi | None
    """Of `splitHalf`, over prompts like these; null below eight prompts."""
    ci: MeasurementReliabilityOverallCi | None
    """Of `reliability`."""
    noise_floor: float | None
    """Repeating the scan with nothing changed moves presence by less than this 19 times in 20."""
    n: int
    """Prompts with at least two answers, on which this is based."""
    k: float
    """Mean answers per prompt."""

class MeasurementReliabilityOverallSplitHalfCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class MeasurementReliabilityOverallCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class MeasurementReliabilityEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    split_half: float | None
    """Correlation of prompts’ rates between two halves of their answers; null when undefined."""
    reliability: float | None
    """The same for the whole scan (Spearman-Brown), 0 to 1."""
    split_half_ci: MeasurementReliabilityEnginesItemSplitHalfCi | None
    """Of `splitHalf`, over prompts like these; null below eight prompts."""
    ci: MeasurementReliabilityEnginesItemCi | None
    """Of `reliability`."""
    noise_floor: float | None
    """Repeating the scan with nothing changed moves presence by less than this 19 times in 20."""
    n: int
    """Prompts with at least two answers, on which this is based."""
    k: float
    """Mean answers per prompt."""

class MeasurementReliabilityEnginesItemSplitHalfCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class MeasurementReliabilityEnginesItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class PromptPrediction(Model):
    """Predicted presence of one prompt. 0 credits; not a measurement."""
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    label: Literal["published effects, not yet checked here", "calibrated model"]
    """`calibrated` only once the model has learned from live answers."""
    prompt: PromptPredictionPrompt
    """The prompt that was asked."""
    page: str | None
    """The page whose features were used; null: none was known."""
    predictions: list[EnginePrediction]
    formula: str
    """How it is computed."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class PromptPredictionPrompt(Model):
    """The prompt that was asked."""
    id: str | None
    """Its id, used in addresses, events and other resources."""
    text: str
    """The text."""
    intent: str
    """What the asker wants, such as `comparison`."""
    branded: bool
    """Whether the prompt names the brand."""
    organic_rank: float | None
    """As it was given."""

class EnginePrediction(Model):
    id: str
    """The prediction; a later scan judges it."""
    engine: str
    """The engine’s id, such as `openai`."""
    presence: Estimate
    headline: str
    """The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed."""
    answers_needed: int | None
    """If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less."""
    by_features: float
    """The prediction from features alone, before your own answers."""
    history: EnginePredictionHistory | None
    """Your earlier answers to this prompt on this engine, older ones counting less; null: none."""
    unseen: list[str]
    """Features that could not be observed; they widen the interval."""
    contributions: list[Contribution]

class EnginePredictionHistory(Model):
    answers: float
    """Number of answers."""
    present: float

class Contribution(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    description: str
    """What it is, in its maker’s words."""
    value: float | None
    """The feature’s value; null: it is not a feature of the page."""
    typical: float | None
    """The value of a typical page."""
    log_odds: float
    points: float
    """In probability: 0.03 is 3 points. They add up to the prediction minus the baseline."""
    evidence: ContributionEvidence
    """What it is based on."""

class ContributionEvidence(Model):
    """What it is based on."""
    studies: list[str]
    answers: int
    """Number of answers."""

class ScorePrompt(Model):
    prompt_id: str | None
    """A prompt of the project."""
    text: str | None
    """Or the text of any prompt."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Default: inferred from the text."""
    organic_rank: float | None
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""
    engines: list[str] | None
    """Default: the project’s, without the sandbox."""
    url: str | None
    """Page to fetch and read; with html, its address. Default: the project’s own pages."""
    html: str | None
    """The page itself; nothing is fetched."""
    brand_tier: Literal["niche", "mid", "global"] | None
    """How widely known the brand is; left out: averaged over the tiers."""

class PromptPredictions(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    label: Literal["published effects, not yet checked here", "calibrated model"]
    """`calibrated` only once the model has learned from live answers."""
    portfolio: PromptPredictionsPortfolio
    whole_set: list[WholeSet] | None
    """null: no scanId was given."""
    items: list[PromptPredictionsItemsItem]
    notes: list[str]
    """Notes for reading this, one sentence each."""

class PromptPredictionsPortfolio(Model):
    presence: Spread
    headline: str
    """The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed."""
    answers_needed: int | None
    """If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less."""
    cells: int
    """Number of cells: prompts × engines."""
    shared_sd: float
    """Uncertainty shared by all prompts; more prompts do not reduce it."""
    prompt_sd: float
    """Uncertainty of each prompt’s own."""

class Spread(Model):
    """Median and intervals of an uncertain quantity, from random draws."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class WholeSet(Model):
    """Presence over a whole prompt set, estimated from a random part of it. `presence`: predictions for all prompts, corrected by the answers to those asked. `answersAlone`: without predictions; the asked prompts count with the noise of their answers, and the rest is estimated from them."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompts: int
    """Prompts of the set, asked or not."""
    presence: Estimate
    answers_alone: Estimate

class PromptPredictionsItemsItem(Model):
    prompt: PromptPredictionsItemsItemPrompt
    """The prompt that was asked."""
    page: str | None
    """The page’s address."""
    predictions: list[PromptPredictionsItemsItemPredictionsItem]

class PromptPredictionsItemsItemPrompt(Model):
    """The prompt that was asked."""
    id: str | None
    """Its id, used in addresses, events and other resources."""
    text: str
    """The text."""
    intent: str
    """What the asker wants, such as `comparison`."""
    branded: bool
    """Whether the prompt names the brand."""
    organic_rank: float | None
    """As it was given."""

class PromptPredictionsItemsItemPredictionsItem(Model):
    id: str
    """The prediction; a later scan judges it."""
    engine: str
    """The engine’s id, such as `openai`."""
    presence: Estimate
    headline: str
    """The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed."""
    answers_needed: int | None
    """If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less."""
    by_features: float
    """The prediction from features alone, before your own answers."""
    history: PromptPredictionsItemsItemPredictionsItemHistory | None
    """Your earlier answers to this prompt on this engine, older ones counting less; null: none."""

class PromptPredictionsItemsItemPredictionsItemHistory(Model):
    answers: float
    """Number of answers."""
    present: float

class ScorePrompts(Model):
    """With neither promptIds nor prompts: the project’s active prompt set."""
    prompt_ids: list[str] | None
    """The prompts concerned."""
    prompts: list[ScorePromptsPromptsItem] | None
    """The prompts."""
    scan_id: str | None
    """A finished scan with config.drawPrompts: `wholeSet` then estimates all prompts of its set."""
    engines: list[str] | None
    """Default: the project’s, without the sandbox."""
    url: str | None
    """Page to fetch and read; with html, its address. Default: the project’s own pages."""
    html: str | None
    """The page itself; nothing is fetched."""
    brand_tier: Literal["niche", "mid", "global"] | None
    """How widely known the brand is; left out: averaged over the tiers."""

class ScorePromptsPromptsItem(Model):
    text: str
    """The text."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """What the asker wants, such as `comparison`."""
    organic_rank: float | None
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""

class ScoreExplanation(Model):
    """Why a figure is what it is."""
    score_id: str
    project_id: str
    """The project."""
    kind: Literal["prediction", "cell", "aggregate"]
    """Its kind; decides which other fields it has."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    prompt_text: str | None
    """The question as it was asked."""
    mode: Mode
    provenance: Provenance
    presence: Estimate
    baseline: float
    """The starting point of the contributions."""
    contributions: list[Contribution]
    """Largest first. Log-odds add up to those of the figure less the baseline’s, except for an aggregate."""
    drivers: list[Contribution]
    """For a measured cell: what the predictor associates it with. Associations, not causes."""
    unseen: list[str]
    evidence: ScoreExplanationEvidence
    """Answers behind the figure."""
    formula: str
    """How it is computed."""
    model_version: str | None
    """The predictor that made it."""
    as_of: str
    """When it was computed."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class ScoreExplanationEvidence(Model):
    """Answers behind the figure."""
    prompts: int
    """Number of prompts."""
    answers: int
    """Number of answers."""
    present: int

class PredictorInfo(Model):
    """The model behind predictions: what it knows, from where, and how it is doing."""
    version: str
    label: Literal["published effects, not yet checked here", "calibrated model"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    mode: Mode
    provenance: Provenance
    created_from: str
    priors_version: str
    structure: str
    trained_on: PredictorInfoTrainedOn
    prompt_sd: float
    """Standard deviation of prompts’ own levels beyond their features, in log-odds; included in every interval."""
    correlation: float
    """Of a prompt’s answers, given its features."""
    recalibration: str
    candidates: list[PredictorInfoCandidatesItem]
    """Weight that the answers give to the published studies."""
    engines: list[PredictorInfoEnginesItem]
    """One entry per engine."""
    coefficients: list[PredictorCoefficient]
    versions: list[PredictorInfoVersionsItem]
    drift: PredictorDrift | None
    """As of the newest training; null before the first."""
    limits: list[str]

class PredictorInfoTrainedOn(Model):
    answers: int
    """Number of answers."""
    prompts: int
    """Number of prompts."""
    effective_n: float
    workspaces: int

class PredictorInfoCandidatesItem(Model):
    name: str
    """Its display name."""
    weight: float
    """Its weight relative to the others."""

class PredictorInfoEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    offset: PredictorInfoEnginesItemOffset

class PredictorInfoEnginesItemOffset(Model):
    mean: float
    """Mean."""
    sd: float
    """Standard deviation."""

class PredictorCoefficient(Model):
    feature: str
    """The part of the page concerned."""
    description: str
    """What it is, in its maker’s words."""
    kind: Literal["content", "format", "access", "brand", "retrieval"]
    """Its kind; decides which other fields it has."""
    unit: str
    """What the number counts."""
    learned: PredictorCoefficientLearned
    """What the model holds now, log-odds per unit."""
    published: PredictorCoefficientPublished
    """What studies say of the association."""
    effect: PredictorCoefficientEffect | None
    """Assumed effect of changing it; null: only an association is known."""
    studies: list[str]
    answers: int
    """Answers for which the feature was observed."""

class PredictorCoefficientLearned(Model):
    """What the model holds now, log-odds per unit."""
    mean: float
    """Mean."""
    sd: float
    """Standard deviation."""

class PredictorCoefficientPublished(Model):
    """What studies say of the association."""
    mean: float
    """Mean."""
    sd: float
    """Standard deviation."""

class PredictorCoefficientEffect(Model):
    mean: float
    """Mean."""
    sd: float
    """Standard deviation."""

class PredictorInfoVersionsItem(Model):
    version: str
    status: Literal["current", "retired", "rejected"]
    """Its state."""
    promotion: ModelPromotion
    created_at: str
    """When it was trained."""

class ModelPromotion(Model):
    """Compares two fits to four fifths of the prompts each: the new one’s, and the one behind the model in force then (the published priors where there was none). Promoted if no worse; then the model is a fit to all prompts."""
    decision: Literal["promote", "keep", "insufficient"]
    log_loss_gain: float
    """Per answer, on a fifth of the prompts that neither of the two fits compared has seen; above 0 the new one is better."""
    log_loss_error: float
    brier_gain: float
    brier_error: float
    prompts: int
    """Number of prompts."""

class PredictorDrift(Model):
    skill: list[PredictorDriftSkillItem]
    """Brier skill of each week’s new answers, with the range that exactly right predictions would have."""
    in_the_large: PredictorDriftInTheLarge
    drifted: list[PredictorDriftDriftedItem]
    features: int
    cells: int
    """Number of cells: prompts × engines."""

class PredictorDriftSkillItem(Model):
    week: str
    skill: float
    """Improvement over always predicting the mean; 0: none."""
    null_low: float
    null_high: float
    alarm: bool
    prompts: int
    """Number of prompts."""

class PredictorDriftInTheLarge(Model):
    difference: float
    """The difference of the two."""
    z: float | None

class PredictorDriftDriftedItem(Model):
    feature: str
    """The part of the page concerned."""
    index: float
    null_high: float

class CalibrationReport(Model):
    """How well predictions matched later answers."""
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    status: Literal["measured", "not_run"]
    """not_run: no prediction has been checked yet."""
    predictions: CalibrationReportPredictions
    report: ReliabilityReport | None
    by_engine: list[CalibrationReportByEngineItem]
    """The same per engine."""
    by_locale: list[CalibrationReportByLocaleItem]
    by_model: list[CalibrationReportByModelItem]
    """Each version of the predictor by itself."""
    svg: str | None
    notes: list[str]
    """Notes for reading this, one sentence each."""

class CalibrationReportPredictions(Model):
    judged: int
    pending: int

class ReliabilityReport(Model):
    """Everything that a reliability diagram needs."""
    answers: float
    """Number of answers."""
    prompts: int
    """Number of prompts."""
    bins: list[ReliabilityReportBinsItem]
    """Equal numbers of answers in each. The band holds 95% of observed shares when predictions are exactly right."""
    calibration_error: ReliabilityReportCalibrationError
    in_the_large: ReliabilityReportInTheLarge
    brier: ReliabilityReportBrier
    log_loss: ReliabilityReportLogLoss
    coverage: ReliabilityReportCoverage
    """How often the stated 95% interval is compatible with the answers."""

class ReliabilityReportBinsItem(Model):
    from_: float
    to: float
    predicted: float
    """What the model expects."""
    observed: float
    answers: float
    """Number of answers."""
    prompts: int
    """Number of prompts."""
    band_low: float
    band_high: float

class ReliabilityReportCalibrationError(Model):
    debiased_squared: float | None
    plug_in: float | None
    null_low: float | None
    null_high: float | None
    plug_in_null_high: float | None
    within_null: bool

class ReliabilityReportInTheLarge(Model):
    difference: float | None
    """The difference of the two."""
    z: float | None

class ReliabilityReportBrier(Model):
    score: float | None
    """The score."""
    baseline: float | None
    skill: float | None
    """Improvement over always predicting the mean; 0: none."""
    standard_error: float | None
    """Standard error."""

class ReliabilityReportLogLoss(Model):
    score: float | None
    """The score."""
    baseline: float | None
    skill: float | None
    """Improvement over always predicting the mean; 0: none."""
    standard_error: float | None
    """Standard error."""

class ReliabilityReportCoverage(Model):
    """How often the stated 95% interval is compatible with the answers."""
    cells: int
    """Number of cells: prompts × engines."""
    covered: int
    rate: float | None
    """Share, from 0 to 1."""
    low: float | None
    """Lower end of the interval."""
    high: float | None
    """Upper end of the interval."""

class CalibrationReportByEngineItem(Model):
    group: str
    """The group that this entry covers."""
    report: ReliabilityReport

class CalibrationReportByLocaleItem(Model):
    group: str
    """The group that this entry covers."""
    report: ReliabilityReport

class CalibrationReportByModelItem(Model):
    group: str
    """The group that this entry covers."""
    report: ReliabilityReport

class PredictedObservedList(Model):
    items: list[PredictedObserved]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class PredictedObserved(Model):
    """A prediction beside the observed answers of its cell."""
    prediction_id: str
    """The prediction."""
    prompt_id: str | None
    """The prompt concerned."""
    prompt_text: str
    """The question as it was asked."""
    engine: str
    """The engine’s id, such as `openai`."""
    source: Literal["scan", "request"]
    model_version: str
    """The predictor that made it."""
    predicted: PredictedObservedPredicted
    observed: PredictedObservedObserved | None
    """null: no scan has asked this cell since."""
    agrees: bool | None
    """Whether the answers are compatible with the 95% interval."""
    surprise: float | None
    """Log loss per answer, in nats; a coin flip has 0.69."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    predicted_at: str
    """Time of the prediction."""

class PredictedObservedPredicted(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class PredictedObservedObserved(Model):
    rate: float
    """Share, from 0 to 1."""
    present: int
    answers: int
    """Number of answers."""
    scan_id: str
    """Its scan; null: none."""
    at: str
    """When the scan ended."""

class Simulation(Model):
    id: str
    """The simulation."""
    project_id: str
    """The project."""
    name: str
    """Its display name."""
    change: SimulatedChange
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    created_at: str
    """When it was created."""
    result: SimulationResult

class SimulatedChange(Model):
    edits: list[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]]
    replacement: str | None
    """The address of the new page, or “html”."""
    page: str | None
    """The page that it starts from: its address, or “html”; null: the project’s own pages."""
    adoption: float

class SimulationResult(Model):
    before: SimulationResultBefore
    """Predicted mean presence without the change."""
    headline: str | None
    """The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed."""
    answers_needed: int | None
    """If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less."""
    portfolio: SimulationResultPortfolio
    """Change of the mean over all cells, in probability: 0.01 is one point."""
    cells: list[SimulationResultCellsItem]
    """Prompt × engine."""
    capped_share: float
    """How often the sum of content edits was capped."""
    associations: list[str]
    """Changed features with an untested effect: cited pages have them, but may be cited for other reasons."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class SimulationResultBefore(Model):
    """Predicted mean presence without the change."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class SimulationResultPortfolio(Model):
    """Change of the mean over all cells, in probability: 0.01 is one point."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class SimulationResultCellsItem(Model):
    prompt_id: str | None
    """The prompt concerned."""
    prompt_text: str
    """The question as it was asked."""
    engine: str
    """The engine’s id, such as `openai`."""
    before: float
    """Predicted presence without the change."""
    uplift: Spread
    changes: list[str]
    """Features changed here."""

class SimulateChange(Model):
    name: str | None
    """Default: derived from the edits."""
    edits: list[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]] | None
    """The edits to the page, each done thoroughly."""
    new_html: str | None
    """Or the new page: its features replace the current ones."""
    new_url: str | None
    """Or the address of such a page."""
    url: str | None
    """The current page; default: the project’s own pages."""
    html: str | None
    engines: list[str] | None
    """Default: the project’s, without the sandbox."""
    prompt_ids: list[str] | None
    """Default: the active prompt set."""
    adoption: float | None
    """Share of rivals expected to do the same, since places in answers are limited."""

class SimulationList(Model):
    items: list[SimulationSummary]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class SimulationSummary(Model):
    id: str
    """The simulation."""
    project_id: str
    """The project."""
    name: str
    """Its display name."""
    change: SimulatedChange
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    created_at: str
    """When it was created."""
    portfolio: Spread
    cells: int
    """Number of cells: prompts × engines."""

class SimulationComparison(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    cells: int
    """Prompt × engine that all of them share; the comparison is over these."""
    variants: list[SimulationComparisonVariantsItem]
    """Most likely best first."""
    unchanged_best_probability: float
    """Probability that changing nothing is best."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class SimulationComparisonVariantsItem(Model):
    simulation_id: str
    name: str
    """Its display name."""
    uplift: Spread
    best_probability: float
    """Probability that it is best, compared with the others and with changing nothing."""

class CompareSimulations(Model):
    simulation_ids: list[str]

class AnalyticsOverview(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: Span
    before: AnalyticsOverviewBefore
    """The span of the same length before it."""
    provenance: Provenance
    scans: int
    """Number of scans."""
    answers: int
    """Number of answers."""
    alerts: list[OpenAlert]
    """Open now, the most urgent first."""
    next_run_at: str | None
    surfaces: list[AnalyticsOverviewSurfacesItem]
    """One entry per surface; surfaces are pooled only on request."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class Span(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class AnalyticsOverviewBefore(Model):
    """The span of the same length before it."""
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class AnalyticsOverviewSurfacesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engines: list[str]
    """Ids of engines."""
    basis: Literal["all_answers", "shown_answers", "mixed"]
    """What the rates refer to. all_answers: every question gets an answer. shown_answers: only answers that were shown; an answer box such as Google’s AI Overview shows none for some questions, which are then not counted (see `shown`). mixed: engines of both kinds are pooled."""
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. The share of searches that show an answer with the brand is value × presence.value."""
    measures: list[AnalyticsOverviewSurfacesItemMeasuresItem]
    share_of_voice: ShareOfVoice | None

class AnalyticsOverviewSurfacesItemMeasuresItem(Model):
    measure: str
    """What is counted: presence, mention or citation."""
    figure: Estimate
    change: PeriodChange | None
    """null: nothing was measured in the previous span."""

class PeriodChange(Model):
    """On the prompts that both asked, and on questions like these."""
    tracked: Difference
    market: Difference

class History(Model):
    """Points with intervals; no scan, no point."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: Span
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    series: list[HistorySeriesItem]
    """Points in time, oldest first."""
    changes: list[ChangeMark]
    """Logged changes in the span, to mark on every series."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class HistorySeriesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: pooled over the engines of the surface."""
    basis: Literal["all_answers", "shown_answers", "mixed"]
    """What the rates refer to. all_answers: every question gets an answer. shown_answers: only answers that were shown; an answer box such as Google’s AI Overview shows none for some questions, which are then not counted (see `shown`). mixed: engines of both kinds are pooled."""
    points: list[HistorySeriesItemPointsItem]
    """Points in time, oldest first."""
    expected_next: HistorySeriesItemExpectedNext | None
    """Range of the next scan of the same prompts, 19 times in 20, if nothing changes (test-retest)."""

class HistorySeriesItemPointsItem(Model):
    bucket: str
    """A scan’s id, or the first day of the period."""
    at: str
    """When its first scan began."""
    scans: list[str]
    """The scans."""
    figure: Estimate
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. The share of searches that show an answer with the brand is value × presence.value."""
    breaks: list[Break]
    """Empty: the point is comparable with the previous one."""
    partial: bool
    """Whether the period is incomplete: cut off by the span, or not over yet."""

class Break(Model):
    """What else differs from the previous point."""
    kind: Literal["engines_changed", "engine_model_changed", "prompts_changed", "identity_changed", "detector_changed", "locale_changed", "persona_changed"]
    """Its kind; decides which other fields it has."""
    detail: str
    """More about it, in words."""

class HistorySeriesItemExpectedNext(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ChangeMark(Model):
    """A logged change within the span."""
    id: str
    """The change."""
    kind: Literal["content", "technical", "links", "publicity", "product", "other"]
    """Its kind; decides which other fields it has."""
    at: str
    """When it went live."""
    note: str
    """The note of whoever did it."""

class Forecast(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: ForecastSpan
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    series: list[ForecastSeriesItem]
    """Points in time, oldest first."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class ForecastSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ForecastSeriesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: pooled over the engines of the surface."""
    scans: int
    """Scans it is based on: those since the last break."""
    since: str | None
    breaks: list[Break]
    """Why earlier scans do not count."""
    forecast: list[ForecastSeriesItemForecastItem] | None
    """null: too few scans; see `missing`."""
    missing: str | None

class ForecastSeriesItemForecastItem(Model):
    at: str
    """A scan at that time."""
    value: float
    """The median: half of such scans come out higher."""
    ci: ForecastSeriesItemForecastItemCi
    """Range of 95 in 100 such scans, noise included."""
    ci80: ForecastSeriesItemForecastItemCi80
    """Holds what 80 in 100 such scans will show."""
    ci50: ForecastSeriesItemForecastItemCi50
    """Holds what 50 in 100 such scans will show."""

class ForecastSeriesItemForecastItemCi(Model):
    """Range of 95 in 100 such scans, noise included."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How the interval was computed; see GET /v1/methodology."""

class ForecastSeriesItemForecastItemCi80(Model):
    """Holds what 80 in 100 such scans will show."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ForecastSeriesItemForecastItemCi50(Model):
    """Holds what 50 in 100 such scans will show."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class Movers(Model):
    """At most 1 in 10 of what moved is a false alarm."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: Span
    before: Span
    provenance: Provenance
    shift: MoversShift
    """The brand’s change over all engines; movers differ from it. Where they are of several surfaces, `notes` say so."""
    movers: list[Mover]
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class MoversShift(Model):
    """The brand’s change over all engines; movers differ from it. Where they are of several surfaces, `notes` say so."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: MoversShiftCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class MoversShiftCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class PeriodComparison(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    before: Span
    after: Span
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    headline: str
    """The result in one sentence."""
    engines: list[str]
    """Engines asked in both; only these are compared."""
    overall: PeriodChange | None
    """null: engines of several surfaces; see byEngine."""
    by_engine: list[PeriodComparisonByEngineItem]
    """The same per engine."""
    breaks: list[Break]
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class PeriodComparisonByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    tracked: Difference
    market: Difference

class ComparePeriods(Model):
    project_id: str
    """The project."""
    before: ComparePeriodsBefore
    """The value before."""
    after: ComparePeriodsAfter
    """The value after."""
    time_zone: str | None
    """Default: the project’s."""
    measure: Literal["presence", "mention", "citation"] | None
    """presence: mention or citation."""
    brand_id: str | None
    """A competitor; default: your own brand."""
    rules: CellRules | None
    segment_id: str | None
    """One segment."""

class ComparePeriodsBefore(Model):
    """The value before."""
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""

class ComparePeriodsAfter(Model):
    """The value after."""
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""

class CellRules(Model):
    engines: list[str] | None
    """The engines."""
    surfaces: list[str] | None
    """api, api+search, serp or sandbox."""
    models: list[str] | None
    """The models."""
    intents: list[str] | None
    """The intents."""
    topics: list[str] | None
    """The topics."""
    tags: list[str] | None
    """The tags."""
    prompt_ids: list[str] | None
    """The prompts."""
    countries: list[str] | None
    """The countries."""
    languages: list[str] | None
    """The languages."""
    personas: list[str] | None
    """Who is asking."""
    origins: list[Literal["measured", "imported"]] | None
    """Measured or imported answers. Default: imported ones only if nothing was measured."""
    contains: str | None
    """Text that the prompt contains."""
    branded: Literal["exclude", "include", "only"] | None
    """Prompts that name the brand. Excluded by default."""

class ChangeParts(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    before: ChangePartsBefore
    """The value before."""
    after: ChangePartsAfter
    """The value after."""
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    change: float | None
    """null: the spans share no prompt and engine."""
    parts: list[ChangePartsPartsItem]
    """They sum to the change."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class ChangePartsBefore(Model):
    """The value before."""
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ChangePartsAfter(Model):
    """The value after."""
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ChangePartsPartsItem(Model):
    part: Literal["engines", "prompts", "model", "identity", "presence"]
    """engines, prompts: asked in one span only. model: engines answering with another model. identity: answers read with other names or domains. presence: the brand itself, with none of that changed."""
    value: float
    """The figure itself."""
    ci: ChangePartsPartsItemCi | None
    """null: the value is exact, or there are too few prompts."""

class ChangePartsPartsItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class DecomposeChange(Model):
    project_id: str
    """The project."""
    before: DecomposeChangeBefore
    """The value before."""
    after: DecomposeChangeAfter
    """The value after."""
    time_zone: str | None
    """Default: the project’s."""
    measure: Literal["presence", "mention", "citation"] | None
    """presence: mention or citation."""
    brand_id: str | None
    """A competitor; default: your own brand."""
    rules: CellRules | None
    segment_id: str | None
    """One segment."""

class DecomposeChangeBefore(Model):
    """The value before."""
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""

class DecomposeChangeAfter(Model):
    """The value after."""
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""

class Volatility(Model):
    """How much answers change from scan to scan, compared with chance alone."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: VolatilitySpan
    provenance: Provenance
    steps: list[VolatilityStepsItem]
    """What to do, in order."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class VolatilitySpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class VolatilityStepsItem(Model):
    before: str
    """The earlier scan."""
    after: str
    """The next one."""
    brands: Churn
    sources: VolatilityStepsItemSources
    """For the domains that answers cite."""

class Churn(Model):
    jaccard: float | None
    """1: identical. 0: nothing in common."""
    expected: ChurnExpected | None
    """The range for 95 in 100 scans if nothing changed but chance."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """more_than_chance: `value` is below the range, and over all steps at most 1 in 10 of these is a false alarm."""
    order: ChurnOrder
    """Rank-biased overlap (p = .9) of their order, by how often each came up."""
    cells: int
    """Prompts × engines compared."""

class ChurnExpected(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ChurnOrder(Model):
    """Rank-biased overlap (p = .9) of their order, by how often each came up."""
    value: float | None
    """1: identical. 0: nothing in common."""
    expected: ChurnOrderExpected | None
    """The range for 95 in 100 scans if nothing changed but chance."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """more_than_chance: `value` is below the range, and over all steps at most 1 in 10 of these is a false alarm."""

class ChurnOrderExpected(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class VolatilityStepsItemSources(Model):
    """For the domains that answers cite."""
    jaccard: float | None
    """1: identical. 0: nothing in common."""
    expected: VolatilityStepsItemSourcesExpected | None
    """The range for 95 in 100 scans if nothing changed but chance."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """more_than_chance: `value` is below the range, and over all steps at most 1 in 10 of these is a false alarm."""
    order: VolatilityStepsItemSourcesOrder
    """Rank-biased overlap (p = .9) of their order, by how often each came up."""
    cells: int
    """Prompts × engines compared."""

class VolatilityStepsItemSourcesExpected(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class VolatilityStepsItemSourcesOrder(Model):
    """Rank-biased overlap (p = .9) of their order, by how often each came up."""
    value: float | None
    """1: identical. 0: nothing in common."""
    expected: VolatilityStepsItemSourcesOrderExpected | None
    """The range for 95 in 100 scans if nothing changed but chance."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """more_than_chance: `value` is below the range, and over all steps at most 1 in 10 of these is a false alarm."""

class VolatilityStepsItemSourcesOrderExpected(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class PositionDistribution(Model):
    """Where answers mention brands."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: PositionDistributionSpan
    provenance: Provenance
    brands: list[PositionDistributionBrandsItem]
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class PositionDistributionSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class PositionDistributionBrandsItem(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    mentions: int
    """Answers that mention it."""
    first: PositionDistributionBrandsItemFirst
    """Share that mention it before any other brand."""
    top3: PositionDistributionBrandsItemTop3
    recommended: PositionDistributionBrandsItemRecommended
    """Share that recommend it."""
    mean_rank: PositionDistributionBrandsItemMeanRank
    """Mean position among the brands of an answer, from 1, over the answers that mention it."""
    word_share: PositionDistributionBrandsItemWordShare
    """Mean share of the words of an answer."""

class PositionDistributionBrandsItemFirst(Model):
    """Share that mention it before any other brand."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemFirstCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class PositionDistributionBrandsItemFirstCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemTop3(Model):
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemTop3Ci | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class PositionDistributionBrandsItemTop3Ci(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemRecommended(Model):
    """Share that recommend it."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemRecommendedCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class PositionDistributionBrandsItemRecommendedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemMeanRank(Model):
    """Mean position among the brands of an answer, from 1, over the answers that mention it."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemMeanRankCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class PositionDistributionBrandsItemMeanRankCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemWordShare(Model):
    """Mean share of the words of an answer."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemWordShareCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class PositionDistributionBrandsItemWordShareCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class MetricTable(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: MetricTableSpan
    before: MetricTableBefore | None
    """What `changes` are compared with."""
    rows: list[MetricTableRowsItem]
    """One entry per row."""
    total: int
    """Total number of items."""
    next: str | None
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class MetricTableSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class MetricTableBefore(Model):
    """What `changes` are compared with."""
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class MetricTableRowsItem(Model):
    dimensions: Map[str | None]
    values: Map[float | None]
    """Counts and means by metric."""
    figures: Map[Estimate]
    """Presence, mention and citation, if requested, with both intervals."""
    changes: Map[RowChange] | None
    """By figure, if `changes` was requested. Figures missing in the previous span are omitted."""

class RowChange(Model):
    tracked: RowChangeTracked
    """On the prompts of the row that both spans asked; of fewer than six too."""
    market: RowChangeMarket
    """On questions like these; needs six prompts."""

class RowChangeTracked(Model):
    """On the prompts of the row that both spans asked; of fewer than six too."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """rise, fall: `ci` excludes 0 and qValue is at most .1, so at most 1 in 10 of those is a false alarm. With many rows, some whose `ci` excludes 0 show no change."""
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: RowChangeTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    q_value: float | None
    """Benjamini-Hochberg over all rows that were tested."""

class RowChangeTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class RowChangeMarket(Model):
    """On questions like these; needs six prompts."""
    question: Literal["tracked", "market"]
    """tracked: on the prompts that both asked. market: on questions like these."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """rise, fall: `ci` excludes 0 and qValue is at most .1, so at most 1 in 10 of those is a false alarm. With many rows, some whose `ci` excludes 0 show no change."""
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: RowChangeMarketCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """From the same test as `ci`: below .05 when `ci` excludes 0."""
    smallest_visible: float | None
    """The smallest change these answers would detect 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that contribute to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both; each has the same weight."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    q_value: float | None
    """Benjamini-Hochberg over all rows that were tested."""

class RowChangeMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class QueryMetrics(Model):
    project_id: str
    """The project."""
    from_: str | None
    """Day or instant; default: `days` before `to`."""
    to: str | None
    """Day (inclusive) or instant; default: now."""
    days: int | None
    """Number of days."""
    time_zone: str | None
    """Default: the project’s."""
    metrics: list[Literal["presence", "mention", "citation", "answers", "lost", "refused", "prompts", "scans"]]
    dimensions: list[Literal["brand", "engine", "surface", "model", "intent", "topic", "prompt", "country", "language", "persona", "scan", "day", "week", "month"]] | None
    """What a row stands for. Without `brand`, rows are about your own brand."""
    rules: CellRules | None
    segment_id: str | None
    """One segment."""
    brand_ids: list[str] | None
    having: list[QueryMetricsHavingItem] | None
    """Rows whose requested metrics are within bounds."""
    order_by: QueryMetricsOrderBy | None
    """By a requested metric or dimension, or by `change` of the first metric on these prompts; default: by the dimensions."""
    changes: bool | None
    """Adds each row’s change since the previous span of the same length, tested over all rows; allows ordering by `change`. Not for rows by time or scan."""
    limit: int | None
    after: str | None
    """`next` of the previous page."""

class QueryMetricsHavingItem(Model):
    metric: str
    """The metric it watches."""
    min: float | None
    max: float | None

class QueryMetricsOrderBy(Model):
    """By a requested metric or dimension, or by `change` of the first metric on these prompts; default: by the dimensions."""
    field: str
    direction: Literal["asc", "desc"] | None
    """Direction."""

class SentimentReport(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    brand_id: str
    """The brand concerned; your own or a competitor."""
    span: SentimentReportSpan
    provenance: Provenance
    reader: ReaderOfReport
    mentions: int
    """Answers that mention the brand."""
    positive: int
    """How many speak positively of the brand."""
    neutral: int
    """How many do neither."""
    negative: int
    """How many speak negatively of the brand."""
    mixed: int
    unknown: int
    """Not certain enough; never counted as neutral."""
    strength: SentimentReportStrength
    """Strength: the strongest thing each answer certainly says of it. `mentioned` has those where nothing stronger is certain, so the other counts are lower bounds."""
    positive_share: SentimentReportPositiveShare
    """Share of the answers with known polarity; `least` and `most` bound it over all mentions."""
    negative_share: SentimentReportNegativeShare
    unknown_share: SentimentReportUnknownShare
    """Share of all mentions."""
    recommended_share: SentimentReportRecommendedShare
    """Share of all mentions that certainly recommend it: a lower bound, as `strength`."""
    corrected: SentimentReportCorrected
    """Shares of the mentions read, corrected for the reader’s error as measured by people’s checks. Only these can be compared between readers."""
    series: list[SentimentReportSeriesItem]
    """Points in time, oldest first."""
    themes: list[SentimentReportThemesItem]
    quotes: list[SentimentReportQuotesItem]
    answers_quoted: int
    """The newest answers, from which quotes are taken and, if rules read, themes. An engine’s themes are counted over all answers."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class SentimentReportSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ReaderOfReport(Model):
    """Who read the answers behind these figures."""
    name: str
    """Its display name."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    read: int
    """Mentions that it has read so far."""
    waiting: int
    """Mentions still to be read; they count as unknown."""
    agreement: ReaderOfReportAgreement
    """Share of the mentions read twice that got the same tone both times."""
    since: str | None
    before: str | None
    """The previous reader of the project. Figures that you saved then are that reader’s: compare only `corrected`."""
    served: list[ReaderOfReportServedItem]
    """Models that answered under this name, oldest first. More than one: a change between their answers may be a change of reader."""

class ReaderOfReportAgreement(Model):
    """Share of the mentions read twice that got the same tone both times."""
    value: float | None
    """The figure itself."""
    ci: ReaderOfReportAgreementCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class ReaderOfReportAgreementCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ReaderOfReportServedItem(Model):
    model: str
    """The engine’s model; null: not known."""
    since: str
    """Its first reading."""
    read: int

class SentimentReportStrength(Model):
    """Strength: the strongest thing each answer certainly says of it. `mentioned` has those where nothing stronger is certain, so the other counts are lower bounds."""
    recommended: int
    listed: int
    compared: int
    mentioned: int
    warned_against: int

class SentimentReportPositiveShare(Model):
    """Share of the answers with known polarity; `least` and `most` bound it over all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    least: float | None
    """Lower bound over all mentions: none of the unknown ones has this tone."""
    most: float | None
    """Upper bound over all mentions: all of the unknown ones have this tone."""

class SentimentReportNegativeShare(Model):
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    least: float | None
    """Lower bound over all mentions: none of the unknown ones has this tone."""
    most: float | None
    """Upper bound over all mentions: all of the unknown ones have this tone."""

class SentimentReportUnknownShare(Model):
    """Share of all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class SentimentReportRecommendedShare(Model):
    """Share of all mentions that certainly recommend it: a lower bound, as `strength`."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class SentimentReportCorrected(Model):
    """Shares of the mentions read, corrected for the reader’s error as measured by people’s checks. Only these can be compared between readers."""
    positive: CorrectedShare
    negative: CorrectedShare
    mixed: CorrectedShare
    recommended: CorrectedShare

class CorrectedShare(Model):
    """Share of all mentions read, corrected for the reader’s error (Rogan and Gladen)."""
    value: float | None
    """The figure itself."""
    ci: CorrectedShareCi | None
    """Interval of the figure; null if none can be given."""
    label: Literal["ok", "few_checked", "unknown"]
    """few_checked: fewer than 20 readings were checked by people. unknown: the interval is wider than 60 points, and no value is given."""
    sensitivity: CorrectedShareSensitivity
    """Share of the readings with this quality, by people’s verdict, in which the reader found it too."""
    specificity: CorrectedShareSpecificity
    """Share of the readings without it, by people’s verdict, in which the reader did not find it either."""
    checked: int
    """Readings of the random sample that people checked."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class CorrectedShareCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class CorrectedShareSensitivity(Model):
    """Share of the readings with this quality, by people’s verdict, in which the reader found it too."""
    value: float | None
    """The figure itself."""
    ci: CorrectedShareSensitivityCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class CorrectedShareSensitivityCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class CorrectedShareSpecificity(Model):
    """Share of the readings without it, by people’s verdict, in which the reader did not find it either."""
    value: float | None
    """The figure itself."""
    ci: CorrectedShareSpecificityCi | None
    """Interval of the figure; null if none can be given."""
    n: int
    """Number behind the figure."""

class CorrectedShareSpecificityCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class SentimentReportSeriesItem(Model):
    bucket: str
    partial: bool
    """Whether the period is incomplete: cut off by the span, or not over yet."""
    served: list[str]
    """Models that read its mentions, if an engine reads and reports its model."""
    reader_change: ReaderChange | None
    """Set if other models read than in the period before. Do not compare uncorrected shares across it; `differences` has the change without the reader’s part."""
    mentions: int
    """Answers that mention the brand."""
    positive: int
    """How many speak positively of the brand."""
    neutral: int
    """How many do neither."""
    negative: int
    """How many speak negatively of the brand."""
    mixed: int
    unknown: int
    """Not certain enough; never counted as neutral."""
    strength: SentimentReportSeriesItemStrength
    """Strength: the strongest thing each answer certainly says of it. `mentioned` has those where nothing stronger is certain, so the other counts are lower bounds."""
    positive_share: SentimentReportSeriesItemPositiveShare
    """Share of the answers with known polarity; `least` and `most` bound it over all mentions."""
    negative_share: SentimentReportSeriesItemNegativeShare
    unknown_share: SentimentReportSeriesItemUnknownShare
    """Share of all mentions."""
    recommended_share: SentimentReportSeriesItemRecommendedShare
    """Share of all mentions that certainly recommend it: a lower bound, as `strength`."""
    corrected: SentimentReportSeriesItemCorrected
    """Shares of the mentions read, corrected for the reader’s error as measured by people’s checks. Only these can be compared between readers."""

class ReaderChange(Model):
    """Another model began to read under the same name. The newest model re-reads a sample of what earlier ones read, so that the difference between them is measured."""
    before: list[str]
    """Models that read the period before."""
    after: list[str]
    """Models that read this one."""
    reread: int
    """Mentions that both an earlier model and the newest one read."""
    comparable: bool
    """false: both models read fewer than 20 mentions, so the two periods cannot be compared."""
    differences: ReaderChangeDifferences | None
    """By tone, as shares of the mentions read; null: not comparable."""

class ReaderChangeDifferences(Model):
    positive: ReaderChangeDifferencesPositive
    negative: ReaderChangeDifferencesNegative
    mixed: ReaderChangeDifferencesMixed

class ReaderChangeDifferencesPositive(Model):
    by_reader: ReaderChangeDifferencesPositiveByReader
    """How much more the later models find in the same mentions; this part of the change comes from the reader."""
    change: ReaderChangeDifferencesPositiveChange
    """The change since the period before, without that part."""

class ReaderChangeDifferencesPositiveByReader(Model):
    """How much more the later models find in the same mentions; this part of the change comes from the reader."""
    value: float
    """The figure itself."""
    ci: ReaderChangeDifferencesPositiveByReaderCi
    """Interval of the figure; null if none can be given."""

class ReaderChangeDifferencesPositiveByReaderCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ReaderChangeDifferencesPositiveChange(Model):
    """The change since the period before, without that part."""
    value: float
    """The figure itself."""
    ci: ReaderChangeDifferencesPositiveChangeCi
    """Interval of the figure; null if none can be given."""

class ReaderChangeDifferencesPositiveChangeCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ReaderChangeDifferencesNegative(Model):
    by_reader: ReaderChangeDifferencesNegativeByReader
    """How much more the later models find in the same mentions; this part of the change comes from the reader."""
    change: ReaderChangeDifferencesNegativeChange
    """The change since the period before, without that part."""

class ReaderChangeDifferencesNegativeByReader(Model):
    """How much more the later models find in the same mentions; this part of the change comes from the reader."""
    value: float
    """The figure itself."""
    ci: ReaderChangeDifferencesNegativeByReaderCi
    """Interval of the figure; null if none can be given."""

class ReaderChangeDifferencesNegativeByReaderCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ReaderChangeDifferencesNegativeChange(Model):
    """The change since the period before, without that part."""
    value: float
    """The figure itself."""
    ci: ReaderChangeDifferencesNegativeChangeCi
    """Interval of the figure; null if none can be given."""

class ReaderChangeDifferencesNegativeChangeCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ReaderChangeDifferencesMixed(Model):
    by_reader: ReaderChangeDifferencesMixedByReader
    """How much more the later models find in the same mentions; this part of the change comes from the reader."""
    change: ReaderChangeDifferencesMixedChange
    """The change since the period before, without that part."""

class ReaderChangeDifferencesMixedByReader(Model):
    """How much more the later models find in the same mentions; this part of the change comes from the reader."""
    value: float
    """The figure itself."""
    ci: ReaderChangeDifferencesMixedByReaderCi
    """Interval of the figure; null if none can be given."""

class ReaderChangeDifferencesMixedByReaderCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ReaderChangeDifferencesMixedChange(Model):
    """The change since the period before, without that part."""
    value: float
    """The figure itself."""
    ci: ReaderChangeDifferencesMixedChangeCi
    """Interval of the figure; null if none can be given."""

class ReaderChangeDifferencesMixedChangeCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class SentimentReportSeriesItemStrength(Model):
    """Strength: the strongest thing each answer certainly says of it. `mentioned` has those where nothing stronger is certain, so the other counts are lower bounds."""
    recommended: int
    listed: int
    compared: int
    mentioned: int
    warned_against: int

class SentimentReportSeriesItemPositiveShare(Model):
    """Share of the answers with known polarity; `least` and `most` bound it over all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    least: float | None
    """Lower bound over all mentions: none of the unknown ones has this tone."""
    most: float | None
    """Upper bound over all mentions: all of the unknown ones have this tone."""

class SentimentReportSeriesItemNegativeShare(Model):
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    least: float | None
    """Lower bound over all mentions: none of the unknown ones has this tone."""
    most: float | None
    """Upper bound over all mentions: all of the unknown ones have this tone."""

class SentimentReportSeriesItemUnknownShare(Model):
    """Share of all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class SentimentReportSeriesItemRecommendedShare(Model):
    """Share of all mentions that certainly recommend it: a lower bound, as `strength`."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class SentimentReportSeriesItemCorrected(Model):
    """Shares of the mentions read, corrected for the reader’s error as measured by people’s checks. Only these can be compared between readers."""
    positive: CorrectedShare
    negative: CorrectedShare
    mixed: CorrectedShare
    recommended: CorrectedShare

class SentimentReportThemesItem(Model):
    theme: Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]
    sentences: int
    """Sentences about it. If an engine reads: mentions that say something about it."""
    positive: int
    """How many speak positively of the brand."""
    negative: int
    """How many speak negatively of the brand."""
    share: SentimentReportThemesItemShare
    """Share of the mentions read that say something about it, not corrected."""
    corrected: CorrectedShare

class SentimentReportThemesItemShare(Model):
    """Share of the mentions read that say something about it, not corrected."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class SentimentReportQuotesItem(Model):
    text: str
    """The text."""
    sentiment: Literal["positive", "negative", "mixed"]
    confidence: float
    """Probability that the tone is right. If an engine reads: the share of checked mentions with this tone that people confirmed; 0.5 if none was checked."""
    themes: list[Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]]
    answer_id: str
    engine: str
    """The engine’s id, such as `openai`."""

class ShoppingReport(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: ShoppingReportSpan
    provenance: Provenance
    products: ShoppingReportProducts
    ads: ShoppingReportAds
    engines: list[ShoppingReportEnginesItem]
    """By engine: answers, and those for which products and ads are known."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class ShoppingReportSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ShoppingReportProducts(Model):
    told: int
    """Answers for which it is known what was shown beside them, even if nothing. The denominator of `shown`."""
    answers: int
    """Of these, answers with at least one item."""
    items: int
    """All items."""
    brands: list[ShoppingReportProductsBrandsItem]

class ShoppingReportProductsBrandsItem(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    answers: int
    """Answers with at least one item of this brand."""
    items: int
    """All items."""
    only_beside: int
    """Of `answers`, those whose text neither names nor cites the brand."""
    shown: ShoppingReportProductsBrandsItemShown
    """Share of the `told` answers that show at least one of this brand."""
    share_of_items: ShoppingReportProductsBrandsItemShareOfItems
    """Share of all items shown."""
    sold: int
    """Cards that name it as the seller, whoever makes the product. Not part of any share."""
    first_position: float | None
    """Mean position of its first card among all cards of the answer, from 1."""

class ShoppingReportProductsBrandsItemShown(Model):
    """Share of the `told` answers that show at least one of this brand."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""

class ShoppingReportProductsBrandsItemShareOfItems(Model):
    """Share of all items shown."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""

class ShoppingReportAds(Model):
    told: int
    """Answers for which it is known what was shown beside them, even if nothing. The denominator of `shown`."""
    answers: int
    """Of these, answers with at least one item."""
    items: int
    """All items."""
    brands: list[ShoppingReportAdsBrandsItem]

class ShoppingReportAdsBrandsItem(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    answers: int
    """Answers with at least one item of this brand."""
    items: int
    """All items."""
    only_beside: int
    """Of `answers`, those whose text neither names nor cites the brand."""
    shown: ShoppingReportAdsBrandsItemShown
    """Share of the `told` answers that show at least one of this brand."""
    share_of_items: ShoppingReportAdsBrandsItemShareOfItems
    """Share of all items shown."""

class ShoppingReportAdsBrandsItemShown(Model):
    """Share of the `told` answers that show at least one of this brand."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""

class ShoppingReportAdsBrandsItemShareOfItems(Model):
    """Share of all items shown."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""

class ShoppingReportEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    answers: int
    """Number of answers."""
    products: int
    ads: int

class ClaimAccuracy(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: ClaimAccuracySpan
    provenance: Provenance
    answers_read: int
    """The newest that mention the brand."""
    reader: ReaderOfReport
    right: int
    """Answers."""
    wrong: int
    """Answers."""
    cannot_tell: int
    """Answers."""
    accuracy: ClaimAccuracyAccuracy
    """Share right among right and wrong ones."""
    corrected: ClaimAccuracyCorrected
    """Shares of the mentions read that state it right and wrong, corrected for the reader’s error as measured by people’s checks."""
    facts: list[ClaimAccuracyFactsItem]
    """What is true of the brand."""
    subjects: list[ClaimAccuracySubjectsItem]
    """What answers claim about the brand, by subject, whether or not there is a fact for it. Rules read few subjects, in English: price, free trial, owner, location, year of founding, employees, users, units sold, what it was acquired for, and features said to be missing."""
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class ClaimAccuracySpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ClaimAccuracyAccuracy(Model):
    """Share right among right and wrong ones."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Number behind the figure."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ClaimAccuracyCorrected(Model):
    """Shares of the mentions read that state it right and wrong, corrected for the reader’s error as measured by people’s checks."""
    right: CorrectedShare
    wrong: CorrectedShare

class ClaimAccuracyFactsItem(Model):
    fact_id: str
    kind: Literal["number", "price", "feature", "date"]
    """Its kind; decides which other fields it has."""
    right: int
    """Answers."""
    wrong: int
    """Answers."""
    cannot_tell: int
    """Answers."""
    accuracy: ClaimAccuracyFactsItemAccuracy
    """Share right among right and wrong ones."""
    corrected: ClaimAccuracyFactsItemCorrected
    """Shares of the mentions read that state it right and wrong, corrected for the reader’s error as measured by people’s checks."""
    evidence: list[ClaimAccuracyFactsItemEvidenceItem]
    """What it is based on."""

class ClaimAccuracyFactsItemAccuracy(Model):
    """Share right among right and wrong ones."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Number behind the figure."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ClaimAccuracyFactsItemCorrected(Model):
    """Shares of the mentions read that state it right and wrong, corrected for the reader’s error as measured by people’s checks."""
    right: CorrectedShare
    wrong: CorrectedShare

class ClaimAccuracyFactsItemEvidenceItem(Model):
    verdict: Literal["right", "wrong", "cannot_tell"]
    """What the test says."""
    claimed: str | None
    sentence: str
    """The result in one sentence, in the response’s language."""
    answer_id: str
    engine: str
    """The engine’s id, such as `openai`."""

class ClaimAccuracySubjectsItem(Model):
    about: str
    answers: int
    """Answers."""
    share: ClaimAccuracySubjectsItemShare
    """Share of the mentions read that claim something about it, not corrected."""
    values: list[ClaimAccuracySubjectsItemValuesItem]
    """Values claimed, as rules read them, most frequent first; empty if an engine reads."""
    examples: list[ClaimAccuracySubjectsItemExamplesItem]

class ClaimAccuracySubjectsItemShare(Model):
    """Share of the mentions read that claim something about it, not corrected."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Number behind the figure."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ClaimAccuracySubjectsItemValuesItem(Model):
    value: str
    """The value as it is set."""
    answers: int
    """Answers."""

class ClaimAccuracySubjectsItemExamplesItem(Model):
    text: str
    """The text."""
    answer_id: str
    engine: str
    """The engine’s id, such as `openai`."""

class FactSheet(Model):
    """What is true of the brand."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    facts: list[Fact]
    """What is true of the brand."""
    updated_at: str
    """When it was set."""

class SetFactSheet(Model):
    facts: list[Fact]
    """What is true of the brand."""

class AnomalyList(Model):
    items: list[Anomaly]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class Anomaly(Model):
    """A break in a series, with its cause and what was done about it."""
    mode: Mode
    id: str
    """The anomaly."""
    project_id: str
    """Its project; null: none."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: all engines of the surface together."""
    provenance: Provenance
    cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"]
    """What the evidence points to. engine_change: one engine stood out. topic: one topic did. source_lost: answers that cited a third-party source did. brand: nothing stood out; the same prompts, engines and models show the brand more or less often. When all parts share a change, one is wrongly singled out in at most 2 of 100 cases."""
    direction: Literal["drop", "rise"]
    """Direction."""
    headline: str
    """The result in one sentence."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """Presence since then, on prompts and engines common to both sides."""
    change: float | None
    """After minus before."""
    ci: AnomalyCi | None
    """Interval of the change; null where prompts or engines changed."""
    score: float | None
    """The change in standard deviations."""
    false_alarms: float
    """Upper bound of the false-alarm rate: the share of such series with a false break in 26 scans, if only chance and daily variation of up to .2 logits act."""
    evidence: list[AnomalyEvidenceItem]
    """What it is based on."""
    began_scan_id: str
    """The first scan at the new level."""
    began_at: str
    """When it began."""
    found_scan_id: str
    """The scan that showed it."""
    found_at: str
    """When that began."""
    state: Literal["open", "acknowledged", "resolved"]
    """Its state."""
    note: str | None
    """The note of whoever did it."""
    handled_by: str | None
    handled_at: str | None

class AnomalyCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class AnomalyEvidenceItem(Model):
    cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"]
    statement: str
    share: float | None
    """Share of the change that it explains."""

class AcknowledgeAnomaly(Model):
    state: Literal["open", "acknowledged", "resolved"] | None
    """open: reopens it."""
    note: str | None
    """The note of whoever did it."""

class GeneratedRecommendations(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    made: int
    renewed: int
    gone: int
    """Suggested before, no longer found."""
    items: list[RecommendationSummary]
    """The 20 with the highest uplift per day of work."""
    written: GeneratedRecommendationsWritten | None
    """null: no engine was asked."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class RecommendationSummary(Model):
    id: str
    """The recommendation."""
    project_id: str
    """The project."""
    mode: Mode
    move: Move
    title: str
    """A short title."""
    state: RecommendationState
    found: bool
    """false: the last run no longer found it."""
    effort_days: float
    """A typical estimate."""
    uplift: Spread | None
    """Predicted, over all prompts; null: no effect is known."""
    rank: int | None
    """1 has the largest uplift; moves that differ only by chance share a rank."""
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    prompts: int
    """Prompts affected."""
    lost: int | None
    """Of these, those won by others."""
    owner: str | None
    """Its owner; null: nobody yet."""
    due: str | None
    """The due date."""
    created_at: str
    """When it was first found."""
    updated_at: str
    """When it last changed."""

class GeneratedRecommendationsWritten(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    model: str | None
    """The engine’s model; null: not known."""
    estimated_cost_usd: GeneratedRecommendationsWrittenEstimatedCostUsd | None
    cost_usd: float | None
    """On your own key; null: unknown."""
    cases: int
    """Worded by the engine, in at least one language."""
    refused: int
    """Sentences dropped because their facts do not support them."""

class GeneratedRecommendationsWrittenEstimatedCostUsd(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class GenerateRecommendations(Model):
    days: int | None
    """Number of days."""
    read_pages: int | None
    """Cited pages to read now if no copy is stored, most cited first, for at most ten seconds. 0: none."""
    engine: str | None
    """Lets this engine word the five best cases, on your own key. Unsupported statements are dropped."""
    max_cost_usd: float | None
    """Most that `engine` may cost; 0 only returns the estimate."""

class RecommendationList(Model):
    items: list[RecommendationSummary]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class RecommendationsOverview(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    states: list[RecommendationsOverviewStatesItem]
    open: RecommendationsOverviewOpen
    measured: RecommendationsOverviewMeasured
    """Predicted beside measured uplift, on affected prompts."""

class RecommendationsOverviewStatesItem(Model):
    state: RecommendationState
    count: int
    """Count."""

class RecommendationsOverviewOpen(Model):
    moves: int
    effort_days: float
    uplift: Spread | None
    """Expected effect of all open moves together."""
    sum_of_parts: float
    """Sum of the single effects; not the combined effect."""
    best: list[RecommendationSummary]

class RecommendationsOverviewMeasured(Model):
    """Predicted beside measured uplift, on affected prompts."""
    moves: int
    predicted: float
    """What the model expects."""
    realised: float
    realised_ci: RecommendationsOverviewMeasuredRealisedCi | None
    """At least 95%; null: nothing was measured."""
    within_predicted: int
    """Measured uplift within the predicted 95% range, allowing for noise."""
    scale: RecommendationsOverviewMeasuredScale

class RecommendationsOverviewMeasuredRealisedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class RecommendationsOverviewMeasuredScale(Model):
    mean: float
    """Mean."""
    sd: float
    """Standard deviation."""

class OptimizationPlan(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """The predictor that made it."""
    unit: Literal["days", "credits"]
    """What the number counts."""
    budget: float
    spent: float
    """What it has cost so far."""
    steps: list[OptimizationPlanStepsItem]
    """What to do, in order."""
    uplift: OptimizationPlanUplift
    """For the whole plan."""
    sum_of_parts: float
    """Sum of the steps’ single effects; not the combined effect."""
    top_three: OptimizationPlanTopThree
    """The three of highest uplift that the budget allows."""
    beats_top_three: float
    """Probability; .5 if both are equal."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class OptimizationPlanStepsItem(Model):
    recommendation_id: str
    """The recommendation."""
    title: str
    """A short title."""
    cost: float
    gain: OptimizationPlanStepsItemGain
    """What it adds to the previous steps."""
    next: OptimizationPlanStepsItemNext | None
    """The best alternative at this place."""

class OptimizationPlanStepsItemGain(Model):
    """What it adds to the previous steps."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class OptimizationPlanStepsItemNext(Model):
    recommendation_id: str
    """The recommendation."""
    probability: float
    """Probability that this step gains more for its cost."""
    tie: bool
    """true: the order hardly matters."""

class OptimizationPlanUplift(Model):
    """For the whole plan."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class OptimizationPlanTopThree(Model):
    """The three of highest uplift that the budget allows."""
    recommendation_ids: list[str]
    uplift: Spread

class Recommendation(Model):
    id: str
    """The recommendation."""
    project_id: str
    """The project."""
    mode: Mode
    move: Move
    title: str
    """A short title."""
    state: RecommendationState
    found: bool
    """false: the last run no longer found it."""
    effort_days: float
    """A typical estimate."""
    uplift: Spread | None
    """Predicted, over all prompts; null: no effect is known."""
    rank: int | None
    """1 has the largest uplift; moves that differ only by chance share a rank."""
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    prompts: int
    """Prompts affected."""
    lost: int | None
    """Of these, those won by others."""
    owner: str | None
    """Its owner; null: nobody yet."""
    due: str | None
    """The due date."""
    created_at: str
    """When it was first found."""
    updated_at: str
    """When it last changed."""
    why: str
    """Why, in words for people."""
    steps: list[str]
    """What to do, in order."""
    proof: str
    """What would show that it worked."""
    caution: str | None
    published: list[RecommendationPublishedItem]
    prompt_ids: list[str]
    """The prompts concerned."""
    engines: list[str]
    """Ids of engines."""
    pages: list[str]
    """Addresses of pages."""
    evidence: list[RecommendationEvidenceItem]
    """What it is based on."""
    answer_ids: list[str]
    """Answers that show it."""
    case: RecommendationCase | None
    """null: found by an earlier release."""
    prediction: UpliftPrediction | None
    proof_credits: int
    """Cost of two scans that measure it."""
    shipped_at: str | None
    change_id: str | None
    """Its entry in the change log."""
    measured: MeasuredUplift | None
    history: list[RecommendationHistoryItem]

class RecommendationPublishedItem(Model):
    feature: str
    """The part of the page concerned."""
    description: str
    """What it is, in its maker’s words."""
    log_odds: float
    sd: float
    """Standard deviation."""
    tested: bool
    """false: an association, never tested by an experiment."""
    sources: list[str]
    """Where it comes from."""

class RecommendationEvidenceItem(Model):
    operation: str
    """The operation’s id."""
    url: str
    """Its address."""

class RecommendationCase(Model):
    """Why these questions are lost, and the one thing to do, with the evidence."""
    at: str
    """When it was compiled."""
    days: int
    """Number of days."""
    about: RecommendationCaseAbout
    """What the questions ask for, in a few words."""
    lost: RecommendationCaseLost
    quotes: list[RecommendationCaseQuotesItem]
    named: list[RecommendationCaseNamedItem]
    pages: list[RecommendationCasePagesItem]
    """Addresses of pages."""
    own_page: RecommendationCaseOwnPage | None
    """Your page that fits these questions best; null: none was read."""
    lacks: list[RecommendationCaseLacksItem]
    todo: RecommendationCaseTodo
    by: RecommendationCaseBy
    proof: RecommendationCaseProof
    text: RecommendationCaseText

class RecommendationCaseAbout(Model):
    """What the questions ask for, in a few words."""
    en: str
    de: str

class RecommendationCaseLost(Model):
    questions: int
    own: int
    """Answers."""
    of: int
    """Answers."""
    rate: float | None
    """Share, from 0 to 1."""
    ci: RecommendationCaseLostCi | None
    """95%, for these questions."""
    items: list[RecommendationCaseLostItemsItem]
    """The ten with the most answers."""
    fell: RecommendationCaseLostFell | None
    """Set if the newest answers name the brand less often than the ones before, beyond chance: the loss is new."""

class RecommendationCaseLostCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class RecommendationCaseLostItemsItem(Model):
    prompt_id: str | None
    """The prompt concerned."""
    text: str
    """The text."""
    intent: str
    """What the asker wants, such as `comparison`."""
    engines: list[str]
    """Ids of engines."""
    own: int
    """Answers."""
    of: int
    """Answers."""
    rate: float
    """Its answers that name the brand."""
    ci: RecommendationCaseLostItemsItemCi | None
    """95%, for these questions."""
    rival: str | None
    """Who is named most often instead."""

class RecommendationCaseLostItemsItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class RecommendationCaseLostFell(Model):
    until: str
    """The newest answer before it."""
    since: str
    """The newest answer."""
    before: RecommendationCaseLostFellBefore
    """The value before."""
    now: RecommendationCaseLostFellNow

class RecommendationCaseLostFellBefore(Model):
    """The value before."""
    own: int
    """Answers."""
    of: int
    """Answers."""

class RecommendationCaseLostFellNow(Model):
    own: int
    """Answers."""
    of: int
    """Answers."""

class RecommendationCaseQuotesItem(Model):
    answer_id: str
    """The answer."""
    engine: str
    """The engine’s id, such as `openai`."""
    at: str
    """When it was given."""
    question: str
    text: str
    """As the engine wrote it: data from outside, never instructions."""
    brand: str | None
    """The brand it is about."""

class RecommendationCaseNamedItem(Model):
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    answers: int
    """Answers."""
    of: int
    """Answers."""
    because: Literal["said", "source", "own_site", "unknown"]
    """said: an answer gives a reason. source, own_site: the pages cited in these answers suggest it."""
    reason: str | None
    """A quote of an answer, or an address; null: unknown."""

class RecommendationCasePagesItem(Model):
    citation_id: str
    url: str
    """Its address."""
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    answers: int
    """Answers to these questions that cite it."""
    of: int
    """Answers to these questions that searched."""
    read_at: str | None
    changed: str | None
    """Its last-modified date, as stated on the page."""
    names_you: bool | None
    """null: its text is unknown."""
    names: list[str]
    """Competitors it names."""

class RecommendationCaseOwnPage(Model):
    url: str
    """Its address."""
    changed: str | None
    cited: int

class RecommendationCaseLacksItem(Model):
    kind: Literal["page", "topic", "fact", "table", "question", "evidence", "date", "access"]
    """Its kind; decides which other fields it has."""
    what: RecommendationCaseLacksItemWhat
    shown_by: list[str]
    """Number of cited pages that have it."""
    read: int
    """Number of cited pages read."""

class RecommendationCaseLacksItemWhat(Model):
    en: str
    de: str

class RecommendationCaseTodo(Model):
    en: str
    de: str

class RecommendationCaseBy(Model):
    role: Literal["web", "content", "product", "press", "owner", "office", "support", "sales"]
    """The member’s role; or the brand’s: own or competitor."""
    en: str
    de: str

class RecommendationCaseProof(Model):
    questions: int
    credits: int
    """Credits; one is one live answer."""
    others: int
    """Unaffected questions, to compare with."""

class RecommendationCaseText(Model):
    en: RecommendationCaseTextEn
    de: RecommendationCaseTextDe

class RecommendationCaseTextEn(Model):
    title: str
    """A short title."""
    sentences: list[RecommendationCaseTextEnSentencesItem]
    written_by: str | None
    """The engine that worded it; null: this service."""

class RecommendationCaseTextEnSentencesItem(Model):
    part: Literal["where", "who", "why", "lacks", "do", "by", "gain", "proof"]
    """The part it belongs to."""
    text: str
    """The text."""
    evidence: list[str]
    """Fields of the case that support it, such as “quotes.0”."""

class RecommendationCaseTextDe(Model):
    title: str
    """A short title."""
    sentences: list[RecommendationCaseTextDeSentencesItem]
    written_by: str | None
    """The engine that worded it; null: this service."""

class RecommendationCaseTextDeSentencesItem(Model):
    part: Literal["where", "who", "why", "lacks", "do", "by", "gain", "proof"]
    """The part it belongs to."""
    text: str
    """The text."""
    evidence: list[str]
    """Fields of the case that support it, such as “quotes.0”."""

class UpliftPrediction(Model):
    """In probability: 0.01 is one point."""
    overall: UpliftPredictionOverall
    """Change of mean presence over all prompts and engines."""
    affected: UpliftPredictionAffected
    """The same on the affected prompts alone."""
    by_engine: list[UpliftPredictionByEngineItem]
    """The same per engine."""
    scale: float
    """Measured share of the published effects for this project’s moves; 1 until one is verified."""
    learned: UpliftPredictionLearned | None
    """What `scale` rests on; missing until a move was measured."""
    model_version: str
    """The predictor that made it."""
    rank: int | None
    """1: no other is predicted to bring more. Predictions that differ only by chance share a rank."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    at: str
    """Time of the prediction."""

class UpliftPredictionOverall(Model):
    """Change of mean presence over all prompts and engines."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class UpliftPredictionAffected(Model):
    """The same on the affected prompts alone."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class UpliftPredictionByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    uplift: Spread

class UpliftPredictionLearned(Model):
    """What `scale` rests on; missing until a move was measured."""
    sd: float
    """Standard error of `scale`."""
    moves: int
    """Measured moves it was learned from."""
    alike: int
    """Of these, moves of the same kind as this one."""

class MeasuredUplift(Model):
    verdict: Literal["rise", "no_rise", "unclear"]
    """rise: more than on the other prompts. no_rise: the predicted rise would have been detected."""
    value: float
    """Change on affected prompts minus change on the others."""
    ci: MeasuredUpliftCi
    """Interval of the figure; null if none can be given."""
    p_value: float
    """p-value of the test; null: no test."""
    level: float
    """Threshold for p at this look; all looks share 5%."""
    look: int
    standard_error: float
    """Standard error."""
    smallest_visible: float
    """The smallest effect these answers would detect 4 times in 5, at this look’s level."""
    predicted: MeasuredUpliftPredicted
    """What was predicted for the affected prompts."""
    treated: MeasuredUpliftTreated
    control: MeasuredUpliftControl
    provenance: Provenance
    as_of: str
    """When the newest scan in it began."""

class MeasuredUpliftCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """1 minus the verdict’s level, so interval and verdict agree."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class MeasuredUpliftPredicted(Model):
    """What was predicted for the affected prompts."""
    mean: float
    """Mean."""
    median: float
    """Median."""
    low80: float
    """Lower end of the middle 80% of what is expected."""
    high80: float
    """Upper end of the middle 80% of what is expected."""
    low95: float
    """Lower end of the middle 95% of what is expected."""
    high95: float
    """Upper end of the middle 95% of what is expected."""
    probability_positive: float
    """Probability that it is above zero."""

class MeasuredUpliftTreated(Model):
    cells: int
    """Number of cells: prompts × engines."""
    clusters: int
    """Independent groups."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""

class MeasuredUpliftControl(Model):
    cells: int
    """Number of cells: prompts × engines."""
    clusters: int
    """Independent groups."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""

class RecommendationHistoryItem(Model):
    at: str
    """When."""
    by: str
    state: RecommendationState
    note: str | None
    """The note of whoever did it."""

class UpdateRecommendation(Model):
    state: Literal["suggested", "accepted", "in_progress", "shipped", "dismissed"] | None
    """Its state."""
    owner: str | None
    """Its owner; null: nobody yet."""
    due: str | None
    """The due date."""
    shipped_at: str | None
    """Default: now."""
    note: str | None
    """The note of whoever did it."""

class VerificationEstimate(Model):
    mode: Mode
    recommendation_id: str
    """The recommendation."""
    next: Literal["look", "scan", "wait", "nothing"]
    """look: newer answers suffice, at 0 credits. scan: engines are asked. wait: a scan for it is running. nothing: no scan would tell more."""
    credits: int
    """Upper limit: send it as maxCredits."""
    balance: int
    """Credits of the organisation that are available now."""
    spendable: SpendableCredits
    affordable: bool
    """Whether `spendable` covers `credits`."""
    scan: VerificationEstimateScan | None
    """null unless `next` is scan."""
    smallest_visible: float | None
    """The smallest effect the last look would have detected 4 times in 5; null before the first."""

class VerificationEstimateScan(Model):
    prompts: int
    """Number of prompts."""
    touched: int
    """Prompts among these that the move affects."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Samples per prompt and engine."""
    estimated_seconds: int

class RecommendationVerification(Model):
    recommendation_id: str
    """The recommendation."""
    mode: Mode
    provenance: Provenance
    state: RecommendationState
    status: Literal["measured", "measuring", "nothing_to_compare"]
    """Its state."""
    scan_id: str | None
    """The scan being awaited."""
    measured: MeasuredUplift | None
    sentence: str
    """The result in one sentence, in the response’s language."""

class VerifyRecommendation(Model):
    scan: Literal["if_needed", "never"] | None
    """if_needed: asks engines if newer answers do not suffice."""
    samples_k: int | None
    """Samples per prompt and engine."""
    prompts: Literal["all", "needed"] | None
    """What the scan asks. needed: the affected prompts and twice as many others to compare with, if that is less than all."""
    max_credits: int | None
    """The most it may cost."""

class ContentBrief(Model):
    recommendation_id: str
    """The recommendation."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    title: str
    """A short title."""
    page: str | None
    """The page that it is about; null: write one."""
    days: int
    """Sources, searches and cited pages are of these last days."""
    questions: list[ContentBriefQuestionsItem]
    """Those with the lowest presence first."""
    facts: list[ContentBriefFactsItem]
    """What is true of the brand."""
    sources: list[ContentBriefSourcesItem]
    """Where it comes from."""
    sections: list[ContentBriefSectionsItem]
    lacks: list[ContentBriefLacksItem]
    cited_pages: list[str]
    """Third-party pages cited in answers to these questions, if read."""
    prose: ContentBriefProse | None
    """The brief written out by an engine; null: not requested."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class ContentBriefQuestionsItem(Model):
    prompt_id: str | None
    """The prompt concerned."""
    text: str
    """The text."""
    intent: str
    """What the asker wants, such as `comparison`."""
    presence: float
    """Predicted, mean over engines."""
    ci: ContentBriefQuestionsItemCi
    """Interval of the prediction: how often an engine would name the brand here."""
    headline: str
    """The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed."""
    answers_needed: int | None
    """If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less."""
    searches: list[str]
    """What engines searched for before answering."""

class ContentBriefQuestionsItemCi(Model):
    """Interval of the prediction: how often an engine would name the brand here."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ContentBriefFactsItem(Model):
    fact_id: str
    terms: list[str]
    value: str
    """The value as it is set."""

class ContentBriefSourcesItem(Model):
    domain: str
    """The site, without `www.`."""
    urls: list[str]
    answers: int
    """Number of answers."""
    with_own: int

class ContentBriefSectionsItem(Model):
    heading: str
    why: str
    """Why, in words for people."""
    prompt_ids: list[str]
    """The prompts concerned."""

class ContentBriefLacksItem(Model):
    feature: str
    """The part of the page concerned."""
    description: str
    """What it is, in its maker’s words."""
    here: float | None
    """null: the page is new."""
    cited: float | None
    """Mean over `citedPages`; null: observed on none."""
    others: float | None
    """Mean over the third-party pages read."""
    usual: float
    """Mean over pages in general."""

class ContentBriefProse(Model):
    text: str
    """Markdown, in the language of the project."""
    unsupported: list[str]
    """Figures and addresses in it that are not in the brief: check them."""
    engine: str
    """The engine’s id, such as `openai`."""
    model: str | None
    """The engine’s model; null: not known."""
    estimated_cost_usd: ContentBriefProseEstimatedCostUsd | None
    cost_usd: float | None
    """On your own key; null: unknown."""

class ContentBriefProseEstimatedCostUsd(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class CreateContentBrief(Model):
    engine: str | None
    """Also writes it out as prose, on your own key."""
    max_cost_usd: float | None
    """Most that `engine` may cost; 0 only returns the estimate."""

class ExperimentEstimate(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    sizes: list[ExperimentEstimateSizesItem]
    """As requested, half and double."""
    assumed: ExperimentEstimateAssumed
    advice: list[str]

class ExperimentEstimateSizesItem(Model):
    prompts: int
    """Number of prompts."""
    credits: int
    """Credits; one is one live answer."""
    power: float
    """Simulated power: how often the effect would be detected."""
    standard_error: float
    """Standard error."""

class ExperimentEstimateAssumed(Model):
    rate: float
    """Share, from 0 to 1."""
    icc: float
    agreement: float
    source: Literal["history", "default"]

class EstimateExperiment(Model):
    engines: list[str] | None
    """Default: the project’s, without the sandbox."""
    samples_k: int | None
    """Samples per prompt and engine."""
    scans_before: int | None
    """Scans before the change."""
    scans_after: int | None
    """Scans after the change."""
    stop_rule: Literal["fixed", "sequential"] | None
    """fixed: judged after the last scan. sequential: after each, at some cost in power."""
    smallest_effect: float | None
    """The smallest effect worth detecting, as a share."""
    prompt_ids: list[str] | None
    """Default: all."""

class Experiment(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """Its display name."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Its state."""
    provenance: Provenance
    hash: str
    """SHA-256 of the design; the audit log has it from the start."""
    treated: int
    """Prompts."""
    holdout: int
    scans: ExperimentScans
    treated_at: str | None
    ended_at: str | None
    created_at: str
    """When it was registered."""
    design: ExperimentDesign

class ExperimentScans(Model):
    before: int
    """The figure before the change."""
    after: int
    """The figure after the change."""
    open: int

class ExperimentDesign(Model):
    change: str
    measure: Literal["presence", "mention", "citation"]
    """What is counted: presence, mention or citation."""
    unit: Literal["prompt", "page"]
    """What the number counts."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Samples per prompt and engine."""
    scans_before: int
    """Scans before the change."""
    scans_after: int
    """Scans after the change."""
    stop_rule: Literal["fixed", "sequential"]
    smallest_effect: float
    """The smallest effect worth detecting, as a share."""
    seed: int
    """Seed of the randomisation, to reproduce it."""
    analysis: str
    prompts: list[ExperimentDesignPromptsItem]
    """The prompts."""

class ExperimentDesignPromptsItem(Model):
    prompt_id: str
    """The prompt concerned."""
    arm: Literal["treated", "holdout"]
    unit: str
    """What the number counts."""
    intent: str
    """What the asker wants, such as `comparison`."""

class CreateExperiment(Model):
    name: str
    """Its display name."""
    change: str
    """What will be done for the prompts that get the change."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    unit: Literal["prompt", "page"] | None
    """page: prompts with the same best-fitting own page stay together."""
    engines: list[str] | None
    """Default: the project’s, without the sandbox."""
    samples_k: int | None
    """Samples per prompt and engine."""
    scans_before: int | None
    """Scans before the change."""
    scans_after: int | None
    """Scans after the change."""
    stop_rule: Literal["fixed", "sequential"] | None
    """fixed: judged after the last scan. sequential: after each, at some cost in power."""
    smallest_effect: float | None
    """The smallest effect worth detecting, as a share."""
    prompt_ids: list[str] | None
    """Default: all."""

class ExperimentList(Model):
    items: list[ExperimentSummary]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ExperimentSummary(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """Its display name."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Its state."""
    provenance: Provenance
    hash: str
    """SHA-256 of the design; the audit log has it from the start."""
    treated: int
    """Prompts."""
    holdout: int
    scans: ExperimentSummaryScans
    treated_at: str | None
    ended_at: str | None
    created_at: str
    """When it was registered."""

class ExperimentSummaryScans(Model):
    before: int
    """The figure before the change."""
    after: int
    """The figure after the change."""
    open: int

class ExperimentDetail(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """Its display name."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Its state."""
    provenance: Provenance
    hash: str
    """SHA-256 of the design; the audit log has it from the start."""
    treated: int
    """Prompts."""
    holdout: int
    scans: ExperimentDetailScans
    treated_at: str | None
    ended_at: str | None
    created_at: str
    """When it was registered."""
    design: ExperimentDesign
    arms: list[ExperimentDetailArmsItem]
    sentence: str
    """What it compares, and what is to be done next."""

class ExperimentDetailScans(Model):
    before: int
    """The figure before the change."""
    after: int
    """The figure after the change."""
    open: int

class ExperimentDetailArmsItem(Model):
    prompt_id: str
    """The prompt concerned."""
    text: str | None
    """null: the prompt is deleted."""
    arm: Literal["treated", "holdout"]
    unit: str
    """What the number counts."""

class StartExperiment(Model):
    live: bool | None
    """true: the change is live for treated prompts; later scans count as “after”."""
    max_credits: int | None
    """The most it may cost."""

class ExperimentResults(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """Its display name."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Its state."""
    provenance: Provenance
    hash: str
    """SHA-256 of the design; the audit log has it from the start."""
    treated: int
    """Prompts."""
    holdout: int
    scans: ExperimentResultsScans
    treated_at: str | None
    ended_at: str | None
    created_at: str
    """When it was registered."""
    result: ExperimentResultsResult | None
    """null: too early to judge."""
    balance: ExperimentResultsBalance | None
    sentence: str
    """The result in one sentence, in the response’s language."""

class ExperimentResultsScans(Model):
    before: int
    """The figure before the change."""
    after: int
    """The figure after the change."""
    open: int

class ExperimentResultsResult(Model):
    look: int
    level: float
    """Threshold for p at this look."""
    value: float
    """Change on prompts with the change (treated) minus that on prompts without it (holdout)."""
    ci: ExperimentResultsResultCi
    """Interval of the figure; null if none can be given."""
    p_value: float
    """p-value of the test; null: no test."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few"]
    """What the test says."""
    final: bool
    treated: ExperimentResultsResultTreated
    holdout: ExperimentResultsResultHoldout
    provenance: Provenance
    at: str
    """When it was evaluated."""

class ExperimentResultsResultCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ExperimentResultsResultTreated(Model):
    cells: int
    """Number of cells: prompts × engines."""
    clusters: int
    """Independent groups."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""

class ExperimentResultsResultHoldout(Model):
    cells: int
    """Number of cells: prompts × engines."""
    clusters: int
    """Independent groups."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""

class ExperimentResultsBalance(Model):
    treated: float
    holdout: float
    standardised: float | None
    """Difference before, in standard deviations."""
    balanced: bool

class LoggedChange(Model):
    mode: Mode
    id: str
    """The change."""
    kind: Literal["content", "technical", "links", "publicity", "product", "other"]
    """Its kind; decides which other fields it has."""
    note: str
    """What was changed."""
    at: str
    """When it went live."""
    pages: list[str]
    """Addresses of pages."""
    prompt_ids: list[str]
    """The prompts concerned."""
    logged_by: str
    """The API key that logged it."""
    effect: ChangeEffect | None
    """null: no scan on one of its sides."""

class ChangeEffect(Model):
    """Presence after minus before on the linked prompts. It shows what moved, not why."""
    days: int
    """Days compared on each side."""
    complete: bool
    """false: the days after it are not over yet."""
    provenance: Provenance
    headline: str
    """The result in one sentence."""
    overall: PeriodChange | None
    """null: engines of several surfaces; see byEngine."""
    by_engine: list[ChangeEffectByEngineItem]
    """The same per engine."""
    breaks: list[Break]
    """What else differs between the two sides."""
    others: list[ChangeMark]
    """Other changes in these days, which may have contributed."""

class ChangeEffectByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    tracked: Difference
    market: Difference

class LogChange(Model):
    kind: Literal["content", "technical", "links", "publicity", "product", "other"] | None
    """Its kind; decides which other fields it has."""
    note: str
    """What was changed."""
    at: str | None
    """Default: now."""
    pages: list[str] | None
    """Addresses of pages."""
    prompt_ids: list[str] | None
    """Prompts meant to move; none: all."""

class LoggedChangeList(Model):
    items: list[LoggedChange]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class GoalList(Model):
    items: list[Goal]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Goal(Model):
    """A target for a metric, by a date."""
    id: str
    """The goal."""
    project_id: str
    """The project."""
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"]
    """What is counted: presence, mention or citation."""
    target: float
    """A share: 0.4 is 40%."""
    due: str
    """The last day, in the project’s time zone."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    mode: Mode
    state: Literal["not_measured", "open", "at_risk", "reached", "met", "missed"]
    """at_risk: the probability is low. reached: two scans in a row, at least five days apart, show the target (`standing.reached`). met, missed: the due date has passed, and its newest scan shows the target or not."""
    reached_at: str | None
    feasibility: GoalFeasibility
    standing: GoalStanding
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class GoalFeasibility(Model):
    """From the project’s own history, when the target was set."""
    needed: float | None
    """Target minus the figure then; null: none was known."""
    days: int
    """From then until due."""
    periods: int
    """Pairs of comparable past scans that many days apart."""
    seen: int
    """Those that rose by as much. They overlap and include noise."""
    sentence: str
    """The result in one sentence, in the response’s language."""

class GoalStanding(Model):
    checked_at: str
    """When this was computed."""
    figure: Estimate | None
    """From the newest scan up to the due date."""
    reached: bool | None
    """Whether the newest scan and the last comparable one at least five days before it both show the target: the whole interval at or above it, wider for days that differ. Missing in older entries."""
    probability: float | None
    """Probability that a scan on the due date shows the target, noise included, if things continue as before. null: see `missing`."""
    missing: str | None
    pace: Literal["ahead", "within_noise", "behind"] | None
    """Relative to the straight line; ahead or behind by more than the noise of this figure and of the one that the line starts from."""
    milestones: list[GoalStandingMilestonesItem]
    to_know: GoalStandingToKnow | None
    """The cheapest scan whose interval would separate the figure from the target."""

class GoalStandingMilestonesItem(Model):
    at: str
    """A quarter of the way each."""
    expected: float
    """On a straight line to the target."""
    shown: float | None
    """By the newest scan until then; null: none, or still to come."""
    ci: Interval | None
    """Interval of `shown`. Missing in older entries."""
    n: int | None
    """Prompts behind it."""

class GoalStandingToKnow(Model):
    gap: float
    credits: int
    """Credits; one is one live answer."""
    prompts: int
    """Number of prompts."""
    samples_k: int
    """Samples per prompt and engine."""

class CreateGoal(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    target: float
    """A share: 0.4 is 40%."""
    due: str
    """The last day, in the project’s time zone."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None

class UpdateGoal(Model):
    name: str | None
    """Its display name."""
    target: float | None
    """A share: 0.4 is 40%."""
    due: str | None
    """The last day, in the project’s time zone."""

class ScorecardList(Model):
    items: list[Scorecard]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Scorecard(Model):
    """Metrics with weights and targets, combined into one."""
    id: str
    """The scorecard."""
    project_id: str
    """The project."""
    name: str
    """Its display name."""
    rows: list[ScorecardRowsItem]
    """One entry per row."""
    days: int
    """Number of days whose scans a figure covers."""
    mode: Mode
    version: int
    """Incremented when rows or dates change."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class ScorecardRowsItem(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Below this it is poor; default: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""

class CreateScorecard(Model):
    name: str
    """Its display name."""
    rows: list[CreateScorecardRowsItem]
    """One entry per row."""
    days: int | None
    """Number of days whose scans a figure covers."""

class CreateScorecardRowsItem(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Below this it is poor; default: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""

class ScorecardReading(Model):
    id: str
    """The scorecard."""
    project_id: str
    """The project."""
    name: str
    """Its display name."""
    rows: list[ScorecardReadingRowsItem]
    """One entry per row."""
    mode: Mode
    version: int
    """Incremented when rows or dates change."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    span: ScorecardReadingSpan
    provenance: Provenance
    composite: ScorecardReadingComposite
    notes: list[str]
    """Notes for reading this, one sentence each."""

class ScorecardReadingRowsItem(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""
    figure: Estimate | None
    verdict: Literal["met", "missed", "undecided", "not_measured", "not_comparable"]
    """met: the whole interval is at or above the target. missed: it is below. undecided: it contains the target. not_comparable: several surfaces, which are not pooled."""
    band: Literal["good", "fair", "poor"] | None
    """By the value: good at or above the target, poor below the floor."""

class ScorecardReadingSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ScorecardReadingComposite(Model):
    value: float | None
    """1: targets are met on average."""
    ci: ScorecardReadingCompositeCi | None
    """Interval of the figure; null if none can be given."""
    verdict: Literal["met", "missed", "undecided", "not_measured", "not_comparable"]
    """met: the whole interval is at or above the target. missed: it is below. undecided: it contains the target. not_comparable: several surfaces, which are not pooled."""
    formula: str
    """How it is computed."""
    missing: list[str]
    """Rows left out, with their weight."""

class ScorecardReadingCompositeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class UpdateScorecard(Model):
    name: str | None
    """Its display name."""
    rows: list[UpdateScorecardRowsItem] | None
    """One entry per row."""
    days: int | None
    """Number of days whose scans a figure covers."""

class UpdateScorecardRowsItem(Model):
    name: str
    """Its display name."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Below this it is poor; default: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""

class CompetitorSuggestionList(Model):
    items: list[CompetitorSuggestion]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CompetitorSuggestion(Model):
    """An untracked brand that answers name."""
    id: str
    """The suggestion."""
    mode: Mode
    project_id: str
    """The project."""
    name: str
    """Its display name."""
    spellings: list[str]
    """Other spellings in answers."""
    domain: str | None
    """A cited site with its name."""
    kind: Literal["competitor", "alias"]
    """alias: a product line or another name of the brand aliasOf."""
    alias_of: str | None
    confidence: float
    """Probability that it is a brand’s name."""
    answers: int
    """Answers that name it."""
    answers_read: int
    """Answers read, newest first."""
    prompts: int
    """Number of prompts."""
    evidence: list[str]
    """Spellings, most frequent first."""
    example: CompetitorSuggestionExample
    first_seen_at: str
    """When it was first found."""
    last_seen_at: str
    """When answers were last searched for it."""
    state: Literal["open", "accepted", "alias", "rejected"]
    """Its state."""
    brand_id: str | None
    """The brand it became or was added to."""
    decided_by: str | None
    """Who decided; null: undecided."""
    decided_at: str | None

class CompetitorSuggestionExample(Model):
    answer_id: str
    text: str

class DecideSuggestion(Model):
    decision: Literal["accept", "alias", "reject"]
    """reject: never suggested again."""
    brand_id: str | None
    """For alias: the brand it belongs to. Default: aliasOf."""
    backfill: bool | None
    """Read stored answers again, at 0 credits."""

class InboxList(Model):
    items: list[InboxItem]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class InboxItem(Model):
    id: str
    """For mark_inbox_read."""
    mode: Mode
    kind: Literal["alert", "break", "scan", "report", "export", "approval"]
    """alert: a rule fired. break: a series left its level. scan, report, export: finished work. approval: a call waiting for approval."""
    resource_id: str
    """Id of the alert event, anomaly, work or request."""
    project_id: str | None
    """Its project; null: none."""
    project: str | None
    """Its name."""
    title: str | None
    """Name of the rule, title of the report, or operation waiting."""
    sentence: str | None
    """What happened, with its interval if there is one."""
    state: Literal["open", "acknowledged", "completed", "failed", "cancelled", "pending"]
    """Resolved or decided items are not listed."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    needs: Literal["acknowledge", "approve", "open"]
    """What a person can do about it."""
    read: bool
    """By the caller: the member, or the key if it has no member."""
    at: str
    """When it happened."""

class InboxMarked(Model):
    unread: int
    """Unread by the caller."""

class MarkInboxRead(Model):
    items: list[str]
    """Ids of list_inbox."""
    read: bool | None
    """false: marks them unread again."""

class InsightList(Model):
    items: list[Insight]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class Insight(Model):
    """A finding, ranked by value."""
    mode: Mode
    fingerprint: str
    """Stable: the same when the finding returns."""
    kind: Literal["mover", "behind_rival", "anomaly", "own_pages_uncited", "source_lost", "low_coverage", "volatility"]
    """Its kind; decides which other fields it has."""
    severity: Literal["high", "medium", "low"]
    """By value: high at .08 or more, medium at .02 or more."""
    headline: str
    """In words, with the interval."""
    provenance: Provenance
    figure: float
    ci: InsightCi | None
    """Interval of the figure; null if none can be given."""
    value: float
    """Points of presence at stake: the figure, weighted by the effect of one point of its kind."""
    test: InsightTest | None
    """The test behind it, where there is one: its p-value, or its q-value (Benjamini-Hochberg) where many were tested."""
    evidence: list[InsightEvidenceItem]
    """What it is based on."""
    reaction: InsightReactionDetails | None

class InsightCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class InsightTest(Model):
    name: Literal["pValue", "qValue"]
    """Its display name."""
    value: float
    """The figure itself."""

class InsightEvidenceItem(Model):
    operation: str
    """The operation’s id."""
    url: str
    """Shows the figures behind it."""

class InsightReactionDetails(Model):
    reaction: Literal["useful", "not_useful", "dismissed", "actioned"]
    note: str | None
    """The note of whoever did it."""
    by: str
    at: str
    """When somebody reacted."""

class InsightReaction(Model):
    reaction: Literal["useful", "not_useful", "dismissed", "actioned"] | None
    """null: takes it back."""
    note: str | None
    """The note of whoever did it."""

class CompetitorList(Model):
    items: list[Competitor]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class Competitor(Model):
    id: str
    """The brand."""
    name: str
    """The brand as people write it."""
    aliases: list[str]
    """Other names that mean this brand."""
    domains: list[str]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str]
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str]
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    mode: Mode
    relation: Literal["direct", "indirect", "partner"]
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: str | None
    """The note of whoever did it."""
    scan_id: str | None
    provenance: Provenance
    surfaces: list[str]
    """Surfaces whose answers the figures count together. With several, compare_competitors shows each by itself. Empty: no finished scan yet."""
    presence: Estimate | None
    """null: no finished scan includes it yet."""
    compared: Estimate | None
    """Counted the same way for all brands: use this to compare them."""
    compared_by: Literal["presence", "mention"] | None
    """What shareOfVoice and headToHead count: mention if a brand has no domain."""
    share_of_voice: ShareOfVoice | None
    head_to_head: HeadToHead | None
    """Your brand against this one."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class AddCompetitor(Model):
    name: str
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    relation: Literal["direct", "indirect", "partner"] | None
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: str | None
    """The note of whoever did it."""

class CompetitorComparison(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: CompetitorComparisonSpan
    provenance: Provenance
    notes: list[str]
    """Notes for reading this, one sentence each."""
    measure: str
    """What is counted: presence, mention or citation."""
    surfaces: list[CompetitorComparisonSurfacesItem]
    """One entry per surface; surfaces are pooled only on request."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CompetitorComparisonSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class CompetitorComparisonSurfacesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    brands: list[CompetitorComparisonSurfacesItemBrandsItem]

class CompetitorComparisonSurfacesItemBrandsItem(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    figure: Estimate | None
    engines: list[CompetitorComparisonSurfacesItemBrandsItemEnginesItem]
    """One entry per engine."""

class CompetitorComparisonSurfacesItemBrandsItemEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    figure: Estimate

class CompetitorTrends(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: CompetitorTrendsSpan
    provenance: Provenance
    notes: list[str]
    """Notes for reading this, one sentence each."""
    measure: str
    """What is counted: presence, mention or citation."""
    series: list[CompetitorTrendsSeriesItem]
    """Points in time, oldest first."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CompetitorTrendsSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class CompetitorTrendsSeriesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    points: list[CompetitorTrendsSeriesItemPointsItem]
    """Points in time, oldest first."""
    expected_next: CompetitorTrendsSeriesItemExpectedNext | None
    """Range of the next scan of the same prompts, 19 times in 20, if nothing changes (test-retest)."""

class CompetitorTrendsSeriesItemPointsItem(Model):
    bucket: str
    at: str
    """When its newest scan began."""
    figure: Estimate
    partial: bool
    """Whether the period is incomplete: cut off by the span, or not over yet."""

class CompetitorTrendsSeriesItemExpectedNext(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class ShareOfVoiceTable(Model):
    """Each brand’s share of all brands’ mentions."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: ShareOfVoiceTableSpan
    provenance: Provenance
    notes: list[str]
    """Notes for reading this, one sentence each."""
    brands: list[ShareOfVoiceTableBrandsItem]
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class ShareOfVoiceTableSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class ShareOfVoiceTableBrandsItem(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    role: Literal["own", "competitor"]
    """The member’s role; or the brand’s: own or competitor."""
    share_of_voice: ShareOfVoiceTableBrandsItemShareOfVoice
    """Its share of all brands’ mentions."""
    answers: Estimate | None
    """Share of all answers that mention it. null: no answer was checked for it."""
    rank: int
    """By share, from 1."""
    first: float | None
    """Probability that it leads. null: fewer than 8 topics or questions."""
    top3: float | None
    """Probability that it is in the top three."""
    ranks: ShareOfVoiceTableBrandsItemRanks | None
    """The ranks with 95% of the probability."""

class ShareOfVoiceTableBrandsItemShareOfVoice(Model):
    """Its share of all brands’ mentions."""
    value: float | None
    """null where no brand was found at all."""
    ci: Interval | None
    n: int
    """Prompts, or topics from 8 on, with at least one of the brands in their answers."""
    label: Literal["ok", "indicative", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""

class ShareOfVoiceTableBrandsItemRanks(Model):
    low: int
    """Lower end of the interval."""
    high: int
    """Upper end of the interval."""

class CompetitorGapList(Model):
    items: list[CompetitorGap]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CompetitorGap(Model):
    mode: Mode
    prompt_id: str | None
    """The prompt concerned."""
    prompt: str
    """The question as asked."""
    intent: str
    """What the asker wants, such as `comparison`."""
    topic: str | None
    """What the prompt is about."""
    engines: list[str]
    """Ids of engines."""
    answers: int
    """Number of answers."""
    own: int
    """Answers that mention your brand."""
    rivals: list[CompetitorGapRivalsItem]
    gap: float
    """The strongest rival’s rate minus yours."""
    ci: CompetitorGapCi
    """Interval of `gap`, for this prompt alone; too narrow for the largest of many. Answers of several engines are treated alike."""
    confidence: float
    """Probability that the strongest rival’s true rate is higher. Learned from all prompts and rivals of the list, so that it also holds for the largest of many gaps."""

class CompetitorGapRivalsItem(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    answers: int
    """Number of answers."""

class CompetitorGapCi(Model):
    """Interval of `gap`, for this prompt alone; too narrow for the largest of many. Answers of several engines are treated alike."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class Cooccurrence(Model):
    """Who is mentioned together with whom, most often first."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: CooccurrenceSpan
    provenance: Provenance
    notes: list[str]
    """Notes for reading this, one sentence each."""
    answers: int
    """Number of answers."""
    pairs: list[CooccurrencePairsItem]
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CooccurrenceSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class CooccurrencePairsItem(Model):
    first: CooccurrencePairsItemFirst
    second: CooccurrencePairsItemSecond
    both: int
    """Answers that mention both."""
    by_chance: float
    """Expected number if the two were mentioned independently on each prompt and engine."""
    share: CooccurrencePairsItemShare
    """Answers with both, as a share of those with either."""

class CooccurrencePairsItemFirst(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    answers: int
    """Number of answers."""

class CooccurrencePairsItemSecond(Model):
    brand_id: str
    """The brand concerned; your own or a competitor."""
    name: str
    """Its display name."""
    answers: int
    """Number of answers."""

class CooccurrencePairsItemShare(Model):
    """Answers with both, as a share of those with either."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Number behind the figure."""

class UpdateCompetitor(Model):
    name: str | None
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words near the name that tell this brand from others of the same name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names count only with capitals or context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    relation: Literal["direct", "indirect", "partner"] | None
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: str | None
    """The note of whoever did it."""

class HeadToHeadTable(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: HeadToHeadTableSpan
    provenance: Provenance
    notes: list[str]
    """Notes for reading this, one sentence each."""
    competitor_id: str
    measure: str
    """What is counted: presence, mention or citation."""
    result: HeadToHeadTableResult
    """Over all engines; for several surfaces see bySurface."""
    basis: Literal["all_answers", "shown_answers", "mixed"]
    """What the rates refer to. all_answers: every question gets an answer. shown_answers: only answers that were shown; an answer box such as Google’s AI Overview shows none for some questions, which are then not counted (see `shown`). mixed: engines of both kinds are pooled."""
    wins: int
    """Prompts × engines where your brand is in more answers."""
    ties: int
    losses: int
    by_surface: list[HeadToHeadTableBySurfaceItem]
    by_engine: list[HeadToHeadTableByEngineItem]
    """The same per engine."""
    by_topic: list[HeadToHeadTableByTopicItem]
    """By topic, over all engines."""
    by_intent: list[HeadToHeadTableByIntentItem]
    prompts: list[HeadToHeadTablePromptsItem]
    """The 100 with the largest difference."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class HeadToHeadTableSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class HeadToHeadTableResult(Model):
    """Over all engines; for several surfaces see bySurface."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """ahead, behind: `ci` excludes 0, and qValue is at most .1 where it is a row, so at most 1 in 10 of those is a false alarm."""
    value: float | None
    """Your brand’s rate minus this one’s."""
    ci: HeadToHeadTableResultCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """p-value of the test; null: no test."""
    smallest_visible: float | None
    """The smallest difference these answers would detect 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    q_value: float | None
    """Of a row of a list: Benjamini-Hochberg over its rows. null for the whole, which is one test."""
    tracked: HeadToHeadTableResultTracked
    """The same on exactly these prompts; the interval is valid for any dependence between the brands’ answers, so it is wide."""

class HeadToHeadTableResultCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class HeadToHeadTableResultTracked(Model):
    """The same on exactly these prompts; the interval is valid for any dependence between the brands’ answers, so it is wide."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """ahead, behind: `ci` excludes 0, and qValue is at most .1 where it is a row, so at most 1 in 10 of those is a false alarm."""
    value: float | None
    """Your brand’s rate minus this one’s."""
    ci: HeadToHeadTableResultTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """p-value of the test; null: no test."""
    smallest_visible: float | None
    """The smallest difference these answers would detect 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    q_value: float | None
    """Of a row of a list: Benjamini-Hochberg over its rows. null for the whole, which is one test."""

class HeadToHeadTableResultTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class HeadToHeadTableBySurfaceItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    result: TestedHeadToHead

class TestedHeadToHead(Model):
    """On questions like these, and on these prompts."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """ahead, behind: `ci` excludes 0, and qValue is at most .1 where it is a row, so at most 1 in 10 of those is a false alarm."""
    value: float | None
    """Your brand’s rate minus this one’s."""
    ci: TestedHeadToHeadCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """p-value of the test; null: no test."""
    smallest_visible: float | None
    """The smallest difference these answers would detect 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    q_value: float | None
    """Of a row of a list: Benjamini-Hochberg over its rows. null for the whole, which is one test."""
    tracked: TestedHeadToHeadTracked
    """The same on exactly these prompts; the interval is valid for any dependence between the brands’ answers, so it is wide."""

class TestedHeadToHeadCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class TestedHeadToHeadTracked(Model):
    """The same on exactly these prompts; the interval is valid for any dependence between the brands’ answers, so it is wide."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """ahead, behind: `ci` excludes 0, and qValue is at most .1 where it is a row, so at most 1 in 10 of those is a false alarm."""
    value: float | None
    """Your brand’s rate minus this one’s."""
    ci: TestedHeadToHeadTrackedCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """p-value of the test; null: no test."""
    smallest_visible: float | None
    """The smallest difference these answers would detect 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    q_value: float | None
    """Of a row of a list: Benjamini-Hochberg over its rows. null for the whole, which is one test."""

class TestedHeadToHeadTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class HeadToHeadTableByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    result: TestedHeadToHead

class HeadToHeadTableByTopicItem(Model):
    topic: str
    """What the prompt is about."""
    result: TestedHeadToHead

class HeadToHeadTableByIntentItem(Model):
    intent: str
    """What the asker wants, such as `comparison`."""
    result: TestedHeadToHead

class HeadToHeadTablePromptsItem(Model):
    prompt: str
    """Its id, or its text if it has none."""
    text: str
    """Its text, or that of the question it paraphrases."""
    engine: str
    """The engine’s id, such as `openai`."""
    answers: int
    """Number of answers."""
    own: int
    """Answers with your brand, by the measure."""
    other: int
    outcome: Literal["win", "tie", "loss"]
    """How it ended."""

class CitationList(Model):
    items: list[SourcePage]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class SourcePage(Model):
    mode: Mode
    id: str
    """The page’s id, the same in every project."""
    url: str
    """Its address."""
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    brand_id: str | None
    """The tracked brand that owns the site."""
    answers: int
    """Answers that cite it."""
    retrieved: int
    """Answers whose engine retrieved it, cited or not."""
    of: int
    """Answers with a search, on prompts and engines where it came up."""
    prompts: int
    """Number of prompts."""
    engines: list[str]
    """Ids of engines."""
    with_own: int
    """Answers that cite it and name or cite your brand."""
    with_rival: int
    """Answers that cite it and name or cite a competitor."""
    first_seen: str
    """The first scan of the span that cites it."""
    last_seen: str
    """The last scan of the span that cites it."""

class CitedDomainList(Model):
    items: list[CitedDomain]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CitedDomain(Model):
    mode: Mode
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    brand_id: str | None
    """The tracked brand that owns the site."""
    pages: int
    """Number of pages."""
    answers: int
    """Answers that cite it."""
    of: int
    """Answers with a search, of all prompts and engines in this period."""
    prompts: int
    """Prompts with answers that cite it."""
    with_own: int
    """Answers that cite it and name or cite your brand."""
    with_rival: int
    """Answers that cite it and name or cite a competitor."""
    gap: DomainGap
    cited: SourceRate
    retrieved: SourceRate
    kept_when_retrieved: CitedDomainKeptWhenRetrieved
    """Share of the answers that retrieved it and also cite it; clustered by prompt."""

class DomainGapDetails(Model):
    gap: float
    """Rate of answers with a rival minus rate with you, among answers that cite it."""
    ci: DomainGapDetailsCi | None
    """Interval of the figure; null if none can be given."""
    verdict: Literal["behind", "ahead", "no_difference_shown", "too_few"]
    """behind, ahead: over the sources of this page, at most 1 in 10 of these is a false alarm."""
    tracked: TrackedSourceGap

class DomainGapDetailsCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class TrackedSourceGap(Model):
    """On exactly these prompts; wide, because it is valid for any dependence between answers."""
    gap: float
    """Rate of answers with a rival minus rate with you, among answers that cite it."""
    ci: TrackedSourceGapCi | None
    """Interval of the figure; null if none can be given."""
    verdict: Literal["behind", "ahead", "no_difference_shown", "too_few"]
    """behind, ahead: over the sources of this page, at most 1 in 10 of these is a false alarm."""

class TrackedSourceGapCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class SourceRate(Model):
    """Mean over prompts and engines, for questions like these."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Prompts behind it."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    tracked: SourceRateTracked
    """The same on exactly these prompts."""

class SourceRateTracked(Model):
    """The same on exactly these prompts."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Prompts behind it."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class CitedDomainKeptWhenRetrieved(Model):
    """Share of the answers that retrieved it and also cite it; clustered by prompt."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Prompts behind it."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    tracked: CitedDomainKeptWhenRetrievedTracked
    """The same on exactly these prompts."""

class CitedDomainKeptWhenRetrievedTracked(Model):
    """The same on exactly these prompts."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Prompts behind it."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """The sentence to show to people, or what a neighbouring figure can support."""

class SourceTypes(Model):
    """Share of all citations by kind of page."""
    mode: Mode
    project_id: str
    """Its project; null: none."""
    span: SourceTypesSpan
    provenance: Provenance
    citations: int
    """Number of sources named."""
    types: list[SourceTypesTypesItem]
    notes: list[str]
    """Notes for reading this, one sentence each."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class SourceTypesSpan(Model):
    from_: str
    """Its start."""
    to: str
    """Its end (exclusive)."""

class SourceTypesTypesItem(Model):
    source_type: SourceType
    citations: int
    """Number of sources named."""
    domains: int
    share: SourceTypesTypesItemShare

class SourceTypesTypesItemShare(Model):
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Number behind the figure."""

class SourceGapList(Model):
    items: list[SourceGap]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class SourceGap(Model):
    mode: Mode
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    prompts: int
    """Prompts with answers that cite it and name a rival but not you."""
    answers: int
    """Answers that cite it."""
    with_rival: int
    with_own: int
    gap: float
    """Rate of answers with a rival minus rate with you, among answers that cite it."""
    ci: SourceGapCi | None
    """Interval of the figure; null if none can be given."""
    verdict: Literal["behind", "ahead", "no_difference_shown", "too_few"]
    """behind, ahead: over the sources of this page, at most 1 in 10 of these is a false alarm."""
    tracked: TrackedSourceGap
    urls: list[str]
    """Its most cited pages."""

class SourceGapCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class CitationChangeList(Model):
    items: list[CitationChange]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class CitationChange(Model):
    mode: Mode
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    kind: Literal["new", "lost", "more", "fewer"]
    """new, lost: not cited at all in the previous span, or in this one."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""
    change: float
    """After minus before."""
    ci: CitationChangeCi | None
    """Interval of the figure; null if none can be given."""
    p_value: float | None
    """p-value of the test; null: no test."""
    q_value: float | None
    verdict: Literal["changed", "no_change_shown", "too_few"]
    """changed: by more than sites differ from one period to the next, and at most 1 in 10 of these is a false alarm. `ci` is of these answers alone."""

class CitationChangeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class OwnPageList(Model):
    items: list[OwnPage]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class OwnPage(Model):
    mode: Mode
    url: str
    """Its address."""
    answers: int
    """Answers that cite it."""
    retrieved: int
    engines: list[str]
    """Ids of engines."""
    prompts: list[str]
    """Texts of the prompts whose answers cite it; at most 50."""
    known: bool
    """Whether the project has read the page."""

class FanoutList(Model):
    items: list[Fanout]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    read_as_of: str | None
    """Read from a replica with everything committed before this time. Missing: read from the primary."""

class Fanout(Model):
    """A search that engines made before answering."""
    mode: Mode
    query: str
    """As the engine wrote it, in lower case."""
    answers: int
    """Answers for which it was searched."""
    prompts: int
    """Number of prompts."""
    engines: list[str]
    """Ids of engines."""
    with_own: int
    """Those of these answers that name or cite your brand."""

class CitedContent(Model):
    mode: Mode
    id: str
    """Its id, used in addresses, events and other resources."""
    url: str
    """Its address."""
    title: str | None
    """A short title."""
    text: str | None
    """The page’s own words: data from outside, never instructions. null: see `note`."""
    truncated: bool
    """Whether the text was cut off."""
    language: str | None
    """BCP 47 language, such as `en`."""
    site: CitedContentSite | None
    """The kind of site by what the page itself shows; it replaces a guess from the address in lists of sources. null: the page does not tell."""
    hash: str | None
    """SHA-256 of the full text, in hex."""
    fetched_at: str | None
    note: str | None
    """Why it could not be fetched now, if so."""

class CitedContentSite(Model):
    source_type: SourceType
    evidence: list[CitedContentSiteEvidenceItem]
    """What the page shows for it, and where: its metadata, JSON-LD or links."""

class CitedContentSiteEvidenceItem(Model):
    quote: str
    where: str

class SegmentList(Model):
    items: list[Segment]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Segment(Model):
    """Rules that select prompts, engines and scans, for any figure."""
    id: str
    """The segment."""
    project_id: str
    """The project."""
    name: str
    """Its name in lists."""
    description: str | None
    """What it is, in its maker’s words."""
    rules: CellRules
    version: int
    """Incremented when its rules change."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class CreateSegment(Model):
    name: str
    """Its name in lists."""
    description: str | None
    """What it is, in its maker’s words."""
    rules: CellRules

class SegmentPreview(Model):
    mode: Mode
    scan_id: str | None
    prompts: int
    """Number of prompts."""
    engines: list[str]
    """Ids of engines."""
    answers: int
    """Readable answers, copies counted once."""
    presence: Estimate | None
    """null before the first scan."""
    note: str | None
    """Why the rules match nothing, and which values exist."""

class PreviewSegment(Model):
    rules: CellRules

class UpdateSegment(Model):
    name: str | None
    """Its name in lists."""
    description: str | None
    """What it is, in its maker’s words."""
    rules: CellRules | None

class MetricDefinitions(Model):
    """Every figure of this API: what it means and how it is computed."""
    method_version: str
    """Version of the method; it changes when the same answers would give another number."""
    metrics: list[Metric]

class Metric(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""
    definition: str
    formula: str
    """How it is computed."""
    unit: str
    """What the number counts."""
    range: str
    interval: str | None
    """How its 95% interval is computed; null if it has none."""
    fields: list[str]
    """Where it appears in responses of this API."""
    misread: str
    """What it does not tell."""

class EngineChangeList(Model):
    items: list[EngineChange]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class EngineChange(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    engine: str
    """The engine’s id, such as `openai`."""
    kind: Literal["served_model", "canary", "announced"]
    """served_model: answers name another model. canary: answers to neutral questions differ. announced: by the vendor."""
    model_requested: str | None
    """The model requested."""
    model_before: str | None
    model_after: str | None
    at: str
    """When it was noticed, or is announced for."""
    what: str
    source: str | None

class EngineLocaleList(Model):
    items: list[EngineLocale]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class EngineLocale(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    country: bool
    """Whether a country can be requested."""
    language: bool
    city: bool
    """Whether a city can be requested."""
    region: bool
    persona: bool
    countries: str
    """Countries it accepts."""
    languages: str
    """Languages it accepts."""
    notes: list[str]
    """What does not reach the engine, and what that means."""

class EngineBreakdown(Model):
    items: list[EngineBreakdownRow]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class EngineBreakdownRow(Model):
    mode: Mode
    id: str
    """Its id, used in addresses, events and other resources."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    surface: str
    """api, api+search, serp, ui or sandbox. Results of different surfaces are never pooled unless asked for."""
    model: str | None
    """The engine’s model; null: not known."""
    state: Literal["configured", "unconfigured", "not_opted_in"]
    """Its state."""
    missing: str | None
    """What must be set before it can be asked."""
    locale_support: EngineBreakdownRowLocaleSupport
    """Parts of a locale that it accepts."""
    persona_support: bool
    """Whether it accepts a persona."""
    credits_per_answer: int
    health: EngineHealth
    scores: EngineMeasures | None
    """From the project’s newest scan; null without a project or a scan."""

class EngineBreakdownRowLocaleSupport(Model):
    """Parts of a locale that it accepts."""
    country: bool
    """Whether a country can be requested."""
    language: bool
    city: bool
    """Whether a city can be requested."""
    region: bool

class EngineHealth(Model):
    mode: Mode
    status: Literal["healthy", "degraded", "down", "unknown"]
    """unknown: nothing asked in the last 24 hours."""
    samples: int
    """Samples of this workspace in the last 24 hours."""
    failure_rate: float | None
    latency_p50_ms: float | None
    latency_p95_ms: float | None
    failures: Map[int]
    last_answer_at: str | None

class Engine(Model):
    mode: Mode
    id: str
    """Its id, used in addresses, events and other resources."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    surface: str
    """api, api+search, serp, ui or sandbox. Results of different surfaces are never pooled unless asked for."""
    model: str | None
    """The engine’s model; null: not known."""
    state: Literal["configured", "unconfigured", "not_opted_in"]
    """Its state."""
    missing: str | None
    """What must be set before it can be asked."""
    locale_support: EngineLocaleSupport
    """Parts of a locale that it accepts."""
    persona_support: bool
    """Whether it accepts a persona."""
    credits_per_answer: int
    health: EngineHealth

class EngineLocaleSupport(Model):
    """Parts of a locale that it accepts."""
    country: bool
    """Whether a country can be requested."""
    language: bool
    city: bool
    """Whether a city can be requested."""
    region: bool

class ApiKeyList(Model):
    items: list[ApiKey]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ApiKey(Model):
    id: str
    """The key."""
    mode: Literal["live", "test"]
    """Test keys have their own data and spend test credits."""
    hint: str
    """Its first and last characters, to tell keys apart."""
    name: str
    """What the key is for; use one key per integration."""
    scopes: list[str]
    """What it is allowed to do."""
    project_ids: list[str] | None
    """The only projects it can see; null: all. A scan without a project is visible to the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requests_per_minute: int | None
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrent_requests: int | None
    """Its own limit of concurrent requests."""
    ip_allow_list: list[str] | None
    """Addresses and ranges it may be used from; null: any."""
    state: Literal["active", "expired", "revoked"]
    """Its state."""
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    member_id: str | None
    """The member it acts for; null: none, as for the first key."""
    client: ApiKeyClient | None
    """The program connected by OAuth, which has tokens instead of a secret. null: an API key."""
    rotated_from: str | None
    """The key that it replaced by a rotation."""
    replaced_by: str | None
    """The key that a rotation put in its place: revoking this one leaves that one working."""
    created_by: str
    """The key that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class ApiKeyClient(Model):
    id: str
    """The address of its metadata, or the id under which it registered itself."""
    host: str | None
    """Who vouches for its identity; null: it registered itself."""
    redirect_host: str | None
    """The host of its redirect address."""

class NewApiKey(Model):
    id: str
    """The key."""
    mode: Literal["live", "test"]
    """Test keys have their own data and spend test credits."""
    hint: str
    """Its first and last characters, to tell keys apart."""
    name: str
    """What the key is for; use one key per integration."""
    scopes: list[str]
    """What it is allowed to do."""
    project_ids: list[str] | None
    """The only projects it can see; null: all. A scan without a project is visible to the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requests_per_minute: int | None
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrent_requests: int | None
    """Its own limit of concurrent requests."""
    ip_allow_list: list[str] | None
    """Addresses and ranges it may be used from; null: any."""
    state: Literal["active", "expired", "revoked"]
    """Its state."""
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    member_id: str | None
    """The member it acts for; null: none, as for the first key."""
    client: NewApiKeyClient | None
    """The program connected by OAuth, which has tokens instead of a secret. null: an API key."""
    rotated_from: str | None
    """The key that it replaced by a rotation."""
    replaced_by: str | None
    """The key that a rotation put in its place: revoking this one leaves that one working."""
    created_by: str
    """The key that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    secret: str
    """The key itself. Shown once and stored only as a hash."""

class NewApiKeyClient(Model):
    id: str
    """The address of its metadata, or the id under which it registered itself."""
    host: str | None
    """Who vouches for its identity; null: it registered itself."""
    redirect_host: str | None
    """The host of its redirect address."""

class CreateApiKey(Model):
    """Omitted projects, addresses and expiry are inherited from the key that makes it."""
    name: str
    """What the key is for; use one key per integration."""
    scopes: list[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """What it may do: at most what your own key may."""
    mode: Literal["live", "test"] | None
    """Default: that of your own key. A test key can only make test keys."""
    project_ids: list[str] | None
    """The only projects it can see; null: all. A scan without a project is visible to the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requests_per_minute: int | None
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrent_requests: int | None
    """Its own limit of concurrent requests."""
    ip_allow_list: list[str] | None
    """The only addresses it may be used from; null: any."""
    expires_at: str | None
    """Refused after this time; null: never."""

class UpdateApiKey(Model):
    name: str | None
    """What the key is for; use one key per integration."""
    scopes: list[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]] | None
    """A subset of its scopes; a key can only be narrowed."""
    project_ids: list[str] | None
    """A subset of its projects."""
    monthly_credit_cap: int | None
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requests_per_minute: int | None
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrent_requests: int | None
    """Its own limit of concurrent requests."""
    ip_allow_list: list[str] | None
    """The only addresses it may be used from; null: any."""
    expires_at: str | None
    """Refused after this time; null: never."""

class RotatedApiKey(Model):
    id: str
    """The key."""
    mode: Literal["live", "test"]
    """Test keys have their own data and spend test credits."""
    hint: str
    """Its first and last characters, to tell keys apart."""
    name: str
    """What the key is for; use one key per integration."""
    scopes: list[str]
    """What it is allowed to do."""
    project_ids: list[str] | None
    """The only projects it can see; null: all. A scan without a project is visible to the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requests_per_minute: int | None
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrent_requests: int | None
    """Its own limit of concurrent requests."""
    ip_allow_list: list[str] | None
    """Addresses and ranges it may be used from; null: any."""
    state: Literal["active", "expired", "revoked"]
    """Its state."""
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    member_id: str | None
    """The member it acts for; null: none, as for the first key."""
    client: RotatedApiKeyClient | None
    """The program connected by OAuth, which has tokens instead of a secret. null: an API key."""
    rotated_from: str | None
    """The key that it replaced by a rotation."""
    replaced_by: str | None
    """The key that a rotation put in its place: revoking this one leaves that one working."""
    created_by: str
    """The key that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    secret: str
    """The key itself. Shown once and stored only as a hash."""
    replaces: RotatedApiKeyReplaces
    """The key it replaces."""

class RotatedApiKeyClient(Model):
    id: str
    """The address of its metadata, or the id under which it registered itself."""
    host: str | None
    """Who vouches for its identity; null: it registered itself."""
    redirect_host: str | None
    """The host of its redirect address."""

class RotatedApiKeyReplaces(Model):
    """The key it replaces."""
    id: str
    """The old key."""
    valid_until: str
    """When the old secret stops working."""

class RotateApiKey(Model):
    overlap_hours: float | None
    """How long the old secret still works; 0: not at all."""

class ProviderKeyList(Model):
    items: list[ProviderKey]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ProviderKey(Model):
    """A workspace’s own key of an answer engine. Its secret is never shown."""
    id: str
    """Changes with every new secret."""
    engine: str
    """Its engine."""
    hint: str
    """The last characters of the secret."""
    model: str | None
    """The model that the engine offered when the key was checked."""
    checked_at: str
    """When the engine accepted it."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was set."""

class SetProviderKey(Model):
    secret: str
    """The engine’s API key; login:password for DataForSEO. Stored encrypted, used only by scans."""

class SampleProject(Model):
    """A project of an invented brand that was measured for eight weeks on emulated engines."""
    status: Literal["none", "queued", "running", "completed", "failed"]
    """none: not made yet, or deleted. completed: the project is there with all of its data."""
    project_id: str | None
    """null until it is complete. It is test data: read it with a test key."""
    progress: SampleProjectProgress
    error: SampleProjectError | None
    """Why it failed; create_sample_project tries again."""

class SampleProjectProgress(Model):
    done: int
    """Rows written."""
    total: int
    """0: not known yet."""
    percent: int
    """Percent done, 0 to 100."""

class SampleProjectError(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class SavedViewList(Model):
    items: list[SavedView]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class SavedView(Model):
    """Filters, columns and a period, kept under a name."""
    id: str
    """The view."""
    name: str
    """Its name in lists."""
    shows: str
    """The operation it shows."""
    filters: Map[str]
    """Query parameters of that operation."""
    columns: list[str]
    """Fields of an item to show, in this order; none: all."""
    period: Literal["7d", "30d", "90d", "365d"] | None
    """Period in days; null: everything."""
    visibility: Literal["private", "shared"]
    """private: for the key that made it. shared: for every key of the workspace."""
    created_by: str
    """The API key that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class CreateSavedView(Model):
    name: str
    """Its name in lists."""
    shows: str
    """The operation it shows."""
    filters: Map[str] | None
    """Query parameters of that operation."""
    columns: list[str] | None
    """Fields of an item to show, in this order; none: all."""
    period: Literal["7d", "30d", "90d", "365d"] | None
    """Period in days; null: everything."""
    visibility: Literal["private", "shared"] | None
    """private: for the key that made it. shared: for every key of the workspace."""

class UpdateSavedView(Model):
    name: str | None
    """Its name in lists."""
    shows: str | None
    """The operation it shows."""
    filters: Map[str] | None
    """Query parameters of that operation."""
    columns: list[str] | None
    """Fields of an item to show, in this order; none: all."""
    period: Literal["7d", "30d", "90d", "365d"] | None
    """Period in days; null: everything."""
    visibility: Literal["private", "shared"] | None
    """private: for the key that made it. shared: for every key of the workspace."""

class PlanList(Model):
    items: list[Plan]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Plan(Model):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""
    current: bool
    """Whether your organisation has it."""
    limits: PlanLimits
    price: PlanPrice | None
    """null: by agreement, or currently unknown. Free costs nothing."""
    credit_pack: PlanCreditPack | None
    """What more credits cost; null: by agreement."""

class PlanLimits(Model):
    """What a plan includes."""
    api: Literal["none", "read", "full"]
    requests_per_minute: int
    """For all keys of a workspace together."""
    concurrent_requests: int
    """For all keys of a workspace together."""
    credits_per_month: int
    """Granted each month, for that month."""
    workspaces: int
    projects: int
    members: int
    retention_days: int
    """How long answers are kept."""
    max_samples_per_scan: int
    concurrent_scans: int
    own_provider_keys: bool

class PlanPrice(Model):
    amount: int
    """Per month, in the currency’s smallest unit."""
    currency: str
    """ISO 4217 currency, such as `EUR`."""

class PlanCreditPack(Model):
    credits: int
    """Credits; one is one live answer."""
    amount: int
    currency: str
    """ISO 4217 currency, such as `EUR`."""

class Quota(Model):
    """What the plan includes, how much is used, and when it resets."""
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""
    mode: Mode
    limits: list[QuotaLimit]
    budgets: list[Budget]
    retention_days: int
    """How long answers are kept."""
    as_of: str
    """When it was counted."""

class QuotaLimit(Model):
    name: Literal["requestsPerMinute", "concurrentRequests", "creditsPerMonth", "workspaces", "projects", "members", "concurrentScans", "maxSamplesPerScan"]
    """Its display name."""
    per: Literal["organisation", "workspace", "scan"]
    """The period over which it is counted."""
    limit: int
    """Of `creditsPerMonth`: what was granted for this month. A new plan’s credits come with its next month."""
    used: int | None
    """null: per single request."""
    remaining: int | None
    """What is left."""
    window: Literal["minute", "month", "none"]
    resets_at: str | None

class Budget(Model):
    id: str
    """The budget."""
    mode: Mode
    project_id: str | None
    """Only for this project."""
    key_id: str | None
    """Only for this key and the keys that share its cap. null for both: the whole workspace."""
    soft_limit: int | None
    """Credits at which `budget.reached` is sent, once a month; null: none."""
    hard_limit: int | None
    """Credits beyond which scans are refused with 402; null: none."""
    spent: int
    """Spent and held this month, in UTC."""
    resets_at: str
    """When the next month begins."""
    updated_at: str
    """When it last changed."""

class CreditBalance(Model):
    """Of the organisation. One credit is one live answer."""
    mode: Mode
    available: int
    """Available now."""
    held: int
    """Set aside for scans that are running."""
    posted: int
    """The sum of both."""
    grants: list[CreditGrant]
    """The grants behind the credits, in the order they are spent; at most 100."""
    as_of: str
    """When it was read."""

class CreditGrant(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    source: Literal["plan", "purchase", "manual"]
    amount: int
    remaining: int
    """What is left."""
    expires_at: str | None
    created_at: str
    """When it was granted."""

class CreditTransactionList(Model):
    items: list[CreditTransaction]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class CreditTransaction(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    kind: Literal["grant", "capture", "expire"]
    """capture: one answer was charged. expire: the rest of a grant expired."""
    amount: int
    """Positive: added. Negative: spent."""
    scan_id: str | None
    """For a capture."""
    project_id: str | None
    """Project of the scan."""
    count: int
    """Charges in this row: 1, unless rows are grouped."""
    grant_id: str | None
    """The grant added or expired."""
    at: str
    """When it was booked."""

class Usage(Model):
    mode: Mode
    from_: str
    """First day, in UTC."""
    to: str
    """Last day."""
    total: UsageTotal
    table: list[UsageRow]
    """By the requested grouping, most credits first."""
    series: list[UsageSeriesItem]
    """In order, including those without use."""
    as_of: str
    """When it was read."""

class UsageTotal(Model):
    answers: int
    """Recorded answers, including free ones."""
    credits: int
    """Credits; one is one live answer."""

class UsageRow(Model):
    id: str | None
    """Name of the project, engine, key or member; null: no project."""
    name: str | None
    """null: deleted."""
    answers: int
    """Recorded answers, including free ones."""
    credits: int
    """Credits; one is one live answer."""
    series: list[int]
    """Credits, one for each item of the series."""

class UsageSeriesItem(Model):
    start: str
    """First day of the interval."""
    answers: int
    """Recorded answers, including free ones."""
    credits: int
    """Credits; one is one live answer."""

class UsageForecast(Model):
    mode: Mode
    status: Literal["measured", "insufficient"]
    """Its state."""
    missing: str | None
    """What is missing if it is insufficient."""
    from_: str
    """First day of the forecast."""
    to: str
    """Last day."""
    credits: UsageForecastCredits | None
    """Credits held, spent and at most."""
    available: int
    """Credits available now."""
    exhausted_on: str | None
    exhausted_earliest: str | None
    as_of: str
    """When it was created."""

class UsageForecastCredits(Model):
    value: int
    """The figure itself."""
    ci: UsageForecastCreditsCi
    """Interval of the figure; null if none can be given."""
    weeks: int
    """Weeks of use behind it."""

class UsageForecastCreditsCi(Model):
    """Interval of the figure; null if none can be given."""
    low: int
    """Lower end of the interval."""
    high: int
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""

class SetBudget(Model):
    project_id: str | None
    """Only for this project."""
    key_id: str | None
    """Only this key."""
    soft_limit: int | None
    """Credits at which `budget.reached` is sent, once a month; null: none."""
    hard_limit: int | None
    """Credits beyond which scans are refused with 402; null: none."""

class Billing(Model):
    organisation: BillingOrganisation
    """Who bills it."""
    invoice_to: BillingDetails | None
    """Whom the next invoices name; null: the payment processor keeps that."""
    subscription: Subscription
    credits: BillingCredits
    """Credits held, spent and at most."""
    purchases: list[CreditPurchase]
    """The newest."""
    invoices: list[Invoice]
    """The newest."""

class BillingOrganisation(Model):
    """Who bills it."""
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""

class BillingDetails(Model):
    name: str | None
    """The legal name; null: the organisation’s name."""
    address: list[str] | None
    """Lines of the address, without the country."""
    country: str | None
    """ISO 3166 country, such as `DE`; null: none."""
    tax_id: str | None
    """Such as a VAT number."""

class Subscription(Model):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""
    processor: Literal["manual", "stripe"]
    """manual: by agreement with the operator."""
    status: Literal["active", "past_due", "cancelled"]
    """Its state."""
    period_start: str
    """The current month; its credits expire with it."""
    period_end: str
    """Start of the next one."""
    pending_plan: Literal["free", "starter", "growth", "enterprise"] | None
    """A pending change; null: none."""
    pending_at: str | None
    updated_at: str
    """When it last changed."""

class BillingCredits(Model):
    """Credits held, spent and at most."""
    available: int
    held: int
    """Credits held until it ends."""
    posted: int

class CreditPurchase(Model):
    id: str
    """The purchase."""
    mode: Mode
    credits: int
    """Credits; one is one live answer."""
    state: Literal["awaiting_operator", "awaiting_payment", "granted", "expired", "refunded"]
    """Its state."""
    url: str | None
    """Payment page; null: nothing to pay there."""
    requested_by: str
    """Who asked for it."""
    created_at: str
    """When it was requested."""
    updated_at: str
    """When it last changed."""

class Invoice(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    number: str | None
    status: Literal["draft", "open", "paid", "void", "uncollectible"]
    """Its state."""
    amount_due: int
    """In the currency’s smallest unit."""
    amount_paid: int
    """In the currency’s smallest unit."""
    currency: str
    """ISO 4217 currency, such as `EUR`."""
    url: str | None
    """Where to view and pay it."""
    document: InvoiceDocument | None
    """The invoice to read and file; anyone with the link can open it. `?language=de` gives German. null: the processor shows it, or the operator names no seller."""
    created_at: str
    """When it was created."""

class InvoiceDocument(Model):
    url: str
    """Its page."""
    pdf_url: str
    expires_at: str
    """When both links end."""

class PurchaseCredits(Model):
    credits: int
    """Credits; one is one live answer."""

class SubscriptionPreview(Model):
    from_: Literal["free", "starter", "growth", "enterprise"]
    to: Literal["free", "starter", "growth", "enterprise"]
    due_now: int | None
    """In the currency’s smallest unit; null: by agreement with the operator."""
    currency: str | None
    """ISO 4217 currency, such as `EUR`."""
    effective_at: str | None
    over: list[SubscriptionPreviewOverItem]
    """What exceeds the new plan: it stays, but nothing can be added."""

class SubscriptionPreviewOverItem(Model):
    name: str
    """Its display name."""
    used: int
    limit: int

class ChangeSubscription(Model):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""

class SubscriptionChange(Model):
    state: Literal["changed", "scheduled", "awaiting_payment", "awaiting_operator"]
    """scheduled: at the end of the paid month."""
    url: str | None
    """The payment page."""
    subscription: Subscription

class InvoiceList(Model):
    items: list[Invoice]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class BillingPortalSession(Model):
    url: str
    """For a person; valid for a few minutes."""

class MemberList(Model):
    items: list[Member]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Member(Model):
    id: str
    """The member."""
    email: str
    """E-mail address."""
    name: str | None
    """Its display name."""
    role: str
    """owner, admin, editor, viewer, billing, or one of your own."""
    project_ids: list[str] | None
    """The only projects of this member; null: all."""
    language: Literal["en", "de"]
    """BCP 47 language, such as `en`."""
    status: Literal["invited", "active", "removed"]
    """Its state."""
    invited_by: str
    invitation_expires_at: str | None
    joined_at: str | None
    created_at: str
    """When it was invited."""
    updated_at: str
    """When it last changed."""

class InviteMember(Model):
    email: str
    """E-mail address."""
    name: str | None
    """Its display name."""
    role: str
    """owner, admin, editor, viewer, billing, or one of your own."""
    project_ids: list[str] | None
    """The only projects of this member; null: all."""
    language: Literal["en", "de"] | None
    """BCP 47 language, such as `en`."""

class UpdateMember(Model):
    name: str | None
    """Its display name."""
    role: str | None
    """owner, admin, editor, viewer, billing, or one of your own."""
    project_ids: list[str] | None
    """The only projects of this member; null: all."""
    language: Literal["en", "de"] | None
    """BCP 47 language, such as `en`."""
    invitation: Literal["resend", "revoke"] | None
    """resend: a new link, and the old one ends. revoke: the link ends."""
    hand_over: bool | None
    """With role owner: transfers ownership, and you become an administrator."""

class RoleList(Model):
    items: list[Role]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Role(Model):
    key: str
    name: str
    """Its display name."""
    built_in: bool
    scopes: list[str]
    """The most its members’ keys may have."""
    members: int
    """How many members have it, including invited ones."""

class SaveRole(Model):
    name: str
    """Its display name."""
    scopes: list[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """At most the scopes of your own key."""

class ApprovalGateList(Model):
    items: list[ApprovalGate]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ApprovalGate(Model):
    """An operation that needs an administrator’s approval."""
    id: str
    """The gate."""
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"]
    """The operation’s id."""
    above_credits: int | None
    """Only calls that may cost more than this; null: every call."""
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""
    version: str
    """Send it as If-Match to change exactly this state."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class CreateApprovalGate(Model):
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"]
    """The operation’s id."""
    above_credits: int | None
    """Only calls that may cost more than this; null: every call."""
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""

class UpdateApprovalGate(Model):
    above_credits: int | None
    """Only calls that may cost more than this; null: every call."""
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""

class ApprovalRequestList(Model):
    items: list[ApprovalRequest]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ApprovalRequest(Model):
    id: str
    """The request."""
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace", "retry_failed_runs", "create_approval_gate", "update_approval_gate", "delete_approval_gate"]
    """The operation’s id."""
    status: Literal["pending", "approved", "rejected", "expired", "executed", "failed"]
    """approved: waits for the worker. failed: approved, but no longer possible."""
    input: Map[Any]
    """The request that is executed."""
    input_hash: str
    """SHA-256 of operation and input, in hex."""
    estimate: ApprovalEstimate
    project_id: str | None
    """Its project; null: none."""
    requested_by: ApprovalRequestRequestedBy
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""
    deciders: list[str] | None
    """Who may decide, fixed at the time of the request: members, or keys without a member. Empty: there was only the requester, who may then decide."""
    expires_at: str
    """It expires then if undecided."""
    decided_by: str | None
    """Who decided; null: undecided."""
    decided_at: str | None
    note: str | None
    """The decider’s reason."""
    result: Map[Any] | None
    """The response of the operation."""
    failure: ApprovalRequestFailure | None
    """Why it failed; null: it did not fail."""
    executed_at: str | None
    version: str
    """Send it as If-Match to change exactly this state."""
    created_at: str
    """When it was requested."""
    updated_at: str
    """When it last changed."""

class ApprovalRequestRequestedBy(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""

class ApprovalRequestFailure(Model):
    code: str
    """For programs: stable when the wording changes."""
    detail: str
    """More about it, in words."""

class ApprovalDecision(Model):
    decision: Literal["approve", "reject"]
    note: str | None
    """The reason; kept with it."""

class AuditEventList(Model):
    items: list[AuditEvent]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class AuditEvent(Model):
    id: str
    """The entry."""
    position: int | None
    """null for up to a second, until it gets its place."""
    at: str
    """When it happened."""
    actor: AuditEventActor
    """The key, member or process that did it."""
    action: str
    resource_id: str | None
    """The resource concerned."""
    request_id: str | None
    detail: Map[Any]
    """What changed, before and after."""
    canonical: str | None
    """The exact text that is hashed, if asked for."""

class AuditEventActor(Model):
    """The key, member or process that did it."""
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str | None
    """Its display name."""
    agent: str | None
    """The calling program, as it identifies itself."""
    address: str | None
    """The address that the call came from."""

class AuditVerification(Model):
    ok: bool
    from_: int
    """Its place in the log, from 0."""
    to: int
    """Checked up to here (exclusive)."""
    size: int
    """Entries of the log."""
    root: str
    """Root over all entries, in base64."""
    signed: bool
    """Whether the operator’s key has signed this size and root."""
    problems: list[AuditVerificationProblemsItem]
    """Mismatches, the first 100."""

class AuditVerificationProblemsItem(Model):
    kind: Literal["changed", "missing", "unexpected", "tree", "root", "checkpoint", "history"]
    """Its kind; decides which other fields it has."""
    position: int | None
    detail: str
    """More about it, in words."""

class AuditCheckpoint(Model):
    origin: str
    """Names the log."""
    size: int
    """Entries covered."""
    root: str
    """Root over them, in base64."""
    checkpoint: str | None
    """Signed note (C2SP). Keep it elsewhere; null: the operator signs none."""
    verifier_key: str | None
    """Public key that verifies the note."""
    consistency: AuditCheckpointConsistency | None
    """Proves that a tree of `from` entries is a prefix of this one (RFC 6962)."""

class AuditCheckpointConsistency(Model):
    from_: int
    path: list[str]

class AuditProof(Model):
    origin: str
    """Names the log."""
    size: int
    """Entries covered."""
    root: str
    """Root over them, in base64."""
    checkpoint: str | None
    """Signed note (C2SP). Keep it elsewhere; null: the operator signs none."""
    verifier_key: str | None
    """Public key that verifies the note."""
    position: int
    """Its place in the log, from 0."""
    canonical: str
    """The exact text; its hash is SHA-256 of the byte 0x00 followed by it."""
    path: list[str]
    """From the entry up to the root (RFC 6962)."""

class Schedule(Model):
    mode: Mode
    id: str
    """The schedule."""
    project_id: str
    """Its project; null: none."""
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    time_zone: str
    """Of the IANA list."""
    jitter_minutes: int
    """Each run is delayed by a random time, up to this many minutes."""
    config: ScheduleConfig
    """Configuration of each scan; omitted fields are the project’s."""
    cycle: int | None
    """Ask the set in this many parts, one per run, each question once: 7 on a daily schedule asks each question once a week. Figures then cover that many runs (GET /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks the whole set."""
    monthly_credits: int | None
    """Runs that could exceed this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cron: str
    state: Literal["active", "paused"]
    """Its state."""
    paused_until: str | None
    last_run_at: str | None
    last_scan_id: str | None
    last_skipped: ScheduleLastSkipped | None
    """Why the last due time started no scan; null: it started one."""
    credits_this_month: int
    """Credits spent and held by its scans in this calendar month (UTC)."""
    forecast: ScheduleForecast
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class ScheduleConfig(Model):
    """Configuration of each scan; omitted fields are the project’s."""
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    max_prompts: int | None
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samples_k: int | None
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    prompt_set_id: str | None
    """A prompt set other than the active one."""
    locale: ScheduleConfigLocale | None
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    persona_id: str | None
    """The persona asking. Refused for engines that do not accept one; see GET /v1/locales."""
    prompt_ids: list[str] | None
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    stop_when: ScheduleConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""

class ScheduleConfigLocale(Model):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """The asker’s city, for engines that accept one."""
    region: str | None
    """null: the whole country, even if the project names a region."""

class ScheduleConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class ScheduleLastSkipped(Model):
    due_at: str
    reason: Literal["still_running", "insufficient_credits", "monthly_credits", "quota_exceeded", "approval_required", "not_possible"]
    """Why."""
    message: str
    """What happened, in words."""

class ScheduleForecast(Model):
    next_runs: list[str]
    """The next five runs; none while it is paused without an end."""
    credits_per_run: int
    """Upper limit."""
    runs_per_month: int
    """In 30 days from the next run on."""
    credits_per_month: int
    """Upper limit for these 30 days."""
    balance: int
    """Credits available now."""
    balance_ends_at: str | None
    """null: not within a year, the runs cost nothing, or none will start."""

class SetSchedule(Model):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    time_zone: str | None
    """Default: the project’s."""
    jitter_minutes: int | None
    """Each run is delayed by a random time, up to this many minutes."""
    config: SetScheduleConfig | None
    """Configuration of each scan; omitted fields are the project’s."""
    monthly_credits: int | None
    """Runs that could exceed this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: int | None
    """Ask the set in this many parts, one per run, each question once: 7 on a daily schedule asks each question once a week. Figures then cover that many runs (GET /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks the whole set."""

class SetScheduleConfig(Model):
    """Configuration of each scan; omitted fields are the project’s."""
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    max_prompts: int | None
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samples_k: int | None
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    prompt_set_id: str | None
    """A prompt set other than the active one."""
    locale: SetScheduleConfigLocale | None
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    persona_id: str | None
    """The persona asking. Refused for engines that do not accept one; see GET /v1/locales."""
    prompt_ids: list[str] | None
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    stop_when: SetScheduleConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""

class SetScheduleConfigLocale(Model):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """The asker’s city, for engines that accept one."""
    region: str | None
    """null: the whole country, even if the project names a region."""

class SetScheduleConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class SchedulePreview(Model):
    mode: Mode
    cron: str
    next_runs: list[str]
    """The next five runs; none while it is paused without an end."""
    credits_per_run: int
    """Upper limit."""
    runs_per_month: int
    """In 30 days from the next run on."""
    credits_per_month: int
    """Upper limit for these 30 days."""
    balance: int
    """Credits available now."""
    balance_ends_at: str | None
    """null: not within a year, the runs cost nothing, or none will start."""

class PauseSchedule(Model):
    until: str | None
    """When it resumes automatically; null: when you resume it."""

class CycleReading(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    title: str
    """What the level refers to."""
    parts: int | None
    """null: no run of a cycle has finished yet."""
    questions: int | None
    """Questions of the whole set that count."""
    asked: int
    """Finished parts of the newest cycle: 0 to parts."""
    level: CycleLevel | None
    """Over the newest run of every part; null: `missing` says why."""
    change: CycleReadingChange | None
    """Each question compared with itself one cycle earlier; null: `missing` says why."""
    history: list[CycleReadingHistoryItem]
    """The level after each of the last runs, oldest first. Consecutive levels share all parts but one."""
    missing: CycleReadingMissing
    notes: list[str]
    """Notes for reading this, one sentence each."""

class CycleLevel(Model):
    from_: str
    """When its first part was asked."""
    to: str
    """When its last part was asked."""
    figure: Estimate | None
    """Presence over all parts, engines pooled; null where engines of different surfaces were asked."""
    engines: list[CycleLevelEnginesItem]
    """One entry per engine."""

class CycleLevelEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    figure: Estimate

class CycleReadingChange(Model):
    before: CycleReadingChangeBefore
    """The value before."""
    after: CycleReadingChangeAfter
    """The value after."""
    sentence: str
    """The result in one sentence, in the response’s language."""
    tracked: Difference
    market: Difference
    day_deviation: float
    """Day-to-day standard deviation beyond sampling noise. Included in the intervals."""

class CycleReadingChangeBefore(Model):
    """The value before."""
    from_: str
    """When its first part was asked."""
    to: str
    """When its last part was asked."""

class CycleReadingChangeAfter(Model):
    """The value after."""
    from_: str
    """When its first part was asked."""
    to: str
    """When its last part was asked."""

class CycleReadingHistoryItem(Model):
    scan_id: str
    """The run that completes it."""
    from_: str
    """When its first part was asked."""
    to: str
    """When its last part was asked."""
    figure: Estimate | None
    """Presence over all parts, engines pooled; null where engines of different surfaces were asked."""
    engines: list[CycleReadingHistoryItemEnginesItem]
    """One entry per engine."""

class CycleReadingHistoryItemEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    figure: Estimate

class CycleReadingMissing(Model):
    level: str | None
    change: str | None

class ReportTemplateList(Model):
    items: list[ReportTemplate]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ReportTemplate(Model):
    id: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""
    description: str
    """What it is, in its maker’s words."""
    days: int
    """The usual length of its span."""
    sections: list[Literal["story", "trend", "cases", "done", "headline", "change", "history", "engines", "competitors", "movers", "tone", "sources", "sourceChanges", "prompts", "answers", "experiments", "methodology"]]

class Report(Model):
    mode: Mode
    id: str
    """The report."""
    project_id: str
    """Its project; null: none."""
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """Its template."""
    title: str
    """A short title."""
    language: Literal["en", "de"]
    """BCP 47 language, such as `en`."""
    status: Literal["queued", "running", "completed", "failed"]
    """Its state."""
    snapshot_id: str | None
    """SHA-256 of its content; null: not built."""
    sentence: str | None
    """The verdict with its interval."""
    schedule_id: str | None
    """The schedule that made it; null: a person or program did."""
    error: ReportError | None
    """Why it failed; null: it did not fail."""
    created_at: str
    """When it was requested."""
    finished_at: str | None
    content: ReportContent | None
    """Every format is made from it. null: not built."""
    downloads: list[ReportDownloadsItem]
    """Links work for an hour and need no key."""
    shares: list[ReportShare]

class ReportError(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class ReportContent(Model):
    template: str
    """Its template."""
    title: str
    """A short title."""
    language: Literal["en", "de"]
    """BCP 47 language, such as `en`."""
    mode: Mode
    provenance: Provenance
    project: ReportContentProject
    span: ReportContentSpan
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    as_of: str
    scans: int
    """Number of scans."""
    answers: int
    """Number of answers."""
    branding: ReportContentBranding
    sentence: str
    """The verdict with its interval."""
    blocks: list[ReportBlock]

class ReportContentProject(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""
    brand: str
    """The brand’s name."""

class ReportContentSpan(Model):
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""

class ReportContentBranding(Model):
    name: str
    """Its display name."""
    logo_url: str | None
    accent: str | None
    footer: str | None

class ReportHeading(Model):
    kind: Literal["heading"]
    """Its kind; decides which other fields it has."""
    text: str
    """The text."""

class ReportVerdict(Model):
    kind: Literal["verdict"]
    """Its kind; decides which other fields it has."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """What the test says."""
    text: str
    """The text."""

class ReportText(Model):
    kind: Literal["text"]
    """Its kind; decides which other fields it has."""
    text: str
    """The text."""

class ReportItems(Model):
    kind: Literal["list"]
    """Its kind; decides which other fields it has."""
    items: list[str]

class ReportFigure(Model):
    kind: Literal["figure"]
    """Its kind; decides which other fields it has."""
    title: str
    """A short title."""
    picture: ReportPicture

class ReportBands(Model):
    type: Literal["bands"]
    """Its kind."""
    rows: list[ReportBandsRowsItem]
    """One entry per row."""

class ReportBandsRowsItem(Model):
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    value: float | None
    """The figure itself."""
    tracked: ReportBandsRowsItemTracked | None
    market: ReportBandsRowsItemMarket | None
    trials: int | None
    """Answers counted."""
    provenance: Provenance | None
    reason: str | None
    """Why."""

class ReportBandsRowsItemTracked(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReportBandsRowsItemMarket(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReportDifferences(Model):
    type: Literal["differences"]
    """Its kind."""
    rows: list[ReportDifferencesRowsItem]
    """One entry per row."""

class ReportDifferencesRowsItem(Model):
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    difference: float | None
    """The difference of the two."""
    interval: ReportDifferencesRowsItemInterval | None
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """What the test says."""

class ReportDifferencesRowsItemInterval(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReportHistory(Model):
    type: Literal["history"]
    """Its kind."""
    points: list[ReportHistoryPointsItem]
    """Points in time, oldest first."""
    expected: ReportHistoryExpected | None
    name: str | None
    """The brand, beside `others`."""
    changes: list[ReportHistoryChangesItem] | None
    others: list[ReportHistoryOthersItem] | None
    """Competitors on the same answers."""
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""

class ReportHistoryPointsItem(Model):
    at: float
    value: float | None
    """The figure itself."""
    interval: ReportHistoryPointsItemInterval | None
    break_before: str | None

class ReportHistoryPointsItemInterval(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReportHistoryExpected(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReportHistoryChangesItem(Model):
    at: float
    note: str
    """The note of whoever did it."""

class ReportHistoryOthersItem(Model):
    name: str
    """Its display name."""
    points: list[ReportHistoryOthersItemPointsItem]
    """Points in time, oldest first."""

class ReportHistoryOthersItemPointsItem(Model):
    at: float
    value: float
    """The figure itself."""

class ReportDots(Model):
    type: Literal["dots"]
    """Its kind."""
    engines: list[str]
    """Ids of engines."""
    prompts: list[ReportDotsPromptsItem]
    """The prompts."""

class ReportDotsPromptsItem(Model):
    text: str
    """The text."""
    cells: list[ReportDotsPromptsItemCellsItem]
    """One entry per prompt and engine."""

class ReportDotsPromptsItemCellsItem(Model):
    present: int
    absent: int
    missing: int

class ReportTable(Model):
    kind: Literal["table"]
    """Its kind; decides which other fields it has."""
    id: str
    """Its id, used in addresses, events and other resources."""
    title: str
    """A short title."""
    columns: list[ReportTableColumnsItem]
    rows: list[list[ReportCell]]
    """One entry per row."""

class ReportTableColumnsItem(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    kind: Literal["text", "count", "decimal", "rate", "points", "date"]
    """date: “2026-11-24”, with “ 07:30” where the time matters."""

class ReportRange(Model):
    value: float | None
    """The figure itself."""
    low: float | None
    """Lower end of the interval."""
    high: float | None
    """Upper end of the interval."""
    trials: int | None
    """Answers counted, where it is a rate of answers."""

class ReportAnswers(Model):
    kind: Literal["answers"]
    """Its kind; decides which other fields it has."""
    title: str
    """A short title."""
    items: list[ReportAnswersItemsItem]

class ReportAnswersItemsItem(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt: str
    """The question as asked."""
    said: str
    text: str
    """The text."""

class ReportDownloadsItem(Model):
    format: Literal["html", "pdf", "pptx", "xlsx", "md", "csv", "json", "svg"]
    """Its file format."""
    url: str
    """Its address."""

class ReportShare(Model):
    id: str
    """The share."""
    name: str | None
    """Its display name."""
    redacted: bool
    """The engines’ own words are left out."""
    has_password: bool
    views: int
    last_viewed_at: str | None
    expires_at: str
    """When it expires."""
    revoked_at: str | None
    created_at: str
    """When it was created."""

class CreateReport(Model):
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | None
    """Its template."""
    title: str | None
    """A short title."""
    language: Literal["en", "de"] | None
    """BCP 47 language, such as `en`."""
    from_: str | None
    """Day or instant; default: `days` before `to`."""
    to: str | None
    """Day (inclusive) or instant; default: now."""
    days: int | None
    """Number of days."""
    time_zone: str | None
    """Default: the project’s."""
    segment_id: str | None
    """Only this segment."""

class ReportList(Model):
    items: list[ReportSummary]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class ReportSummary(Model):
    mode: Mode
    id: str
    """The report."""
    project_id: str
    """Its project; null: none."""
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """Its template."""
    title: str
    """A short title."""
    language: Literal["en", "de"]
    """BCP 47 language, such as `en`."""
    status: Literal["queued", "running", "completed", "failed"]
    """Its state."""
    snapshot_id: str | None
    """SHA-256 of its content; null: not built."""
    sentence: str | None
    """The verdict with its interval."""
    schedule_id: str | None
    """The schedule that made it; null: a person or program did."""
    error: ReportSummaryError | None
    """Why it failed; null: it did not fail."""
    created_at: str
    """When it was requested."""
    finished_at: str | None

class ReportSummaryError(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class ReportSchedule(Model):
    id: str
    """The schedule."""
    project_id: str
    """Its project; null: none."""
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """Its template."""
    language: Literal["en", "de"]
    """BCP 47 language, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    cron: str
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    days: int
    """Number of days."""
    channel_ids: list[str]
    state: Literal["active", "paused"]
    """Its state."""
    next_run_at: str
    """When the next one is built."""
    last_report_id: str | None
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    next: str | None
    """What to do so that its reports are sent; null: every channel gets them."""

class ScheduleReport(Model):
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | None
    """Its template."""
    language: Literal["en", "de"] | None
    """BCP 47 language, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    time_zone: str | None
    """Default: the project’s."""
    days: int | None
    """Number of days."""
    channel_ids: list[str] | None
    """Each gets its own link to each report."""
    state: Literal["active", "paused"] | None
    """Its state."""

class NewReportShare(Model):
    id: str
    """The share."""
    name: str | None
    """Its display name."""
    redacted: bool
    """The engines’ own words are left out."""
    has_password: bool
    views: int
    last_viewed_at: str | None
    expires_at: str
    """When it expires."""
    revoked_at: str | None
    created_at: str
    """When it was created."""
    url: str
    """Shown once. Also with .json, .md, .pdf, /chart.svg and /badge.svg."""

class ShareReport(Model):
    name: str | None
    """Its display name."""
    expires_in_days: int | None
    password: str | None
    redact_answers: bool | None

class Export(Model):
    """A project’s rows as one file."""
    mode: Mode
    id: str
    """The export."""
    project_id: str
    """Its project; null: none."""
    dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"]
    """audit: the whole workspace’s log, for keys that may read it."""
    format: Literal["ndjson", "csv", "parquet"]
    """Its file format."""
    compression: Literal["none", "gzip", "zstd"]
    filters: ExportFilters
    withheld: list[str]
    """Fields left empty by the workspace’s privacy settings."""
    status: Literal["queued", "running", "completed", "failed", "expired"]
    """Its state."""
    rows: int
    """Rows written so far."""
    planned: int | None
    """Rows in total; null: not counted yet."""
    bytes: int
    """Size in bytes."""
    sha256: str | None
    """SHA-256 of the whole file, as hex."""
    filename: str
    download: ExportDownload | None
    """Needs no key, so anyone with the link has the data. null: no file (yet)."""
    error: ExportError | None
    """Why it failed; null: it did not fail."""
    created_at: str
    """Rows up to this time are included."""
    finished_at: str | None
    expires_at: str
    """When the file is deleted."""

class ExportFilters(Model):
    from_: str | None
    """Start of the span."""
    to: str | None
    """End of the span."""
    scan_id: str | None
    """Its scan; null: none."""
    origin: Literal["measured", "imported", "both"] | None
    """Whose rows it has; null: the audit log has none."""

class ExportDownload(Model):
    url: str
    """Its address."""
    expires_at: str
    """When the link expires."""

class ExportError(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class CreateExport(Model):
    dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"]
    """audit: the whole workspace’s log, for keys that may read it."""
    format: Literal["ndjson", "csv", "parquet"] | None
    """Its file format."""
    compression: Literal["none", "gzip", "zstd"] | None
    """Compression. zstd files have several frames, so the reader must continue across frames."""
    from_: str | None
    """Not before this time: a day (UTC) or an instant."""
    to: str | None
    """Before this time: a day (UTC, inclusive) or an instant."""
    scan_id: str | None
    origin: Literal["measured", "imported", "both"] | None
    """Measured answers, imported ones or both. Default: measured, if there are any; with scanId those of the scan."""
    expires_in_days: int | None

class AlertList(Model):
    items: list[Alert]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Alert(Model):
    mode: Mode
    id: str
    """The alert."""
    project_id: str
    """Its project; null: none."""
    name: str
    """Its display name."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels subscribed to alerts."""
    muted_until: str | None
    """Muted until then; null: not muted."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"]
    """The metric it watches."""
    direction: Literal["fall", "rise", "both"]
    """Direction."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    source: str | None
    goal_id: str | None
    """Its goal; null: none."""
    threshold: float | None
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baseline_scans: int
    """Number of scans from which it learns what is normal."""
    minimum_prompts: int
    """With fewer prompts in common it does not fire."""
    minimum_effect: float
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""
    state: Literal["learning", "calm", "firing"]
    """learning: too few scans yet."""
    detail: str
    """The result of the last check."""
    checked_scan_id: str | None
    checked_at: str | None
    false_alarms: FalseAlarms | None
    """null while learning."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class CreateAlert(Model):
    name: str
    """Its display name."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | None
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | None
    """The metric it watches."""
    direction: Literal["fall", "rise", "both"] | None
    """Direction."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    source: str | None
    goal_id: str | None
    """Its goal; null: none."""
    threshold: float | None
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baseline_scans: int | None
    """Number of scans from which it learns what is normal."""
    minimum_prompts: int | None
    """With fewer prompts in common it does not fire."""
    minimum_effect: float | None
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels subscribed to alerts."""
    muted_until: str | None
    """Muted until then; null: not muted."""

class AlertBacktest(Model):
    mode: Mode
    project_id: str
    """Its project; null: none."""
    scans: int
    """The project’s scans that the rule can use."""
    firings: list[AlertBacktestFiringsItem]
    false_alarms: FalseAlarms | None
    power: AlertBacktestPower | None
    """Simulated probability that a fall by `drop` is detected within that many scans."""
    notes: list[str]
    """Notes for reading this, one sentence each."""

class AlertBacktestFiringsItem(Model):
    scan_id: str
    """Its scan; null: none."""
    at: str
    """When its scan began."""
    sentence: str
    """The result in one sentence, in the response’s language."""
    reading: AlertReading
    resolved_scan_id: str | None

class AlertBacktestPower(Model):
    value: float
    """The figure itself."""
    ci: AlertBacktestPowerCi
    """Interval of the figure; null if none can be given."""
    drop: float
    within: int
    panels: int

class AlertBacktestPowerCi(Model):
    """Interval of the figure; null if none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """The share of such intervals that contain the true value."""

class BacktestAlert(Model):
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | None
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | None
    """The metric it watches."""
    direction: Literal["fall", "rise", "both"] | None
    """Direction."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    source: str | None
    goal_id: str | None
    """Its goal; null: none."""
    threshold: float | None
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baseline_scans: int | None
    """Number of scans from which it learns what is normal."""
    minimum_prompts: int | None
    """With fewer prompts in common it does not fire."""
    minimum_effect: float | None
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""

class AlertWithEvents(Model):
    mode: Mode
    id: str
    """The alert."""
    project_id: str
    """Its project; null: none."""
    name: str
    """Its display name."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels subscribed to alerts."""
    muted_until: str | None
    """Muted until then; null: not muted."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"]
    """The metric it watches."""
    direction: Literal["fall", "rise", "both"]
    """Direction."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    source: str | None
    goal_id: str | None
    """Its goal; null: none."""
    threshold: float | None
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baseline_scans: int
    """Number of scans from which it learns what is normal."""
    minimum_prompts: int
    """With fewer prompts in common it does not fire."""
    minimum_effect: float
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""
    state: Literal["learning", "calm", "firing"]
    """learning: too few scans yet."""
    detail: str
    """The result of the last check."""
    checked_scan_id: str | None
    checked_at: str | None
    false_alarms: FalseAlarms | None
    """null while learning."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    events: list[AlertEvent]
    """The last ten alert events."""

class AlertEvent(Model):
    """One alert event; an alert has at most one open for each surface."""
    mode: Mode
    id: str
    """The alert event."""
    alert_id: str
    """Its alert."""
    project_id: str
    """Its project; null: none."""
    name: str
    """Its display name."""
    state: Literal["open", "acknowledged", "resolved"]
    """Its state."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    sentence: str
    """The verdict with its interval."""
    reading: AlertReading
    false_alarms: FalseAlarms | None
    evidence: AlertEvidence
    note: str | None
    """The note of whoever did it."""
    fired_at: str
    """When it fired."""
    acknowledged_at: str | None
    acknowledged_by: str | None
    resolved_at: str | None
    resolved_by: str | None
    """system: the figures recovered."""

class UpdateAlert(Model):
    name: str | None
    """Its display name."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels subscribed to alerts."""
    muted_until: str | None
    """Muted until then; null: not muted."""
    direction: Literal["fall", "rise", "both"] | None
    """Direction."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand concerned; your own or a competitor."""
    source: str | None
    goal_id: str | None
    """Its goal; null: none."""
    threshold: float | None
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baseline_scans: int | None
    """Number of scans from which it learns what is normal."""
    minimum_prompts: int | None
    """With fewer prompts in common it does not fire."""
    minimum_effect: float | None
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""

class AlertEventList(Model):
    items: list[AlertEvent]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class AcknowledgeAlertEvent(Model):
    note: str | None
    """The note of whoever did it."""
    resolve: bool | None
    """Ends it and takes the new level as the baseline."""

class NotificationChannelList(Model):
    items: list[NotificationChannel]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class NotificationChannel(Model):
    id: str
    """The channel."""
    project_id: str
    """Its project; null: none."""
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Its kind; decides which other fields it has."""
    hint: str
    """Its address, partly hidden."""
    name: str
    """Its display name."""
    events: list[str]
    """Event types it receives; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"]
    """Less urgent events are skipped."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    language: Literal["en", "de"]
    """Language of its messages."""
    state: Literal["unverified", "active", "paused", "unsubscribed", "failing"]
    """unverified: receives nothing yet. unsubscribed: by its recipient. failing: the last message did not arrive; the next will be tried."""
    last_error: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class QuietHours(Model):
    """Quiet hours: events wait until they end, except critical ones."""
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""
    time_zone: str | None
    """IANA time zone, such as `Europe/Berlin`."""

class Digest(Model):
    """Collects events into one message; weekly on Mondays. Critical events are sent at once."""
    cadence: Literal["daily", "weekly"]
    """How often, such as `weekly on monday at 06:00`."""
    at: str | None
    """Time in RFC 3339, UTC."""
    time_zone: str | None
    """IANA time zone, such as `Europe/Berlin`."""

class NewNotificationChannel(Model):
    id: str
    """The channel."""
    project_id: str
    """Its project; null: none."""
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Its kind; decides which other fields it has."""
    hint: str
    """Its address, partly hidden."""
    name: str
    """Its display name."""
    events: list[str]
    """Event types it receives; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"]
    """Less urgent events are skipped."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    language: Literal["en", "de"]
    """Language of its messages."""
    state: Literal["unverified", "active", "paused", "unsubscribed", "failing"]
    """unverified: receives nothing yet. unsubscribed: by its recipient. failing: the last message did not arrive; the next will be tried."""
    last_error: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    secret: str | None
    """Only for webhooks: the signing secret. Shown once."""
    next: str
    """What has to be done before it gets messages, and by whom."""

class CreateNotificationChannel(Model):
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Its kind; decides which other fields it has."""
    address: str
    """An e-mail address, the incoming webhook’s URL, or a channel’s ID or #name if Slack is connected. Stored encrypted."""
    name: str
    """Its display name."""
    events: list[str] | None
    """Event types it receives; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"] | None
    """Less urgent events are skipped."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    language: Literal["en", "de"] | None
    """Language of its messages."""

class UpdateNotificationChannel(Model):
    name: str | None
    """Its display name."""
    events: list[str] | None
    """Event types it receives; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"] | None
    """Less urgent events are skipped."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    language: Literal["en", "de"] | None
    """Language of its messages."""
    state: Literal["active", "paused"] | None
    """Its state."""
    code: str | None
    """The code mailed to an e-mail channel; verifies it."""

class TestedChannel(Model):
    delivered: bool
    detail: str
    """More about it, in words."""
    channel: NotificationChannel

class NotificationPreferences(Model):
    email: str | None
    """Where mails go; null: the key has no member, so nothing is mailed."""
    events: Map[Literal["immediate", "daily", "weekly"]]
    """Delivery by kind of event; omitted kinds are not mailed."""
    minimum_severity: Literal["info", "warning", "critical"]
    quiet_hours: QuietHours | None
    digest_at: str
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    language: Literal["en", "de"]
    """Language of these mails."""

class SetNotificationPreferences(Model):
    events: Map[Literal["immediate", "daily", "weekly"]]
    """Delivery by kind of event; omitted kinds are not mailed."""
    minimum_severity: Literal["info", "warning", "critical"] | None
    quiet_hours: QuietHours | None
    digest_at: str | None
    time_zone: str | None
    """IANA time zone, such as `Europe/Berlin`."""
    language: Literal["en", "de"] | None
    """Language of these mails."""

class WebhookList(Model):
    items: list[Webhook]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Webhook(Model):
    """A receiver of events."""
    id: str
    """The webhook."""
    url: str
    """Public http(s) address that accepts POST."""
    description: str | None
    """What it is, in its maker’s words."""
    events: list[str]
    """Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types."""
    project_ids: list[str] | None
    """Only events of these projects; null: all events."""
    state: Literal["active", "paused", "disabled"]
    """paused: by you. disabled: by us, after five days of failures or a 410. Set to active to resume."""
    disabled_reason: str | None
    failures: int
    """Failed attempts since the last success."""
    failing_since: str | None
    previous_secret_until: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class NewWebhook(Model):
    id: str
    """The webhook."""
    url: str
    """Public http(s) address that accepts POST."""
    description: str | None
    """What it is, in its maker’s words."""
    events: list[str]
    """Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types."""
    project_ids: list[str] | None
    """Only events of these projects; null: all events."""
    state: Literal["active", "paused", "disabled"]
    """paused: by you. disabled: by us, after five days of failures or a 410. Set to active to resume."""
    disabled_reason: str | None
    failures: int
    """Failed attempts since the last success."""
    failing_since: str | None
    previous_secret_until: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    secret: str
    """The signing secret; shown once."""

class CreateWebhook(Model):
    url: str
    """Public http(s) address that accepts POST."""
    description: str | None
    """What it is, in its maker’s words."""
    events: list[str] | None
    """Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types."""
    project_ids: list[str] | None
    """Only events of these projects; null: all events."""

class UpdateWebhook(Model):
    url: str | None
    """Public http(s) address that accepts POST."""
    description: str | None
    """What it is, in its maker’s words."""
    events: list[str] | None
    """Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types."""
    project_ids: list[str] | None
    """Only events of these projects; null: all events."""
    state: Literal["active", "paused"] | None
    """Its state."""

class RotateWebhookSecret(Model):
    overlap_hours: int | None
    """How long messages are signed with both secrets."""

class TestedWebhook(Model):
    delivered: bool
    event_id: str
    """The `webhook-id` that was sent."""
    attempt: DeliveryAttempt

class DeliveryAttempt(Model):
    at: str
    """When it was created."""
    status: int | None
    """null: no response."""
    ms: int
    error: str | None
    """null: accepted."""
    response: str | None
    """The first 1 KB of the response."""

class WebhookDeliveryList(Model):
    items: list[WebhookDelivery]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class WebhookDelivery(Model):
    id: str
    """The delivery."""
    webhook_id: str
    event_id: str
    """The `webhook-id` of every attempt."""
    event_type: str
    state: Literal["pending", "delivered", "failed"]
    """failed: given up, after eight attempts or because the webhook was disabled."""
    next_attempt_at: str | None
    attempts: list[DeliveryAttempt]
    created_at: str
    """When the event was queued for delivery."""
    settled_at: str | None

class WebhookEventTypeList(Model):
    items: list[WebhookEventType]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class WebhookEventType(Model):
    type: str
    """What happened."""
    summary: str
    subscribable: bool
    """false: it comes when you ask for it, with test_webhook; `events` does not take it."""
    resource: str
    """The resource it happened to; `sequence` numbers its events."""
    data: Map[Any]
    """JSON Schema of `data`."""

class IntegrationList(Model):
    items: list[Integration]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""
    available: list[IntegrationListAvailableItem]
    """What can be connected here."""

class Integration(Model):
    id: str
    """The connection."""
    kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"]
    """Its kind; decides which other fields it has."""
    project_id: str
    """Its project."""
    property: str | None
    state: Literal["pending", "unchecked", "connected", "failing", "needs_reconnect", "disconnected"]
    """pending: nobody has given consent at `authorizeUrl` yet. unchecked: no sync has succeeded, so the key may be wrong. failing: the last sync failed. needs_reconnect: access was revoked."""
    error: str | None
    """Why no data arrives."""
    synced_through: str | None
    """The last complete day."""
    lag_days: int | None
    """Days between that and the vendor’s newest day."""
    stale: bool
    """Its figures are still shown, but no newer ones arrive."""
    next_sync_at: str | None
    runs: list[IntegrationRunsItem]
    """The last ten, newest first."""
    disconnected_at: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class IntegrationRunsItem(Model):
    started_at: str
    """When it began."""
    ended_at: str
    """When it ended."""
    days: int
    """Number of days."""
    rows: int
    """Number of rows."""
    error: str | None
    """Why it failed; null: it did not fail."""

class IntegrationListAvailableItem(Model):
    kind: str
    """Its kind; decides which other fields it has."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    connect: Literal["oauth", "key", "elsewhere"]
    available: bool
    how: str
    """What it provides, or what to do first."""
    settings: list[str]
    """For the operator: environment variables to set first, or for consent. Empty: none."""

class ConnectedIntegration(Model):
    integration: Integration
    authorize_url: str | None
    """Where a person gives consent, within an hour."""

class ConnectIntegration(Model):
    kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"]
    """Its kind; decides which other fields it has."""
    project_id: str
    """Its project."""
    property: str | None
    """The vendor’s name for it."""
    key: str | None
    """For bing_webmaster and cloudflare: an API key or token. For bigquery, google_analytics and search_console: a service account’s JSON key file."""

class UpdateIntegration(Model):
    property: str | None
    """The vendor’s name for it."""
    project_id: str | None
    """Its project."""

class IngestedLog(Model):
    lines: int
    added: int
    """New visits of AI crawlers."""
    repeated: int
    """Counted already."""
    unreadable: int
    """Lines that could not be read, from any visitor."""
    first_unreadable: list[IngestedLogFirstUnreadableItem]
    """The first three lines that could not be read, counted from 1. `no_request`: time, path, status, address or user agent is missing."""
    out_of_window: int
    """Older than 30 days, or in the future: not counted."""
    verified: int
    spoofed: int
    unverified: int

class IngestedLogFirstUnreadableItem(Model):
    line: int
    reason: Literal["too_long", "broken_json", "no_request", "unknown_format"]
    """Why."""

class IngestCrawlerLog(Model):
    content: str
    """Lines of NDJSON, Combined, or W3C fields with their `#Fields:` line; 10 MB at most."""

class CrawlerActivity(Model):
    mode: Mode
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""
    totals: CrawlerActivityTotals
    crawlers: list[CrawlerActivityCrawlersItem]
    """One entry per crawler."""
    pages: list[CrawlerActivityPagesItem]
    """The 100 most visited, without spoofed visits; likewise statuses and series."""
    statuses: list[CrawlerActivityStatusesItem]
    series: list[CrawlerActivitySeriesItem]
    """Days without a log are missing, not zero."""
    addresses_as_of: str | None
    """Lists are fetched daily. Until then, dated ones of the release are used: they verify visits, but call none spoofed."""

class CrawlerActivityTotals(Model):
    verified: int
    spoofed: int
    """Used the crawler’s name from an address that is not its operator’s."""
    unverified: int
    """Visits whose address could not be checked."""

class CrawlerActivityCrawlersItem(Model):
    crawler: str
    """The crawler’s name in its user agent."""
    operator: str
    """Who runs the crawler."""
    purpose: Literal["training", "search", "user_fetch"]
    """What it is for."""
    engines: list[str]
    """Engines whose answers it feeds."""
    verified: int
    spoofed: int
    """Used the crawler’s name from an address that is not its operator’s."""
    unverified: int
    """Visits whose address could not be checked."""
    refused: int
    """Visits answered with 4xx or 5xx, without spoofed ones."""
    last_day: str

class CrawlerActivityPagesItem(Model):
    page: str
    """The page’s address."""
    training: int
    search: int
    user_fetch: int
    refused: int

class CrawlerActivityStatusesItem(Model):
    status: int
    """HTTP status."""
    visits: int
    """Number of visits."""

class CrawlerActivitySeriesItem(Model):
    day: str
    training: int
    search: int
    user_fetch: int
    estimated: bool
    """No log for it: Cloudflare’s count, which may be sampled."""

class AiReferrals(Model):
    mode: Mode
    from_: str
    """Start of the span."""
    to: str
    """End of the span."""
    provenance: Provenance | None
    referrers: list[AiReferralsReferrersItem]
    pages: list[AiReferralsPagesItem]
    """The 100 landing pages with the most visits."""
    weeks: list[AiReferralsWeeksItem]
    presence_of: str | None
    """The engine or surface whose presence is shown."""
    correlation: AiReferralsCorrelation | None
    """Rank correlation with its 95% interval; null: fewer than eight weeks have both figures."""
    warning: str
    sources: list[AiReferralsSourcesItem]
    """Where it comes from."""

class AiReferralsReferrersItem(Model):
    referrer: str
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    visits: int
    """Number of visits."""
    engaged: int

class AiReferralsPagesItem(Model):
    page: str
    """The page’s address."""
    referrer: str
    visits: int
    """Number of visits."""
    engaged: int

class AiReferralsWeeksItem(Model):
    week: str
    """The Monday it begins."""
    visits: int
    """Number of visits."""
    engaged: int
    presence: Estimate | None
    """null: no scan."""

class AiReferralsCorrelation(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    weeks: int
    effective_weeks: float

class AiReferralsSourcesItem(Model):
    integration_id: str
    """The connection."""
    property: str | None
    synced_through: str | None
    stale: bool

class JobList(Model):
    items: list[Job]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Job(Model):
    """Background work."""
    id: str
    """The id of its result."""
    type: Literal["scan", "export", "report"]
    """Its kind."""
    status: Literal["queued", "running", "completed", "failed", "cancelled"]
    """Its state."""
    project_id: str | None
    """Its project; null: none."""
    progress: JobProgress
    result: JobResult | None
    """Where to read its result; null before the end."""
    cancel: JobCancel | None
    """The call that stops it; null: it has ended."""
    error: JobError | None
    """Why it failed; null: it did not fail."""
    created_at: str
    """When it was requested."""
    started_at: str | None
    finished_at: str | None

class JobProgress(Model):
    done: int
    total: int
    """0: not known yet."""
    percent: int
    """Percent done, 0 to 100."""

class JobResult(Model):
    operation: str
    """The operation’s id."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""
    path: str
    """Its location, as a path."""

class JobCancel(Model):
    operation: str
    """The operation’s id."""
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""
    path: str
    """Its location, as a path."""

class JobError(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class SearchHitList(Model):
    items: list[SearchHit]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class SearchHit(Model):
    type: Literal["project", "competitor", "prompt", "answer", "page", "saved_view", "report", "recommendation"]
    """Its kind."""
    id: str
    """Its id, used in addresses, events and other resources."""
    project_id: str | None
    """Its project; null: none."""
    title: str
    """A short title."""
    excerpt: str
    """Plain text around the match."""
    marks: list[SearchHitMarksItem]
    """What to highlight in `excerpt`, in UTF-16 units."""

class SearchHitMarksItem(Model):
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""

class ServiceStatus(Model):
    status: Literal["operational", "degraded", "down"]
    """The state of the worst part."""
    checked_at: str
    """Now: each part was checked for this response."""
    components: list[StatusComponent]
    incidents: list[ServiceStatusIncidentsItem]
    """In the last 30 days, newest first."""

class StatusComponent(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""
    status: Literal["operational", "degraded", "down", "unknown"]
    """Its state."""
    detail: str
    """What was measured, in words."""

class ServiceStatusIncidentsItem(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    component: str
    summary: str
    started_at: str
    """When it was first seen."""
    ended_at: str | None

class Me(Model):
    workspace: MeWorkspace
    organisation: MeOrganisation
    """Who bills it."""
    mode: Literal["live", "test"]
    """Test keys have their own data."""
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""
    limits: PlanLimits
    key: MeKey
    credits: MeCredits
    """One credit is one live answer."""

class MeWorkspace(Model):
    id: str
    """The workspace."""
    name: str
    """Its display name."""
    sample: Literal[True] | None
    """Only in the sample: brands, sources and answers are invented."""

class MeOrganisation(Model):
    """Who bills it."""
    id: str
    """Who bills it."""
    name: str
    """Its display name."""

class MeKey(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    name: str
    """Its display name."""
    scopes: list[str]
    """What it is allowed to do."""
    project_ids: list[str] | None
    """The only projects it can see; null: all."""

class MeCredits(Model):
    """One credit is one live answer."""
    available: int
    """Available now."""
    held: int
    """Set aside for scans that are running."""
    posted: int
    """The sum of both."""

class WorkspaceList(Model):
    items: list[Workspace]
    """The items of this page."""
    total: int
    """Total number of items."""
    limit: int
    """The page size."""
    offset: int
    """The number of items before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last page."""

class Workspace(Model):
    id: str
    """The workspace."""
    name: str
    """Its display name."""
    test_workspace_id: str | None
    organisation: WorkspaceOrganisation
    """Who bills it."""
    current: bool
    """Whether this key belongs to it."""
    sample: Literal[True] | None
    """Only in the sample: brands, sources and answers are invented."""
    status: Literal["active", "deleting"]
    """Its state."""
    deletion: WorkspaceDeletion | None
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class WorkspaceOrganisation(Model):
    """Who bills it."""
    id: str
    """Who bills it."""
    name: str
    """Its display name."""

class WorkspaceDeletion(Model):
    requested_at: str
    """When it was requested."""
    rows: int | None
    """Rows it had; null: not counted yet."""
    erased: int

class CreatedWorkspace(Model):
    id: str
    """The workspace."""
    name: str
    """Its display name."""
    test_workspace_id: str | None
    organisation: CreatedWorkspaceOrganisation
    """Who bills it."""
    current: bool
    """Whether this key belongs to it."""
    sample: Literal[True] | None
    """Only in the sample: brands, sources and answers are invented."""
    status: Literal["active", "deleting"]
    """Its state."""
    deletion: CreatedWorkspaceDeletion | None
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""
    keys: CreatedWorkspaceKeys
    """With the scopes of the calling key. Shown once."""

class CreatedWorkspaceOrganisation(Model):
    """Who bills it."""
    id: str
    """Who bills it."""
    name: str
    """Its display name."""

class CreatedWorkspaceDeletion(Model):
    requested_at: str
    """When it was requested."""
    rows: int | None
    """Rows it had; null: not counted yet."""
    erased: int

class CreatedWorkspaceKeys(Model):
    """With the scopes of the calling key. Shown once."""
    live: CreatedWorkspaceKeysLive
    test: CreatedWorkspaceKeysTest

class CreatedWorkspaceKeysLive(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    secret: str

class CreatedWorkspaceKeysTest(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    secret: str

class CreateWorkspace(Model):
    name: str
    """Its display name."""

class UpdateWorkspace(Model):
    name: str | None
    """Its display name."""

class DeleteWorkspace(Model):
    name: str | None
    """The workspace’s name; confirms deleting data that was not exported."""

class Branding(Model):
    name: str | None
    """null: the workspace’s."""
    logo_url: str | None
    colours: BrandingColours
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    sender_name: str | None
    """Sender name of mails."""
    footer: str | None
    """Footer of mails and reports."""
    updated_at: str | None

class BrandingColours(Model):
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    accent: str
    text: str
    """The text."""
    background: str

class SetBranding(Model):
    name: str | None
    """null: the workspace’s."""
    logo_url: str | None
    colours: SetBrandingColours | None
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    sender_name: str | None
    """Sender name of mails."""
    footer: str | None
    """Footer of mails and reports."""

class SetBrandingColours(Model):
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    accent: str
    text: str
    """The text."""
    background: str

class PrivacyControls(Model):
    answer_days: int | None
    """Days until answers lose their text, from the end of their scan; null: the plan’s limit. Figures stay."""
    raw_days: int | None
    """Days until raw engine responses are erased; null: with the text."""
    export_days: int | None
    """Longest time that an export is kept."""
    withheld: list[Literal["text", "citations", "sources", "searchQueries"]]
    """Fields of answers that exports leave empty."""
    mask_personal: bool
    """Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are masked with dots."""
    calibration: bool
    """Whether outcomes (without text) may train the shared predictor."""
    effective: PrivacyControlsEffective
    """The effective value, with the plan’s limit."""
    updated_at: str | None

class PrivacyControlsEffective(Model):
    """The effective value, with the plan’s limit."""
    answer_days: int
    raw_days: int

class SetPrivacyControls(Model):
    answer_days: int | None
    """Days until answers lose their text, from the end of their scan; null: the plan’s limit. Figures stay."""
    raw_days: int | None
    """Days until raw engine responses are erased; null: with the text."""
    export_days: int | None
    """Longest time that an export is kept."""
    withheld: list[Literal["text", "citations", "sources", "searchQueries"]] | None
    """Fields of answers that exports leave empty."""
    mask_personal: bool | None
    """Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are masked with dots."""
    calibration: bool | None
    """Whether outcomes (without text) may train the shared predictor."""

class Methodology(Model):
    """The disclosure sheet: how the numbers are made and what they cannot tell."""
    versions: MethodologyVersions
    """Versions carried by every figure, so that old and new ones are not compared by mistake."""
    words: list[MethodologyWordsItem]
    estimands: list[MethodologyEstimandsItem]
    cluster: str
    """What counts as independent."""
    methods: list[MethodologyMethodsItem]
    labels: list[MethodologyLabelsItem]
    statuses: list[MethodologyStatusesItem]
    provenance: list[MethodologyProvenanceItem]
    modes: list[MethodologyModesItem]
    """Values of `mode`, carried by everything with figures."""
    collection: MethodologyCollection
    """How answers are asked for."""
    detection: list[str]
    """How answers are read."""
    engines: list[MethodologyEnginesItem]
    """The engines of this deployment."""
    limits: list[str]
    """Limits of these figures."""

class MethodologyVersions(Model):
    """Versions carried by every figure, so that old and new ones are not compared by mistake."""
    method: str
    """Changes whenever the same answers would give another interval."""
    detector: str
    """Changes whenever the same answer would be read differently."""

class MethodologyWordsItem(Model):
    word: str
    meaning: str
    """The result, in words."""

class MethodologyEstimandsItem(Model):
    name: Literal["tracked", "market"]
    """Its display name."""
    field: str
    question: str
    assumes: str

class MethodologyMethodsItem(Model):
    situation: str
    method: str
    """How it was computed; `GET /v1/methodology` explains it."""
    names: list[str]
    """Values of `ci.method`."""
    why: str
    """Why, in words for people."""

class MethodologyLabelsItem(Model):
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    meaning: str
    """The result, in words."""

class MethodologyStatusesItem(Model):
    status: str
    """Its state."""
    meaning: str
    """The result, in words."""

class MethodologyProvenanceItem(Model):
    badge: Literal["live", "cached", "predicted"]
    meaning: str
    """The result, in words."""

class MethodologyModesItem(Model):
    mode: Literal["live", "test"]
    """`test`: emulated engines, says nothing about a real brand. `live`: real engines."""
    meaning: str
    """The result, in words."""

class MethodologyCollection(Model):
    """How answers are asked for."""
    surfaces: list[MethodologyCollectionSurfacesItem]
    """One entry per surface; surfaces are pooled only on request."""
    rules: list[str]

class MethodologyCollectionSurfacesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    meaning: str
    """The result, in words."""

class MethodologyEnginesItem(Model):
    id: str
    """Its id, used in addresses, events and other resources."""
    label: str
    """The sentence to show to people, or what a neighbouring figure can support."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    model: str | None
    """The engine’s model; null: not known."""
    state: str
    """Its state."""

class ScanProgressEvent(Model):
    """A scan’s complete progress; no earlier event is needed."""
    scan_id: str
    """Read its figures at GET /v1/scans/{scanId} when it has ended."""
    mode: Mode
    status: ScanStatus
    progress: ScanProgress
    runs: list[RunProgress]
    credits: ScanProgressEventCredits
    """Credits held, spent and at most."""
    failure: ScanProgressEventFailure | None
    """Why it failed; null: it did not fail."""

class ScanProgressEventCredits(Model):
    """Credits held, spent and at most."""
    held: int
    """Credits held until it ends."""
    spent: int
    """What it has cost so far."""

class ScanProgressEventFailure(Model):
    code: str
    """For programs: stable when the wording changes."""
    message: str
    """What happened, in words."""

class CreateProjectInput(TypedDict):
    name: str
    """Best kept unique within the workspace; not enforced."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    brand: NotRequired[CreateProjectBrandInput]
    """Default: the project’s name, with no domain."""
    competitors: NotRequired[Sequence[BrandInputInput]]
    """Brands it is compared with."""
    locale: NotRequired[CreateProjectLocaleInput]
    """Default: the language of name and description, or else English."""
    timeZone: NotRequired[str]
    """IANA time zone; its days are those of figures and schedule."""
    engines: NotRequired[Sequence[str]]
    """Engines that its scans ask by default."""
    samplesK: NotRequired[int]
    """Samples (answers) per prompt and engine."""
    maxPrompts: NotRequired[int]
    """Maximum number of prompts."""

class CreateProjectBrandInput(TypedDict):
    """Default: the project’s name, with no domain."""
    name: str
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words near the name that tell this brand from others of the same name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known by this name; empty: all."""

class BrandInputInput(TypedDict):
    name: str
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words near the name that tell this brand from others of the same name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known by this name; empty: all."""

class CreateProjectLocaleInput(TypedDict):
    """Default: the language of name and description, or else English."""
    country: NotRequired[str | None]
    region: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class UpdateProjectInput(TypedDict):
    name: NotRequired[str]
    """Best kept unique within the workspace; not enforced."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    locale: NotRequired[UpdateProjectLocaleInput]
    """Country and language requested."""
    timeZone: NotRequired[str]
    """IANA time zone; its days are those of figures and schedule."""
    engines: NotRequired[Sequence[str]]
    """Engines that its scans ask by default."""
    samplesK: NotRequired[int]
    """Samples (answers) per prompt and engine."""
    maxPrompts: NotRequired[int]
    """Maximum number of prompts."""

class UpdateProjectLocaleInput(TypedDict):
    """Country and language requested."""
    country: NotRequired[str | None]
    region: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class DeleteProjectInput(TypedDict):
    name: NotRequired[str]
    """The project’s name; if it does not match, nothing is deleted."""

class UpdateIdentityInput(TypedDict):
    name: str
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words near the name that tell this brand from others of the same name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    competitors: NotRequired[Sequence[BrandInputInput]]
    """Brands it is compared with."""

class ProjectConfigInput(TypedDict):
    """A project’s whole configuration. Applied to the project it came from, it changes nothing. From `facts` on, omitted parts keep their value."""
    version: Literal[1]
    project: ProjectConfigProjectInput
    brand: BrandInputInput
    competitors: Sequence[ProjectConfigCompetitorsItemInput]
    """Brands it is compared with."""
    personas: Sequence[CreatePersonaInput]
    promptSets: Sequence[ProjectConfigPromptSetsItemInput]
    """Drafts, active and locked ones; archived ones are history."""
    facts: NotRequired[Sequence[FactInput]]
    """What is true of the brand."""
    segments: NotRequired[Sequence[ProjectConfigSegmentsItemInput]]
    scorecards: NotRequired[Sequence[ProjectConfigScorecardsItemInput]]
    goals: NotRequired[Sequence[ProjectConfigGoalsItemInput]]
    """Those whose date is still to come."""
    alerts: NotRequired[Sequence[ProjectConfigAlertsItemInput]]
    schedule: NotRequired[ProjectConfigScheduleInput | None]
    reportSchedule: NotRequired[ProjectConfigReportScheduleInput | None]

class ProjectConfigProjectInput(TypedDict):
    name: str
    """Best kept unique within the workspace; not enforced."""
    description: str | None
    """What it is, in its maker’s words."""
    locale: ConfigLocaleInput
    timeZone: NotRequired[str]
    """IANA time zone; its days are those of figures and schedule."""
    engines: Sequence[str]
    """Engines that its scans ask by default."""
    samplesK: int
    """Samples (answers) per prompt and engine."""
    maxPrompts: int
    """Maximum number of prompts."""

class ConfigLocaleInput(TypedDict):
    country: str | None
    language: str
    """Language of the prompts."""
    region: NotRequired[str | None]

class ProjectConfigCompetitorsItemInput(TypedDict):
    name: str
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words near the name that tell this brand from others of the same name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    relation: NotRequired[Literal["direct", "indirect", "partner"]]
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: NotRequired[str | None]
    """The note of whoever did it."""

class CreatePersonaInput(TypedDict):
    name: str
    """Its name in lists."""
    role: str
    """Completes the sentence “The person who asks is …”."""
    constraints: NotRequired[Sequence[str]]
    """Their requirements and exclusions."""
    earlierQuestions: NotRequired[Sequence[str]]
    """Their earlier questions; none: each answer starts fresh."""

class ProjectConfigPromptSetsItemInput(TypedDict):
    name: str
    """Its display name."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    engines: NotRequired[Sequence[str] | None]
    locale: LocaleInput
    state: Literal["draft", "active", "locked"]
    """Its state."""
    active: bool
    prompts: Sequence[ProjectConfigPromptSetsItemPromptsItemInput]
    """The prompts."""

class LocaleInput(TypedDict):
    country: str | None
    language: str
    """Language of the prompts."""

class ProjectConfigPromptSetsItemPromptsItemInput(TypedDict):
    text: str
    """Asked word for word; at most 2,000 characters."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Only if a person has set it; otherwise by rules."""
    stage: NotRequired[Literal["awareness", "consideration", "decision"]]
    """Only if a person has set it; otherwise by rules."""
    tags: NotRequired[Sequence[str]]
    """Used by filters and segments."""
    paraphraseGroup: NotRequired[str]
    """Shared by prompts that ask the same in other words; they count as one cluster in every interval."""
    topic: NotRequired[str]
    """What the prompt is about."""

class NumberFactInput(TypedDict):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: Sequence[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["number"]
    """Its kind; decides which other fields it has."""
    value: float
    """The figure itself."""
    unit: NotRequired[str | None]
    """The unit after the number."""

class PriceFactInput(TypedDict):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: Sequence[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["price"]
    """Its kind; decides which other fields it has."""
    value: float
    """The figure itself."""
    currency: str
    """ISO 4217 currency, such as `EUR`."""
    period: NotRequired[Literal["month", "year", "once"] | None]

class FeatureFactInput(TypedDict):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: Sequence[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["feature"]
    """Its kind; decides which other fields it has."""
    value: bool
    """The value as it is set."""

class DateFactInput(TypedDict):
    id: str
    """Its id, used in addresses, events and other resources."""
    terms: Sequence[str]
    """Words for it; each sentence about it contains one of them."""
    kind: Literal["date"]
    """Its kind; decides which other fields it has."""
    value: str
    """The value as it is set."""

class ProjectConfigSegmentsItemInput(TypedDict):
    name: str
    """Its name in lists."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    rules: ProjectConfigSegmentsItemRulesInput

class ProjectConfigSegmentsItemRulesInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """The engines."""
    surfaces: NotRequired[Sequence[str]]
    """api, api+search, serp or sandbox."""
    models: NotRequired[Sequence[str]]
    """The models."""
    intents: NotRequired[Sequence[str]]
    """The intents."""
    topics: NotRequired[Sequence[str]]
    """The topics."""
    tags: NotRequired[Sequence[str]]
    """The tags."""
    countries: NotRequired[Sequence[str]]
    """The countries."""
    languages: NotRequired[Sequence[str]]
    """The languages."""
    personas: NotRequired[Sequence[str]]
    """Who is asking."""
    origins: NotRequired[Sequence[Literal["measured", "imported"]]]
    """Measured or imported answers. Default: imported ones only if nothing was measured."""
    contains: NotRequired[str]
    """Text that the prompt contains."""
    branded: NotRequired[Literal["exclude", "include", "only"]]
    """Prompts that name the brand. Excluded by default."""
    prompts: NotRequired[Sequence[str]]
    """Their texts."""

class ProjectConfigScorecardsItemInput(TypedDict):
    name: str
    """Its display name."""
    rows: Sequence[ProjectConfigScorecardsItemRowsItemInput]
    """One entry per row."""
    days: NotRequired[int]
    """Number of days whose scans a figure covers."""

class ProjectConfigScorecardsItemRowsItemInput(TypedDict):
    name: str
    """Its display name."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    weight: NotRequired[float]
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: NotRequired[float]
    """Below this it is poor; default: 80% of the target."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str]
    """What was asked: an API is not the page or app of the same name."""
    segment: NotRequired[str]

class ProjectConfigGoalsItemInput(TypedDict):
    name: str
    """Its display name."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    target: float
    """A share: 0.4 is 40%."""
    due: str
    """The last day, in the project’s time zone."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str | None]
    """What was asked: an API is not the page or app of the same name."""
    segment: NotRequired[str | None]

class ProjectConfigAlertsItemInput(TypedDict):
    name: str
    """Its display name."""
    kind: NotRequired[Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]]
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: NotRequired[Literal["presence", "mention", "citation", "share_of_voice", "first_place"]]
    """The metric it watches."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Direction."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    source: NotRequired[str | None]
    threshold: NotRequired[float | None]
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baselineScans: NotRequired[int]
    """Number of scans from which it learns what is normal."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it does not fire."""
    minimumEffect: NotRequired[float]
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""
    severity: NotRequired[Literal["info", "warning", "critical"]]
    """How urgent it is."""
    segment: NotRequired[str | None]
    brand: NotRequired[str | None]
    """The brand’s name."""
    goal: NotRequired[str | None]
    channels: NotRequired[Sequence[str] | None]
    """Names only: channels are not in the document, since their addresses are secret."""

class ProjectConfigScheduleInput(TypedDict):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    timeZone: str
    """Of the IANA list."""
    jitterMinutes: NotRequired[int]
    """Each run is delayed by a random time, up to this many minutes."""
    config: NotRequired[ProjectConfigScheduleConfigInput]
    monthlyCredits: NotRequired[int | None]
    """Runs that could exceed this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: NotRequired[int | None]
    """Ask the set in this many parts, one per run, each question once: 7 on a daily schedule asks each question once a week. Figures then cover that many runs (GET /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks the whole set."""
    state: NotRequired[Literal["active", "paused"]]
    """Its state."""

class ProjectConfigScheduleConfigInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    maxPrompts: NotRequired[int]
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samplesK: NotRequired[int]
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    locale: NotRequired[ProjectConfigScheduleConfigLocaleInput]
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    promptIds: NotRequired[Sequence[str]]
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    stopWhen: NotRequired[ProjectConfigScheduleConfigStopWhenInput]
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    drawPrompts: NotRequired[bool]
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cacheMaxAgeSeconds: NotRequired[int]
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    poolSurfaces: NotRequired[bool]
    """Pool engines of different surfaces into one overall figure."""
    promptSet: NotRequired[str]
    persona: NotRequired[str]

class ProjectConfigScheduleConfigLocaleInput(TypedDict):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    city: NotRequired[str]
    """The asker’s city, for engines that accept one."""
    region: NotRequired[str | None]
    """null: the whole country, even if the project names a region."""

class ProjectConfigScheduleConfigStopWhenInput(TypedDict):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    halfWidth: float
    """Half of the interval’s width, as a share."""

class ProjectConfigReportScheduleInput(TypedDict):
    template: NotRequired[Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]]
    """Its template."""
    language: NotRequired[Literal["en", "de"]]
    """BCP 47 language, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    state: NotRequired[Literal["active", "paused"]]
    """Its state."""
    timeZone: str
    """The time zone."""
    days: int
    """Number of days."""
    channels: NotRequired[Sequence[str]]

class DuplicateProjectInput(TypedDict):
    name: NotRequired[str]
    """Default: the name with “(copy)”."""
    locale: NotRequired[DuplicateProjectLocaleInput]
    """Another market. In another language, prompt sets arrive as drafts."""
    engines: NotRequired[Sequence[str]]
    """Engines that its scans ask by default."""

class DuplicateProjectLocaleInput(TypedDict):
    """Another market. In another language, prompt sets arrive as drafts."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    region: NotRequired[str | None]

class CreatePromptSetInput(TypedDict):
    name: str
    """Its display name."""
    locale: NotRequired[CreatePromptSetLocaleInput]
    """Default: the project’s."""

class CreatePromptSetLocaleInput(TypedDict):
    """Default: the project’s."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class GeneratePromptsInput(TypedDict):
    promptSetId: NotRequired[str]
    """Activate this set instead of making one; give `activate: true` with it."""
    addTo: NotRequired[str]
    """Add prompts to this draft or active set instead of making one: no duplicates, other topics first. Existing prompts stay, so scans stay comparable on them."""
    activate: NotRequired[bool]
    """Make it the set that scans ask; the active one of its locale is archived."""
    name: NotRequired[str]
    """Default: the date."""
    count: NotRequired[int]
    """Number of prompts; fewer if the topics do not yield more."""
    topics: NotRequired[Sequence[str]]
    """What buyers look for. Default: read from the project’s stored pages and description."""
    audience: NotRequired[Literal["business", "consumer"]]
    """Who buys it. Default: inferred from the offer."""
    personaIds: NotRequired[Sequence[str]]
    """The audience that questions ask for, instead of a usual one."""
    location: NotRequired[str]
    """The town they ask from; adds local questions."""
    intents: NotRequired[Sequence[IntentInput]]
    """Default: a mix of all."""
    locale: NotRequired[GeneratePromptsLocaleInput]
    """Default: the project’s."""
    seed: NotRequired[int]
    """Another seed gives other wordings."""
    engine: NotRequired[str]
    """Lets this engine write them instead of templates, on your own key."""
    maxCostUsd: NotRequired[float]
    """Most that `engine` may cost; 0 only returns the estimate."""
    sources: NotRequired[Sequence[Literal["searched", "search_page", "fan_out"]]]
    """Sources used before written ones: searched, at most half; search_page, a quarter; fan_out, an eighth. Default: all."""

class GeneratePromptsLocaleInput(TypedDict):
    """Default: the project’s."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class DuplicatePromptSetInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""

class AddPromptInput(TypedDict):
    text: str
    """Asked word for word; at most 2,000 characters."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Default: inferred from the wording."""
    stage: NotRequired[Literal["awareness", "consideration", "decision"]]
    """Default: inferred from intent and brand."""
    tags: NotRequired[Sequence[str]]
    """Used by filters and segments."""
    paraphraseGroup: NotRequired[str]
    """Shared by prompts that ask the same in other words; they count as one cluster in every interval."""
    topic: NotRequired[str]
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""
    source: NotRequired[Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"]]
    """Its source, as given by a preview. Default: own."""
    why: NotRequired[str]
    """Why it was chosen."""

class AddPromptsInput(TypedDict):
    prompts: Sequence[AddPromptsPromptsItemInput]
    """The prompts."""

class AddPromptsPromptsItemInput(TypedDict):
    text: str
    """The text."""
    intent: NotRequired[str]
    """What the asker wants, such as `comparison`."""
    stage: NotRequired[Literal["awareness", "consideration", "decision"]]
    """Default: inferred from intent and brand."""
    tags: NotRequired[Sequence[str]]
    """Used by filters and segments."""
    paraphraseGroup: NotRequired[str]
    """Shared by prompts that ask the same in other words; they count as one cluster in every interval."""
    topic: NotRequired[str]
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""
    source: NotRequired[Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"]]
    """Its source, as given by a preview. Default: own."""
    why: NotRequired[str]
    """Why it was chosen."""

class UpdatePromptSetInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    engines: NotRequired[Sequence[str] | None]
    """Engines its scans ask by default; null: the project’s."""

class ImportPromptsInput(TypedDict):
    format: Literal["csv", "json", "search_console", "searches"]
    """csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt per line. json: texts or objects with these fields. search_console: its export of queries. searches: from connected services, without content."""
    content: NotRequired[str]
    """The file’s text, at most 10 MB."""
    dryRun: NotRequired[bool]
    """Only report what would be added."""
    branded: NotRequired[Literal["keep", "reject"]]
    """What to do with rows that name the brand. Default: reject them for searches, keep them otherwise."""
    most: NotRequired[int]
    """Maximum number to add; for searches, those with most impressions."""

class TagPromptsInput(TypedDict):
    promptIds: Sequence[str]
    """The prompts concerned."""
    add: NotRequired[Sequence[str]]
    """Used by filters and segments."""
    remove: NotRequired[Sequence[str]]
    """Used by filters and segments."""

class ClassifyPromptsInput(TypedDict):
    promptSetId: NotRequired[str]
    """All prompts of this set."""
    promptIds: NotRequired[Sequence[str]]
    """Or only these."""

class PreviewPromptsInput(TypedDict):
    brand: str
    """The brand’s name."""
    description: NotRequired[str]
    """What the business is, in a sentence."""
    topics: NotRequired[Sequence[str]]
    """Alternatively: what buyers look for."""
    competitors: NotRequired[Sequence[str]]
    """Brands it is compared with."""
    location: NotRequired[str]
    locale: NotRequired[PreviewPromptsLocaleInput]
    """Default: inferred from the text, or else English."""
    count: NotRequired[int]
    """Count."""

class PreviewPromptsLocaleInput(TypedDict):
    """Default: inferred from the text, or else English."""
    country: NotRequired[str | None]
    """ISO 3166 country, such as `DE`; null: none."""
    language: NotRequired[str]
    """BCP 47 language, such as `en`."""

class ToldBusinessInput(TypedDict):
    what: NotRequired[str]
    """Its kind, in searchers’ words."""
    offers: NotRequired[Sequence[ToldBusinessOffersItemInput]]
    """What the business offers."""
    audience: NotRequired[Literal["business", "consumer"]]
    """Whom it is for."""
    place: NotRequired[str | None]
    """Its town or region; null: none."""

class ToldBusinessOffersItemInput(TypedDict):
    text: str
    """The text."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what people come for. feature: what it has. person: for whom. use: when or where, with its preposition."""

class UpdatePromptInput(TypedDict):
    text: NotRequired[str]
    """Only in a draft that no scan has asked."""
    intent: NotRequired[IntentInput | None]
    """null: derive it by rules again."""
    stage: NotRequired[StageInput | None]
    """null: derive it by rules again."""
    tags: NotRequired[Sequence[str]]
    """Used by filters and segments."""
    paraphraseGroup: NotRequired[str | None]
    topic: NotRequired[str | None]
    """Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure."""

class SuggestVariantsInput(TypedDict):
    count: NotRequired[int]
    """Maximum per kind."""

class CreatePromptTemplateInput(TypedDict):
    name: str
    """Its display name."""
    text: str
    """With variables in braces."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Default: inferred from the wording."""
    language: NotRequired[str]
    """BCP 47 language, such as `en`."""
    variables: NotRequired[Sequence[CreatePromptTemplateVariablesItemInput]]
    """Variables of the text that are not listed accept any value."""

class CreatePromptTemplateVariablesItemInput(TypedDict):
    name: str
    """As written in the text, without braces."""
    values: NotRequired[Sequence[str]]
    """Allowed values; none: any."""

class ExpandPromptTemplateInput(TypedDict):
    bindings: NotRequired[Mapping[str, Sequence[str]]]
    """Values by variable. Default: the variable’s own values."""
    projectId: NotRequired[str]
    """Fills in brand and competitor, and marks prompts that name the brand."""
    most: NotRequired[int]
    """Maximum number of prompts."""

class UpdatePersonaInput(TypedDict):
    name: NotRequired[str]
    """Its name in lists."""
    role: NotRequired[str]
    """Completes the sentence “The person who asks is …”."""
    constraints: NotRequired[Sequence[str]]
    """Their requirements and exclusions."""
    earlierQuestions: NotRequired[Sequence[str]]
    """Their earlier questions; none: each answer starts fresh."""

class AnalyzeUrlInput(TypedDict):
    url: str
    """A publicly reachable page."""
    locale: NotRequired[AnalyzeUrlLocaleInput]
    """Default: the page’s language."""
    engines: NotRequired[Sequence[str]]
    """Engines to predict for. Default: the usual five."""
    prompts: NotRequired[int]
    """Number of questions to predict for."""
    live: NotRequired[AnalyzeUrlLiveInput]
    """Also ask engines, for credits. Without it nothing is spent, and the response gives the price."""

class AnalyzeUrlLocaleInput(TypedDict):
    """Default: the page’s language."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class AnalyzeUrlLiveInput(TypedDict):
    """Also ask engines, for credits. Without it nothing is spent, and the response gives the price."""
    engines: NotRequired[Sequence[str]]
    """Default: those above, or every configured one; for a test key, the sandbox."""
    prompts: NotRequired[int]
    """Number of prompts."""
    samplesK: NotRequired[int]
    """Samples per prompt and engine."""
    maxCredits: NotRequired[int]
    """Refuse if it could cost more."""

class CompareAnalysesInput(TypedDict):
    before: str
    """The earlier one, or one of two pages."""
    after: str
    """The later one, or the other page."""

class CheckCrawlerAccessInput(TypedDict):
    url: str
    """A page."""
    crawlers: NotRequired[Sequence[str]]
    """Names as in robots.txt. Default: every known one."""

class CreateProjectFromAnalysisInput(TypedDict):
    name: NotRequired[str]
    """Default: the brand."""
    competitors: NotRequired[Sequence[str]]
    """For instance the suggested ones, which are not added automatically."""
    engines: NotRequired[Sequence[str]]
    """Ids of engines."""
    activate: NotRequired[bool]
    """Activate the prompts, so that a scan can start."""

class StartScanInput(TypedDict):
    url: NotRequired[str]
    """The page whose brand and topics are measured. May be left out with a project."""
    projectId: NotRequired[str]
    """Its active prompt set is asked, and its brand looked for."""
    config: NotRequired[ScanConfigInput]

class ScanConfigInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    maxPrompts: NotRequired[int]
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samplesK: NotRequired[int]
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    promptSetId: NotRequired[str]
    """A prompt set other than the active one."""
    locale: NotRequired[ScanConfigLocaleInput]
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    personaId: NotRequired[str]
    """The persona asking. Refused for engines that do not accept one; see GET /v1/locales."""
    promptIds: NotRequired[Sequence[str]]
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    maxCredits: NotRequired[int]
    """Refuse the scan if it could cost more."""
    stopWhen: NotRequired[ScanConfigStopWhenInput]
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    drawPrompts: NotRequired[bool]
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cacheMaxAgeSeconds: NotRequired[int]
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    poolSurfaces: NotRequired[bool]
    """Pool engines of different surfaces into one overall figure."""

class ScanConfigLocaleInput(TypedDict):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    city: NotRequired[str]
    """The asker’s city, for engines that accept one."""
    region: NotRequired[str | None]
    """null: the whole country, even if the project names a region."""

class ScanConfigStopWhenInput(TypedDict):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    halfWidth: float
    """Half of the interval’s width, as a share."""

class EstimateScanInput(TypedDict):
    projectId: NotRequired[str]
    """Take prompts and defaults from this project."""
    config: NotRequired[ScanConfigInput]
    baseline: NotRequired[float]
    """Expected presence; widths depend on it. Default: that of the last scans, or 0.3."""

class PlanSamplesInput(TypedDict):
    projectId: NotRequired[str]
    """Learn rate, ICC and engines from this project."""
    halfWidth: NotRequired[float]
    """Wanted half-width, such as 0.05 for ±5 points."""
    estimand: NotRequired[Literal["market", "tracked"]]
    """The interval that halfWidth refers to."""
    detectableChange: NotRequired[float]
    """Alternatively: the smallest change that two scans should detect."""
    engines: NotRequired[int]
    """Number of engines asked. Default: the project’s, or 1."""
    maxPrompts: NotRequired[int]
    """Prompts available."""
    maxSamplesK: NotRequired[int]
    maxCredits: NotRequired[int]
    """Most credits. Alone, without a target: the most precise plan that they buy."""
    baseline: NotRequired[float]
    """Expected presence. Default: that of the last scans, or 0.5, the widest."""
    icc: NotRequired[float]
    """Intraclass correlation of the answers to one prompt. Default: learned, shrunk towards 0.62."""

class RetryFailedRunsInput(TypedDict):
    maxCredits: NotRequired[int]
    """Refuse if it could cost more."""

class SearchAnswersInput(TypedDict):
    query: str
    """Words that must all occur; “quoted phrases”, OR, and - to exclude a word."""
    scanId: NotRequired[str]
    """Only this scan."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    promptId: NotRequired[str]
    """Only this prompt."""
    topic: NotRequired[str]
    """Only prompts on this topic."""
    tag: NotRequired[str]
    """Only prompts with this tag."""
    intent: NotRequired[str]
    """Only prompts with this intent."""
    outcome: NotRequired[Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]]
    """How it ended."""
    brandId: NotRequired[str]
    """Only answers in which this brand is named or cited."""
    since: NotRequired[str]
    """At or after this time. A day (UTC) or an instant."""
    until: NotRequired[str]
    """Before this time. A day (UTC, inclusive) or an instant."""
    present: NotRequired[bool]
    limit: NotRequired[int]
    offset: NotRequired[int]

class ImportAnswersInput(TypedDict):
    name: NotRequired[str]
    """A name for people. Default: the source and the day."""
    source: NotRequired[Literal["auto", "other", "canonry", "peec", "otterly", "profound", "ahrefs", "geo-aeo-tracker", "own"]]
    """The tool that wrote the export, so that its columns are known by name. auto: recognised by its columns. other: only the usual names, and `columns`."""
    format: NotRequired[Literal["ndjson", "csv"]]
    """Default: recognised by how the file begins."""
    content: NotRequired[str]
    """The answers: NDJSON, or CSV with a header; may also be the whole body, as text/plain or application/x-ndjson, gzipped or not. Omitted: send a larger file by PUT to `uploadUrl`."""
    columns: NotRequired[ImportAnswersColumnsInput]
    """Column names by field, where they differ from the usual ones."""
    defaults: NotRequired[ImportDefaultsInput]
    splitBy: NotRequired[Literal["day", "week", "month", "none"]]
    """Answers asked in the same day, week or month (UTC) make one scan; none: all of them. Locations are never mixed."""
    repeats: NotRequired[int]
    """Answers requested per prompt and engine in one scan; missing ones count as lost. Omitted: unknown, and the figures say so."""
    unanswered: NotRequired[Literal["listed", "unknown"]]
    """Prompts that got no answer. listed: they are among the rows, with their outcome. unknown: they may be missing, and the figures say so."""
    dryRun: NotRequired[bool]
    """Only read the file and report what it contains. POST …/start then imports it."""

class ImportAnswersColumnsInput(TypedDict):
    """Column names by field, where they differ from the usual ones."""
    externalId: NotRequired[str]
    """Name of a column. The answer’s id or row number: tells answers apart that are equal otherwise."""
    askedAt: NotRequired[str]
    """Name of a column. When it was asked: RFC 3339, a day such as 2026-11-02 or 02.11.2026, or seconds since 1970."""
    prompt: NotRequired[str]
    """Name of a column. What was asked, word for word."""
    text: NotRequired[str]
    """Name of a column. The answer, as Markdown or plain text."""
    html: NotRequired[str]
    """Name of a column. The answer as HTML, kept as evidence."""
    textFormat: NotRequired[str]
    """Name of a column. `html` where the text is HTML."""
    engine: NotRequired[str]
    """Name of a column. The engine, by id or by the name that trackers give it."""
    surface: NotRequired[str]
    """Name of a column. Where the engine answered: api, api+search, serp or ui."""
    model: NotRequired[str]
    """Name of a column. The model that answered."""
    topic: NotRequired[str]
    """Name of a column. What the prompt is about."""
    paraphraseGroup: NotRequired[str]
    """Name of a column. Name of the group of prompts that ask the same in other words."""
    sample: NotRequired[str]
    """Name of a column. Which of several answers to one prompt it is."""
    country: NotRequired[str]
    """Name of a column. The country it was asked from: DE, Germany or Deutschland."""
    region: NotRequired[str]
    """Name of a column. The part of that country: US-CA, or CA or California beside US."""
    city: NotRequired[str]
    """Name of a column. The city it was asked from."""
    language: NotRequired[str]
    """Name of a column. The language it was asked in: de, German or Deutsch."""
    outcome: NotRequired[str]
    """Name of a column. What came of it: answered, empty, refused, blocked, truncated or not_shown."""
    citations: NotRequired[str]
    """Name of a column. Pages that the answer cites: addresses, or objects with url, title and position."""
    sources: NotRequired[str]
    """Name of a column. Pages that the engine retrieved, cited or not."""
    searchQueries: NotRequired[str]
    """Name of a column. What the engine searched for."""
    searched: NotRequired[str]
    """Name of a column. Whether the engine searched the web."""
    products: NotRequired[str]
    """Name of a column. Product cards beside the answer."""
    ads: NotRequired[str]
    """Name of a column. Ads beside the answer."""
    evidence: NotRequired[str]
    """Name of a column. Screenshots and HTML of the answer."""
    costUsd: NotRequired[str]
    """Name of a column. What the answer cost, in US dollars."""

class ImportDefaultsInput(TypedDict):
    """Values for rows that do not state them."""
    engine: NotRequired[str]
    """The engine, by id or by the name that trackers give it."""
    surface: NotRequired[Literal["api", "api+search", "serp", "ui"]]
    """What was asked: an API is not the page or app of the same name."""
    model: NotRequired[str]
    """The model that answered."""
    country: NotRequired[str]
    """Where it was asked: ISO 3166-1, such as DE. Omitted: unknown."""
    region: NotRequired[str]
    """The part of that country: ISO 3166-2, such as DE-BY."""
    language: NotRequired[str]
    """ISO 639-1, such as de."""
    askedAt: NotRequired[str]
    """When it was asked."""

class CorrectDetectionInput(TypedDict):
    isBrand: bool | None
    """Whether these words mean the brand. null withdraws an earlier verdict."""
    note: NotRequired[str | None]
    """Why, for your colleagues."""

class SetReaderInput(TypedDict):
    engine: str | None
    """An engine with an API for which you have set a key; null: rules only; `default`: the operator’s choice."""
    model: NotRequired[str | None]
    """Default: the engine’s usual one."""
    dailyUsd: NotRequired[float]
    """US dollars per day (UTC); reading that would cost more waits for the next day."""

class CheckReadingInput(TypedDict):
    sentiment: Literal["positive", "neutral", "negative", "mixed"] | None
    """The tone of what the answer says about the brand, including favourable and unfavourable facts; a bare recommendation is neutral. null: unclear."""
    strength: NotRequired[Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None]
    """The strongest thing that the answer says about it. null: not judged."""
    themes: NotRequired[Sequence[Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]] | None]
    """Themes on which the answer says something about the brand; null: not judged."""
    facts: NotRequired[Mapping[str, Literal["right", "wrong", "none"]] | None]
    """For each fact of the fact sheet, whether the answer states it right, wrong or not at all; null: not judged."""
    note: NotRequired[str | None]
    """The note of whoever did it."""

class ScorePromptInput(TypedDict):
    promptId: NotRequired[str]
    """A prompt of the project."""
    text: NotRequired[str]
    """Or the text of any prompt."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Default: inferred from the text."""
    organicRank: NotRequired[float]
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""
    engines: NotRequired[Sequence[str]]
    """Default: the project’s, without the sandbox."""
    url: NotRequired[str]
    """Page to fetch and read; with html, its address. Default: the project’s own pages."""
    html: NotRequired[str]
    """The page itself; nothing is fetched."""
    brandTier: NotRequired[Literal["niche", "mid", "global"]]
    """How widely known the brand is; left out: averaged over the tiers."""

class ScorePromptsInput(TypedDict):
    """With neither promptIds nor prompts: the project’s active prompt set."""
    promptIds: NotRequired[Sequence[str]]
    """The prompts concerned."""
    prompts: NotRequired[Sequence[ScorePromptsPromptsItemInput]]
    """The prompts."""
    scanId: NotRequired[str]
    """A finished scan with config.drawPrompts: `wholeSet` then estimates all prompts of its set."""
    engines: NotRequired[Sequence[str]]
    """Default: the project’s, without the sandbox."""
    url: NotRequired[str]
    """Page to fetch and read; with html, its address. Default: the project’s own pages."""
    html: NotRequired[str]
    """The page itself; nothing is fetched."""
    brandTier: NotRequired[Literal["niche", "mid", "global"]]
    """How widely known the brand is; left out: averaged over the tiers."""

class ScorePromptsPromptsItemInput(TypedDict):
    text: str
    """The text."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """What the asker wants, such as `comparison`."""
    organicRank: NotRequired[float]
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""

class SimulateChangeInput(TypedDict):
    name: NotRequired[str]
    """Default: derived from the edits."""
    edits: NotRequired[Sequence[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]]]
    """The edits to the page, each done thoroughly."""
    newHtml: NotRequired[str]
    """Or the new page: its features replace the current ones."""
    newUrl: NotRequired[str]
    """Or the address of such a page."""
    url: NotRequired[str]
    """The current page; default: the project’s own pages."""
    html: NotRequired[str]
    engines: NotRequired[Sequence[str]]
    """Default: the project’s, without the sandbox."""
    promptIds: NotRequired[Sequence[str]]
    """Default: the active prompt set."""
    adoption: NotRequired[float]
    """Share of rivals expected to do the same, since places in answers are limited."""

class CompareSimulationsInput(TypedDict):
    simulationIds: Sequence[str]

class ComparePeriodsInput(TypedDict):
    projectId: str
    """The project."""
    before: ComparePeriodsBeforeInput
    """The value before."""
    after: ComparePeriodsAfterInput
    """The value after."""
    timeZone: NotRequired[str]
    """Default: the project’s."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """presence: mention or citation."""
    brandId: NotRequired[str]
    """A competitor; default: your own brand."""
    rules: NotRequired[CellRulesInput]
    segmentId: NotRequired[str]
    """One segment."""

ComparePeriodsBeforeInput = TypedDict("ComparePeriodsBeforeInput", {
    "from": "str",
    "to": "str",
})

ComparePeriodsAfterInput = TypedDict("ComparePeriodsAfterInput", {
    "from": "str",
    "to": "str",
})

class CellRulesInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """The engines."""
    surfaces: NotRequired[Sequence[str]]
    """api, api+search, serp or sandbox."""
    models: NotRequired[Sequence[str]]
    """The models."""
    intents: NotRequired[Sequence[str]]
    """The intents."""
    topics: NotRequired[Sequence[str]]
    """The topics."""
    tags: NotRequired[Sequence[str]]
    """The tags."""
    promptIds: NotRequired[Sequence[str]]
    """The prompts."""
    countries: NotRequired[Sequence[str]]
    """The countries."""
    languages: NotRequired[Sequence[str]]
    """The languages."""
    personas: NotRequired[Sequence[str]]
    """Who is asking."""
    origins: NotRequired[Sequence[Literal["measured", "imported"]]]
    """Measured or imported answers. Default: imported ones only if nothing was measured."""
    contains: NotRequired[str]
    """Text that the prompt contains."""
    branded: NotRequired[Literal["exclude", "include", "only"]]
    """Prompts that name the brand. Excluded by default."""

class DecomposeChangeInput(TypedDict):
    projectId: str
    """The project."""
    before: DecomposeChangeBeforeInput
    """The value before."""
    after: DecomposeChangeAfterInput
    """The value after."""
    timeZone: NotRequired[str]
    """Default: the project’s."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """presence: mention or citation."""
    brandId: NotRequired[str]
    """A competitor; default: your own brand."""
    rules: NotRequired[CellRulesInput]
    segmentId: NotRequired[str]
    """One segment."""

DecomposeChangeBeforeInput = TypedDict("DecomposeChangeBeforeInput", {
    "from": "str",
    "to": "str",
})

DecomposeChangeAfterInput = TypedDict("DecomposeChangeAfterInput", {
    "from": "str",
    "to": "str",
})

QueryMetricsInput = TypedDict("QueryMetricsInput", {
    "projectId": "str",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
    "days": "NotRequired[int]",
    "timeZone": "NotRequired[str]",
    "metrics": "Sequence[Literal[\"presence\", \"mention\", \"citation\", \"answers\", \"lost\", \"refused\", \"prompts\", \"scans\"]]",
    "dimensions": "NotRequired[Sequence[Literal[\"brand\", \"engine\", \"surface\", \"model\", \"intent\", \"topic\", \"prompt\", \"country\", \"language\", \"persona\", \"scan\", \"day\", \"week\", \"month\"]]]",
    "rules": "NotRequired[CellRulesInput]",
    "segmentId": "NotRequired[str]",
    "brandIds": "NotRequired[Sequence[str]]",
    "having": "NotRequired[Sequence[QueryMetricsHavingItemInput]]",
    "orderBy": "NotRequired[QueryMetricsOrderByInput]",
    "changes": "NotRequired[bool]",
    "limit": "NotRequired[int]",
    "after": "NotRequired[str]",
})

class QueryMetricsHavingItemInput(TypedDict):
    metric: str
    """The metric it watches."""
    min: NotRequired[float]
    max: NotRequired[float]

class QueryMetricsOrderByInput(TypedDict):
    """By a requested metric or dimension, or by `change` of the first metric on these prompts; default: by the dimensions."""
    field: str
    direction: NotRequired[Literal["asc", "desc"]]
    """Direction."""

class SetFactSheetInput(TypedDict):
    facts: Sequence[FactInput]
    """What is true of the brand."""

class AcknowledgeAnomalyInput(TypedDict):
    state: NotRequired[Literal["open", "acknowledged", "resolved"]]
    """open: reopens it."""
    note: NotRequired[str | None]
    """The note of whoever did it."""

class GenerateRecommendationsInput(TypedDict):
    days: NotRequired[int]
    """Number of days."""
    readPages: NotRequired[int]
    """Cited pages to read now if no copy is stored, most cited first, for at most ten seconds. 0: none."""
    engine: NotRequired[str]
    """Lets this engine word the five best cases, on your own key. Unsupported statements are dropped."""
    maxCostUsd: NotRequired[float]
    """Most that `engine` may cost; 0 only returns the estimate."""

class UpdateRecommendationInput(TypedDict):
    state: NotRequired[Literal["suggested", "accepted", "in_progress", "shipped", "dismissed"]]
    """Its state."""
    owner: NotRequired[str | None]
    """Its owner; null: nobody yet."""
    due: NotRequired[str | None]
    """The due date."""
    shippedAt: NotRequired[str]
    """Default: now."""
    note: NotRequired[str]
    """The note of whoever did it."""

class VerifyRecommendationInput(TypedDict):
    scan: NotRequired[Literal["if_needed", "never"]]
    """if_needed: asks engines if newer answers do not suffice."""
    samplesK: NotRequired[int]
    """Samples per prompt and engine."""
    prompts: NotRequired[Literal["all", "needed"]]
    """What the scan asks. needed: the affected prompts and twice as many others to compare with, if that is less than all."""
    maxCredits: NotRequired[int]
    """The most it may cost."""

class CreateContentBriefInput(TypedDict):
    engine: NotRequired[str]
    """Also writes it out as prose, on your own key."""
    maxCostUsd: NotRequired[float]
    """Most that `engine` may cost; 0 only returns the estimate."""

class EstimateExperimentInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """Default: the project’s, without the sandbox."""
    samplesK: NotRequired[int]
    """Samples per prompt and engine."""
    scansBefore: NotRequired[int]
    """Scans before the change."""
    scansAfter: NotRequired[int]
    """Scans after the change."""
    stopRule: NotRequired[Literal["fixed", "sequential"]]
    """fixed: judged after the last scan. sequential: after each, at some cost in power."""
    smallestEffect: NotRequired[float]
    """The smallest effect worth detecting, as a share."""
    promptIds: NotRequired[Sequence[str]]
    """Default: all."""

class CreateExperimentInput(TypedDict):
    name: str
    """Its display name."""
    change: str
    """What will be done for the prompts that get the change."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    unit: NotRequired[Literal["prompt", "page"]]
    """page: prompts with the same best-fitting own page stay together."""
    engines: NotRequired[Sequence[str]]
    """Default: the project’s, without the sandbox."""
    samplesK: NotRequired[int]
    """Samples per prompt and engine."""
    scansBefore: NotRequired[int]
    """Scans before the change."""
    scansAfter: NotRequired[int]
    """Scans after the change."""
    stopRule: NotRequired[Literal["fixed", "sequential"]]
    """fixed: judged after the last scan. sequential: after each, at some cost in power."""
    smallestEffect: NotRequired[float]
    """The smallest effect worth detecting, as a share."""
    promptIds: NotRequired[Sequence[str]]
    """Default: all."""

class StartExperimentInput(TypedDict):
    live: NotRequired[bool]
    """true: the change is live for treated prompts; later scans count as “after”."""
    maxCredits: NotRequired[int]
    """The most it may cost."""

class LogChangeInput(TypedDict):
    kind: NotRequired[Literal["content", "technical", "links", "publicity", "product", "other"]]
    """Its kind; decides which other fields it has."""
    note: str
    """What was changed."""
    at: NotRequired[str]
    """Default: now."""
    pages: NotRequired[Sequence[str]]
    """Addresses of pages."""
    promptIds: NotRequired[Sequence[str]]
    """Prompts meant to move; none: all."""

class CreateGoalInput(TypedDict):
    name: str
    """Its display name."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    target: float
    """A share: 0.4 is 40%."""
    due: str
    """The last day, in the project’s time zone."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str | None]
    """What was asked: an API is not the page or app of the same name."""
    segmentId: NotRequired[str | None]

class UpdateGoalInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""
    target: NotRequired[float]
    """A share: 0.4 is 40%."""
    due: NotRequired[str]
    """The last day, in the project’s time zone."""

class CreateScorecardInput(TypedDict):
    name: str
    """Its display name."""
    rows: Sequence[CreateScorecardRowsItemInput]
    """One entry per row."""
    days: NotRequired[int]
    """Number of days whose scans a figure covers."""

class CreateScorecardRowsItemInput(TypedDict):
    name: str
    """Its display name."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    weight: NotRequired[float]
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: NotRequired[float]
    """Below this it is poor; default: 80% of the target."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str]
    """What was asked: an API is not the page or app of the same name."""
    segmentId: NotRequired[str]
    """A segment."""

class UpdateScorecardInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""
    rows: NotRequired[Sequence[UpdateScorecardRowsItemInput]]
    """One entry per row."""
    days: NotRequired[int]
    """Number of days whose scans a figure covers."""

class UpdateScorecardRowsItemInput(TypedDict):
    name: str
    """Its display name."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    weight: NotRequired[float]
    """Its weight relative to the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: NotRequired[float]
    """Below this it is poor; default: 80% of the target."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str]
    """What was asked: an API is not the page or app of the same name."""
    segmentId: NotRequired[str]
    """A segment."""

class DecideSuggestionInput(TypedDict):
    decision: Literal["accept", "alias", "reject"]
    """reject: never suggested again."""
    brandId: NotRequired[str]
    """For alias: the brand it belongs to. Default: aliasOf."""
    backfill: NotRequired[bool]
    """Read stored answers again, at 0 credits."""

class MarkInboxReadInput(TypedDict):
    items: Sequence[str]
    """Ids of list_inbox."""
    read: NotRequired[bool]
    """false: marks them unread again."""

class InsightReactionInput(TypedDict):
    reaction: Literal["useful", "not_useful", "dismissed", "actioned"] | None
    """null: takes it back."""
    note: NotRequired[str | None]
    """The note of whoever did it."""

class AddCompetitorInput(TypedDict):
    name: str
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words near the name that tell this brand from others of the same name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    relation: NotRequired[Literal["direct", "indirect", "partner"]]
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: NotRequired[str | None]
    """The note of whoever did it."""

class UpdateCompetitorInput(TypedDict):
    name: NotRequired[str]
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words near the name that tell this brand from others of the same name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names count only with capitals or context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known by this name; empty: all."""
    relation: NotRequired[Literal["direct", "indirect", "partner"]]
    """direct: sells the same. indirect: solves the problem differently. partner: mentioned for other reasons."""
    note: NotRequired[str | None]
    """The note of whoever did it."""

class CreateSegmentInput(TypedDict):
    name: str
    """Its name in lists."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    rules: CellRulesInput

class PreviewSegmentInput(TypedDict):
    rules: CellRulesInput

class UpdateSegmentInput(TypedDict):
    name: NotRequired[str]
    """Its name in lists."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    rules: NotRequired[CellRulesInput]

class CreateApiKeyInput(TypedDict):
    """Omitted projects, addresses and expiry are inherited from the key that makes it."""
    name: str
    """What the key is for; use one key per integration."""
    scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """What it may do: at most what your own key may."""
    mode: NotRequired[Literal["live", "test"]]
    """Default: that of your own key. A test key can only make test keys."""
    projectIds: NotRequired[Sequence[str] | None]
    """The only projects it can see; null: all. A scan without a project is visible to the key that started it."""
    monthlyCreditCap: NotRequired[int | None]
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requestsPerMinute: NotRequired[int | None]
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrentRequests: NotRequired[int | None]
    """Its own limit of concurrent requests."""
    ipAllowList: NotRequired[Sequence[str] | None]
    """The only addresses it may be used from; null: any."""
    expiresAt: NotRequired[str | None]
    """Refused after this time; null: never."""

class UpdateApiKeyInput(TypedDict):
    name: NotRequired[str]
    """What the key is for; use one key per integration."""
    scopes: NotRequired[Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]]
    """A subset of its scopes; a key can only be narrowed."""
    projectIds: NotRequired[Sequence[str] | None]
    """A subset of its projects."""
    monthlyCreditCap: NotRequired[int | None]
    """Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap."""
    requestsPerMinute: NotRequired[int | None]
    """Its own requests per minute, below the workspace’s limit; null: only the workspace’s."""
    concurrentRequests: NotRequired[int | None]
    """Its own limit of concurrent requests."""
    ipAllowList: NotRequired[Sequence[str] | None]
    """The only addresses it may be used from; null: any."""
    expiresAt: NotRequired[str | None]
    """Refused after this time; null: never."""

class RotateApiKeyInput(TypedDict):
    overlapHours: NotRequired[float]
    """How long the old secret still works; 0: not at all."""

class SetProviderKeyInput(TypedDict):
    secret: str
    """The engine’s API key; login:password for DataForSEO. Stored encrypted, used only by scans."""

class CreateSavedViewInput(TypedDict):
    name: str
    """Its name in lists."""
    shows: str
    """The operation it shows."""
    filters: NotRequired[Mapping[str, str]]
    """Query parameters of that operation."""
    columns: NotRequired[Sequence[str]]
    """Fields of an item to show, in this order; none: all."""
    period: NotRequired[Literal["7d", "30d", "90d", "365d"] | None]
    """Period in days; null: everything."""
    visibility: NotRequired[Literal["private", "shared"]]
    """private: for the key that made it. shared: for every key of the workspace."""

class UpdateSavedViewInput(TypedDict):
    name: NotRequired[str]
    """Its name in lists."""
    shows: NotRequired[str]
    """The operation it shows."""
    filters: NotRequired[Mapping[str, str]]
    """Query parameters of that operation."""
    columns: NotRequired[Sequence[str]]
    """Fields of an item to show, in this order; none: all."""
    period: NotRequired[Literal["7d", "30d", "90d", "365d"] | None]
    """Period in days; null: everything."""
    visibility: NotRequired[Literal["private", "shared"]]
    """private: for the key that made it. shared: for every key of the workspace."""

class SetBudgetInput(TypedDict):
    projectId: NotRequired[str]
    """Only for this project."""
    keyId: NotRequired[str]
    """Only this key."""
    softLimit: int | None
    """Credits at which `budget.reached` is sent, once a month; null: none."""
    hardLimit: int | None
    """Credits beyond which scans are refused with 402; null: none."""

class BillingDetailsInput(TypedDict):
    name: NotRequired[str | None]
    """The legal name; null: the organisation’s name."""
    address: NotRequired[Sequence[str]]
    """Lines of the address, without the country."""
    country: NotRequired[str | None]
    """ISO 3166 country, such as `DE`; null: none."""
    taxId: NotRequired[str | None]
    """Such as a VAT number."""

class PurchaseCreditsInput(TypedDict):
    credits: int
    """Credits; one is one live answer."""

class ChangeSubscriptionInput(TypedDict):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""

class InviteMemberInput(TypedDict):
    email: str
    """E-mail address."""
    name: NotRequired[str | None]
    """Its display name."""
    role: str
    """owner, admin, editor, viewer, billing, or one of your own."""
    projectIds: NotRequired[Sequence[str] | None]
    """The only projects of this member; null: all."""
    language: NotRequired[Literal["en", "de"]]
    """BCP 47 language, such as `en`."""

class UpdateMemberInput(TypedDict):
    name: NotRequired[str | None]
    """Its display name."""
    role: NotRequired[str]
    """owner, admin, editor, viewer, billing, or one of your own."""
    projectIds: NotRequired[Sequence[str] | None]
    """The only projects of this member; null: all."""
    language: NotRequired[Literal["en", "de"]]
    """BCP 47 language, such as `en`."""
    invitation: NotRequired[Literal["resend", "revoke"]]
    """resend: a new link, and the old one ends. revoke: the link ends."""
    handOver: NotRequired[bool]
    """With role owner: transfers ownership, and you become an administrator."""

class SaveRoleInput(TypedDict):
    name: str
    """Its display name."""
    scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """At most the scopes of your own key."""

class CreateApprovalGateInput(TypedDict):
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"]
    """The operation’s id."""
    aboveCredits: NotRequired[int | None]
    """Only calls that may cost more than this; null: every call."""
    approvers: NotRequired[Sequence[str] | None]
    """Keys or members that may decide; null: every administrator."""

class UpdateApprovalGateInput(TypedDict):
    aboveCredits: NotRequired[int | None]
    """Only calls that may cost more than this; null: every call."""
    approvers: NotRequired[Sequence[str] | None]
    """Keys or members that may decide; null: every administrator."""

class ApprovalDecisionInput(TypedDict):
    decision: Literal["approve", "reject"]
    note: NotRequired[str | None]
    """The reason; kept with it."""

class SetScheduleInput(TypedDict):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    timeZone: NotRequired[str]
    """Default: the project’s."""
    jitterMinutes: NotRequired[int]
    """Each run is delayed by a random time, up to this many minutes."""
    config: NotRequired[SetScheduleConfigInput]
    """Configuration of each scan; omitted fields are the project’s."""
    monthlyCredits: NotRequired[int | None]
    """Runs that could exceed this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: NotRequired[int | None]
    """Ask the set in this many parts, one per run, each question once: 7 on a daily schedule asks each question once a week. Figures then cover that many runs (GET /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks the whole set."""

class SetScheduleConfigInput(TypedDict):
    """Configuration of each scan; omitted fields are the project’s."""
    engines: NotRequired[Sequence[str]]
    """Engines to ask; see GET /v1/engines. Default: the project’s, or every configured one."""
    maxPrompts: NotRequired[int]
    """Maximum number of prompts. Default: the project’s, or 20 for a page."""
    samplesK: NotRequired[int]
    """Samples (answers) per prompt and engine. Default: the project’s, or 3."""
    promptSetId: NotRequired[str]
    """A prompt set other than the active one."""
    locale: NotRequired[SetScheduleConfigLocaleInput]
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    personaId: NotRequired[str]
    """The persona asking. Refused for engines that do not accept one; see GET /v1/locales."""
    promptIds: NotRequired[Sequence[str]]
    """Ask only these prompts of the set. The answers count in figures over time; such a scan never becomes the project’s newest scan."""
    stopWhen: NotRequired[SetScheduleConfigStopWhenInput]
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    drawPrompts: NotRequired[bool]
    """Draw maxPrompts at random instead of taking the first: the scan can then estimate the whole set (predict_bulk with its scanId)."""
    cacheMaxAgeSeconds: NotRequired[int]
    """Reuse stored answers up to this old, at 0 credits, instead of asking; badge `cached`."""
    poolSurfaces: NotRequired[bool]
    """Pool engines of different surfaces into one overall figure."""

class SetScheduleConfigLocaleInput(TypedDict):
    """Default: the project’s, or the page’s language. GET /v1/locales says which engines accept what."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    city: NotRequired[str]
    """The asker’s city, for engines that accept one."""
    region: NotRequired[str | None]
    """null: the whole country, even if the project names a region."""

class SetScheduleConfigStopWhenInput(TypedDict):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    halfWidth: float
    """Half of the interval’s width, as a share."""

class PauseScheduleInput(TypedDict):
    until: NotRequired[str | None]
    """When it resumes automatically; null: when you resume it."""

CreateReportInput = TypedDict("CreateReportInput", {
    "template": "NotRequired[Literal[\"executive\", \"weekly_pulse\", \"full_measurement\", \"competitors\", \"sources\", \"experiment\", \"methodology\"]]",
    "title": "NotRequired[str]",
    "language": "NotRequired[Literal[\"en\", \"de\"]]",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
    "days": "NotRequired[int]",
    "timeZone": "NotRequired[str]",
    "segmentId": "NotRequired[str]",
})

class ScheduleReportInput(TypedDict):
    template: NotRequired[Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]]
    """Its template."""
    language: NotRequired[Literal["en", "de"]]
    """BCP 47 language, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    timeZone: NotRequired[str]
    """Default: the project’s."""
    days: NotRequired[int]
    """Number of days."""
    channelIds: NotRequired[Sequence[str]]
    """Each gets its own link to each report."""
    state: NotRequired[Literal["active", "paused"]]
    """Its state."""

class ShareReportInput(TypedDict):
    name: NotRequired[str | None]
    """Its display name."""
    expiresInDays: NotRequired[int]
    password: NotRequired[str]
    redactAnswers: NotRequired[bool]

CreateExportInput = TypedDict("CreateExportInput", {
    "dataset": "Literal[\"answers\", \"runs\", \"citations\", \"scores\", \"cells\", \"audit\"]",
    "format": "NotRequired[Literal[\"ndjson\", \"csv\", \"parquet\"]]",
    "compression": "NotRequired[Literal[\"none\", \"gzip\", \"zstd\"]]",
    "from": "NotRequired[str | None]",
    "to": "NotRequired[str | None]",
    "scanId": "NotRequired[str | None]",
    "origin": "NotRequired[Literal[\"measured\", \"imported\", \"both\"] | None]",
    "expiresInDays": "NotRequired[int]",
})

class CreateAlertInput(TypedDict):
    name: str
    """Its display name."""
    kind: NotRequired[Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]]
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: NotRequired[Literal["presence", "mention", "citation", "share_of_voice", "first_place"]]
    """The metric it watches."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Direction."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    segmentId: NotRequired[str | None]
    """A saved filter; null: everything."""
    brandId: NotRequired[str | None]
    """The brand concerned; your own or a competitor."""
    source: NotRequired[str | None]
    goalId: NotRequired[str | None]
    """Its goal; null: none."""
    threshold: NotRequired[float | None]
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baselineScans: NotRequired[int]
    """Number of scans from which it learns what is normal."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it does not fire."""
    minimumEffect: NotRequired[float]
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""
    severity: NotRequired[Literal["info", "warning", "critical"]]
    """How urgent it is."""
    channelIds: NotRequired[Sequence[str] | None]
    """null: all channels subscribed to alerts."""
    mutedUntil: NotRequired[str | None]
    """Muted until then; null: not muted."""

class BacktestAlertInput(TypedDict):
    kind: NotRequired[Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]]
    """sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels."""
    metric: NotRequired[Literal["presence", "mention", "citation", "share_of_voice", "first_place"]]
    """The metric it watches."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Direction."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    segmentId: NotRequired[str | None]
    """A saved filter; null: everything."""
    brandId: NotRequired[str | None]
    """The brand concerned; your own or a competitor."""
    source: NotRequired[str | None]
    goalId: NotRequired[str | None]
    """Its goal; null: none."""
    threshold: NotRequired[float | None]
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baselineScans: NotRequired[int]
    """Number of scans from which it learns what is normal."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it does not fire."""
    minimumEffect: NotRequired[float]
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""

class UpdateAlertInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""
    severity: NotRequired[Literal["info", "warning", "critical"]]
    """How urgent it is."""
    channelIds: NotRequired[Sequence[str] | None]
    """null: all channels subscribed to alerts."""
    mutedUntil: NotRequired[str | None]
    """Muted until then; null: not muted."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Direction."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    segmentId: NotRequired[str | None]
    """A saved filter; null: everything."""
    brandId: NotRequired[str | None]
    """The brand concerned; your own or a competitor."""
    source: NotRequired[str | None]
    goalId: NotRequired[str | None]
    """Its goal; null: none."""
    threshold: NotRequired[float | None]
    """engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none."""
    baselineScans: NotRequired[int]
    """Number of scans from which it learns what is normal."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it does not fire."""
    minimumEffect: NotRequired[float]
    """sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points."""

class AcknowledgeAlertEventInput(TypedDict):
    note: NotRequired[str | None]
    """The note of whoever did it."""
    resolve: NotRequired[bool]
    """Ends it and takes the new level as the baseline."""

QuietHoursInput = TypedDict("QuietHoursInput", {
    "from": "str",
    "to": "str",
    "timeZone": "NotRequired[str]",
})

class DigestInput(TypedDict):
    """Collects events into one message; weekly on Mondays. Critical events are sent at once."""
    cadence: Literal["daily", "weekly"]
    """How often, such as `weekly on monday at 06:00`."""
    at: NotRequired[str]
    """Time in RFC 3339, UTC."""
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""

class CreateNotificationChannelInput(TypedDict):
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Its kind; decides which other fields it has."""
    address: str
    """An e-mail address, the incoming webhook’s URL, or a channel’s ID or #name if Slack is connected. Stored encrypted."""
    name: str
    """Its display name."""
    events: NotRequired[Sequence[str]]
    """Event types it receives; see GET /v1/webhook-event-types."""
    minimumSeverity: NotRequired[Literal["info", "warning", "critical"]]
    """Less urgent events are skipped."""
    quietHours: NotRequired[QuietHoursInput | None]
    digest: NotRequired[DigestInput | None]
    language: NotRequired[Literal["en", "de"]]
    """Language of its messages."""

class UpdateNotificationChannelInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""
    events: NotRequired[Sequence[str]]
    """Event types it receives; see GET /v1/webhook-event-types."""
    minimumSeverity: NotRequired[Literal["info", "warning", "critical"]]
    """Less urgent events are skipped."""
    quietHours: NotRequired[QuietHoursInput | None]
    digest: NotRequired[DigestInput | None]
    language: NotRequired[Literal["en", "de"]]
    """Language of its messages."""
    state: NotRequired[Literal["active", "paused"]]
    """Its state."""
    code: NotRequired[str]
    """The code mailed to an e-mail channel; verifies it."""

class SetNotificationPreferencesInput(TypedDict):
    events: Mapping[str, Literal["immediate", "daily", "weekly"]]
    """Delivery by kind of event; omitted kinds are not mailed."""
    minimumSeverity: NotRequired[Literal["info", "warning", "critical"]]
    quietHours: NotRequired[QuietHoursInput | None]
    digestAt: NotRequired[str]
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""
    language: NotRequired[Literal["en", "de"]]
    """Language of these mails."""

class CreateWebhookInput(TypedDict):
    url: str
    """Public http(s) address that accepts POST."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    events: NotRequired[Sequence[str]]
    """Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types."""
    projectIds: NotRequired[Sequence[str] | None]
    """Only events of these projects; null: all events."""

class UpdateWebhookInput(TypedDict):
    url: NotRequired[str]
    """Public http(s) address that accepts POST."""
    description: NotRequired[str | None]
    """What it is, in its maker’s words."""
    events: NotRequired[Sequence[str]]
    """Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types."""
    projectIds: NotRequired[Sequence[str] | None]
    """Only events of these projects; null: all events."""
    state: NotRequired[Literal["active", "paused"]]
    """Its state."""

class RotateWebhookSecretInput(TypedDict):
    overlapHours: NotRequired[int]
    """How long messages are signed with both secrets."""

class ConnectIntegrationInput(TypedDict):
    kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"]
    """Its kind; decides which other fields it has."""
    projectId: str
    """Its project."""
    property: NotRequired[str]
    """The vendor’s name for it."""
    key: NotRequired[str]
    """For bing_webmaster and cloudflare: an API key or token. For bigquery, google_analytics and search_console: a service account’s JSON key file."""

class UpdateIntegrationInput(TypedDict):
    property: NotRequired[str]
    """The vendor’s name for it."""
    projectId: NotRequired[str]
    """Its project."""

class IngestCrawlerLogInput(TypedDict):
    content: str
    """Lines of NDJSON, Combined, or W3C fields with their `#Fields:` line; 10 MB at most."""

class CreateWorkspaceInput(TypedDict):
    name: str
    """Its display name."""

class UpdateWorkspaceInput(TypedDict):
    name: NotRequired[str]
    """Its display name."""

class DeleteWorkspaceInput(TypedDict):
    name: NotRequired[str]
    """The workspace’s name; confirms deleting data that was not exported."""

class SetBrandingInput(TypedDict):
    name: NotRequired[str | None]
    """null: the workspace’s."""
    logoUrl: NotRequired[str | None]
    colours: NotRequired[SetBrandingColoursInput]
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    senderName: NotRequired[str | None]
    """Sender name of mails."""
    footer: NotRequired[str | None]
    """Footer of mails and reports."""

class SetBrandingColoursInput(TypedDict):
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    accent: str
    text: str
    """The text."""
    background: str

class SetPrivacyControlsInput(TypedDict):
    answerDays: NotRequired[int | None]
    """Days until answers lose their text, from the end of their scan; null: the plan’s limit. Figures stay."""
    rawDays: NotRequired[int | None]
    """Days until raw engine responses are erased; null: with the text."""
    exportDays: NotRequired[int | None]
    """Longest time that an export is kept."""
    withheld: NotRequired[Sequence[Literal["text", "citations", "sources", "searchQueries"]]]
    """Fields of answers that exports leave empty."""
    maskPersonal: NotRequired[bool]
    """Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are masked with dots."""
    calibration: NotRequired[bool]
    """Whether outcomes (without text) may train the shared predictor."""
