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
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["scan.started"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScanStartedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScanEventData

class ScanStartedEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

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
    """Over all engines; null before the end, and where engines of several surfaces are apart."""
    failure: ScanEventDataFailure | None
    """Why it failed; null: it did not."""

class ScanEventDataSamples(Model):
    planned: int
    """Answers that it set out for."""
    recorded: int
    """Answers that are recorded."""
    failed: int
    """Answers that could not be had."""

class Estimate(Model):
    """A probability with its interval, its counts and its provenance."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: EstimateMarket | None
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class Interval(Model):
    """A 95% confidence interval."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How the interval was made; see GET /v1/methodology."""

class EstimateMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class ScanEventDataFailure(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class ScanRetriedEvent(Model):
    """What failed of a scan is asked again."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["scan.retried"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScanRetriedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScanEventData

class ScanRetriedEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ScanCompletedEvent(Model):
    """A scan has measured all it set out to."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["scan.completed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScanCompletedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScanEventData

class ScanCompletedEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ScanPartialEvent(Model):
    """A scan has ended with some cells that could not be measured."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["scan.partial"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScanPartialEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScanEventData

class ScanPartialEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ScanFailedEvent(Model):
    """A scan has ended without an answer."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["scan.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScanFailedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScanEventData

class ScanFailedEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ScanCancelledEvent(Model):
    """A scan was cancelled; what it had recorded stays."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["scan.cancelled"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScanCancelledEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScanEventData

class ScanCancelledEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ScoreChangedEvent(Model):
    """Presence rose or fell from one scan to the next: a tested change on questions like these."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["score.changed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScoreChangedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScoreChangedData

class ScoreChangedEventResource(Model):
    """What it happened to."""
    type: Literal["project"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ScoreChangedData(Model):
    scan_id: str
    """The scan that shows it."""
    earlier_scan_id: str
    """The scan before it."""
    engines: list[str]
    """Asked by both."""
    sentence: str
    """What changed, how much, and how sure that is."""
    change: Difference
    lasting: Difference | None
    """Against the level of up to seven scans, with how much whole days differ: whether it is more than a day’s. null with fewer than three comparable scans before it."""

class Difference(Model):
    """A change with interval, test and verdict that always agree; never “do the intervals overlap”."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: DifferenceCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class DifferenceCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class AnalysisCompletedEvent(Model):
    """A page was analysed and graded."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["analysis.completed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: AnalysisCompletedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: AnalysisCompletedData

class AnalysisCompletedEventResource(Model):
    """What it happened to."""
    type: Literal["analysis"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

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
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["project.archived"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ProjectArchivedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ProjectStateEventData

class ProjectArchivedEventResource(Model):
    """What it happened to."""
    type: Literal["project"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ProjectStateEventData(Model):
    project_id: str
    """Read it at GET /v1/projects/{projectId}."""
    name: str
    """What people call it."""
    before: Literal["active", "archived", "deleted"]
    """The value before the change."""

class ProjectRestoredEvent(Model):
    """An archived or deleted project was restored."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["project.restored"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ProjectRestoredEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ProjectStateEventData

class ProjectRestoredEventResource(Model):
    """What it happened to."""
    type: Literal["project"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class AnomalyDetectedEvent(Model):
    """A series went over to another level, by more than chance gives."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["anomaly.detected"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: AnomalyDetectedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: AnomalyDetectedData

class AnomalyDetectedEventResource(Model):
    """What it happened to."""
    type: Literal["anomaly"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class AnomalyDetectedData(Model):
    anomaly_id: str
    """Listed at GET /v1/analytics/anomalies."""
    scan_id: str
    """The scan that showed it."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: the engines of the surface together."""
    cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"]
    """What the evidence points to. engine_change: one engine stood out; topic: one topic did; source_lost: the answers that cited a source of others did. brand: nobody stood out, the same prompts, engines and models show it more or less often. A part is named in 2 of 100 changes at most that all parts share."""
    direction: Literal["drop", "rise"]
    """Which way."""
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
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class CitationNewEvent(Model):
    """Answers cite a domain that they did not cite in the scan before."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["citation.new"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: CitationNewEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: CitationEventData

class CitationNewEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

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
    """Interval of the figure; null: none can be given."""
    q_value: float | None

class CitationEventDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class CitationLostEvent(Model):
    """Answers no longer cite a domain that the scan before cited."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["citation.lost"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: CitationLostEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: CitationEventData

class CitationLostEventResource(Model):
    """What it happened to."""
    type: Literal["scan"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class RecommendationShippedEvent(Model):
    """What was recommended has gone live."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["recommendation.shipped"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: RecommendationShippedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: RecommendationEventData

class RecommendationShippedEventResource(Model):
    """What it happened to."""
    type: Literal["recommendation"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class RecommendationEventData(Model):
    recommendation_id: str
    """Read it at GET /v1/projects/{projectId}/recommendations/{recId}."""
    move: Literal["crawler_blocked", "page_unreadable", "missing_facts", "thin_evidence", "outdated_page", "no_entity_page", "page_never_cited", "no_page", "lost_to_rival", "source_gap", "wrong_claims"]
    title: str
    """A short line for people."""
    state: Literal["suggested", "accepted", "in_progress", "shipped", "verified", "not_confirmed", "dismissed"]
    """Where it stands in its life."""
    predicted: float | None
    """Median rise on the affected prompts."""
    realised: float | None
    """Measured rise; null: not measured."""
    ci: RecommendationEventDataCi | None
    """Of `realised`, at the level of the verdict."""

class RecommendationEventDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """1 less the level of the verdict: both say the same."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class RecommendationVerifiedEvent(Model):
    """Presence rose where a recommended move was made."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["recommendation.verified"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: RecommendationVerifiedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: RecommendationEventData

class RecommendationVerifiedEventResource(Model):
    """What it happened to."""
    type: Literal["recommendation"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class RecommendationNotConfirmedEvent(Model):
    """The rise that was predicted for a recommended move did not come."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["recommendation.not_confirmed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: RecommendationNotConfirmedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: RecommendationEventData

class RecommendationNotConfirmedEventResource(Model):
    """What it happened to."""
    type: Literal["recommendation"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ExperimentStartedEvent(Model):
    """An experiment has begun to measure."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["experiment.started"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ExperimentStartedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ExperimentEventData

class ExperimentStartedEventResource(Model):
    """What it happened to."""
    type: Literal["experiment"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ExperimentEventData(Model):
    experiment_id: str
    """Read it at GET /v1/projects/{projectId}/experiments/{experimentId}/results."""
    name: str
    """What people call it."""
    state: str
    """Where it stands in its life."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few"] | None
    """What the test says."""
    value: float | None
    """Change of treated prompts less that of the holdout."""
    ci: ExperimentEventDataCi | None
    """Of `value`, at the level of the verdict."""

class ExperimentEventDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """1 less the level of the verdict: both say the same."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ExperimentEndedEvent(Model):
    """An experiment has its verdict, or was stopped."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["experiment.ended"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ExperimentEndedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ExperimentEventData

class ExperimentEndedEventResource(Model):
    """What it happened to."""
    type: Literal["experiment"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class EngineChangedEvent(Model):
    """An engine that you asked in the last 30 days answers with another model, or otherwise than before."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["engine.changed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: EngineChangedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: EngineChangedData

class EngineChangedEventResource(Model):
    """What it happened to."""
    type: Literal["engine_change"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class EngineChangedData(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    kind: Literal["served_model", "canary"]
    """served_model: its answers name another model. canary: they differ, and no name says why."""
    model_requested: str | None
    """The model that was asked for."""
    model_before: str | None
    model_after: str | None

class KeyCreatedEvent(Model):
    """An API key was made."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["key.created"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: KeyCreatedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: KeyEventData

class KeyCreatedEventResource(Model):
    """What it happened to."""
    type: Literal["api_key"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class KeyEventData(Model):
    key_id: str
    """The key."""
    name: str
    """What people call it."""
    hint: str
    scopes: list[str]
    """What it may do."""
    by: str
    """The key that did it."""
    replaced_by: str | None
    """Of a rotation: the new key."""

class KeyUpdatedEvent(Model):
    """An API key was narrowed or renamed."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["key.updated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: KeyUpdatedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: KeyEventData

class KeyUpdatedEventResource(Model):
    """What it happened to."""
    type: Literal["api_key"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class KeyRotatedEvent(Model):
    """An API key was replaced; its old secret works until the overlap ends."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["key.rotated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: KeyRotatedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: KeyEventData

class KeyRotatedEventResource(Model):
    """What it happened to."""
    type: Literal["api_key"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class KeyRevokedEvent(Model):
    """An API key was revoked."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["key.revoked"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: KeyRevokedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: KeyEventData

class KeyRevokedEventResource(Model):
    """What it happened to."""
    type: Literal["api_key"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class CreditsLowEvent(Model):
    """Less than a fifth of a month’s credits are left."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["credits.low"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: CreditsLowEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: CreditsEventData

class CreditsLowEventResource(Model):
    """What it happened to."""
    type: Literal["organisation"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class CreditsEventData(Model):
    available: int
    """Free to spend now."""
    threshold: int
    """Below this, credits count as low: a fifth of a month of the plan."""

class CreditsExhaustedEvent(Model):
    """No credits are left: scans that need some are refused."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["credits.exhausted"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: CreditsExhaustedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: CreditsEventData

class CreditsExhaustedEventResource(Model):
    """What it happened to."""
    type: Literal["organisation"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class BudgetReachedEvent(Model):
    """This month’s spending has reached the soft limit of a budget."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["budget.reached"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: BudgetReachedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: BudgetEventData

class BudgetReachedEventResource(Model):
    """What it happened to."""
    type: Literal["budget"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class BudgetEventData(Model):
    project_id: str | None
    """The project that it is of; null where it is of none."""
    key_id: str | None
    soft_limit: int | None
    hard_limit: int | None
    spent: int
    """Spent and held this month."""

class ScheduleSkippedEvent(Model):
    """A scheduled scan was not started, since credits, limits or a scan that still runs forbade it."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["schedule.skipped"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ScheduleSkippedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ScheduleSkippedData

class ScheduleSkippedEventResource(Model):
    """What it happened to."""
    type: Literal["schedule"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

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
    """When it is due again."""

class ImportCompletedEvent(Model):
    """Answers were imported, and their figures stand."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["import.completed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ImportCompletedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ImportEventData

class ImportCompletedEventResource(Model):
    """What it happened to."""
    type: Literal["import"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ImportEventData(Model):
    import_id: str
    """The import."""
    name: str
    """What people call it."""
    answers: int
    """Stored by it."""
    refused: int
    duplicates: int
    measurements: int

class ImportFailedEvent(Model):
    """An import of answers ended without its figures."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["import.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ImportFailedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ImportFailedEventData

class ImportFailedEventResource(Model):
    """What it happened to."""
    type: Literal["import"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ImportFailedEventData(Model):
    import_id: str
    """The import."""
    name: str
    """What people call it."""
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class ExportReadyEvent(Model):
    """An export can be downloaded."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["export.ready"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ExportReadyEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ExportReadyEventData

class ExportReadyEventResource(Model):
    """What it happened to."""
    type: Literal["export"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ExportReadyEventData(Model):
    export_id: str
    """The export."""
    dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"]
    """audit: the whole workspace’s log, for keys that may read it."""
    format: Literal["ndjson", "csv", "parquet"]
    """In which format it is written."""
    rows: int
    """How many rows."""
    bytes: int
    """Size in bytes."""
    sha256: str

class ReportReadyEvent(Model):
    """A report can be read."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["report.ready"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ReportReadyEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ReportReadyEventData

class ReportReadyEventResource(Model):
    """What it happened to."""
    type: Literal["report"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ReportReadyEventData(Model):
    report_id: str
    """The report."""
    template: str
    """The template that it is made by."""
    title: str
    """A short line for people."""
    sentence: str
    """The verdict with its interval."""
    snapshot_id: str
    schedule_id: str | None
    """The schedule that made it; null: a person or program did."""

class AlertFiredEvent(Model):
    """An alert has fired."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["alert.fired"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: AlertFiredEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: AlertEventData

class AlertFiredEventResource(Model):
    """What it happened to."""
    type: Literal["alert"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class AlertEventData(Model):
    alert_id: str
    """The alert that it is of."""
    alert_event_id: str
    name: str
    """What people call it."""
    kind: str
    """Which kind it is; decides what else it has."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    state: Literal["open", "acknowledged", "resolved"]
    """Where it stands in its life."""
    sentence: str
    """The verdict with its interval."""
    message: str
    """The rule’s false-alarm rate in words, and the note."""
    reading: AlertReading
    false_alarms: FalseAlarms | None
    evidence: AlertEvidence
    note: str | None
    """Words of whoever did it."""
    by: str | None
    """Who acknowledged or resolved it."""
    channel_ids: list[str] | None

class AlertReading(Model):
    direction: Literal["fall", "rise"] | None
    """Which way."""
    now: AlertReadingNow | None
    before: AlertReadingBefore | None
    """How it was before."""
    change: AlertReadingChange | None
    """Smoothed over the last scans where the rule is sequential."""

class AlertReadingNow(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingNowCi | None
    """Interval of the figure; null: none can be given."""
    n: int | None
    """Prompts that it rests on; of an engine’s loss, its calls."""
    trials: int | None
    """Answers, or calls, that it rests on."""

class AlertReadingNowCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertReadingBefore(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingBeforeCi | None
    """Interval of the figure; null: none can be given."""
    n: int | None
    """Prompts that it rests on; of an engine’s loss, its calls."""
    trials: int | None
    """Answers, or calls, that it rests on."""

class AlertReadingBeforeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertReadingChange(Model):
    value: float
    """The figure itself."""
    ci: AlertReadingChangeCi | None
    """Interval of the figure; null: none can be given."""
    n: int | None
    """Prompts that it rests on; of an engine’s loss, its calls."""
    trials: int | None
    """Answers, or calls, that it rests on."""

class AlertReadingChangeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str | None
    """See GET /v1/methodology."""

class FalseAlarms(Model):
    """Of projects like this where nothing lasting happens, the share in which the rule fires."""
    value: float
    """The figure itself."""
    ci: FalseAlarmsCi
    """Interval of the figure; null: none can be given."""
    scans: int
    """How many scans of a calm project the rate covers."""
    panels: int
    """Simulated projects."""
    from_: int
    """Own scans that the simulation learned from."""
    days_apart: float | None
    """Usual days from one of its scans to the next."""

class FalseAlarmsCi(Model):
    """Interval of the figure; null: none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""

class AlertEvidence(Model):
    """The scans and the cells that moved most."""
    scan_id: str | None
    """The scan that it is of; null where it is of none."""
    baseline_scan_ids: list[str]
    cells: list[AlertEvidenceCellsItem]
    """One entry for each prompt and engine."""
    answer_ids: list[str]
    """Read them at GET /v1/answers/{answerId}."""
    notes: list[str]
    """What else differs, such as an engine’s model."""

class AlertEvidenceCellsItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    prompt: str
    """The question as it is asked."""
    before: float
    """The figure before the change."""
    now: float
    ci: AlertEvidenceCellsItemCi | None
    """Of now less before, for this cell alone: of the largest of many it is too narrow."""
    trials: AlertEvidenceCellsItemTrials | None
    """Answers on either side."""

class AlertEvidenceCellsItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str | None
    """See GET /v1/methodology."""

class AlertEvidenceCellsItemTrials(Model):
    """Answers on either side."""
    before: int
    """The figure before the change."""
    now: int

class AlertAcknowledgedEvent(Model):
    """Somebody looks after an alert."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["alert.acknowledged"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: AlertAcknowledgedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: AlertEventData

class AlertAcknowledgedEventResource(Model):
    """What it happened to."""
    type: Literal["alert"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class AlertResolvedEvent(Model):
    """An alert is over."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["alert.resolved"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: AlertResolvedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: AlertEventData

class AlertResolvedEventResource(Model):
    """What it happened to."""
    type: Literal["alert"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class GoalReachedEvent(Model):
    """A scan shows the target of a goal for the first time."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["goal.reached"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: GoalReachedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: GoalReachedData

class GoalReachedEventResource(Model):
    """What it happened to."""
    type: Literal["goal"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class GoalReachedData(Model):
    goal_id: str
    """Read it at GET /v1/projects/{projectId}/goals/{goalId}."""
    name: str
    """What people call it."""
    target: float
    """What is to be reached, as a share."""
    due: str
    """The day by which it is to be done."""
    value: float | None
    """Of the newest scan."""
    ci: GoalReachedDataCi | None
    """Of `value`, for these very prompts."""
    probability: float | None
    """That a scan on the due day shows the target."""
    sure: bool
    """The whole interval lies at or above the target."""

class GoalReachedDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class GoalAtRiskEvent(Model):
    """The probability of reaching a goal fell below 30%."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["goal.at_risk"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: GoalAtRiskEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: GoalAtRiskData

class GoalAtRiskEventResource(Model):
    """What it happened to."""
    type: Literal["goal"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class GoalAtRiskData(Model):
    goal_id: str
    """Read it at GET /v1/projects/{projectId}/goals/{goalId}."""
    name: str
    """What people call it."""
    target: float
    """What is to be reached, as a share."""
    due: str
    """The day by which it is to be done."""
    value: float | None
    """Of the newest scan."""
    ci: GoalAtRiskDataCi | None
    """Of `value`, for these very prompts."""
    probability: float | None
    """That a scan on the due day shows the target."""

class GoalAtRiskDataCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class WebhookDisabledEvent(Model):
    """A webhook gets no more events, since its receiver failed for five days or answered 410."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["webhook.disabled"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: WebhookDisabledEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: WebhookDisabledData

class WebhookDisabledEventResource(Model):
    """What it happened to."""
    type: Literal["webhook"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class WebhookDisabledData(Model):
    webhook_id: str
    """The webhook."""
    url: str
    """Its address."""
    reason: str
    """Why."""
    given_up: int
    """Deliveries that were still waiting. Each can be sent again."""

class ApprovalRequestedEvent(Model):
    """An operation waits for an administrator."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["approval.requested"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ApprovalRequestedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ApprovalEventData

class ApprovalRequestedEventResource(Model):
    """What it happened to."""
    type: Literal["approval_request"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ApprovalEventData(Model):
    request_id: str
    """The request."""
    operation: str
    """The operation’s id."""
    credits: int
    """The most that it may cost."""
    requested_by: str
    """Who asked for it."""
    decided_by: str | None
    """Who decided; null: nobody yet."""
    failure: ApprovalEventDataFailure | None
    """Why it failed; null: it did not."""

class ApprovalEventDataFailure(Model):
    code: str
    """For programs: stays the same when words change."""
    detail: str
    """More about it, in words for people."""

class ApprovalApprovedEvent(Model):
    """A request was approved and will be executed."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["approval.approved"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ApprovalApprovedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ApprovalEventData

class ApprovalApprovedEventResource(Model):
    """What it happened to."""
    type: Literal["approval_request"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ApprovalRejectedEvent(Model):
    """A request was rejected; nothing is done."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["approval.rejected"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ApprovalRejectedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ApprovalEventData

class ApprovalRejectedEventResource(Model):
    """What it happened to."""
    type: Literal["approval_request"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ApprovalExecutedEvent(Model):
    """An approved request was done."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["approval.executed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ApprovalExecutedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ApprovalEventData

class ApprovalExecutedEventResource(Model):
    """What it happened to."""
    type: Literal["approval_request"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class ApprovalFailedEvent(Model):
    """An approved request could not be done any more."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["approval.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: ApprovalFailedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: ApprovalEventData

class ApprovalFailedEventResource(Model):
    """What it happened to."""
    type: Literal["approval_request"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class MemberInvitedEvent(Model):
    """Somebody was invited to the workspace."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["member.invited"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: MemberInvitedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: MemberEventData

class MemberInvitedEventResource(Model):
    """What it happened to."""
    type: Literal["member"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class MemberEventData(Model):
    member_id: str
    """The member."""
    email: str
    """E-mail address."""
    role: str
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    status: Literal["invited", "active", "removed"]
    """How it stands."""
    by: str
    """The key that did it, or the member."""

class MemberJoinedEvent(Model):
    """An invitation was accepted."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["member.joined"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: MemberJoinedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: MemberEventData

class MemberJoinedEventResource(Model):
    """What it happened to."""
    type: Literal["member"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class MemberUpdatedEvent(Model):
    """The role or the projects of a member changed."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["member.updated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: MemberUpdatedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: MemberEventData

class MemberUpdatedEventResource(Model):
    """What it happened to."""
    type: Literal["member"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class MemberRemovedEvent(Model):
    """A member was removed, with all of their keys."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["member.removed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: MemberRemovedEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: MemberEventData

class MemberRemovedEventResource(Model):
    """What it happened to."""
    type: Literal["member"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class CompetitorDiscoveredEvent(Model):
    """Answers name brands that nobody looks for and that were not found before."""
    id: str
    """The same at each delivery: what was seen before can be left out."""
    type: Literal["competitor.discovered"]
    """What happened."""
    timestamp: str
    """When it happened."""
    mode: Literal["live", "test"]
    """`test`: nothing real happened. `live`: it did."""
    workspace_id: str
    """The workspace that it happened in."""
    project_id: str | None
    """The project that it is about; null: of no project."""
    resource: CompetitorDiscoveredEventResource
    """What it happened to."""
    sequence: int
    """Counts the events of this resource: deliveries may arrive in another order."""
    request_id: str | None
    """The request that it came of."""
    data: CompetitorDiscoveredData

class CompetitorDiscoveredEventResource(Model):
    """What it happened to."""
    type: Literal["project"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""

class CompetitorDiscoveredData(Model):
    suggestions: list[CompetitorDiscoveredDataSuggestionsItem]
    found: int
    """New ones in all."""

class CompetitorDiscoveredDataSuggestionsItem(Model):
    id: str
    """The suggestion."""
    name: str
    """What people call it."""
    answers: int
    """How many answers."""
    prompts: int
    """How many prompts."""

class ProjectList(Model):
    items: list[ProjectWithScore]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ProjectWithScore(Model):
    mode: Mode
    id: str
    """The project."""
    name: str
    """Unique within the workspace for people, not enforced."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str]
    """Engines that a scan asks unless it names its own."""
    state: Literal["active", "archived", "deleted"]
    """archived: no scans; its history stays. deleted: can be restored for 30 days."""
    brand: Brand
    competitors: list[Brand]
    """Brands that it is compared with."""
    locale: Locale
    time_zone: str
    """Of the IANA list: whose days its figures and schedule go by."""
    samples_k: int
    """Answers asked for each prompt and engine."""
    max_prompts: int
    """Prompts asked at most."""
    identity_version: int
    """Raised when names, domains or verdicts on detections change; stored answers are then read again."""
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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str]
    """BCP 47 languages in which the brand is known; empty: all."""

class Locale(Model):
    country: str | None
    language: str
    """Language of the prompts."""

class LatestScore(Model):
    scan_id: str
    """The newest scan whose figures stand."""
    at: str
    """When it was asked for."""
    status: CellStatus
    presence: Estimate | None
    """Over its engines; null when they are of several surfaces: see get_visibility."""
    change: ChangeSinceBefore | None
    """Since the scan before; null for the first."""
    surfaces: list[SurfaceScore]
    """One figure for each surface; never averaged."""
    rank: ScanRank | None
    """Among the brands over its engines; null without competitors, or with several surfaces."""

class ChangeSinceBefore(Model):
    """On questions like these; compare_scans has the details."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ChangeSinceBeforeCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    sentence: str
    """The verdict in words."""
    before_scan_id: str
    """The scan before."""
    lasting: ChangeSinceBeforeLasting | None
    """Against the level of the last comparable scans: a change of more than days differ by. null with fewer than three."""

class ChangeSinceBeforeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ChangeSinceBeforeLasting(Model):
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ChangeSinceBeforeLastingCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
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
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class SurfaceScore(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engines: list[str]
    """Ids of engines."""
    presence: Estimate
    change: SurfaceScoreChange | None
    """On questions like these, since the scan before; null: of several surfaces, or none before it."""
    weeks: list[SurfaceScoreWeeksItem]
    """The newest scan of each of the last 12 weeks that had one, oldest first."""

class SurfaceScoreChange(Model):
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: SurfaceScoreChangeCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    sentence: str
    """The verdict in words."""
    before_scan_id: str
    """The scan before."""

class SurfaceScoreChangeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class SurfaceScoreWeeksItem(Model):
    at: str
    """When the week’s newest scan began."""
    value: float | None
    """The figure itself."""
    ci: Interval | None

class ScanRank(Model):
    rank: int
    """By share of voice, from 1."""
    of: int
    """Brands that are compared; get_share_of_voice says how sure the rank is."""

class Problem(Model):
    """RFC 9457 problem details."""
    type: str
    """Address of the entry in the documentation."""
    title: str
    """A short line for people."""
    status: int
    """HTTP status."""
    detail: str
    """What is wrong here and what to do next."""
    instance: str
    """The request id."""
    code: Literal["malformed", "unauthenticated", "key_expired", "key_revoked", "insufficient_credits", "insufficient_scope", "plan_required", "approver_required", "ip_not_allowed", "not_found", "method_not_allowed", "conflict", "idempotency_in_progress", "precondition_failed", "precondition_required", "payload_too_large", "unsupported_media_type", "validation_failed", "idempotency_mismatch", "rate_limited", "quota_exceeded", "internal", "overloaded", "engine_unavailable"]
    """Stable: branch on this."""
    errors: list[ProblemErrorsItem] | None

class ProblemErrorsItem(Model):
    path: str
    """Where it is, as a path."""
    expected: str
    rule: Literal["missing", "type", "too_short", "too_long", "too_few", "too_many", "too_small", "too_big", "format", "choice"] | None
    """The plain rule that it breaks, where one says it all."""
    limit: float | None
    """Of a rule that counts."""
    received: Any | None
    allowed: list[Any] | None

class ProjectOverview(Model):
    mode: Mode
    project: Project
    latest: LatestScore | None
    last_scan: ProjectOverviewLastScan | None
    prompts: ProjectOverviewPrompts
    alerts: list[OpenAlert]
    """Open ones, the most urgent first; 20 at most."""
    next_run_at: str | None
    credits: ProjectOverviewCredits
    """Of the organisation, not held."""
    next: str | None
    """What to do now, with its call."""

class Project(Model):
    """A property (website or brand) whose presence is measured."""
    id: str
    """The project."""
    name: str
    """Unique within the workspace for people, not enforced."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str]
    """Engines that a scan asks unless it names its own."""
    state: Literal["active", "archived", "deleted"]
    """archived: no scans; its history stays. deleted: can be restored for 30 days."""
    brand: Brand
    competitors: list[Brand]
    """Brands that it is compared with."""
    locale: Locale
    time_zone: str
    """Of the IANA list: whose days its figures and schedule go by."""
    samples_k: int
    """Answers asked for each prompt and engine."""
    max_prompts: int
    """Prompts asked at most."""
    identity_version: int
    """Raised when names, domains or verdicts on detections change; stored answers are then read again."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When it last changed."""

class ProjectOverviewLastScan(Model):
    id: str
    """The newest scan, whatever became of it."""
    status: ScanStatus
    percent: float
    """How much is done, 0 to 100."""
    created_at: str
    """When it was asked for."""
    finished_at: str | None

class ProjectOverviewPrompts(Model):
    prompt_set_id: str | None
    name: str | None
    """What people call it."""
    state: str | None
    """Where it stands in its life."""
    count: int
    """How many."""

class OpenAlert(Model):
    """A firing that is not over; see list_alert_events."""
    id: str
    """The firing."""
    alert_id: str
    """The alert that it is of."""
    name: str
    """What people call it."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    sentence: str
    """The verdict with its interval."""
    fired_at: str
    """When it fired."""

class ProjectOverviewCredits(Model):
    """Of the organisation, not held."""
    free: int

class CreateProject(Model):
    name: str
    """Unique within the workspace for people, not enforced."""
    description: str | None
    """What it is, in words of whoever made it."""
    brand: CreateProjectBrand | None
    """Left out: the project’s name, with no domain."""
    competitors: list[BrandInput] | None
    """Brands that it is compared with."""
    locale: CreateProjectLocale | None
    """Left out: the language that name and description are written in, else English."""
    time_zone: str | None
    """Of the IANA list: whose days its figures and schedule go by."""
    engines: list[str] | None
    """Engines that a scan asks unless it names its own."""
    samples_k: int | None
    """Answers asked for each prompt and engine."""
    max_prompts: int | None
    """Prompts asked at most."""

class CreateProjectBrand(Model):
    """Left out: the project’s name, with no domain."""
    name: str
    """The brand as people write it."""
    aliases: list[str] | None
    """Other names that mean this brand."""
    domains: list[str] | None
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negative_terms: list[str] | None
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    context_terms: list[str] | None
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known; empty: all."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known; empty: all."""

class CreateProjectLocale(Model):
    """Left out: the language that name and description are written in, else English."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class UpdateProject(Model):
    name: str | None
    """Unique within the workspace for people, not enforced."""
    description: str | None
    """What it is, in words of whoever made it."""
    locale: UpdateProjectLocale | None
    """Country and language that were asked for."""
    time_zone: str | None
    """Of the IANA list: whose days its figures and schedule go by."""
    engines: list[str] | None
    """Engines that a scan asks unless it names its own."""
    samples_k: int | None
    """Answers asked for each prompt and engine."""
    max_prompts: int | None
    """Prompts asked at most."""

class UpdateProjectLocale(Model):
    """Country and language that were asked for."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class Deleted(Model):
    id: str
    """Names it in addresses, events and other resources."""
    deleted: Literal[True]

class PendingApproval(Model):
    """Not done yet: an administrator has to approve it."""
    status: Literal["pending_approval"]
    """How it stands."""
    approval: PendingApprovalApproval

class PendingApprovalApproval(Model):
    id: str
    """The request."""
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace", "retry_failed_runs", "create_approval_gate", "update_approval_gate", "delete_approval_gate"]
    """The operation’s id."""
    requested_by: PendingApprovalApprovalRequestedBy
    expires_at: str
    """Not decided by then: it is over."""
    url: str
    """Where the request is read, and its result once it is executed."""
    estimate: ApprovalEstimate

class PendingApprovalApprovalRequestedBy(Model):
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""

class ApprovalEstimate(Model):
    credits: int
    """It is executed only if it costs no more."""

class DeleteProject(Model):
    name: str | None
    """The project’s name: with another one, nothing is deleted."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known; empty: all."""
    competitors: list[BrandInput] | None
    """Brands that it is compared with."""

class ProjectConfig(Model):
    """A project’s whole configuration. Applied where it came from, it changes nothing. From `facts` on, a part that is left out stays as it is."""
    version: Literal[1]
    project: ProjectConfigProject
    brand: BrandInput
    competitors: list[ProjectConfigCompetitorsItem]
    """Brands that it is compared with."""
    personas: list[CreatePersona]
    prompt_sets: list[ProjectConfigPromptSetsItem]
    """Drafts, active and locked ones; archived ones are history."""
    facts: list[Fact] | None
    """What is true of the brand."""
    segments: list[ProjectConfigSegmentsItem] | None
    scorecards: list[ProjectConfigScorecardsItem] | None
    goals: list[ProjectConfigGoalsItem] | None
    """Those whose day is to come."""
    alerts: list[ProjectConfigAlertsItem] | None
    schedule: ProjectConfigSchedule | None
    report_schedule: ProjectConfigReportSchedule | None

class ProjectConfigProject(Model):
    name: str
    """Unique within the workspace for people, not enforced."""
    description: str | None
    """What it is, in words of whoever made it."""
    locale: Locale
    time_zone: str | None
    """Of the IANA list: whose days its figures and schedule go by."""
    engines: list[str]
    """Engines that a scan asks unless it names its own."""
    samples_k: int
    """Answers asked for each prompt and engine."""
    max_prompts: int
    """Prompts asked at most."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known; empty: all."""
    relation: Literal["direct", "indirect", "partner"] | None
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: str | None
    """Words of whoever did it."""

class CreatePersona(Model):
    name: str
    """Its name in lists."""
    role: str
    """Completes the sentence “The person who asks is …”."""
    constraints: list[str] | None
    """What they need or rule out."""
    earlier_questions: list[str] | None
    """What they asked before; none: each answer starts afresh."""

class ProjectConfigPromptSetsItem(Model):
    name: str
    """What people call it."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str] | None
    locale: Locale
    state: Literal["draft", "active", "locked"]
    """Where it stands in its life."""
    active: bool
    prompts: list[ProjectConfigPromptSetsItemPromptsItem]
    """The prompts."""

class ProjectConfigPromptSetsItemPromptsItem(Model):
    text: str
    """Asked as it stands; 2,000 characters at most."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Only where a person has set it; else by rules."""
    stage: Literal["awareness", "consideration", "decision"] | None
    """Only where a person has set it; else by rules."""
    tags: list[str] | None
    """For filters and segments."""
    paraphrase_group: str | None
    """Prompts that ask the same in other words share one: they count as one cluster in every interval."""
    topic: str | None
    """What the prompt is about."""

class NumberFact(Model):
    id: str
    """Names it in addresses, events and other resources."""
    terms: list[str]
    """One of them stands in each sentence about it."""
    kind: Literal["number"]
    """Which kind it is; decides what else it has."""
    value: float
    """The figure itself."""
    unit: str | None
    """Stands behind the number."""

class PriceFact(Model):
    id: str
    """Names it in addresses, events and other resources."""
    terms: list[str]
    """One of them stands in each sentence about it."""
    kind: Literal["price"]
    """Which kind it is; decides what else it has."""
    value: float
    """The figure itself."""
    currency: str
    """Currency as ISO 4217 has it, such as `EUR`."""
    period: Literal["month", "year", "once"] | None

class FeatureFact(Model):
    id: str
    """Names it in addresses, events and other resources."""
    terms: list[str]
    """One of them stands in each sentence about it."""
    kind: Literal["feature"]
    """Which kind it is; decides what else it has."""
    value: bool
    """The value as it is set."""

class DateFact(Model):
    id: str
    """Names it in addresses, events and other resources."""
    terms: list[str]
    """One of them stands in each sentence about it."""
    kind: Literal["date"]
    """Which kind it is; decides what else it has."""
    value: str
    """The value as it is set."""

class ProjectConfigSegmentsItem(Model):
    name: str
    """Its name in lists."""
    description: str | None
    """What it is, in words of whoever made it."""
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
    """Who asked."""
    origins: list[Literal["measured", "imported"]] | None
    """Answers that scans asked for, or that were imported. Left out: measured ones; imported ones where the project has measured nothing."""
    contains: str | None
    """Text within the prompt."""
    branded: Literal["exclude", "include", "only"] | None
    """Prompts that name the brand. Excluded by default."""
    prompts: list[str] | None
    """Their texts."""

class ProjectConfigScorecardsItem(Model):
    name: str
    """What people call it."""
    rows: list[ProjectConfigScorecardsItemRowsItem]
    """One entry for each row."""
    days: int | None
    """How many days."""

class ProjectConfigScorecardsItemRowsItem(Model):
    name: str
    """What people call it."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Poor below; left out: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment: str | None

class ProjectConfigGoalsItem(Model):
    name: str
    """What people call it."""
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
    """What people call it."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | None
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | None
    """Which figure is looked at."""
    direction: Literal["fall", "rise", "both"] | None
    """Which way."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    source: str | None
    threshold: float | None
    """The limit: a share lost, a probability, credits, or days."""
    baseline_scans: int | None
    """Scans that it learns from what is usual."""
    minimum_prompts: int | None
    """With fewer prompts in common it says nothing."""
    minimum_effect: float | None
    """0.05: five points."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    segment: str | None
    brand: str | None
    """The brand’s name."""
    goal: str | None
    channels: list[str] | None
    """Names; channels are not in the document: their addresses are secrets."""

class ProjectConfigSchedule(Model):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    time_zone: str
    """Of the IANA list."""
    jitter_minutes: int | None
    """Each run is delayed by a random time of at most so many minutes."""
    config: ProjectConfigScheduleConfig | None
    monthly_credits: int | None
    """Runs that could pass this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: int | None
    """Ask the set in so many parts, one each run, every question once: 7 on a daily schedule asks each question once a week. Figures are then of the last so many runs (GET /v1/projects/{projectId}/cycle). Five questions a part at least; null: each run asks the whole set."""
    state: Literal["active", "paused"] | None
    """Where it stands in its life."""

class ProjectConfigScheduleConfig(Model):
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    max_prompts: int | None
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samples_k: int | None
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    locale: ProjectConfigScheduleConfigLocale | None
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    prompt_ids: list[str] | None
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    stop_when: ProjectConfigScheduleConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""
    prompt_set: str | None
    persona: str | None

class ProjectConfigScheduleConfigLocale(Model):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """Where the asker is, for engines that take a city."""

class ProjectConfigScheduleConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class ProjectConfigReportSchedule(Model):
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | None
    """The template that it is made by."""
    language: Literal["en", "de"] | None
    """Language as BCP 47 has it, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    state: Literal["active", "paused"] | None
    """Where it stands in its life."""
    time_zone: str
    """The time zone."""
    days: int
    """How many days."""
    channels: list[str] | None

class AppliedConfig(Model):
    project_id: str
    """The project."""
    dry_run: bool
    changes: list[ConfigChange]

class ConfigChange(Model):
    path: str
    """Where in the document."""
    action: Literal["add", "change", "remove"]
    before: Any | None
    after: Any | None

class DuplicateProject(Model):
    name: str | None
    """Left out: the name with “(copy)”."""
    locale: DuplicateProjectLocale | None
    """Another market. In another language, prompt sets come as drafts."""
    engines: list[str] | None
    """Engines that a scan asks unless it names its own."""

class DuplicateProjectLocale(Model):
    """Another market. In another language, prompt sets come as drafts."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class PromptSetList(Model):
    items: list[PromptSet]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class PromptSet(Model):
    id: str
    """The set."""
    project_id: str
    """Its project."""
    name: str
    """What people call it."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str] | None
    """Asked by its scans unless they name their own; null: the project’s."""
    version: int
    """Raised with each change of its prompts."""
    state: Literal["draft", "active", "locked", "archived"]
    """locked: its wording stands, so that scans stay comparable."""
    active: bool
    """Whether scans ask it: one set a project and locale. A locked set can be active."""
    locale: Locale
    prompt_count: int
    """How many prompts."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it or one of its prompts last changed."""

class PromptSetWithPrompts(Model):
    id: str
    """The set."""
    project_id: str
    """Its project."""
    name: str
    """What people call it."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str] | None
    """Asked by its scans unless they name their own; null: the project’s."""
    version: int
    """Raised with each change of its prompts."""
    state: Literal["draft", "active", "locked", "archived"]
    """locked: its wording stands, so that scans stay comparable."""
    active: bool
    """Whether scans ask it: one set a project and locale. A locked set can be active."""
    locale: Locale
    prompt_count: int
    """How many prompts."""
    created_at: str
    """When it was made."""
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
    """Asked as it stands."""
    intent: Intent
    stage: Stage
    set_by_hand: list[Literal["intent", "stage"]]
    """What a person has set; classify_prompts leaves it."""
    branded: bool
    """Whether it names the brand; such prompts say little about being found."""
    tags: list[str]
    """For filters and segments."""
    paraphrase_group: str | None
    topic: str | None
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """searched: people searched for it. search_page: a results page asks it. fan_out: an engine searched for it. engine: an engine wrote it. page: the brand’s page asks it. corpus: written by us for kinds of business. null: not known."""
    why: str | None
    """Why it is among the prompts."""
    demand: Demand | None
    """How often it is searched for, where that is known."""
    created_at: str
    """When it was added."""
    updated_at: str
    """When it last changed."""

class Demand(Model):
    """Counted impressions: no estimate of all searches."""
    impressions: int
    """How often the brand’s pages were shown for it."""
    days: int | None
    """Over how many days; null: the file does not say."""
    from_: str
    """Who counted."""
    until: str | None
    """The last of these days."""

class CreatePromptSet(Model):
    name: str
    """What people call it."""
    locale: CreatePromptSetLocale | None
    """Left out: the project’s."""

class CreatePromptSetLocale(Model):
    """Left out: the project’s."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class GeneratedPromptSet(Model):
    id: str
    """The set."""
    project_id: str
    """Its project."""
    name: str
    """What people call it."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str] | None
    """Asked by its scans unless they name their own; null: the project’s."""
    version: int
    """Raised with each change of its prompts."""
    state: Literal["draft", "active", "locked", "archived"]
    """locked: its wording stands, so that scans stay comparable."""
    active: bool
    """Whether scans ask it: one set a project and locale. A locked set can be active."""
    locale: Locale
    prompt_count: int
    """How many prompts."""
    created_at: str
    """When it was made."""
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
    """Of your own key; null: unknown."""
    rejected: list[GeneratedPromptSetWriterRejectedItem]
    """What it wrote and was not taken."""

class GeneratedPromptSetWriterEstimatedCostUsd(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class GeneratedPromptSetWriterRejectedItem(Model):
    reason: str
    """Why."""
    count: int
    """How many."""

class GeneratePrompts(Model):
    prompt_set_id: str | None
    """Activate this set instead of making one; give `activate: true` with it."""
    add_to: str | None
    """Add prompts to this draft or active set instead of making one: none that it asks already, other topics first. What is there stays, so scans stay comparable on it."""
    activate: bool | None
    """Make it the set that scans ask; the active one of its locale is archived."""
    name: str | None
    """Left out: the date."""
    count: int | None
    """How many prompts; fewer come when the topics do not give more."""
    topics: list[str] | None
    """What buyers look for. Left out: read from the project’s stored pages and its description."""
    audience: Literal["business", "consumer"] | None
    """Who buys it. Left out: told from what is offered."""
    persona_ids: list[str] | None
    """For whom questions ask, instead of a usual audience."""
    location: str | None
    """The town where they ask; brings local questions."""
    intents: list[Intent] | None
    """Left out: a mix of all."""
    locale: GeneratePromptsLocale | None
    """Left out: the project’s."""
    seed: int | None
    """Another seed gives other wordings of the same."""
    engine: str | None
    """Writes them instead of templates, on your own key of it."""
    max_cost_usd: float | None
    """What `engine` may cost; 0 only tells the estimate."""
    sources: list[Literal["searched", "search_page", "fan_out"]] | None
    """What may come before written ones: searched, half at most; search_page, a quarter; fan_out, an eighth. Left out: all."""

class GeneratePromptsLocale(Model):
    """Left out: the project’s."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class DuplicatePromptSet(Model):
    name: str | None
    """What people call it."""

class AddPrompt(Model):
    text: str
    """Asked as it stands; 2,000 characters at most."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Left out: told from the wording."""
    stage: Literal["awareness", "consideration", "decision"] | None
    """Left out: told from intent and brand."""
    tags: list[str] | None
    """For filters and segments."""
    paraphrase_group: str | None
    """Prompts that ask the same in other words share one: they count as one cluster in every interval."""
    topic: str | None
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """Where it comes from, as a preview told it. Left out: own."""
    why: str | None
    """Why it is among the prompts."""

class AddedPrompts(Model):
    added: int
    duplicates: int
    rejected: int
    rows: list[AddedPromptsRowsItem]
    """One entry for each row."""

class AddedPromptsRowsItem(Model):
    index: int
    """Of the row in the request, from 0."""
    status: Literal["added", "duplicate", "rejected"]
    """How it stands."""
    prompt_id: str | None
    reason: str | None
    """Why."""

class AddPrompts(Model):
    prompts: list[AddPromptsPromptsItem]
    """The prompts."""

class AddPromptsPromptsItem(Model):
    text: str
    """The words as they are."""
    intent: str | None
    """What the asker wants, such as `comparison`."""
    stage: Literal["awareness", "consideration", "decision"] | None
    """Left out: told from intent and brand."""
    tags: list[str] | None
    """For filters and segments."""
    paraphrase_group: str | None
    """Prompts that ask the same in other words share one: they count as one cluster in every interval."""
    topic: str | None
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """Where it comes from, as a preview told it. Left out: own."""
    why: str | None
    """Why it is among the prompts."""

class UpdatePromptSet(Model):
    name: str | None
    """What people call it."""
    description: str | None
    """What it is, in words of whoever made it."""
    engines: list[str] | None
    """Asked by its scans unless they name their own; null: the project’s."""

class PromptSetDiff(Model):
    prompt_set_id: str
    """The set."""
    from_: int
    to: int
    added: list[PromptSetDiffAddedItem]
    removed: list[PromptSetDiffRemovedItem]
    """A changed wording is removed and added."""
    unchanged: int
    trend: list[PromptSetDiffTrendItem]
    """The set’s newest 50 scans: which stay comparable with scans of `to`."""
    become_incomparable: list[str]
    """Scans that are comparable with `from` and not with `to`."""

class PromptSetDiffAddedItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    text: str
    """The words as they are."""

class PromptSetDiffRemovedItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    text: str
    """The words as they are."""

class PromptSetDiffTrendItem(Model):
    scan_id: str
    """The scan."""
    at: str
    """When it was asked for."""
    prompts: int
    """How many prompts."""
    shared_with_from: int
    shared_with_to: int
    comparable_with_from: Literal["all", "part", "none"]
    """all: every prompt that the scan asked stands in the version. part: six or more do, and changes are judged on those. none: fewer."""
    comparable_with_to: Literal["all", "part", "none"]
    """all: every prompt that the scan asked stands in the version. part: six or more do, and changes are judged on those. none: fewer."""

class PromptSetAudit(Model):
    prompt_set_id: str
    """The set."""
    mode: Mode
    version: int
    prompts: int
    """How many prompts."""
    questions: int
    """What counts in an interval: without branded prompts, what asks the same counted once."""
    tier: Literal["exploratory", "standard", "broad"]
    """Fewer than 50 questions: exploratory. 200 or more: broad."""
    expected_half_width: float | None
    """Of `market.ci` with three answers a prompt on one engine, at 30% presence."""
    branded: PromptSetAuditBranded
    intents: PromptSetAuditIntents
    stages: PromptSetAuditStages
    near_duplicates: list[list[PromptSetAuditNearDuplicatesItemItem]]
    """Groups that ask the same."""
    leading: list[PromptSetAuditLeadingItem]
    wording_sensitivity: PromptSetAuditWordingSensitivity
    """How far presence differs between wordings of one question, as measured."""
    findings: list[PromptSetAuditFindingsItem]

class PromptSetAuditBranded(Model):
    prompts: int
    """How many prompts."""
    share: float
    """Part of the whole, from 0 to 1."""

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
    """The prompt that it is about."""
    text: str
    """The words as they are."""

class PromptSetAuditLeadingItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    text: str
    """The words as they are."""
    why: str
    """Why, in words for people."""

class PromptSetAuditWordingSensitivity(Model):
    """How far presence differs between wordings of one question, as measured."""
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
    """How far apart chance alone puts the highest and the lowest, 1 time in 20 further."""
    wordings: list[PromptSetAuditWordingSensitivityGroupsItemWordingsItem]

class PromptSetAuditWordingSensitivityGroupsItemWordingsItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    text: str
    """The words as they are."""
    present: int
    answers: int
    """How many answers."""

class PromptSetAuditWordingSensitivityMeanSpread(Model):
    value: float
    """Mean of highest minus lowest."""
    by_chance: PromptSetAuditWordingSensitivityMeanSpreadByChance
    """The same where wordings do not differ: the mean, and 95 in 100."""

class PromptSetAuditWordingSensitivityMeanSpreadByChance(Model):
    """The same where wordings do not differ: the mean, and 95 in 100."""
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class PromptSetAuditFindingsItem(Model):
    code: str
    """For programs: stays the same when words change."""
    importance: Literal["high", "medium", "low"]
    """How much it matters."""
    message: str
    """What happened, in words for people."""
    prompt_ids: list[str]
    """The prompts that it is about."""

class ImportedPrompts(Model):
    dry_run: bool
    added: int
    """Or would be."""
    duplicates: int
    rejected: int
    rows: list[ImportedPromptsRowsItem]
    """The first 1,000; what was not added comes first, of searches last."""

class ImportedPromptsRowsItem(Model):
    row: int
    """Of the file’s records, from 1, without its header."""
    text: str
    """The words as they are."""
    status: Literal["added", "duplicate", "rejected"]
    """How it stands."""
    prompt_id: str | None
    reason: str | None
    """Why."""
    intent: str | None
    """Of what is added."""
    impressions: int | None
    """Of searches: of 90 days, with those that ask the same joined."""

class ImportPrompts(Model):
    format: Literal["csv", "json", "search_console", "searches"]
    """csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt a line. json: texts or such objects. search_console: the export of queries. searches: what connected services gave, without content."""
    content: str | None
    """The file’s text, 10 MB at most."""
    dry_run: bool | None
    """Only tell what would be added."""
    branded: Literal["keep", "reject"] | None
    """Rows that name the brand. Left out: rejected of searches, else kept."""
    most: int | None
    """Added at most; of searches those with most impressions."""

class PromptList(Model):
    items: list[Prompt]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class TaggedPrompts(Model):
    changed: list[TaggedPromptsChangedItem]
    unchanged: int

class TaggedPromptsChangedItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    tags: list[str]
    """For filters and segments."""

class TagPrompts(Model):
    prompt_ids: list[str]
    """The prompts that it is about."""
    add: list[str] | None
    """For filters and segments."""
    remove: list[str] | None
    """For filters and segments."""

class ClassifiedPrompts(Model):
    checked: int
    changed: list[ClassifiedPromptsChangedItem]
    kept_by_hand: int
    """Prompts of which a person has set a class."""

class ClassifiedPromptsChangedItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    before: ClassifiedPromptsChangedItemBefore
    """How it was before."""
    after: ClassifiedPromptsChangedItemAfter
    """How it is after."""

class ClassifiedPromptsChangedItemBefore(Model):
    """How it was before."""
    intent: Intent
    stage: Stage
    branded: bool
    """Whether the prompt names the brand."""

class ClassifiedPromptsChangedItemAfter(Model):
    """How it is after."""
    intent: Intent
    stage: Stage
    branded: bool
    """Whether the prompt names the brand."""

class ClassifyPrompts(Model):
    prompt_set_id: str | None
    """All prompts of this set."""
    prompt_ids: list[str] | None
    """Instead: these."""

class PreviewedPrompts(Model):
    language: str
    """Language as BCP 47 has it, such as `en`."""
    prompts: list[PreviewedPromptsPromptsItem]
    """The prompts."""
    notes: list[str]
    """What was left open, and why fewer came."""

class PreviewedPromptsPromptsItem(Model):
    text: str
    """The words as they are."""
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
    """Instead: what buyers look for."""
    competitors: list[str] | None
    """Brands that it is compared with."""
    location: str | None
    locale: PreviewPromptsLocale | None
    """Left out: told from the text, else English."""
    count: int | None
    """How many."""

class PreviewPromptsLocale(Model):
    """Left out: told from the text, else English."""
    country: str | None
    """Country as ISO 3166 has it, such as `DE`; null: none."""
    language: str | None
    """Language as BCP 47 has it, such as `en`."""

class BusinessReading(Model):
    """What a project’s business is, as its questions take it."""
    project_id: str
    """The project."""
    clear: bool
    """Whether it is known what is offered; questions need it."""
    ask: str | None
    """What to say, in a sentence, where it is not clear."""
    language: str
    """Language as BCP 47 has it, such as `en`."""
    family: Literal["software", "developer", "product", "food", "travel", "culture", "health", "legal", "trade", "finance", "education", "local", "business", "public"] | None
    role: Literal["provider", "product"] | None
    """provider: somebody whom one goes to. product: something that one gets."""
    what: list[str]
    """What it is, in the plural."""
    offers: list[BusinessReadingOffersItem]
    """What the business offers."""
    audience: Literal["business", "consumer"] | None
    """Whom it is for."""
    place: str | None
    """As questions say it."""
    told: BusinessReadingTold
    """What people said; the rest is read."""

class BusinessReadingOffersItem(Model):
    text: str
    """The words as they are."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what one comes for. feature: what there is. person: for whom. use: when or where, with its preposition."""

class BusinessReadingTold(Model):
    """What people said; the rest is read."""
    what: str | None
    """What it is, as people look for it."""
    offers: list[BusinessReadingToldOffersItem] | None
    """What the business offers."""
    audience: Literal["business", "consumer"] | None
    """Whom it is for."""
    place: str | None
    """Its town or region; null: none."""

class BusinessReadingToldOffersItem(Model):
    text: str
    """The words as they are."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what one comes for. feature: what there is. person: for whom. use: when or where, with its preposition."""

class ToldBusiness(Model):
    what: str | None
    """What it is, as people look for it."""
    offers: list[ToldBusinessOffersItem] | None
    """What the business offers."""
    audience: Literal["business", "consumer"] | None
    """Whom it is for."""
    place: str | None
    """Its town or region; null: none."""

class ToldBusinessOffersItem(Model):
    text: str
    """The words as they are."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what one comes for. feature: what there is. person: for whom. use: when or where, with its preposition."""

class PromptWithScores(Model):
    mode: Mode
    id: str
    """The prompt."""
    prompt_set_id: str
    """Its set."""
    text: str
    """Asked as it stands."""
    intent: Intent
    stage: Stage
    set_by_hand: list[Literal["intent", "stage"]]
    """What a person has set; classify_prompts leaves it."""
    branded: bool
    """Whether it names the brand; such prompts say little about being found."""
    tags: list[str]
    """For filters and segments."""
    paraphrase_group: str | None
    topic: str | None
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """searched: people searched for it. search_page: a results page asks it. fan_out: an engine searched for it. engine: an engine wrote it. page: the brand’s page asks it. corpus: written by us for kinds of business. null: not known."""
    why: str | None
    """Why it is among the prompts."""
    demand: Demand | None
    """How often it is searched for, where that is known."""
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
    """Only in a draft, and before a scan has asked it."""
    intent: Intent | None
    """null: by rules again."""
    stage: Stage | None
    """null: by rules again."""
    tags: list[str] | None
    """For filters and segments."""
    paraphrase_group: str | None
    topic: str | None
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""

class PromptVariants(Model):
    prompt_id: str
    """The prompt."""
    paraphrase_group: str
    """Give it to the prompt and the paraphrases that you add: they then count as one question."""
    paraphrases: list[PromptVariantsParaphrasesItem]
    """The same in other words."""
    siblings: list[PromptVariantsSiblingsItem]
    """Questions of their own: with somebody to buy for, or something that matters."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class PromptVariantsParaphrasesItem(Model):
    text: str
    """The words as they are."""

class PromptVariantsSiblingsItem(Model):
    text: str
    """The words as they are."""
    constraint: str

class SuggestVariants(Model):
    count: int | None
    """Of each kind, at most."""

class PromptTemplateList(Model):
    items: list[PromptTemplate]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class PromptTemplate(Model):
    """A wording with variables, shared across projects."""
    id: str
    """The template."""
    source: Literal["built_in", "own"]
    name: str
    """What people call it."""
    text: str
    """With variables in braces."""
    intent: Intent
    language: str
    """Language as BCP 47 has it, such as `en`."""
    variables: list[PromptTemplateVariablesItem]
    created_at: str | None

class PromptTemplateVariablesItem(Model):
    name: str
    """As it stands in the text, without its braces."""
    values: list[str]

class CreatePromptTemplate(Model):
    name: str
    """What people call it."""
    text: str
    """With variables in braces."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Left out: told from the wording."""
    language: str | None
    """Language as BCP 47 has it, such as `en`."""
    variables: list[CreatePromptTemplateVariablesItem] | None
    """Those of the text that are left out take any value."""

class CreatePromptTemplateVariablesItem(Model):
    name: str
    """As it stands in the text, without its braces."""
    values: list[str] | None
    """What may be put in; none: anything."""

class ExpandedTemplate(Model):
    template_id: str
    total: int
    """Combinations in all."""
    prompts: list[ExpandedTemplatePromptsItem]
    """The prompts."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class ExpandedTemplatePromptsItem(Model):
    text: str
    """The words as they are."""
    bindings: Map[str]
    intent: Intent
    branded: bool | None
    """null without a project."""
    topic: str | None
    """What the prompt is about."""

class ExpandPromptTemplate(Model):
    bindings: Map[list[str]] | None
    """Values by variable. Left out: the variable’s own values."""
    project_id: str | None
    """Fills brand and competitor, and tells which prompts name the brand."""
    most: int | None
    """Prompts at most."""

class PersonaList(Model):
    items: list[Persona]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Persona(Model):
    """Who asks: told to engines whose requests have a place for it."""
    id: str
    """The persona."""
    project_id: str
    """The project."""
    name: str
    """Its name in lists."""
    role: str
    """Completes the sentence “The person who asks is …”."""
    constraints: list[str]
    """What they need or rule out."""
    earlier_questions: list[str]
    """What they asked before; none: each answer starts afresh."""
    version: int
    """Raised with each change; scans keep the version that they asked as."""
    sent_as: str
    """What engines are told."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class UpdatePersona(Model):
    name: str | None
    """Its name in lists."""
    role: str | None
    """Completes the sentence “The person who asks is …”."""
    constraints: list[str] | None
    """What they need or rule out."""
    earlier_questions: list[str] | None
    """What they asked before; none: each answer starts afresh."""

class Analysis(Model):
    """One page: what it shows to answer engines, and what to do."""
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
    """What the page shows, summed up; no probability. F also where engines cannot read it at all."""
    score: float
    """The score."""
    parts: list[AnalysisPart]
    identity: AnalysisIdentity
    access: AnalysisAccess
    prompts: list[AnalysisPromptsItem]
    """Questions that the prediction is about."""
    predicted: list[AnalysisPredictedItem]
    """Expected presence over these questions; nothing was asked. 0 credits."""
    model_label: str
    findings: list[AnalysisFinding]
    """Most important first."""
    features: Map[float | None]
    """As the predictor takes them."""
    limits: list[str]
    """What could not be seen."""
    live: LiveCheck

class AnalysisPart(Model):
    part: Literal["access", "content", "structure", "evidence", "entity"]
    """Which part of the whole."""
    score: float | None
    """null: nothing of it could be seen."""
    weight: float
    """How much it counts beside the others."""
    checks: list[AnalysisPartChecksItem]

class AnalysisPartChecksItem(Model):
    check: str
    fulfilled: float | None
    """null: could not be seen, or is not asked of a page of this kind."""

class AnalysisIdentity(Model):
    brand: str
    """The brand’s name."""
    aliases: list[str]
    domain: str
    """The site, without `www.`."""
    title: str | None
    """A short line for people."""
    description: str | None
    """What it is, in words of whoever made it."""
    language: str | None
    """Language as BCP 47 has it, such as `en`."""
    kind: str
    """product, shop, software, local_business, service, organisation, documentation, article or other."""
    topics: list[str]
    suggested_competitors: list[str]
    """Names that the page compares itself with."""

class AnalysisAccess(Model):
    indexable: bool | None
    quotable: bool | None
    crawlers: list[AnalysisAccessCrawlersItem]
    """One entry for each crawler."""

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
    """By robots.txt; null: it is not known."""
    rule: str | None
    shut_out_by: Literal["robots", "directive", "server"] | None
    """What keeps it from the page: robots.txt, a directive of the page, or the server, asked by its name. Left out of analyses from before it was looked for."""

class AnalysisPromptsItem(Model):
    text: str
    """The words as they are."""
    intent: str
    """What the asker wants, such as `comparison`."""
    topic: str | None
    """What the prompt is about."""
    source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | None
    """Where it comes from; left out of analyses from before it was told."""
    why: str | None
    """Why it is among them."""

class AnalysisPredictedItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    presence: Estimate
    headline: str | None
    """What to show of it, in a sentence: where the interval is wider than 60 points no figure, but how many answers would tell."""

class AnalysisFinding(Model):
    code: str
    """For programs: stays the same when words change."""
    part: Literal["access", "content", "structure", "evidence", "entity"]
    """Which part of the whole."""
    importance: Literal["high", "medium", "low"]
    """How much it matters."""
    message: str
    """What happened, in words for people."""
    evidence: list[AnalysisFindingEvidenceItem]
    """What it rests on."""
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
    """How it stands."""
    engines: list[str]
    """Ids of engines."""
    credits: int
    """The most that it may cost."""
    affordable: bool
    scan_id: str | None
    presence: Estimate | None
    """Measured; null until the scan has ended."""

class AnalyzeUrl(Model):
    url: str
    """A page that opens for everyone."""
    locale: AnalyzeUrlLocale | None
    """Left out: the page’s language."""
    engines: list[str] | None
    """Predicted for. Left out: the usual five."""
    prompts: int | None
    """Questions to predict for."""
    live: AnalyzeUrlLive | None
    """Also ask engines, for credits. Without it nothing is spent, and the answer says what it would cost."""

class AnalyzeUrlLocale(Model):
    """Left out: the page’s language."""
    country: str | None
    language: str | None
    """Language of the prompts."""

class AnalyzeUrlLive(Model):
    """Also ask engines, for credits. Without it nothing is spent, and the answer says what it would cost."""
    engines: list[str] | None
    """Left out: those above; else every configured one, of a test key the sandbox."""
    prompts: int | None
    """How many prompts."""
    samples_k: int | None
    """Answers to each prompt on each engine."""
    max_credits: int | None
    """Refuse when it could cost more."""

class AnalysisList(Model):
    items: list[AnalysisSummary]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

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
    """What the page shows, summed up; no probability. F also where engines cannot read it at all."""
    score: float
    """The score."""
    brand: str
    """The brand’s name."""
    scan_id: str | None
    """The scan that it is of; null where it is of none."""

class AnalysisComparison(Model):
    mode: Mode
    before: AnalysisSummary
    after: AnalysisSummary
    same_page: bool
    score: AnalysisComparisonScore
    """The score with its parts."""
    parts: list[AnalysisComparisonPartsItem]
    features: list[AnalysisComparisonFeaturesItem]
    """Those that differ, as the predictor takes them: counts are standardised. null: could not be seen."""
    findings: AnalysisComparisonFindings
    predicted: list[AnalysisComparisonPredictedItem]
    """What the model expects."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

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
    """Which part of the whole."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    change: float | None
    """After minus before."""

class AnalysisComparisonFeaturesItem(Model):
    feature: str
    """What of the page is meant."""
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
    """What a client gets that names no crawler."""
    crawlers: list[CrawlerAccessCrawlersItem]
    """One entry for each crawler."""
    engines_shut_out: list[str]
    """Engines whose search crawlers are all shut out."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class CrawlerAccessAnybody(Model):
    """What a client gets that names no crawler."""
    verdict: Literal["served", "blocked", "challenged", "differs", "unreachable"]
    """served: as to anybody. challenged: asked to prove that it is a person. differs: another status or far less text."""
    status: int | None
    """HTTP status."""
    bytes: int | None
    """Size in bytes."""
    blocked_by: str | None
    """The service whose signs the answer carries."""
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
    """null: it is a name for robots.txt alone and fetches nothing."""

class CrawlerAccessCrawlersItemRobots(Model):
    verdict: Literal["allowed", "disallowed", "unknown"]
    """What the test says."""
    rule: str | None

class CrawlerAccessCrawlersItemHttp(Model):
    verdict: Literal["served", "blocked", "challenged", "differs", "unreachable"]
    """served: as to anybody. challenged: asked to prove that it is a person. differs: another status or far less text."""
    status: int | None
    """HTTP status."""
    bytes: int | None
    """Size in bytes."""
    blocked_by: str | None
    """The service whose signs the answer carries."""
    signs: list[str]

class CheckCrawlerAccess(Model):
    url: str
    """A page."""
    crawlers: list[str] | None
    """Names as in robots.txt. Left out: every known one."""

class ProjectFromAnalysis(Model):
    project_id: str
    """The new project."""
    prompt_set_id: str
    """Its prompts."""
    prompts: int
    """How many prompts."""
    suggested_competitors: list[str]
    next: str
    """The next call to make."""

class CreateProjectFromAnalysis(Model):
    name: str | None
    """Left out: the brand."""
    competitors: list[str] | None
    """Such as the suggested ones: they are not taken by themselves."""
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
    """imported: somebody brought its answers."""
    import_: ScanImport | None
    """Where imported answers come from."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Answers to each prompt on each engine."""
    locale: ScanLocale
    """Country and language that were asked for."""
    cycle: ScanCycle | None
    """It asked one part of the set, as its schedule’s cycle has it: its own figures are of that part; the cycle’s are those of the project."""
    persona: ScanPersona | None
    """Who asked, in that version."""
    page: ScanPage | None
    """What the page was read to be about."""
    prompts: int
    """Prompts asked."""
    chosen: bool
    """Some prompts of the set alone were asked: config.promptIds."""
    progress: ScanProgress
    runs: list[RunProgress]
    credits: ScanCredits
    """Credits: what it holds, has spent and may cost."""
    result: ScanResult | None
    failure: ScanFailure | None
    """Why it failed; null: it did not."""
    created_at: str
    """When it was asked for."""
    started_at: str | None
    finished_at: str | None
    updated_at: str
    """When it last changed."""

class ScanImport(Model):
    id: str
    """The import."""
    source: str
    """Whose answers they are, such as a tracker’s name."""
    brought_by: str
    """The key, or the person’s hand, that brought them."""
    repeats: int | None
    """Answers asked for of each prompt and engine; null: not known."""
    unanswered: Literal["listed", "unknown"]
    """Whether prompts that were asked in vain are among them."""

class ScanLocale(Model):
    """Country and language that were asked for."""
    country: str | None
    language: str
    """Language of the prompts."""
    city: str | None
    """City; null: none."""

class ScanCycle(Model):
    parts: int
    part: int
    """Which of them it asked: 1 to parts."""

class ScanPersona(Model):
    id: str
    """The persona."""
    version: int
    name: str
    """What people call it."""

class ScanPage(Model):
    url: str
    """Its address."""
    brand: str
    """The brand’s name."""
    title: str | None
    """A short line for people."""
    language: str | None
    """Language as BCP 47 has it, such as `en`."""
    headings: list[str]
    topics: list[str]
    structured_data: list[str]

class ScanProgress(Model):
    planned: int
    """Samples to ask: prompts × engines × samples. 0 until the page was read."""
    recorded: int
    """Answers that are recorded."""
    failed: int
    """Answers that could not be had."""
    reused: int
    """Stored answers that were taken instead of asking; not in `planned`."""
    percent: float
    """How much is done, 0 to 100."""
    eta_seconds: int | None
    """At the pace so far; null when unknown."""

class RunProgress(Model):
    id: str
    """The engine run."""
    engine: str
    """The engine’s id, such as `openai`."""
    status: Literal["queued", "running", "completed", "partial", "failed", "cancelled"]
    """How it stands."""
    planned: int
    """Answers that it set out for."""
    recorded: int
    """Answers that are recorded."""
    failed: int
    """Answers that could not be had."""
    skipped: int
    """Not asked and not charged: the engine gave the same answer again to other prompts."""
    reused: int

class ScanCredits(Model):
    """Credits: what it holds, has spent and may cost."""
    held: int
    """Credits that are set aside until it ends."""
    spent: int
    """What it has cost so far."""

class ScanResult(Model):
    headline: Headline | None
    """Of `overall`; the predictor’s where no engine but the sandbox was asked. null where surfaces are not pooled."""
    provenance: Provenance
    overall: SurfaceMeasures | None
    """null when engines of different surfaces were asked and pooling them was not asked for: see `surfaces`."""
    surfaces: list[SurfaceMeasures]
    """One entry for each surface: they are never pooled unasked."""
    engines: list[EngineMeasures]
    """One entry for each engine."""
    brands: list[BrandMeasures]
    """The own brand and its competitors, over all engines of `overall`."""
    outcomes: Map[int]
    """Counts of answers by outcome: answered, refused, empty, blocked, truncated, not_shown."""
    searched: ScanResultSearched
    notes: list[str]
    """What to know when reading this, a sentence each."""

class Headline(Model):
    """The figure to tell first."""
    source: Literal["measured", "predictor"]
    provenance: Provenance
    engines: list[str]
    """Engines behind the figure; with source predictor none was asked."""
    presence: Estimate
    sentence: str
    """The figure in words that can stand alone."""

class SurfaceMeasures(Model):
    """Pooled over the engines of one surface; clustered by prompt."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engines: list[str]
    """Ids of engines."""
    weights: Literal["by engine"]
    provenance: Provenance
    basis: Literal["all_answers", "shown_answers", "mixed"] | None
    """What the rates are of. all_answers: each question got an answer. shown_answers: of the answers that were shown; an answer box, such as Google’s AI Overview, shows none to some questions, which then count nowhere: see `shown`. mixed: engines of both kinds are pooled."""
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. Rate of searches that show an answer with the brand: value × presence.value."""
    presence: SurfaceMeasuresPresence
    """Mentioned in the text, or a domain of the brand cited."""
    mention: Estimate
    citation: Estimate
    demand_weighted: DemandWeighted | None

class SurfaceMeasuresPresence(Model):
    """Mentioned in the text, or a domain of the brand cited."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: SurfaceMeasuresPresenceMarket | None
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class SurfaceMeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class DemandWeighted(Model):
    """Presence on questions like these, each weighing by how much it is searched. Stands beside `presence`; left out of results that were stored before it was told."""
    value: float | None
    """null: see `reason`."""
    ci: Interval | None
    prompts: int
    """Prompts of which it is known how often they are searched."""
    of: int
    """All prompts that count."""
    n: int
    """Those of `prompts` with an answer; topics, where they have any."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    weights: Literal["rank within the source"]
    """A prompt weighs (rank − ½) / m among the m prompts of its source, the least searched first: impressions are of one site, no count of all searches."""
    reason: str | None
    """Why there is no figure."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class EngineMeasures(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    provenance: Provenance
    basis: Literal["all_answers", "shown_answers", "mixed"] | None
    """What the rates are of. all_answers: each question got an answer. shown_answers: of the answers that were shown; an answer box, such as Google’s AI Overview, shows none to some questions, which then count nowhere: see `shown`. mixed: engines of both kinds are pooled."""
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. Rate of searches that show an answer with the brand: value × presence.value."""
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
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class EngineMeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class BrandMeasures(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    role: Literal["own", "competitor"]
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    presence: BrandMeasuresPresence
    """Includes citations where the brand has domains, so do not compare brands by it."""
    compared: BrandMeasuresCompared
    """Counted in the same way for all brands, as comparedBy says: compare them by this."""
    compared_by: Literal["presence", "mention"]
    """What compared, shareOfVoice and headToHead count. mention where a brand has no domain, so that none gains by its citations."""
    share_of_voice: ShareOfVoice
    head_to_head: HeadToHead | None
    """null for the own brand."""
    suggested_domains: list[DomainSuggestion]
    """For a brand without domains: some that are cited beside its name and read like it."""

class BrandMeasuresPresence(Model):
    """Includes citations where the brand has domains, so do not compare brands by it."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: BrandMeasuresPresenceMarket | None
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class BrandMeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class BrandMeasuresCompared(Model):
    """Counted in the same way for all brands, as comparedBy says: compare them by this."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: BrandMeasuresComparedMarket | None
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class BrandMeasuresComparedMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class ShareOfVoice(Model):
    """Answers with this brand, of all answers with one of the brands, summed."""
    value: float | None
    """null where no brand was found at all."""
    ci: Interval | None
    n: int
    """Prompts, or topics from 8 on, with at least one of the brands in their answers."""
    label: Literal["ok", "indicative", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class HeadToHead(Model):
    """Two brands in the same answers, paired by prompt and engine."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """Of the own brand against this one, on questions like these."""
    value: float | None
    """The own brand’s rate minus this one’s."""
    ci: HeadToHeadCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    smallest_visible: float | None
    """The smallest difference that these answers would show 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class HeadToHeadCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

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
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class StartScan(Model):
    url: str | None
    """The page whose brand and topics are measured. May be left out with a project."""
    project_id: str | None
    """Its active prompt set is asked, and its brand looked for."""
    config: ScanConfig | None

class ScanConfig(Model):
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    max_prompts: int | None
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samples_k: int | None
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    prompt_set_id: str | None
    """Another prompt set than the active one."""
    locale: ScanConfigLocale | None
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    persona_id: str | None
    """Who asks. Refused with engines that have no place for it; see GET /v1/locales."""
    prompt_ids: list[str] | None
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    max_credits: int | None
    """Refuse the scan when it could cost more."""
    stop_when: ScanConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""

class ScanConfigLocale(Model):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """Where the asker is, for engines that take a city."""

class ScanConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class ScanEstimate(Model):
    mode: Mode
    prompts: int
    """How many prompts."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Answers to each prompt on each engine."""
    samples: int
    reused: int
    """Of `samples`: stored answers that cost nothing; 0 without cacheMaxAgeSeconds."""
    credits: int
    """At most; failed calls are not charged."""
    balance: int
    """Credits free now."""
    affordable: bool
    expected_half_width: ScanEstimateExpectedHalfWidth
    detectable_change: float
    """The smallest change between two such scans that would be found 4 times in 5, on these prompts (tracked)."""
    detectable_market_change: float | None
    """The smallest fall between two scans of the same prompts that is found 4 times in 5 for questions like these (market), if it takes the same share from every prompt. null: not even a fall to nothing would be found so often."""
    estimated_seconds: int
    """At the engines’ limits."""
    provider_cost_usd: float | None
    """Paid to the engines themselves when own keys are used."""
    assumed: AssumedPanel
    cycle: ScanEstimateCycle | None
    """What the same set would cost and show if a daily schedule asked it in parts (`cycle` of PUT …/schedule); null with fewer than five questions a part."""
    advice: list[str]

class ScanEstimateExpectedHalfWidth(Model):
    tracked: float
    market: float

class AssumedPanel(Model):
    """What expected widths rest on."""
    rate: float
    """Presence that is expected."""
    rate_source: Literal["history", "default", "given"]
    icc: float
    """How much answers to one prompt agree, 0 to 1."""
    icc_source: Literal["history", "default", "given"]
    """history: from prompts asked twice or more, drawn to .62 (default, from open data) by how unsure they are."""
    icc_range: AssumedPanelIccRange
    """95% interval of the ICC. With few repeats it is wide, and the plan may miss by more."""
    icc_learned: float
    """Share of icc that comes from your own answers, 0 to 1."""
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
    """Share of the credits of asking the whole set daily."""
    sentence: str
    """The result in one sentence, in the language of the answer."""

class EstimateScan(Model):
    project_id: str | None
    """Take prompts and defaults from this project."""
    config: ScanConfig | None
    baseline: float | None
    """Expected presence; widths depend on it. Default: that of the last scans, or 0.3."""

class PlannedSamples(Model):
    mode: Mode
    plan: SamplePlan | None
    """The cheapest way to the target; null when the limits do not allow it."""
    best: PlannedSamplesBest
    """As close as the limits let you come."""
    alternatives: list[SamplePlan]
    """The same credits, split otherwise."""
    engines: int
    """How many engines."""
    assumed: AssumedPanel
    notes: list[str]
    """What to know when reading this, a sentence each."""

class SamplePlan(Model):
    """A way to spend credits, and what it buys."""
    prompts: int
    """How many prompts."""
    samples_k: int
    """Answers to each prompt on each engine."""
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
    """As close as the limits let you come."""
    prompts: int
    """How many prompts."""
    samples_k: int
    """Answers to each prompt on each engine."""
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
    """Which interval halfWidth speaks of."""
    detectable_change: float | None
    """Instead: the smallest change that two scans should find."""
    engines: int | None
    """How many are asked. Left out: the project’s, or 1."""
    max_prompts: int | None
    """Prompts that there are to ask."""
    max_samples_k: int | None
    max_credits: int | None
    """The most that it may cost."""
    baseline: float | None
    """Expected presence. Default: that of the last scans, or 0.5, the widest."""
    icc: float | None
    """How much answers to one prompt agree. Left out: learned, drawn to 0.62."""

class ScanList(Model):
    items: list[Scan]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ScanQuality(Model):
    scan_id: str
    """The scan."""
    mode: Mode
    provenance: Provenance
    status: ScanStatus
    coverage: ScanQualityCoverage
    engines: list[ScanQualityEnginesItem]
    """One entry for each engine."""
    drift: list[str]
    """Changes of engines within it, and since the scan before."""
    low_cells: ScanQualityLowCells
    checklist: list[ScanQualityChecklistItem]
    """What a figure needs that decisions rest on."""
    decision_grade: bool
    """All of them are met."""

class ScanQualityCoverage(Model):
    planned: int
    """Answers that it set out for."""
    recorded: int
    """Answers that are recorded."""
    failed: int
    """Answers that could not be had."""
    reused: int
    """Stored answers that it took instead of asking: they fill places, and are no new look."""
    readable: int
    """New answers with prose, in which a brand can be found or not."""
    share: float
    """Of its samples, those recorded or reused."""
    cells: int
    """Prompts × engines."""
    measured_cells: int
    """Those with a readable answer."""

class ScanQualityEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    planned: int
    """Answers that it set out for."""
    recorded: int
    """Answers that are recorded."""
    failed: int
    """Answers that could not be had."""
    failures: Map[int]
    """By reason."""
    model_served: str | None
    """The model that answered, as the engine says it."""

class ScanQualityLowCells(Model):
    total: int
    """Cells with fewer than three readable answers."""
    items: list[ScanQualityLowCellsItemsItem]
    """The first 50, fewest answers first."""

class ScanQualityLowCellsItemsItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt that it is about."""
    prompt: str
    """The question as it is asked."""
    answers: int
    """How many answers."""

class ScanQualityChecklistItem(Model):
    criterion: Literal["enough_questions", "repeated_answers", "independent_repeats", "neutral_prompts", "full_coverage", "stable_engines", "narrow_interval"]
    met: bool
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
    """What such a scan costs and buys."""
    same_credits: list[SamplePlan]
    """The same credits, split otherwise."""
    items: list[ScanAdviceItem]
    """Most important first."""

class ScanAdviceBasedOn(Model):
    scan_id: str
    """The scan that it is of; null where it is of none."""
    finished_at: str | None
    prompts: int
    """Questions that counted."""
    samples_k: int
    """Answers to each prompt on each engine."""
    engines: list[str]
    """Ids of engines."""
    rate: float
    """Share, from 0 to 1."""
    icc: float
    """How much answers to one prompt agree, 0 to 1."""
    assumed: AssumedPanel
    noise_floor: float | None

class ScanAdviceItem(Model):
    code: str
    """For programs: stays the same when words change."""
    importance: Literal["high", "medium", "low"]
    """How much it matters."""
    message: str
    """What happened, in words for people."""
    action: str | None
    """The call that does it."""

class ScanComparison(Model):
    headline: ScanComparisonHeadline
    """The answer in a word and a sentence: of the market, over the engines asked by both."""
    before: ScanComparisonBefore
    """How it was before."""
    after: ScanComparisonAfter
    """How it is after."""
    mode: Mode
    provenance: Provenance
    engines: list[str]
    """Asked by both; only these are compared."""
    paired_prompts: int
    overall: ScanComparisonOverall | None
    """null when engines of several surfaces were asked."""
    by_engine: list[ScanComparisonByEngineItem]
    """The same for each engine."""
    shift: ScanComparisonShift
    """The brand’s own shift over all engines asked by both; movers differ from it."""
    baseline: BaselineComparison | None
    """Against the last comparable scans, for half the credits of two scans with the same interval; null: `noBaseline` says why."""
    no_baseline: str | None
    movers: list[Mover]
    """Engines and intents that moved otherwise than the brand, and other brands that moved; largest first."""
    prompts: list[ScanComparisonPromptsItem]
    """The 20 prompts that changed most. Three answers a prompt prove nothing one by one."""
    notes: list[str]
    """What else changed between the scans: models, identity, prompts, samples."""

class ScanComparisonHeadline(Model):
    """The answer in a word and a sentence: of the market, over the engines asked by both."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    sentence: str
    """The result in one sentence, in the language of the answer."""

class ScanComparisonBefore(Model):
    """How it was before."""
    scan_id: str
    """The scan that it is of; null where it is of none."""
    at: str
    """When, in RFC 3339 and UTC."""

class ScanComparisonAfter(Model):
    """How it is after."""
    scan_id: str
    """The scan that it is of; null where it is of none."""
    at: str
    """When, in RFC 3339 and UTC."""

class ScanComparisonOverall(Model):
    tracked: ScanComparisonOverallTracked
    """On the prompts that both scans asked."""
    market: ScanComparisonOverallMarket
    """On questions like these."""

class ScanComparisonOverallTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonOverallTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ScanComparisonOverallTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ScanComparisonOverallMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonOverallMarketCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ScanComparisonOverallMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

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
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonByEngineItemTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ScanComparisonByEngineItemTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ScanComparisonByEngineItemMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonByEngineItemMarketCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ScanComparisonByEngineItemMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ScanComparisonShift(Model):
    """The brand’s own shift over all engines asked by both; movers differ from it."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: ScanComparisonShiftCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ScanComparisonShiftCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class BaselineComparison(Model):
    """The scan against the level of several before it, whose answers are added up."""
    scans: list[BaselineComparisonScansItem]
    """The earlier scans that make the level, 3 to 8, oldest first."""
    day: BaselineComparisonDay
    """That day against this level: what was answered then, whatever comes after."""
    lasting: BaselineComparisonLasting
    """Whether the level changed: the interval also holds how much whole days differ by themselves."""
    day_deviation: float
    """How much whole days differ beyond their answers, one standard deviation. It is part of the lasting interval."""

class BaselineComparisonScansItem(Model):
    scan_id: str
    """The scan that it is of; null where it is of none."""
    at: str
    """When, in RFC 3339 and UTC."""

class BaselineComparisonDay(Model):
    """That day against this level: what was answered then, whatever comes after."""
    tracked: BaselineComparisonDayTracked
    """On the prompts that both scans asked."""
    market: BaselineComparisonDayMarket
    """On questions like these."""
    sentence: str
    """The market’s verdict in words."""

class BaselineComparisonDayTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonDayTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class BaselineComparisonDayTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class BaselineComparisonDayMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonDayMarketCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class BaselineComparisonDayMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class BaselineComparisonLasting(Model):
    """Whether the level changed: the interval also holds how much whole days differ by themselves."""
    tracked: BaselineComparisonLastingTracked
    """On the prompts that both scans asked."""
    market: BaselineComparisonLastingMarket
    """On questions like these."""
    sentence: str
    """The market’s verdict in words."""

class BaselineComparisonLastingTracked(Model):
    """On the prompts that both scans asked."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonLastingTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class BaselineComparisonLastingTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class BaselineComparisonLastingMarket(Model):
    """On questions like these."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: BaselineComparisonLastingMarketCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class BaselineComparisonLastingMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class Mover(Model):
    kind: Literal["brand", "engine", "intent", "topic", "prompt"]
    """Which kind it is; decides what else it has."""
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""
    prompts: int
    """Prompts, or topics from 8 on, with answers in both scans."""
    change: float
    """After minus before."""
    ci: MoverCi | None
    """Of `change`, for this one alone: of the largest of many it is too narrow. null below six prompts or topics."""
    beyond: float | None
    """Engines and intents: what goes beyond the brand’s own shift. Other brands: their change. null when not tested."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    q_value: float | None
    """Benjamini-Hochberg over all that was tested here."""
    verdict: Literal["moved", "no_move_shown", "too_few"]
    """moved: of those that the tests call so, 1 in 10 is expected to be a false alarm; what an engine or topic did on one day alone counts as a move. too_few: fewer than six prompts with differing answers, so that no outcome could show a move."""

class MoverCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ScanComparisonPromptsItem(Model):
    prompt_id: str | None
    """The prompt that it is about."""
    text: str
    """The words as they are."""
    before: ScanComparisonPromptsItemBefore
    """How it was before."""
    after: ScanComparisonPromptsItemAfter
    """How it is after."""
    change: float
    """After minus before."""
    ci: ScanComparisonPromptsItemCi
    """Interval of the figure; null: none can be given."""

class ScanComparisonPromptsItemBefore(Model):
    """How it was before."""
    present: int
    answers: int
    """How many answers."""

class ScanComparisonPromptsItemAfter(Model):
    """How it is after."""
    present: int
    answers: int
    """How many answers."""

class ScanComparisonPromptsItemCi(Model):
    """Interval of the figure; null: none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class EngineRunList(Model):
    items: list[EngineRun]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class EngineRun(Model):
    """One engine’s part of a scan."""
    id: str
    """The engine run."""
    scan_id: str
    """The scan it belongs to."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    mode: Mode
    engine: str
    """The engine’s id, such as `openai`."""
    surface: str
    """Where the answers come from: api, api+search, serp, ui or sandbox."""
    model_requested: str | None
    """The model that was asked for."""
    model_served: str | None
    """The model that the engine says it used."""
    status: Literal["queued", "running", "completed", "partial", "failed", "cancelled"]
    """How it stands."""
    planned: int
    """Answers that it set out for."""
    recorded: int
    """Answers that are recorded."""
    failed: int
    """Answers that could not be had."""
    skipped: int
    """Not asked and not charged: the engine gave the same answer again to other prompts."""
    reused: int
    """Stored answers that were taken instead of asking."""
    failures: Map[int]
    """Samples given up, by reason: auth, quota, rate, overloaded, invalid, malformed, timeout, network."""
    requests: int
    """HTTP requests that left, retries included."""
    credits: int
    """Credits charged."""
    cost_usd: float
    """What the engine itself charged for, as far as it is known."""
    take_overs: int
    """How often another worker had to take it over."""
    started_at: str | None
    finished_at: str | None
    updated_at: str
    """When it last changed."""

class Answer(Model):
    id: str
    """The answer."""
    scan_id: str
    """The scan."""
    engine_run_id: str
    """The engine run."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt that it is about."""
    prompt: str
    """The question as it is asked."""
    sample: int
    """Which of the k samples of its prompt, from 0."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]
    """How it ended."""
    present: bool | None
    """null: there was no prose to read, which is not the same as absent."""
    mentioned: bool | None
    """Whether the brand’s name stands in the text and means it."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    searched: bool | None
    """Whether the engine searched the web; null when it does not tell."""
    model_served: str | None
    """The model that answered, as the engine says it."""
    mode: Mode
    origin: Literal["measured", "imported"]
    """imported: somebody brought it; the scan’s `import` says who."""
    provenance: Provenance
    latency_ms: int
    """0 of an imported one."""
    created_at: str
    """When it was recorded."""
    text_erased_at: str | None
    text: str
    """The words as they are."""
    citations: list[Citation]
    """Sources that the answer names."""
    sources: list[AnswerSourcesItem]
    """Pages the engine retrieved, cited or not."""
    organic_hosts: list[str] | None
    """Hosts of the organic results below a search engine’s answer, best rank first; null: it shows none."""
    page_questions: list[AnswerPageQuestionsItem] | None
    """What the results page asks beside the answer; null: it shows none."""
    products: list[ProductCard] | None
    """Product cards beside the answer; no part of its text. null: the screen does not tell."""
    ads: list[AnswerAd] | None
    """Advertisements beside the answer; no part of its text. null: the screen does not tell."""
    evidence: list[AnswerEvidence]
    """Files that show where it comes from, kept as long as its body."""
    search_queries: list[str] | None
    finish_reason: str | None
    usage: Map[Any]
    cost_usd: float | None
    detection: AnswerDetection
    detector_version: str
    """The version of the reader that looked for brands."""
    identity_version: int
    """The version of the brand’s names and domains that answers were read with."""

class Citation(Model):
    """A URL cited in the answer; offsets are UTF-16 indices into its text."""
    url: str
    """Its address."""
    title: str | None
    """A short line for people."""
    start: int | None
    """Where it begins in the text, in UTF-16 units."""
    end: int | None
    """Where it ends in the text, in UTF-16 units."""

class AnswerSourcesItem(Model):
    url: str
    """Its address."""
    title: str | None
    """A short line for people."""

class AnswerPageQuestionsItem(Model):
    kind: Literal["people_also_ask", "related_search"]
    """Which kind it is; decides what else it has."""
    text: str
    """The words as they are."""

class ProductCard(Model):
    position: int
    """From 1, over all cards of the answer."""
    title: str
    """A short line for people."""
    brand: str | None
    """As the screen names it."""
    merchant: str | None
    """Who sells it."""
    url: str | None
    """Its address."""
    price: CardPrice | None
    rating: ProductCardRating | None
    product_id: str | None
    image_url: str | None
    kind: str | None
    """How it is shown, such as carousel."""

class CardPrice(Model):
    amount: float | None
    currency: str | None
    """Currency as ISO 4217 has it, such as `EUR`."""
    raw: str | None
    """As the screen writes it."""

class ProductCardRating(Model):
    value: float
    """The figure itself."""
    max: float | None
    count: float | None
    """How many."""

class AnswerAd(Model):
    position: int
    rendered: bool | None
    """Whether the screen showed it; null: not told."""
    advertiser: str | None
    title: str | None
    """A short line for people."""
    body: str | None
    url: str | None
    """Its address."""
    image_url: str | None
    kind: str | None
    """Which kind it is; decides what else it has."""

class AnswerEvidence(Model):
    kind: Literal["html", "screenshot"]
    """Which kind it is; decides what else it has."""
    content_type: str
    sha256: str
    """Hex."""
    bytes: int
    """Size in bytes."""
    url: str
    """Saves the file; needs no key: whoever has the link has it."""
    expires_at: str
    """The link’s end."""

class AnswerDetection(Model):
    """What was found in an answer: spans, rules and confidence for each brand, and every cited URL."""
    brands: list[BrandDetection]
    citations: list[DetectedCitation]
    """Sources that the answer names."""
    words: int
    cut: bool
    """The answer is longer than any engine writes: only its first 200,000 characters were read."""
    detector_version: str
    """The version of the reader that looked for brands."""

class BrandDetection(Model):
    id: str
    """For correct_detection."""
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    mentioned: bool
    """Whether the brand’s name stands in the text and means it."""
    cited: bool
    """Whether one of the brand’s domains is among the sources."""
    present: bool
    """Mentioned or cited."""
    retrieved: bool
    """One of its sites is among the pages retrieved, cited or not."""
    confidence: float | None
    """Probability that the answer mentions it; null where no name of it was found: a citation by its domain is certain."""
    uncertain: bool
    """It waits in list_uncertain_detections for a person."""
    mentions: list[Mention]
    """Those that count, and negated ones."""
    candidates: list[Mention]
    """Below one half: kept for review, not counted."""
    cited_urls: list[str]
    first_mention_rank: int | None
    """Among the brands mentioned, from 1."""
    list_position: int | None
    """Of the list item or table row that it heads, from 1."""
    word_share: float | None
    """Share of the words in sentences about it."""
    strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None
    """null: not mentioned, or nothing is sure enough to say."""
    sentiment: Literal["positive", "neutral", "negative", "mixed", "unknown"]
    sentiment_confidence: float | None
    """Of the likeliest polarity in a text of up to 40 words; null where rules decide. Left out by earlier detectors."""

class Mention(Model):
    """Words of the answer; offsets are UTF-16 indices into its text."""
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""
    matched: str
    alias: str
    rule: Literal["exact", "variant", "inflected", "case", "context", "learned"]
    """Why it was taken: as written, another spelling, an inflected form, other letter case, the words around it, or what people’s verdicts taught."""
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
    """Whose site it is, among the brands looked for."""
    from_text: bool
    """A link in the text that the engine does not list as its citation: models invent links."""

class AnswerList(Model):
    items: list[AnswerSummary]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class AnswerSummary(Model):
    id: str
    """The answer."""
    scan_id: str
    """The scan."""
    engine_run_id: str
    """The engine run."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt that it is about."""
    prompt: str
    """The question as it is asked."""
    sample: int
    """Which of the k samples of its prompt, from 0."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]
    """How it ended."""
    present: bool | None
    """null: there was no prose to read, which is not the same as absent."""
    mentioned: bool | None
    """Whether the brand’s name stands in the text and means it."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    searched: bool | None
    """Whether the engine searched the web; null when it does not tell."""
    model_served: str | None
    """The model that answered, as the engine says it."""
    mode: Mode
    origin: Literal["measured", "imported"]
    """imported: somebody brought it; the scan’s `import` says who."""
    provenance: Provenance
    latency_ms: int
    """0 of an imported one."""
    created_at: str
    """When it was recorded."""
    text_erased_at: str | None
    excerpt: str

class FoundAnswers(Model):
    items: list[FoundAnswersItemsItem]
    """This page of the list."""
    total: int
    """Answers that match, counted up to 1,000: then it may be more."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""

class FoundAnswersItemsItem(Model):
    id: str
    """The answer."""
    scan_id: str
    """The scan."""
    engine_run_id: str
    """The engine run."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt_id: str | None
    """The prompt that it is about."""
    prompt: str
    """The question as it is asked."""
    sample: int
    """Which of the k samples of its prompt, from 0."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]
    """How it ended."""
    present: bool | None
    """null: there was no prose to read, which is not the same as absent."""
    mentioned: bool | None
    """Whether the brand’s name stands in the text and means it."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    searched: bool | None
    """Whether the engine searched the web; null when it does not tell."""
    model_served: str | None
    """The model that answered, as the engine says it."""
    mode: Mode
    origin: Literal["measured", "imported"]
    """imported: somebody brought it; the scan’s `import` says who."""
    provenance: Provenance
    latency_ms: int
    """0 of an imported one."""
    created_at: str
    """When it was recorded."""
    text_erased_at: str | None
    excerpt: str
    """Around what matched."""
    matches: list[FoundAnswersItemsItemMatchesItem]
    """In the excerpt, in UTF-16 units."""
    rank: float
    """How well it matches; comparable within one search. 0 beyond the newest 100 matches, which come first, and with other filters than scanId, engine and present: those go by time."""

class FoundAnswersItemsItemMatchesItem(Model):
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""

class SearchAnswers(Model):
    query: str
    """Words that all occur; “quoted phrases”, OR, and - to leave a word out."""
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
    """Only prompts that ask for this."""
    outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"] | None
    """How it ended."""
    brand_id: str | None
    """Only answers in which this brand is named or cited."""
    since: str | None
    """Given then or later."""
    until: str | None
    """Given before."""
    present: bool | None
    limit: int | None
    offset: int | None

class PromptEvidence(Model):
    """What stands behind a prompt’s score, down to the words."""
    project_id: str
    """The project."""
    prompt_id: str
    """The prompt."""
    mode: Mode
    text: str
    """The words as they are."""
    branded: bool
    """It names the brand, and is left out of the rates over prompts."""
    scan_id: str | None
    """The scan behind it; null: no scan has asked this prompt yet."""
    identity_version: int | None
    """The names and domains that its answers were read with."""
    engines: list[EngineEvidence]
    """One entry for each engine."""
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
    """How many answers."""
    readable: int
    """Answers with prose: the denominator."""
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
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class MeasuresPresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class CitedPage(Model):
    url: str
    """Its address."""
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    answers: int
    """Answers to this prompt that cite it."""

class EvidenceAnswerList(Model):
    items: list[EvidenceAnswer]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class EvidenceAnswer(Model):
    id: str
    """The answer."""
    engine: str
    """The engine’s id, such as `openai`."""
    provenance: Literal["live", "cached", "predicted"]
    """cached: the scan took it from an earlier one."""
    sample: int
    outcome: str
    """How it ended."""
    present: bool | None
    """null: there was no prose to read."""
    mentioned: bool | None
    """Whether the brand’s name stands in the text and means it."""
    cited: bool | None
    """Whether one of the brand’s domains is among the sources."""
    spans: list[EvidenceSpan]
    """Of every brand looked for, in the order of the text."""
    citations: list[DetectedCitation]
    """Sources that the answer names."""
    created_at: str
    """When it was recorded."""

class EvidenceSpan(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    brand: str
    """The brand’s name."""
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""
    matched: str
    alias: str
    rule: Literal["exact", "variant", "inflected", "case", "context", "learned"]
    """Why it was taken: as written, another spelling, an inflected form, other letter case, the words around it, or what people’s verdicts taught."""
    confidence: float
    """Probability that these words mean the brand."""
    negated: bool
    """The sentence says that the brand was not found: it does not count."""
    counted: bool
    """false: kept for review, or in a sentence that says it was not found."""
    excerpt: str
    """The words of the answer around the span."""
    excerpt_start: int
    """Where the span starts in `excerpt`, in UTF-16 units."""

class AnswerImport(Model):
    """Answers that somebody else asked for, and what became of them."""
    id: str
    """The import."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """What people call it."""
    status: Literal["awaiting_file", "queued", "reading", "checked", "storing", "completed", "failed", "cancelled", "deleting"]
    """awaiting_file: PUT …/file is next. checked: a rehearsal, or nothing to take; POST …/start imports it within 7 days."""
    dry_run: bool
    brought_by: str
    """The key, or the person’s hand, that brought it."""
    upload_url: str | None
    """Where PUT sends the file to, while it is awaited."""
    file: AnswerImportFile
    progress: AnswerImportProgress
    report: ImportReport | None
    """What is in the file; null: it was not read yet."""
    scan_ids: list[str]
    """The measurements that came of it, the newest hundred."""
    failure: AnswerImportFailure | None
    """Why it failed; null: it did not."""
    created_at: str
    """When it was asked for."""
    finished_at: str | None
    updated_at: str
    """When it last changed."""

class AnswerImportFile(Model):
    bytes: int
    """Size in bytes."""
    sha256: str | None
    """As it was sent."""

class AnswerImportProgress(Model):
    rows: int
    """Read so far, of the file."""
    stored: int
    percent: float
    """How much is done, 0 to 100."""

class ImportReport(Model):
    source: str | None
    """Whose export it was taken for; null: neutral names."""
    format: Literal["ndjson", "csv"]
    """In which format it is written."""
    columns: list[ImportReportColumnsItem]
    """What was found in the file, and as what it is read; null: it is left out."""
    answers: int
    """Rows that are taken, prompts asked in vain among them."""
    duplicates: int
    """Rows that the project has already, or the file has twice."""
    refused: int
    """Rows that cannot be taken; `problems` says why."""
    problems: list[ImportProblem]
    """The first hundred."""
    prompts: int
    """How many prompts."""
    known: int
    """Of the prompts: the project asks them itself, word for word."""
    topics: int
    engines: list[ImportReportEnginesItem]
    """One entry for each engine."""
    countries: list[str]
    from_: str | None
    to: str | None
    measurements: int
    """Scans that it makes."""
    notes: list[str]
    """What the file does not say, and what follows from that."""

class ImportReportColumnsItem(Model):
    name: str
    """What people call it."""
    field: Literal["externalId", "askedAt", "prompt", "text", "html", "textFormat", "engine", "surface", "model", "topic", "paraphraseGroup", "sample", "country", "city", "language", "outcome", "citations", "sources", "searchQueries", "searched", "products", "ads", "evidence", "costUsd"] | None

class ImportProblem(Model):
    line: int
    """Of the file, from 1."""
    field: Literal["externalId", "askedAt", "prompt", "text", "html", "textFormat", "engine", "surface", "model", "topic", "paraphraseGroup", "sample", "country", "city", "language", "outcome", "citations", "sources", "searchQueries", "searched", "products", "ads", "evidence", "costUsd"] | None
    message: str
    """What happened, in words for people."""

class ImportReportEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    answers: int
    """How many answers."""
    known: bool
    """Whether it is an engine that this service knows."""

class AnswerImportFailure(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class ImportAnswers(Model):
    name: str | None
    """What people call it. Left out: the source and the day."""
    source: Literal["auto", "other", "canonry", "peec", "otterly", "profound", "ahrefs", "geo-aeo-tracker", "own"] | None
    """Whose export it is: its columns are known by name. auto: told by its columns. other: neutral names alone, and `columns`."""
    format: Literal["ndjson", "csv"] | None
    """Left out: told by how it begins."""
    content: str | None
    """The answers: NDJSON, or CSV with a header; may be the whole body as text/plain or application/x-ndjson, gzipped or not. Left out: PUT …/file brings a larger one."""
    columns: ImportAnswersColumns | None
    """Names of columns by field, where they differ from the usual ones."""
    defaults: ImportDefaults | None
    split_by: Literal["day", "week", "month", "none"] | None
    """What makes one measurement, by when it was asked (UTC). none: all of it. Places are kept apart always."""
    repeats: int | None
    """How many answers were asked for of each prompt and engine in one measurement; those that are missing count as lost. Left out: not known, and the figures say so."""
    unanswered: Literal["listed", "unknown"] | None
    """listed: prompts that were asked in vain are among the rows, with their outcome. unknown: the figures say that they may be missing."""
    dry_run: bool | None
    """Read the file and say what would become of it. POST …/start then imports it."""

class ImportAnswersColumns(Model):
    """Names of columns by field, where they differ from the usual ones."""
    external_id: str | None
    """The question as it is asked."""
    asked_at: str | None
    """The question as it is asked."""
    prompt: str | None
    """The question as it is asked."""
    text: str | None
    """The question as it is asked."""
    html: str | None
    """The question as it is asked."""
    text_format: str | None
    """The question as it is asked."""
    engine: str | None
    """The question as it is asked."""
    surface: str | None
    """The question as it is asked."""
    model: str | None
    """The question as it is asked."""
    topic: str | None
    """The question as it is asked."""
    paraphrase_group: str | None
    """The question as it is asked."""
    sample: str | None
    """The question as it is asked."""
    country: str | None
    """The question as it is asked."""
    city: str | None
    """The question as it is asked."""
    language: str | None
    """The question as it is asked."""
    outcome: str | None
    """The question as it is asked."""
    citations: str | None
    """The question as it is asked."""
    sources: str | None
    """The question as it is asked."""
    search_queries: str | None
    """The question as it is asked."""
    searched: str | None
    """The question as it is asked."""
    products: str | None
    """The question as it is asked."""
    ads: str | None
    """The question as it is asked."""
    evidence: str | None
    """The question as it is asked."""
    cost_usd: str | None
    """The question as it is asked."""

class ImportDefaults(Model):
    """What holds for rows that do not say it."""
    engine: str | None
    """The engine, by id or by the name that trackers give it."""
    surface: Literal["api", "api+search", "serp", "ui"] | None
    """What was asked: an API is not the page or app of the same name."""
    model: str | None
    """The model that answered."""
    country: str | None
    """ISO 3166-1, such as DE. Left out: nobody knows where it was asked."""
    language: str | None
    """ISO 639-1, such as de."""
    asked_at: str | None
    """When it was asked."""

class AnswerImportList(Model):
    items: list[AnswerImport]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ScanReparse(Model):
    scan_id: str
    """The scan."""
    status: Literal["queued", "up_to_date"]
    """How it stands."""
    answers: int
    """Answers that were last read with another identity or detector."""
    identity_version: int
    """The version of the brand’s names and domains that answers were read with."""
    detector_version: str
    """The version of the reader that looked for brands."""
    credits: Literal[0]
    """Reading again asks no engine."""

class DetectionList(Model):
    items: list[Detection]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Detection(Model):
    """One brand in one answer, by the span that speaks most for it."""
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
    """The question as it is asked."""
    brand_id: str
    """The brand that it may be."""
    brand: str
    """The brand’s name."""
    matched: str
    """The words as they stand in the answer; the cited address where it names the brand nowhere."""
    alias: str
    """The name or alias that they matched."""
    excerpt: str
    """The words of the answer around the span."""
    excerpt_start: int
    """Where `matched` starts in `excerpt`, in UTF-16 units."""
    confidence: float | None
    """Probability that the answer means the brand; from 0.5 on it counts. null of a mere citation, which is certain."""
    verdict: DetectionVerdict | None
    """null: no person has decided."""
    created_at: str
    """When the answer was recorded."""

class DetectionVerdict(Model):
    is_brand: bool
    note: str | None
    """Words of whoever did it."""
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
    """Who reads answers for tone, strength, themes and claims."""
    mode: Mode
    engine: str | None
    """The engine that reads; null: rules read, at no cost."""
    model: str | None
    """The model that is asked for."""
    name: str
    """Reader and version, as figures name it: a new model or a new order is another reader."""
    daily_usd: float | None
    """The most that reading may cost a day (UTC)."""
    price: ReaderPrice | None
    credits: Literal[0]
    """Reading takes no credits."""
    today: ReaderToday
    failure: str | None
    """Why the newest call failed."""
    updated_at: str | None

class ReaderPrice(Model):
    """Usual US dollars for 1,000 answers, on your own key; null: not known here."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class ReaderToday(Model):
    answers: int
    """How many answers."""
    calls: int
    usd: float

class SetReader(Model):
    engine: str | None
    """An engine with an API and a key of your own; null: rules alone."""
    model: str | None
    """Left out: the engine’s usual one."""
    daily_usd: float | None
    """Reading waits for the next day (UTC) before it would cost more."""

class UncheckedReadingList(Model):
    items: list[UncheckedReading]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

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
    """The question as it is asked."""
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
    """The project that it is of; null where it is of none."""
    answer_id: str
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    sentiment: Literal["positive", "neutral", "negative", "mixed"] | None
    strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None
    note: str | None
    """Words of whoever did it."""
    drawn: bool
    """Whether it is one of the random sample of list_unchecked_readings. Only these tell of the reader’s error: what people pick themselves is not like the rest."""
    reader: CheckedReadingReader
    """What the reader says of it, told after you have."""
    checked_by: str
    checked_at: str
    """When."""

class CheckedReadingReader(Model):
    """What the reader says of it, told after you have."""
    name: str
    """What people call it."""
    sentiment: str
    strength: str | None

class CheckReading(Model):
    sentiment: Literal["positive", "neutral", "negative", "mixed"] | None
    """The tone of what the answer says of the brand, facts that honour or harm included; a bare recommendation is neutral. null: nobody can tell."""
    strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None
    """The strongest thing that the answer says of it. null: left open."""
    note: str | None
    """Words of whoever did it."""

class ScoreList(Model):
    items: list[Score]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Score(Model):
    id: str
    """The score."""
    project_id: str | None
    scan_id: str
    """The scan it was computed from."""
    engine: str | None
    """null: pooled over the engines of one surface."""
    prompt_id: str | None
    """The prompt that it is about."""
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
    """The version of the brand’s names and domains that answers were read with."""
    as_of: str
    """When it was computed."""

class ScorePresence(Model):
    """Mentioned in the text, or a domain of the brand cited."""
    value: float | None
    """The rate over these prompts, 0 to 1; null when nothing was measured."""
    ci: Interval | None
    """For the mean over exactly these prompts (tracked)."""
    market: ScorePresenceMarket | None
    """For the mean over questions like these, if these prompts represent your questions."""
    n: int
    """Prompts (clusters) that were measured."""
    k: float
    """Samples a prompt (trials ÷ n), not successes; copies of an answer count once."""
    successes: int
    """Answers counted that hold the brand."""
    trials: int
    """Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials."""
    distinct: float | None
    """Only where a cell holds copies of an answer: distinct answers, of all that were read. Copies tell nothing new."""
    effective_n: float
    """Independent answers that would make `ci` equally sure."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """ok: 20 prompts or more. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts."""
    provenance: Provenance
    as_of: str
    """When the newest answer behind it came."""
    status: CellStatus
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ScorePresenceMarket(Model):
    value: float
    """The figure itself."""
    ci: Interval
    n: int
    """Independent questions, or topics."""
    effective_n: float
    """Independent answers that would tell as much about the market."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

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
    """What to do when nothing was measured yet."""

class VisibilityLongRun(Model):
    """A scan’s figures speak of its day; these speak of the days from the first scan to the last."""
    overall: LongRun | None
    """null before three days with a scan of the same prompts on the same engines."""
    engines: list[VisibilityLongRunEnginesItem]
    """Engines with three such days or more."""

class LongRun(Model):
    """Presence over the days of the scans and those between, of which each scan shows one."""
    value: float
    """Mean of the scans’ presence."""
    ci: LongRunCi
    """Holds the spread between days, and how alike days in a row are, besides the noise of each scan."""
    scans: int
    """Days that had a scan; three at least."""
    days: float
    """Independent days that these are worth: days that follow one another are alike, so that 20 may be worth 2."""
    label: Literal["ok", "indicative", "too_persistent"]
    """indicative: worth fewer than 4 independent days. too_persistent: the figures wander so slowly that all these days may lie on one side of the level; the interval may be too narrow."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class LongRunCi(Model):
    """Holds the spread between days, and how alike days in a row are, besides the noise of each scan."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How the interval was made; see GET /v1/methodology."""

class VisibilityLongRunEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    value: float
    """Mean of the scans’ presence."""
    ci: VisibilityLongRunEnginesItemCi
    """Holds the spread between days, and how alike days in a row are, besides the noise of each scan."""
    scans: int
    """Days that had a scan; three at least."""
    days: float
    """Independent days that these are worth: days that follow one another are alike, so that 20 may be worth 2."""
    label: Literal["ok", "indicative", "too_persistent"]
    """indicative: worth fewer than 4 independent days. too_persistent: the figures wander so slowly that all these days may lie on one side of the level; the interval may be too narrow."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class VisibilityLongRunEnginesItemCi(Model):
    """Holds the spread between days, and how alike days in a row are, besides the noise of each scan."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How the interval was made; see GET /v1/methodology."""

class MeasurementReliability(Model):
    """How repeatable a scan is, and which changes are noise."""
    project_id: str
    """The project."""
    scan_id: str | None
    mode: Mode
    provenance: Provenance
    overall: MeasurementReliabilityOverall
    engines: list[MeasurementReliabilityEnginesItem]
    """One entry for each engine."""
    meaning: str
    """What it says, in words for people."""
    next: str | None
    """What to do where there is nothing to tell."""

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
    """Prompts with two answers or more, on which this rests."""
    k: float
    """Answers a prompt, on average."""

class MeasurementReliabilityOverallSplitHalfCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class MeasurementReliabilityOverallCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

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
    """Prompts with two answers or more, on which this rests."""
    k: float
    """Answers a prompt, on average."""

class MeasurementReliabilityEnginesItemSplitHalfCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class MeasurementReliabilityEnginesItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class PromptPrediction(Model):
    """Predicted presence of one prompt. 0 credits; not a measurement."""
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """Which predictor made it."""
    label: Literal["published effects, not yet checked here", "calibrated model"]
    """Called calibrated only once live answers have taught the model."""
    prompt: PromptPredictionPrompt
    """The prompt that was asked."""
    page: str | None
    """The page whose features were used; null: none was known."""
    predictions: list[EnginePrediction]
    formula: str
    """How it is worked out."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class PromptPredictionPrompt(Model):
    """The prompt that was asked."""
    id: str | None
    """Names it in addresses, events and other resources."""
    text: str
    """The words as they are."""
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
    """What to show of it, in a sentence: where the interval is wider than 60 points no figure, but how many answers would tell."""
    by_features: float
    """What features alone say, before own answers."""
    history: EnginePredictionHistory | None
    """Own earlier answers to this prompt on this engine, older ones counting less; null: none."""
    unseen: list[str]
    """Features that could not be seen: they widen the interval."""
    contributions: list[Contribution]

class EnginePredictionHistory(Model):
    answers: float
    """How many answers."""
    present: float

class Contribution(Model):
    id: str
    """Names it in addresses, events and other resources."""
    description: str
    """What it is, in words of whoever made it."""
    value: float | None
    """The feature’s value; null: it is not a feature of the page."""
    typical: float | None
    """The value of a typical page."""
    log_odds: float
    points: float
    """In probability: 0.03 is 3 points. They add up to the prediction less the baseline."""
    evidence: ContributionEvidence
    """What it rests on."""

class ContributionEvidence(Model):
    """What it rests on."""
    studies: list[str]
    answers: int
    """How many answers."""

class ScorePrompt(Model):
    prompt_id: str | None
    """A prompt of the project."""
    text: str | None
    """Or any prompt, in words."""
    intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | None
    """Left out: read from the text."""
    organic_rank: float | None
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""
    engines: list[str] | None
    """Left out: the project’s, without the sandbox."""
    url: str | None
    """Page to fetch and read; with html, its address. Left out: the project’s own pages."""
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
    """Which predictor made it."""
    label: Literal["published effects, not yet checked here", "calibrated model"]
    """Called calibrated only once live answers have taught the model."""
    portfolio: PromptPredictionsPortfolio
    whole_set: list[WholeSet] | None
    """null: no scanId was given."""
    items: list[PromptPredictionsItemsItem]
    notes: list[str]
    """What to know when reading this, a sentence each."""

class PromptPredictionsPortfolio(Model):
    presence: Spread
    headline: str
    """What to show of it, in a sentence: where the interval is wider than 60 points no figure, but how many answers would tell."""
    cells: int
    """How many cells: prompts × engines."""
    shared_sd: float
    """Width that all prompts share: more prompts do not reduce it."""
    prompt_sd: float
    """Of each prompt’s own."""

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
    """How likely it is to be above zero."""

class WholeSet(Model):
    """Presence over a whole prompt set from a random part of it: predictions for all prompts, corrected by the answers to those that were asked."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompts: int
    """Prompts of the set, asked or not."""
    presence: Estimate

class PromptPredictionsItemsItem(Model):
    prompt: PromptPredictionsItemsItemPrompt
    """The prompt that was asked."""
    page: str | None
    """The page’s address."""
    predictions: list[PromptPredictionsItemsItemPredictionsItem]

class PromptPredictionsItemsItemPrompt(Model):
    """The prompt that was asked."""
    id: str | None
    """Names it in addresses, events and other resources."""
    text: str
    """The words as they are."""
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
    """What to show of it, in a sentence: where the interval is wider than 60 points no figure, but how many answers would tell."""
    by_features: float
    """What features alone say, before own answers."""
    history: PromptPredictionsItemsItemPredictionsItemHistory | None
    """Own earlier answers to this prompt on this engine, older ones counting less; null: none."""

class PromptPredictionsItemsItemPredictionsItemHistory(Model):
    answers: float
    """How many answers."""
    present: float

class ScorePrompts(Model):
    """With neither promptIds nor prompts: the project’s active prompt set."""
    prompt_ids: list[str] | None
    """The prompts that it is about."""
    prompts: list[ScorePromptsPromptsItem] | None
    """The prompts."""
    scan_id: str | None
    """A finished scan with config.drawPrompts: `wholeSet` then says what it tells of all prompts of its set."""
    engines: list[str] | None
    """Left out: the project’s, without the sandbox."""
    url: str | None
    """Page to fetch and read; with html, its address. Left out: the project’s own pages."""
    html: str | None
    """The page itself; nothing is fetched."""
    brand_tier: Literal["niche", "mid", "global"] | None
    """How widely known the brand is; left out: averaged over the tiers."""

class ScorePromptsPromptsItem(Model):
    text: str
    """The words as they are."""
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
    """Which kind it is; decides what else it has."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    prompt_text: str | None
    """The question as it was asked."""
    mode: Mode
    provenance: Provenance
    presence: Estimate
    baseline: float
    """Where the contributions start from."""
    contributions: list[Contribution]
    """Largest first. Log-odds add up to those of the figure less the baseline’s, except for an aggregate."""
    drivers: list[Contribution]
    """For a measured cell: what the predictor finds it to go with. Associations, not causes."""
    unseen: list[str]
    evidence: ScoreExplanationEvidence
    """Answers that made the figure."""
    formula: str
    """How it is worked out."""
    model_version: str | None
    """Which predictor made it."""
    as_of: str
    """When it was computed."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class ScoreExplanationEvidence(Model):
    """Answers that made the figure."""
    prompts: int
    """How many prompts."""
    answers: int
    """How many answers."""
    present: int

class PredictorInfo(Model):
    """The model behind predictions: what it knows, from where, and how it is doing."""
    version: str
    label: Literal["published effects, not yet checked here", "calibrated model"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    mode: Mode
    provenance: Provenance
    created_from: str
    priors_version: str
    structure: str
    trained_on: PredictorInfoTrainedOn
    prompt_sd: float
    """What features leave of a prompt’s own level, log-odds: never forgotten in an interval."""
    correlation: float
    """Of a prompt’s answers, given its features."""
    recalibration: str
    candidates: list[PredictorInfoCandidatesItem]
    """How far the answers believe that the published studies hold."""
    engines: list[PredictorInfoEnginesItem]
    """One entry for each engine."""
    coefficients: list[PredictorCoefficient]
    versions: list[PredictorInfoVersionsItem]
    drift: PredictorDrift | None
    """As of the newest training; null before the first."""
    limits: list[str]

class PredictorInfoTrainedOn(Model):
    answers: int
    """How many answers."""
    prompts: int
    """How many prompts."""
    effective_n: float
    workspaces: int

class PredictorInfoCandidatesItem(Model):
    name: str
    """What people call it."""
    weight: float
    """How much it counts beside the others."""

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
    """What of the page is meant."""
    description: str
    """What it is, in words of whoever made it."""
    kind: Literal["content", "format", "access", "brand", "retrieval"]
    """Which kind it is; decides what else it has."""
    unit: str
    """What the number counts."""
    learned: PredictorCoefficientLearned
    """What the model holds now, log-odds per unit."""
    published: PredictorCoefficientPublished
    """What studies say of the association."""
    effect: PredictorCoefficientEffect | None
    """What is believed of changing it; null: there is only the association."""
    studies: list[str]
    answers: int
    """Answers for which the feature was seen."""

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
    """How it stands."""
    promotion: ModelPromotion
    created_at: str
    """When it was trained."""

class ModelPromotion(Model):
    decision: Literal["promote", "keep", "insufficient"]
    log_loss_gain: float
    """An answer, on held-out prompts; above 0 the new one is better."""
    log_loss_error: float
    brier_gain: float
    brier_error: float
    prompts: int
    """How many prompts."""

class PredictorDrift(Model):
    skill: list[PredictorDriftSkillItem]
    """Brier skill of each week’s new answers, with the range that exactly right predictions would have."""
    in_the_large: PredictorDriftInTheLarge
    drifted: list[PredictorDriftDriftedItem]
    features: int
    cells: int
    """How many cells: prompts × engines."""

class PredictorDriftSkillItem(Model):
    week: str
    skill: float
    """How much better than always expecting the mean; 0: not at all."""
    null_low: float
    null_high: float
    alarm: bool
    prompts: int
    """How many prompts."""

class PredictorDriftInTheLarge(Model):
    difference: float
    """One minus the other."""
    z: float | None

class PredictorDriftDriftedItem(Model):
    feature: str
    """What of the page is meant."""
    index: float
    null_high: float

class CalibrationReport(Model):
    """How well predictions met the answers that came later."""
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    status: Literal["measured", "not_run"]
    """not_run: no prediction was judged yet."""
    predictions: CalibrationReportPredictions
    report: ReliabilityReport | None
    by_engine: list[CalibrationReportByEngineItem]
    """The same for each engine."""
    by_locale: list[CalibrationReportByLocaleItem]
    by_model: list[CalibrationReportByModelItem]
    """Each version of the predictor by itself."""
    svg: str | None
    notes: list[str]
    """What to know when reading this, a sentence each."""

class CalibrationReportPredictions(Model):
    judged: int
    pending: int

class ReliabilityReport(Model):
    """Everything that a reliability diagram needs."""
    answers: float
    """How many answers."""
    prompts: int
    """How many prompts."""
    bins: list[ReliabilityReportBinsItem]
    """Equal numbers of answers in each. The band holds 95% of observed shares when predictions are exactly right."""
    calibration_error: ReliabilityReportCalibrationError
    in_the_large: ReliabilityReportInTheLarge
    brier: ReliabilityReportBrier
    log_loss: ReliabilityReportLogLoss
    coverage: ReliabilityReportCoverage
    """How often the 95% interval that was given agrees with the answers that came."""

class ReliabilityReportBinsItem(Model):
    from_: float
    to: float
    predicted: float
    """What the model expects."""
    observed: float
    answers: float
    """How many answers."""
    prompts: int
    """How many prompts."""
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
    """One minus the other."""
    z: float | None

class ReliabilityReportBrier(Model):
    score: float | None
    """The score."""
    baseline: float | None
    skill: float | None
    """How much better than always expecting the mean; 0: not at all."""
    standard_error: float | None
    """Standard error."""

class ReliabilityReportLogLoss(Model):
    score: float | None
    """The score."""
    baseline: float | None
    skill: float | None
    """How much better than always expecting the mean; 0: not at all."""
    standard_error: float | None
    """Standard error."""

class ReliabilityReportCoverage(Model):
    """How often the 95% interval that was given agrees with the answers that came."""
    cells: int
    """How many cells: prompts × engines."""
    covered: int
    rate: float | None
    """Share, from 0 to 1."""
    low: float | None
    """Lower end of the interval."""
    high: float | None
    """Upper end of the interval."""

class CalibrationReportByEngineItem(Model):
    group: str
    """What is counted together in this entry."""
    report: ReliabilityReport

class CalibrationReportByLocaleItem(Model):
    group: str
    """What is counted together in this entry."""
    report: ReliabilityReport

class CalibrationReportByModelItem(Model):
    group: str
    """What is counted together in this entry."""
    report: ReliabilityReport

class PredictedObservedList(Model):
    items: list[PredictedObserved]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class PredictedObserved(Model):
    """A prediction beside what was seen of its cell."""
    prediction_id: str
    """The prediction."""
    prompt_id: str | None
    """The prompt that it is about."""
    prompt_text: str
    """The question as it was asked."""
    engine: str
    """The engine’s id, such as `openai`."""
    source: Literal["scan", "request"]
    model_version: str
    """Which predictor made it."""
    predicted: PredictedObservedPredicted
    observed: PredictedObservedObserved | None
    """null: no scan has asked this cell since."""
    agrees: bool | None
    """Whether the answers are compatible with the 95% interval."""
    surprise: float | None
    """Log loss an answer, in nats; 0.69 is a coin’s."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    predicted_at: str
    """When it was predicted."""

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
    """How many answers."""
    scan_id: str
    """The scan that it is of; null where it is of none."""
    at: str
    """When the scan ended."""

class Simulation(Model):
    id: str
    """The simulation."""
    project_id: str
    """The project."""
    name: str
    """What people call it."""
    change: SimulatedChange
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """Which predictor made it."""
    created_at: str
    """When it was made."""
    result: SimulationResult

class SimulatedChange(Model):
    edits: list[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]]
    replacement: str | None
    """The address of the new page, or “html”."""
    adoption: float

class SimulationResult(Model):
    before: SimulationResultBefore
    """Predicted mean presence as things are."""
    portfolio: SimulationResultPortfolio
    """Change of the mean over all cells, in probability: 0.01 is one point."""
    cells: list[SimulationResultCellsItem]
    """Prompt × engine."""
    capped_share: float
    """How often summed content edits met the cap."""
    associations: list[str]
    """Changed features whose effect nobody has tested: cited pages have them, but may be cited for other reasons."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class SimulationResultBefore(Model):
    """Predicted mean presence as things are."""
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
    """How likely it is to be above zero."""

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
    """How likely it is to be above zero."""

class SimulationResultCellsItem(Model):
    prompt_id: str | None
    """The prompt that it is about."""
    prompt_text: str
    """The question as it was asked."""
    engine: str
    """The engine’s id, such as `openai`."""
    before: float
    """Predicted presence as things are."""
    uplift: Spread
    changes: list[str]
    """Features that the change moves here."""

class SimulateChange(Model):
    name: str | None
    """Left out: made from the edits."""
    edits: list[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]] | None
    """What is changed on the page, each thoroughly."""
    new_html: str | None
    """Or the page as it would be: its features replace the present ones."""
    new_url: str | None
    """Or where such a page stands."""
    url: str | None
    """The page as it is; left out: the project’s own pages."""
    html: str | None
    engines: list[str] | None
    """Left out: the project’s, without the sandbox."""
    prompt_ids: list[str] | None
    """Left out: the active prompt set."""
    adoption: float | None
    """Share of rivals that you expect to do the same: slots in answers are shared out."""

class SimulationList(Model):
    items: list[SimulationSummary]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class SimulationSummary(Model):
    id: str
    """The simulation."""
    project_id: str
    """The project."""
    name: str
    """What people call it."""
    change: SimulatedChange
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """Which predictor made it."""
    created_at: str
    """When it was made."""
    portfolio: Spread
    cells: int
    """How many cells: prompts × engines."""

class SimulationComparison(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """Which predictor made it."""
    cells: int
    """Prompt × engine that all of them share; the comparison is over these."""
    variants: list[SimulationComparisonVariantsItem]
    """Most likely best first."""
    unchanged_best_probability: float
    """Probability that leaving things as they are does best."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class SimulationComparisonVariantsItem(Model):
    simulation_id: str
    name: str
    """What people call it."""
    uplift: Spread
    best_probability: float
    """Probability that nothing else compared here, and leaving things as they are, does better."""

class CompareSimulations(Model):
    simulation_ids: list[str]

class AnalyticsOverview(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: Span
    before: AnalyticsOverviewBefore
    """The span of the same length before it."""
    provenance: Provenance
    scans: int
    """How many scans."""
    answers: int
    """How many answers."""
    alerts: list[OpenAlert]
    """Open now, the most urgent first."""
    next_run_at: str | None
    surfaces: list[AnalyticsOverviewSurfacesItem]
    """One entry for each surface: they are never pooled unasked."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class Span(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class AnalyticsOverviewBefore(Model):
    """The span of the same length before it."""
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class AnalyticsOverviewSurfacesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engines: list[str]
    """Ids of engines."""
    basis: Literal["all_answers", "shown_answers", "mixed"]
    """What the rates are of. all_answers: each question got an answer. shown_answers: of the answers that were shown; an answer box, such as Google’s AI Overview, shows none to some questions, which then count nowhere: see `shown`. mixed: engines of both kinds are pooled."""
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. Rate of searches that show an answer with the brand: value × presence.value."""
    measures: list[AnalyticsOverviewSurfacesItemMeasuresItem]
    share_of_voice: ShareOfVoice | None

class AnalyticsOverviewSurfacesItemMeasuresItem(Model):
    measure: str
    """What is counted: presence, mention or citation."""
    figure: Estimate
    change: PeriodChange | None
    """null: nothing was measured in the span before."""

class PeriodChange(Model):
    """On the prompts that both asked, and on questions like these."""
    tracked: Difference
    market: Difference

class History(Model):
    """Points with intervals; where no scan was, there is no point."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: Span
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    series: list[HistorySeriesItem]
    """Points in time, the oldest first."""
    changes: list[ChangeMark]
    """Logged changes of the span, to mark on every series."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class HistorySeriesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: pooled over the engines of the surface."""
    basis: Literal["all_answers", "shown_answers", "mixed"]
    """What the rates are of. all_answers: each question got an answer. shown_answers: of the answers that were shown; an answer box, such as Google’s AI Overview, shows none to some questions, which then count nowhere: see `shown`. mixed: engines of both kinds are pooled."""
    points: list[HistorySeriesItemPointsItem]
    """Points in time, the oldest first."""
    expected_next: HistorySeriesItemExpectedNext | None
    """Where the next scan of the same prompts would come out, 19 times in 20, if nothing changed (test-retest)."""

class HistorySeriesItemPointsItem(Model):
    bucket: str
    """A scan’s id, or the first day of the period."""
    at: str
    """When its first scan began."""
    scans: list[str]
    """The scans."""
    figure: Estimate
    shown: Estimate | None
    """How often an answer was shown at all (trigger rate). null: engines that always answer. Rate of searches that show an answer with the brand: value × presence.value."""
    breaks: list[Break]
    """Empty: the point is comparable with the one before."""
    partial: bool
    """The span holds only a part of the period: it was cut, or is not over."""

class Break(Model):
    """What else differs from the point before."""
    kind: Literal["engines_changed", "engine_model_changed", "prompts_changed", "identity_changed", "detector_changed", "locale_changed", "persona_changed"]
    """Which kind it is; decides what else it has."""
    detail: str
    """More about it, in words for people."""

class HistorySeriesItemExpectedNext(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ChangeMark(Model):
    """A logged change within the span."""
    id: str
    """The change."""
    kind: Literal["content", "technical", "links", "publicity", "product", "other"]
    """Which kind it is; decides what else it has."""
    at: str
    """When it went live."""
    note: str
    """Words of whoever did it."""

class Forecast(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: ForecastSpan
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    series: list[ForecastSeriesItem]
    """Points in time, the oldest first."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class ForecastSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ForecastSeriesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: pooled over the engines of the surface."""
    scans: int
    """Scans that it rests on: those since the last break."""
    since: str | None
    breaks: list[Break]
    """Why earlier scans do not count."""
    forecast: list[ForecastSeriesItemForecastItem] | None
    """null: too few scans; see `missing`."""
    missing: str | None

class ForecastSeriesItemForecastItem(Model):
    at: str
    """A scan then."""
    value: float
    """Half of such scans come out higher."""
    ci: ForecastSeriesItemForecastItemCi
    """Holds what 95 in 100 such scans will show, noise included."""
    ci80: ForecastSeriesItemForecastItemCi80
    """Holds what 80 in 100 such scans will show."""
    ci50: ForecastSeriesItemForecastItemCi50
    """Holds what 50 in 100 such scans will show."""

class ForecastSeriesItemForecastItemCi(Model):
    """Holds what 95 in 100 such scans will show, noise included."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How the interval was made; see GET /v1/methodology."""

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
    """The project that it is of; null where it is of none."""
    span: Span
    before: Span
    provenance: Provenance
    shift: MoversShift
    """The brand’s own shift; movers differ from it."""
    movers: list[Mover]
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class MoversShift(Model):
    """The brand’s own shift; movers differ from it."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Verdict
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: MoversShiftCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class MoversShiftCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class PeriodComparison(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    before: Span
    after: Span
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    headline: str
    """The result in one sentence."""
    engines: list[str]
    """Asked in both; only these are compared."""
    overall: PeriodChange | None
    """null: engines of several surfaces; see byEngine."""
    by_engine: list[PeriodComparisonByEngineItem]
    """The same for each engine."""
    breaks: list[Break]
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class PeriodComparisonByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    tracked: Difference
    market: Difference

class ComparePeriods(Model):
    project_id: str
    """The project."""
    before: ComparePeriodsBefore
    """How it was before."""
    after: ComparePeriodsAfter
    """How it is after."""
    time_zone: str | None
    """Left out: the project’s."""
    measure: Literal["presence", "mention", "citation"] | None
    """presence: mention or citation."""
    brand_id: str | None
    """A competitor; left out: the own brand."""
    rules: CellRules | None
    segment_id: str | None
    """One segment."""

class ComparePeriodsBefore(Model):
    """How it was before."""
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""

class ComparePeriodsAfter(Model):
    """How it is after."""
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""

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
    """Who asked."""
    origins: list[Literal["measured", "imported"]] | None
    """Answers that scans asked for, or that were imported. Left out: measured ones; imported ones where the project has measured nothing."""
    contains: str | None
    """Text within the prompt."""
    branded: Literal["exclude", "include", "only"] | None
    """Prompts that name the brand. Excluded by default."""

class ChangeParts(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    before: ChangePartsBefore
    """How it was before."""
    after: ChangePartsAfter
    """How it is after."""
    measure: str
    """What is counted: presence, mention or citation."""
    provenance: Provenance
    change: float | None
    """null: the spans share no prompt and engine."""
    parts: list[ChangePartsPartsItem]
    """They sum to the change."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class ChangePartsBefore(Model):
    """How it was before."""
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ChangePartsAfter(Model):
    """How it is after."""
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ChangePartsPartsItem(Model):
    part: Literal["engines", "prompts", "model", "identity", "presence"]
    """engines, prompts: asked in one span only. model: engines that answer with another model. identity: answers read with other names or domains. presence: the brand itself, where none of that changed."""
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
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class DecomposeChange(Model):
    project_id: str
    """The project."""
    before: DecomposeChangeBefore
    """How it was before."""
    after: DecomposeChangeAfter
    """How it is after."""
    time_zone: str | None
    """Left out: the project’s."""
    measure: Literal["presence", "mention", "citation"] | None
    """presence: mention or citation."""
    brand_id: str | None
    """A competitor; left out: the own brand."""
    rules: CellRules | None
    segment_id: str | None
    """One segment."""

class DecomposeChangeBefore(Model):
    """How it was before."""
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""

class DecomposeChangeAfter(Model):
    """How it is after."""
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""

class Volatility(Model):
    """How much answers change from scan to scan, beside what is noise."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: VolatilitySpan
    provenance: Provenance
    steps: list[VolatilityStepsItem]
    """What to do, one after the other."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class VolatilitySpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class VolatilityStepsItem(Model):
    before: str
    """The earlier scan."""
    after: str
    """The next one."""
    brands: Churn
    sources: VolatilityStepsItemSources
    """Of the domains that answers cite."""

class Churn(Model):
    jaccard: float | None
    """1: the same as before. 0: nothing in common."""
    expected: ChurnExpected | None
    """What chance alone gives when nothing changed, 95 times in 100 within this range."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """What the test says."""
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
    """1: the same as before. 0: nothing in common."""
    expected: ChurnOrderExpected | None
    """What chance alone gives when nothing changed, 95 times in 100 within this range."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """What the test says."""

class ChurnOrderExpected(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class VolatilityStepsItemSources(Model):
    """Of the domains that answers cite."""
    jaccard: float | None
    """1: the same as before. 0: nothing in common."""
    expected: VolatilityStepsItemSourcesExpected | None
    """What chance alone gives when nothing changed, 95 times in 100 within this range."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """What the test says."""
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
    """1: the same as before. 0: nothing in common."""
    expected: VolatilityStepsItemSourcesOrderExpected | None
    """What chance alone gives when nothing changed, 95 times in 100 within this range."""
    verdict: Literal["more_than_chance", "within_chance", "nothing_to_compare"]
    """What the test says."""

class VolatilityStepsItemSourcesOrderExpected(Model):
    value: float
    """The figure itself."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class PositionDistribution(Model):
    """Where in answers brands are mentioned."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: PositionDistributionSpan
    provenance: Provenance
    brands: list[PositionDistributionBrandsItem]
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class PositionDistributionSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class PositionDistributionBrandsItem(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    role: Literal["own", "competitor"]
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    mentions: int
    """Answers that mention it."""
    first: PositionDistributionBrandsItemFirst
    """Of them, those that mention it before any other brand."""
    top3: PositionDistributionBrandsItemTop3
    recommended: PositionDistributionBrandsItemRecommended
    """Of them, those that recommend it."""
    mean_rank: PositionDistributionBrandsItemMeanRank
    """Mean place among the brands of an answer, from 1, over the answers that mention it."""
    word_share: PositionDistributionBrandsItemWordShare
    """Mean share of the words of an answer."""

class PositionDistributionBrandsItemFirst(Model):
    """Of them, those that mention it before any other brand."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemFirstCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class PositionDistributionBrandsItemFirstCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemTop3(Model):
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemTop3Ci | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class PositionDistributionBrandsItemTop3Ci(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemRecommended(Model):
    """Of them, those that recommend it."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemRecommendedCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class PositionDistributionBrandsItemRecommendedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemMeanRank(Model):
    """Mean place among the brands of an answer, from 1, over the answers that mention it."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemMeanRankCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class PositionDistributionBrandsItemMeanRankCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class PositionDistributionBrandsItemWordShare(Model):
    """Mean share of the words of an answer."""
    value: float | None
    """The figure itself."""
    ci: PositionDistributionBrandsItemWordShareCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class PositionDistributionBrandsItemWordShareCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class MetricTable(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: MetricTableSpan
    before: MetricTableBefore | None
    """What `changes` are against."""
    rows: list[MetricTableRowsItem]
    """One entry for each row."""
    total: int
    """How many there are in all."""
    next: str | None
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class MetricTableSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class MetricTableBefore(Model):
    """What `changes` are against."""
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class MetricTableRowsItem(Model):
    dimensions: Map[str | None]
    values: Map[float | None]
    """Counts and means by metric."""
    figures: Map[Estimate]
    """Presence, mention and citation, where asked for, with both intervals."""
    changes: Map[RowChange] | None
    """By figure, where `changes` was asked for. A figure that the span before lacks is left out."""

class RowChange(Model):
    tracked: RowChangeTracked
    """On the prompts of the row that both spans asked; of fewer than six too."""
    market: RowChangeMarket
    """On questions like these; from six prompts on."""

class RowChangeTracked(Model):
    """On the prompts of the row that both spans asked; of fewer than six too."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """rise, fall: `ci` leaves 0 out and qValue is .1 at most, so that at most 1 in 10 of those is a false alarm. Of many rows, some whose `ci` leaves 0 out are no change shown."""
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: RowChangeTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    q_value: float | None
    """Benjamini-Hochberg over all rows that were tested."""

class RowChangeTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class RowChangeMarket(Model):
    """On questions like these; from six prompts on."""
    question: Literal["tracked", "market"]
    """tracked: on the very prompts that both asked. market: on questions like these."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """rise, fall: `ci` leaves 0 out and qValue is .1 at most, so that at most 1 in 10 of those is a false alarm. Of many rows, some whose `ci` leaves 0 out are no change shown."""
    value: float | None
    """After minus before: 0.05 is 5 points more."""
    ci: RowChangeMarketCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """Of the same test as `ci`: below .05 where it leaves 0 out."""
    smallest_visible: float | None
    """The smallest change that these answers would show 4 times in 5."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """The figure after the change."""
    shared: int
    """Prompts that both asked; for the market their topics, from 8 topics on."""
    unshared: int
    """Prompts, or topics, that only one of them asked and that add to the figure; market only."""
    cells: int
    """Prompts × engines with answers in both: each weighs the same."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    q_value: float | None
    """Benjamini-Hochberg over all rows that were tested."""

class RowChangeMarketCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class QueryMetrics(Model):
    project_id: str
    """The project."""
    from_: str | None
    """Day or instant; left out: `days` before `to`."""
    to: str | None
    """Day, included, or instant; left out: now."""
    days: int | None
    """How many days."""
    time_zone: str | None
    """Left out: the project’s."""
    metrics: list[Literal["presence", "mention", "citation", "answers", "lost", "refused", "prompts", "scans"]]
    dimensions: list[Literal["brand", "engine", "surface", "model", "intent", "topic", "prompt", "country", "language", "persona", "scan", "day", "week", "month"]] | None
    """What a row stands for. Without `brand`, rows are of the own brand."""
    rules: CellRules | None
    segment_id: str | None
    """One segment."""
    brand_ids: list[str] | None
    having: list[QueryMetricsHavingItem] | None
    """Rows whose metrics, of those asked for, lie within bounds."""
    order_by: QueryMetricsOrderBy | None
    """By a metric or dimension asked for, or by `change` of the first metric on these prompts; left out: by the dimensions."""
    changes: bool | None
    """Each row also gets its change against the span of the same length before, tested over all rows; `change` can then be ordered by. Rows by time or scan have none."""
    limit: int | None
    after: str | None
    """`next` of the page before."""

class QueryMetricsHavingItem(Model):
    metric: str
    """Which figure is looked at."""
    min: float | None
    max: float | None

class QueryMetricsOrderBy(Model):
    """By a metric or dimension asked for, or by `change` of the first metric on these prompts; left out: by the dimensions."""
    field: str
    direction: Literal["asc", "desc"] | None
    """Which way."""

class SentimentReport(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    span: SentimentReportSpan
    provenance: Provenance
    reader: ReaderOfReport
    mentions: int
    """Answers that mention the brand."""
    positive: int
    """How many speak well of the brand."""
    neutral: int
    """How many do neither."""
    negative: int
    """How many speak badly of the brand."""
    mixed: int
    unknown: int
    """Not sure enough to say: never counted as neutral."""
    strength: SentimentReportStrength
    """How strongly: the strongest thing that each answer surely says of it. `mentioned` holds those where nothing stronger is sure, so the other counts are the least there can be."""
    positive_share: SentimentReportPositiveShare
    """Of the answers whose polarity is known; `least` and `most` bound it over all mentions."""
    negative_share: SentimentReportNegativeShare
    unknown_share: SentimentReportUnknownShare
    """Of all mentions."""
    corrected: SentimentReportCorrected
    """Shares of the mentions that were read, corrected for the reader’s error as people’s checks show it. These can be compared from reader to reader; the others cannot."""
    series: list[SentimentReportSeriesItem]
    """Points in time, the oldest first."""
    themes: list[SentimentReportThemesItem]
    quotes: list[SentimentReportQuotesItem]
    answers_quoted: int
    """The newest answers that themes and quotes were read from."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class SentimentReportSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ReaderOfReport(Model):
    """Who read the answers behind these figures."""
    name: str
    """What people call it."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    read: int
    """Mentions that it has read."""
    waiting: int
    """Mentions that wait to be read: they count as unknown."""
    agreement: ReaderOfReportAgreement
    """Of mentions that it read twice, those with the same tone both times."""

class ReaderOfReportAgreement(Model):
    """Of mentions that it read twice, those with the same tone both times."""
    value: float | None
    """The figure itself."""
    ci: ReaderOfReportAgreementCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class ReaderOfReportAgreementCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class SentimentReportStrength(Model):
    """How strongly: the strongest thing that each answer surely says of it. `mentioned` holds those where nothing stronger is sure, so the other counts are the least there can be."""
    recommended: int
    listed: int
    compared: int
    mentioned: int
    warned_against: int

class SentimentReportPositiveShare(Model):
    """Of the answers whose polarity is known; `least` and `most` bound it over all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    least: float | None
    """Of all mentions, were none of the unknown ones of this tone."""
    most: float | None
    """Of all mentions, were all of the unknown ones of this tone."""

class SentimentReportNegativeShare(Model):
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    least: float | None
    """Of all mentions, were none of the unknown ones of this tone."""
    most: float | None
    """Of all mentions, were all of the unknown ones of this tone."""

class SentimentReportUnknownShare(Model):
    """Of all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class SentimentReportCorrected(Model):
    """Shares of the mentions that were read, corrected for the reader’s error as people’s checks show it. These can be compared from reader to reader; the others cannot."""
    positive: CorrectedShare
    negative: CorrectedShare
    mixed: CorrectedShare
    recommended: CorrectedShare

class CorrectedShare(Model):
    """Of all mentions that were read, corrected for the reader’s error (Rogan and Gladen)."""
    value: float | None
    """The figure itself."""
    ci: CorrectedShareCi | None
    """Interval of the figure; null: none can be given."""
    label: Literal["ok", "few_checked", "unknown"]
    """few_checked: fewer than 20 readings were checked by people. unknown: the interval is wider than 60 points, and no value is given."""
    sensitivity: CorrectedShareSensitivity
    """Of what people found so, what the reader found so."""
    specificity: CorrectedShareSpecificity
    """Of what people did not find so, what the reader did not."""
    checked: int
    """Readings of the random sample that people checked."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class CorrectedShareCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class CorrectedShareSensitivity(Model):
    """Of what people found so, what the reader found so."""
    value: float | None
    """The figure itself."""
    ci: CorrectedShareSensitivityCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class CorrectedShareSensitivityCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class CorrectedShareSpecificity(Model):
    """Of what people did not find so, what the reader did not."""
    value: float | None
    """The figure itself."""
    ci: CorrectedShareSpecificityCi | None
    """Interval of the figure; null: none can be given."""
    n: int
    """How many the figure rests on."""

class CorrectedShareSpecificityCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class SentimentReportSeriesItem(Model):
    bucket: str
    partial: bool
    """The span holds only a part of the period: it was cut, or is not over."""
    mentions: int
    """Answers that mention the brand."""
    positive: int
    """How many speak well of the brand."""
    neutral: int
    """How many do neither."""
    negative: int
    """How many speak badly of the brand."""
    mixed: int
    unknown: int
    """Not sure enough to say: never counted as neutral."""
    strength: SentimentReportSeriesItemStrength
    """How strongly: the strongest thing that each answer surely says of it. `mentioned` holds those where nothing stronger is sure, so the other counts are the least there can be."""
    positive_share: SentimentReportSeriesItemPositiveShare
    """Of the answers whose polarity is known; `least` and `most` bound it over all mentions."""
    negative_share: SentimentReportSeriesItemNegativeShare
    unknown_share: SentimentReportSeriesItemUnknownShare
    """Of all mentions."""
    corrected: SentimentReportSeriesItemCorrected
    """Shares of the mentions that were read, corrected for the reader’s error as people’s checks show it. These can be compared from reader to reader; the others cannot."""

class SentimentReportSeriesItemStrength(Model):
    """How strongly: the strongest thing that each answer surely says of it. `mentioned` holds those where nothing stronger is sure, so the other counts are the least there can be."""
    recommended: int
    listed: int
    compared: int
    mentioned: int
    warned_against: int

class SentimentReportSeriesItemPositiveShare(Model):
    """Of the answers whose polarity is known; `least` and `most` bound it over all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    least: float | None
    """Of all mentions, were none of the unknown ones of this tone."""
    most: float | None
    """Of all mentions, were all of the unknown ones of this tone."""

class SentimentReportSeriesItemNegativeShare(Model):
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    least: float | None
    """Of all mentions, were none of the unknown ones of this tone."""
    most: float | None
    """Of all mentions, were all of the unknown ones of this tone."""

class SentimentReportSeriesItemUnknownShare(Model):
    """Of all mentions."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Clusters of prompts behind it."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class SentimentReportSeriesItemCorrected(Model):
    """Shares of the mentions that were read, corrected for the reader’s error as people’s checks show it. These can be compared from reader to reader; the others cannot."""
    positive: CorrectedShare
    negative: CorrectedShare
    mixed: CorrectedShare
    recommended: CorrectedShare

class SentimentReportThemesItem(Model):
    theme: Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]
    sentences: int
    positive: int
    """How many speak well of the brand."""
    negative: int
    """How many speak badly of the brand."""

class SentimentReportQuotesItem(Model):
    text: str
    """The words as they are."""
    sentiment: Literal["positive", "negative", "mixed"]
    confidence: float
    themes: list[Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]]
    answer_id: str
    engine: str
    """The engine’s id, such as `openai`."""

class ClaimAccuracy(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: ClaimAccuracySpan
    provenance: Provenance
    answers_read: int
    """The newest that mention the brand."""
    right: int
    """Answers."""
    wrong: int
    """Answers."""
    cannot_tell: int
    """Answers."""
    accuracy: ClaimAccuracyAccuracy
    """Right, of those that are right or wrong."""
    facts: list[ClaimAccuracyFactsItem]
    """What is true of the brand."""
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class ClaimAccuracySpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ClaimAccuracyAccuracy(Model):
    """Right, of those that are right or wrong."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """How many the figure rests on."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ClaimAccuracyFactsItem(Model):
    fact_id: str
    kind: Literal["number", "price", "feature", "date"]
    """Which kind it is; decides what else it has."""
    right: int
    """Answers."""
    wrong: int
    """Answers."""
    cannot_tell: int
    """Answers."""
    accuracy: ClaimAccuracyFactsItemAccuracy
    """Right, of those that are right or wrong."""
    evidence: list[ClaimAccuracyFactsItemEvidenceItem]
    """What it rests on."""

class ClaimAccuracyFactsItemAccuracy(Model):
    """Right, of those that are right or wrong."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """How many the figure rests on."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ClaimAccuracyFactsItemEvidenceItem(Model):
    verdict: Literal["right", "wrong", "cannot_tell"]
    """What the test says."""
    claimed: str | None
    sentence: str
    """The result in one sentence, in the language of the answer."""
    answer_id: str
    engine: str
    """The engine’s id, such as `openai`."""

class FactSheet(Model):
    """What is true of the brand."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    facts: list[Fact]
    """What is true of the brand."""
    updated_at: str
    """When it was set."""

class SetFactSheet(Model):
    facts: list[Fact]
    """What is true of the brand."""

class AnomalyList(Model):
    items: list[Anomaly]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class Anomaly(Model):
    """A break in a series, with its cause and what was done about it."""
    mode: Mode
    id: str
    """The anomaly."""
    project_id: str
    """The project that it is of; null where it is of none."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    engine: str | None
    """null: the engines of the surface together."""
    provenance: Provenance
    cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"]
    """What the evidence points to. engine_change: one engine stood out; topic: one topic did; source_lost: the answers that cited a source of others did. brand: nobody stood out, the same prompts, engines and models show it more or less often. A part is named in 2 of 100 changes at most that all parts share."""
    direction: Literal["drop", "rise"]
    """Which way."""
    headline: str
    """The result in one sentence."""
    before: float | None
    """The figure before the change."""
    after: float | None
    """Presence since then, on prompts and engines that both sides have."""
    change: float | None
    """After minus before."""
    ci: AnomalyCi | None
    """Interval of the change; null where prompts or engines changed."""
    score: float | None
    """The change in standard deviations."""
    false_alarms: float
    """Most that is expected, as a share of such series: a false break in 26 scans where nothing but chance and days of up to .2 logits vary."""
    evidence: list[AnomalyEvidenceItem]
    """What it rests on."""
    began_scan_id: str
    """The scan from which on."""
    began_at: str
    """When it began."""
    found_scan_id: str
    """The scan that showed it."""
    found_at: str
    """When that began."""
    state: Literal["open", "acknowledged", "resolved"]
    """Where it stands in its life."""
    note: str | None
    """Words of whoever did it."""
    handled_by: str | None
    handled_at: str | None

class AnomalyCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class AnomalyEvidenceItem(Model):
    cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"]
    statement: str
    share: float | None
    """Share of the change that it explains."""

class AcknowledgeAnomaly(Model):
    state: Literal["open", "acknowledged", "resolved"] | None
    """open: reopens it."""
    note: str | None
    """Words of whoever did it."""

class GeneratedRecommendations(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """Which predictor made it."""
    made: int
    renewed: int
    gone: int
    """Suggested before and no longer found."""
    items: list[RecommendationSummary]
    """The 20 that promise most for a day of work."""
    written: GeneratedRecommendationsWritten | None
    """null: no engine was asked."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class RecommendationSummary(Model):
    id: str
    """The recommendation."""
    project_id: str
    """The project."""
    mode: Mode
    move: Move
    title: str
    """A short line for people."""
    state: RecommendationState
    found: bool
    """false: the last look no longer found it."""
    effort_days: float
    """A usual guess."""
    uplift: Spread | None
    """Predicted, over all prompts; null: no effect is known."""
    rank: int | None
    """1 has the largest uplift; those that differ by no more than chance share a rank."""
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    prompts: int
    """Prompts affected."""
    lost: int | None
    """Of these, those that others win."""
    owner: str | None
    """Who sees to it; null: nobody yet."""
    due: str | None
    """The day by which it is to be done."""
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
    """Of your own key; null: unknown."""
    cases: int
    """Worded by the engine, in one language at least."""
    refused: int
    """Sentences left out: they said what their facts do not."""

class GeneratedRecommendationsWrittenEstimatedCostUsd(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class GenerateRecommendations(Model):
    days: int | None
    """How many days."""
    read_pages: int | None
    """Cited pages to read now, the most cited first, where no copy is kept."""
    engine: str | None
    """Words the five best cases, on your own key of it. What it makes up is left out."""
    max_cost_usd: float | None
    """What `engine` may cost; 0 only tells the estimate."""

class RecommendationList(Model):
    items: list[RecommendationSummary]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class RecommendationsOverview(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    model_version: str
    """Which predictor made it."""
    states: list[RecommendationsOverviewStatesItem]
    open: RecommendationsOverviewOpen
    measured: RecommendationsOverviewMeasured
    """What was predicted beside what came of it, on affected prompts."""

class RecommendationsOverviewStatesItem(Model):
    state: RecommendationState
    count: int
    """How many."""

class RecommendationsOverviewOpen(Model):
    moves: int
    effort_days: float
    uplift: Spread | None
    """Expected if all open moves are done together."""
    sum_of_parts: float
    """Each alone, added up: not what they bring together."""
    best: list[RecommendationSummary]

class RecommendationsOverviewMeasured(Model):
    """What was predicted beside what came of it, on affected prompts."""
    moves: int
    predicted: float
    """What the model expects."""
    realised: float
    within_predicted: int
    """Measured within the predicted 95%, noise allowed for."""
    scale: RecommendationsOverviewMeasuredScale

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
    """Which predictor made it."""
    unit: Literal["days", "credits"]
    """What the number counts."""
    budget: float
    spent: float
    """What it has cost so far."""
    steps: list[OptimizationPlanStepsItem]
    """What to do, one after the other."""
    uplift: OptimizationPlanUplift
    """Of the whole plan."""
    sum_of_parts: float
    """Each step taken alone, added up: not what they bring together."""
    top_three: OptimizationPlanTopThree
    """The three of highest uplift that the budget allows."""
    beats_top_three: float
    """Probability; .5 where both are the same."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class OptimizationPlanStepsItem(Model):
    recommendation_id: str
    """The recommendation."""
    title: str
    """A short line for people."""
    cost: float
    gain: OptimizationPlanStepsItemGain
    """What it adds to the steps before it."""
    next: OptimizationPlanStepsItemNext | None
    """The best move that could stand here instead."""

class OptimizationPlanStepsItemGain(Model):
    """What it adds to the steps before it."""
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
    """How likely it is to be above zero."""

class OptimizationPlanStepsItemNext(Model):
    recommendation_id: str
    """The recommendation."""
    probability: float
    """That this step gains more for its cost."""
    tie: bool
    """true: it hardly matters which comes first."""

class OptimizationPlanUplift(Model):
    """Of the whole plan."""
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
    """How likely it is to be above zero."""

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
    """A short line for people."""
    state: RecommendationState
    found: bool
    """false: the last look no longer found it."""
    effort_days: float
    """A usual guess."""
    uplift: Spread | None
    """Predicted, over all prompts; null: no effect is known."""
    rank: int | None
    """1 has the largest uplift; those that differ by no more than chance share a rank."""
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    prompts: int
    """Prompts affected."""
    lost: int | None
    """Of these, those that others win."""
    owner: str | None
    """Who sees to it; null: nobody yet."""
    due: str | None
    """The day by which it is to be done."""
    created_at: str
    """When it was first found."""
    updated_at: str
    """When it last changed."""
    why: str
    """Why, in words for people."""
    steps: list[str]
    """What to do, one after the other."""
    proof: str
    """What would show that it worked."""
    caution: str | None
    published: list[RecommendationPublishedItem]
    prompt_ids: list[str]
    """The prompts that it is about."""
    engines: list[str]
    """Ids of engines."""
    pages: list[str]
    """Addresses of pages."""
    evidence: list[RecommendationEvidenceItem]
    """What it rests on."""
    answer_ids: list[str]
    """Answers that show it."""
    case: RecommendationCase | None
    """null: an earlier release found it."""
    prediction: UpliftPrediction | None
    proof_credits: int
    """Of two scans that measure it."""
    shipped_at: str | None
    change_id: str | None
    """Its entry in the change log."""
    measured: MeasuredUplift | None
    history: list[RecommendationHistoryItem]

class RecommendationPublishedItem(Model):
    feature: str
    """What of the page is meant."""
    description: str
    """What it is, in words of whoever made it."""
    log_odds: float
    sd: float
    """Standard deviation."""
    tested: bool
    """false: an association; nobody changed it to see."""
    sources: list[str]
    """Where it comes from."""

class RecommendationEvidenceItem(Model):
    operation: str
    """The operation’s id."""
    url: str
    """Its address."""

class RecommendationCase(Model):
    """Why these questions are lost, and the one thing to do, with all that shows it."""
    at: str
    """When it was put together."""
    days: int
    """How many days."""
    about: RecommendationCaseAbout
    """What is asked for, in a few words."""
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
    """What is asked for, in a few words."""
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

class RecommendationCaseLostCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class RecommendationCaseLostItemsItem(Model):
    prompt_id: str | None
    """The prompt that it is about."""
    text: str
    """The words as they are."""
    intent: str
    """What the asker wants, such as `comparison`."""
    engines: list[str]
    """Ids of engines."""
    own: int
    """Answers."""
    of: int
    """Answers."""
    rate: float
    """Of its answers, those that name the brand."""
    ci: RecommendationCaseLostItemsItemCi | None
    """95%, for these questions."""
    rival: str | None
    """Who is named most often instead."""

class RecommendationCaseLostItemsItemCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

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
    """Of whom it speaks."""

class RecommendationCaseNamedItem(Model):
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    answers: int
    """Answers."""
    of: int
    """Answers."""
    because: Literal["said", "source", "own_site", "unknown"]
    """said: an answer gives a reason. source, own_site: the pages that these answers cite."""
    reason: str | None
    """The words of an answer, or an address; null: none is known."""

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
    """The day of its last change, as it says itself."""
    names_you: bool | None
    """null: its text is not known."""
    names: list[str]
    """Competitors that it names."""

class RecommendationCaseOwnPage(Model):
    url: str
    """Its address."""
    changed: str | None
    cited: int

class RecommendationCaseLacksItem(Model):
    kind: Literal["page", "topic", "fact", "table", "question", "evidence", "date", "access"]
    """Which kind it is; decides what else it has."""
    what: RecommendationCaseLacksItemWhat
    shown_by: list[str]
    """Cited pages that have it."""
    read: int
    """Cited pages that were read."""

class RecommendationCaseLacksItemWhat(Model):
    en: str
    de: str

class RecommendationCaseTodo(Model):
    en: str
    de: str

class RecommendationCaseBy(Model):
    role: Literal["web", "content", "product", "press", "owner", "office", "support"]
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    en: str
    de: str

class RecommendationCaseProof(Model):
    questions: int
    credits: int
    """Credits; one is one live answer."""
    others: int
    """Questions that it does not touch, to compare with."""

class RecommendationCaseText(Model):
    en: RecommendationCaseTextEn
    de: RecommendationCaseTextDe

class RecommendationCaseTextEn(Model):
    title: str
    """A short line for people."""
    sentences: list[RecommendationCaseTextEnSentencesItem]
    written_by: str | None
    """The engine that worded it; null: this service."""

class RecommendationCaseTextEnSentencesItem(Model):
    part: Literal["where", "who", "why", "lacks", "do", "by", "gain", "proof"]
    """Which part of the whole."""
    text: str
    """The words as they are."""
    evidence: list[str]
    """Fields of the case that it rests on, such as “quotes.0”."""

class RecommendationCaseTextDe(Model):
    title: str
    """A short line for people."""
    sentences: list[RecommendationCaseTextDeSentencesItem]
    written_by: str | None
    """The engine that worded it; null: this service."""

class RecommendationCaseTextDeSentencesItem(Model):
    part: Literal["where", "who", "why", "lacks", "do", "by", "gain", "proof"]
    """Which part of the whole."""
    text: str
    """The words as they are."""
    evidence: list[str]
    """Fields of the case that it rests on, such as “quotes.0”."""

class UpliftPrediction(Model):
    """In probability: 0.01 is one point."""
    overall: UpliftPredictionOverall
    """Change of mean presence over all prompts and engines."""
    affected: UpliftPredictionAffected
    """The same on the affected prompts alone."""
    by_engine: list[UpliftPredictionByEngineItem]
    """The same for each engine."""
    scale: float
    """Share of published effects that moves of this project came to; 1 before one was verified."""
    model_version: str
    """Which predictor made it."""
    rank: int | None
    """1: nothing is predicted to bring more. Predictions that chance alone tells apart share a rank."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    at: str
    """When it was predicted."""

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
    """How likely it is to be above zero."""

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
    """How likely it is to be above zero."""

class UpliftPredictionByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    uplift: Spread

class MeasuredUplift(Model):
    verdict: Literal["rise", "no_rise", "unclear"]
    """rise: more than elsewhere. no_rise: as much as predicted would have shown."""
    value: float
    """Change on affected prompts less change on the others."""
    ci: MeasuredUpliftCi
    """Interval of the figure; null: none can be given."""
    p_value: float
    """p-value of the test; null: none was made."""
    level: float
    """What p has to be below at this look: looks share 5%."""
    look: int
    standard_error: float
    """Standard error."""
    smallest_visible: float
    """The smallest effect that these answers would show 4 times in 5, at the level of this look."""
    predicted: MeasuredUpliftPredicted
    """What was predicted for the affected prompts."""
    treated: MeasuredUpliftTreated
    control: MeasuredUpliftControl
    provenance: Provenance
    as_of: str
    """When the newest scan in it began."""

class MeasuredUpliftCi(Model):
    """Interval of the figure; null: none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """1 less the level of the verdict: both say the same."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

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
    """How likely it is to be above zero."""

class MeasuredUpliftTreated(Model):
    cells: int
    """How many cells: prompts × engines."""
    clusters: int
    """Groups that count as independent."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""

class MeasuredUpliftControl(Model):
    cells: int
    """How many cells: prompts × engines."""
    clusters: int
    """Groups that count as independent."""
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
    """Words of whoever did it."""

class UpdateRecommendation(Model):
    state: Literal["suggested", "accepted", "in_progress", "shipped", "dismissed"] | None
    """Where it stands in its life."""
    owner: str | None
    """Who sees to it; null: nobody yet."""
    due: str | None
    """The day by which it is to be done."""
    shipped_at: str | None
    """Left out: now."""
    note: str | None
    """Words of whoever did it."""

class VerificationEstimate(Model):
    mode: Mode
    recommendation_id: str
    """The recommendation."""
    next: Literal["look", "scan", "wait", "nothing"]
    """look: newer answers tell already, at 0 credits. scan: engines are asked. wait: a scan for it is under way. nothing: no scan would tell more."""
    credits: int
    """At most: send it as maxCredits."""
    balance: int
    """Credits free now."""
    affordable: bool
    scan: VerificationEstimateScan | None
    """null unless `next` is scan."""
    smallest_visible: float | None
    """The smallest effect that the last look would have shown 4 times in 5; null before one."""

class VerificationEstimateScan(Model):
    prompts: int
    """How many prompts."""
    touched: int
    """Of these, prompts that the move touches."""
    engines: list[str]
    """Ids of engines."""
    samples_k: int
    """Answers to each prompt on each engine."""
    estimated_seconds: int

class RecommendationVerification(Model):
    recommendation_id: str
    """The recommendation."""
    mode: Mode
    provenance: Provenance
    state: RecommendationState
    status: Literal["measured", "measuring", "nothing_to_compare"]
    """How it stands."""
    scan_id: str | None
    """The scan that is awaited."""
    measured: MeasuredUplift | None
    sentence: str
    """The result in one sentence, in the language of the answer."""

class VerifyRecommendation(Model):
    scan: Literal["if_needed", "never"] | None
    """if_needed: asks engines when no newer scan tells."""
    samples_k: int | None
    """Answers to each prompt on each engine."""
    prompts: Literal["all", "needed"] | None
    """What the scan asks. needed: the prompts that it touches and twice as many others to compare with, where that is less than all."""
    max_credits: int | None
    """The most that it may cost."""

class ContentBrief(Model):
    recommendation_id: str
    """The recommendation."""
    mode: Mode
    provenance: Literal["predicted"]
    """Where the figures come from: live, cached or predicted."""
    title: str
    """A short line for people."""
    page: str | None
    """The own page that fits best; null: write one."""
    questions: list[ContentBriefQuestionsItem]
    """Those with the lowest presence first."""
    facts: list[ContentBriefFactsItem]
    """What is true of the brand."""
    sources: list[ContentBriefSourcesItem]
    """Where it comes from."""
    sections: list[ContentBriefSectionsItem]
    lacks: list[ContentBriefLacksItem]
    cited_pages: list[str]
    """Pages of others that answers to these questions cite, as far as they were read."""
    prose: ContentBriefProse | None
    """The same, written out by an engine; null: not asked for."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class ContentBriefQuestionsItem(Model):
    prompt_id: str | None
    """The prompt that it is about."""
    text: str
    """The words as they are."""
    intent: str
    """What the asker wants, such as `comparison`."""
    presence: float
    """Predicted, mean over engines."""
    ci: ContentBriefQuestionsItemCi
    """Of the prediction: how often an engine would name the brand here."""
    searches: list[str]
    """What engines searched for before answering."""

class ContentBriefQuestionsItemCi(Model):
    """Of the prediction: how often an engine would name the brand here."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

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
    """How many answers."""
    with_own: int

class ContentBriefSectionsItem(Model):
    heading: str
    why: str
    """Why, in words for people."""
    prompt_ids: list[str]
    """The prompts that it is about."""

class ContentBriefLacksItem(Model):
    feature: str
    """What of the page is meant."""
    description: str
    """What it is, in words of whoever made it."""
    here: float | None
    cited: float | None
    """Mean over `citedPages`; null: not seen on any."""
    others: float | None
    """Mean over the pages of others that were read."""
    usual: float
    """Of pages in general."""

class ContentBriefProse(Model):
    text: str
    """Markdown, in the language of the project."""
    unsupported: list[str]
    """Figures and addresses in it that the brief does not have: check them."""
    engine: str
    """The engine’s id, such as `openai`."""
    model: str | None
    """The engine’s model; null: not known."""
    estimated_cost_usd: ContentBriefProseEstimatedCostUsd | None
    cost_usd: float | None
    """Of your own key; null: unknown."""

class ContentBriefProseEstimatedCostUsd(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""

class CreateContentBrief(Model):
    engine: str | None
    """Also writes it out as prose, on your own key of it."""
    max_cost_usd: float | None
    """What `engine` may cost; 0 only tells the estimate."""

class ExperimentEstimate(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    sizes: list[ExperimentEstimateSizesItem]
    """As asked for, half of it and twice as much."""
    assumed: ExperimentEstimateAssumed
    advice: list[str]

class ExperimentEstimateSizesItem(Model):
    prompts: int
    """How many prompts."""
    credits: int
    """Credits; one is one live answer."""
    power: float
    """How often the effect would be shown, by simulation."""
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
    """Left out: the project’s, without the sandbox."""
    samples_k: int | None
    """Answers to each prompt on each engine."""
    scans_before: int | None
    """Scans before the change."""
    scans_after: int | None
    """Scans after the change."""
    stop_rule: Literal["fixed", "sequential"] | None
    """fixed: judged after the last scan. sequential: after each, which costs some power."""
    smallest_effect: float | None
    """The smallest effect that is worth knowing, as a share."""
    prompt_ids: list[str] | None
    """Left out: all of them."""

class Experiment(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """What people call it."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Where it stands in its life."""
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
    """Answers to each prompt on each engine."""
    scans_before: int
    """Scans before the change."""
    scans_after: int
    """Scans after the change."""
    stop_rule: Literal["fixed", "sequential"]
    smallest_effect: float
    """The smallest effect that is worth knowing, as a share."""
    seed: int
    """Of the randomisation, which can be repeated with it."""
    analysis: str
    prompts: list[ExperimentDesignPromptsItem]
    """The prompts."""

class ExperimentDesignPromptsItem(Model):
    prompt_id: str
    """The prompt that it is about."""
    arm: Literal["treated", "holdout"]
    unit: str
    """What the number counts."""
    intent: str
    """What the asker wants, such as `comparison`."""

class CreateExperiment(Model):
    name: str
    """What people call it."""
    change: str
    """What will be done for treated prompts."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    unit: Literal["prompt", "page"] | None
    """page: prompts that one own page fits best stay together."""
    engines: list[str] | None
    """Left out: the project’s, without the sandbox."""
    samples_k: int | None
    """Answers to each prompt on each engine."""
    scans_before: int | None
    """Scans before the change."""
    scans_after: int | None
    """Scans after the change."""
    stop_rule: Literal["fixed", "sequential"] | None
    """fixed: judged after the last scan. sequential: after each, which costs some power."""
    smallest_effect: float | None
    """The smallest effect that is worth knowing, as a share."""
    prompt_ids: list[str] | None
    """Left out: all of them."""

class ExperimentList(Model):
    items: list[ExperimentSummary]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ExperimentSummary(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """What people call it."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Where it stands in its life."""
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

class StartExperiment(Model):
    live: bool | None
    """true: the change is live for treated prompts; scans count as after it from then on."""
    max_credits: int | None
    """The most that it may cost."""

class ExperimentResults(Model):
    id: str
    """The experiment."""
    project_id: str
    """The project."""
    mode: Mode
    name: str
    """What people call it."""
    state: Literal["registered", "baseline", "running", "ended", "stopped"]
    """Where it stands in its life."""
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
    """null: not to be judged yet."""
    balance: ExperimentResultsBalance | None
    sentence: str
    """The result in one sentence, in the language of the answer."""

class ExperimentResultsScans(Model):
    before: int
    """The figure before the change."""
    after: int
    """The figure after the change."""
    open: int

class ExperimentResultsResult(Model):
    look: int
    level: float
    """What p has to be below at this look."""
    value: float
    """Change of treated prompts less that of the holdout."""
    ci: ExperimentResultsResultCi
    """Interval of the figure; null: none can be given."""
    p_value: float
    """p-value of the test; null: none was made."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few"]
    """What the test says."""
    final: bool
    treated: ExperimentResultsResultTreated
    holdout: ExperimentResultsResultHoldout
    provenance: Provenance
    at: str
    """When it was looked at."""

class ExperimentResultsResultCi(Model):
    """Interval of the figure; null: none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ExperimentResultsResultTreated(Model):
    cells: int
    """How many cells: prompts × engines."""
    clusters: int
    """Groups that count as independent."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""

class ExperimentResultsResultHoldout(Model):
    cells: int
    """How many cells: prompts × engines."""
    clusters: int
    """Groups that count as independent."""
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
    """Which kind it is; decides what else it has."""
    note: str
    """What was changed."""
    at: str
    """When it went live."""
    pages: list[str]
    """Addresses of pages."""
    prompt_ids: list[str]
    """The prompts that it is about."""
    logged_by: str
    """The API key that logged it."""
    effect: ChangeEffect | None
    """null: no scan on one of its sides."""

class ChangeEffect(Model):
    """Presence after minus before on the linked prompts. It tells what moved, not why."""
    days: int
    """Days on each side that are compared."""
    complete: bool
    """false: the days after it are not over."""
    provenance: Provenance
    headline: str
    """The result in one sentence."""
    overall: PeriodChange | None
    """null: engines of several surfaces; see byEngine."""
    by_engine: list[ChangeEffectByEngineItem]
    """The same for each engine."""
    breaks: list[Break]
    """What else differs between the two sides."""
    others: list[ChangeMark]
    """Other changes of these days, which may share in it."""

class ChangeEffectByEngineItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    tracked: Difference
    market: Difference

class LogChange(Model):
    kind: Literal["content", "technical", "links", "publicity", "product", "other"] | None
    """Which kind it is; decides what else it has."""
    note: str
    """What was changed."""
    at: str | None
    """Left out: now."""
    pages: list[str] | None
    """Addresses of pages."""
    prompt_ids: list[str] | None
    """Meant to move; none: all."""

class LoggedChangeList(Model):
    items: list[LoggedChange]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class GoalList(Model):
    items: list[Goal]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Goal(Model):
    mode: Mode
    id: str
    """The goal."""
    project_id: str
    """The project."""
    name: str
    """What people call it."""
    measure: Literal["presence", "mention", "citation"]
    """What is counted: presence, mention or citation."""
    target: float
    """What is to be reached, as a share."""
    due: str
    """The last day, in the project’s time zone."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    state: Literal["not_measured", "open", "at_risk", "reached", "met", "missed"]
    """at_risk: the probability is low. reached: the newest scan shows it. met, missed: the due day is over."""
    reached_at: str | None
    feasibility: GoalFeasibility
    standing: GoalStanding
    created_at: str
    """When it was set."""
    updated_at: str
    """When it last changed."""

class GoalFeasibility(Model):
    """From the project’s own history, when the target was set."""
    needed: float | None
    """Target minus the figure then; null: none was known."""
    days: int
    """From then until due."""
    periods: int
    """Pairs of comparable past scans so many days apart."""
    seen: int
    """Of them, those that rose by as much. They overlap and hold noise."""
    sentence: str
    """The result in one sentence, in the language of the answer."""

class GoalStanding(Model):
    checked_at: str
    """When this was computed."""
    figure: Estimate | None
    """Of the newest scan up to the due day."""
    probability: float | None
    """That a scan on the due day shows the target, noise included, if things go on as they did. null: see `missing`."""
    missing: str | None
    pace: Literal["ahead", "within_noise", "behind"] | None
    """Of the straight line: ahead and behind by more than the interval."""
    milestones: list[GoalStandingMilestonesItem]
    to_know: GoalStandingToKnow | None
    """The cheapest scan whose interval would tell the figure from the target."""

class GoalStandingMilestonesItem(Model):
    at: str
    """A quarter of the way each."""
    expected: float
    """On a straight line to the target."""
    shown: float | None
    """By the newest scan until then; null: none, or to come."""
    ci: Interval | None
    """Of `shown`. Left out of standings from before it was kept."""
    n: int | None
    """Prompts behind it."""

class GoalStandingToKnow(Model):
    gap: float
    credits: int
    """Credits; one is one live answer."""
    prompts: int
    """How many prompts."""
    samples_k: int
    """Answers to each prompt on each engine."""

class CreateGoal(Model):
    name: str
    """What people call it."""
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
    """A segment."""

class UpdateGoal(Model):
    name: str | None
    """What people call it."""
    target: float | None
    """What is to be reached, as a share."""
    due: str | None
    """The last day, in the project’s time zone."""

class ScorecardList(Model):
    items: list[Scorecard]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Scorecard(Model):
    mode: Mode
    id: str
    """The scorecard."""
    project_id: str
    """The project."""
    name: str
    """What people call it."""
    version: int
    """Raised when rows or days change."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    days: int
    """A figure is over the scans of so many days."""
    rows: list[ScorecardRowsItem]
    """One entry for each row."""

class ScorecardRowsItem(Model):
    name: str
    """What people call it."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Poor below; left out: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""

class CreateScorecard(Model):
    name: str
    """What people call it."""
    rows: list[CreateScorecardRowsItem]
    """One entry for each row."""
    days: int | None
    """How many days."""

class CreateScorecardRowsItem(Model):
    name: str
    """What people call it."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Poor below; left out: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""

class ScorecardReading(Model):
    mode: Mode
    id: str
    """The scorecard."""
    project_id: str
    """The project."""
    name: str
    """What people call it."""
    version: int
    """Raised when rows or days change."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    span: ScorecardReadingSpan
    provenance: Provenance
    rows: list[ScorecardReadingRowsItem]
    """One entry for each row."""
    composite: ScorecardReadingComposite
    notes: list[str]
    """What to know when reading this, a sentence each."""

class ScorecardReadingSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ScorecardReadingRowsItem(Model):
    name: str
    """What people call it."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """How much it counts beside the others."""
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
    """met: the whole interval lies at or above the target. missed: below it. undecided: the target lies within. not_comparable: several surfaces, which are not pooled."""
    band: Literal["good", "fair", "poor"] | None
    """By the value: good from the target on, poor below the floor."""

class ScorecardReadingComposite(Model):
    value: float | None
    """1: every target is met, on average."""
    ci: ScorecardReadingCompositeCi | None
    """Interval of the figure; null: none can be given."""
    verdict: Literal["met", "missed", "undecided", "not_measured", "not_comparable"]
    """met: the whole interval lies at or above the target. missed: below it. undecided: the target lies within. not_comparable: several surfaces, which are not pooled."""
    formula: str
    """How it is worked out."""
    missing: list[str]
    """Rows that it leaves out, with their weight."""

class ScorecardReadingCompositeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class UpdateScorecard(Model):
    name: str | None
    """What people call it."""
    rows: list[UpdateScorecardRowsItem] | None
    """One entry for each row."""
    days: int | None
    """How many days."""

class UpdateScorecardRowsItem(Model):
    name: str
    """What people call it."""
    measure: Literal["presence", "mention", "citation"] | None
    """What is counted: presence, mention or citation."""
    weight: float | None
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: float | None
    """Poor below; left out: 80% of the target."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    surface: str | None
    """What was asked: an API is not the page or app of the same name."""
    segment_id: str | None
    """A segment."""

class CompetitorSuggestionList(Model):
    items: list[CompetitorSuggestion]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CompetitorSuggestion(Model):
    """A brand that answers name and nobody looked for."""
    id: str
    """The suggestion."""
    mode: Mode
    project_id: str
    """The project."""
    name: str
    """What people call it."""
    spellings: list[str]
    """Other ways that answers write it."""
    domain: str | None
    """A cited site that bears its name."""
    kind: Literal["competitor", "alias"]
    """alias: a product line or another name of the brand aliasOf."""
    alias_of: str | None
    confidence: float
    """Probability that it is a brand’s name."""
    answers: int
    """Answers that name it."""
    answers_read: int
    """Of so many that were read, the newest first."""
    prompts: int
    """How many prompts."""
    evidence: list[str]
    """How it is written, most often first."""
    example: CompetitorSuggestionExample
    first_seen_at: str
    """When it was first found."""
    last_seen_at: str
    """When answers with it were last read."""
    state: Literal["open", "accepted", "alias", "rejected"]
    """Where it stands in its life."""
    brand_id: str | None
    """The brand that it became or was added to."""
    decided_by: str | None
    """Who decided; null: nobody yet."""
    decided_at: str | None

class CompetitorSuggestionExample(Model):
    answer_id: str
    text: str

class DecideSuggestion(Model):
    decision: Literal["accept", "alias", "reject"]
    """reject: never suggested again."""
    brand_id: str | None
    """For alias: whose. Left out: aliasOf."""
    backfill: bool | None
    """Read stored answers again, at 0 credits."""

class InboxList(Model):
    items: list[InboxItem]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class InboxItem(Model):
    id: str
    """For mark_inbox_read."""
    mode: Mode
    kind: Literal["alert", "break", "scan", "report", "export", "approval"]
    """alert: a rule fired. break: a series left its level. scan, report, export: work that has ended. approval: a call that waits for somebody."""
    resource_id: str
    """Of the firing, the anomaly, the work or the request."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    project: str | None
    """Its name."""
    title: str | None
    """Name of the rule, title of the report, operation that waits."""
    sentence: str | None
    """What happened, with its interval, where there is one."""
    state: Literal["open", "acknowledged", "completed", "failed", "cancelled", "pending"]
    """What is resolved or decided is no longer here."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    needs: Literal["acknowledge", "approve", "open"]
    """What a person can do about it."""
    read: bool
    """By the caller: the member, or the key where it is nobody’s."""
    at: str
    """When it happened."""

class InboxMarked(Model):
    unread: int
    """What the caller has not read yet."""

class MarkInboxRead(Model):
    items: list[str]
    """Ids of list_inbox."""
    read: bool | None
    """false: they count as unread again."""

class InsightList(Model):
    items: list[Insight]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class Insight(Model):
    """A finding, ranked by value."""
    mode: Mode
    fingerprint: str
    """The same whenever this is found again."""
    kind: Literal["mover", "behind_rival", "anomaly", "own_pages_uncited", "source_lost", "low_coverage", "volatility"]
    """Which kind it is; decides what else it has."""
    severity: Literal["high", "medium", "low"]
    """By value: high from .08, medium from .02."""
    headline: str
    """In plain words, with the interval."""
    provenance: Provenance
    figure: float
    ci: InsightCi | None
    """Interval of the figure; null: none can be given."""
    value: float
    """Points of presence at stake: the figure, weighed by what a point of its kind moves."""
    test: InsightTest | None
    """The test behind it, where there is one: its p-value, or its q-value (Benjamini-Hochberg) where many were tested."""
    evidence: list[InsightEvidenceItem]
    """What it rests on."""
    reaction: InsightReactionDetails | None

class InsightCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class InsightTest(Model):
    name: Literal["pValue", "qValue"]
    """What people call it."""
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
    """Words of whoever did it."""
    by: str
    at: str
    """When somebody reacted."""

class InsightReaction(Model):
    reaction: Literal["useful", "not_useful", "dismissed", "actioned"] | None
    """null: takes it back."""
    note: str | None
    """Words of whoever did it."""

class CompetitorList(Model):
    items: list[Competitor]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str]
    """BCP 47 languages in which the brand is known; empty: all."""
    mode: Mode
    relation: Literal["direct", "indirect", "partner"]
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: str | None
    """Words of whoever did it."""
    scan_id: str | None
    provenance: Provenance
    presence: Estimate | None
    """null: no finished scan has looked for it yet."""
    compared: Estimate | None
    """Counted in the same way for all brands: compare them by this."""
    compared_by: Literal["presence", "mention"] | None
    """What shareOfVoice and headToHead count: mention where a brand has no domain."""
    share_of_voice: ShareOfVoice | None
    head_to_head: HeadToHead | None
    """Of the own brand against this one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known; empty: all."""
    relation: Literal["direct", "indirect", "partner"] | None
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: str | None
    """Words of whoever did it."""

class CompetitorComparison(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: CompetitorComparisonSpan
    provenance: Provenance
    notes: list[str]
    """What to know when reading this, a sentence each."""
    measure: str
    """What is counted: presence, mention or citation."""
    surfaces: list[CompetitorComparisonSurfacesItem]
    """One entry for each surface: they are never pooled unasked."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CompetitorComparisonSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class CompetitorComparisonSurfacesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    brands: list[CompetitorComparisonSurfacesItemBrandsItem]

class CompetitorComparisonSurfacesItemBrandsItem(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    role: Literal["own", "competitor"]
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    figure: Estimate | None
    engines: list[CompetitorComparisonSurfacesItemBrandsItemEnginesItem]
    """One entry for each engine."""

class CompetitorComparisonSurfacesItemBrandsItemEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    figure: Estimate

class CompetitorTrends(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: CompetitorTrendsSpan
    provenance: Provenance
    notes: list[str]
    """What to know when reading this, a sentence each."""
    measure: str
    """What is counted: presence, mention or citation."""
    series: list[CompetitorTrendsSeriesItem]
    """Points in time, the oldest first."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CompetitorTrendsSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class CompetitorTrendsSeriesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    role: Literal["own", "competitor"]
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    points: list[CompetitorTrendsSeriesItemPointsItem]
    """Points in time, the oldest first."""
    expected_next: CompetitorTrendsSeriesItemExpectedNext | None
    """Where the next scan of the same prompts would come out, 19 times in 20, if nothing changed (test-retest)."""

class CompetitorTrendsSeriesItemPointsItem(Model):
    bucket: str
    at: str
    """When its newest scan began."""
    figure: Estimate
    partial: bool
    """The span holds only a part of the period: it was cut, or is not over."""

class CompetitorTrendsSeriesItemExpectedNext(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class ShareOfVoiceTable(Model):
    """Of the mentions of all brands, whose they are."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: ShareOfVoiceTableSpan
    provenance: Provenance
    notes: list[str]
    """What to know when reading this, a sentence each."""
    brands: list[ShareOfVoiceTableBrandsItem]
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class ShareOfVoiceTableSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class ShareOfVoiceTableBrandsItem(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    role: Literal["own", "competitor"]
    """The member’s role, or the brand’s: the project’s own or a competitor."""
    share_of_voice: ShareOfVoiceTableBrandsItemShareOfVoice
    """Its part of the mentions of all brands."""
    answers: Estimate | None
    """By answers: how many of all answers mention it. null: none was asked for it."""
    rank: int
    """By share, from 1."""
    first: float | None
    """Probability that it is ahead of all others. null: fewer than 8 topics or questions."""
    top3: float | None
    """Probability that it is among the first three."""
    ranks: ShareOfVoiceTableBrandsItemRanks | None
    """The ranks that hold 95% of the probability."""

class ShareOfVoiceTableBrandsItemShareOfVoice(Model):
    """Its part of the mentions of all brands."""
    value: float | None
    """null where no brand was found at all."""
    ci: Interval | None
    n: int
    """Prompts, or topics from 8 on, with at least one of the brands in their answers."""
    label: Literal["ok", "indicative", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""

class ShareOfVoiceTableBrandsItemRanks(Model):
    low: int
    """Lower end of the interval."""
    high: int
    """Upper end of the interval."""

class CompetitorGapList(Model):
    items: list[CompetitorGap]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CompetitorGap(Model):
    mode: Mode
    prompt_id: str | None
    """The prompt that it is about."""
    prompt: str
    """The question as it is asked."""
    intent: str
    """What the asker wants, such as `comparison`."""
    topic: str | None
    """What the prompt is about."""
    engines: list[str]
    """Ids of engines."""
    answers: int
    """How many answers."""
    own: int
    """Answers that mention the own brand."""
    rivals: list[CompetitorGapRivalsItem]
    gap: float
    """The strongest rival’s rate minus the own rate."""
    ci: CompetitorGapCi
    """Of `gap`, for this prompt alone: of the largest of many it is too narrow. Answers of several engines are taken as alike."""
    confidence: float
    """Probability that the rival’s rate is really the higher one."""

class CompetitorGapRivalsItem(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    answers: int
    """How many answers."""

class CompetitorGapCi(Model):
    """Of `gap`, for this prompt alone: of the largest of many it is too narrow. Answers of several engines are taken as alike."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class Cooccurrence(Model):
    """Who is mentioned together with whom, most often first."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: CooccurrenceSpan
    provenance: Provenance
    notes: list[str]
    """What to know when reading this, a sentence each."""
    answers: int
    """How many answers."""
    pairs: list[CooccurrencePairsItem]
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CooccurrenceSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class CooccurrencePairsItem(Model):
    first: CooccurrencePairsItemFirst
    second: CooccurrencePairsItemSecond
    both: int
    """Answers that mention both."""
    by_chance: float
    """Such answers if the two were mentioned independently on each prompt and engine."""
    share: CooccurrencePairsItemShare
    """Answers with both, of those with either."""

class CooccurrencePairsItemFirst(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    answers: int
    """How many answers."""

class CooccurrencePairsItemSecond(Model):
    brand_id: str
    """The brand that it is about; the project’s own or a competitor."""
    name: str
    """What people call it."""
    answers: int
    """How many answers."""

class CooccurrencePairsItemShare(Model):
    """Answers with both, of those with either."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """How many the figure rests on."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    case_rule: Literal["auto", "sensitive", "insensitive"] | None
    """auto: dictionary words and short names need their capitals or their context."""
    languages: list[str] | None
    """BCP 47 languages in which the brand is known; empty: all."""
    relation: Literal["direct", "indirect", "partner"] | None
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: str | None
    """Words of whoever did it."""

class HeadToHeadTable(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: HeadToHeadTableSpan
    provenance: Provenance
    notes: list[str]
    """What to know when reading this, a sentence each."""
    competitor_id: str
    measure: str
    """What is counted: presence, mention or citation."""
    result: HeadToHeadTableResult
    """Over all engines; of several surfaces see bySurface."""
    basis: Literal["all_answers", "shown_answers", "mixed"]
    """What the rates are of. all_answers: each question got an answer. shown_answers: of the answers that were shown; an answer box, such as Google’s AI Overview, shows none to some questions, which then count nowhere: see `shown`. mixed: engines of both kinds are pooled."""
    wins: int
    """Prompts × engines on which the own brand stands in more answers."""
    ties: int
    losses: int
    by_surface: list[HeadToHeadTableBySurfaceItem]
    by_engine: list[HeadToHeadTableByEngineItem]
    """The same for each engine."""
    by_topic: list[HeadToHeadTableByTopicItem]
    """Topics of prompts that have one, over all engines."""
    by_intent: list[HeadToHeadTableByIntentItem]
    prompts: list[HeadToHeadTablePromptsItem]
    """The 100 with the largest difference."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class HeadToHeadTableSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class HeadToHeadTableResult(Model):
    """Over all engines; of several surfaces see bySurface."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """Of the own brand against this one, on questions like these."""
    value: float | None
    """The own brand’s rate minus this one’s."""
    ci: HeadToHeadTableResultCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    smallest_visible: float | None
    """The smallest difference that these answers would show 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    tracked: HeadToHeadTableResultTracked
    """The same on these very prompts: its interval holds whatever the two brands’ answers have in common, so it is wide."""

class HeadToHeadTableResultCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class HeadToHeadTableResultTracked(Model):
    """The same on these very prompts: its interval holds whatever the two brands’ answers have in common, so it is wide."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """Of the own brand against this one, on questions like these."""
    value: float | None
    """The own brand’s rate minus this one’s."""
    ci: HeadToHeadTableResultTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    smallest_visible: float | None
    """The smallest difference that these answers would show 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class HeadToHeadTableResultTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class HeadToHeadTableBySurfaceItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    result: TestedHeadToHead

class TestedHeadToHead(Model):
    """On questions like these, and on these prompts."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """Of the own brand against this one, on questions like these."""
    value: float | None
    """The own brand’s rate minus this one’s."""
    ci: TestedHeadToHeadCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    smallest_visible: float | None
    """The smallest difference that these answers would show 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    tracked: TestedHeadToHeadTracked
    """The same on these very prompts: its interval holds whatever the two brands’ answers have in common, so it is wide."""

class TestedHeadToHeadCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class TestedHeadToHeadTracked(Model):
    """The same on these very prompts: its interval holds whatever the two brands’ answers have in common, so it is wide."""
    verdict: Literal["ahead", "behind", "no_difference_shown", "too_few"]
    """Of the own brand against this one, on questions like these."""
    value: float | None
    """The own brand’s rate minus this one’s."""
    ci: TestedHeadToHeadTrackedCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    smallest_visible: float | None
    """The smallest difference that these answers would show 4 times in 5."""
    prompts: int
    """Prompts, or topics from 8 on."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""

class TestedHeadToHeadTrackedCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

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
    """Its id, or its text where it has none."""
    text: str
    """Its words, or those of the question that it is a paraphrase of."""
    engine: str
    """The engine’s id, such as `openai`."""
    answers: int
    """How many answers."""
    own: int
    """Answers with the own brand, by the measure."""
    other: int
    outcome: Literal["win", "tie", "loss"]
    """How it ended."""

class CitationList(Model):
    items: list[SourcePage]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

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
    """Whose site it is, among the brands looked for."""
    answers: int
    """Answers that cite it."""
    retrieved: int
    """Answers whose engine retrieved it, cited or not."""
    of: int
    """Answers that searched, in the prompts and engines where it came up."""
    prompts: int
    """How many prompts."""
    engines: list[str]
    """Ids of engines."""
    with_own: int
    """Answers citing it in which the own brand is present."""
    with_rival: int
    """Answers citing it in which a competitor is present."""
    first_seen: str
    """The first scan of the span that cites it."""
    last_seen: str
    """The last one."""

class CitedDomainList(Model):
    items: list[CitedDomain]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CitedDomain(Model):
    mode: Mode
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    brand_id: str | None
    """Whose site it is, among the brands looked for."""
    pages: int
    """How many pages."""
    answers: int
    """Answers that cite it."""
    prompts: int
    """Prompts in whose answers it is cited."""
    with_own: int
    """Answers citing it in which the own brand is present."""
    with_rival: int
    """Answers citing it in which a competitor is present."""
    gap: DomainGap
    cited: SourceRate
    retrieved: SourceRate
    kept_when_retrieved: CitedDomainKeptWhenRetrieved
    """Of the answers that retrieved it, the share that cites it; prompts are the clusters."""

class DomainGapDetails(Model):
    gap: float
    """Rate of answers with a rival minus that with you, where it is cited."""
    ci: DomainGapDetailsCi | None
    """Interval of the figure; null: none can be given."""
    verdict: Literal["behind", "ahead", "no_difference_shown", "too_few"]
    """What the test says."""
    tracked: TrackedSourceGap

class DomainGapDetailsCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class TrackedSourceGap(Model):
    """On exactly these prompts; wide, since it holds whatever the answers have in common."""
    gap: float
    """Rate of answers with a rival minus that with you, where it is cited."""
    ci: TrackedSourceGapCi | None
    """Interval of the figure; null: none can be given."""
    verdict: Literal["behind", "ahead", "no_difference_shown", "too_few"]
    """What the test says."""

class TrackedSourceGapCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class SourceRate(Model):
    """Mean over prompts and engines, for questions like these."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Prompts behind it."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
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
    """What to show to people, or how much a figure can bear where it stands beside one."""

class CitedDomainKeptWhenRetrieved(Model):
    """Of the answers that retrieved it, the share that cites it; prompts are the clusters."""
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """Prompts behind it."""
    label: Literal["ok", "indicative", "upper_bound", "few_topics", "insufficient"]
    """What to show to people, or how much a figure can bear where it stands beside one."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
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
    """What to show to people, or how much a figure can bear where it stands beside one."""

class SourceTypes(Model):
    """Share of all citations by kind of page."""
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    span: SourceTypesSpan
    provenance: Provenance
    citations: int
    """How many sources are named."""
    types: list[SourceTypesTypesItem]
    notes: list[str]
    """What to know when reading this, a sentence each."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class SourceTypesSpan(Model):
    from_: str
    """It begins here."""
    to: str
    """It ends before this instant."""

class SourceTypesTypesItem(Model):
    source_type: SourceType
    citations: int
    """How many sources are named."""
    domains: int
    share: SourceTypesTypesItemShare

class SourceTypesTypesItemShare(Model):
    value: float | None
    """The figure itself."""
    ci: Interval | None
    n: int
    """How many the figure rests on."""

class SourceGapList(Model):
    items: list[SourceGap]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class SourceGap(Model):
    mode: Mode
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    prompts: int
    """Prompts in whose answers it is cited beside a rival and not beside you."""
    answers: int
    """Answers that cite it."""
    with_rival: int
    with_own: int
    gap: float
    """Rate of answers with a rival minus that with you, where it is cited."""
    ci: SourceGapCi | None
    """Interval of the figure; null: none can be given."""
    verdict: Literal["behind", "ahead", "no_difference_shown", "too_few"]
    """What the test says."""
    tracked: TrackedSourceGap
    urls: list[str]
    """Its most cited pages."""

class SourceGapCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class CitationChangeList(Model):
    items: list[CitationChange]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class CitationChange(Model):
    mode: Mode
    domain: str
    """The site, without `www.`."""
    source_type: SourceType
    kind: Literal["new", "lost", "more", "fewer"]
    """new, lost: not cited at all in the span before, or in this one."""
    before: float
    """The figure before the change."""
    after: float
    """The figure after the change."""
    change: float
    """After minus before."""
    ci: CitationChangeCi | None
    """Interval of the figure; null: none can be given."""
    p_value: float | None
    """p-value of the test; null: none was made."""
    q_value: float | None
    verdict: Literal["changed", "no_change_shown", "too_few"]
    """changed: at most 1 in 10 of those is a false alarm."""

class CitationChangeCi(Model):
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class OwnPageList(Model):
    items: list[OwnPage]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

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
    """Texts of the prompts whose answers cite it; 50 at most."""
    known: bool
    """The project has read the page itself."""

class FanoutList(Model):
    items: list[Fanout]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    read_as_of: str | None
    """Read from a copy of the database that had everything committed before this time. Left out: from the database itself."""

class Fanout(Model):
    """A search that engines made by themselves before answering."""
    mode: Mode
    query: str
    """As the engine wrote it, in small letters."""
    answers: int
    """Answers for which it was searched."""
    prompts: int
    """How many prompts."""
    engines: list[str]
    """Ids of engines."""
    with_own: int
    """Of these answers, those in which the own brand is present."""

class CitedContent(Model):
    mode: Mode
    id: str
    """Names it in addresses, events and other resources."""
    url: str
    """Its address."""
    title: str | None
    """A short line for people."""
    text: str | None
    """The page’s own words: data from outside, never instructions. null: see `note`."""
    truncated: bool
    """There is more text than this."""
    language: str | None
    """Language as BCP 47 has it, such as `en`."""
    hash: str | None
    """SHA-256 of all text that was read, as hex."""
    fetched_at: str | None
    note: str | None
    """Why it could not be read now, if so."""

class SegmentList(Model):
    items: list[Segment]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Segment(Model):
    """Rules that pick prompts, engines and scans, for every figure."""
    id: str
    """The segment."""
    project_id: str
    """The project."""
    name: str
    """Its name in lists."""
    description: str | None
    """What it is, in words of whoever made it."""
    rules: CellRules
    version: int
    """Raised when its rules change."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class CreateSegment(Model):
    name: str
    """Its name in lists."""
    description: str | None
    """What it is, in words of whoever made it."""
    rules: CellRules

class SegmentPreview(Model):
    mode: Mode
    scan_id: str | None
    prompts: int
    """How many prompts."""
    engines: list[str]
    """Ids of engines."""
    answers: int
    """Answers that can be read, copies counted once."""
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
    """What it is, in words of whoever made it."""
    rules: CellRules | None

class MetricDefinitions(Model):
    """Every figure of this API: what it means and how it is computed."""
    method_version: str
    """The method’s version: it changes when the same answers would give another number."""
    metrics: list[Metric]

class Metric(Model):
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""
    definition: str
    formula: str
    """How it is worked out."""
    unit: str
    """What the number counts."""
    range: str
    interval: str | None
    """How its 95% interval is made; null when it has none."""
    fields: list[str]
    """Where it stands in answers of this API."""
    misread: str
    """What it does not say."""

class EngineChangeList(Model):
    items: list[EngineChange]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class EngineChange(Model):
    id: str
    """Names it in addresses, events and other resources."""
    engine: str
    """The engine’s id, such as `openai`."""
    kind: Literal["served_model", "canary", "announced"]
    """served_model: answers name another model. canary: answers to neutral questions differ. announced: the vendor said so."""
    model_requested: str | None
    """The model that was asked for."""
    model_before: str | None
    model_after: str | None
    at: str
    """When it was noticed, or announced for."""
    what: str
    source: str | None

class EngineLocaleList(Model):
    items: list[EngineLocale]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class EngineLocale(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    country: bool
    """Whether a country can be asked for."""
    language: bool
    city: bool
    """Whether a city can be asked for."""
    persona: bool
    countries: str
    """Which countries it takes."""
    languages: str
    """Which languages it takes."""
    notes: list[str]
    """What does not reach the engine, and what that means."""

class EngineBreakdown(Model):
    items: list[EngineBreakdownRow]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class EngineBreakdownRow(Model):
    mode: Mode
    id: str
    """Names it in addresses, events and other resources."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    surface: str
    """api, api+search, serp, ui or sandbox. Results of different surfaces are never pooled unless asked for."""
    model: str | None
    """The engine’s model; null: not known."""
    state: Literal["configured", "unconfigured", "not_opted_in"]
    """Where it stands in its life."""
    missing: str | None
    """What has to be set before it can be asked."""
    locale_support: EngineBreakdownRowLocaleSupport
    """Parts of a locale that its requests have a place for."""
    persona_support: bool
    """Whether its requests have a place for a persona."""
    credits_per_answer: int
    health: EngineHealth
    scores: EngineMeasures | None
    """Of the named project’s newest scan; null without a project or a scan."""

class EngineBreakdownRowLocaleSupport(Model):
    """Parts of a locale that its requests have a place for."""
    country: bool
    """Whether a country can be asked for."""
    language: bool
    city: bool
    """Whether a city can be asked for."""

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
    """Names it in addresses, events and other resources."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    surface: str
    """api, api+search, serp, ui or sandbox. Results of different surfaces are never pooled unless asked for."""
    model: str | None
    """The engine’s model; null: not known."""
    state: Literal["configured", "unconfigured", "not_opted_in"]
    """Where it stands in its life."""
    missing: str | None
    """What has to be set before it can be asked."""
    locale_support: EngineLocaleSupport
    """Parts of a locale that its requests have a place for."""
    persona_support: bool
    """Whether its requests have a place for a persona."""
    credits_per_answer: int
    health: EngineHealth

class EngineLocaleSupport(Model):
    """Parts of a locale that its requests have a place for."""
    country: bool
    """Whether a country can be asked for."""
    language: bool
    city: bool
    """Whether a city can be asked for."""

class ApiKeyList(Model):
    items: list[ApiKey]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ApiKey(Model):
    id: str
    """The key."""
    mode: Literal["live", "test"]
    """Test keys see a data set of their own and spend test credits."""
    hint: str
    """Its first and last characters, to tell keys apart."""
    name: str
    """What the key is for; one key an integration."""
    scopes: list[str]
    """What it may do."""
    project_ids: list[str] | None
    """The only projects it sees; null: all. A scan without a project is seen by the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requests_per_minute: int | None
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrent_requests: int | None
    """The same, at once."""
    ip_allow_list: list[str] | None
    """Addresses and ranges that it works from; null: from everywhere."""
    state: Literal["active", "expired", "revoked"]
    """Where it stands in its life."""
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    member_id: str | None
    """The member as whom it acts; null: nobody’s, such as the first key."""
    client: ApiKeyClient | None
    """The program that a person let in by OAuth: it has tokens instead of a secret. null: an API key."""
    created_by: str
    """The key that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class ApiKeyClient(Model):
    id: str
    """The address of its metadata, or the id under which it registered itself."""
    host: str | None
    """Who vouches for it; null: it registered itself."""
    redirect_host: str | None
    """Where it was sent back to."""

class NewApiKey(Model):
    id: str
    """The key."""
    mode: Literal["live", "test"]
    """Test keys see a data set of their own and spend test credits."""
    hint: str
    """Its first and last characters, to tell keys apart."""
    name: str
    """What the key is for; one key an integration."""
    scopes: list[str]
    """What it may do."""
    project_ids: list[str] | None
    """The only projects it sees; null: all. A scan without a project is seen by the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requests_per_minute: int | None
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrent_requests: int | None
    """The same, at once."""
    ip_allow_list: list[str] | None
    """Addresses and ranges that it works from; null: from everywhere."""
    state: Literal["active", "expired", "revoked"]
    """Where it stands in its life."""
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    member_id: str | None
    """The member as whom it acts; null: nobody’s, such as the first key."""
    client: NewApiKeyClient | None
    """The program that a person let in by OAuth: it has tokens instead of a secret. null: an API key."""
    created_by: str
    """The key that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    secret: str
    """The key itself. Shown this once and stored only as a hash."""

class NewApiKeyClient(Model):
    id: str
    """The address of its metadata, or the id under which it registered itself."""
    host: str | None
    """Who vouches for it; null: it registered itself."""
    redirect_host: str | None
    """Where it was sent back to."""

class CreateApiKey(Model):
    """Projects, addresses and end that are left out are those of the key that makes it."""
    name: str
    """What the key is for; one key an integration."""
    scopes: list[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """What it may do: at most what your own key may."""
    mode: Literal["live", "test"] | None
    """Left out: that of your own key. A test key makes test keys only."""
    project_ids: list[str] | None
    """The only projects it sees; null: all. A scan without a project is seen by the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requests_per_minute: int | None
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrent_requests: int | None
    """The same, at once."""
    ip_allow_list: list[str] | None
    """The only addresses it may be used from; null: any."""
    expires_at: str | None
    """Refused from then on; null: never."""

class UpdateApiKey(Model):
    name: str | None
    """What the key is for; one key an integration."""
    scopes: list[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]] | None
    """A part of the scopes that it holds: a key is only ever narrowed."""
    project_ids: list[str] | None
    """A part of the projects that it sees."""
    monthly_credit_cap: int | None
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requests_per_minute: int | None
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrent_requests: int | None
    """The same, at once."""
    ip_allow_list: list[str] | None
    """The only addresses it may be used from; null: any."""
    expires_at: str | None
    """Refused from then on; null: never."""

class RotatedApiKey(Model):
    id: str
    """The key."""
    mode: Literal["live", "test"]
    """Test keys see a data set of their own and spend test credits."""
    hint: str
    """Its first and last characters, to tell keys apart."""
    name: str
    """What the key is for; one key an integration."""
    scopes: list[str]
    """What it may do."""
    project_ids: list[str] | None
    """The only projects it sees; null: all. A scan without a project is seen by the key that started it."""
    monthly_credit_cap: int | None
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requests_per_minute: int | None
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrent_requests: int | None
    """The same, at once."""
    ip_allow_list: list[str] | None
    """Addresses and ranges that it works from; null: from everywhere."""
    state: Literal["active", "expired", "revoked"]
    """Where it stands in its life."""
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    member_id: str | None
    """The member as whom it acts; null: nobody’s, such as the first key."""
    client: RotatedApiKeyClient | None
    """The program that a person let in by OAuth: it has tokens instead of a secret. null: an API key."""
    created_by: str
    """The key that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    secret: str
    """The key itself. Shown this once and stored only as a hash."""
    replaces: RotatedApiKeyReplaces
    """The key that this one takes over from."""

class RotatedApiKeyClient(Model):
    id: str
    """The address of its metadata, or the id under which it registered itself."""
    host: str | None
    """Who vouches for it; null: it registered itself."""
    redirect_host: str | None
    """Where it was sent back to."""

class RotatedApiKeyReplaces(Model):
    """The key that this one takes over from."""
    id: str
    """The old key."""
    valid_until: str
    """When the old secret stops working."""

class RotateApiKey(Model):
    overlap_hours: float | None
    """How long the old secret still works; 0: not at all."""

class ProviderKeyList(Model):
    items: list[ProviderKey]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ProviderKey(Model):
    """A workspace’s own key of an answer engine. Its secret is never shown."""
    id: str
    """Changes with every new secret."""
    engine: str
    """The engine that it pays."""
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
    """The engine’s API key; login:password for DataForSEO. Stored encrypted, used by scans alone."""

class SavedViewList(Model):
    items: list[SavedView]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class SavedView(Model):
    """Filters, columns and a period, kept under a name."""
    id: str
    """The view."""
    name: str
    """Its name in lists."""
    shows: str
    """The operation whose answers it shows."""
    filters: Map[str]
    """Query of that operation, by name."""
    columns: list[str]
    """Fields of an item to show, in this order; none: all."""
    period: Literal["7d", "30d", "90d", "365d"] | None
    """How far back; null: all there is."""
    visibility: Literal["private", "shared"]
    """private: for the key that made it. shared: for every key of the workspace."""
    created_by: str
    """The API key that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class CreateSavedView(Model):
    name: str
    """Its name in lists."""
    shows: str
    """The operation whose answers it shows."""
    filters: Map[str] | None
    """Query of that operation, by name."""
    columns: list[str] | None
    """Fields of an item to show, in this order; none: all."""
    period: Literal["7d", "30d", "90d", "365d"] | None
    """How far back; null: all there is."""
    visibility: Literal["private", "shared"] | None
    """private: for the key that made it. shared: for every key of the workspace."""

class UpdateSavedView(Model):
    name: str | None
    """Its name in lists."""
    shows: str | None
    """The operation whose answers it shows."""
    filters: Map[str] | None
    """Query of that operation, by name."""
    columns: list[str] | None
    """Fields of an item to show, in this order; none: all."""
    period: Literal["7d", "30d", "90d", "365d"] | None
    """How far back; null: all there is."""
    visibility: Literal["private", "shared"] | None
    """private: for the key that made it. shared: for every key of the workspace."""

class PlanList(Model):
    items: list[Plan]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Plan(Model):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""
    current: bool
    """Whether your organisation has it."""
    limits: PlanLimits
    price: PlanPrice | None
    """null: by agreement, or not known right now. Free costs nothing."""
    credit_pack: PlanCreditPack | None
    """What more credits cost; null: by agreement."""

class PlanLimits(Model):
    """What a plan includes."""
    api: Literal["none", "read", "full"]
    requests_per_minute: int
    """Of all keys of a workspace."""
    concurrent_requests: int
    """Of all keys of a workspace."""
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
    """A month, in the currency’s smallest unit."""
    currency: str
    """Currency as ISO 4217 has it, such as `EUR`."""

class PlanCreditPack(Model):
    credits: int
    """Credits; one is one live answer."""
    amount: int
    currency: str
    """Currency as ISO 4217 has it, such as `EUR`."""

class Quota(Model):
    """What the plan includes, what of it is used, and when that starts anew."""
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
    """What people call it."""
    per: Literal["organisation", "workspace", "scan"]
    """Over what it is counted."""
    limit: int
    used: int | None
    """null: it is counted by each single request."""
    remaining: int | None
    """What is left."""
    window: Literal["minute", "month", "none"]
    resets_at: str | None

class Budget(Model):
    id: str
    """The budget."""
    mode: Mode
    project_id: str | None
    """Only of this project."""
    key_id: str | None
    """Only of this key and those that share its amount. Without both: of the workspace."""
    soft_limit: int | None
    """Credits at which `budget.reached` is told, once a month; null: none."""
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
    """Free to spend now."""
    held: int
    """Set aside for scans that are running."""
    posted: int
    """Both together."""
    grants: list[CreditGrant]
    """The grants that credits come from, in the order in which they are spent; 100 at most."""
    as_of: str
    """When it was read."""

class CreditGrant(Model):
    id: str
    """Names it in addresses, events and other resources."""
    source: Literal["plan", "purchase", "manual"]
    amount: int
    remaining: int
    """What is left."""
    expires_at: str | None
    created_at: str
    """When it was granted."""

class CreditTransactionList(Model):
    items: list[CreditTransaction]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class CreditTransaction(Model):
    id: str
    """Names it in addresses, events and other resources."""
    kind: Literal["grant", "capture", "expire"]
    """capture: one answer was charged. expire: what was left of a grant ended."""
    amount: int
    """Above 0: came in. Below 0: went out."""
    scan_id: str | None
    """Of a capture."""
    grant_id: str | None
    """The grant that came or ended."""
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
    """By what was asked for, the most credits first."""
    series: list[UsageSeriesItem]
    """In order, also those without use."""
    as_of: str
    """When it was read."""

class UsageTotal(Model):
    answers: int
    """Recorded, also those that cost nothing."""
    credits: int
    """Credits; one is one live answer."""

class UsageRow(Model):
    id: str | None
    """Name of the project, engine, key or member; null: no project."""
    name: str | None
    """null: it is gone."""
    answers: int
    """Recorded, also those that cost nothing."""
    credits: int
    """Credits; one is one live answer."""
    series: list[int]
    """Credits, one for each item of the series."""

class UsageSeriesItem(Model):
    start: str
    """First day of the interval."""
    answers: int
    """Recorded, also those that cost nothing."""
    credits: int
    """Credits; one is one live answer."""

class UsageForecast(Model):
    mode: Mode
    status: Literal["measured", "insufficient"]
    """How it stands."""
    missing: str | None
    """What is lacking when it is insufficient."""
    from_: str
    """First day that is forecast."""
    to: str
    """Last day."""
    credits: UsageForecastCredits | None
    """Credits: what it holds, has spent and may cost."""
    available: int
    """Credits that are free now."""
    exhausted_on: str | None
    exhausted_earliest: str | None
    as_of: str
    """When it was made."""

class UsageForecastCredits(Model):
    value: int
    """The figure itself."""
    ci: UsageForecastCreditsCi
    """Interval of the figure; null: none can be given."""
    weeks: int
    """Weeks of use that it rests on."""

class UsageForecastCreditsCi(Model):
    """Interval of the figure; null: none can be given."""
    low: int
    """Lower end of the interval."""
    high: int
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""

class SetBudget(Model):
    project_id: str | None
    """Only of this project."""
    key_id: str | None
    """Only of this key."""
    soft_limit: int | None
    """Credits at which `budget.reached` is told, once a month; null: none."""
    hard_limit: int | None
    """Credits beyond which scans are refused with 402; null: none."""

class Billing(Model):
    organisation: BillingOrganisation
    """Who pays."""
    subscription: Subscription
    credits: BillingCredits
    """Credits: what it holds, has spent and may cost."""
    purchases: list[CreditPurchase]
    """The newest."""
    invoices: list[Invoice]
    """The newest."""

class BillingOrganisation(Model):
    """Who pays."""
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""

class Subscription(Model):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""
    processor: Literal["manual", "stripe"]
    """manual: by agreement with the operator."""
    status: Literal["active", "past_due", "cancelled"]
    """How it stands."""
    period_start: str
    """The month that runs now; its credits end with it."""
    period_end: str
    """When the next one begins."""
    pending_plan: Literal["free", "starter", "growth", "enterprise"] | None
    """A change that was asked for and waits; null: none."""
    pending_at: str | None
    updated_at: str
    """When it last changed."""

class BillingCredits(Model):
    """Credits: what it holds, has spent and may cost."""
    available: int
    held: int
    """Credits that are set aside until it ends."""
    posted: int

class CreditPurchase(Model):
    id: str
    """The purchase."""
    mode: Mode
    credits: int
    """Credits; one is one live answer."""
    state: Literal["awaiting_operator", "awaiting_payment", "granted", "expired", "refunded"]
    """Where it stands in its life."""
    url: str | None
    """Where it is paid; null: nothing to pay there."""
    requested_by: str
    """Who asked for it."""
    created_at: str
    """When it was asked for."""
    updated_at: str
    """When it last changed."""

class Invoice(Model):
    id: str
    """Names it in addresses, events and other resources."""
    number: str | None
    status: Literal["draft", "open", "paid", "void", "uncollectible"]
    """How it stands."""
    amount_due: int
    """In the currency’s smallest unit."""
    amount_paid: int
    """In the currency’s smallest unit."""
    currency: str
    """Currency as ISO 4217 has it, such as `EUR`."""
    url: str | None
    """Where it can be seen and paid."""
    created_at: str
    """When it was made."""

class PurchaseCredits(Model):
    credits: int
    """Credits; one is one live answer."""

class SubscriptionPreview(Model):
    from_: Literal["free", "starter", "growth", "enterprise"]
    to: Literal["free", "starter", "growth", "enterprise"]
    due_now: int | None
    """In the currency’s smallest unit; null: by agreement with the operator."""
    currency: str | None
    """Currency as ISO 4217 has it, such as `EUR`."""
    effective_at: str | None
    over: list[SubscriptionPreviewOverItem]
    """What is used beyond the new plan: it stays, and no more can be added."""

class SubscriptionPreviewOverItem(Model):
    name: str
    """What people call it."""
    used: int
    limit: int

class ChangeSubscription(Model):
    plan: Literal["free", "starter", "growth", "enterprise"]
    """The plan’s name."""

class SubscriptionChange(Model):
    state: Literal["changed", "scheduled", "awaiting_payment", "awaiting_operator"]
    """scheduled: at the end of the paid month."""
    url: str | None
    """Where it is paid."""
    subscription: Subscription

class InvoiceList(Model):
    items: list[Invoice]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class BillingPortalSession(Model):
    url: str
    """For a person, for a few minutes."""

class MemberList(Model):
    items: list[Member]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Member(Model):
    id: str
    """The member."""
    email: str
    """E-mail address."""
    name: str | None
    """What people call it."""
    role: str
    """owner, admin, editor, viewer, billing, or one of your own."""
    project_ids: list[str] | None
    """The only projects of this member; null: all."""
    status: Literal["invited", "active", "removed"]
    """How it stands."""
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
    """What people call it."""
    role: str
    """owner, admin, editor, viewer, billing, or one of your own."""
    project_ids: list[str] | None
    """The only projects of this member; null: all."""

class UpdateMember(Model):
    name: str | None
    """What people call it."""
    role: str | None
    """owner, admin, editor, viewer, billing, or one of your own."""
    project_ids: list[str] | None
    """The only projects of this member; null: all."""
    invitation: Literal["resend", "revoke"] | None
    """resend: a new link, and the old one ends. revoke: the link ends."""
    hand_over: bool | None
    """With role owner: you become an administrator in the same step."""

class RoleList(Model):
    items: list[Role]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Role(Model):
    key: str
    name: str
    """What people call it."""
    built_in: bool
    scopes: list[str]
    """The most that its members’ keys hold."""
    members: int
    """How many have it, invited ones too."""

class SaveRole(Model):
    name: str
    """What people call it."""
    scopes: list[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """At most what your own key holds."""

class ApprovalGateList(Model):
    items: list[ApprovalGate]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ApprovalGate(Model):
    """An operation that waits for an administrator."""
    id: str
    """The gate."""
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"]
    """The operation’s id."""
    above_credits: int | None
    """Only calls that may cost more; null: every call."""
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""
    version: str
    """Send it as If-Match to change exactly this state."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class CreateApprovalGate(Model):
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"]
    """The operation’s id."""
    above_credits: int | None
    """Only calls that may cost more; null: every call."""
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""

class UpdateApprovalGate(Model):
    above_credits: int | None
    """Only calls that may cost more; null: every call."""
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""

class ApprovalRequestList(Model):
    items: list[ApprovalRequest]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ApprovalRequest(Model):
    id: str
    """The request."""
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace", "retry_failed_runs", "create_approval_gate", "update_approval_gate", "delete_approval_gate"]
    """The operation’s id."""
    status: Literal["pending", "approved", "rejected", "expired", "executed", "failed"]
    """approved: waits for the worker. failed: approved, but it could not be done any more."""
    input: Map[Any]
    """What was asked for, and what is executed."""
    input_hash: str
    """SHA-256 of operation and input, in hex."""
    estimate: ApprovalEstimate
    project_id: str | None
    """The project that it is of; null where it is of none."""
    requested_by: ApprovalRequestRequestedBy
    approvers: list[str] | None
    """Keys or members that may decide; null: every administrator."""
    deciders: list[str] | None
    """Who could decide when it was asked for, and nobody else: members, or keys of nobody. Empty: there was nobody but who asked, who then may."""
    expires_at: str
    """Not decided by then: it is over."""
    decided_by: str | None
    """Who decided; null: nobody yet."""
    decided_at: str | None
    note: str | None
    """Why, in the words of who decided."""
    result: Map[Any] | None
    """The answer of the operation."""
    failure: ApprovalRequestFailure | None
    """Why it failed; null: it did not."""
    executed_at: str | None
    version: str
    """Send it as If-Match to change exactly this state."""
    created_at: str
    """When it was asked for."""
    updated_at: str
    """When it last changed."""

class ApprovalRequestRequestedBy(Model):
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""

class ApprovalRequestFailure(Model):
    code: str
    """For programs: stays the same when words change."""
    detail: str
    """More about it, in words for people."""

class ApprovalDecision(Model):
    decision: Literal["approve", "reject"]
    note: str | None
    """Why; kept with it."""

class AuditEventList(Model):
    items: list[AuditEvent]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class AuditEvent(Model):
    id: str
    """The entry."""
    position: int | None
    """null for up to a second, until it is sequenced."""
    at: str
    """When it happened."""
    actor: AuditEventActor
    """The key, member or process that did it."""
    action: str
    resource_id: str | None
    """What it was done to."""
    request_id: str | None
    detail: Map[Any]
    """What changed, before and after."""
    canonical: str | None
    """The exact text that is hashed, if asked for."""

class AuditEventActor(Model):
    """The key, member or process that did it."""
    id: str
    """Names it in addresses, events and other resources."""
    name: str | None
    """What people call it."""
    agent: str | None
    """The program that called, as it names itself."""
    address: str | None
    """The address that the call came from."""

class AuditVerification(Model):
    ok: bool
    from_: int
    """Its place in the log, from 0."""
    to: int
    """Checked up to here, without it."""
    size: int
    """Entries of the log."""
    root: str
    """Root over all entries, in base64."""
    signed: bool
    """Whether the operator’s key has signed this size and root."""
    problems: list[AuditVerificationProblemsItem]
    """What does not fit, the first 100."""

class AuditVerificationProblemsItem(Model):
    kind: Literal["changed", "missing", "unexpected", "tree", "root", "checkpoint", "history"]
    """Which kind it is; decides what else it has."""
    position: int | None
    detail: str
    """More about it, in words for people."""

class AuditCheckpoint(Model):
    origin: str
    """Names the log."""
    size: int
    """Entries that it covers."""
    root: str
    """Root over them, in base64."""
    checkpoint: str | None
    """Signed note (C2SP). Keep it elsewhere; null: the operator signs none."""
    verifier_key: str | None
    """Public key that verifies the note."""
    consistency: AuditCheckpointConsistency | None
    """Shows that a tree of `from` entries is the start of this one (RFC 6962)."""

class AuditCheckpointConsistency(Model):
    from_: int
    path: list[str]

class AuditProof(Model):
    origin: str
    """Names the log."""
    size: int
    """Entries that it covers."""
    root: str
    """Root over them, in base64."""
    checkpoint: str | None
    """Signed note (C2SP). Keep it elsewhere; null: the operator signs none."""
    verifier_key: str | None
    """Public key that verifies the note."""
    position: int
    """Its place in the log, from 0."""
    canonical: str
    """The exact text that is hashed: SHA-256 of 0x00 and it."""
    path: list[str]
    """From the entry up to the root (RFC 6962)."""

class Schedule(Model):
    mode: Mode
    id: str
    """The schedule."""
    project_id: str
    """The project that it is of; null where it is of none."""
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    time_zone: str
    """Of the IANA list."""
    jitter_minutes: int
    """Each run is delayed by a random time of at most so many minutes."""
    config: ScheduleConfig
    """What each scan asks; what is left out is the project’s."""
    cycle: int | None
    """Ask the set in so many parts, one each run, every question once: 7 on a daily schedule asks each question once a week. Figures are then of the last so many runs (GET /v1/projects/{projectId}/cycle). Five questions a part at least; null: each run asks the whole set."""
    monthly_credits: int | None
    """Runs that could pass this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cron: str
    state: Literal["active", "paused"]
    """Where it stands in its life."""
    paused_until: str | None
    last_run_at: str | None
    last_scan_id: str | None
    last_skipped: ScheduleLastSkipped | None
    """Why the last due time started no scan; null: it did."""
    credits_this_month: int
    """Credits spent and held by its scans in this calendar month (UTC)."""
    forecast: ScheduleForecast
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class ScheduleConfig(Model):
    """What each scan asks; what is left out is the project’s."""
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    max_prompts: int | None
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samples_k: int | None
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    prompt_set_id: str | None
    """Another prompt set than the active one."""
    locale: ScheduleConfigLocale | None
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    persona_id: str | None
    """Who asks. Refused with engines that have no place for it; see GET /v1/locales."""
    prompt_ids: list[str] | None
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    stop_when: ScheduleConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""

class ScheduleConfigLocale(Model):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """Where the asker is, for engines that take a city."""

class ScheduleConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class ScheduleLastSkipped(Model):
    due_at: str
    reason: Literal["still_running", "insufficient_credits", "monthly_credits", "quota_exceeded", "approval_required", "not_possible"]
    """Why."""
    message: str
    """What happened, in words for people."""

class ScheduleForecast(Model):
    next_runs: list[str]
    """The next five."""
    credits_per_run: int
    """At most."""
    runs_per_month: int
    """In the next 30 days."""
    credits_per_month: int
    """At most, in the next 30 days."""
    balance: int
    """Credits free now."""
    balance_ends_at: str | None
    """null: not within a year, or the runs cost nothing."""

class SetSchedule(Model):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    time_zone: str | None
    """Left out: the project’s."""
    jitter_minutes: int | None
    """Each run is delayed by a random time of at most so many minutes."""
    config: SetScheduleConfig | None
    """What each scan asks; what is left out is the project’s."""
    monthly_credits: int | None
    """Runs that could pass this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: int | None
    """Ask the set in so many parts, one each run, every question once: 7 on a daily schedule asks each question once a week. Figures are then of the last so many runs (GET /v1/projects/{projectId}/cycle). Five questions a part at least; null: each run asks the whole set."""

class SetScheduleConfig(Model):
    """What each scan asks; what is left out is the project’s."""
    engines: list[str] | None
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    max_prompts: int | None
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samples_k: int | None
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    prompt_set_id: str | None
    """Another prompt set than the active one."""
    locale: SetScheduleConfigLocale | None
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    persona_id: str | None
    """Who asks. Refused with engines that have no place for it; see GET /v1/locales."""
    prompt_ids: list[str] | None
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    stop_when: SetScheduleConfigStopWhen | None
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    draw_prompts: bool | None
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cache_max_age_seconds: int | None
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    pool_surfaces: bool | None
    """Pool engines of different surfaces into one overall figure."""

class SetScheduleConfigLocale(Model):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: str | None
    language: str | None
    """Language of the prompts."""
    city: str | None
    """Where the asker is, for engines that take a city."""

class SetScheduleConfigStopWhen(Model):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    half_width: float
    """Half of the interval’s width, as a share."""

class SchedulePreview(Model):
    mode: Mode
    cron: str
    next_runs: list[str]
    """The next five."""
    credits_per_run: int
    """At most."""
    runs_per_month: int
    """In the next 30 days."""
    credits_per_month: int
    """At most, in the next 30 days."""
    balance: int
    """Credits free now."""
    balance_ends_at: str | None
    """null: not within a year, or the runs cost nothing."""

class PauseSchedule(Model):
    until: str | None
    """When it resumes by itself; null: when you resume it."""

class CycleReading(Model):
    project_id: str
    """The project."""
    mode: Mode
    provenance: Provenance
    title: str
    """What the level is of."""
    parts: int | None
    """null: no run of a cycle has ended yet."""
    questions: int | None
    """Of the whole set, that count."""
    asked: int
    """Parts of the newest cycle that have ended: 0 to parts."""
    level: CycleLevel | None
    """Over the newest run of every part; null: `missing` says why."""
    change: CycleReadingChange | None
    """Each question against itself one cycle earlier; null: `missing` says why."""
    history: list[CycleReadingHistoryItem]
    """The level after each of the last runs, oldest first. Neighbours share all parts but one."""
    missing: CycleReadingMissing
    notes: list[str]
    """What to know when reading this, a sentence each."""

class CycleLevel(Model):
    from_: str
    """When its first part was asked."""
    to: str
    """When its last part was asked."""
    figure: Estimate | None
    """Presence over all parts, engines pooled; null where engines of different surfaces were asked."""
    engines: list[CycleLevelEnginesItem]
    """One entry for each engine."""

class CycleLevelEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    figure: Estimate

class CycleReadingChange(Model):
    before: CycleReadingChangeBefore
    """How it was before."""
    after: CycleReadingChangeAfter
    """How it is after."""
    sentence: str
    """The result in one sentence, in the language of the answer."""
    tracked: Difference
    market: Difference
    day_deviation: float
    """How much whole days differ beyond their answers, one standard deviation. It is part of the intervals."""

class CycleReadingChangeBefore(Model):
    """How it was before."""
    from_: str
    """When its first part was asked."""
    to: str
    """When its last part was asked."""

class CycleReadingChangeAfter(Model):
    """How it is after."""
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
    """One entry for each engine."""

class CycleReadingHistoryItemEnginesItem(Model):
    engine: str
    """The engine’s id, such as `openai`."""
    figure: Estimate

class CycleReadingMissing(Model):
    level: str | None
    change: str | None

class ReportTemplateList(Model):
    items: list[ReportTemplate]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ReportTemplate(Model):
    id: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""
    description: str
    """What it is, in words of whoever made it."""
    days: int
    """The usual length of its span."""
    sections: list[Literal["story", "trend", "cases", "done", "headline", "change", "history", "engines", "competitors", "movers", "sources", "sourceChanges", "prompts", "answers", "experiments", "methodology"]]

class Report(Model):
    mode: Mode
    id: str
    """The report."""
    project_id: str
    """The project that it is of; null where it is of none."""
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """The template that it is made by."""
    title: str
    """A short line for people."""
    language: Literal["en", "de"]
    """Language as BCP 47 has it, such as `en`."""
    status: Literal["queued", "running", "completed", "failed"]
    """How it stands."""
    snapshot_id: str | None
    """SHA-256 of its content; null: not built."""
    sentence: str | None
    """The verdict with its interval."""
    schedule_id: str | None
    """The schedule that made it; null: a person or program did."""
    error: ReportError | None
    """Why it failed; null: it did not."""
    created_at: str
    """When it was asked for."""
    finished_at: str | None
    content: ReportContent | None
    """Every format is made from it. null: not built."""
    downloads: list[ReportDownloadsItem]
    """Each link works for an hour and needs no key."""
    shares: list[ReportShare]

class ReportError(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class ReportContent(Model):
    template: str
    """The template that it is made by."""
    title: str
    """A short line for people."""
    language: Literal["en", "de"]
    """Language as BCP 47 has it, such as `en`."""
    mode: Mode
    provenance: Provenance
    project: ReportContentProject
    span: ReportContentSpan
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    as_of: str
    scans: int
    """How many scans."""
    answers: int
    """How many answers."""
    branding: ReportContentBranding
    sentence: str
    """The verdict with its interval."""
    blocks: list[ReportBlock]

class ReportContentProject(Model):
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""
    brand: str
    """The brand’s name."""

class ReportContentSpan(Model):
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""

class ReportContentBranding(Model):
    name: str
    """What people call it."""
    logo_url: str | None
    accent: str | None
    footer: str | None

class ReportHeading(Model):
    kind: Literal["heading"]
    """Which kind it is; decides what else it has."""
    text: str
    """The words as they are."""

class ReportVerdict(Model):
    kind: Literal["verdict"]
    """Which kind it is; decides what else it has."""
    verdict: Literal["rise", "fall", "no_change_shown", "too_few", "not_comparable"]
    """What the test says."""
    text: str
    """The words as they are."""

class ReportText(Model):
    kind: Literal["text"]
    """Which kind it is; decides what else it has."""
    text: str
    """The words as they are."""

class ReportItems(Model):
    kind: Literal["list"]
    """Which kind it is; decides what else it has."""
    items: list[str]

class ReportFigure(Model):
    kind: Literal["figure"]
    """Which kind it is; decides what else it has."""
    title: str
    """A short line for people."""
    picture: ReportPicture

class ReportBands(Model):
    type: Literal["bands"]
    """What kind it is."""
    rows: list[ReportBandsRowsItem]
    """One entry for each row."""

class ReportBandsRowsItem(Model):
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    value: float | None
    """The figure itself."""
    tracked: ReportBandsRowsItemTracked | None
    market: ReportBandsRowsItemMarket | None
    trials: int | None
    """Answers that count."""
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
    """What kind it is."""
    rows: list[ReportDifferencesRowsItem]
    """One entry for each row."""

class ReportDifferencesRowsItem(Model):
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    difference: float | None
    """One minus the other."""
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
    """What kind it is."""
    points: list[ReportHistoryPointsItem]
    """Points in time, the oldest first."""
    expected: ReportHistoryExpected | None
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
    """Words of whoever did it."""

class ReportHistoryOthersItem(Model):
    name: str
    """What people call it."""
    points: list[ReportHistoryOthersItemPointsItem]
    """Points in time, the oldest first."""

class ReportHistoryOthersItemPointsItem(Model):
    at: float
    value: float
    """The figure itself."""

class ReportDots(Model):
    type: Literal["dots"]
    """What kind it is."""
    engines: list[str]
    """Ids of engines."""
    prompts: list[ReportDotsPromptsItem]
    """The prompts."""

class ReportDotsPromptsItem(Model):
    text: str
    """The words as they are."""
    cells: list[ReportDotsPromptsItemCellsItem]
    """One entry for each prompt and engine."""

class ReportDotsPromptsItemCellsItem(Model):
    present: int
    absent: int
    missing: int

class ReportTable(Model):
    kind: Literal["table"]
    """Which kind it is; decides what else it has."""
    id: str
    """Names it in addresses, events and other resources."""
    title: str
    """A short line for people."""
    columns: list[ReportTableColumnsItem]
    rows: list[list[ReportCell]]
    """One entry for each row."""

class ReportTableColumnsItem(Model):
    id: str
    """Names it in addresses, events and other resources."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    kind: Literal["text", "count", "decimal", "rate", "points"]
    """Which kind it is; decides what else it has."""

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
    """Which kind it is; decides what else it has."""
    title: str
    """A short line for people."""
    items: list[ReportAnswersItemsItem]

class ReportAnswersItemsItem(Model):
    id: str
    """Names it in addresses, events and other resources."""
    engine: str
    """The engine’s id, such as `openai`."""
    prompt: str
    """The question as it is asked."""
    said: str
    text: str
    """The words as they are."""

class ReportDownloadsItem(Model):
    format: Literal["html", "pdf", "pptx", "xlsx", "md", "csv", "json", "svg"]
    """In which format it is written."""
    url: str
    """Its address."""

class ReportShare(Model):
    id: str
    """The share."""
    name: str | None
    """What people call it."""
    redacted: bool
    """The engines’ own words are left out."""
    has_password: bool
    views: int
    last_viewed_at: str | None
    expires_at: str
    """It ends then."""
    revoked_at: str | None
    created_at: str
    """When it was made."""

class CreateReport(Model):
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | None
    """The template that it is made by."""
    title: str | None
    """A short line for people."""
    language: Literal["en", "de"] | None
    """Language as BCP 47 has it, such as `en`."""
    from_: str | None
    """Day or instant; left out: `days` before `to`."""
    to: str | None
    """Day, included, or instant; left out: now."""
    days: int | None
    """How many days."""
    time_zone: str | None
    """Left out: the project’s."""
    segment_id: str | None
    """Only this segment."""

class ReportList(Model):
    items: list[ReportSummary]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class ReportSummary(Model):
    mode: Mode
    id: str
    """The report."""
    project_id: str
    """The project that it is of; null where it is of none."""
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """The template that it is made by."""
    title: str
    """A short line for people."""
    language: Literal["en", "de"]
    """Language as BCP 47 has it, such as `en`."""
    status: Literal["queued", "running", "completed", "failed"]
    """How it stands."""
    snapshot_id: str | None
    """SHA-256 of its content; null: not built."""
    sentence: str | None
    """The verdict with its interval."""
    schedule_id: str | None
    """The schedule that made it; null: a person or program did."""
    error: ReportSummaryError | None
    """Why it failed; null: it did not."""
    created_at: str
    """When it was asked for."""
    finished_at: str | None

class ReportSummaryError(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class ReportSchedule(Model):
    id: str
    """The schedule."""
    project_id: str
    """The project that it is of; null where it is of none."""
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]
    """The template that it is made by."""
    language: Literal["en", "de"]
    """Language as BCP 47 has it, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    cron: str
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""
    days: int
    """How many days."""
    channel_ids: list[str]
    state: Literal["active", "paused"]
    """Where it stands in its life."""
    next_run_at: str
    """When the next is built."""
    last_report_id: str | None
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class ScheduleReport(Model):
    template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | None
    """The template that it is made by."""
    language: Literal["en", "de"] | None
    """Language as BCP 47 has it, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    time_zone: str | None
    """Left out: the project’s."""
    days: int | None
    """How many days."""
    channel_ids: list[str] | None
    """Each gets its own link to each report."""
    state: Literal["active", "paused"] | None
    """Where it stands in its life."""

class NewReportShare(Model):
    id: str
    """The share."""
    name: str | None
    """What people call it."""
    redacted: bool
    """The engines’ own words are left out."""
    has_password: bool
    views: int
    last_viewed_at: str | None
    expires_at: str
    """It ends then."""
    revoked_at: str | None
    created_at: str
    """When it was made."""
    url: str
    """Shown once. Also with .json, .md, .pdf, /chart.svg and /badge.svg."""

class ShareReport(Model):
    name: str | None
    """What people call it."""
    expires_in_days: int | None
    password: str | None
    redact_answers: bool | None

class Export(Model):
    """A project’s rows as one file."""
    mode: Mode
    id: str
    """The export."""
    project_id: str
    """The project that it is of; null where it is of none."""
    dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"]
    """audit: the whole workspace’s log, for keys that may read it."""
    format: Literal["ndjson", "csv", "parquet"]
    """In which format it is written."""
    compression: Literal["none", "gzip", "zstd"]
    filters: ExportFilters
    withheld: list[str]
    """Fields left empty, since the workspace’s privacy says so."""
    status: Literal["queued", "running", "completed", "failed", "expired"]
    """How it stands."""
    rows: int
    """Written so far."""
    planned: int | None
    """Rows that it will have; null: not counted yet."""
    bytes: int
    """Size in bytes."""
    sha256: str | None
    """SHA-256 of the whole file, as hex."""
    filename: str
    download: ExportDownload | None
    """Needs no key: whoever has the link has the data. null: there is no file (yet)."""
    error: ExportError | None
    """Why it failed; null: it did not."""
    created_at: str
    """It holds rows up to this time."""
    finished_at: str | None
    expires_at: str
    """When the file is deleted."""

class ExportFilters(Model):
    from_: str | None
    """Where the span begins."""
    to: str | None
    """Where the span ends."""
    scan_id: str | None
    """The scan that it is of; null where it is of none."""

class ExportDownload(Model):
    url: str
    """Its address."""
    expires_at: str
    """The link’s end."""

class ExportError(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class CreateExport(Model):
    dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"]
    """audit: the whole workspace’s log, for keys that may read it."""
    format: Literal["ndjson", "csv", "parquet"] | None
    """In which format it is written."""
    compression: Literal["none", "gzip", "zstd"] | None
    """Packed in pieces: a reader of zstd has to go on over frames."""
    from_: str | None
    """Where the span begins."""
    to: str | None
    """Where the span ends."""
    scan_id: str | None
    expires_in_days: int | None

class AlertList(Model):
    items: list[Alert]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Alert(Model):
    mode: Mode
    id: str
    """The alert."""
    project_id: str
    """The project that it is of; null where it is of none."""
    name: str
    """What people call it."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels that want alerts."""
    muted_until: str | None
    """Nobody is told before this time; null: it is not muted."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"]
    """Which figure is looked at."""
    direction: Literal["fall", "rise", "both"]
    """Which way."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    source: str | None
    goal_id: str | None
    """The goal that it is about; null: none."""
    threshold: float | None
    """The limit: a share lost, a probability, credits, or days."""
    baseline_scans: int
    """Scans that it learns from what is usual."""
    minimum_prompts: int
    """With fewer prompts in common it says nothing."""
    minimum_effect: float
    """0.05: five points."""
    state: Literal["learning", "calm", "firing"]
    """learning: too few scans yet."""
    detail: str
    """What the last look said."""
    checked_scan_id: str | None
    checked_at: str | None
    false_alarms: FalseAlarms | None
    """null while it learns."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class CreateAlert(Model):
    name: str
    """What people call it."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | None
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | None
    """Which figure is looked at."""
    direction: Literal["fall", "rise", "both"] | None
    """Which way."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    source: str | None
    goal_id: str | None
    """The goal that it is about; null: none."""
    threshold: float | None
    """The limit: a share lost, a probability, credits, or days."""
    baseline_scans: int | None
    """Scans that it learns from what is usual."""
    minimum_prompts: int | None
    """With fewer prompts in common it says nothing."""
    minimum_effect: float | None
    """0.05: five points."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels that want alerts."""
    muted_until: str | None
    """Nobody is told before this time; null: it is not muted."""

class AlertBacktest(Model):
    mode: Mode
    project_id: str
    """The project that it is of; null where it is of none."""
    scans: int
    """Own scans that the rule can look at."""
    firings: list[AlertBacktestFiringsItem]
    false_alarms: FalseAlarms | None
    power: AlertBacktestPower | None
    """How often a fall by `drop` is told within so many scans, by simulation."""
    notes: list[str]
    """What to know when reading this, a sentence each."""

class AlertBacktestFiringsItem(Model):
    scan_id: str
    """The scan that it is of; null where it is of none."""
    at: str
    """When its scan began."""
    sentence: str
    """The result in one sentence, in the language of the answer."""
    reading: AlertReading
    resolved_scan_id: str | None

class AlertBacktestPower(Model):
    value: float
    """The figure itself."""
    ci: AlertBacktestPowerCi
    """Interval of the figure; null: none can be given."""
    drop: float
    within: int
    panels: int

class AlertBacktestPowerCi(Model):
    """Interval of the figure; null: none can be given."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    level: float
    """Of all such intervals, the share that holds the true value."""

class BacktestAlert(Model):
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | None
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | None
    """Which figure is looked at."""
    direction: Literal["fall", "rise", "both"] | None
    """Which way."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    source: str | None
    goal_id: str | None
    """The goal that it is about; null: none."""
    threshold: float | None
    """The limit: a share lost, a probability, credits, or days."""
    baseline_scans: int | None
    """Scans that it learns from what is usual."""
    minimum_prompts: int | None
    """With fewer prompts in common it says nothing."""
    minimum_effect: float | None
    """0.05: five points."""

class AlertWithEvents(Model):
    mode: Mode
    id: str
    """The alert."""
    project_id: str
    """The project that it is of; null where it is of none."""
    name: str
    """What people call it."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels that want alerts."""
    muted_until: str | None
    """Nobody is told before this time; null: it is not muted."""
    kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"]
    """Which figure is looked at."""
    direction: Literal["fall", "rise", "both"]
    """Which way."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    source: str | None
    goal_id: str | None
    """The goal that it is about; null: none."""
    threshold: float | None
    """The limit: a share lost, a probability, credits, or days."""
    baseline_scans: int
    """Scans that it learns from what is usual."""
    minimum_prompts: int
    """With fewer prompts in common it says nothing."""
    minimum_effect: float
    """0.05: five points."""
    state: Literal["learning", "calm", "firing"]
    """learning: too few scans yet."""
    detail: str
    """What the last look said."""
    checked_scan_id: str | None
    checked_at: str | None
    false_alarms: FalseAlarms | None
    """null while it learns."""
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    events: list[AlertEvent]
    """The last ten firings."""

class AlertEvent(Model):
    """One firing of an alert; an alert has one open at a time."""
    mode: Mode
    id: str
    """The firing."""
    alert_id: str
    """The alert that it is of."""
    project_id: str
    """The project that it is of; null where it is of none."""
    name: str
    """What people call it."""
    state: Literal["open", "acknowledged", "resolved"]
    """Where it stands in its life."""
    severity: Literal["info", "warning", "critical"]
    """How urgent it is."""
    sentence: str
    """The verdict with its interval."""
    reading: AlertReading
    false_alarms: FalseAlarms | None
    evidence: AlertEvidence
    note: str | None
    """Words of whoever did it."""
    fired_at: str
    """When it fired."""
    acknowledged_at: str | None
    acknowledged_by: str | None
    resolved_at: str | None
    resolved_by: str | None
    """system: the figures are back."""

class UpdateAlert(Model):
    name: str | None
    """What people call it."""
    severity: Literal["info", "warning", "critical"] | None
    """How urgent it is."""
    channel_ids: list[str] | None
    """null: all channels that want alerts."""
    muted_until: str | None
    """Nobody is told before this time; null: it is not muted."""
    direction: Literal["fall", "rise", "both"] | None
    """Which way."""
    engine: str | None
    """The engine’s id, such as `openai`."""
    segment_id: str | None
    """A saved filter; null: everything."""
    brand_id: str | None
    """The brand that it is about; the project’s own or a competitor."""
    source: str | None
    goal_id: str | None
    """The goal that it is about; null: none."""
    threshold: float | None
    """The limit: a share lost, a probability, credits, or days."""
    baseline_scans: int | None
    """Scans that it learns from what is usual."""
    minimum_prompts: int | None
    """With fewer prompts in common it says nothing."""
    minimum_effect: float | None
    """0.05: five points."""

class AlertEventList(Model):
    items: list[AlertEvent]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class AcknowledgeAlertEvent(Model):
    note: str | None
    """Words of whoever did it."""
    resolve: bool | None
    """It is over; the new level is the baseline from now on."""

class NotificationChannelList(Model):
    items: list[NotificationChannel]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class NotificationChannel(Model):
    id: str
    """The channel."""
    project_id: str
    """The project that it is of; null where it is of none."""
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Which kind it is; decides what else it has."""
    hint: str
    """What may be shown of its address."""
    name: str
    """What people call it."""
    events: list[str]
    """Types it gets; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"]
    """What is less urgent is left out."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    state: Literal["unverified", "active", "paused", "unsubscribed", "failing"]
    """unverified: gets nothing yet. unsubscribed: by its reader. failing: the last message did not arrive, the next is tried."""
    last_error: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class QuietHours(Model):
    """What comes in them waits until they end; critical events do not."""
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""
    time_zone: str | None
    """IANA time zone, such as `Europe/Berlin`."""

class Digest(Model):
    """Weekly ones on Mondays. Critical events do not wait for it."""
    cadence: Literal["daily", "weekly"]
    """How often, such as `weekly on monday at 06:00`."""
    at: str | None
    """When, in RFC 3339 and UTC."""
    time_zone: str | None
    """IANA time zone, such as `Europe/Berlin`."""

class NewNotificationChannel(Model):
    id: str
    """The channel."""
    project_id: str
    """The project that it is of; null where it is of none."""
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Which kind it is; decides what else it has."""
    hint: str
    """What may be shown of its address."""
    name: str
    """What people call it."""
    events: list[str]
    """Types it gets; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"]
    """What is less urgent is left out."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    state: Literal["unverified", "active", "paused", "unsubscribed", "failing"]
    """unverified: gets nothing yet. unsubscribed: by its reader. failing: the last message did not arrive, the next is tried."""
    last_error: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    secret: str | None
    """Only for webhooks: checks their signatures. Shown once."""

class CreateNotificationChannel(Model):
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Which kind it is; decides what else it has."""
    address: str
    """An e-mail address, the incoming webhook’s URL, or a channel’s ID or #name where Slack is connected. Kept sealed."""
    name: str
    """What people call it."""
    events: list[str] | None
    """Types it gets; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"] | None
    """What is less urgent is left out."""
    quiet_hours: QuietHours | None
    digest: Digest | None

class UpdateNotificationChannel(Model):
    name: str | None
    """What people call it."""
    events: list[str] | None
    """Types it gets; see GET /v1/webhook-event-types."""
    minimum_severity: Literal["info", "warning", "critical"] | None
    """What is less urgent is left out."""
    quiet_hours: QuietHours | None
    digest: Digest | None
    state: Literal["active", "paused"] | None
    """Where it stands in its life."""
    code: str | None
    """Of the mail that an e-mail channel was sent: verifies it."""

class TestedChannel(Model):
    delivered: bool
    detail: str
    """More about it, in words for people."""
    channel: NotificationChannel

class NotificationPreferences(Model):
    email: str | None
    """Where its mails go; null: the key is no member’s, and nothing is mailed."""
    events: Map[Literal["immediate", "daily", "weekly"]]
    """Delivery by kind of event; a kind that is left out is not mailed."""
    minimum_severity: Literal["info", "warning", "critical"]
    quiet_hours: QuietHours | None
    digest_at: str
    time_zone: str
    """IANA time zone, such as `Europe/Berlin`."""

class SetNotificationPreferences(Model):
    events: Map[Literal["immediate", "daily", "weekly"]]
    """Delivery by kind of event; a kind that is left out is not mailed."""
    minimum_severity: Literal["info", "warning", "critical"] | None
    quiet_hours: QuietHours | None
    digest_at: str | None
    time_zone: str | None
    """IANA time zone, such as `Europe/Berlin`."""

class WebhookList(Model):
    items: list[Webhook]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Webhook(Model):
    id: str
    """The webhook."""
    url: str
    """Its address."""
    description: str | None
    """What it is, in words of whoever made it."""
    events: list[str]
    project_ids: list[str] | None
    state: Literal["active", "paused", "disabled"]
    """paused: by you. disabled: by us, after five days of failures or an answer 410. Set active to go on."""
    disabled_reason: str | None
    failures: int
    """Failed attempts since the last success."""
    failing_since: str | None
    previous_secret_until: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class NewWebhook(Model):
    id: str
    """The webhook."""
    url: str
    """Its address."""
    description: str | None
    """What it is, in words of whoever made it."""
    events: list[str]
    project_ids: list[str] | None
    state: Literal["active", "paused", "disabled"]
    """paused: by you. disabled: by us, after five days of failures or an answer 410. Set active to go on."""
    disabled_reason: str | None
    failures: int
    """Failed attempts since the last success."""
    failing_since: str | None
    previous_secret_until: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    secret: str
    """Checks the signatures; shown once."""

class CreateWebhook(Model):
    url: str
    """Public http(s) address that takes a POST."""
    description: str | None
    """What it is, in words of whoever made it."""
    events: list[str] | None
    """Types it gets: `scan.completed`, all of a kind as `scan.*`, or `*`. GET /v1/webhook-event-types."""
    project_ids: list[str] | None
    """Only events of these projects; null: of all, and those of no project."""

class UpdateWebhook(Model):
    url: str | None
    """Public http(s) address that takes a POST."""
    description: str | None
    """What it is, in words of whoever made it."""
    events: list[str] | None
    """Types it gets: `scan.completed`, all of a kind as `scan.*`, or `*`. GET /v1/webhook-event-types."""
    project_ids: list[str] | None
    """Only events of these projects; null: of all, and those of no project."""
    state: Literal["active", "paused"] | None
    """Where it stands in its life."""

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
    """When it was made."""
    status: int | None
    """null: no answer."""
    ms: int
    error: str | None
    """null: it was taken."""
    response: str | None
    """The first 1 KB of the answer."""

class WebhookDeliveryList(Model):
    items: list[WebhookDelivery]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

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
    """When the event was handed on."""
    settled_at: str | None

class WebhookEventTypeList(Model):
    items: list[WebhookEventType]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class WebhookEventType(Model):
    type: str
    """What happened."""
    summary: str
    resource: str
    """What it happened to; `sequence` counts its events."""
    data: Map[Any]
    """JSON Schema of `data`."""

class IntegrationList(Model):
    items: list[Integration]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""
    available: list[IntegrationListAvailableItem]
    """What can be connected here."""

class Integration(Model):
    id: str
    """The connection."""
    kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"]
    """Which kind it is; decides what else it has."""
    project_id: str
    """The project whose figures it is shown with."""
    property: str | None
    state: Literal["pending", "connected", "needs_reconnect", "disconnected"]
    """pending: nobody has agreed at `authorizeUrl` yet. needs_reconnect: access was taken back."""
    error: str | None
    """Why nothing comes in."""
    synced_through: str | None
    """The last complete day."""
    lag_days: int | None
    """Days between that and the newest day the vendor has."""
    stale: bool
    """Its figures are still shown, and no newer ones arrive."""
    next_sync_at: str | None
    runs: list[IntegrationRunsItem]
    """The last ten, newest first."""
    disconnected_at: str | None
    created_by: str
    """The key or member that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class IntegrationRunsItem(Model):
    started_at: str
    """When it began."""
    ended_at: str
    """When it ended."""
    days: int
    """How many days."""
    rows: int
    """How many rows."""
    error: str | None
    """Why it failed; null: it did not."""

class IntegrationListAvailableItem(Model):
    kind: str
    """Which kind it is; decides what else it has."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    connect: Literal["oauth", "key", "elsewhere"]
    available: bool
    how: str
    """What it gives, or what to set or do first."""

class ConnectedIntegration(Model):
    integration: Integration
    authorize_url: str | None
    """Where a person agrees, within an hour."""

class ConnectIntegration(Model):
    kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"]
    """Which kind it is; decides what else it has."""
    project_id: str
    """The project whose figures it is shown with."""
    property: str | None
    """As the vendor names it."""
    key: str | None
    """Of bing_webmaster, cloudflare: an API key or token. Of bigquery: a service account’s key file."""

class UpdateIntegration(Model):
    property: str | None
    """As the vendor names it."""
    project_id: str | None
    """The project whose figures it is shown with."""

class IngestedLog(Model):
    lines: int
    added: int
    """Visits of AI crawlers that were not counted before."""
    repeated: int
    """Were counted already."""
    unreadable: int
    """Name a crawler but are of no known format."""
    out_of_window: int
    """Older than 30 days, or of the future: not counted."""
    verified: int
    spoofed: int
    unverified: int

class IngestCrawlerLog(Model):
    content: str
    """Lines of NDJSON, Combined, or W3C fields with their `#Fields:` line; 10 MB at most."""

class CrawlerActivity(Model):
    mode: Mode
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""
    totals: CrawlerActivityTotals
    crawlers: list[CrawlerActivityCrawlersItem]
    """One entry for each crawler."""
    pages: list[CrawlerActivityPagesItem]
    """The 100 most visited; spoofed visits left out, like in statuses and series."""
    statuses: list[CrawlerActivityStatusesItem]
    series: list[CrawlerActivitySeriesItem]
    """Days without a log are missing, not zero."""
    addresses_as_of: str | None
    """null: none was yet, and crawlers that only a list can tell are unverified."""

class CrawlerActivityTotals(Model):
    verified: int
    spoofed: int
    """Used the name from an address that is not its operator’s."""
    unverified: int
    """Could not be checked."""

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
    """Used the name from an address that is not its operator’s."""
    unverified: int
    """Could not be checked."""
    refused: int
    """Of the others than spoofed: answered with 4xx or 5xx."""
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
    """How many visits."""

class CrawlerActivitySeriesItem(Model):
    day: str
    training: int
    search: int
    user_fetch: int
    estimated: bool
    """No log of it: Cloudflare’s count, which may be of a sample."""

class AiReferrals(Model):
    mode: Mode
    from_: str
    """Where the span begins."""
    to: str
    """Where the span ends."""
    provenance: Provenance | None
    referrers: list[AiReferralsReferrersItem]
    pages: list[AiReferralsPagesItem]
    """The 100 landing pages with most visits."""
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
    """What to show to people, or how much a figure can bear where it stands beside one."""
    visits: int
    """How many visits."""
    engaged: int

class AiReferralsPagesItem(Model):
    page: str
    """The page’s address."""
    referrer: str
    visits: int
    """How many visits."""
    engaged: int

class AiReferralsWeeksItem(Model):
    week: str
    """Its Monday."""
    visits: int
    """How many visits."""
    engaged: int
    presence: Estimate | None
    """null: no scan was made."""

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
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Job(Model):
    """Work that goes on after its request was answered."""
    id: str
    """The id of what it makes."""
    type: Literal["scan", "export", "report"]
    """What kind it is."""
    status: Literal["queued", "running", "completed", "failed", "cancelled"]
    """How it stands."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    progress: JobProgress
    result: JobResult | None
    """Where its result is read; null before the end."""
    cancel: JobCancel | None
    """The call that stops it; null: it has ended."""
    error: JobError | None
    """Why it failed; null: it did not."""
    created_at: str
    """When it was asked for."""
    started_at: str | None
    finished_at: str | None

class JobProgress(Model):
    done: int
    total: int
    """0: not known yet."""
    percent: int
    """How much is done, 0 to 100."""

class JobResult(Model):
    operation: str
    """The operation’s id."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""
    path: str
    """Where it is, as a path."""

class JobCancel(Model):
    operation: str
    """The operation’s id."""
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""
    path: str
    """Where it is, as a path."""

class JobError(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class SearchHitList(Model):
    items: list[SearchHit]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class SearchHit(Model):
    type: Literal["project", "competitor", "prompt", "answer", "page", "saved_view", "report", "recommendation"]
    """What kind it is."""
    id: str
    """Names it in addresses, events and other resources."""
    project_id: str | None
    """The project that it is of; null where it is of none."""
    title: str
    """A short line for people."""
    excerpt: str
    """Plain text around what was found."""
    marks: list[SearchHitMarksItem]
    """What to highlight in `excerpt`, in UTF-16 units."""

class SearchHitMarksItem(Model):
    start: int
    """Where it begins in the text, in UTF-16 units."""
    end: int
    """Where it ends in the text, in UTF-16 units."""

class ServiceStatus(Model):
    status: Literal["operational", "degraded", "down"]
    """Of the worst part."""
    checked_at: str
    """Now: each part was probed for this answer."""
    components: list[StatusComponent]
    incidents: list[ServiceStatusIncidentsItem]
    """Of the last 30 days, newest first."""

class StatusComponent(Model):
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""
    status: Literal["operational", "degraded", "down", "unknown"]
    """How it stands."""
    detail: str
    """What was measured, in words."""

class ServiceStatusIncidentsItem(Model):
    id: str
    """Names it in addresses, events and other resources."""
    component: str
    summary: str
    started_at: str
    """When it was first seen."""
    ended_at: str | None

class Me(Model):
    workspace: MeWorkspace
    organisation: MeOrganisation
    """Who pays."""
    mode: Literal["live", "test"]
    """Test keys see a data set of their own."""
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
    """What people call it."""
    sample: Literal[True] | None
    """Only of the sample: its brands, sources and answers are invented."""

class MeOrganisation(Model):
    """Who pays."""
    id: str
    """Who pays."""
    name: str
    """What people call it."""

class MeKey(Model):
    id: str
    """Names it in addresses, events and other resources."""
    name: str
    """What people call it."""
    scopes: list[str]
    """What it may do."""
    project_ids: list[str] | None
    """The only projects that it sees; null: all."""

class MeCredits(Model):
    """One credit is one live answer."""
    available: int
    """Free to spend now."""
    held: int
    """Set aside for scans that are running."""
    posted: int
    """Both together."""

class WorkspaceList(Model):
    items: list[Workspace]
    """This page of the list."""
    total: int
    """How many there are in all."""
    limit: int
    """The most items that a page has."""
    offset: int
    """How many items come before this page."""
    next: str | None
    """Pass it as `after` to read the next page; null: this is the last one."""

class Workspace(Model):
    id: str
    """The workspace."""
    name: str
    """What people call it."""
    test_workspace_id: str | None
    organisation: WorkspaceOrganisation
    """Who pays."""
    current: bool
    """Whether this key belongs to it."""
    sample: Literal[True] | None
    """Only of the sample: its brands, sources and answers are invented."""
    status: Literal["active", "deleting"]
    """How it stands."""
    deletion: WorkspaceDeletion | None
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class WorkspaceOrganisation(Model):
    """Who pays."""
    id: str
    """Who pays."""
    name: str
    """What people call it."""

class WorkspaceDeletion(Model):
    requested_at: str
    """When it was asked for."""
    rows: int | None
    """Rows that it had; null: not counted yet."""
    erased: int

class CreatedWorkspace(Model):
    id: str
    """The workspace."""
    name: str
    """What people call it."""
    test_workspace_id: str | None
    organisation: CreatedWorkspaceOrganisation
    """Who pays."""
    current: bool
    """Whether this key belongs to it."""
    sample: Literal[True] | None
    """Only of the sample: its brands, sources and answers are invented."""
    status: Literal["active", "deleting"]
    """How it stands."""
    deletion: CreatedWorkspaceDeletion | None
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    keys: CreatedWorkspaceKeys
    """With the scopes of the key that asked. Shown this once."""

class CreatedWorkspaceOrganisation(Model):
    """Who pays."""
    id: str
    """Who pays."""
    name: str
    """What people call it."""

class CreatedWorkspaceDeletion(Model):
    requested_at: str
    """When it was asked for."""
    rows: int | None
    """Rows that it had; null: not counted yet."""
    erased: int

class CreatedWorkspaceKeys(Model):
    """With the scopes of the key that asked. Shown this once."""
    live: CreatedWorkspaceKeysLive
    test: CreatedWorkspaceKeysTest

class CreatedWorkspaceKeysLive(Model):
    id: str
    """Names it in addresses, events and other resources."""
    secret: str

class CreatedWorkspaceKeysTest(Model):
    id: str
    """Names it in addresses, events and other resources."""
    secret: str

class CreateWorkspace(Model):
    name: str
    """What people call it."""

class UpdateWorkspace(Model):
    name: str | None
    """What people call it."""

class DeleteWorkspace(Model):
    name: str | None
    """The workspace’s name; also deletes what was not exported."""

class Branding(Model):
    name: str | None
    """null: that of the workspace."""
    logo_url: str | None
    colours: BrandingColours
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    sender_name: str | None
    """Whom mails come from."""
    footer: str | None
    """At the end of mails and reports."""
    updated_at: str | None

class BrandingColours(Model):
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    accent: str
    text: str
    """The words as they are."""
    background: str

class SetBranding(Model):
    name: str | None
    """null: that of the workspace."""
    logo_url: str | None
    colours: SetBrandingColours | None
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    sender_name: str | None
    """Whom mails come from."""
    footer: str | None
    """At the end of mails and reports."""

class SetBrandingColours(Model):
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    accent: str
    text: str
    """The words as they are."""
    background: str

class PrivacyControls(Model):
    answer_days: int | None
    """Until answers lose their text, from the end of their scan; null: what the plan keeps. Figures stay."""
    raw_days: int | None
    """Until bodies as engines sent them go; null: with the text."""
    export_days: int | None
    """The most that an export is kept."""
    withheld: list[Literal["text", "citations", "sources", "searchQueries"]]
    """Fields of answers that exports leave empty."""
    mask_personal: bool
    """Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are stored as dots."""
    calibration: bool
    """Whether outcomes, without text, may train the shared predictor."""
    effective: PrivacyControlsEffective
    """With the plan’s limit."""
    updated_at: str | None

class PrivacyControlsEffective(Model):
    """With the plan’s limit."""
    answer_days: int
    raw_days: int

class SetPrivacyControls(Model):
    answer_days: int | None
    """Until answers lose their text, from the end of their scan; null: what the plan keeps. Figures stay."""
    raw_days: int | None
    """Until bodies as engines sent them go; null: with the text."""
    export_days: int | None
    """The most that an export is kept."""
    withheld: list[Literal["text", "citations", "sources", "searchQueries"]] | None
    """Fields of answers that exports leave empty."""
    mask_personal: bool | None
    """Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are stored as dots."""
    calibration: bool | None
    """Whether outcomes, without text, may train the shared predictor."""

class Methodology(Model):
    """The disclosure sheet: how the numbers are made and what they cannot tell."""
    versions: MethodologyVersions
    """Versions that every figure carries, so that old and new ones are not compared by mistake."""
    words: list[MethodologyWordsItem]
    estimands: list[MethodologyEstimandsItem]
    cluster: str
    """What counts as independent."""
    methods: list[MethodologyMethodsItem]
    labels: list[MethodologyLabelsItem]
    statuses: list[MethodologyStatusesItem]
    provenance: list[MethodologyProvenanceItem]
    modes: list[MethodologyModesItem]
    """Values of `mode`, which everything with figures carries."""
    collection: MethodologyCollection
    """How answers are asked for."""
    detection: list[str]
    """How an answer is read."""
    engines: list[MethodologyEnginesItem]
    """The engines of this deployment."""
    limits: list[str]
    """What these figures cannot tell."""

class MethodologyVersions(Model):
    """Versions that every figure carries, so that old and new ones are not compared by mistake."""
    method: str
    """Raised whenever the same answers would give another interval."""
    detector: str
    """Raised whenever the same answer would be read otherwise."""

class MethodologyWordsItem(Model):
    word: str
    meaning: str
    """What it says, in words for people."""

class MethodologyEstimandsItem(Model):
    name: Literal["tracked", "market"]
    """What people call it."""
    field: str
    question: str
    assumes: str

class MethodologyMethodsItem(Model):
    situation: str
    method: str
    """How it was worked out; `GET /v1/methodology` explains it."""
    names: list[str]
    """Values of `ci.method`."""
    why: str
    """Why, in words for people."""

class MethodologyLabelsItem(Model):
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    meaning: str
    """What it says, in words for people."""

class MethodologyStatusesItem(Model):
    status: str
    """How it stands."""
    meaning: str
    """What it says, in words for people."""

class MethodologyProvenanceItem(Model):
    badge: Literal["live", "cached", "predicted"]
    meaning: str
    """What it says, in words for people."""

class MethodologyModesItem(Model):
    mode: Literal["live", "test"]
    """`test`: of emulated engines, says nothing about a brand. `live`: of real ones."""
    meaning: str
    """What it says, in words for people."""

class MethodologyCollection(Model):
    """How answers are asked for."""
    surfaces: list[MethodologyCollectionSurfacesItem]
    """One entry for each surface: they are never pooled unasked."""
    rules: list[str]

class MethodologyCollectionSurfacesItem(Model):
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    meaning: str
    """What it says, in words for people."""

class MethodologyEnginesItem(Model):
    id: str
    """Names it in addresses, events and other resources."""
    label: str
    """What to show to people, or how much a figure can bear where it stands beside one."""
    surface: str
    """What was asked: an API is not the page or app of the same name."""
    model: str | None
    """The engine’s model; null: not known."""
    state: str
    """Where it stands in its life."""

class ScanProgressEvent(Model):
    """How far a scan is, as a whole: no earlier event is needed."""
    scan_id: str
    """Read its figures at GET /v1/scans/{scanId} when it has ended."""
    mode: Mode
    status: ScanStatus
    progress: ScanProgress
    runs: list[RunProgress]
    credits: ScanProgressEventCredits
    """Credits: what it holds, has spent and may cost."""
    failure: ScanProgressEventFailure | None
    """Why it failed; null: it did not."""

class ScanProgressEventCredits(Model):
    """Credits: what it holds, has spent and may cost."""
    held: int
    """Credits that are set aside until it ends."""
    spent: int
    """What it has cost so far."""

class ScanProgressEventFailure(Model):
    code: str
    """For programs: stays the same when words change."""
    message: str
    """What happened, in words for people."""

class LocaleInput(TypedDict):
    country: str | None
    language: str
    """Language of the prompts."""

class CreateProjectInput(TypedDict):
    name: str
    """Unique within the workspace for people, not enforced."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    brand: NotRequired[CreateProjectBrandInput]
    """Left out: the project’s name, with no domain."""
    competitors: NotRequired[Sequence[BrandInputInput]]
    """Brands that it is compared with."""
    locale: NotRequired[CreateProjectLocaleInput]
    """Left out: the language that name and description are written in, else English."""
    timeZone: NotRequired[str]
    """Of the IANA list: whose days its figures and schedule go by."""
    engines: NotRequired[Sequence[str]]
    """Engines that a scan asks unless it names its own."""
    samplesK: NotRequired[int]
    """Answers asked for each prompt and engine."""
    maxPrompts: NotRequired[int]
    """Prompts asked at most."""

class CreateProjectBrandInput(TypedDict):
    """Left out: the project’s name, with no domain."""
    name: str
    """The brand as people write it."""
    aliases: NotRequired[Sequence[str]]
    """Other names that mean this brand."""
    domains: NotRequired[Sequence[str]]
    """Sites that belong to the brand: a cited URL on one of them is a citation."""
    negativeTerms: NotRequired[Sequence[str]]
    """Phrases that contain the name but mean something else, such as “acme bicycle corps”."""
    contextTerms: NotRequired[Sequence[str]]
    """Words that tell this brand from its homonyms when they stand near the name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known; empty: all."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known; empty: all."""

class CreateProjectLocaleInput(TypedDict):
    """Left out: the language that name and description are written in, else English."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class UpdateProjectInput(TypedDict):
    name: NotRequired[str]
    """Unique within the workspace for people, not enforced."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    locale: NotRequired[UpdateProjectLocaleInput]
    """Country and language that were asked for."""
    timeZone: NotRequired[str]
    """Of the IANA list: whose days its figures and schedule go by."""
    engines: NotRequired[Sequence[str]]
    """Engines that a scan asks unless it names its own."""
    samplesK: NotRequired[int]
    """Answers asked for each prompt and engine."""
    maxPrompts: NotRequired[int]
    """Prompts asked at most."""

class UpdateProjectLocaleInput(TypedDict):
    """Country and language that were asked for."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class DeleteProjectInput(TypedDict):
    name: NotRequired[str]
    """The project’s name: with another one, nothing is deleted."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known; empty: all."""
    competitors: NotRequired[Sequence[BrandInputInput]]
    """Brands that it is compared with."""

class ProjectConfigInput(TypedDict):
    """A project’s whole configuration. Applied where it came from, it changes nothing. From `facts` on, a part that is left out stays as it is."""
    version: Literal[1]
    project: ProjectConfigProjectInput
    brand: BrandInputInput
    competitors: Sequence[ProjectConfigCompetitorsItemInput]
    """Brands that it is compared with."""
    personas: Sequence[CreatePersonaInput]
    promptSets: Sequence[ProjectConfigPromptSetsItemInput]
    """Drafts, active and locked ones; archived ones are history."""
    facts: NotRequired[Sequence[FactInput]]
    """What is true of the brand."""
    segments: NotRequired[Sequence[ProjectConfigSegmentsItemInput]]
    scorecards: NotRequired[Sequence[ProjectConfigScorecardsItemInput]]
    goals: NotRequired[Sequence[ProjectConfigGoalsItemInput]]
    """Those whose day is to come."""
    alerts: NotRequired[Sequence[ProjectConfigAlertsItemInput]]
    schedule: NotRequired[ProjectConfigScheduleInput | None]
    reportSchedule: NotRequired[ProjectConfigReportScheduleInput | None]

class ProjectConfigProjectInput(TypedDict):
    name: str
    """Unique within the workspace for people, not enforced."""
    description: str | None
    """What it is, in words of whoever made it."""
    locale: LocaleInput
    timeZone: NotRequired[str]
    """Of the IANA list: whose days its figures and schedule go by."""
    engines: Sequence[str]
    """Engines that a scan asks unless it names its own."""
    samplesK: int
    """Answers asked for each prompt and engine."""
    maxPrompts: int
    """Prompts asked at most."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known; empty: all."""
    relation: NotRequired[Literal["direct", "indirect", "partner"]]
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: NotRequired[str | None]
    """Words of whoever did it."""

class CreatePersonaInput(TypedDict):
    name: str
    """Its name in lists."""
    role: str
    """Completes the sentence “The person who asks is …”."""
    constraints: NotRequired[Sequence[str]]
    """What they need or rule out."""
    earlierQuestions: NotRequired[Sequence[str]]
    """What they asked before; none: each answer starts afresh."""

class ProjectConfigPromptSetsItemInput(TypedDict):
    name: str
    """What people call it."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    engines: NotRequired[Sequence[str] | None]
    locale: LocaleInput
    state: Literal["draft", "active", "locked"]
    """Where it stands in its life."""
    active: bool
    prompts: Sequence[ProjectConfigPromptSetsItemPromptsItemInput]
    """The prompts."""

class ProjectConfigPromptSetsItemPromptsItemInput(TypedDict):
    text: str
    """Asked as it stands; 2,000 characters at most."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Only where a person has set it; else by rules."""
    stage: NotRequired[Literal["awareness", "consideration", "decision"]]
    """Only where a person has set it; else by rules."""
    tags: NotRequired[Sequence[str]]
    """For filters and segments."""
    paraphraseGroup: NotRequired[str]
    """Prompts that ask the same in other words share one: they count as one cluster in every interval."""
    topic: NotRequired[str]
    """What the prompt is about."""

class NumberFactInput(TypedDict):
    id: str
    """Names it in addresses, events and other resources."""
    terms: Sequence[str]
    """One of them stands in each sentence about it."""
    kind: Literal["number"]
    """Which kind it is; decides what else it has."""
    value: float
    """The figure itself."""
    unit: NotRequired[str | None]
    """Stands behind the number."""

class PriceFactInput(TypedDict):
    id: str
    """Names it in addresses, events and other resources."""
    terms: Sequence[str]
    """One of them stands in each sentence about it."""
    kind: Literal["price"]
    """Which kind it is; decides what else it has."""
    value: float
    """The figure itself."""
    currency: str
    """Currency as ISO 4217 has it, such as `EUR`."""
    period: NotRequired[Literal["month", "year", "once"] | None]

class FeatureFactInput(TypedDict):
    id: str
    """Names it in addresses, events and other resources."""
    terms: Sequence[str]
    """One of them stands in each sentence about it."""
    kind: Literal["feature"]
    """Which kind it is; decides what else it has."""
    value: bool
    """The value as it is set."""

class DateFactInput(TypedDict):
    id: str
    """Names it in addresses, events and other resources."""
    terms: Sequence[str]
    """One of them stands in each sentence about it."""
    kind: Literal["date"]
    """Which kind it is; decides what else it has."""
    value: str
    """The value as it is set."""

class ProjectConfigSegmentsItemInput(TypedDict):
    name: str
    """Its name in lists."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
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
    """Who asked."""
    origins: NotRequired[Sequence[Literal["measured", "imported"]]]
    """Answers that scans asked for, or that were imported. Left out: measured ones; imported ones where the project has measured nothing."""
    contains: NotRequired[str]
    """Text within the prompt."""
    branded: NotRequired[Literal["exclude", "include", "only"]]
    """Prompts that name the brand. Excluded by default."""
    prompts: NotRequired[Sequence[str]]
    """Their texts."""

class ProjectConfigScorecardsItemInput(TypedDict):
    name: str
    """What people call it."""
    rows: Sequence[ProjectConfigScorecardsItemRowsItemInput]
    """One entry for each row."""
    days: NotRequired[int]
    """How many days."""

class ProjectConfigScorecardsItemRowsItemInput(TypedDict):
    name: str
    """What people call it."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    weight: NotRequired[float]
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: NotRequired[float]
    """Poor below; left out: 80% of the target."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str]
    """What was asked: an API is not the page or app of the same name."""
    segment: NotRequired[str]

class ProjectConfigGoalsItemInput(TypedDict):
    name: str
    """What people call it."""
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
    """What people call it."""
    kind: NotRequired[Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]]
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: NotRequired[Literal["presence", "mention", "citation", "share_of_voice", "first_place"]]
    """Which figure is looked at."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Which way."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    source: NotRequired[str | None]
    threshold: NotRequired[float | None]
    """The limit: a share lost, a probability, credits, or days."""
    baselineScans: NotRequired[int]
    """Scans that it learns from what is usual."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it says nothing."""
    minimumEffect: NotRequired[float]
    """0.05: five points."""
    severity: NotRequired[Literal["info", "warning", "critical"]]
    """How urgent it is."""
    segment: NotRequired[str | None]
    brand: NotRequired[str | None]
    """The brand’s name."""
    goal: NotRequired[str | None]
    channels: NotRequired[Sequence[str] | None]
    """Names; channels are not in the document: their addresses are secrets."""

class ProjectConfigScheduleInput(TypedDict):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    timeZone: str
    """Of the IANA list."""
    jitterMinutes: NotRequired[int]
    """Each run is delayed by a random time of at most so many minutes."""
    config: NotRequired[ProjectConfigScheduleConfigInput]
    monthlyCredits: NotRequired[int | None]
    """Runs that could pass this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: NotRequired[int | None]
    """Ask the set in so many parts, one each run, every question once: 7 on a daily schedule asks each question once a week. Figures are then of the last so many runs (GET /v1/projects/{projectId}/cycle). Five questions a part at least; null: each run asks the whole set."""
    state: NotRequired[Literal["active", "paused"]]
    """Where it stands in its life."""

class ProjectConfigScheduleConfigInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    maxPrompts: NotRequired[int]
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samplesK: NotRequired[int]
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    locale: NotRequired[ProjectConfigScheduleConfigLocaleInput]
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    promptIds: NotRequired[Sequence[str]]
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    stopWhen: NotRequired[ProjectConfigScheduleConfigStopWhenInput]
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    drawPrompts: NotRequired[bool]
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cacheMaxAgeSeconds: NotRequired[int]
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    poolSurfaces: NotRequired[bool]
    """Pool engines of different surfaces into one overall figure."""
    promptSet: NotRequired[str]
    persona: NotRequired[str]

class ProjectConfigScheduleConfigLocaleInput(TypedDict):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    city: NotRequired[str]
    """Where the asker is, for engines that take a city."""

class ProjectConfigScheduleConfigStopWhenInput(TypedDict):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    halfWidth: float
    """Half of the interval’s width, as a share."""

class ProjectConfigReportScheduleInput(TypedDict):
    template: NotRequired[Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"]]
    """The template that it is made by."""
    language: NotRequired[Literal["en", "de"]]
    """Language as BCP 47 has it, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    state: NotRequired[Literal["active", "paused"]]
    """Where it stands in its life."""
    timeZone: str
    """The time zone."""
    days: int
    """How many days."""
    channels: NotRequired[Sequence[str]]

class DuplicateProjectInput(TypedDict):
    name: NotRequired[str]
    """Left out: the name with “(copy)”."""
    locale: NotRequired[DuplicateProjectLocaleInput]
    """Another market. In another language, prompt sets come as drafts."""
    engines: NotRequired[Sequence[str]]
    """Engines that a scan asks unless it names its own."""

class DuplicateProjectLocaleInput(TypedDict):
    """Another market. In another language, prompt sets come as drafts."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class CreatePromptSetInput(TypedDict):
    name: str
    """What people call it."""
    locale: NotRequired[CreatePromptSetLocaleInput]
    """Left out: the project’s."""

class CreatePromptSetLocaleInput(TypedDict):
    """Left out: the project’s."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class GeneratePromptsInput(TypedDict):
    promptSetId: NotRequired[str]
    """Activate this set instead of making one; give `activate: true` with it."""
    addTo: NotRequired[str]
    """Add prompts to this draft or active set instead of making one: none that it asks already, other topics first. What is there stays, so scans stay comparable on it."""
    activate: NotRequired[bool]
    """Make it the set that scans ask; the active one of its locale is archived."""
    name: NotRequired[str]
    """Left out: the date."""
    count: NotRequired[int]
    """How many prompts; fewer come when the topics do not give more."""
    topics: NotRequired[Sequence[str]]
    """What buyers look for. Left out: read from the project’s stored pages and its description."""
    audience: NotRequired[Literal["business", "consumer"]]
    """Who buys it. Left out: told from what is offered."""
    personaIds: NotRequired[Sequence[str]]
    """For whom questions ask, instead of a usual audience."""
    location: NotRequired[str]
    """The town where they ask; brings local questions."""
    intents: NotRequired[Sequence[IntentInput]]
    """Left out: a mix of all."""
    locale: NotRequired[GeneratePromptsLocaleInput]
    """Left out: the project’s."""
    seed: NotRequired[int]
    """Another seed gives other wordings of the same."""
    engine: NotRequired[str]
    """Writes them instead of templates, on your own key of it."""
    maxCostUsd: NotRequired[float]
    """What `engine` may cost; 0 only tells the estimate."""
    sources: NotRequired[Sequence[Literal["searched", "search_page", "fan_out"]]]
    """What may come before written ones: searched, half at most; search_page, a quarter; fan_out, an eighth. Left out: all."""

class GeneratePromptsLocaleInput(TypedDict):
    """Left out: the project’s."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class DuplicatePromptSetInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""

class AddPromptInput(TypedDict):
    text: str
    """Asked as it stands; 2,000 characters at most."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Left out: told from the wording."""
    stage: NotRequired[Literal["awareness", "consideration", "decision"]]
    """Left out: told from intent and brand."""
    tags: NotRequired[Sequence[str]]
    """For filters and segments."""
    paraphraseGroup: NotRequired[str]
    """Prompts that ask the same in other words share one: they count as one cluster in every interval."""
    topic: NotRequired[str]
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""
    source: NotRequired[Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"]]
    """Where it comes from, as a preview told it. Left out: own."""
    why: NotRequired[str]
    """Why it is among the prompts."""

class AddPromptsInput(TypedDict):
    prompts: Sequence[AddPromptsPromptsItemInput]
    """The prompts."""

class AddPromptsPromptsItemInput(TypedDict):
    text: str
    """The words as they are."""
    intent: NotRequired[str]
    """What the asker wants, such as `comparison`."""
    stage: NotRequired[Literal["awareness", "consideration", "decision"]]
    """Left out: told from intent and brand."""
    tags: NotRequired[Sequence[str]]
    """For filters and segments."""
    paraphraseGroup: NotRequired[str]
    """Prompts that ask the same in other words share one: they count as one cluster in every interval."""
    topic: NotRequired[str]
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""
    source: NotRequired[Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"]]
    """Where it comes from, as a preview told it. Left out: own."""
    why: NotRequired[str]
    """Why it is among the prompts."""

class UpdatePromptSetInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    engines: NotRequired[Sequence[str] | None]
    """Asked by its scans unless they name their own; null: the project’s."""

class ImportPromptsInput(TypedDict):
    format: Literal["csv", "json", "search_console", "searches"]
    """csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt a line. json: texts or such objects. search_console: the export of queries. searches: what connected services gave, without content."""
    content: NotRequired[str]
    """The file’s text, 10 MB at most."""
    dryRun: NotRequired[bool]
    """Only tell what would be added."""
    branded: NotRequired[Literal["keep", "reject"]]
    """Rows that name the brand. Left out: rejected of searches, else kept."""
    most: NotRequired[int]
    """Added at most; of searches those with most impressions."""

class TagPromptsInput(TypedDict):
    promptIds: Sequence[str]
    """The prompts that it is about."""
    add: NotRequired[Sequence[str]]
    """For filters and segments."""
    remove: NotRequired[Sequence[str]]
    """For filters and segments."""

class ClassifyPromptsInput(TypedDict):
    promptSetId: NotRequired[str]
    """All prompts of this set."""
    promptIds: NotRequired[Sequence[str]]
    """Instead: these."""

class PreviewPromptsInput(TypedDict):
    brand: str
    """The brand’s name."""
    description: NotRequired[str]
    """What the business is, in a sentence."""
    topics: NotRequired[Sequence[str]]
    """Instead: what buyers look for."""
    competitors: NotRequired[Sequence[str]]
    """Brands that it is compared with."""
    location: NotRequired[str]
    locale: NotRequired[PreviewPromptsLocaleInput]
    """Left out: told from the text, else English."""
    count: NotRequired[int]
    """How many."""

class PreviewPromptsLocaleInput(TypedDict):
    """Left out: told from the text, else English."""
    country: NotRequired[str | None]
    """Country as ISO 3166 has it, such as `DE`; null: none."""
    language: NotRequired[str]
    """Language as BCP 47 has it, such as `en`."""

class ToldBusinessInput(TypedDict):
    what: NotRequired[str]
    """What it is, as people look for it."""
    offers: NotRequired[Sequence[ToldBusinessOffersItemInput]]
    """What the business offers."""
    audience: NotRequired[Literal["business", "consumer"]]
    """Whom it is for."""
    place: NotRequired[str | None]
    """Its town or region; null: none."""

class ToldBusinessOffersItemInput(TypedDict):
    text: str
    """The words as they are."""
    type: Literal["offer", "feature", "person", "use"]
    """offer: what one comes for. feature: what there is. person: for whom. use: when or where, with its preposition."""

class UpdatePromptInput(TypedDict):
    text: NotRequired[str]
    """Only in a draft, and before a scan has asked it."""
    intent: NotRequired[IntentInput | None]
    """null: by rules again."""
    stage: NotRequired[StageInput | None]
    """null: by rules again."""
    tags: NotRequired[Sequence[str]]
    """For filters and segments."""
    paraphraseGroup: NotRequired[str | None]
    topic: NotRequired[str | None]
    """What it is about. Prompts of one topic count as one cluster for the market, from 8 topics on."""

class SuggestVariantsInput(TypedDict):
    count: NotRequired[int]
    """Of each kind, at most."""

class CreatePromptTemplateInput(TypedDict):
    name: str
    """What people call it."""
    text: str
    """With variables in braces."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Left out: told from the wording."""
    language: NotRequired[str]
    """Language as BCP 47 has it, such as `en`."""
    variables: NotRequired[Sequence[CreatePromptTemplateVariablesItemInput]]
    """Those of the text that are left out take any value."""

class CreatePromptTemplateVariablesItemInput(TypedDict):
    name: str
    """As it stands in the text, without its braces."""
    values: NotRequired[Sequence[str]]
    """What may be put in; none: anything."""

class ExpandPromptTemplateInput(TypedDict):
    bindings: NotRequired[Mapping[str, Sequence[str]]]
    """Values by variable. Left out: the variable’s own values."""
    projectId: NotRequired[str]
    """Fills brand and competitor, and tells which prompts name the brand."""
    most: NotRequired[int]
    """Prompts at most."""

class UpdatePersonaInput(TypedDict):
    name: NotRequired[str]
    """Its name in lists."""
    role: NotRequired[str]
    """Completes the sentence “The person who asks is …”."""
    constraints: NotRequired[Sequence[str]]
    """What they need or rule out."""
    earlierQuestions: NotRequired[Sequence[str]]
    """What they asked before; none: each answer starts afresh."""

class AnalyzeUrlInput(TypedDict):
    url: str
    """A page that opens for everyone."""
    locale: NotRequired[AnalyzeUrlLocaleInput]
    """Left out: the page’s language."""
    engines: NotRequired[Sequence[str]]
    """Predicted for. Left out: the usual five."""
    prompts: NotRequired[int]
    """Questions to predict for."""
    live: NotRequired[AnalyzeUrlLiveInput]
    """Also ask engines, for credits. Without it nothing is spent, and the answer says what it would cost."""

class AnalyzeUrlLocaleInput(TypedDict):
    """Left out: the page’s language."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""

class AnalyzeUrlLiveInput(TypedDict):
    """Also ask engines, for credits. Without it nothing is spent, and the answer says what it would cost."""
    engines: NotRequired[Sequence[str]]
    """Left out: those above; else every configured one, of a test key the sandbox."""
    prompts: NotRequired[int]
    """How many prompts."""
    samplesK: NotRequired[int]
    """Answers to each prompt on each engine."""
    maxCredits: NotRequired[int]
    """Refuse when it could cost more."""

class CompareAnalysesInput(TypedDict):
    before: str
    """The earlier one, or one of two pages."""
    after: str
    """The later one, or the other page."""

class CheckCrawlerAccessInput(TypedDict):
    url: str
    """A page."""
    crawlers: NotRequired[Sequence[str]]
    """Names as in robots.txt. Left out: every known one."""

class CreateProjectFromAnalysisInput(TypedDict):
    name: NotRequired[str]
    """Left out: the brand."""
    competitors: NotRequired[Sequence[str]]
    """Such as the suggested ones: they are not taken by themselves."""
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
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    maxPrompts: NotRequired[int]
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samplesK: NotRequired[int]
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    promptSetId: NotRequired[str]
    """Another prompt set than the active one."""
    locale: NotRequired[ScanConfigLocaleInput]
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    personaId: NotRequired[str]
    """Who asks. Refused with engines that have no place for it; see GET /v1/locales."""
    promptIds: NotRequired[Sequence[str]]
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    maxCredits: NotRequired[int]
    """Refuse the scan when it could cost more."""
    stopWhen: NotRequired[ScanConfigStopWhenInput]
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    drawPrompts: NotRequired[bool]
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cacheMaxAgeSeconds: NotRequired[int]
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    poolSurfaces: NotRequired[bool]
    """Pool engines of different surfaces into one overall figure."""

class ScanConfigLocaleInput(TypedDict):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    city: NotRequired[str]
    """Where the asker is, for engines that take a city."""

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
    """Which interval halfWidth speaks of."""
    detectableChange: NotRequired[float]
    """Instead: the smallest change that two scans should find."""
    engines: NotRequired[int]
    """How many are asked. Left out: the project’s, or 1."""
    maxPrompts: NotRequired[int]
    """Prompts that there are to ask."""
    maxSamplesK: NotRequired[int]
    maxCredits: NotRequired[int]
    """The most that it may cost."""
    baseline: NotRequired[float]
    """Expected presence. Default: that of the last scans, or 0.5, the widest."""
    icc: NotRequired[float]
    """How much answers to one prompt agree. Left out: learned, drawn to 0.62."""

class SearchAnswersInput(TypedDict):
    query: str
    """Words that all occur; “quoted phrases”, OR, and - to leave a word out."""
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
    """Only prompts that ask for this."""
    outcome: NotRequired[Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"]]
    """How it ended."""
    brandId: NotRequired[str]
    """Only answers in which this brand is named or cited."""
    since: NotRequired[str]
    """Given then or later."""
    until: NotRequired[str]
    """Given before."""
    present: NotRequired[bool]
    limit: NotRequired[int]
    offset: NotRequired[int]

class ImportAnswersInput(TypedDict):
    name: NotRequired[str]
    """What people call it. Left out: the source and the day."""
    source: NotRequired[Literal["auto", "other", "canonry", "peec", "otterly", "profound", "ahrefs", "geo-aeo-tracker", "own"]]
    """Whose export it is: its columns are known by name. auto: told by its columns. other: neutral names alone, and `columns`."""
    format: NotRequired[Literal["ndjson", "csv"]]
    """Left out: told by how it begins."""
    content: NotRequired[str]
    """The answers: NDJSON, or CSV with a header; may be the whole body as text/plain or application/x-ndjson, gzipped or not. Left out: PUT …/file brings a larger one."""
    columns: NotRequired[ImportAnswersColumnsInput]
    """Names of columns by field, where they differ from the usual ones."""
    defaults: NotRequired[ImportDefaultsInput]
    splitBy: NotRequired[Literal["day", "week", "month", "none"]]
    """What makes one measurement, by when it was asked (UTC). none: all of it. Places are kept apart always."""
    repeats: NotRequired[int]
    """How many answers were asked for of each prompt and engine in one measurement; those that are missing count as lost. Left out: not known, and the figures say so."""
    unanswered: NotRequired[Literal["listed", "unknown"]]
    """listed: prompts that were asked in vain are among the rows, with their outcome. unknown: the figures say that they may be missing."""
    dryRun: NotRequired[bool]
    """Read the file and say what would become of it. POST …/start then imports it."""

class ImportAnswersColumnsInput(TypedDict):
    """Names of columns by field, where they differ from the usual ones."""
    externalId: NotRequired[str]
    """The question as it is asked."""
    askedAt: NotRequired[str]
    """The question as it is asked."""
    prompt: NotRequired[str]
    """The question as it is asked."""
    text: NotRequired[str]
    """The question as it is asked."""
    html: NotRequired[str]
    """The question as it is asked."""
    textFormat: NotRequired[str]
    """The question as it is asked."""
    engine: NotRequired[str]
    """The question as it is asked."""
    surface: NotRequired[str]
    """The question as it is asked."""
    model: NotRequired[str]
    """The question as it is asked."""
    topic: NotRequired[str]
    """The question as it is asked."""
    paraphraseGroup: NotRequired[str]
    """The question as it is asked."""
    sample: NotRequired[str]
    """The question as it is asked."""
    country: NotRequired[str]
    """The question as it is asked."""
    city: NotRequired[str]
    """The question as it is asked."""
    language: NotRequired[str]
    """The question as it is asked."""
    outcome: NotRequired[str]
    """The question as it is asked."""
    citations: NotRequired[str]
    """The question as it is asked."""
    sources: NotRequired[str]
    """The question as it is asked."""
    searchQueries: NotRequired[str]
    """The question as it is asked."""
    searched: NotRequired[str]
    """The question as it is asked."""
    products: NotRequired[str]
    """The question as it is asked."""
    ads: NotRequired[str]
    """The question as it is asked."""
    evidence: NotRequired[str]
    """The question as it is asked."""
    costUsd: NotRequired[str]
    """The question as it is asked."""

class ImportDefaultsInput(TypedDict):
    """What holds for rows that do not say it."""
    engine: NotRequired[str]
    """The engine, by id or by the name that trackers give it."""
    surface: NotRequired[Literal["api", "api+search", "serp", "ui"]]
    """What was asked: an API is not the page or app of the same name."""
    model: NotRequired[str]
    """The model that answered."""
    country: NotRequired[str]
    """ISO 3166-1, such as DE. Left out: nobody knows where it was asked."""
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
    """An engine with an API and a key of your own; null: rules alone."""
    model: NotRequired[str | None]
    """Left out: the engine’s usual one."""
    dailyUsd: NotRequired[float]
    """Reading waits for the next day (UTC) before it would cost more."""

class CheckReadingInput(TypedDict):
    sentiment: Literal["positive", "neutral", "negative", "mixed"] | None
    """The tone of what the answer says of the brand, facts that honour or harm included; a bare recommendation is neutral. null: nobody can tell."""
    strength: NotRequired[Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None]
    """The strongest thing that the answer says of it. null: left open."""
    note: NotRequired[str | None]
    """Words of whoever did it."""

class ScorePromptInput(TypedDict):
    promptId: NotRequired[str]
    """A prompt of the project."""
    text: NotRequired[str]
    """Or any prompt, in words."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """Left out: read from the text."""
    organicRank: NotRequired[float]
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""
    engines: NotRequired[Sequence[str]]
    """Left out: the project’s, without the sandbox."""
    url: NotRequired[str]
    """Page to fetch and read; with html, its address. Left out: the project’s own pages."""
    html: NotRequired[str]
    """The page itself; nothing is fetched."""
    brandTier: NotRequired[Literal["niche", "mid", "global"]]
    """How widely known the brand is; left out: averaged over the tiers."""

class ScorePromptsInput(TypedDict):
    """With neither promptIds nor prompts: the project’s active prompt set."""
    promptIds: NotRequired[Sequence[str]]
    """The prompts that it is about."""
    prompts: NotRequired[Sequence[ScorePromptsPromptsItemInput]]
    """The prompts."""
    scanId: NotRequired[str]
    """A finished scan with config.drawPrompts: `wholeSet` then says what it tells of all prompts of its set."""
    engines: NotRequired[Sequence[str]]
    """Left out: the project’s, without the sandbox."""
    url: NotRequired[str]
    """Page to fetch and read; with html, its address. Left out: the project’s own pages."""
    html: NotRequired[str]
    """The page itself; nothing is fetched."""
    brandTier: NotRequired[Literal["niche", "mid", "global"]]
    """How widely known the brand is; left out: averaged over the tiers."""

class ScorePromptsPromptsItemInput(TypedDict):
    text: str
    """The words as they are."""
    intent: NotRequired[Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"]]
    """What the asker wants, such as `comparison`."""
    organicRank: NotRequired[float]
    """Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it."""

class SimulateChangeInput(TypedDict):
    name: NotRequired[str]
    """Left out: made from the edits."""
    edits: NotRequired[Sequence[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]]]
    """What is changed on the page, each thoroughly."""
    newHtml: NotRequired[str]
    """Or the page as it would be: its features replace the present ones."""
    newUrl: NotRequired[str]
    """Or where such a page stands."""
    url: NotRequired[str]
    """The page as it is; left out: the project’s own pages."""
    html: NotRequired[str]
    engines: NotRequired[Sequence[str]]
    """Left out: the project’s, without the sandbox."""
    promptIds: NotRequired[Sequence[str]]
    """Left out: the active prompt set."""
    adoption: NotRequired[float]
    """Share of rivals that you expect to do the same: slots in answers are shared out."""

class CompareSimulationsInput(TypedDict):
    simulationIds: Sequence[str]

class ComparePeriodsInput(TypedDict):
    projectId: str
    """The project."""
    before: ComparePeriodsBeforeInput
    """How it was before."""
    after: ComparePeriodsAfterInput
    """How it is after."""
    timeZone: NotRequired[str]
    """Left out: the project’s."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """presence: mention or citation."""
    brandId: NotRequired[str]
    """A competitor; left out: the own brand."""
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
    """Who asked."""
    origins: NotRequired[Sequence[Literal["measured", "imported"]]]
    """Answers that scans asked for, or that were imported. Left out: measured ones; imported ones where the project has measured nothing."""
    contains: NotRequired[str]
    """Text within the prompt."""
    branded: NotRequired[Literal["exclude", "include", "only"]]
    """Prompts that name the brand. Excluded by default."""

class DecomposeChangeInput(TypedDict):
    projectId: str
    """The project."""
    before: DecomposeChangeBeforeInput
    """How it was before."""
    after: DecomposeChangeAfterInput
    """How it is after."""
    timeZone: NotRequired[str]
    """Left out: the project’s."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """presence: mention or citation."""
    brandId: NotRequired[str]
    """A competitor; left out: the own brand."""
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
    """Which figure is looked at."""
    min: NotRequired[float]
    max: NotRequired[float]

class QueryMetricsOrderByInput(TypedDict):
    """By a metric or dimension asked for, or by `change` of the first metric on these prompts; left out: by the dimensions."""
    field: str
    direction: NotRequired[Literal["asc", "desc"]]
    """Which way."""

class SetFactSheetInput(TypedDict):
    facts: Sequence[FactInput]
    """What is true of the brand."""

class AcknowledgeAnomalyInput(TypedDict):
    state: NotRequired[Literal["open", "acknowledged", "resolved"]]
    """open: reopens it."""
    note: NotRequired[str | None]
    """Words of whoever did it."""

class GenerateRecommendationsInput(TypedDict):
    days: NotRequired[int]
    """How many days."""
    readPages: NotRequired[int]
    """Cited pages to read now, the most cited first, where no copy is kept."""
    engine: NotRequired[str]
    """Words the five best cases, on your own key of it. What it makes up is left out."""
    maxCostUsd: NotRequired[float]
    """What `engine` may cost; 0 only tells the estimate."""

class UpdateRecommendationInput(TypedDict):
    state: NotRequired[Literal["suggested", "accepted", "in_progress", "shipped", "dismissed"]]
    """Where it stands in its life."""
    owner: NotRequired[str | None]
    """Who sees to it; null: nobody yet."""
    due: NotRequired[str | None]
    """The day by which it is to be done."""
    shippedAt: NotRequired[str]
    """Left out: now."""
    note: NotRequired[str]
    """Words of whoever did it."""

class VerifyRecommendationInput(TypedDict):
    scan: NotRequired[Literal["if_needed", "never"]]
    """if_needed: asks engines when no newer scan tells."""
    samplesK: NotRequired[int]
    """Answers to each prompt on each engine."""
    prompts: NotRequired[Literal["all", "needed"]]
    """What the scan asks. needed: the prompts that it touches and twice as many others to compare with, where that is less than all."""
    maxCredits: NotRequired[int]
    """The most that it may cost."""

class CreateContentBriefInput(TypedDict):
    engine: NotRequired[str]
    """Also writes it out as prose, on your own key of it."""
    maxCostUsd: NotRequired[float]
    """What `engine` may cost; 0 only tells the estimate."""

class EstimateExperimentInput(TypedDict):
    engines: NotRequired[Sequence[str]]
    """Left out: the project’s, without the sandbox."""
    samplesK: NotRequired[int]
    """Answers to each prompt on each engine."""
    scansBefore: NotRequired[int]
    """Scans before the change."""
    scansAfter: NotRequired[int]
    """Scans after the change."""
    stopRule: NotRequired[Literal["fixed", "sequential"]]
    """fixed: judged after the last scan. sequential: after each, which costs some power."""
    smallestEffect: NotRequired[float]
    """The smallest effect that is worth knowing, as a share."""
    promptIds: NotRequired[Sequence[str]]
    """Left out: all of them."""

class CreateExperimentInput(TypedDict):
    name: str
    """What people call it."""
    change: str
    """What will be done for treated prompts."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    unit: NotRequired[Literal["prompt", "page"]]
    """page: prompts that one own page fits best stay together."""
    engines: NotRequired[Sequence[str]]
    """Left out: the project’s, without the sandbox."""
    samplesK: NotRequired[int]
    """Answers to each prompt on each engine."""
    scansBefore: NotRequired[int]
    """Scans before the change."""
    scansAfter: NotRequired[int]
    """Scans after the change."""
    stopRule: NotRequired[Literal["fixed", "sequential"]]
    """fixed: judged after the last scan. sequential: after each, which costs some power."""
    smallestEffect: NotRequired[float]
    """The smallest effect that is worth knowing, as a share."""
    promptIds: NotRequired[Sequence[str]]
    """Left out: all of them."""

class StartExperimentInput(TypedDict):
    live: NotRequired[bool]
    """true: the change is live for treated prompts; scans count as after it from then on."""
    maxCredits: NotRequired[int]
    """The most that it may cost."""

class LogChangeInput(TypedDict):
    kind: NotRequired[Literal["content", "technical", "links", "publicity", "product", "other"]]
    """Which kind it is; decides what else it has."""
    note: str
    """What was changed."""
    at: NotRequired[str]
    """Left out: now."""
    pages: NotRequired[Sequence[str]]
    """Addresses of pages."""
    promptIds: NotRequired[Sequence[str]]
    """Meant to move; none: all."""

class CreateGoalInput(TypedDict):
    name: str
    """What people call it."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    target: float
    """A share: 0.4 is 40%."""
    due: str
    """The last day, in the project’s time zone."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str]
    """What was asked: an API is not the page or app of the same name."""
    segmentId: NotRequired[str]
    """A segment."""

class UpdateGoalInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""
    target: NotRequired[float]
    """What is to be reached, as a share."""
    due: NotRequired[str]
    """The last day, in the project’s time zone."""

class CreateScorecardInput(TypedDict):
    name: str
    """What people call it."""
    rows: Sequence[CreateScorecardRowsItemInput]
    """One entry for each row."""
    days: NotRequired[int]
    """How many days."""

class CreateScorecardRowsItemInput(TypedDict):
    name: str
    """What people call it."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    weight: NotRequired[float]
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: NotRequired[float]
    """Poor below; left out: 80% of the target."""
    engine: NotRequired[str]
    """The engine’s id, such as `openai`."""
    surface: NotRequired[str]
    """What was asked: an API is not the page or app of the same name."""
    segmentId: NotRequired[str]
    """A segment."""

class UpdateScorecardInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""
    rows: NotRequired[Sequence[UpdateScorecardRowsItemInput]]
    """One entry for each row."""
    days: NotRequired[int]
    """How many days."""

class UpdateScorecardRowsItemInput(TypedDict):
    name: str
    """What people call it."""
    measure: NotRequired[Literal["presence", "mention", "citation"]]
    """What is counted: presence, mention or citation."""
    weight: NotRequired[float]
    """How much it counts beside the others."""
    target: float
    """A share: 0.4 is 40%."""
    floor: NotRequired[float]
    """Poor below; left out: 80% of the target."""
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
    """For alias: whose. Left out: aliasOf."""
    backfill: NotRequired[bool]
    """Read stored answers again, at 0 credits."""

class MarkInboxReadInput(TypedDict):
    items: Sequence[str]
    """Ids of list_inbox."""
    read: NotRequired[bool]
    """false: they count as unread again."""

class InsightReactionInput(TypedDict):
    reaction: Literal["useful", "not_useful", "dismissed", "actioned"] | None
    """null: takes it back."""
    note: NotRequired[str | None]
    """Words of whoever did it."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known; empty: all."""
    relation: NotRequired[Literal["direct", "indirect", "partner"]]
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: NotRequired[str | None]
    """Words of whoever did it."""

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
    """Words that tell this brand from its homonyms when they stand near the name."""
    caseRule: NotRequired[Literal["auto", "sensitive", "insensitive"]]
    """auto: dictionary words and short names need their capitals or their context."""
    languages: NotRequired[Sequence[str]]
    """BCP 47 languages in which the brand is known; empty: all."""
    relation: NotRequired[Literal["direct", "indirect", "partner"]]
    """direct: sells the same. indirect: solves it otherwise. partner: named for other reasons."""
    note: NotRequired[str | None]
    """Words of whoever did it."""

class CreateSegmentInput(TypedDict):
    name: str
    """Its name in lists."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    rules: CellRulesInput

class PreviewSegmentInput(TypedDict):
    rules: CellRulesInput

class UpdateSegmentInput(TypedDict):
    name: NotRequired[str]
    """Its name in lists."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    rules: NotRequired[CellRulesInput]

class CreateApiKeyInput(TypedDict):
    """Projects, addresses and end that are left out are those of the key that makes it."""
    name: str
    """What the key is for; one key an integration."""
    scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """What it may do: at most what your own key may."""
    mode: NotRequired[Literal["live", "test"]]
    """Left out: that of your own key. A test key makes test keys only."""
    projectIds: NotRequired[Sequence[str] | None]
    """The only projects it sees; null: all. A scan without a project is seen by the key that started it."""
    monthlyCreditCap: NotRequired[int | None]
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requestsPerMinute: NotRequired[int | None]
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrentRequests: NotRequired[int | None]
    """The same, at once."""
    ipAllowList: NotRequired[Sequence[str] | None]
    """The only addresses it may be used from; null: any."""
    expiresAt: NotRequired[str | None]
    """Refused from then on; null: never."""

class UpdateApiKeyInput(TypedDict):
    name: NotRequired[str]
    """What the key is for; one key an integration."""
    scopes: NotRequired[Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]]
    """A part of the scopes that it holds: a key is only ever narrowed."""
    projectIds: NotRequired[Sequence[str] | None]
    """A part of the projects that it sees."""
    monthlyCreditCap: NotRequired[int | None]
    """Credits it may spend in a calendar month (UTC), counted when its scans start; null: as many as there are."""
    requestsPerMinute: NotRequired[int | None]
    """Its own limit, below the workspace’s; null: the workspace’s alone."""
    concurrentRequests: NotRequired[int | None]
    """The same, at once."""
    ipAllowList: NotRequired[Sequence[str] | None]
    """The only addresses it may be used from; null: any."""
    expiresAt: NotRequired[str | None]
    """Refused from then on; null: never."""

class RotateApiKeyInput(TypedDict):
    overlapHours: NotRequired[float]
    """How long the old secret still works; 0: not at all."""

class SetProviderKeyInput(TypedDict):
    secret: str
    """The engine’s API key; login:password for DataForSEO. Stored encrypted, used by scans alone."""

class CreateSavedViewInput(TypedDict):
    name: str
    """Its name in lists."""
    shows: str
    """The operation whose answers it shows."""
    filters: NotRequired[Mapping[str, str]]
    """Query of that operation, by name."""
    columns: NotRequired[Sequence[str]]
    """Fields of an item to show, in this order; none: all."""
    period: NotRequired[Literal["7d", "30d", "90d", "365d"] | None]
    """How far back; null: all there is."""
    visibility: NotRequired[Literal["private", "shared"]]
    """private: for the key that made it. shared: for every key of the workspace."""

class UpdateSavedViewInput(TypedDict):
    name: NotRequired[str]
    """Its name in lists."""
    shows: NotRequired[str]
    """The operation whose answers it shows."""
    filters: NotRequired[Mapping[str, str]]
    """Query of that operation, by name."""
    columns: NotRequired[Sequence[str]]
    """Fields of an item to show, in this order; none: all."""
    period: NotRequired[Literal["7d", "30d", "90d", "365d"] | None]
    """How far back; null: all there is."""
    visibility: NotRequired[Literal["private", "shared"]]
    """private: for the key that made it. shared: for every key of the workspace."""

class SetBudgetInput(TypedDict):
    projectId: NotRequired[str]
    """Only of this project."""
    keyId: NotRequired[str]
    """Only of this key."""
    softLimit: int | None
    """Credits at which `budget.reached` is told, once a month; null: none."""
    hardLimit: int | None
    """Credits beyond which scans are refused with 402; null: none."""

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
    """What people call it."""
    role: str
    """owner, admin, editor, viewer, billing, or one of your own."""
    projectIds: NotRequired[Sequence[str] | None]
    """The only projects of this member; null: all."""

class UpdateMemberInput(TypedDict):
    name: NotRequired[str | None]
    """What people call it."""
    role: NotRequired[str]
    """owner, admin, editor, viewer, billing, or one of your own."""
    projectIds: NotRequired[Sequence[str] | None]
    """The only projects of this member; null: all."""
    invitation: NotRequired[Literal["resend", "revoke"]]
    """resend: a new link, and the old one ends. revoke: the link ends."""
    handOver: NotRequired[bool]
    """With role owner: you become an administrator in the same step."""

class SaveRoleInput(TypedDict):
    name: str
    """What people call it."""
    scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]]
    """At most what your own key holds."""

class CreateApprovalGateInput(TypedDict):
    operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"]
    """The operation’s id."""
    aboveCredits: NotRequired[int | None]
    """Only calls that may cost more; null: every call."""
    approvers: NotRequired[Sequence[str] | None]
    """Keys or members that may decide; null: every administrator."""

class UpdateApprovalGateInput(TypedDict):
    aboveCredits: NotRequired[int | None]
    """Only calls that may cost more; null: every call."""
    approvers: NotRequired[Sequence[str] | None]
    """Keys or members that may decide; null: every administrator."""

class ApprovalDecisionInput(TypedDict):
    decision: Literal["approve", "reject"]
    note: NotRequired[str | None]
    """Why; kept with it."""

class SetScheduleInput(TypedDict):
    cadence: str
    """Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours."""
    timeZone: NotRequired[str]
    """Left out: the project’s."""
    jitterMinutes: NotRequired[int]
    """Each run is delayed by a random time of at most so many minutes."""
    config: NotRequired[SetScheduleConfigInput]
    """What each scan asks; what is left out is the project’s."""
    monthlyCredits: NotRequired[int | None]
    """Runs that could pass this in a calendar month (UTC) are skipped; null: no limit of its own."""
    cycle: NotRequired[int | None]
    """Ask the set in so many parts, one each run, every question once: 7 on a daily schedule asks each question once a week. Figures are then of the last so many runs (GET /v1/projects/{projectId}/cycle). Five questions a part at least; null: each run asks the whole set."""

class SetScheduleConfigInput(TypedDict):
    """What each scan asks; what is left out is the project’s."""
    engines: NotRequired[Sequence[str]]
    """Engines to ask; see GET /v1/engines. Left out: the project’s, or every configured one."""
    maxPrompts: NotRequired[int]
    """Prompts asked at most. Left out: the project’s, or 20 for a page."""
    samplesK: NotRequired[int]
    """Answers asked for each prompt and engine. Left out: the project’s, or 3."""
    promptSetId: NotRequired[str]
    """Another prompt set than the active one."""
    locale: NotRequired[SetScheduleConfigLocaleInput]
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    personaId: NotRequired[str]
    """Who asks. Refused with engines that have no place for it; see GET /v1/locales."""
    promptIds: NotRequired[Sequence[str]]
    """Ask these prompts of the set alone. The answers count in figures over a time; such a scan is never the newest one that a project is shown by."""
    stopWhen: NotRequired[SetScheduleConfigStopWhenInput]
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    drawPrompts: NotRequired[bool]
    """Draw maxPrompts at random, not the first: the scan then tells of the whole set (predict_bulk with its scanId)."""
    cacheMaxAgeSeconds: NotRequired[int]
    """Take stored answers up to this old at 0 credits instead of asking; badge `cached`."""
    poolSurfaces: NotRequired[bool]
    """Pool engines of different surfaces into one overall figure."""

class SetScheduleConfigLocaleInput(TypedDict):
    """Left out: the project’s, or the page’s language. GET /v1/locales: who takes what."""
    country: NotRequired[str | None]
    language: NotRequired[str]
    """Language of the prompts."""
    city: NotRequired[str]
    """Where the asker is, for engines that take a city."""

class SetScheduleConfigStopWhenInput(TypedDict):
    """Stop asking when the presence interval is this narrow on both sides. Needs at least 30 prompts."""
    halfWidth: float
    """Half of the interval’s width, as a share."""

class PauseScheduleInput(TypedDict):
    until: NotRequired[str | None]
    """When it resumes by itself; null: when you resume it."""

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
    """The template that it is made by."""
    language: NotRequired[Literal["en", "de"]]
    """Language as BCP 47 has it, such as `en`."""
    cadence: str
    """How often, such as `weekly on monday at 06:00`."""
    timeZone: NotRequired[str]
    """Left out: the project’s."""
    days: NotRequired[int]
    """How many days."""
    channelIds: NotRequired[Sequence[str]]
    """Each gets its own link to each report."""
    state: NotRequired[Literal["active", "paused"]]
    """Where it stands in its life."""

class ShareReportInput(TypedDict):
    name: NotRequired[str | None]
    """What people call it."""
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
    "expiresInDays": "NotRequired[int]",
})

class CreateAlertInput(TypedDict):
    name: str
    """What people call it."""
    kind: NotRequired[Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]]
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: NotRequired[Literal["presence", "mention", "citation", "share_of_voice", "first_place"]]
    """Which figure is looked at."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Which way."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    segmentId: NotRequired[str | None]
    """A saved filter; null: everything."""
    brandId: NotRequired[str | None]
    """The brand that it is about; the project’s own or a competitor."""
    source: NotRequired[str | None]
    goalId: NotRequired[str | None]
    """The goal that it is about; null: none."""
    threshold: NotRequired[float | None]
    """The limit: a share lost, a probability, credits, or days."""
    baselineScans: NotRequired[int]
    """Scans that it learns from what is usual."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it says nothing."""
    minimumEffect: NotRequired[float]
    """0.05: five points."""
    severity: NotRequired[Literal["info", "warning", "critical"]]
    """How urgent it is."""
    channelIds: NotRequired[Sequence[str] | None]
    """null: all channels that want alerts."""
    mutedUntil: NotRequired[str | None]
    """Nobody is told before this time; null: it is not muted."""

class BacktestAlertInput(TypedDict):
    kind: NotRequired[Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"]]
    """sequential: a lasting change, added up over scans. change: one scan against the seven before, by more than days differ; against the one before where they are fewer than three. anomaly: a break between levels."""
    metric: NotRequired[Literal["presence", "mention", "citation", "share_of_voice", "first_place"]]
    """Which figure is looked at."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Which way."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    segmentId: NotRequired[str | None]
    """A saved filter; null: everything."""
    brandId: NotRequired[str | None]
    """The brand that it is about; the project’s own or a competitor."""
    source: NotRequired[str | None]
    goalId: NotRequired[str | None]
    """The goal that it is about; null: none."""
    threshold: NotRequired[float | None]
    """The limit: a share lost, a probability, credits, or days."""
    baselineScans: NotRequired[int]
    """Scans that it learns from what is usual."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it says nothing."""
    minimumEffect: NotRequired[float]
    """0.05: five points."""

class UpdateAlertInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""
    severity: NotRequired[Literal["info", "warning", "critical"]]
    """How urgent it is."""
    channelIds: NotRequired[Sequence[str] | None]
    """null: all channels that want alerts."""
    mutedUntil: NotRequired[str | None]
    """Nobody is told before this time; null: it is not muted."""
    direction: NotRequired[Literal["fall", "rise", "both"]]
    """Which way."""
    engine: NotRequired[str | None]
    """The engine’s id, such as `openai`."""
    segmentId: NotRequired[str | None]
    """A saved filter; null: everything."""
    brandId: NotRequired[str | None]
    """The brand that it is about; the project’s own or a competitor."""
    source: NotRequired[str | None]
    goalId: NotRequired[str | None]
    """The goal that it is about; null: none."""
    threshold: NotRequired[float | None]
    """The limit: a share lost, a probability, credits, or days."""
    baselineScans: NotRequired[int]
    """Scans that it learns from what is usual."""
    minimumPrompts: NotRequired[int]
    """With fewer prompts in common it says nothing."""
    minimumEffect: NotRequired[float]
    """0.05: five points."""

class AcknowledgeAlertEventInput(TypedDict):
    note: NotRequired[str | None]
    """Words of whoever did it."""
    resolve: NotRequired[bool]
    """It is over; the new level is the baseline from now on."""

QuietHoursInput = TypedDict("QuietHoursInput", {
    "from": "str",
    "to": "str",
    "timeZone": "NotRequired[str]",
})

class DigestInput(TypedDict):
    """Weekly ones on Mondays. Critical events do not wait for it."""
    cadence: Literal["daily", "weekly"]
    """How often, such as `weekly on monday at 06:00`."""
    at: NotRequired[str]
    """When, in RFC 3339 and UTC."""
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""

class CreateNotificationChannelInput(TypedDict):
    kind: Literal["email", "slack", "teams", "discord", "webhook"]
    """Which kind it is; decides what else it has."""
    address: str
    """An e-mail address, the incoming webhook’s URL, or a channel’s ID or #name where Slack is connected. Kept sealed."""
    name: str
    """What people call it."""
    events: NotRequired[Sequence[str]]
    """Types it gets; see GET /v1/webhook-event-types."""
    minimumSeverity: NotRequired[Literal["info", "warning", "critical"]]
    """What is less urgent is left out."""
    quietHours: NotRequired[QuietHoursInput | None]
    digest: NotRequired[DigestInput | None]

class UpdateNotificationChannelInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""
    events: NotRequired[Sequence[str]]
    """Types it gets; see GET /v1/webhook-event-types."""
    minimumSeverity: NotRequired[Literal["info", "warning", "critical"]]
    """What is less urgent is left out."""
    quietHours: NotRequired[QuietHoursInput | None]
    digest: NotRequired[DigestInput | None]
    state: NotRequired[Literal["active", "paused"]]
    """Where it stands in its life."""
    code: NotRequired[str]
    """Of the mail that an e-mail channel was sent: verifies it."""

class SetNotificationPreferencesInput(TypedDict):
    events: Mapping[str, Literal["immediate", "daily", "weekly"]]
    """Delivery by kind of event; a kind that is left out is not mailed."""
    minimumSeverity: NotRequired[Literal["info", "warning", "critical"]]
    quietHours: NotRequired[QuietHoursInput | None]
    digestAt: NotRequired[str]
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""

class CreateWebhookInput(TypedDict):
    url: str
    """Public http(s) address that takes a POST."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    events: NotRequired[Sequence[str]]
    """Types it gets: `scan.completed`, all of a kind as `scan.*`, or `*`. GET /v1/webhook-event-types."""
    projectIds: NotRequired[Sequence[str] | None]
    """Only events of these projects; null: of all, and those of no project."""

class UpdateWebhookInput(TypedDict):
    url: NotRequired[str]
    """Public http(s) address that takes a POST."""
    description: NotRequired[str | None]
    """What it is, in words of whoever made it."""
    events: NotRequired[Sequence[str]]
    """Types it gets: `scan.completed`, all of a kind as `scan.*`, or `*`. GET /v1/webhook-event-types."""
    projectIds: NotRequired[Sequence[str] | None]
    """Only events of these projects; null: of all, and those of no project."""
    state: NotRequired[Literal["active", "paused"]]
    """Where it stands in its life."""

class RotateWebhookSecretInput(TypedDict):
    overlapHours: NotRequired[int]
    """How long messages are signed with both secrets."""

class ConnectIntegrationInput(TypedDict):
    kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"]
    """Which kind it is; decides what else it has."""
    projectId: str
    """The project whose figures it is shown with."""
    property: NotRequired[str]
    """As the vendor names it."""
    key: NotRequired[str]
    """Of bing_webmaster, cloudflare: an API key or token. Of bigquery: a service account’s key file."""

class UpdateIntegrationInput(TypedDict):
    property: NotRequired[str]
    """As the vendor names it."""
    projectId: NotRequired[str]
    """The project whose figures it is shown with."""

class IngestCrawlerLogInput(TypedDict):
    content: str
    """Lines of NDJSON, Combined, or W3C fields with their `#Fields:` line; 10 MB at most."""

class CreateWorkspaceInput(TypedDict):
    name: str
    """What people call it."""

class UpdateWorkspaceInput(TypedDict):
    name: NotRequired[str]
    """What people call it."""

class DeleteWorkspaceInput(TypedDict):
    name: NotRequired[str]
    """The workspace’s name; also deletes what was not exported."""

class SetBrandingInput(TypedDict):
    name: NotRequired[str | None]
    """null: that of the workspace."""
    logoUrl: NotRequired[str | None]
    colours: NotRequired[SetBrandingColoursInput]
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    senderName: NotRequired[str | None]
    """Whom mails come from."""
    footer: NotRequired[str | None]
    """At the end of mails and reports."""

class SetBrandingColoursInput(TypedDict):
    """Accent and text stand on the background with a contrast of 4.5 or more."""
    accent: str
    text: str
    """The words as they are."""
    background: str

class SetPrivacyControlsInput(TypedDict):
    answerDays: NotRequired[int | None]
    """Until answers lose their text, from the end of their scan; null: what the plan keeps. Figures stay."""
    rawDays: NotRequired[int | None]
    """Until bodies as engines sent them go; null: with the text."""
    exportDays: NotRequired[int | None]
    """The most that an export is kept."""
    withheld: NotRequired[Sequence[Literal["text", "citations", "sources", "searchQueries"]]]
    """Fields of answers that exports leave empty."""
    maskPersonal: NotRequired[bool]
    """Whether e-mail addresses (before the @), telephone, card and account numbers in new answers are stored as dots."""
    calibration: NotRequired[bool]
    """Whether outcomes, without text, may train the shared predictor."""
