# Made by `pnpm gen` from openapi.json.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from ._core import NOT_GIVEN, NotGiven, merge_body
from ._sync import Pager, Resource

if TYPE_CHECKING:
    from . import types


RESOURCES = (
    ("alerts", "Alerts"),
    ("analysis", "Analysis"),
    ("analytics", "Analytics"),
    ("answers", "Answers"),
    ("api_keys", "ApiKeys"),
    ("approvals", "Approvals"),
    ("audit", "Audit"),
    ("billing", "Billing"),
    ("citations", "Citations"),
    ("competitors", "Competitors"),
    ("detections", "Detections"),
    ("discovery", "Discovery"),
    ("engines", "Engines"),
    ("experiments", "Experiments"),
    ("goals", "Goals"),
    ("inbox", "Inbox"),
    ("integrations_and_traffic", "IntegrationsAndTraffic"),
    ("members", "Members"),
    ("personas", "Personas"),
    ("predictions", "Predictions"),
    ("projects", "Projects"),
    ("prompts", "Prompts"),
    ("provider_keys", "ProviderKeys"),
    ("recommendations", "Recommendations"),
    ("reports", "Reports"),
    ("saved_views", "SavedViews"),
    ("scans", "Scans"),
    ("schedules", "Schedules"),
    ("scorecards", "Scorecards"),
    ("scores", "Scores"),
    ("segments", "Segments"),
    ("simulations", "Simulations"),
    ("webhooks", "Webhooks"),
    ("workspaces", "Workspaces"),
)


class Alerts(Resource):
    def acknowledge_event(
        self,
        project_id: str,
        event_id: str,
        *,
        note: str | None | NotGiven = NOT_GIVEN,
        resolve: bool | NotGiven = NOT_GIVEN,
        body: types.AcknowledgeAlertEventInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AlertEvent:
        """Acknowledge or resolve a firing.

        With a note. Refused once the alert has ended. Scope: alerts:write.

        Args:
            note: The note of whoever did it.
            resolve: Ends it and takes the new level as the baseline.
        """
        answer: types.AlertEvent = self._call(
            "acknowledge_alert_event",
            "POST",
            "/v1/projects/{projectId}/alert-events/{eventId}/acknowledge",
            [project_id, event_id],
            query={},
            body=merge_body(body, {"note": note, "resolve": resolve}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def backtest(
        self,
        project_id: str,
        *,
        kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | NotGiven = NOT_GIVEN,
        metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | NotGiven = NOT_GIVEN,
        direction: Literal["fall", "rise", "both"] | NotGiven = NOT_GIVEN,
        engine: str | None | NotGiven = NOT_GIVEN,
        segment_id: str | None | NotGiven = NOT_GIVEN,
        brand_id: str | None | NotGiven = NOT_GIVEN,
        source: str | None | NotGiven = NOT_GIVEN,
        goal_id: str | None | NotGiven = NOT_GIVEN,
        threshold: float | None | NotGiven = NOT_GIVEN,
        baseline_scans: int | NotGiven = NOT_GIVEN,
        minimum_prompts: int | NotGiven = NOT_GIVEN,
        minimum_effect: float | NotGiven = NOT_GIVEN,
        body: types.BacktestAlertInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AlertBacktest:
        """Test a rule before you use it.

        The alerts it would have raised on the project’s past scans, and its simulated false-alarm
        rate and power. Scope: alerts:read.

        Args:
            kind: sequential: a lasting change, accumulated over scans. change: one scan against the
            previous seven, allowing for day-to-day variation (against the previous one if there are
            fewer than three). anomaly: a break between levels.
            metric: The metric it watches.
            direction: Direction.
            engine: The engine’s id, such as `openai`.
            segment_id: A saved filter; null: everything.
            brand_id: The brand concerned; your own or a competitor.
            goal_id: Its goal; null: none.
            threshold: engine_health: share lost; goal_at_risk: probability; credits_low: credits;
            credits_end: days. null: the usual one. Other kinds have none.
            baseline_scans: Number of scans from which it learns what is normal.
            minimum_prompts: With fewer prompts in common it does not fire.
            minimum_effect: sequential (of `smoothed`), change, anomaly: smallest change that fires.
            0.05: five points.
        """
        answer: types.AlertBacktest = self._call(
            "backtest_alert",
            "POST",
            "/v1/projects/{projectId}/alerts/backtest",
            [project_id],
            query={},
            body=merge_body(body, {"kind": kind, "metric": metric, "direction": direction, "engine": engine, "segmentId": segment_id, "brandId": brand_id, "source": source, "goalId": goal_id, "threshold": threshold, "baselineScans": baseline_scans, "minimumPrompts": minimum_prompts, "minimumEffect": minimum_effect}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        kind: Literal["sequential", "change", "anomaly", "source_lost", "engine_health", "goal_at_risk", "engine_changed", "credits_low", "credits_end"] | NotGiven = NOT_GIVEN,
        metric: Literal["presence", "mention", "citation", "share_of_voice", "first_place"] | NotGiven = NOT_GIVEN,
        direction: Literal["fall", "rise", "both"] | NotGiven = NOT_GIVEN,
        engine: str | None | NotGiven = NOT_GIVEN,
        segment_id: str | None | NotGiven = NOT_GIVEN,
        brand_id: str | None | NotGiven = NOT_GIVEN,
        source: str | None | NotGiven = NOT_GIVEN,
        goal_id: str | None | NotGiven = NOT_GIVEN,
        threshold: float | None | NotGiven = NOT_GIVEN,
        baseline_scans: int | NotGiven = NOT_GIVEN,
        minimum_prompts: int | NotGiven = NOT_GIVEN,
        minimum_effect: float | NotGiven = NOT_GIVEN,
        severity: Literal["info", "warning", "critical"] | NotGiven = NOT_GIVEN,
        channel_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        muted_until: str | None | NotGiven = NOT_GIVEN,
        body: types.CreateAlertInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Alert:
        """Watch a project.

        Checked after each scan. Only tested changes reach channels and webhooks. Scope:
        alerts:write.

        Args:
            name: Its display name.
            kind: sequential: a lasting change, accumulated over scans. change: one scan against the
            previous seven, allowing for day-to-day variation (against the previous one if there are
            fewer than three). anomaly: a break between levels.
            metric: The metric it watches.
            direction: Direction.
            engine: The engine’s id, such as `openai`.
            segment_id: A saved filter; null: everything.
            brand_id: The brand concerned; your own or a competitor.
            goal_id: Its goal; null: none.
            threshold: engine_health: share lost; goal_at_risk: probability; credits_low: credits;
            credits_end: days. null: the usual one. Other kinds have none.
            baseline_scans: Number of scans from which it learns what is normal.
            minimum_prompts: With fewer prompts in common it does not fire.
            minimum_effect: sequential (of `smoothed`), change, anomaly: smallest change that fires.
            0.05: five points.
            severity: How urgent it is.
            channel_ids: null: all channels subscribed to alerts.
            muted_until: Muted until then; null: not muted.
        """
        answer: types.Alert = self._call(
            "create_alert",
            "POST",
            "/v1/projects/{projectId}/alerts",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "kind": kind, "metric": metric, "direction": direction, "engine": engine, "segmentId": segment_id, "brandId": brand_id, "source": source, "goalId": goal_id, "threshold": threshold, "baselineScans": baseline_scans, "minimumPrompts": minimum_prompts, "minimumEffect": minimum_effect, "severity": severity, "channelIds": channel_ids, "mutedUntil": muted_until}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create_notification_channel(
        self,
        project_id: str,
        *,
        kind: Literal["email", "slack", "teams", "discord", "webhook"] | NotGiven = NOT_GIVEN,
        address: str | NotGiven = NOT_GIVEN,
        name: str | NotGiven = NOT_GIVEN,
        events: Sequence[str] | NotGiven = NOT_GIVEN,
        minimum_severity: Literal["info", "warning", "critical"] | NotGiven = NOT_GIVEN,
        quiet_hours: types.QuietHoursInput | None | NotGiven = NOT_GIVEN,
        digest: types.DigestInput | None | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        body: types.CreateNotificationChannelInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NewNotificationChannel:
        """Add a notification channel.

        E-mail is verified by a mailed code, the others by a test message. The address is stored
        encrypted. Scope: alerts:write.

        Args:
            kind: Its kind; decides which other fields it has.
            address: An e-mail address, the incoming webhook’s URL, or a channel’s ID or #name if
            Slack is connected. Stored encrypted.
            name: Its display name.
            events: Event types it receives; see GET /v1/webhook-event-types.
            minimum_severity: Less urgent events are skipped.
            language: Language of its messages.
        """
        answer: types.NewNotificationChannel = self._call(
            "create_notification_channel",
            "POST",
            "/v1/projects/{projectId}/notification-channels",
            [project_id],
            query={},
            body=merge_body(body, {"kind": kind, "address": address, "name": name, "events": events, "minimumSeverity": minimum_severity, "quietHours": quiet_hours, "digest": digest, "language": language}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        alert_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete an alert.

        Its firings go with it. Scope: alerts:write.
        """
        answer: types.Deleted = self._call(
            "delete_alert",
            "DELETE",
            "/v1/projects/{projectId}/alerts/{alertId}",
            [project_id, alert_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete_notification_channel(
        self,
        project_id: str,
        channel_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a notification channel.

        It gets no more messages, and its address is deleted. Scope: alerts:write.
        """
        answer: types.Deleted = self._call(
            "delete_notification_channel",
            "DELETE",
            "/v1/projects/{projectId}/notification-channels/{channelId}",
            [project_id, channel_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        alert_id: str,
        *,
        timeout: float | None = None,
    ) -> types.AlertWithEvents:
        """Read an alert.

        One rule with its last firings. Scope: alerts:read.
        """
        answer: types.AlertWithEvents = self._call(
            "get_alert",
            "GET",
            "/v1/projects/{projectId}/alerts/{alertId}",
            [project_id, alert_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_notification_preferences(
        self,
        *,
        timeout: float | None = None,
    ) -> types.NotificationPreferences:
        """Read your notification preferences.

        What is mailed to you personally, besides the projects’ channels. Scope: account:read.
        """
        answer: types.NotificationPreferences = self._call(
            "get_notification_preferences",
            "GET",
            "/v1/notification-preferences",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["learning", "calm", "firing"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Alert]:
        """List alerts.

        A project’s rules, with the false-alarm rate of each. Scope: alerts:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            state: learning: too few scans yet.
        """
        answer: Pager[types.Alert] = self._list(
            "list_alerts",
            "GET",
            "/v1/projects/{projectId}/alerts",
            [project_id],
            query={"limit": limit, "offset": offset, "state": state},
            timeout=timeout,
        )
        return answer

    def list_events(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        alert_id: str | NotGiven = NOT_GIVEN,
        state: Literal["open", "acknowledged", "resolved"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.AlertEvent]:
        """List firings of alerts.

        Verdict with interval, evidence and state, newest first. Scope: alerts:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.AlertEvent] = self._list(
            "list_alert_events",
            "GET",
            "/v1/projects/{projectId}/alert-events",
            [project_id],
            query={"limit": limit, "offset": offset, "alertId": alert_id, "state": state},
            timeout=timeout,
        )
        return answer

    def list_notification_channels(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        kind: Literal["email", "slack", "teams", "discord", "webhook"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.NotificationChannel]:
        """List notification channels.

        Where this project’s notifications go: e-mail, Slack, Teams, Discord, signed webhooks.
        Scope: alerts:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.NotificationChannel] = self._list(
            "list_notification_channels",
            "GET",
            "/v1/projects/{projectId}/notification-channels",
            [project_id],
            query={"limit": limit, "offset": offset, "kind": kind},
            timeout=timeout,
        )
        return answer

    def test_notification_channel(
        self,
        project_id: str,
        channel_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.TestedChannel:
        """Send a test to a channel.

        Sends one message now and returns the outcome. If it arrives, the channel is verified; an
        e-mail channel gets a new code when the last has expired. Scope: alerts:write.
        """
        answer: types.TestedChannel = self._call(
            "test_notification_channel",
            "POST",
            "/v1/projects/{projectId}/notification-channels/{channelId}/test",
            [project_id, channel_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        alert_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        severity: Literal["info", "warning", "critical"] | NotGiven = NOT_GIVEN,
        channel_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        muted_until: str | None | NotGiven = NOT_GIVEN,
        direction: Literal["fall", "rise", "both"] | NotGiven = NOT_GIVEN,
        engine: str | None | NotGiven = NOT_GIVEN,
        segment_id: str | None | NotGiven = NOT_GIVEN,
        brand_id: str | None | NotGiven = NOT_GIVEN,
        source: str | None | NotGiven = NOT_GIVEN,
        goal_id: str | None | NotGiven = NOT_GIVEN,
        threshold: float | None | NotGiven = NOT_GIVEN,
        baseline_scans: int | NotGiven = NOT_GIVEN,
        minimum_prompts: int | NotGiven = NOT_GIVEN,
        minimum_effect: float | NotGiven = NOT_GIVEN,
        body: types.UpdateAlertInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Alert:
        """Change or mute an alert.

        Omitted fields keep their value. A changed rule checks the newest scan again. Scope:
        alerts:write.

        Args:
            name: Its display name.
            severity: How urgent it is.
            channel_ids: null: all channels subscribed to alerts.
            muted_until: Muted until then; null: not muted.
            direction: Direction.
            engine: The engine’s id, such as `openai`.
            segment_id: A saved filter; null: everything.
            brand_id: The brand concerned; your own or a competitor.
            goal_id: Its goal; null: none.
            threshold: engine_health: share lost; goal_at_risk: probability; credits_low: credits;
            credits_end: days. null: the usual one. Other kinds have none.
            baseline_scans: Number of scans from which it learns what is normal.
            minimum_prompts: With fewer prompts in common it does not fire.
            minimum_effect: sequential (of `smoothed`), change, anomaly: smallest change that fires.
            0.05: five points.
        """
        answer: types.Alert = self._call(
            "update_alert",
            "PATCH",
            "/v1/projects/{projectId}/alerts/{alertId}",
            [project_id, alert_id],
            query={},
            body=merge_body(body, {"name": name, "severity": severity, "channelIds": channel_ids, "mutedUntil": muted_until, "direction": direction, "engine": engine, "segmentId": segment_id, "brandId": brand_id, "source": source, "goalId": goal_id, "threshold": threshold, "baselineScans": baseline_scans, "minimumPrompts": minimum_prompts, "minimumEffect": minimum_effect}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update_notification_channel(
        self,
        project_id: str,
        channel_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        events: Sequence[str] | NotGiven = NOT_GIVEN,
        minimum_severity: Literal["info", "warning", "critical"] | NotGiven = NOT_GIVEN,
        quiet_hours: types.QuietHoursInput | None | NotGiven = NOT_GIVEN,
        digest: types.DigestInput | None | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        state: Literal["active", "paused"] | NotGiven = NOT_GIVEN,
        code: str | NotGiven = NOT_GIVEN,
        body: types.UpdateNotificationChannelInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NotificationChannel:
        """Change, verify or pause a channel.

        Omitted fields keep their value. `code` verifies an e-mail channel; a wrong one appears in
        `lastError`. Scope: alerts:write.

        Args:
            name: Its display name.
            events: Event types it receives; see GET /v1/webhook-event-types.
            minimum_severity: Less urgent events are skipped.
            language: Language of its messages.
            state: Its state.
            code: The code mailed to an e-mail channel; verifies it.
        """
        answer: types.NotificationChannel = self._call(
            "update_notification_channel",
            "PATCH",
            "/v1/projects/{projectId}/notification-channels/{channelId}",
            [project_id, channel_id],
            query={},
            body=merge_body(body, {"name": name, "events": events, "minimumSeverity": minimum_severity, "quietHours": quiet_hours, "digest": digest, "language": language, "state": state, "code": code}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update_notification_preferences(
        self,
        *,
        events: Mapping[str, Literal["immediate", "daily", "weekly"]] | NotGiven = NOT_GIVEN,
        minimum_severity: Literal["info", "warning", "critical"] | NotGiven = NOT_GIVEN,
        quiet_hours: types.QuietHoursInput | None | NotGiven = NOT_GIVEN,
        digest_at: str | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        body: types.SetNotificationPreferencesInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NotificationPreferences:
        """Replace your notification preferences.

        By kind of event, at once or as a digest, for projects that you can see. Scope:
        alerts:write.

        Args:
            events: Delivery by kind of event; omitted kinds are not mailed.
            time_zone: IANA time zone, such as `Europe/Berlin`.
            language: Language of these mails.
        """
        answer: types.NotificationPreferences = self._call(
            "update_notification_preferences",
            "PUT",
            "/v1/notification-preferences",
            [],
            query={},
            body=merge_body(body, {"events": events, "minimumSeverity": minimum_severity, "quietHours": quiet_hours, "digestAt": digest_at, "timeZone": time_zone, "language": language}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Analysis(Resource):
    def analyze_url(
        self,
        *,
        url: str | NotGiven = NOT_GIVEN,
        locale: types.AnalyzeUrlLocaleInput | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        prompts: int | NotGiven = NOT_GIVEN,
        live: types.AnalyzeUrlLiveInput | NotGiven = NOT_GIVEN,
        body: types.AnalyzeUrlInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Analysis:
        """Analyse a page.

        Fetches a page and grades it from A to F: access, content, structure, evidence, entity;
        findings with what to do; predicted presence on each engine. 0 credits, with the price of a
        live check; “live” starts that small scan. Scope: scans:write.

        Args:
            url: A publicly reachable page.
            locale: Default: the page’s language.
            engines: Engines to predict for. Default: the usual five.
            prompts: Number of questions to predict for.
            live: Also ask engines, for credits. Without it nothing is spent, and the response gives
            the price.
        """
        answer: types.Analysis = self._call(
            "analyze_url",
            "POST",
            "/v1/analyze",
            [],
            query={},
            body=merge_body(body, {"url": url, "locale": locale, "engines": engines, "prompts": prompts, "live": live}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def check_crawler_access(
        self,
        *,
        url: str | NotGiven = NOT_GIVEN,
        crawlers: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.CheckCrawlerAccessInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.CrawlerAccess:
        """Check what AI crawlers can read.

        For each AI crawler: what robots.txt allows, how the server answers its user agent, and
        signs that a CDN blocks it. 0 credits. Scope: scans:read.

        Args:
            url: A page.
            crawlers: Names as in robots.txt. Default: every known one.
        """
        answer: types.CrawlerAccess = self._call(
            "check_crawler_access",
            "POST",
            "/v1/analyses/crawler-access",
            [],
            query={},
            body=merge_body(body, {"url": url, "crawlers": crawlers}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def compare_urls(
        self,
        *,
        before: str | NotGiven = NOT_GIVEN,
        after: str | NotGiven = NOT_GIVEN,
        body: types.CompareAnalysesInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AnalysisComparison:
        """Compare two analyses.

        Two pages, or one page at two dates: score, parts, features and findings side by side.
        Scope: scans:read.

        Args:
            before: The earlier one, or one of two pages.
            after: The later one, or the other page.
        """
        answer: types.AnalysisComparison = self._call(
            "compare_url_analyses",
            "POST",
            "/v1/analyses/compare",
            [],
            query={},
            body=merge_body(body, {"before": before, "after": after}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create_project(
        self,
        analysis_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        competitors: Sequence[str] | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        activate: bool | NotGiven = NOT_GIVEN,
        body: types.CreateProjectFromAnalysisInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ProjectFromAnalysis:
        """Make a project from an analysis.

        With the page’s brand, domain and language, and its questions as a draft prompt set, or
        active on request. Suggested competitors are listed, not added. Scope: scans:write.

        Args:
            name: Default: the brand.
            competitors: For instance the suggested ones, which are not added automatically.
            engines: Ids of engines.
            activate: Activate the prompts, so that a scan can start.
        """
        answer: types.ProjectFromAnalysis = self._call(
            "create_project_from_analysis",
            "POST",
            "/v1/analyses/{analysisId}/project",
            [analysis_id],
            query={},
            body=merge_body(body, {"name": name, "competitors": competitors, "engines": engines, "activate": activate}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        analysis_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Analysis:
        """Read an analysis.

        Grade, parts, findings and predictions as made then, and the state of its live check. Scope:
        scans:read.
        """
        answer: types.Analysis = self._call(
            "get_analysis",
            "GET",
            "/v1/analyses/{analysisId}",
            [analysis_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        host: str | NotGiven = NOT_GIVEN,
        grade: Literal["A", "B", "C", "D", "E", "F"] | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.AnalysisSummary]:
        """List analyses.

        Earlier analyses, newest first, by host, grade or date. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            grade: A summary grade of the page, not a probability. Engines that it is kept from cap
            it: one of five leaves B, two C, three D; F when engines cannot read it at all.
            since: Analysed at or after this time.
        """
        answer: Pager[types.AnalysisSummary] = self._list(
            "list_analyses",
            "GET",
            "/v1/analyses",
            [],
            query={"limit": limit, "offset": offset, "host": host, "grade": grade, "since": since},
            timeout=timeout,
        )
        return answer


class Analytics(Resource):
    def acknowledge_anomaly(
        self,
        anomaly_id: str,
        *,
        state: Literal["open", "acknowledged", "resolved"] | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        body: types.AcknowledgeAnomalyInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Anomaly:
        """Acknowledge, resolve or reopen a break.

        Sets its state, with a note. Scope: projects:write.

        Args:
            state: open: reopens it.
            note: The note of whoever did it.
        """
        answer: types.Anomaly = self._call(
            "acknowledge_anomaly",
            "POST",
            "/v1/analytics/anomalies/{anomalyId}/acknowledge",
            [anomaly_id],
            query={},
            body=merge_body(body, {"state": state, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def compare_periods(
        self,
        *,
        project_id: str | NotGiven = NOT_GIVEN,
        before: types.ComparePeriodsBeforeInput | NotGiven = NOT_GIVEN,
        after: types.ComparePeriodsAfterInput | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        rules: types.CellRulesInput | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        body: types.ComparePeriodsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PeriodComparison:
        """Compare two spans.

        The difference on engines that both spans asked, with interval, test, verdict, and the
        smallest change that would have been seen. Scope: analytics:read.

        Args:
            project_id: The project.
            before: The value before.
            after: The value after.
            time_zone: Default: the project’s.
            measure: presence: mention or citation.
            brand_id: A competitor; default: your own brand.
            segment_id: One segment.
        """
        answer: types.PeriodComparison = self._call(
            "compare_periods",
            "POST",
            "/v1/analytics/compare",
            [],
            query={},
            body=merge_body(body, {"projectId": project_id, "before": before, "after": after, "timeZone": time_zone, "measure": measure, "brandId": brand_id, "rules": rules, "segmentId": segment_id}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def decompose_change(
        self,
        *,
        project_id: str | NotGiven = NOT_GIVEN,
        before: types.DecomposeChangeBeforeInput | NotGiven = NOT_GIVEN,
        after: types.DecomposeChangeAfterInput | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        rules: types.CellRulesInput | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        body: types.DecomposeChangeInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ChangeParts:
        """Split a change into its parts.

        Other engines, prompts, models, other names of the brand, and presence itself: parts with
        intervals that sum to it. Scope: analytics:read.

        Args:
            project_id: The project.
            before: The value before.
            after: The value after.
            time_zone: Default: the project’s.
            measure: presence: mention or citation.
            brand_id: A competitor; default: your own brand.
            segment_id: One segment.
        """
        answer: types.ChangeParts = self._call(
            "decompose_change",
            "POST",
            "/v1/analytics/decompose",
            [],
            query={},
            body=merge_body(body, {"projectId": project_id, "before": before, "after": after, "timeZone": time_zone, "measure": measure, "brandId": brand_id, "rules": rules, "segmentId": segment_id}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get_claim_accuracy(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.ClaimAccuracy:
        """Check what answers claim about the brand.

        For each fact: right, wrong or undecided, with the sentences. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.ClaimAccuracy = self._call(
            "get_claim_accuracy",
            "GET",
            "/v1/analytics/claims",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_forecast(
        self,
        *,
        project_id: str,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        by: Literal["surface", "engine"] | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        horizon_days: int | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.Forecast:
        """Read what later scans would show.

        Median and 95% prediction interval, or what is missing to give one. Scope: analytics:read.

        Args:
            project_id: The project.
            measure: presence: mention or citation.
            brand_id: A competitor; default: your own brand.
            by: surface: one series per surface, its engines pooled. engine: one per engine.
            days: Days to look back.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            segment_id: One segment.
        """
        answer: types.Forecast = self._call(
            "get_forecast",
            "GET",
            "/v1/analytics/forecast",
            [],
            query={"projectId": project_id, "measure": measure, "brandId": brand_id, "by": by, "days": days, "horizonDays": horizon_days, "engine": engine, "surface": surface, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_history(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        by: Literal["surface", "engine"] | NotGiven = NOT_GIVEN,
        bucket: Literal["scan", "day", "week", "month", "cycle"] | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.History:
        """Read a series over time.

        A point for each scan, day, week or month with both intervals and counts, and what else
        changed since the previous one. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            measure: presence: mention or citation.
            brand_id: A competitor; default: your own brand.
            by: surface: one series per surface, its engines pooled. engine: one per engine.
            bucket: One point per scan, or per day, week or month. cycle: one per run of a
            schedule’s cycle, over the last runs that together ask the whole set.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.History = self._call(
            "get_history",
            "GET",
            "/v1/analytics/history",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "measure": measure, "brandId": brand_id, "by": by, "bucket": bucket, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_movers(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.Movers:
        """Read what moved.

        Engines, intents, topics, rivals and single prompts that moved since the previous span; at
        most 1 in 10 of them is a false alarm. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            measure: presence: mention or citation.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.Movers = self._call(
            "get_movers",
            "GET",
            "/v1/analytics/movers",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "measure": measure, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_overview(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.AnalyticsOverview:
        """Read the headline figures of a span.

        Presence, mention, citation and share of voice with intervals, and the tested change since
        the previous span of the same length. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.AnalyticsOverview = self._call(
            "get_analytics_overview",
            "GET",
            "/v1/analytics",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_position_distribution(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.PositionDistribution:
        """Read where brands are mentioned.

        For the answers that mention each brand: share first, in the top three, recommended; mean
        rank; share of words. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.PositionDistribution = self._call(
            "get_position_distribution",
            "GET",
            "/v1/analytics/positions",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_sentiment(
        self,
        *,
        project_id: str,
        brand_id: str | NotGiven = NOT_GIVEN,
        bucket: Literal["scan", "day", "week", "month"] | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.SentimentReport:
        """Read how answers speak of a brand.

        Polarity with intervals and series, unknown counted separately; themes and quotes. Scope:
        analytics:read.

        Args:
            project_id: The project.
            brand_id: Default: your own brand.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.SentimentReport = self._call(
            "get_sentiment",
            "GET",
            "/v1/analytics/sentiment",
            [],
            query={"projectId": project_id, "brandId": brand_id, "bucket": bucket, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_shopping_visibility(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.ShoppingReport:
        """Read how often product cards and ads show each brand.

        Shares of the cards and ads beside answers, yours and rivals’, with intervals. They do not
        count towards presence. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.ShoppingReport = self._call(
            "get_shopping_visibility",
            "GET",
            "/v1/analytics/shopping",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_volatility(
        self,
        *,
        project_id: str,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.Volatility:
        """Read how much answers change.

        Brands and sources shared from scan to scan, and their order, compared with chance alone.
        Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.Volatility = self._call(
            "get_volatility",
            "GET",
            "/v1/analytics/volatility",
            [],
            query={"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def list_anomalies(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        project_id: str,
        state: Literal["open", "acknowledged", "resolved"] | NotGiven = NOT_GIVEN,
        cause: Literal["brand", "competitor", "engine_change", "topic", "prompt_set", "coverage", "source_lost"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Anomaly]:
        """List breaks in the series.

        Drops and rises beyond chance, each with its cause and the evidence for it; newest first.
        Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            project_id: The project.
        """
        answer: Pager[types.Anomaly] = self._list(
            "list_anomalies",
            "GET",
            "/v1/analytics/anomalies",
            [],
            query={"limit": limit, "offset": offset, "projectId": project_id, "state": state, "cause": cause},
            timeout=timeout,
        )
        return answer

    def list_insights(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        kind: Literal["mover", "behind_rival", "anomaly", "own_pages_uncited", "source_lost", "low_coverage", "volatility"] | NotGiven = NOT_GIVEN,
        show: Literal["open", "all"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Insight]:
        """List findings.

        Findings worth a look, ranked by value, with interval and evidence. Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            show: open: not dismissed, actioned or marked not useful.
        """
        answer: Pager[types.Insight] = self._list(
            "list_insights",
            "GET",
            "/v1/projects/{projectId}/insights",
            [project_id],
            query={"limit": limit, "offset": offset, "days": days, "kind": kind, "show": show},
            timeout=timeout,
        )
        return answer

    def query_metrics(
        self,
        *,
        project_id: str | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        metrics: Sequence[Literal["presence", "mention", "citation", "answers", "lost", "refused", "prompts", "scans"]] | NotGiven = NOT_GIVEN,
        dimensions: Sequence[Literal["brand", "engine", "surface", "model", "intent", "topic", "prompt", "country", "language", "persona", "scan", "day", "week", "month"]] | NotGiven = NOT_GIVEN,
        rules: types.CellRulesInput | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        brand_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        having: Sequence[types.QueryMetricsHavingItemInput] | NotGiven = NOT_GIVEN,
        order_by: types.QueryMetricsOrderByInput | NotGiven = NOT_GIVEN,
        changes: bool | NotGiven = NOT_GIVEN,
        limit: int | NotGiven = NOT_GIVEN,
        after: str | NotGiven = NOT_GIVEN,
        body: types.QueryMetricsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.MetricTable:
        """Query any figure by any dimension.

        Metrics by up to four dimensions with filters, bounds and order; every row has its
        intervals. Scope: analytics:read.

        Args:
            project_id: The project.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            dimensions: What a row stands for. Without `brand`, rows are about your own brand.
            segment_id: One segment.
            having: Rows whose requested metrics are within bounds.
            order_by: By a requested metric or dimension, or by `change` of the first metric on
            these prompts; default: by the dimensions.
            changes: Adds each row’s change since the previous span of the same length, tested over
            all rows; allows ordering by `change`. Not for rows by time or scan.
            after: `next` of the previous page.
        """
        answer: types.MetricTable = self._call(
            "query_metrics",
            "POST",
            "/v1/analytics/query",
            [],
            query={},
            body=merge_body(body, {"projectId": project_id, "from": from_, "to": to, "days": days, "timeZone": time_zone, "metrics": metrics, "dimensions": dimensions, "rules": rules, "segmentId": segment_id, "brandIds": brand_ids, "having": having, "orderBy": order_by, "changes": changes, "limit": limit, "after": after}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set_fact_sheet(
        self,
        project_id: str,
        *,
        facts: Sequence[types.FactInput] | NotGiven = NOT_GIVEN,
        body: types.SetFactSheetInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.FactSheet:
        """Set the facts about the brand.

        Replaces all facts about the brand: numbers, prices, features, dates. Scope: projects:write.

        Args:
            facts: What is true of the brand.
        """
        answer: types.FactSheet = self._call(
            "set_fact_sheet",
            "PUT",
            "/v1/projects/{projectId}/facts",
            [project_id],
            query={},
            body=merge_body(body, {"facts": facts}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set_insight_reaction(
        self,
        project_id: str,
        fingerprint: str,
        *,
        reaction: Literal["useful", "not_useful", "dismissed", "actioned"] | None | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        body: types.InsightReactionInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Insight:
        """React to a finding.

        Stored, and applied whenever the finding returns. Scope: projects:write.

        Args:
            reaction: null: takes it back.
            note: The note of whoever did it.
        """
        answer: types.Insight = self._call(
            "set_insight_reaction",
            "PUT",
            "/v1/projects/{projectId}/insights/{fingerprint}/reaction",
            [project_id, fingerprint],
            query={},
            body=merge_body(body, {"reaction": reaction, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Answers(Resource):
    def cancel_import(
        self,
        project_id: str,
        import_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AnswerImport:
        """Cancel an import of answers.

        Stops it and deletes what it has stored. Scope: scans:write.
        """
        answer: types.AnswerImport = self._call(
            "cancel_answer_import",
            "POST",
            "/v1/projects/{projectId}/answer-imports/{importId}/cancel",
            [project_id, import_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete_import(
        self,
        project_id: str,
        import_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Take an import back.

        Deletes its answers and the figures computed from them, in the background. Scope:
        scans:write.
        """
        answer: types.Deleted = self._call(
            "delete_answer_import",
            "DELETE",
            "/v1/projects/{projectId}/answer-imports/{importId}",
            [project_id, import_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        answer_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Answer:
        """Read what an engine answered.

        The engine’s answer word for word, its citations and sources, and what was detected in them,
        by which rule. Scope: scans:read.
        """
        answer: types.Answer = self._call(
            "get_answer",
            "GET",
            "/v1/answers/{answerId}",
            [answer_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_import(
        self,
        project_id: str,
        import_id: str,
        *,
        timeout: float | None = None,
    ) -> types.AnswerImport:
        """Read an import of answers.

        Progress; what the file contains and lacks, rejected rows with reasons, and the scans made
        from it. Scope: scans:read.
        """
        answer: types.AnswerImport = self._call(
            "get_answer_import",
            "GET",
            "/v1/projects/{projectId}/answer-imports/{importId}",
            [project_id, import_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_page(
        self,
        answer_id: str,
        *,
        timeout: float | None = None,
    ) -> types.AnswerPage:
        """Show the page an answer was read from.

        The stored HTML of the engine’s page, sanitised: no scripts, no requests, no links. With its
        source, hash and date. Scope: scans:read.
        """
        answer: types.AnswerPage = self._call(
            "get_answer_page",
            "GET",
            "/v1/answers/{answerId}/page",
            [answer_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_prompt_evidence(
        self,
        project_id: str,
        prompt_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        after: str | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.PromptEvidence:
        """Open a prompt’s score.

        The answers behind a prompt’s score in its newest scan: counts and estimates by engine, the
        passages that mention each brand, and every cited URL. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            after: `next` of the previous page, with the same filters and sort.
            scan_id: A scan other than the newest that asked this prompt.
            engine: Only this engine’s answers.
        """
        answer: types.PromptEvidence = self._call(
            "get_prompt_evidence",
            "GET",
            "/v1/projects/{projectId}/prompts/{promptId}/evidence",
            [project_id, prompt_id],
            query={"limit": limit, "offset": offset, "after": after, "scanId": scan_id, "engine": engine},
            timeout=timeout,
        )
        return answer

    def import_(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        source: Literal["auto", "other", "canonry", "peec", "otterly", "profound", "ahrefs", "geo-aeo-tracker", "own"] | NotGiven = NOT_GIVEN,
        format: Literal["ndjson", "csv"] | NotGiven = NOT_GIVEN,
        content: str | NotGiven = NOT_GIVEN,
        columns: types.ImportAnswersColumnsInput | NotGiven = NOT_GIVEN,
        defaults: types.ImportDefaultsInput | NotGiven = NOT_GIVEN,
        split_by: Literal["day", "week", "month", "none"] | NotGiven = NOT_GIVEN,
        repeats: int | NotGiven = NOT_GIVEN,
        unanswered: Literal["listed", "unknown"] | NotGiven = NOT_GIVEN,
        dry_run: bool | NotGiven = NOT_GIVEN,
        body: types.ImportAnswersInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AnswerImport:
        """Import answers.

        Imports answers collected elsewhere: NDJSON or CSV, including tracker exports. They are
        read, counted and stored like measured ones, cost no credits, and stay apart: origin
        `imported`, badge `cached`. Without content, send the file to uploadUrl. An answer counts
        once, even if several files contain it. Scope: scans:write.

        Args:
            name: A name for people. Default: the source and the day.
            source: The tool that wrote the export, so that its columns are known by name. auto:
            recognised by its columns. other: only the usual names, and `columns`.
            format: Default: recognised by how the file begins.
            content: The answers: NDJSON, or CSV with a header; may also be the whole body, as
            text/plain or application/x-ndjson, gzipped or not. Omitted: send a larger file by PUT
            to `uploadUrl`.
            columns: Column names by field, where they differ from the usual ones.
            split_by: Answers asked in the same day, week or month (UTC) make one scan; none: all of
            them. Locations are never mixed.
            repeats: Answers requested per prompt and engine in one scan; missing ones count as
            lost. Omitted: unknown, and the figures say so.
            unanswered: Prompts that got no answer. listed: they are among the rows, with their
            outcome. unknown: they may be missing, and the figures say so.
            dry_run: Only read the file and report what it contains. POST …/start then imports it.
        """
        answer: types.AnswerImport = self._call(
            "import_answers",
            "POST",
            "/v1/projects/{projectId}/answer-imports",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "source": source, "format": format, "content": content, "columns": columns, "defaults": defaults, "splitBy": split_by, "repeats": repeats, "unanswered": unanswered, "dryRun": dry_run}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        until: str | NotGiven = NOT_GIVEN,
        present: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.AnswerSummary]:
        """List a project’s answers.

        The answers behind the numbers, newest first; filter by scan, engine, prompt, topic, tag,
        intent, outcome, presence, brand and date. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            scan_id: Only this scan.
            prompt_id: Only this prompt.
            topic: Only prompts on this topic.
            tag: Only prompts with this tag.
            intent: Only prompts with this intent.
            brand_id: Only answers in which this brand is named or cited.
            since: At or after this time. A day (UTC) or an instant.
            until: Before this time. A day (UTC, inclusive) or an instant.
            present: Whether your brand is in it. With topic, tag, intent, brandId, since or until,
            total counts up to 1,000.
        """
        answer: Pager[types.AnswerSummary] = self._list(
            "list_answers",
            "GET",
            "/v1/projects/{projectId}/answers",
            [project_id],
            query={"limit": limit, "offset": offset, "scanId": scan_id, "engine": engine, "promptId": prompt_id, "topic": topic, "tag": tag, "intent": intent, "outcome": outcome, "brandId": brand_id, "since": since, "until": until, "present": present},
            timeout=timeout,
        )
        return answer

    def list_by_scan(
        self,
        scan_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        until: str | NotGiven = NOT_GIVEN,
        present: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.AnswerSummary]:
        """List a scan’s answers.

        With or without a project, newest first; filter by engine, prompt, outcome or presence.
        Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            prompt_id: Only this prompt.
            topic: Only prompts on this topic.
            tag: Only prompts with this tag.
            intent: Only prompts with this intent.
            brand_id: Only answers in which this brand is named or cited.
            since: At or after this time. A day (UTC) or an instant.
            until: Before this time. A day (UTC, inclusive) or an instant.
            present: Whether your brand is in it. With topic, tag, intent, brandId, since or until,
            total counts up to 1,000.
        """
        answer: Pager[types.AnswerSummary] = self._list(
            "list_scan_answers",
            "GET",
            "/v1/scans/{scanId}/answers",
            [scan_id],
            query={"limit": limit, "offset": offset, "engine": engine, "promptId": prompt_id, "topic": topic, "tag": tag, "intent": intent, "outcome": outcome, "brandId": brand_id, "since": since, "until": until, "present": present},
            timeout=timeout,
        )
        return answer

    def list_imports(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: Literal["awaiting_file", "queued", "reading", "checked", "storing", "completed", "failed", "cancelled", "deleting"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.AnswerImport]:
        """List imports of answers.

        Newest first, with progress and what was found in each file. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.AnswerImport] = self._list(
            "list_answer_imports",
            "GET",
            "/v1/projects/{projectId}/answer-imports",
            [project_id],
            query={"limit": limit, "offset": offset, "status": status},
            timeout=timeout,
        )
        return answer

    def search(
        self,
        project_id: str,
        *,
        query: str | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        outcome: Literal["answered", "empty", "refused", "blocked", "truncated", "not_shown"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        until: str | NotGiven = NOT_GIVEN,
        present: bool | NotGiven = NOT_GIVEN,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        body: types.SearchAnswersInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.FoundAnswers:
        """Search a project’s answers.

        Full text over stored answers: the newest 100 matches by rank, then up to 900 by time, with
        excerpts and the positions of the words. Takes the filters of list_answers; with any beyond
        scan, engine and presence, matches are ordered by time. Scope: scans:read.

        Args:
            query: Words that must all occur; “quoted phrases”, OR, and - to exclude a word.
            scan_id: Only this scan.
            engine: The engine’s id, such as `openai`.
            prompt_id: Only this prompt.
            topic: Only prompts on this topic.
            tag: Only prompts with this tag.
            intent: Only prompts with this intent.
            outcome: How it ended.
            brand_id: Only answers in which this brand is named or cited.
            since: At or after this time. A day (UTC) or an instant.
            until: Before this time. A day (UTC, inclusive) or an instant.
        """
        answer: types.FoundAnswers = self._call(
            "search_answers",
            "POST",
            "/v1/projects/{projectId}/answers/search",
            [project_id],
            query={},
            body=merge_body(body, {"query": query, "scanId": scan_id, "engine": engine, "promptId": prompt_id, "topic": topic, "tag": tag, "intent": intent, "outcome": outcome, "brandId": brand_id, "since": since, "until": until, "present": present, "limit": limit, "offset": offset}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def start_import(
        self,
        project_id: str,
        import_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AnswerImport:
        """Import what was checked.

        After a dry run: imports the same file without sending it again. Scope: scans:write.
        """
        answer: types.AnswerImport = self._call(
            "start_answer_import",
            "POST",
            "/v1/projects/{projectId}/answer-imports/{importId}/start",
            [project_id, import_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class ApiKeys(Resource):
    def create(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]] | NotGiven = NOT_GIVEN,
        mode: Literal["live", "test"] | NotGiven = NOT_GIVEN,
        project_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        monthly_credit_cap: int | None | NotGiven = NOT_GIVEN,
        requests_per_minute: int | None | NotGiven = NOT_GIVEN,
        concurrent_requests: int | None | NotGiven = NOT_GIVEN,
        ip_allow_list: Sequence[str] | None | NotGiven = NOT_GIVEN,
        expires_at: str | None | NotGiven = NOT_GIVEN,
        body: types.CreateApiKeyInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NewApiKey:
        """Make an API key.

        The secret is only in this response. It has at most the scopes, projects, credits, addresses
        and lifetime of the key that makes it, and spends from that key’s monthly cap. Scope:
        keys:write.

        Args:
            name: What the key is for; use one key per integration.
            scopes: What it may do: at most what your own key may.
            mode: Default: that of your own key. A test key can only make test keys.
            project_ids: The only projects it can see; null: all. A scan without a project is
            visible to the key that started it.
            monthly_credit_cap: Credits it may spend per calendar month (UTC), counted when its
            scans start; null: no cap.
            requests_per_minute: Its own requests per minute, below the workspace’s limit; null:
            only the workspace’s.
            concurrent_requests: Its own limit of concurrent requests.
            ip_allow_list: The only addresses it may be used from; null: any.
            expires_at: Refused after this time; null: never.
        """
        answer: types.NewApiKey = self._call(
            "create_api_key",
            "POST",
            "/v1/api-keys",
            [],
            query={},
            body=merge_body(body, {"name": name, "scopes": scopes, "mode": mode, "projectIds": project_ids, "monthlyCreditCap": monthly_credit_cap, "requestsPerMinute": requests_per_minute, "concurrentRequests": concurrent_requests, "ipAllowList": ip_allow_list, "expiresAt": expires_at}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        mode: Literal["live", "test"] | NotGiven = NOT_GIVEN,
        state: Literal["active", "expired", "revoked"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ApiKey]:
        """List API keys.

        Hint, scopes, limits, last use and expiry of each key and of each program connected by
        OAuth, newest first. Secrets are never shown again. Scope: keys:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            mode: Default: that of your own key.
        """
        answer: Pager[types.ApiKey] = self._list(
            "list_api_keys",
            "GET",
            "/v1/api-keys",
            [],
            query={"limit": limit, "offset": offset, "mode": mode, "state": state},
            timeout=timeout,
        )
        return answer

    def revoke(
        self,
        key_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ApiKey:
        """Revoke an API key.

        It is refused everywhere within 5 seconds. The entry stays in the list. A key manages only
        keys with no more rights than its own. Scope: keys:write.
        """
        answer: types.ApiKey = self._call(
            "revoke_api_key",
            "DELETE",
            "/v1/api-keys/{keyId}",
            [key_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def rotate(
        self,
        key_id: str,
        *,
        overlap_hours: float | NotGiven = NOT_GIVEN,
        body: types.RotateApiKeyInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.RotatedApiKey:
        """Replace an API key’s secret.

        A new key with the same rights and the rest of the same monthly credits; the old secret
        works during the overlap, 24 hours by default. The new key has an id of its own: use that
        one from then on. Only its own member gets the new secret; a key without a member is rotated
        by an owner or by itself. Scope: keys:write.

        Args:
            overlap_hours: How long the old secret still works; 0: not at all.
        """
        answer: types.RotatedApiKey = self._call(
            "rotate_api_key",
            "POST",
            "/v1/api-keys/{keyId}/rotate",
            [key_id],
            query={},
            body=merge_body(body, {"overlapHours": overlap_hours}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        key_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]] | NotGiven = NOT_GIVEN,
        project_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        monthly_credit_cap: int | None | NotGiven = NOT_GIVEN,
        requests_per_minute: int | None | NotGiven = NOT_GIVEN,
        concurrent_requests: int | None | NotGiven = NOT_GIVEN,
        ip_allow_list: Sequence[str] | None | NotGiven = NOT_GIVEN,
        expires_at: str | None | NotGiven = NOT_GIVEN,
        body: types.UpdateApiKeyInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ApiKey:
        """Narrow an API key.

        Renames it, removes scopes or projects, or changes cap, addresses and expiry. Omitted fields
        keep their value. A key manages only keys with no more rights than its own. Scope:
        keys:write.

        Args:
            name: What the key is for; use one key per integration.
            scopes: A subset of its scopes; a key can only be narrowed.
            project_ids: A subset of its projects.
            monthly_credit_cap: Credits it may spend per calendar month (UTC), counted when its
            scans start; null: no cap.
            requests_per_minute: Its own requests per minute, below the workspace’s limit; null:
            only the workspace’s.
            concurrent_requests: Its own limit of concurrent requests.
            ip_allow_list: The only addresses it may be used from; null: any.
            expires_at: Refused after this time; null: never.
        """
        answer: types.ApiKey = self._call(
            "update_api_key",
            "PATCH",
            "/v1/api-keys/{keyId}",
            [key_id],
            query={},
            body=merge_body(body, {"name": name, "scopes": scopes, "projectIds": project_ids, "monthlyCreditCap": monthly_credit_cap, "requestsPerMinute": requests_per_minute, "concurrentRequests": concurrent_requests, "ipAllowList": ip_allow_list, "expiresAt": expires_at}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Approvals(Resource):
    def create_gate(
        self,
        *,
        operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"] | NotGiven = NOT_GIVEN,
        above_credits: int | None | NotGiven = NOT_GIVEN,
        approvers: Sequence[str] | None | NotGiven = NOT_GIVEN,
        body: types.CreateApprovalGateInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ApprovalGate:
        """Make an approval gate.

        From now on calls of the operation return 202 and wait; a gate on start_scan covers
        everything that starts scans. Of several, the strictest applies. A gate with other approvers
        than existing ones needs approval itself. Scope: admin.

        Args:
            operation: The operation’s id.
            above_credits: Only calls that may cost more than this; null: every call.
            approvers: Keys or members that may decide; null: every administrator.
        """
        answer: types.ApprovalGate = self._call(
            "create_approval_gate",
            "POST",
            "/v1/approval-gates",
            [],
            query={},
            body=merge_body(body, {"operation": operation, "aboveCredits": above_credits, "approvers": approvers}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def decide_request(
        self,
        request_id: str,
        *,
        decision: Literal["approve", "reject"] | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        body: types.ApprovalDecisionInput | None = None,
        idempotency_key: str | None = None,
        if_version: str,
        timeout: float | None = None,
    ) -> types.ApprovalRequest:
        """Approve or reject a request.

        Once approved, it is executed once, soon, with its requester’s rights. Decided by a person
        who could decide when it was made; never by the requester, if there was anyone else. Scope:
        admin.

        Args:
            note: The reason; kept with it.
        """
        answer: types.ApprovalRequest = self._call(
            "decide_approval_request",
            "POST",
            "/v1/approval-requests/{requestId}/decision",
            [request_id],
            query={},
            body=merge_body(body, {"decision": decision, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete_gate(
        self,
        gate_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete an approval gate.

        Calls go through again once another person approves, where there is one. Pending requests
        still have to be decided. Scope: admin.
        """
        answer: types.Deleted = self._call(
            "delete_approval_gate",
            "DELETE",
            "/v1/approval-gates/{gateId}",
            [gate_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get_request(
        self,
        request_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ApprovalRequest:
        """Read an approval request.

        One request, its decision and, once executed, the response of its operation. Scope:
        projects:read.
        """
        answer: types.ApprovalRequest = self._call(
            "get_approval_request",
            "GET",
            "/v1/approval-requests/{requestId}",
            [request_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list_gates(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ApprovalGate]:
        """List approval gates.

        Which operations need an administrator’s approval, from how many credits, and who may
        decide. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.ApprovalGate] = self._list(
            "list_approval_gates",
            "GET",
            "/v1/approval-gates",
            [],
            query={"limit": limit, "offset": offset, "operation": operation},
            timeout=timeout,
        )
        return answer

    def list_requests(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: Literal["pending", "approved", "rejected", "expired", "executed", "failed"] | NotGiven = NOT_GIVEN,
        operation: Literal["delete_project", "analyze_url", "activate_prompt_set", "lock_prompt_set", "start_scan", "verify_recommendation", "start_experiment", "set_schedule", "share_report", "purchase_credits", "change_subscription", "delete_workspace", "retry_failed_runs", "create_approval_gate", "update_approval_gate", "delete_approval_gate"] | NotGiven = NOT_GIVEN,
        requested_by: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ApprovalRequest]:
        """List approval requests.

        Pending and decided, newest first, with the exact request and the most it may cost. Scope:
        projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.ApprovalRequest] = self._list(
            "list_approval_requests",
            "GET",
            "/v1/approval-requests",
            [],
            query={"limit": limit, "offset": offset, "status": status, "operation": operation, "requestedBy": requested_by},
            timeout=timeout,
        )
        return answer

    def update_gate(
        self,
        gate_id: str,
        *,
        above_credits: int | None | NotGiven = NOT_GIVEN,
        approvers: Sequence[str] | None | NotGiven = NOT_GIVEN,
        body: types.UpdateApprovalGateInput | None = None,
        idempotency_key: str | None = None,
        if_version: str,
        timeout: float | None = None,
    ) -> types.ApprovalGate:
        """Change an approval gate.

        Changes its threshold or who may decide. Loosening it needs another person’s approval, where
        there is one. Pending requests keep theirs. Scope: admin.

        Args:
            above_credits: Only calls that may cost more than this; null: every call.
            approvers: Keys or members that may decide; null: every administrator.
        """
        answer: types.ApprovalGate = self._call(
            "update_approval_gate",
            "PATCH",
            "/v1/approval-gates/{gateId}",
            [gate_id],
            query={},
            body=merge_body(body, {"aboveCredits": above_credits, "approvers": approvers}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Audit(Resource):
    def get_checkpoint(
        self,
        *,
        from_: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.AuditCheckpoint:
        """Read the latest checkpoint.

        Size and root of the log, signed. With `from`, a proof that an older checkpoint still holds.
        Store it elsewhere. Scope: admin.

        Args:
            from_: Size of an older checkpoint, to prove that it still holds.
        """
        answer: types.AuditCheckpoint = self._call(
            "get_audit_checkpoint",
            "GET",
            "/v1/audit/checkpoint",
            [],
            query={"from": from_},
            timeout=timeout,
        )
        return answer

    def get_proof(
        self,
        entry_id: str,
        *,
        timeout: float | None = None,
    ) -> types.AuditProof:
        """Prove one audit event.

        Proves that an entry is in the log of the signed checkpoint, unchanged (RFC 6962). Scope:
        admin.
        """
        answer: types.AuditProof = self._call(
            "get_audit_proof",
            "GET",
            "/v1/audit/{entryId}/proof",
            [entry_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list_events(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        actor: str | NotGiven = NOT_GIVEN,
        action: str | NotGiven = NOT_GIVEN,
        resource_id: str | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        include: Literal["canonical"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.AuditEvent]:
        """List audit events.

        Who did what, when, with which key or agent, before and after; newest first. Scope: admin.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            actor: A key’s or member’s id.
            action: For instance project.deleted, or project.* for all.
            from_: Not before this time. A day (UTC) or an instant.
            to: Before this time. A day (UTC, inclusive) or an instant.
            include: canonical: the exact text that is hashed.
        """
        answer: Pager[types.AuditEvent] = self._list(
            "list_audit_events",
            "GET",
            "/v1/audit",
            [],
            query={"limit": limit, "offset": offset, "actor": actor, "action": action, "resourceId": resource_id, "from": from_, "to": to, "include": include},
            timeout=timeout,
        )
        return answer

    def verify_chain(
        self,
        *,
        from_: int | NotGiven = NOT_GIVEN,
        to: int | NotGiven = NOT_GIVEN,
        known_size: int | NotGiven = NOT_GIVEN,
        known_root: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.AuditVerification:
        """Verify the audit log.

        Recomputes the hashes of a range of entries and checks them against the tree, its root and
        the signed checkpoint. Scope: admin.

        Args:
            from_: First position to check.
            to: Position to stop before. Default: at most 100,000 entries.
            known_size: Size of a checkpoint that you kept.
            known_root: Its root, to prove that the log was not rewound or rewritten since.
        """
        answer: types.AuditVerification = self._call(
            "verify_audit_chain",
            "GET",
            "/v1/audit/verify",
            [],
            query={"from": from_, "to": to, "knownSize": known_size, "knownRoot": known_root},
            timeout=timeout,
        )
        return answer


class Billing(Resource):
    def change_subscription(
        self,
        *,
        plan: Literal["free", "starter", "growth", "enterprise"] | NotGiven = NOT_GIVEN,
        body: types.ChangeSubscriptionInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SubscriptionChange:
        """Change the plan.

        A higher plan applies at once, when paid; a lower one at the end of the paid month. Choosing
        the current plan cancels a pending change. Scope: admin.

        Args:
            plan: The plan’s name.
        """
        answer: types.SubscriptionChange = self._call(
            "change_subscription",
            "PUT",
            "/v1/billing/subscription",
            [],
            query={},
            body=merge_body(body, {"plan": plan}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def forecast_usage(
        self,
        *,
        days: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.UsageForecast:
        """Forecast usage.

        Credits for the coming days with a 95% interval, and when the balance runs out;
        `insufficient`, with what is missing, below four weeks of use. Scope: usage:read.

        Args:
            days: Days ahead.
        """
        answer: types.UsageForecast = self._call(
            "forecast_usage",
            "GET",
            "/v1/usage/forecast",
            [],
            query={"days": days},
            timeout=timeout,
        )
        return answer

    def get(
        self,
        *,
        timeout: float | None = None,
    ) -> types.Billing:
        """Read plan and payment.

        The plan with its subscription, remaining credits, and the newest purchases and invoices.
        Scope: billing:read.
        """
        answer: types.Billing = self._call(
            "get_billing",
            "GET",
            "/v1/billing",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def get_credit_balance(
        self,
        *,
        timeout: float | None = None,
    ) -> types.CreditBalance:
        """Read the credit balance.

        Free and held credits, and the grants behind them with their expiry. Scope: billing:read.
        """
        answer: types.CreditBalance = self._call(
            "get_credit_balance",
            "GET",
            "/v1/credits",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def get_quota(
        self,
        *,
        timeout: float | None = None,
    ) -> types.Quota:
        """Read what is left of the plan.

        Each limit and budget with what is used and left, and when it resets. Scope: usage:read.
        """
        answer: types.Quota = self._call(
            "get_quota",
            "GET",
            "/v1/quota",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def get_subscription(
        self,
        *,
        timeout: float | None = None,
    ) -> types.Subscription:
        """Read the subscription.

        The plan, who bills it, the current month, and any pending change. Scope: billing:read.
        """
        answer: types.Subscription = self._call(
            "get_subscription",
            "GET",
            "/v1/billing/subscription",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def get_usage(
        self,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        by: Literal["project", "engine", "key", "member", "day"] | NotGiven = NOT_GIVEN,
        interval: Literal["day", "week", "month"] | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        key_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.Usage:
        """Read usage.

        Answers and credits of a period, as a table by project, engine, key, member or day, and as a
        series. Scope: usage:read.

        Args:
            from_: First day; default: 30 days ago.
            to: Last day; default: today.
            project_id: Only for this project.
            key_id: Only this key’s requests.
        """
        answer: types.Usage = self._call(
            "get_usage",
            "GET",
            "/v1/usage",
            [],
            query={"from": from_, "to": to, "by": by, "interval": interval, "projectId": project_id, "engine": engine, "keyId": key_id},
            timeout=timeout,
        )
        return answer

    def list_credit_transactions(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        kind: Literal["grant", "capture", "expire"] | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        group_by: Literal["scan"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.CreditTransaction]:
        """List credit transactions.

        The ledger, newest first: credits granted to the organisation and spent by this workspace.
        Scope: billing:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            kind: capture: one answer was charged. expire: the rest of a grant expired.
            scan_id: Only charges of this scan.
            group_by: scan: all charges of a scan in one row, dated by its start.
        """
        answer: Pager[types.CreditTransaction] = self._list(
            "list_credit_transactions",
            "GET",
            "/v1/credits/transactions",
            [],
            query={"limit": limit, "offset": offset, "kind": kind, "scanId": scan_id, "groupBy": group_by},
            timeout=timeout,
        )
        return answer

    def list_invoices(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: Literal["draft", "open", "paid", "void", "uncollectible"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Invoice]:
        """List invoices.

        Invoices, newest first, with links to view, file and pay them. Scope: billing:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Invoice] = self._list(
            "list_invoices",
            "GET",
            "/v1/billing/invoices",
            [],
            query={"limit": limit, "offset": offset, "status": status},
            timeout=timeout,
        )
        return answer

    def list_plans(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Plan]:
        """List plans.

        What each plan includes and costs, and which one your organisation has, with its own limits.
        Scope: billing:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Plan] = self._list(
            "list_plans",
            "GET",
            "/v1/plans",
            [],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def open_portal(
        self,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.BillingPortalSession:
        """Open the payment page.

        The processor’s page for cards, addresses and invoices; none if billing is by agreement with
        the operator. Scope: admin.
        """
        answer: types.BillingPortalSession = self._call(
            "open_billing_portal",
            "POST",
            "/v1/billing/portal-sessions",
            [],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def preview_subscription_change(
        self,
        *,
        plan: Literal["free", "starter", "growth", "enterprise"] | NotGiven = NOT_GIVEN,
        body: types.ChangeSubscriptionInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SubscriptionPreview:
        """Preview another plan.

        What a change would cost now, when it would take effect, and what exceeds the new plan.
        Scope: billing:read.

        Args:
            plan: The plan’s name.
        """
        answer: types.SubscriptionPreview = self._call(
            "preview_subscription_change",
            "POST",
            "/v1/billing/subscription/preview",
            [],
            query={},
            body=merge_body(body, {"plan": plan}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def purchase_credits(
        self,
        *,
        credits: int | NotGiven = NOT_GIVEN,
        body: types.PurchaseCreditsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.CreditPurchase:
        """Buy credits.

        Returns the payment page. Credits are granted once paid, or once the operator agrees, and
        last a year. Test credits are free. Scope: admin.

        Args:
            credits: Credits; one is one live answer.
        """
        answer: types.CreditPurchase = self._call(
            "purchase_credits",
            "POST",
            "/v1/credits/purchases",
            [],
            query={},
            body=merge_body(body, {"credits": credits}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set_budget(
        self,
        *,
        project_id: str | NotGiven = NOT_GIVEN,
        key_id: str | NotGiven = NOT_GIVEN,
        soft_limit: int | None | NotGiven = NOT_GIVEN,
        hard_limit: int | None | NotGiven = NOT_GIVEN,
        body: types.SetBudgetInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Budget:
        """Set a monthly budget.

        For the workspace, a project or a key. Above the hard limit scans are refused; passing the
        soft one is reported once a month. Scope: admin.

        Args:
            project_id: Only for this project.
            key_id: Only this key.
            soft_limit: Credits at which `budget.reached` is sent, once a month; null: none.
            hard_limit: Credits beyond which scans are refused with 402; null: none.
        """
        answer: types.Budget = self._call(
            "set_budget",
            "PUT",
            "/v1/budgets",
            [],
            query={},
            body=merge_body(body, {"projectId": project_id, "keyId": key_id, "softLimit": soft_limit, "hardLimit": hard_limit}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set_details(
        self,
        *,
        name: str | None | NotGiven = NOT_GIVEN,
        address: Sequence[str] | NotGiven = NOT_GIVEN,
        country: str | None | NotGiven = NOT_GIVEN,
        tax_id: str | None | NotGiven = NOT_GIVEN,
        body: types.BillingDetailsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.BillingDetails:
        """Set the billing details.

        The name, address and tax number that the operator’s next invoices show. Issued invoices
        stay as they are. Scope: admin.

        Args:
            name: The legal name; null: the organisation’s name.
            address: Lines of the address, without the country.
            country: ISO 3166 country, such as `DE`; null: none.
            tax_id: Such as a VAT number.
        """
        answer: types.BillingDetails = self._call(
            "set_billing_details",
            "PUT",
            "/v1/billing/details",
            [],
            query={},
            body=merge_body(body, {"name": name, "address": address, "country": country, "taxId": tax_id}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Citations(Resource):
    def get_by_page(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        cited: Literal["yes", "never"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.OwnPage]:
        """List own pages by citations.

        Your pages with the prompts whose answers cite them, and your pages that no answer cites.
        Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: Pager[types.OwnPage] = self._list(
            "get_page_citations",
            "GET",
            "/v1/projects/{projectId}/citations/pages",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id, "cited": cited},
            timeout=timeout,
        )
        return answer

    def get_cited_content(
        self,
        project_id: str,
        citation_id: str,
        *,
        max_age_seconds: int | NotGiven = NOT_GIVEN,
        max_characters: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.CitedContent:
        """Read a cited page.

        The text of a page that answers cite, fetched again when the stored copy is too old. Scope:
        analytics:read.

        Args:
            max_age_seconds: Fetch again if the stored copy is older.
        """
        answer: types.CitedContent = self._call(
            "get_cited_content",
            "GET",
            "/v1/projects/{projectId}/citations/{citationId}/content",
            [project_id, citation_id],
            query={"maxAgeSeconds": max_age_seconds, "maxCharacters": max_characters},
            timeout=timeout,
        )
        return answer

    def get_domains(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        source_type: types.SourceTypeInput | NotGiven = NOT_GIVEN,
        search: str | NotGiven = NOT_GIVEN,
        sort: Literal["-cited", "-retrieved", "-gap", "-prompts"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.CitedDomain]:
        """List cited domains.

        Each domain with how often it is retrieved and cited, with intervals, its kind and its
        owner. Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
            source_type: `company`: the site of a company or product that is neither yours nor a
            declared competitor’s.
            search: Part of the domain.
            sort: -gap: where rivals are furthest ahead of you first.
        """
        answer: Pager[types.CitedDomain] = self._list(
            "get_citation_domains",
            "GET",
            "/v1/projects/{projectId}/citations/domains",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id, "sourceType": source_type, "search": search, "sort": sort},
            timeout=timeout,
        )
        return answer

    def get_fanout_queries(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        search: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Fanout]:
        """List searches that engines made.

        What engines searched for before answering, how often, and the brands present then. Scope:
        analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            prompt_id: One prompt.
            search: Part of the query.
        """
        answer: Pager[types.Fanout] = self._list(
            "get_fanout_queries",
            "GET",
            "/v1/projects/{projectId}/fanouts",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "promptId": prompt_id, "search": search},
            timeout=timeout,
        )
        return answer

    def get_source_gaps(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.SourceGap]:
        """List sources that name rivals, not you.

        Domains cited in answers that name a rival and not you, by prompts affected, with interval.
        Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: Pager[types.SourceGap] = self._list(
            "get_source_gaps",
            "GET",
            "/v1/projects/{projectId}/citations/gaps",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_source_types(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.SourceTypes:
        """Read kinds of cited pages.

        The share of citations by kind of page: own, competitor, editorial, user, reference, video
        and other. Scope: analytics:read.

        Args:
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.SourceTypes = self._call(
            "get_source_types",
            "GET",
            "/v1/projects/{projectId}/citations/types",
            [project_id],
            query={"from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        source_type: types.SourceTypeInput | NotGiven = NOT_GIVEN,
        domain: str | NotGiven = NOT_GIVEN,
        sort: Literal["-answers", "-lastSeen"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.SourcePage]:
        """List cited pages.

        Pages that answers cite, with counts, engines, first and last seen, and the brands in those
        answers. Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
            source_type: `company`: the site of a company or product that is neither yours nor a
            declared competitor’s.
            domain: Registrable domain.
        """
        answer: Pager[types.SourcePage] = self._list(
            "list_citations",
            "GET",
            "/v1/projects/{projectId}/citations",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id, "sourceType": source_type, "domain": domain, "sort": sort},
            timeout=timeout,
        )
        return answer

    def list_changes(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.CitationChange]:
        """List new and lost sources.

        Domains cited more or less than in the previous span; at most 1 in 10 reported changes is a
        false alarm. Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: Pager[types.CitationChange] = self._list(
            "list_citation_changes",
            "GET",
            "/v1/projects/{projectId}/citations/changes",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer


class Competitors(Resource):
    def add(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        aliases: Sequence[str] | NotGiven = NOT_GIVEN,
        domains: Sequence[str] | NotGiven = NOT_GIVEN,
        negative_terms: Sequence[str] | NotGiven = NOT_GIVEN,
        context_terms: Sequence[str] | NotGiven = NOT_GIVEN,
        case_rule: Literal["auto", "sensitive", "insensitive"] | NotGiven = NOT_GIVEN,
        languages: Sequence[str] | NotGiven = NOT_GIVEN,
        relation: Literal["direct", "indirect", "partner"] | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        backfill: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        body: types.AddCompetitorInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Competitor:
        """Add a competitor.

        Detected from now on, and in stored answers too unless backfill is false. 0 credits. Scope:
        competitors:write.

        Args:
            name: The brand as people write it.
            aliases: Other names that mean this brand.
            domains: Sites that belong to the brand: a cited URL on one of them is a citation.
            negative_terms: Phrases that contain the name but mean something else, such as “acme
            bicycle corps”.
            context_terms: Words near the name that tell this brand from others of the same name.
            case_rule: auto: dictionary words and short names count only with capitals or context.
            languages: BCP 47 languages in which the brand is known by this name; empty: all.
            relation: direct: sells the same. indirect: solves the problem differently. partner:
            mentioned for other reasons.
            note: The note of whoever did it.
            backfill: Read stored answers again with the new names, at 0 credits.
        """
        answer: types.Competitor = self._call(
            "add_competitor",
            "POST",
            "/v1/projects/{projectId}/competitors",
            [project_id],
            query={"backfill": backfill},
            body=merge_body(body, {"name": name, "aliases": aliases, "domains": domains, "negativeTerms": negative_terms, "contextTerms": context_terms, "caseRule": case_rule, "languages": languages, "relation": relation, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def compare(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.CompetitorComparison:
        """Compare brands side by side.

        Every brand by surface and engine over a span, each figure with its interval. Scope:
        competitors:read.

        Args:
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
            measure: `mention` works for every brand.
        """
        answer: types.CompetitorComparison = self._call(
            "compare_competitors",
            "GET",
            "/v1/projects/{projectId}/competitors/compare",
            [project_id],
            query={"from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id, "measure": measure},
            timeout=timeout,
        )
        return answer

    def compare_head_to_head(
        self,
        project_id: str,
        competitor_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.HeadToHeadTable:
        """Compare with one competitor.

        Wins, ties and losses for each prompt and engine in the same answers, with a paired test by
        surface, engine, topic and intent. Scope: competitors:read.

        Args:
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
            measure: `mention` works for every brand.
        """
        answer: types.HeadToHeadTable = self._call(
            "compare_head_to_head",
            "GET",
            "/v1/projects/{projectId}/competitors/{competitorId}/head-to-head",
            [project_id, competitor_id],
            query={"from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id, "measure": measure},
            timeout=timeout,
        )
        return answer

    def decide_suggestion(
        self,
        project_id: str,
        suggestion_id: str,
        *,
        decision: Literal["accept", "alias", "reject"] | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        backfill: bool | NotGiven = NOT_GIVEN,
        body: types.DecideSuggestionInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.CompetitorSuggestion:
        """Accept, alias or reject a suggestion.

        Stored answers are read again with the new name. 0 credits. Scope: competitors:write.

        Args:
            decision: reject: never suggested again.
            brand_id: For alias: the brand it belongs to. Default: aliasOf.
            backfill: Read stored answers again, at 0 credits.
        """
        answer: types.CompetitorSuggestion = self._call(
            "decide_competitor_suggestion",
            "POST",
            "/v1/projects/{projectId}/competitors/suggestions/{suggestionId}",
            [project_id, suggestion_id],
            query={},
            body=merge_body(body, {"decision": decision, "brandId": brand_id, "backfill": backfill}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def discover(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["open", "accepted", "alias", "rejected"] | NotGiven = NOT_GIVEN,
        kind: Literal["competitor", "alias"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.CompetitorSuggestion]:
        """List brands that you do not track yet.

        Brands found in the newest answers after each scan, most named first; product lines of a
        known brand as aliases. Scope: competitors:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.CompetitorSuggestion] = self._list(
            "discover_competitors",
            "GET",
            "/v1/projects/{projectId}/competitors/suggestions",
            [project_id],
            query={"limit": limit, "offset": offset, "state": state, "kind": kind},
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        competitor_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Competitor:
        """Read a competitor.

        Its names and relation, with its figures from the newest scan. Scope: competitors:read.
        """
        answer: types.Competitor = self._call(
            "get_competitor",
            "GET",
            "/v1/projects/{projectId}/competitors/{competitorId}",
            [project_id, competitor_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_cooccurrence(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.Cooccurrence:
        """Read who is named with whom.

        Pairs of tracked brands in the same answers, beside what chance alone would give. Scope:
        competitors:read.

        Args:
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
        """
        answer: types.Cooccurrence = self._call(
            "get_cooccurrence",
            "GET",
            "/v1/projects/{projectId}/competitors/cooccurrence",
            [project_id],
            query={"from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine},
            timeout=timeout,
        )
        return answer

    def get_gaps(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.CompetitorGap]:
        """List prompts that a rival wins.

        Prompts on which a rival is mentioned more often than you; large, certain gaps first. Counts
        all surfaces together unless `surface` names one. Scope: competitors:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: Pager[types.CompetitorGap] = self._list(
            "get_competitor_gaps",
            "GET",
            "/v1/projects/{projectId}/competitors/gaps",
            [project_id],
            query={"limit": limit, "offset": offset, "from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_share_of_voice(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.ShareOfVoiceTable:
        """Read share of voice and who leads.

        Share of all brands’ mentions with interval, rank, and the probability of being first or in
        the top three. Scope: competitors:read.

        Args:
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
        """
        answer: types.ShareOfVoiceTable = self._call(
            "get_share_of_voice",
            "GET",
            "/v1/projects/{projectId}/competitors/share-of-voice",
            [project_id],
            query={"from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id},
            timeout=timeout,
        )
        return answer

    def get_trends(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        surface: str | NotGiven = NOT_GIVEN,
        model: str | NotGiven = NOT_GIVEN,
        intent: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        persona_id: str | NotGiven = NOT_GIVEN,
        branded: Literal["exclude", "include", "only"] | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        bucket: Literal["scan", "day", "week", "month"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.CompetitorTrends:
        """Read a series for each brand.

        A point for each scan, day, week or month with its interval, for your brand and its rivals.
        Scope: competitors:read.

        Args:
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            engine: One engine.
            surface: api, api+search, serp or sandbox.
            model: One model.
            intent: One intent.
            topic: One topic.
            tag: One tag.
            prompt_id: One prompt.
            country: One country.
            language: One language.
            persona_id: Who is asking.
            branded: Prompts that name the brand.
            origin: Measured, imported or both. Default: measured, if there are any.
            segment_id: One segment.
            measure: `mention` works for every brand.
        """
        answer: types.CompetitorTrends = self._call(
            "get_competitor_trends",
            "GET",
            "/v1/projects/{projectId}/competitors/trends",
            [project_id],
            query={"from": from_, "to": to, "days": days, "timeZone": time_zone, "engine": engine, "surface": surface, "model": model, "intent": intent, "topic": topic, "tag": tag, "promptId": prompt_id, "country": country, "language": language, "personaId": persona_id, "branded": branded, "origin": origin, "segmentId": segment_id, "measure": measure, "bucket": bucket},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        relation: Literal["direct", "indirect", "partner"] | NotGiven = NOT_GIVEN,
        sort: Literal["-presence", "name"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Competitor]:
        """List competitors.

        Each with presence, share of voice and the test against your brand, from the newest scan,
        all its surfaces together; compare_competitors has each by itself. Scope: competitors:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            relation: direct: sells the same. indirect: solves the problem differently. partner:
            mentioned for other reasons.
        """
        answer: Pager[types.Competitor] = self._list(
            "list_competitors",
            "GET",
            "/v1/projects/{projectId}/competitors",
            [project_id],
            query={"limit": limit, "offset": offset, "relation": relation, "sort": sort},
            timeout=timeout,
        )
        return answer

    def remove(
        self,
        project_id: str,
        competitor_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Stop tracking a competitor.

        It is no longer detected; its earlier measurements stay. Scope: competitors:write.
        """
        answer: types.Deleted = self._call(
            "remove_competitor",
            "DELETE",
            "/v1/projects/{projectId}/competitors/{competitorId}",
            [project_id, competitor_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        competitor_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        aliases: Sequence[str] | NotGiven = NOT_GIVEN,
        domains: Sequence[str] | NotGiven = NOT_GIVEN,
        negative_terms: Sequence[str] | NotGiven = NOT_GIVEN,
        context_terms: Sequence[str] | NotGiven = NOT_GIVEN,
        case_rule: Literal["auto", "sensitive", "insensitive"] | NotGiven = NOT_GIVEN,
        languages: Sequence[str] | NotGiven = NOT_GIVEN,
        relation: Literal["direct", "indirect", "partner"] | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        body: types.UpdateCompetitorInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Competitor:
        """Change a competitor.

        With new names or domains, stored answers are read again at 0 credits. Omitted fields keep
        their value. Scope: competitors:write.

        Args:
            name: The brand as people write it.
            aliases: Other names that mean this brand.
            domains: Sites that belong to the brand: a cited URL on one of them is a citation.
            negative_terms: Phrases that contain the name but mean something else, such as “acme
            bicycle corps”.
            context_terms: Words near the name that tell this brand from others of the same name.
            case_rule: auto: dictionary words and short names count only with capitals or context.
            languages: BCP 47 languages in which the brand is known by this name; empty: all.
            relation: direct: sells the same. indirect: solves the problem differently. partner:
            mentioned for other reasons.
            note: The note of whoever did it.
        """
        answer: types.Competitor = self._call(
            "update_competitor",
            "PATCH",
            "/v1/projects/{projectId}/competitors/{competitorId}",
            [project_id, competitor_id],
            query={},
            body=merge_body(body, {"name": name, "aliases": aliases, "domains": domains, "negativeTerms": negative_terms, "contextTerms": context_terms, "caseRule": case_rule, "languages": languages, "relation": relation, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Detections(Resource):
    def check_reading(
        self,
        project_id: str,
        detection_id: str,
        *,
        sentiment: Literal["positive", "neutral", "negative", "mixed"] | None | NotGiven = NOT_GIVEN,
        strength: Literal["recommended", "listed", "compared", "mentioned", "warned_against"] | None | NotGiven = NOT_GIVEN,
        themes: Sequence[Literal["price", "support", "easeOfUse", "quality", "reliability", "speed", "features", "security", "trust", "other"]] | None | NotGiven = NOT_GIVEN,
        facts: Mapping[str, Literal["right", "wrong", "none"]] | None | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        body: types.CheckReadingInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.CheckedReading:
        """Say how an answer speaks of a brand.

        Your verdict counts as the truth. The reader’s sensitivity and specificity follow from such
        verdicts, and figures are corrected for them at once. Scope: scans:write.

        Args:
            sentiment: The tone of what the answer says about the brand, including favourable and
            unfavourable facts; a bare recommendation is neutral. null: unclear.
            strength: The strongest thing that the answer says about it. null: not judged.
            themes: Themes on which the answer says something about the brand; null: not judged.
            facts: For each fact of the fact sheet, whether the answer states it right, wrong or not
            at all; null: not judged.
            note: The note of whoever did it.
        """
        answer: types.CheckedReading = self._call(
            "check_reading",
            "PUT",
            "/v1/projects/{projectId}/readings/{detectionId}",
            [project_id, detection_id],
            query={},
            body=merge_body(body, {"sentiment": sentiment, "strength": strength, "themes": themes, "facts": facts, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def correct(
        self,
        project_id: str,
        detection_id: str,
        *,
        is_brand: bool | None | NotGiven = NOT_GIVEN,
        note: str | None | NotGiven = NOT_GIVEN,
        body: types.CorrectDetectionInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Detection:
        """Say whether words mean the brand.

        Your verdict holds for that answer and teaches the project’s rule for the others: within
        seconds, stored answers are read again at 0 credits. Any detection can be corrected, not
        only uncertain ones. Scope: scans:write.

        Args:
            is_brand: Whether these words mean the brand. null withdraws an earlier verdict.
            note: Why, for your colleagues.
        """
        answer: types.Detection = self._call(
            "correct_detection",
            "PATCH",
            "/v1/projects/{projectId}/detections/{detectionId}",
            [project_id, detection_id],
            query={},
            body=merge_body(body, {"isBrand": is_brand, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get_reader(
        self,
        *,
        timeout: float | None = None,
    ) -> types.Reader:
        """Read who reads answers.

        What reads answers for tone, strength, themes and claims: an engine, with its price, daily
        cap and today’s cost, or rules. Scope: scans:read.
        """
        answer: types.Reader = self._call(
            "get_reader",
            "GET",
            "/v1/reader",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def list_uncertain(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        sort: Literal["-createdAt", "doubt"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Detection]:
        """List detections that need a person.

        Words that may or may not mean the brand, in context, with the probability that they do.
        Decide with correct_detection. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            scan_id: Only this scan.
            brand_id: Only this brand.
            sort: doubt: those closest to one half first, where a verdict matters most.
        """
        answer: Pager[types.Detection] = self._list(
            "list_uncertain_detections",
            "GET",
            "/v1/projects/{projectId}/detections/uncertain",
            [project_id],
            query={"limit": limit, "offset": offset, "scanId": scan_id, "brandId": brand_id, "engine": engine, "sort": sort},
            timeout=timeout,
        )
        return answer

    def list_unchecked_readings(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        brand_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.UncheckedReading]:
        """List answers for a person to judge.

        A random sample of mentions, without the reader’s verdicts. Judge them with check_reading:
        from 20 on, shares are corrected for the reader’s error. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            brand_id: Only this brand.
        """
        answer: Pager[types.UncheckedReading] = self._list(
            "list_unchecked_readings",
            "GET",
            "/v1/projects/{projectId}/readings/unchecked",
            [project_id],
            query={"limit": limit, "offset": offset, "brandId": brand_id},
            timeout=timeout,
        )
        return answer

    def reparse_scan(
        self,
        scan_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ScanReparse:
        """Read a scan’s answers again.

        Reads stored answers again with the project’s current names, domains and verdicts and the
        newest detector, at 0 credits. Scores are recomputed, the change is marked, and earlier
        readings are kept. Scope: scans:write.
        """
        answer: types.ScanReparse = self._call(
            "reparse_scan",
            "POST",
            "/v1/scans/{scanId}/reparse",
            [scan_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set_reader(
        self,
        *,
        engine: str | None | NotGiven = NOT_GIVEN,
        model: str | None | NotGiven = NOT_GIVEN,
        daily_usd: float | NotGiven = NOT_GIVEN,
        body: types.SetReaderInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Reader:
        """Choose who reads answers.

        An engine on your own key with a daily cap in US dollars, at 0 credits, or null for rules
        only. Stored answers are read too, newest first; until then they count as unknown. Scope:
        keys:write.

        Args:
            engine: An engine with an API for which you have set a key; null: rules only; `default`:
            the operator’s choice.
            model: Default: the engine’s usual one.
            daily_usd: US dollars per day (UTC); reading that would cost more waits for the next
            day.
        """
        answer: types.Reader = self._call(
            "set_reader",
            "PUT",
            "/v1/reader",
            [],
            query={},
            body=merge_body(body, {"engine": engine, "model": model, "dailyUsd": daily_usd}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Discovery(Resource):
    def get_job(
        self,
        job_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Job:
        """Read the progress of a job.

        Progress, and where to read the result once it has ended. Takes the id of the thing being
        made. Scope: any.
        """
        answer: types.Job = self._call(
            "get_job",
            "GET",
            "/v1/jobs/{jobId}",
            [job_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_methodology(
        self,
        *,
        timeout: float | None = None,
    ) -> types.Methodology:
        """How the numbers are made.

        The disclosure sheet: what is estimated, by which method in which situation, how answers are
        collected and read, and what the figures cannot show. Scope: any.
        """
        answer: types.Methodology = self._call(
            "get_methodology",
            "GET",
            "/v1/methodology",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def get_service_status(
        self,
        *,
        timeout: float | None = None,
    ) -> types.ServiceStatus:
        """Read the service’s status.

        Database, workers, queue, events and engines, each checked now, and incidents of the last 30
        days. Scope: any.
        """
        answer: types.ServiceStatus = self._call(
            "get_service_status",
            "GET",
            "/v1/status",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def list_jobs(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: Literal["queued", "running", "completed", "failed", "cancelled"] | NotGiven = NOT_GIVEN,
        type: Literal["scan", "export", "report"] | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Job]:
        """List background jobs.

        Background work of every kind, in one shape: progress, result, how to stop it. Scope: any.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            project_id: Only work of this project.
        """
        answer: Pager[types.Job] = self._list(
            "list_jobs",
            "GET",
            "/v1/jobs",
            [],
            query={"limit": limit, "offset": offset, "status": status, "type": type, "projectId": project_id},
            timeout=timeout,
        )
        return answer

    def search_workspace(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        q: str,
        type: Literal["project", "competitor", "prompt", "answer", "page", "saved_view", "report", "recommendation"] | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.SearchHit]:
        """Search the workspace.

        Projects, competitors, prompts, the newest 3,000 answers, pages, views, reports and
        recommendations, by words or similar spellings, best match first; at most 100 of each, and
        only what the key may read. Answers with similar spellings are looked for among the newest
        100, where none has the words; of those that came in the last minute or in a scan that still
        runs, the newest 100 are found. Scope: any.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            q: Words; "in quotes" for a phrase, -word to exclude. Similar spellings are found too.
            project_id: Only items of this project.
        """
        answer: Pager[types.SearchHit] = self._list(
            "search_workspace",
            "GET",
            "/v1/search",
            [],
            query={"limit": limit, "offset": offset, "q": q, "type": type, "projectId": project_id},
            timeout=timeout,
        )
        return answer

    def whoami(
        self,
        *,
        timeout: float | None = None,
    ) -> types.Me:
        """Who am I.

        The workspace, plan and limits of this key, its scopes and projects, and the remaining
        credits. Scope: any.
        """
        answer: types.Me = self._call(
            "whoami",
            "GET",
            "/v1/me",
            [],
            query={},
            timeout=timeout,
        )
        return answer


class Engines(Resource):
    def get(
        self,
        engine_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Engine:
        """Read an engine.

        One answer engine with its health. Scope: results:read.
        """
        answer: types.Engine = self._call(
            "get_engine",
            "GET",
            "/v1/engines/{engineId}",
            [engine_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_breakdown(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.EngineBreakdownRow]:
        """List engines with their health and scores.

        Every answer engine: its surface, whether it can be asked and what is missing, its health
        over the last 24 hours, and with projectId its presence scores. Scope: results:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            project_id: Adds this project’s scores by engine.
        """
        answer: Pager[types.EngineBreakdownRow] = self._list(
            "get_engine_breakdown",
            "GET",
            "/v1/engines",
            [],
            query={"limit": limit, "offset": offset, "projectId": project_id},
            timeout=timeout,
        )
        return answer

    def get_health(
        self,
        engine_id: str,
        *,
        timeout: float | None = None,
    ) -> types.EngineHealth:
        """Read an engine’s health.

        Failures by reason and latencies of this workspace’s samples in the last 24 hours. Scope:
        results:read.
        """
        answer: types.EngineHealth = self._call(
            "get_engine_health",
            "GET",
            "/v1/engines/{engineId}/health",
            [engine_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list_changes(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.EngineChange]:
        """List changes of engines.

        Model and version changes, newest first: another model behind the same name, neutral
        questions answered differently, and announced changes of aliases. Scans after such a change
        say so in their notes. Scope: results:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            engine: Only this engine.
            since: From this time on. A day (UTC) or an instant.
        """
        answer: Pager[types.EngineChange] = self._list(
            "list_engine_changes",
            "GET",
            "/v1/engines/changes",
            [],
            query={"limit": limit, "offset": offset, "engine": engine, "since": since},
            timeout=timeout,
        )
        return answer

    def list_locales(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        takes: Literal["country", "language", "city", "region", "persona"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.EngineLocale]:
        """List what engines are told about the asker.

        For each engine, whether its requests carry the asker’s country, language, city, region and
        persona, with which values, and what happens if not. Scope: results:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            takes: Only engines that accept it.
        """
        answer: Pager[types.EngineLocale] = self._list(
            "list_locales",
            "GET",
            "/v1/locales",
            [],
            query={"limit": limit, "offset": offset, "takes": takes},
            timeout=timeout,
        )
        return answer


class Experiments(Resource):
    def create(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        change: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        unit: Literal["prompt", "page"] | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        samples_k: int | NotGiven = NOT_GIVEN,
        scans_before: int | NotGiven = NOT_GIVEN,
        scans_after: int | NotGiven = NOT_GIVEN,
        stop_rule: Literal["fixed", "sequential"] | NotGiven = NOT_GIVEN,
        smallest_effect: float | NotGiven = NOT_GIVEN,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.CreateExperimentInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Experiment:
        """Register an experiment.

        Draws at random which prompts get the change and which stay without it; seed, stop rule and
        hash are fixed. 0 credits. Scope: recommendations:write.

        Args:
            name: Its display name.
            change: What will be done for the prompts that get the change.
            measure: What is counted: presence, mention or citation.
            unit: page: prompts with the same best-fitting own page stay together.
            engines: Default: the project’s, without the sandbox.
            samples_k: Samples per prompt and engine.
            scans_before: Scans before the change.
            scans_after: Scans after the change.
            stop_rule: fixed: judged after the last scan. sequential: after each, at some cost in
            power.
            smallest_effect: The smallest effect worth detecting, as a share.
            prompt_ids: Default: all.
        """
        answer: types.Experiment = self._call(
            "create_experiment",
            "POST",
            "/v1/projects/{projectId}/experiments",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "change": change, "measure": measure, "unit": unit, "engines": engines, "samplesK": samples_k, "scansBefore": scans_before, "scansAfter": scans_after, "stopRule": stop_rule, "smallestEffect": smallest_effect, "promptIds": prompt_ids}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def estimate(
        self,
        project_id: str,
        *,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        samples_k: int | NotGiven = NOT_GIVEN,
        scans_before: int | NotGiven = NOT_GIVEN,
        scans_after: int | NotGiven = NOT_GIVEN,
        stop_rule: Literal["fixed", "sequential"] | NotGiven = NOT_GIVEN,
        smallest_effect: float | NotGiven = NOT_GIVEN,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.EstimateExperimentInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ExperimentEstimate:
        """Estimate an experiment.

        For three sizes: the credits, and the chance of seeing an effect given how much the
        project’s answers vary. Scope: recommendations:read.

        Args:
            engines: Default: the project’s, without the sandbox.
            samples_k: Samples per prompt and engine.
            scans_before: Scans before the change.
            scans_after: Scans after the change.
            stop_rule: fixed: judged after the last scan. sequential: after each, at some cost in
            power.
            smallest_effect: The smallest effect worth detecting, as a share.
            prompt_ids: Default: all.
        """
        answer: types.ExperimentEstimate = self._call(
            "estimate_experiment",
            "POST",
            "/v1/projects/{projectId}/experiments/estimate",
            [project_id],
            query={},
            body=merge_body(body, {"engines": engines, "samplesK": samples_k, "scansBefore": scans_before, "scansAfter": scans_after, "stopRule": stop_rule, "smallestEffect": smallest_effect, "promptIds": prompt_ids}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        experiment_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ExperimentDetail:
        """Read an experiment.

        Its design, both groups prompt by prompt, and what comes next. Scope: recommendations:read.
        """
        answer: types.ExperimentDetail = self._call(
            "get_experiment",
            "GET",
            "/v1/projects/{projectId}/experiments/{experimentId}",
            [project_id, experiment_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_results(
        self,
        project_id: str,
        experiment_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ExperimentResults:
        """Read what an experiment shows.

        Prompts with the change against those without it, balance and verdict, as the stop rule
        allows. Scope: recommendations:read.
        """
        answer: types.ExperimentResults = self._call(
            "get_experiment_results",
            "GET",
            "/v1/projects/{projectId}/experiments/{experimentId}/results",
            [project_id, experiment_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["registered", "baseline", "running", "ended", "stopped"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ExperimentSummary]:
        """List experiments.

        Newest first, with state and scans. Scope: recommendations:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.ExperimentSummary] = self._list(
            "list_experiments",
            "GET",
            "/v1/projects/{projectId}/experiments",
            [project_id],
            query={"limit": limit, "offset": offset, "state": state},
            timeout=timeout,
        )
        return answer

    def start(
        self,
        project_id: str,
        experiment_id: str,
        *,
        live: bool | NotGiven = NOT_GIVEN,
        max_credits: int | NotGiven = NOT_GIVEN,
        body: types.StartExperimentInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ExperimentSummary:
        """Start the next scan of an experiment.

        Once before the change, then with live: true. Asks only its prompts. Scope:
        recommendations:write.

        Args:
            live: true: the change is live for treated prompts; later scans count as “after”.
            max_credits: The most it may cost.
        """
        answer: types.ExperimentSummary = self._call(
            "start_experiment",
            "POST",
            "/v1/projects/{projectId}/experiments/{experimentId}/start",
            [project_id, experiment_id],
            query={},
            body=merge_body(body, {"live": live, "maxCredits": max_credits}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def stop(
        self,
        project_id: str,
        experiment_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ExperimentSummary:
        """Stop an experiment.

        Keeps the results so far and asks nothing more. Scope: recommendations:write.
        """
        answer: types.ExperimentSummary = self._call(
            "stop_experiment",
            "POST",
            "/v1/projects/{projectId}/experiments/{experimentId}/stop",
            [project_id, experiment_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Goals(Resource):
    def create(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        measure: Literal["presence", "mention", "citation"] | NotGiven = NOT_GIVEN,
        target: float | NotGiven = NOT_GIVEN,
        due: str | NotGiven = NOT_GIVEN,
        engine: str | None | NotGiven = NOT_GIVEN,
        surface: str | None | NotGiven = NOT_GIVEN,
        segment_id: str | None | NotGiven = NOT_GIVEN,
        body: types.CreateGoalInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Goal:
        """Set a goal.

        Returns how often the project has moved that far before, and the probability of reaching the
        target. Scope: projects:write.

        Args:
            name: Its display name.
            measure: What is counted: presence, mention or citation.
            target: A share: 0.4 is 40%.
            due: The last day, in the project’s time zone.
            engine: The engine’s id, such as `openai`.
            surface: What was asked: an API is not the page or app of the same name.
        """
        answer: types.Goal = self._call(
            "create_goal",
            "POST",
            "/v1/projects/{projectId}/goals",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "measure": measure, "target": target, "due": due, "engine": engine, "surface": surface, "segmentId": segment_id}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        goal_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a goal.

        Its events remain in the log. Scope: projects:write.
        """
        answer: types.Deleted = self._call(
            "delete_goal",
            "DELETE",
            "/v1/projects/{projectId}/goals/{goalId}",
            [project_id, goal_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        goal_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Goal:
        """Read a goal.

        Figure, pace, milestones, and the probability of the target. Scope: projects:read.
        """
        answer: types.Goal = self._call(
            "get_goal",
            "GET",
            "/v1/projects/{projectId}/goals/{goalId}",
            [project_id, goal_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Goal]:
        """List goals.

        Newest first, as of the last scan. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Goal] = self._list(
            "list_goals",
            "GET",
            "/v1/projects/{projectId}/goals",
            [project_id],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        goal_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        target: float | NotGiven = NOT_GIVEN,
        due: str | NotGiven = NOT_GIVEN,
        body: types.UpdateGoalInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Goal:
        """Change a goal.

        A new target or date is assessed again. Scope: projects:write.

        Args:
            name: Its display name.
            target: A share: 0.4 is 40%.
            due: The last day, in the project’s time zone.
        """
        answer: types.Goal = self._call(
            "update_goal",
            "PATCH",
            "/v1/projects/{projectId}/goals/{goalId}",
            [project_id, goal_id],
            query={},
            body=merge_body(body, {"name": name, "target": target, "due": due}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Inbox(Resource):
    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        kind: Literal["alert", "break", "scan", "report", "export", "approval"] | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        unread: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.InboxItem]:
        """List what needs a person.

        Open alerts and breaks, finished work, and calls waiting for approval, across all projects,
        newest first: 90 days, at most 100 of a kind. Scope: any.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            project_id: Only items of this project.
            unread: true: only unread items; `total` is then their number.
        """
        answer: Pager[types.InboxItem] = self._list(
            "list_inbox",
            "GET",
            "/v1/inbox",
            [],
            query={"limit": limit, "offset": offset, "kind": kind, "projectId": project_id, "unread": unread},
            timeout=timeout,
        )
        return answer

    def mark_read(
        self,
        *,
        items: Sequence[str] | NotGiven = NOT_GIVEN,
        read: bool | NotGiven = NOT_GIVEN,
        body: types.MarkInboxReadInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.InboxMarked:
        """Mark items of the inbox as read.

        For the caller only: a member across all their keys and sign-ins. `read: false` undoes it.
        Scope: any.

        Args:
            items: Ids of list_inbox.
            read: false: marks them unread again.
        """
        answer: types.InboxMarked = self._call(
            "mark_inbox_read",
            "POST",
            "/v1/inbox/read",
            [],
            query={},
            body=merge_body(body, {"items": items, "read": read}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class IntegrationsAndTraffic(Resource):
    def connect_integration(
        self,
        *,
        kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"] | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        property: str | NotGiven = NOT_GIVEN,
        key: str | NotGiven = NOT_GIVEN,
        body: types.ConnectIntegrationInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ConnectedIntegration:
        """Connect a service.

        Stores a key encrypted, or returns an address where a person gives consent. Scope:
        projects:write.

        Args:
            kind: Its kind; decides which other fields it has.
            project_id: Its project.
            property: The vendor’s name for it.
            key: For bing_webmaster and cloudflare: an API key or token. For bigquery,
            google_analytics and search_console: a service account’s JSON key file.
        """
        answer: types.ConnectedIntegration = self._call(
            "connect_integration",
            "POST",
            "/v1/integrations",
            [],
            query={},
            body=merge_body(body, {"kind": kind, "projectId": project_id, "property": property, "key": key}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def disconnect_integration(
        self,
        integration_id: str,
        *,
        purge: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Disconnect a service.

        Revokes the consent at the vendor and deletes the tokens. Scope: projects:write.

        Args:
            purge: Also delete its figures; otherwise they are kept as stale for 90 days.
        """
        answer: types.Deleted = self._call(
            "disconnect_integration",
            "DELETE",
            "/v1/integrations/{integrationId}",
            [integration_id],
            query={"purge": purge},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get_ai_referrals(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        referrer: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.AiReferrals:
        """Visits sent by engines.

        People’s visits by engine, page and week, beside presence; from Google Analytics. Scope:
        analytics:read.

        Args:
            from_: First day; default: half a year ago.
            referrer: For instance chatgpt; default: all.
        """
        answer: types.AiReferrals = self._call(
            "get_ai_referrals",
            "GET",
            "/v1/projects/{projectId}/traffic/referrals",
            [project_id],
            query={"from": from_, "to": to, "referrer": referrer},
            timeout=timeout,
        )
        return answer

    def get_crawler_activity(
        self,
        project_id: str,
        *,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        crawler: str | NotGiven = NOT_GIVEN,
        purpose: Literal["training", "search", "user_fetch"] | NotGiven = NOT_GIVEN,
        page: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.CrawlerActivity:
        """Read AI crawlers’ visits.

        By crawler, page, status and day, from the logs sent; spoofed ones apart. Scope:
        analytics:read.

        Args:
            from_: First day, UTC; default: 30 days ago.
        """
        answer: types.CrawlerActivity = self._call(
            "get_crawler_activity",
            "GET",
            "/v1/projects/{projectId}/traffic/crawlers",
            [project_id],
            query={"from": from_, "to": to, "crawler": crawler, "purpose": purpose, "page": page},
            timeout=timeout,
        )
        return answer

    def ingest_crawler_log(
        self,
        project_id: str,
        *,
        content: str | NotGiven = NOT_GIVEN,
        body: types.IngestCrawlerLogInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.IngestedLog:
        """Send server logs.

        Counts visits of AI crawlers. A line counts once, however often it is sent. Client addresses
        and query strings are dropped. The log may also be the whole body, as text/plain or
        application/x-ndjson, gzipped or not. Scope: projects:write.

        Args:
            content: Lines of NDJSON, Combined, or W3C fields with their `#Fields:` line; 10 MB at
            most.
        """
        answer: types.IngestedLog = self._call(
            "ingest_crawler_log",
            "POST",
            "/v1/projects/{projectId}/traffic/logs",
            [project_id],
            query={},
            body=merge_body(body, {"content": content}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list_integrations(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        kind: Literal["google_analytics", "search_console", "bing_webmaster", "bigquery", "cloudflare", "slack"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Integration]:
        """List integrations.

        Connections, newest first, and what can be connected. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Integration] = self._list(
            "list_integrations",
            "GET",
            "/v1/integrations",
            [],
            query={"limit": limit, "offset": offset, "kind": kind},
            timeout=timeout,
        )
        return answer

    def sync_integration(
        self,
        integration_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Integration:
        """Sync now.

        Fetches new days now instead of at the next six-hourly sync. Scope: projects:write.
        """
        answer: types.Integration = self._call(
            "sync_integration",
            "POST",
            "/v1/integrations/{integrationId}/sync",
            [integration_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update_integration(
        self,
        integration_id: str,
        *,
        property: str | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        body: types.UpdateIntegrationInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Integration:
        """Change an integration.

        Another property starts empty: figures of the previous one are deleted. Scope:
        projects:write.

        Args:
            property: The vendor’s name for it.
            project_id: Its project.
        """
        answer: types.Integration = self._call(
            "update_integration",
            "PATCH",
            "/v1/integrations/{integrationId}",
            [integration_id],
            query={},
            body=merge_body(body, {"property": property, "projectId": project_id}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Members(Resource):
    def delete_role(
        self,
        role_key: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a role.

        Only while no member has it. Built-in roles stay. Scope: admin.
        """
        answer: types.Deleted = self._call(
            "delete_role",
            "DELETE",
            "/v1/roles/{roleKey}",
            [role_key],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def invite(
        self,
        *,
        email: str | NotGiven = NOT_GIVEN,
        name: str | None | NotGiven = NOT_GIVEN,
        role: str | NotGiven = NOT_GIVEN,
        project_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        body: types.InviteMemberInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Member:
        """Invite a member.

        Mails a link that works once, for 7 days. Whoever accepts gets a key with the role’s rights.
        Scope: admin.

        Args:
            email: E-mail address.
            name: Its display name.
            role: owner, admin, editor, viewer, billing, or one of your own.
            project_ids: The only projects of this member; null: all.
            language: BCP 47 language, such as `en`.
        """
        answer: types.Member = self._call(
            "invite_member",
            "POST",
            "/v1/members",
            [],
            query={},
            body=merge_body(body, {"email": email, "name": name, "role": role, "projectIds": project_ids, "language": language}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: Literal["invited", "active", "removed"] | NotGiven = NOT_GIVEN,
        role: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Member]:
        """List members.

        Members and pending invitations, newest first. Removed ones only on request. Scope:
        projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Member] = self._list(
            "list_members",
            "GET",
            "/v1/members",
            [],
            query={"limit": limit, "offset": offset, "status": status, "role": role},
            timeout=timeout,
        )
        return answer

    def list_roles(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Role]:
        """List roles.

        Built-in roles and your own, with their scopes and how many members have them. Scope:
        projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Role] = self._list(
            "list_roles",
            "GET",
            "/v1/roles",
            [],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def remove(
        self,
        member_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Member:
        """Remove a member.

        Their keys are revoked. The last owner cannot be removed. Scope: admin.
        """
        answer: types.Member = self._call(
            "remove_member",
            "DELETE",
            "/v1/members/{memberId}",
            [member_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def save_role(
        self,
        role_key: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        scopes: Sequence[Literal["projects:read", "projects:write", "scans:read", "scans:write", "scores:read", "results:read", "recommendations:read", "recommendations:write", "competitors:read", "competitors:write", "analytics:read", "reports:read", "reports:write", "alerts:read", "alerts:write", "billing:read", "usage:read", "keys:read", "keys:write", "webhooks:read", "webhooks:write", "account:read", "workspaces:read", "admin", "account:write", "prompts:read", "prompts:write", "answers:read", "answers:write", "provider-keys:read", "provider-keys:write", "channels:read", "channels:write", "schedules:read", "schedules:write", "exports:read", "exports:write", "views:read", "views:write", "segments:read", "segments:write", "analytics:write", "audit:read", "billing:write", "members:read", "members:write", "workspaces:write", "approvals:read", "approvals:write", "personas:read", "personas:write", "goals:read", "goals:write", "scorecards:read", "scorecards:write", "experiments:read", "experiments:write", "traffic:read", "traffic:write", "integrations:read", "integrations:write", "read", "write"]] | NotGiven = NOT_GIVEN,
        body: types.SaveRoleInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Role:
        """Make or change a role.

        A named set of scopes, at most your own. A change applies at once to all keys of its
        members. Scope: admin.

        Args:
            name: Its display name.
            scopes: At most the scopes of your own key.
        """
        answer: types.Role = self._call(
            "save_role",
            "PUT",
            "/v1/roles/{roleKey}",
            [role_key],
            query={},
            body=merge_body(body, {"name": name, "scopes": scopes}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        member_id: str,
        *,
        name: str | None | NotGiven = NOT_GIVEN,
        role: str | NotGiven = NOT_GIVEN,
        project_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        invitation: Literal["resend", "revoke"] | NotGiven = NOT_GIVEN,
        hand_over: bool | NotGiven = NOT_GIVEN,
        body: types.UpdateMemberInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Member:
        """Change a member.

        Changes role or projects, at once for all their keys; resends or revokes an invitation;
        transfers ownership. Scope: admin.

        Args:
            name: Its display name.
            role: owner, admin, editor, viewer, billing, or one of your own.
            project_ids: The only projects of this member; null: all.
            language: BCP 47 language, such as `en`.
            invitation: resend: a new link, and the old one ends. revoke: the link ends.
            hand_over: With role owner: transfers ownership, and you become an administrator.
        """
        answer: types.Member = self._call(
            "update_member",
            "PATCH",
            "/v1/members/{memberId}",
            [member_id],
            query={},
            body=merge_body(body, {"name": name, "role": role, "projectIds": project_ids, "language": language, "invitation": invitation, "handOver": hand_over}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Personas(Resource):
    def create(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        role: str | NotGiven = NOT_GIVEN,
        constraints: Sequence[str] | NotGiven = NOT_GIVEN,
        earlier_questions: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.CreatePersonaInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Persona:
        """Create a persona.

        A scan with it in config.personaId tells engines who is asking; generate_prompts writes
        prompts for it. Scope: projects:write.

        Args:
            name: Its name in lists.
            role: Completes the sentence “The person who asks is …”.
            constraints: Their requirements and exclusions.
            earlier_questions: Their earlier questions; none: each answer starts fresh.
        """
        answer: types.Persona = self._call(
            "create_persona",
            "POST",
            "/v1/projects/{projectId}/personas",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "role": role, "constraints": constraints, "earlierQuestions": earlier_questions}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        persona_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Remove a persona.

        New scans cannot use it; earlier ones keep it. Scope: projects:write.
        """
        answer: types.Deleted = self._call(
            "delete_persona",
            "DELETE",
            "/v1/projects/{projectId}/personas/{personaId}",
            [project_id, persona_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        search: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Persona]:
        """List personas.

        People who might ask: role, constraints and earlier questions, newest first. A scan can use
        one. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            search: Part of the name.
        """
        answer: Pager[types.Persona] = self._list(
            "list_personas",
            "GET",
            "/v1/projects/{projectId}/personas",
            [project_id],
            query={"limit": limit, "offset": offset, "search": search},
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        persona_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        role: str | NotGiven = NOT_GIVEN,
        constraints: Sequence[str] | NotGiven = NOT_GIVEN,
        earlier_questions: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.UpdatePersonaInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Persona:
        """Change a persona.

        Makes a new version; comparisons of scans across versions say so. Omitted fields keep their
        value. Scope: projects:write.

        Args:
            name: Its name in lists.
            role: Completes the sentence “The person who asks is …”.
            constraints: Their requirements and exclusions.
            earlier_questions: Their earlier questions; none: each answer starts fresh.
        """
        answer: types.Persona = self._call(
            "update_persona",
            "PATCH",
            "/v1/projects/{projectId}/personas/{personaId}",
            [project_id, persona_id],
            query={},
            body=merge_body(body, {"name": name, "role": role, "constraints": constraints, "earlierQuestions": earlier_questions}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Predictions(Resource):
    def compare_predicted_observed(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: Literal["judged", "pending", "all"] | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        source: Literal["scan", "request"] | NotGiven = NOT_GIVEN,
        sort: Literal["-createdAt", "-surprise"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.PredictedObserved]:
        """Compare predictions with what was seen.

        Each prediction beside the answers of the next scan: rate, whether its interval agrees, and
        how surprising the answers were. Newest or most surprising first. Scope: scores:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            prompt_id: Only this prompt.
        """
        answer: Pager[types.PredictedObserved] = self._list(
            "compare_predicted_observed",
            "GET",
            "/v1/projects/{projectId}/calibration/cells",
            [project_id],
            query={"limit": limit, "offset": offset, "status": status, "engine": engine, "promptId": prompt_id, "source": source, "sort": sort},
            timeout=timeout,
        )
        return answer

    def get_calibration_report(
        self,
        project_id: str,
        *,
        engine: str | NotGiven = NOT_GIVEN,
        source: Literal["scan", "request"] | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        include: Literal["svg"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.CalibrationReport:
        """How well predictions came true.

        Predictions made before each scan, compared with its answers: reliability bins with bands,
        debiased calibration error, Brier and log loss with skill, and coverage of the intervals;
        per engine, locale and model. include=svg adds the diagram. Scope: scores:read.

        Args:
            source: scan: made automatically before every scan. request: made on request.
            since: Only predictions checked at or after this time.
            include: svg: the reliability diagram as an image, in `svg`.
        """
        answer: types.CalibrationReport = self._call(
            "get_calibration_report",
            "GET",
            "/v1/projects/{projectId}/calibration",
            [project_id],
            query={"engine": engine, "source": source, "since": since, "include": include},
            timeout=timeout,
        )
        return answer

    def get_predictor_info(
        self,
        *,
        timeout: float | None = None,
    ) -> types.PredictorInfo:
        """Read about the predictor.

        The model behind predictions: its version and training, every coefficient with the studies
        behind it, earlier versions with their held-out comparison, drift monitors, and its limits.
        Scope: scores:read.
        """
        answer: types.PredictorInfo = self._call(
            "get_predictor_info",
            "GET",
            "/v1/predictor",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def score_prompt(
        self,
        project_id: str,
        *,
        prompt_id: str | NotGiven = NOT_GIVEN,
        text: str | NotGiven = NOT_GIVEN,
        intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | NotGiven = NOT_GIVEN,
        organic_rank: float | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        url: str | NotGiven = NOT_GIVEN,
        html: str | NotGiven = NOT_GIVEN,
        brand_tier: Literal["niche", "mid", "global"] | NotGiven = NOT_GIVEN,
        body: types.ScorePromptInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptPrediction:
        """Predict presence for a prompt.

        Probability of presence on each engine with a 95% interval, and why: contributions in
        log-odds and points, from page, prompt, brand and earlier answers. 0 credits, no engine
        asked. Each prediction is stored and checked against the next scan of its cell. Scope:
        scores:read.

        Args:
            prompt_id: A prompt of the project.
            text: Or the text of any prompt.
            intent: Default: inferred from the text.
            organic_rank: Rank of your best page among Google’s organic results, such as the average
            position of Search Console. Left out: as the newest Google answer to this prompt showed
            it.
            engines: Default: the project’s, without the sandbox.
            url: Page to fetch and read; with html, its address. Default: the project’s own pages.
            html: The page itself; nothing is fetched.
            brand_tier: How widely known the brand is; left out: averaged over the tiers.
        """
        answer: types.PromptPrediction = self._call(
            "score_prompt",
            "POST",
            "/v1/projects/{projectId}/scores/predict",
            [project_id],
            query={},
            body=merge_body(body, {"promptId": prompt_id, "text": text, "intent": intent, "organicRank": organic_rank, "engines": engines, "url": url, "html": html, "brandTier": brand_tier}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def score_prompts_bulk(
        self,
        project_id: str,
        *,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        prompts: Sequence[types.ScorePromptsPromptsItemInput] | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        url: str | NotGiven = NOT_GIVEN,
        html: str | NotGiven = NOT_GIVEN,
        brand_tier: Literal["niche", "mid", "global"] | NotGiven = NOT_GIVEN,
        body: types.ScorePromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptPredictions:
        """Predict presence for many prompts.

        The same for up to 500 prompts or the active prompt set, with their mean, which is far more
        certain than any single prompt. With the scanId of a scan that drew its prompts at random
        (drawPrompts), also an estimate for its whole set. 0 credits. Scope: scores:read.

        Args:
            prompt_ids: The prompts concerned.
            prompts: The prompts.
            scan_id: A finished scan with config.drawPrompts: `wholeSet` then estimates all prompts
            of its set.
            engines: Default: the project’s, without the sandbox.
            url: Page to fetch and read; with html, its address. Default: the project’s own pages.
            html: The page itself; nothing is fetched.
            brand_tier: How widely known the brand is; left out: averaged over the tiers.
        """
        answer: types.PromptPredictions = self._call(
            "score_prompts_bulk",
            "POST",
            "/v1/projects/{projectId}/scores/predict/bulk",
            [project_id],
            query={},
            body=merge_body(body, {"promptIds": prompt_ids, "prompts": prompts, "scanId": scan_id, "engines": engines, "url": url, "html": html, "brandTier": brand_tier}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Projects(Resource):
    def apply_config(
        self,
        project_id: str,
        *,
        version: Literal[1] | NotGiven = NOT_GIVEN,
        project: types.ProjectConfigProjectInput | NotGiven = NOT_GIVEN,
        brand: types.BrandInputInput | NotGiven = NOT_GIVEN,
        competitors: Sequence[types.ProjectConfigCompetitorsItemInput] | NotGiven = NOT_GIVEN,
        personas: Sequence[types.CreatePersonaInput] | NotGiven = NOT_GIVEN,
        prompt_sets: Sequence[types.ProjectConfigPromptSetsItemInput] | NotGiven = NOT_GIVEN,
        facts: Sequence[types.FactInput] | NotGiven = NOT_GIVEN,
        segments: Sequence[types.ProjectConfigSegmentsItemInput] | NotGiven = NOT_GIVEN,
        scorecards: Sequence[types.ProjectConfigScorecardsItemInput] | NotGiven = NOT_GIVEN,
        goals: Sequence[types.ProjectConfigGoalsItemInput] | NotGiven = NOT_GIVEN,
        alerts: Sequence[types.ProjectConfigAlertsItemInput] | NotGiven = NOT_GIVEN,
        schedule: types.ProjectConfigScheduleInput | None | NotGiven = NOT_GIVEN,
        report_schedule: types.ProjectConfigReportScheduleInput | None | NotGiven = NOT_GIVEN,
        dry_run: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        body: types.ProjectConfigInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AppliedConfig:
        """Apply a configuration to a project.

        Applies a document from export_project_config, all or nothing, and reports what changed;
        with dryRun=true, what would change. Items are matched by name, prompts by text. Items
        missing from a list are removed (sets: archived); sections missing from the document stay.
        Scope: projects:write.

        Args:
            competitors: Brands it is compared with.
            prompt_sets: Drafts, active and locked ones; archived ones are history.
            facts: What is true of the brand.
            goals: Those whose date is still to come.
            dry_run: Only report what would change.
        """
        answer: types.AppliedConfig = self._call(
            "apply_project_config",
            "PUT",
            "/v1/projects/{projectId}/config",
            [project_id],
            query={"dryRun": dry_run},
            body=merge_body(body, {"version": version, "project": project, "brand": brand, "competitors": competitors, "personas": personas, "promptSets": prompt_sets, "facts": facts, "segments": segments, "scorecards": scorecards, "goals": goals, "alerts": alerts, "schedule": schedule, "reportSchedule": report_schedule}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def archive(
        self,
        project_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Project:
        """Archive a project.

        Stops all scans; the history stays readable. It still counts towards the plan. Scope:
        projects:write.
        """
        answer: types.Project = self._call(
            "archive_project",
            "POST",
            "/v1/projects/{projectId}/archive",
            [project_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        brand: types.CreateProjectBrandInput | NotGiven = NOT_GIVEN,
        competitors: Sequence[types.BrandInputInput] | NotGiven = NOT_GIVEN,
        locale: types.CreateProjectLocaleInput | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        samples_k: int | NotGiven = NOT_GIVEN,
        max_prompts: int | NotGiven = NOT_GIVEN,
        body: types.CreateProjectInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Project:
        """Create a project.

        Names the brand whose presence is measured, its domains and aliases, its competitors, and
        the defaults of its scans. A key limited to projects cannot create one. Scope:
        projects:write.

        Args:
            name: Best kept unique within the workspace; not enforced.
            description: What it is, in its maker’s words.
            brand: Default: the project’s name, with no domain.
            competitors: Brands it is compared with.
            locale: Default: the language of name and description, or else English.
            time_zone: IANA time zone; its days are those of figures and schedule.
            engines: Engines that its scans ask by default.
            samples_k: Samples (answers) per prompt and engine.
            max_prompts: Maximum number of prompts.
        """
        answer: types.Project = self._call(
            "create_project",
            "POST",
            "/v1/projects",
            [],
            query={},
            body=merge_body(body, {"name": name, "description": description, "brand": brand, "competitors": competitors, "locale": locale, "timeZone": time_zone, "engines": engines, "samplesK": samples_k, "maxPrompts": max_prompts}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create_sample(
        self,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SampleProject:
        """Create the sample project.

        Fills one project of the workspace’s test data with an invented brand: eight weeks of scans
        on emulated engines, answers, rivals, sources, goals, alerts and reports. 0 credits. It
        takes some seconds: get_sample_project tells the progress. Where it is there already,
        nothing is made. Scope: projects:write.
        """
        answer: types.SampleProject = self._call(
            "create_sample_project",
            "POST",
            "/v1/sample-project",
            [],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        body: types.DeleteProjectInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.DeletedProject:
        """Delete a project.

        Its scans and scores are no longer shown. restore_project brings it back within 30 days;
        then all of it is erased, and only the ledger and the audit log still name it. Send the
        project’s name in the body to confirm which one you mean. Scope: projects:write.

        Args:
            name: The project’s name; if it does not match, nothing is deleted.
        """
        answer: types.DeletedProject = self._call(
            "delete_project",
            "DELETE",
            "/v1/projects/{projectId}",
            [project_id],
            query={},
            body=merge_body(body, {"name": name}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def duplicate(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        locale: types.DuplicateProjectLocaleInput | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.DuplicateProjectInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Project:
        """Duplicate a project.

        A new project with the same brands, defaults, personas and prompt sets, optionally for
        another market. Measurements, segments, goals, alerts and schedules are not copied. Sets
        whose activation or lock is gated arrive as drafts or unlocked. Scope: projects:write.

        Args:
            name: Default: the name with “(copy)”.
            locale: Another market. In another language, prompt sets arrive as drafts.
            engines: Engines that its scans ask by default.
        """
        answer: types.Project = self._call(
            "duplicate_project",
            "POST",
            "/v1/projects/{projectId}/duplicate",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "locale": locale, "engines": engines}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def export_config(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ProjectConfig:
        """Export a project’s configuration.

        Defaults, brands, personas, prompt sets, facts, segments, scorecards, goals, alerts and
        schedules as one document without ids or secrets, to keep in version control. Excludes
        history, channels, and anything the key may not read. Scope: projects:read.
        """
        answer: types.ProjectConfig = self._call(
            "export_project_config",
            "GET",
            "/v1/projects/{projectId}/config",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Project:
        """Read a project.

        One project with its identity and defaults. Scope: projects:read.
        """
        answer: types.Project = self._call(
            "get_project",
            "GET",
            "/v1/projects/{projectId}",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_overview(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ProjectOverview:
        """Read a project at a glance.

        Newest presence with interval, the change since the scan before with its verdict, the last
        scan, the active prompt set, open alerts, the next scheduled run, free credits, and what to
        do next. Scope: projects:read.
        """
        answer: types.ProjectOverview = self._call(
            "get_project_overview",
            "GET",
            "/v1/projects/{projectId}/overview",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_sample(
        self,
        *,
        timeout: float | None = None,
    ) -> types.SampleProject:
        """Read the progress of the sample project.

        Whether the sample project is there, how far it is, and its id once it is complete. Scope:
        projects:read.
        """
        answer: types.SampleProject = self._call(
            "get_sample_project",
            "GET",
            "/v1/sample-project",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        search: str | NotGiven = NOT_GIVEN,
        state: Literal["active", "archived", "deleted"] | NotGiven = NOT_GIVEN,
        sort: Literal["-createdAt", "createdAt", "name"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ProjectWithScore]:
        """List projects.

        With the newest scan’s presence and the tested change since the scan before, newest first.
        Deleted ones only with state=deleted. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            search: Part of the name.
            state: Default: active and archived ones. deleted: those that can be restored.
        """
        answer: Pager[types.ProjectWithScore] = self._list(
            "list_projects",
            "GET",
            "/v1/projects",
            [],
            query={"limit": limit, "offset": offset, "search": search, "state": state, "sort": sort},
            timeout=timeout,
        )
        return answer

    def restore(
        self,
        project_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Project:
        """Restore a project.

        Restores an archived project, or one deleted in the last 30 days; list_projects with
        state=deleted lists those, with the time until which each can be restored. Scope:
        projects:write.
        """
        answer: types.Project = self._call(
            "restore_project",
            "POST",
            "/v1/projects/{projectId}/restore",
            [project_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        locale: types.UpdateProjectLocaleInput | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        samples_k: int | NotGiven = NOT_GIVEN,
        max_prompts: int | NotGiven = NOT_GIVEN,
        body: types.UpdateProjectInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Project:
        """Update a project’s defaults.

        Changes name, locale, time zone, engines and scan defaults. Omitted fields keep their value.
        For names and domains use update_project_identity. Scope: projects:write.

        Args:
            name: Best kept unique within the workspace; not enforced.
            description: What it is, in its maker’s words.
            locale: Country and language requested.
            time_zone: IANA time zone; its days are those of figures and schedule.
            engines: Engines that its scans ask by default.
            samples_k: Samples (answers) per prompt and engine.
            max_prompts: Maximum number of prompts.
        """
        answer: types.Project = self._call(
            "update_project",
            "PATCH",
            "/v1/projects/{projectId}",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "description": description, "locale": locale, "timeZone": time_zone, "engines": engines, "samplesK": samples_k, "maxPrompts": max_prompts}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update_identity(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        aliases: Sequence[str] | NotGiven = NOT_GIVEN,
        domains: Sequence[str] | NotGiven = NOT_GIVEN,
        negative_terms: Sequence[str] | NotGiven = NOT_GIVEN,
        context_terms: Sequence[str] | NotGiven = NOT_GIVEN,
        case_rule: Literal["auto", "sensitive", "insensitive"] | NotGiven = NOT_GIVEN,
        languages: Sequence[str] | NotGiven = NOT_GIVEN,
        competitors: Sequence[types.BrandInputInput] | NotGiven = NOT_GIVEN,
        body: types.UpdateIdentityInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Project:
        """Replace a project’s names and domains.

        Name, aliases, domains, negative and context terms, case rule, and, when given, all
        competitors. Stored answers are read again with the new identity at 0 credits; scores are
        recomputed and the change is marked. Scope: projects:write.

        Args:
            name: The brand as people write it.
            aliases: Other names that mean this brand.
            domains: Sites that belong to the brand: a cited URL on one of them is a citation.
            negative_terms: Phrases that contain the name but mean something else, such as “acme
            bicycle corps”.
            context_terms: Words near the name that tell this brand from others of the same name.
            case_rule: auto: dictionary words and short names count only with capitals or context.
            languages: BCP 47 languages in which the brand is known by this name; empty: all.
            competitors: Brands it is compared with.
        """
        answer: types.Project = self._call(
            "update_project_identity",
            "PUT",
            "/v1/projects/{projectId}/identity",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "aliases": aliases, "domains": domains, "negativeTerms": negative_terms, "contextTerms": context_terms, "caseRule": case_rule, "languages": languages, "competitors": competitors}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Prompts(Resource):
    def activate_set(
        self,
        project_id: str,
        set_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptSetWithPrompts:
        """Activate a prompt set.

        Makes it the set that scans ask, one per project and locale. The previous one is archived,
        or stays locked. Scope: scans:write.
        """
        answer: types.PromptSetWithPrompts = self._call(
            "activate_prompt_set",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/activate",
            [project_id, set_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def add(
        self,
        project_id: str,
        set_id: str,
        *,
        text: str | NotGiven = NOT_GIVEN,
        intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | NotGiven = NOT_GIVEN,
        stage: Literal["awareness", "consideration", "decision"] | NotGiven = NOT_GIVEN,
        tags: Sequence[str] | NotGiven = NOT_GIVEN,
        paraphrase_group: str | NotGiven = NOT_GIVEN,
        topic: str | NotGiven = NOT_GIVEN,
        source: Literal["searched", "search_page", "fan_out", "engine", "page", "corpus", "import", "own"] | NotGiven = NOT_GIVEN,
        why: str | NotGiven = NOT_GIVEN,
        body: types.AddPromptInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Prompt:
        """Add a prompt.

        Adds to a draft or active set. Intent, and whether it names the brand, are read from the
        wording unless given. Scope: scans:write.

        Args:
            text: Asked word for word; at most 2,000 characters.
            intent: Default: inferred from the wording.
            stage: Default: inferred from intent and brand.
            tags: Used by filters and segments.
            paraphrase_group: Shared by prompts that ask the same in other words; they count as one
            cluster in every interval.
            topic: Its topic. From 8 topics on, prompts of one topic count as one cluster for the
            market figure.
            source: Its source, as given by a preview. Default: own.
            why: Why it was chosen.
        """
        answer: types.Prompt = self._call(
            "add_prompt",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/prompts",
            [project_id, set_id],
            query={},
            body=merge_body(body, {"text": text, "intent": intent, "stage": stage, "tags": tags, "paraphraseGroup": paraphrase_group, "topic": topic, "source": source, "why": why}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def add_bulk(
        self,
        project_id: str,
        set_id: str,
        *,
        prompts: Sequence[types.AddPromptsPromptsItemInput] | NotGiven = NOT_GIVEN,
        body: types.AddPromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.AddedPrompts:
        """Add up to 500 prompts.

        Each row is added, skipped as a duplicate, or rejected with its reason; a bad row does not
        stop the rest. Scope: scans:write.

        Args:
            prompts: The prompts.
        """
        answer: types.AddedPrompts = self._call(
            "add_prompts_bulk",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/prompts/bulk",
            [project_id, set_id],
            query={},
            body=merge_body(body, {"prompts": prompts}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def audit_set(
        self,
        project_id: str,
        set_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptSetAudit:
        """Audit a prompt set for bias.

        Branded share, mix of intents and stages, near-duplicates, leading wording, size, and how
        far wordings of one question differed when measured. 0 credits. Scope: projects:read.
        """
        answer: types.PromptSetAudit = self._call(
            "audit_prompt_set",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/audit",
            [project_id, set_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def classify(
        self,
        project_id: str,
        *,
        prompt_set_id: str | NotGiven = NOT_GIVEN,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.ClassifyPromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ClassifiedPrompts:
        """Classify prompts.

        Derives intent, funnel stage and whether the brand is named from the wording, by rules.
        Values set by a person stay. Scope: scans:write.

        Args:
            prompt_set_id: All prompts of this set.
            prompt_ids: Or only these.
        """
        answer: types.ClassifiedPrompts = self._call(
            "classify_prompts",
            "POST",
            "/v1/projects/{projectId}/prompts/classify",
            [project_id],
            query={},
            body=merge_body(body, {"promptSetId": prompt_set_id, "promptIds": prompt_ids}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create_set(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        locale: types.CreatePromptSetLocaleInput | NotGiven = NOT_GIVEN,
        body: types.CreatePromptSetInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptSetWithPrompts:
        """Create an empty prompt set.

        A draft without prompts, for prompts of your own: add them, then activate the set. Scope:
        scans:write.

        Args:
            name: Its display name.
            locale: Default: the project’s.
        """
        answer: types.PromptSetWithPrompts = self._call(
            "create_prompt_set",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/drafts",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "locale": locale}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create_template(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        text: str | NotGiven = NOT_GIVEN,
        intent: Literal["informational", "comparison", "best_of", "alternatives", "problem", "price", "local"] | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        variables: Sequence[types.CreatePromptTemplateVariablesItemInput] | NotGiven = NOT_GIVEN,
        body: types.CreatePromptTemplateInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptTemplate:
        """Save a prompt template.

        A wording with variables in braces and the values each may take; available to all projects.
        Scope: scans:write.

        Args:
            name: Its display name.
            text: With variables in braces.
            intent: Default: inferred from the wording.
            language: BCP 47 language, such as `en`.
            variables: Variables of the text that are not listed accept any value.
        """
        answer: types.PromptTemplate = self._call(
            "create_prompt_template",
            "POST",
            "/v1/prompt-templates",
            [],
            query={},
            body=merge_body(body, {"name": name, "text": text, "intent": intent, "language": language, "variables": variables}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete_set(
        self,
        project_id: str,
        set_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a prompt set.

        Only drafts and archived sets that no scan has asked. Scope: scans:write.
        """
        answer: types.Deleted = self._call(
            "delete_prompt_set",
            "DELETE",
            "/v1/projects/{projectId}/prompt-sets/{setId}",
            [project_id, set_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def diff_set_versions(
        self,
        project_id: str,
        set_id: str,
        *,
        from_: int | NotGiven = NOT_GIVEN,
        to: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.PromptSetDiff:
        """Compare two versions of a prompt set.

        Prompts added and removed between two versions, and which earlier scans stay comparable with
        the later one. Scope: projects:read.

        Args:
            from_: Default: the version before `to`.
            to: Default: the current version.
        """
        answer: types.PromptSetDiff = self._call(
            "diff_prompt_set_versions",
            "GET",
            "/v1/projects/{projectId}/prompt-sets/{setId}/diff",
            [project_id, set_id],
            query={"from": from_, "to": to},
            timeout=timeout,
        )
        return answer

    def duplicate_set(
        self,
        project_id: str,
        set_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        body: types.DuplicatePromptSetInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptSetWithPrompts:
        """Duplicate a prompt set.

        A new draft with the same prompts; use it to continue from a locked or archived set. Scope:
        scans:write.

        Args:
            name: Its display name.
        """
        answer: types.PromptSetWithPrompts = self._call(
            "duplicate_prompt_set",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/duplicate",
            [project_id, set_id],
            query={},
            body=merge_body(body, {"name": name}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def expand_template(
        self,
        template_id: str,
        *,
        bindings: Mapping[str, Sequence[str]] | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        most: int | NotGiven = NOT_GIVEN,
        body: types.ExpandPromptTemplateInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ExpandedTemplate:
        """Preview a template’s prompts.

        The prompts a template gives for these values, in every combination. Nothing is added; use
        add_prompts_bulk. Scope: projects:read.

        Args:
            bindings: Values by variable. Default: the variable’s own values.
            project_id: Fills in brand and competitor, and marks prompts that name the brand.
            most: Maximum number of prompts.
        """
        answer: types.ExpandedTemplate = self._call(
            "expand_prompt_template",
            "POST",
            "/v1/prompt-templates/{templateId}/expand",
            [template_id],
            query={},
            body=merge_body(body, {"bindings": bindings, "projectId": project_id, "most": most}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def generate(
        self,
        project_id: str,
        *,
        prompt_set_id: str | NotGiven = NOT_GIVEN,
        add_to: str | NotGiven = NOT_GIVEN,
        activate: bool | NotGiven = NOT_GIVEN,
        name: str | NotGiven = NOT_GIVEN,
        count: int | NotGiven = NOT_GIVEN,
        topics: Sequence[str] | NotGiven = NOT_GIVEN,
        audience: Literal["business", "consumer"] | NotGiven = NOT_GIVEN,
        persona_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        location: str | NotGiven = NOT_GIVEN,
        intents: Sequence[types.IntentInput] | NotGiven = NOT_GIVEN,
        locale: types.GeneratePromptsLocaleInput | NotGiven = NOT_GIVEN,
        seed: int | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        max_cost_usd: float | NotGiven = NOT_GIVEN,
        sources: Sequence[Literal["searched", "search_page", "fan_out"]] | NotGiven = NOT_GIVEN,
        body: types.GeneratePromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.GeneratedPromptSet:
        """Generate or activate a prompt set.

        Writes a draft from the project’s topics, a mix of intents, by templates, or by “engine” on
        your own key. “activate” makes it (or the existing set “promptSetId”) the set that scans
        ask. Scope: scans:write.

        Args:
            prompt_set_id: Activate this set instead of making one; give `activate: true` with it.
            add_to: Add prompts to this draft or active set instead of making one: no duplicates,
            other topics first. Existing prompts stay, so scans stay comparable on them.
            activate: Make it the set that scans ask; the active one of its locale is archived.
            name: Default: the date.
            count: Number of prompts; fewer if the topics do not yield more.
            topics: What buyers look for. Default: read from the project’s stored pages and
            description.
            audience: Who buys it. Default: inferred from the offer.
            persona_ids: The audience that questions ask for, instead of a usual one.
            location: The town they ask from; adds local questions.
            intents: Default: a mix of all.
            locale: Default: the project’s.
            seed: Another seed gives other wordings.
            engine: Lets this engine write them instead of templates, on your own key.
            max_cost_usd: Most that `engine` may cost; 0 only returns the estimate.
            sources: Sources used before written ones: searched, at most half; search_page, a
            quarter; fan_out, an eighth. Default: all.
        """
        answer: types.GeneratedPromptSet = self._call(
            "generate_prompts",
            "POST",
            "/v1/projects/{projectId}/prompt-sets",
            [project_id],
            query={},
            body=merge_body(body, {"promptSetId": prompt_set_id, "addTo": add_to, "activate": activate, "name": name, "count": count, "topics": topics, "audience": audience, "personaIds": persona_ids, "location": location, "intents": intents, "locale": locale, "seed": seed, "engine": engine, "maxCostUsd": max_cost_usd, "sources": sources}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        prompt_id: str,
        *,
        timeout: float | None = None,
    ) -> types.PromptWithScores:
        """Read a prompt.

        Its text, class and tags, and its newest score on each engine. Scope: projects:read.
        """
        answer: types.PromptWithScores = self._call(
            "get_prompt",
            "GET",
            "/v1/projects/{projectId}/prompts/{promptId}",
            [project_id, prompt_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_business(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.BusinessReading:
        """Read what the business is.

        What questions are made from: kind, offers, audience, place, as read from the description,
        names and stored pages, or as people stated. Asks where something is unclear. Scope:
        projects:read.
        """
        answer: types.BusinessReading = self._call(
            "get_business",
            "GET",
            "/v1/projects/{projectId}/business",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_set(
        self,
        project_id: str,
        set_id: str,
        *,
        version: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.PromptSetWithPrompts:
        """Read a prompt set.

        One set with all its prompts in the order they are asked, or those of an earlier version.
        Scope: projects:read.

        Args:
            version: The set at that version. Default: the current one.
        """
        answer: types.PromptSetWithPrompts = self._call(
            "get_prompt_set",
            "GET",
            "/v1/projects/{projectId}/prompt-sets/{setId}",
            [project_id, set_id],
            query={"version": version},
            timeout=timeout,
        )
        return answer

    def import_(
        self,
        project_id: str,
        set_id: str,
        *,
        format: Literal["csv", "json", "search_console", "searches"] | NotGiven = NOT_GIVEN,
        content: str | NotGiven = NOT_GIVEN,
        dry_run: bool | NotGiven = NOT_GIVEN,
        branded: Literal["keep", "reject"] | NotGiven = NOT_GIVEN,
        most: int | NotGiven = NOT_GIVEN,
        body: types.ImportPromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ImportedPrompts:
        """Import prompts from a file or searches.

        Adds the prompts of a CSV or JSON file, of a search console’s export, or of connected search
        services, if the set does not have them yet. Each row is added, a duplicate, or rejected
        with its reason. “dryRun” only reports. Scope: scans:write.

        Args:
            format: csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt
            per line. json: texts or objects with these fields. search_console: its export of
            queries. searches: from connected services, without content.
            content: The file’s text, at most 10 MB.
            dry_run: Only report what would be added.
            branded: What to do with rows that name the brand. Default: reject them for searches,
            keep them otherwise.
            most: Maximum number to add; for searches, those with most impressions.
        """
        answer: types.ImportedPrompts = self._call(
            "import_prompts",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/import",
            [project_id, set_id],
            query={},
            body=merge_body(body, {"format": format, "content": content, "dryRun": dry_run, "branded": branded, "most": most}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        prompt_set_id: str | NotGiven = NOT_GIVEN,
        tag: str | NotGiven = NOT_GIVEN,
        intent: types.IntentInput | NotGiven = NOT_GIVEN,
        stage: types.StageInput | NotGiven = NOT_GIVEN,
        branded: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        search: str | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        min_presence: float | NotGiven = NOT_GIVEN,
        max_presence: float | NotGiven = NOT_GIVEN,
        min_half_width: float | NotGiven = NOT_GIVEN,
        max_half_width: float | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Prompt]:
        """List prompts.

        A project’s prompts, newest first, by set, tag, intent, stage, brand, part of the text, or
        newest score on an engine and its width. Removed ones are left out. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            prompt_set_id: Only this set; default: all sets.
            intent: What the asker wants.
            stage: The buyer’s funnel stage.
            search: Part of the text.
            engine: Measured on this engine; the bounds below apply to its newest score.
            min_half_width: Least width of the 95% interval, to find uncertain prompts.
        """
        answer: Pager[types.Prompt] = self._list(
            "list_prompts",
            "GET",
            "/v1/projects/{projectId}/prompts",
            [project_id],
            query={"limit": limit, "offset": offset, "promptSetId": prompt_set_id, "tag": tag, "intent": intent, "stage": stage, "branded": branded, "search": search, "engine": engine, "minPresence": min_presence, "maxPresence": max_presence, "minHalfWidth": min_half_width, "maxHalfWidth": max_half_width},
            timeout=timeout,
        )
        return answer

    def list_sets(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["draft", "active", "locked", "archived"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.PromptSet]:
        """List prompt sets.

        A project’s sets with their state, newest first. Scans ask the active set of a locale.
        Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            state: locked: its wording is frozen, so that scans stay comparable.
        """
        answer: Pager[types.PromptSet] = self._list(
            "list_prompt_sets",
            "GET",
            "/v1/projects/{projectId}/prompt-sets",
            [project_id],
            query={"limit": limit, "offset": offset, "state": state},
            timeout=timeout,
        )
        return answer

    def list_templates(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        source: Literal["built_in", "own"] | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        intent: types.IntentInput | NotGiven = NOT_GIVEN,
        search: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.PromptTemplate]:
        """List prompt templates.

        Your templates, newest first, then the built-in ones, with their variables. Scope:
        projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            intent: What the asker wants.
            search: Part of name or text.
        """
        answer: Pager[types.PromptTemplate] = self._list(
            "list_prompt_templates",
            "GET",
            "/v1/prompt-templates",
            [],
            query={"limit": limit, "offset": offset, "source": source, "language": language, "intent": intent, "search": search},
            timeout=timeout,
        )
        return answer

    def lock_set(
        self,
        project_id: str,
        set_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptSetWithPrompts:
        """Lock a prompt set.

        Freezes its wording for good, so that scans stay comparable. To change it later, duplicate
        it. Scope: scans:write.
        """
        answer: types.PromptSetWithPrompts = self._call(
            "lock_prompt_set",
            "POST",
            "/v1/projects/{projectId}/prompt-sets/{setId}/lock",
            [project_id, set_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def preview(
        self,
        *,
        brand: str | NotGiven = NOT_GIVEN,
        description: str | NotGiven = NOT_GIVEN,
        topics: Sequence[str] | NotGiven = NOT_GIVEN,
        competitors: Sequence[str] | NotGiven = NOT_GIVEN,
        location: str | NotGiven = NOT_GIVEN,
        locale: types.PreviewPromptsLocaleInput | NotGiven = NOT_GIVEN,
        count: int | NotGiven = NOT_GIVEN,
        body: types.PreviewPromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PreviewedPrompts:
        """Preview the questions of a business.

        The questions that would be asked, from a brand and a sentence alone, each with its source
        and why. Nothing is stored. Scope: projects:read.

        Args:
            brand: The brand’s name.
            description: What the business is, in a sentence.
            topics: Alternatively: what buyers look for.
            competitors: Brands it is compared with.
            locale: Default: inferred from the text, or else English.
            count: Count.
        """
        answer: types.PreviewedPrompts = self._call(
            "preview_prompts",
            "POST",
            "/v1/prompts/preview",
            [],
            query={},
            body=merge_body(body, {"brand": brand, "description": description, "topics": topics, "competitors": competitors, "location": location, "locale": locale, "count": count}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def remove(
        self,
        project_id: str,
        prompt_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Remove a prompt.

        It is no longer asked. Its measurements stay. Scope: scans:write.
        """
        answer: types.Deleted = self._call(
            "remove_prompt",
            "DELETE",
            "/v1/projects/{projectId}/prompts/{promptId}",
            [project_id, prompt_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def suggest_variants(
        self,
        project_id: str,
        prompt_id: str,
        *,
        count: int | NotGiven = NOT_GIVEN,
        body: types.SuggestVariantsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptVariants:
        """Suggest variants of a prompt.

        The same question in other words, to test how much wording matters, and narrower ones.
        Nothing is added; use add_prompt. Scope: projects:read.

        Args:
            count: Maximum per kind.
        """
        answer: types.PromptVariants = self._call(
            "suggest_prompt_variants",
            "POST",
            "/v1/projects/{projectId}/prompts/{promptId}/variants",
            [project_id, prompt_id],
            query={},
            body=merge_body(body, {"count": count}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def tag(
        self,
        project_id: str,
        *,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        add: Sequence[str] | NotGiven = NOT_GIVEN,
        remove: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.TagPromptsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.TaggedPrompts:
        """Tag prompts.

        Adds tags to up to 500 prompts and removes others, also in locked sets. Scope: scans:write.

        Args:
            prompt_ids: The prompts concerned.
            add: Used by filters and segments.
            remove: Used by filters and segments.
        """
        answer: types.TaggedPrompts = self._call(
            "tag_prompts",
            "POST",
            "/v1/projects/{projectId}/prompts/tags",
            [project_id],
            query={},
            body=merge_body(body, {"promptIds": prompt_ids, "add": add, "remove": remove}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        prompt_id: str,
        *,
        text: str | NotGiven = NOT_GIVEN,
        intent: types.IntentInput | None | NotGiven = NOT_GIVEN,
        stage: types.StageInput | None | NotGiven = NOT_GIVEN,
        tags: Sequence[str] | NotGiven = NOT_GIVEN,
        paraphrase_group: str | None | NotGiven = NOT_GIVEN,
        topic: str | None | NotGiven = NOT_GIVEN,
        body: types.UpdatePromptInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Prompt:
        """Change a prompt.

        Changes its text in a draft that no scan has asked; class and tags in any set. Omitted
        fields keep their value. Scope: scans:write.

        Args:
            text: Only in a draft that no scan has asked.
            intent: null: derive it by rules again.
            stage: null: derive it by rules again.
            tags: Used by filters and segments.
            topic: Its topic. From 8 topics on, prompts of one topic count as one cluster for the
            market figure.
        """
        answer: types.Prompt = self._call(
            "update_prompt",
            "PATCH",
            "/v1/projects/{projectId}/prompts/{promptId}",
            [project_id, prompt_id],
            query={},
            body=merge_body(body, {"text": text, "intent": intent, "stage": stage, "tags": tags, "paraphraseGroup": paraphrase_group, "topic": topic}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update_business(
        self,
        project_id: str,
        *,
        what: str | NotGiven = NOT_GIVEN,
        offers: Sequence[types.ToldBusinessOffersItemInput] | NotGiven = NOT_GIVEN,
        audience: Literal["business", "consumer"] | NotGiven = NOT_GIVEN,
        place: str | None | NotGiven = NOT_GIVEN,
        body: types.ToldBusinessInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.BusinessReading:
        """Say what the business is.

        Replaces earlier statements by people; omitted fields are read from the sources again.
        Scope: scans:write.

        Args:
            what: Its kind, in searchers’ words.
            offers: What the business offers.
            audience: Whom it is for.
            place: Its town or region; null: none.
        """
        answer: types.BusinessReading = self._call(
            "update_business",
            "PUT",
            "/v1/projects/{projectId}/business",
            [project_id],
            query={},
            body=merge_body(body, {"what": what, "offers": offers, "audience": audience, "place": place}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update_set(
        self,
        project_id: str,
        set_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | None | NotGiven = NOT_GIVEN,
        body: types.UpdatePromptSetInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PromptSet:
        """Rename or describe a prompt set.

        Name, description and the engines that its scans ask by default. Works on a locked set too:
        its prompts do not change. Scope: scans:write.

        Args:
            name: Its display name.
            description: What it is, in its maker’s words.
            engines: Engines its scans ask by default; null: the project’s.
        """
        answer: types.PromptSet = self._call(
            "update_prompt_set",
            "PATCH",
            "/v1/projects/{projectId}/prompt-sets/{setId}",
            [project_id, set_id],
            query={},
            body=merge_body(body, {"name": name, "description": description, "engines": engines}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class ProviderKeys(Resource):
    def delete(
        self,
        engine_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete your own provider key.

        Removes the key at once; later scans use the operator’s key, if there is one. Scope:
        keys:write.
        """
        answer: types.Deleted = self._call(
            "delete_provider_key",
            "DELETE",
            "/v1/provider-keys/{engineId}",
            [engine_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ProviderKey]:
        """List your provider keys.

        The workspace’s own keys for answer engines, newest first: engine, hint and when each was
        checked. Secrets are never shown. Scope: keys:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.ProviderKey] = self._list(
            "list_provider_keys",
            "GET",
            "/v1/provider-keys",
            [],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def set(
        self,
        engine_id: str,
        *,
        secret: str | NotGiven = NOT_GIVEN,
        body: types.SetProviderKeyInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ProviderKey:
        """Set your own provider key.

        Checks the key with the engine and stores it encrypted, replacing the previous one. Scans
        prefer it to the operator’s key, and can then ask engines that the operator has not
        configured. Answers still cost a credit. Scope: keys:write.

        Args:
            secret: The engine’s API key; login:password for DataForSEO. Stored encrypted, used only
            by scans.
        """
        answer: types.ProviderKey = self._call(
            "set_provider_key",
            "PUT",
            "/v1/provider-keys/{engineId}",
            [engine_id],
            query={},
            body=merge_body(body, {"secret": secret}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Recommendations(Resource):
    def create_content_brief(
        self,
        project_id: str,
        rec_id: str,
        *,
        engine: str | NotGiven = NOT_GIVEN,
        max_cost_usd: float | NotGiven = NOT_GIVEN,
        body: types.CreateContentBriefInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ContentBrief:
        """Write a content brief.

        Questions, facts, sources, sections, and what the page lacks. 0 credits; optionally written
        out by an “engine” on your own key. `conflict` where no page is to be written: read its
        case. Scope: recommendations:write.

        Args:
            engine: Also writes it out as prose, on your own key.
            max_cost_usd: Most that `engine` may cost; 0 only returns the estimate.
        """
        answer: types.ContentBrief = self._call(
            "create_content_brief",
            "POST",
            "/v1/projects/{projectId}/recommendations/{recId}/brief",
            [project_id, rec_id],
            query={},
            body=merge_body(body, {"engine": engine, "maxCostUsd": max_cost_usd}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def estimate_verification(
        self,
        project_id: str,
        rec_id: str,
        *,
        prompts: Literal["all", "needed"] | NotGiven = NOT_GIVEN,
        samples_k: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.VerificationEstimate:
        """Estimate what measuring a shipped move costs.

        Whether newer answers suffice, or a scan is needed or running, and the most credits it could
        cost. Nothing is started. Scope: recommendations:read.

        Args:
            prompts: As in verify_recommendation.
        """
        answer: types.VerificationEstimate = self._call(
            "estimate_verification",
            "GET",
            "/v1/projects/{projectId}/recommendations/{recId}/verify",
            [project_id, rec_id],
            query={"prompts": prompts, "samplesK": samples_k},
            timeout=timeout,
        )
        return answer

    def generate(
        self,
        project_id: str,
        *,
        days: int | NotGiven = NOT_GIVEN,
        read_pages: int | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        max_cost_usd: float | NotGiven = NOT_GIVEN,
        body: types.GenerateRecommendationsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.GeneratedRecommendations:
        """Find what to do next.

        Cases from answers and pages, each with its predicted uplift. Known ones keep id and state.
        0 credits; optionally worded by an “engine” on your own key. Scope: recommendations:write.

        Args:
            days: Number of days.
            read_pages: Cited pages to read now if no copy is stored, most cited first, for at most
            ten seconds. 0: none.
            engine: Lets this engine word the five best cases, on your own key. Unsupported
            statements are dropped.
            max_cost_usd: Most that `engine` may cost; 0 only returns the estimate.
        """
        answer: types.GeneratedRecommendations = self._call(
            "generate_recommendations",
            "POST",
            "/v1/projects/{projectId}/recommendations",
            [project_id],
            query={},
            body=merge_body(body, {"days": days, "readPages": read_pages, "engine": engine, "maxCostUsd": max_cost_usd}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        rec_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Recommendation:
        """Read a recommendation.

        Finding, steps, published effects, uplift by engine, history. Scope: recommendations:read.
        """
        answer: types.Recommendation = self._call(
            "get_recommendation",
            "GET",
            "/v1/projects/{projectId}/recommendations/{recId}",
            [project_id, rec_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_optimization_plan(
        self,
        project_id: str,
        *,
        budget: float | NotGiven = NOT_GIVEN,
        unit: Literal["days", "credits"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.OptimizationPlan:
        """Plan moves under a budget.

        The order with the highest gain, with its interval and ties; overlaps count once. 0 credits.
        Scope: recommendations:read.

        Args:
            unit: credits: the cost of proving it.
        """
        answer: types.OptimizationPlan = self._call(
            "get_optimization_plan",
            "GET",
            "/v1/projects/{projectId}/optimization-plan",
            [project_id],
            query={"budget": budget, "unit": unit},
            timeout=timeout,
        )
        return answer

    def get_summary(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.RecommendationsOverview:
        """Sum up recommendations.

        Counts, the combined effect of open moves, and predicted beside measured uplift. Scope:
        recommendations:read.
        """
        answer: types.RecommendationsOverview = self._call(
            "get_recommendations_summary",
            "GET",
            "/v1/projects/{projectId}/recommendations/summary",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["open", "suggested", "accepted", "in_progress", "shipped", "verified", "not_confirmed", "dismissed"] | NotGiven = NOT_GIVEN,
        move: types.MoveInput | NotGiven = NOT_GIVEN,
        sort: Literal["-priority", "-createdAt"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.RecommendationSummary]:
        """List recommendations.

        Highest uplift per day of work first; dismissed ones only on request. Scope:
        recommendations:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            state: open: not shipped, not dismissed.
        """
        answer: Pager[types.RecommendationSummary] = self._list(
            "list_recommendations",
            "GET",
            "/v1/projects/{projectId}/recommendations",
            [project_id],
            query={"limit": limit, "offset": offset, "state": state, "move": move, "sort": sort},
            timeout=timeout,
        )
        return answer

    def list_changes(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        kind: Literal["content", "technical", "links", "publicity", "product", "other"] | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.LoggedChange]:
        """List logged changes.

        Newest first, each with the measured change of presence around it, or null. Scope:
        recommendations:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            days: Days compared on each side.
        """
        answer: Pager[types.LoggedChange] = self._list(
            "list_changes",
            "GET",
            "/v1/projects/{projectId}/changes",
            [project_id],
            query={"limit": limit, "offset": offset, "kind": kind, "days": days},
            timeout=timeout,
        )
        return answer

    def log_change(
        self,
        project_id: str,
        *,
        kind: Literal["content", "technical", "links", "publicity", "product", "other"] | NotGiven = NOT_GIVEN,
        note: str | NotGiven = NOT_GIVEN,
        at: str | NotGiven = NOT_GIVEN,
        pages: Sequence[str] | NotGiven = NOT_GIVEN,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.LogChangeInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.LoggedChange:
        """Log a change.

        Records what changed and when; every history marks it. Scope: recommendations:write.

        Args:
            kind: Its kind; decides which other fields it has.
            note: What was changed.
            at: Default: now.
            pages: Addresses of pages.
            prompt_ids: Prompts meant to move; none: all.
        """
        answer: types.LoggedChange = self._call(
            "log_change",
            "POST",
            "/v1/projects/{projectId}/changes",
            [project_id],
            query={},
            body=merge_body(body, {"kind": kind, "note": note, "at": at, "pages": pages, "promptIds": prompt_ids}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        rec_id: str,
        *,
        state: Literal["suggested", "accepted", "in_progress", "shipped", "dismissed"] | NotGiven = NOT_GIVEN,
        owner: str | None | NotGiven = NOT_GIVEN,
        due: str | None | NotGiven = NOT_GIVEN,
        shipped_at: str | NotGiven = NOT_GIVEN,
        note: str | NotGiven = NOT_GIVEN,
        body: types.UpdateRecommendationInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Recommendation:
        """Move a recommendation on.

        Sets state, owner and due date. A shipped move is logged as a change. Scope:
        recommendations:write.

        Args:
            state: Its state.
            owner: Its owner; null: nobody yet.
            due: The due date.
            shipped_at: Default: now.
            note: The note of whoever did it.
        """
        answer: types.Recommendation = self._call(
            "update_recommendation",
            "PATCH",
            "/v1/projects/{projectId}/recommendations/{recId}",
            [project_id, rec_id],
            query={},
            body=merge_body(body, {"state": state, "owner": owner, "due": due, "shippedAt": shipped_at, "note": note}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def verify(
        self,
        project_id: str,
        rec_id: str,
        *,
        scan: Literal["if_needed", "never"] | NotGiven = NOT_GIVEN,
        samples_k: int | NotGiven = NOT_GIVEN,
        prompts: Literal["all", "needed"] | NotGiven = NOT_GIVEN,
        max_credits: int | NotGiven = NOT_GIVEN,
        body: types.VerifyRecommendationInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.RecommendationVerification:
        """Measure what a shipped move did.

        Affected prompts against the others, before and after; starts a scan if newer answers do not
        suffice. Scope: recommendations:write.

        Args:
            scan: if_needed: asks engines if newer answers do not suffice.
            samples_k: Samples per prompt and engine.
            prompts: What the scan asks. needed: the affected prompts and twice as many others to
            compare with, if that is less than all.
            max_credits: The most it may cost.
        """
        answer: types.RecommendationVerification = self._call(
            "verify_recommendation",
            "POST",
            "/v1/projects/{projectId}/recommendations/{recId}/verify",
            [project_id, rec_id],
            query={},
            body=merge_body(body, {"scan": scan, "samplesK": samples_k, "prompts": prompts, "maxCredits": max_credits}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Reports(Resource):
    def create(
        self,
        project_id: str,
        *,
        template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | NotGiven = NOT_GIVEN,
        title: str | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        from_: str | NotGiven = NOT_GIVEN,
        to: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        segment_id: str | NotGiven = NOT_GIVEN,
        body: types.CreateReportInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Report:
        """Build a report.

        Built in the background from current figures; get_report reads it. Scope: reports:write.

        Args:
            template: Its template.
            title: A short title.
            language: BCP 47 language, such as `en`.
            from_: Day or instant; default: `days` before `to`.
            to: Day (inclusive) or instant; default: now.
            days: Number of days.
            time_zone: Default: the project’s.
            segment_id: Only this segment.
        """
        answer: types.Report = self._call(
            "create_report",
            "POST",
            "/v1/projects/{projectId}/reports",
            [project_id],
            query={},
            body=merge_body(body, {"template": template, "title": title, "language": language, "from": from_, "to": to, "days": days, "timeZone": time_zone, "segmentId": segment_id}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def create_export(
        self,
        project_id: str,
        *,
        dataset: Literal["answers", "runs", "citations", "scores", "cells", "audit"] | NotGiven = NOT_GIVEN,
        format: Literal["ndjson", "csv", "parquet"] | NotGiven = NOT_GIVEN,
        compression: Literal["none", "gzip", "zstd"] | NotGiven = NOT_GIVEN,
        from_: str | None | NotGiven = NOT_GIVEN,
        to: str | None | NotGiven = NOT_GIVEN,
        scan_id: str | None | NotGiven = NOT_GIVEN,
        origin: Literal["measured", "imported", "both"] | None | NotGiven = NOT_GIVEN,
        expires_in_days: int | NotGiven = NOT_GIVEN,
        body: types.CreateExportInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Export:
        """Export a project’s rows.

        Writes a file in the background; get_export gives its link, list_jobs finds it again. At
        most 5 at once a project. Scope: reports:write.

        Args:
            dataset: audit: the whole workspace’s log, for keys that may read it.
            format: Its file format.
            compression: Compression. zstd files have several frames, so the reader must continue
            across frames.
            from_: Not before this time: a day (UTC) or an instant.
            to: Before this time: a day (UTC, inclusive) or an instant.
            origin: Measured answers, imported ones or both. Default: measured, if there are any;
            with scanId those of the scan.
        """
        answer: types.Export = self._call(
            "create_export",
            "POST",
            "/v1/projects/{projectId}/exports",
            [project_id],
            query={},
            body=merge_body(body, {"dataset": dataset, "format": format, "compression": compression, "from": from_, "to": to, "scanId": scan_id, "origin": origin, "expiresInDays": expires_in_days}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        report_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a report.

        Deletes its files too; its shares stop working. Scope: reports:write.
        """
        answer: types.Deleted = self._call(
            "delete_report",
            "DELETE",
            "/v1/projects/{projectId}/reports/{reportId}",
            [project_id, report_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        report_id: str,
        *,
        content: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.Report:
        """Read a report.

        Its content, links to its files, and its shares. Scope: reports:read.
        """
        answer: types.Report = self._call(
            "get_report",
            "GET",
            "/v1/projects/{projectId}/reports/{reportId}",
            [project_id, report_id],
            query={"content": content},
            timeout=timeout,
        )
        return answer

    def get_export(
        self,
        project_id: str,
        export_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Export:
        """Read an export.

        Progress; once completed, rows, checksum and a link for an hour. Scope: reports:read.
        """
        answer: types.Export = self._call(
            "get_export",
            "GET",
            "/v1/projects/{projectId}/exports/{exportId}",
            [project_id, export_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | NotGiven = NOT_GIVEN,
        status: Literal["queued", "running", "completed", "failed"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ReportSummary]:
        """List reports.

        Newest first, with their verdicts. Scope: reports:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.ReportSummary] = self._list(
            "list_reports",
            "GET",
            "/v1/projects/{projectId}/reports",
            [project_id],
            query={"limit": limit, "offset": offset, "template": template, "status": status},
            timeout=timeout,
        )
        return answer

    def list_templates(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.ReportTemplate]:
        """List report templates.

        What each template holds. Scope: reports:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.ReportTemplate] = self._list(
            "list_report_templates",
            "GET",
            "/v1/report-templates",
            [],
            query={"limit": limit, "offset": offset, "language": language},
            timeout=timeout,
        )
        return answer

    def revoke_share(
        self,
        project_id: str,
        report_id: str,
        share_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Revoke a shared link.

        The link stops working at once. Scope: reports:write.
        """
        answer: types.Deleted = self._call(
            "revoke_report_share",
            "DELETE",
            "/v1/projects/{projectId}/reports/{reportId}/shares/{shareId}",
            [project_id, report_id, share_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def schedule(
        self,
        project_id: str,
        *,
        template: Literal["executive", "weekly_pulse", "full_measurement", "competitors", "sources", "experiment", "methodology"] | NotGiven = NOT_GIVEN,
        language: Literal["en", "de"] | NotGiven = NOT_GIVEN,
        cadence: str | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        channel_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        state: Literal["active", "paused"] | NotGiven = NOT_GIVEN,
        body: types.ScheduleReportInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ReportSchedule:
        """Build reports on a schedule.

        Sets or replaces the project’s recurring report and the channels that get it. Scope:
        reports:write.

        Args:
            template: Its template.
            language: BCP 47 language, such as `en`.
            cadence: How often, such as `weekly on monday at 06:00`.
            time_zone: Default: the project’s.
            days: Number of days.
            channel_ids: Each gets its own link to each report.
            state: Its state.
        """
        answer: types.ReportSchedule = self._call(
            "schedule_report",
            "PUT",
            "/v1/projects/{projectId}/reports/schedule",
            [project_id],
            query={},
            body=merge_body(body, {"template": template, "language": language, "cadence": cadence, "timeZone": time_zone, "days": days, "channelIds": channel_ids, "state": state}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def share(
        self,
        project_id: str,
        report_id: str,
        *,
        name: str | None | NotGiven = NOT_GIVEN,
        expires_in_days: int | NotGiven = NOT_GIVEN,
        password: str | NotGiven = NOT_GIVEN,
        redact_answers: bool | NotGiven = NOT_GIVEN,
        body: types.ShareReportInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NewReportShare:
        """Share a report by link.

        Anyone with the link can read it until it expires or is revoked. Scope: reports:write.

        Args:
            name: Its display name.
        """
        answer: types.NewReportShare = self._call(
            "share_report",
            "POST",
            "/v1/projects/{projectId}/reports/{reportId}/shares",
            [project_id, report_id],
            query={},
            body=merge_body(body, {"name": name, "expiresInDays": expires_in_days, "password": password, "redactAnswers": redact_answers}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class SavedViews(Resource):
    def create(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        shows: str | NotGiven = NOT_GIVEN,
        filters: Mapping[str, str] | NotGiven = NOT_GIVEN,
        columns: Sequence[str] | NotGiven = NOT_GIVEN,
        period: Literal["7d", "30d", "90d", "365d"] | None | NotGiven = NOT_GIVEN,
        visibility: Literal["private", "shared"] | NotGiven = NOT_GIVEN,
        body: types.CreateSavedViewInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SavedView:
        """Save a view.

        Keeps filters, columns and a period under a name, for this key or for the whole workspace.
        Scope: projects:write.

        Args:
            name: Its name in lists.
            shows: The operation it shows.
            filters: Query parameters of that operation.
            columns: Fields of an item to show, in this order; none: all.
            period: Period in days; null: everything.
            visibility: private: for the key that made it. shared: for every key of the workspace.
        """
        answer: types.SavedView = self._call(
            "create_saved_view",
            "POST",
            "/v1/saved-views",
            [],
            query={},
            body=merge_body(body, {"name": name, "shows": shows, "filters": filters, "columns": columns, "period": period, "visibility": visibility}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        view_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a saved view.

        It disappears for everyone it was shared with; the data stays. Scope: projects:write.
        """
        answer: types.Deleted = self._call(
            "delete_saved_view",
            "DELETE",
            "/v1/saved-views/{viewId}",
            [view_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        view_id: str,
        *,
        timeout: float | None = None,
    ) -> types.SavedView:
        """Read a saved view.

        One view: its operation, filters, columns and period. Scope: projects:read.
        """
        answer: types.SavedView = self._call(
            "get_saved_view",
            "GET",
            "/v1/saved-views/{viewId}",
            [view_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        shows: str | NotGiven = NOT_GIVEN,
        visibility: Literal["private", "shared"] | NotGiven = NOT_GIVEN,
        sort: Literal["-createdAt", "name"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.SavedView]:
        """List saved views.

        Shared views and those of this key, newest first or by name. Scope: projects:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            shows: The operation it shows.
            visibility: private: for the key that made it. shared: for every key of the workspace.
        """
        answer: Pager[types.SavedView] = self._list(
            "list_saved_views",
            "GET",
            "/v1/saved-views",
            [],
            query={"limit": limit, "offset": offset, "shows": shows, "visibility": visibility, "sort": sort},
            timeout=timeout,
        )
        return answer

    def update(
        self,
        view_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        shows: str | NotGiven = NOT_GIVEN,
        filters: Mapping[str, str] | NotGiven = NOT_GIVEN,
        columns: Sequence[str] | NotGiven = NOT_GIVEN,
        period: Literal["7d", "30d", "90d", "365d"] | None | NotGiven = NOT_GIVEN,
        visibility: Literal["private", "shared"] | NotGiven = NOT_GIVEN,
        body: types.UpdateSavedViewInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SavedView:
        """Change or share a view.

        Omitted fields keep their value. Only the key that made a view can make it private again.
        Scope: projects:write.

        Args:
            name: Its name in lists.
            shows: The operation it shows.
            filters: Query parameters of that operation.
            columns: Fields of an item to show, in this order; none: all.
            period: Period in days; null: everything.
            visibility: private: for the key that made it. shared: for every key of the workspace.
        """
        answer: types.SavedView = self._call(
            "update_saved_view",
            "PATCH",
            "/v1/saved-views/{viewId}",
            [view_id],
            query={},
            body=merge_body(body, {"name": name, "shows": shows, "filters": filters, "columns": columns, "period": period, "visibility": visibility}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Scans(Resource):
    def cancel(
        self,
        scan_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Scan:
        """Cancel a scan.

        Stops new calls within about a second, keeps and scores recorded answers, and returns the
        remaining credits. Scope: scans:write.
        """
        answer: types.Scan = self._call(
            "cancel_scan",
            "POST",
            "/v1/scans/{scanId}/cancel",
            [scan_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def compare(
        self,
        scan_id: str,
        *,
        with_: str | NotGiven = NOT_GIVEN,
        baseline: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.ScanComparison:
        """Compare a scan with an earlier one.

        Did presence change? A verdict with interval, p-value and the smallest change that would
        have been seen, for these prompts (tracked) and questions like these (market), per engine
        and overall; which engines, intents and other brands moved differently (at most 1 in 10
        false); and what else changed: models, identity, prompts. Scope: scans:read.

        Args:
            with_: The earlier scan; default: the previous one in the project.
            baseline: Maximum number of earlier scans behind `baseline`: with the same questions,
            engines, models and names, since the level last changed.
        """
        answer: types.ScanComparison = self._call(
            "compare_scans",
            "GET",
            "/v1/scans/{scanId}/compare",
            [scan_id],
            query={"with": with_, "baseline": baseline},
            timeout=timeout,
        )
        return answer

    def estimate_cost(
        self,
        *,
        project_id: str | NotGiven = NOT_GIVEN,
        config: types.ScanConfigInput | NotGiven = NOT_GIVEN,
        baseline: float | NotGiven = NOT_GIVEN,
        body: types.EstimateScanInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.ScanEstimate:
        """Estimate a scan.

        Credits, expected interval width, detectable change and duration, before anything is spent.
        More prompts buy more precision than repeats; the advice says how much. Scope: scans:read.

        Args:
            project_id: Take prompts and defaults from this project.
            baseline: Expected presence; widths depend on it. Default: that of the last scans, or
            0.3.
        """
        answer: types.ScanEstimate = self._call(
            "estimate_scan_cost",
            "POST",
            "/v1/scans/estimate",
            [],
            query={},
            body=merge_body(body, {"projectId": project_id, "config": config, "baseline": baseline}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        scan_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Scan:
        """Read a scan.

        Status, progress for each engine, credits, and at the end the result: presence, mention and
        citation with intervals, per engine and overall. Scope: scans:read.
        """
        answer: types.Scan = self._call(
            "get_scan",
            "GET",
            "/v1/scans/{scanId}",
            [scan_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_advice(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ScanAdvice:
        """What to measure next.

        From the newest scan: what would tell most for its credits (prompts, repeats, another scan),
        which engines fail, the smallest change that can be found, and what is noise. Scope:
        scans:read.
        """
        answer: types.ScanAdvice = self._call(
            "get_scan_advice",
            "GET",
            "/v1/projects/{projectId}/scans/advice",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_engine_run(
        self,
        run_id: str,
        *,
        timeout: float | None = None,
    ) -> types.EngineRun:
        """Read an engine run.

        One engine’s part of a scan. Scope: scans:read.
        """
        answer: types.EngineRun = self._call(
            "get_engine_run",
            "GET",
            "/v1/engine-runs/{runId}",
            [run_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_quality(
        self,
        scan_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ScanQuality:
        """Whether decisions can rest on a scan.

        Coverage, failures by reason, cells with few answers, engine changes, and six criteria for a
        figure that decisions may rest on, each with its measured and required value. Scope:
        scans:read.
        """
        answer: types.ScanQuality = self._call(
            "get_scan_quality",
            "GET",
            "/v1/scans/{scanId}/quality",
            [scan_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: types.ScanStatusInput | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Scan]:
        """List a project’s scans.

        Newest first, with progress and results. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            status: partial: some cells could not be measured; each says why.
        """
        answer: Pager[types.Scan] = self._list(
            "list_scans",
            "GET",
            "/v1/projects/{projectId}/scans",
            [project_id],
            query={"limit": limit, "offset": offset, "status": status},
            timeout=timeout,
        )
        return answer

    def list_engine_runs(
        self,
        scan_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.EngineRun]:
        """List a scan’s engine runs.

        What each engine was asked, what came back, what failed and why, and what it cost. Scope:
        scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.EngineRun] = self._list(
            "list_engine_runs",
            "GET",
            "/v1/scans/{scanId}/engine-runs",
            [scan_id],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def list_in_workspace(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        status: types.ScanStatusInput | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        url: str | NotGiven = NOT_GIVEN,
        since: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Scan]:
        """List all scans of the workspace.

        Scans of projects and of single addresses, newest first. A key limited to projects sees
        theirs, and the addresses it scanned. Scope: scans:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            status: partial: some cells could not be measured; each says why.
            project_id: Only scans of this project.
            url: A page, or a host for all its pages.
            since: Requested at or after this time.
        """
        answer: Pager[types.Scan] = self._list(
            "list_workspace_scans",
            "GET",
            "/v1/scans",
            [],
            query={"limit": limit, "offset": offset, "status": status, "projectId": project_id, "url": url, "since": since},
            timeout=timeout,
        )
        return answer

    def plan_samples(
        self,
        *,
        project_id: str | NotGiven = NOT_GIVEN,
        half_width: float | NotGiven = NOT_GIVEN,
        estimand: Literal["market", "tracked"] | NotGiven = NOT_GIVEN,
        detectable_change: float | NotGiven = NOT_GIVEN,
        engines: int | NotGiven = NOT_GIVEN,
        max_prompts: int | NotGiven = NOT_GIVEN,
        max_samples_k: int | NotGiven = NOT_GIVEN,
        max_credits: int | NotGiven = NOT_GIVEN,
        baseline: float | NotGiven = NOT_GIVEN,
        icc: float | NotGiven = NOT_GIVEN,
        body: types.PlanSamplesInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PlannedSamples:
        """Plan prompts and samples for a precision.

        The cheapest prompts × samples that reach a half-width or find a change, or the most precise
        for `maxCredits`, with other splits of the credits. Uses presence and agreement of the
        project’s last scans. Nothing is started. Scope: scans:read.

        Args:
            project_id: Learn rate, ICC and engines from this project.
            half_width: Wanted half-width, such as 0.05 for ±5 points.
            estimand: The interval that halfWidth refers to.
            detectable_change: Alternatively: the smallest change that two scans should detect.
            engines: Number of engines asked. Default: the project’s, or 1.
            max_prompts: Prompts available.
            max_credits: Most credits. Alone, without a target: the most precise plan that they buy.
            baseline: Expected presence. Default: that of the last scans, or 0.5, the widest.
            icc: Intraclass correlation of the answers to one prompt. Default: learned, shrunk
            towards 0.62.
        """
        answer: types.PlannedSamples = self._call(
            "plan_samples",
            "POST",
            "/v1/scans/plan",
            [],
            query={},
            body=merge_body(body, {"projectId": project_id, "halfWidth": half_width, "estimand": estimand, "detectableChange": detectable_change, "engines": engines, "maxPrompts": max_prompts, "maxSamplesK": max_samples_k, "maxCredits": max_credits, "baseline": baseline, "icc": icc}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def retry_failed_runs(
        self,
        scan_id: str,
        *,
        max_credits: int | NotGiven = NOT_GIVEN,
        body: types.RetryFailedRunsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Scan:
        """Ask again what failed.

        Asks a scan’s failed samples again within 24 hours of its end, in the same scan. They were
        not charged; answers now are. Scope: scans:write.

        Args:
            max_credits: Refuse if it could cost more.
        """
        answer: types.Scan = self._call(
            "retry_failed_runs",
            "POST",
            "/v1/scans/{scanId}/retry",
            [scan_id],
            query={},
            body=merge_body(body, {"maxCredits": max_credits}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def start(
        self,
        *,
        url: str | NotGiven = NOT_GIVEN,
        project_id: str | NotGiven = NOT_GIVEN,
        config: types.ScanConfigInput | NotGiven = NOT_GIVEN,
        body: types.StartScanInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Scan:
        """Start a scan.

        Asks answer engines and measures presence. With only a url, its page is read for the brand
        and the prompts; with a project, its active prompt set is asked. Credits (prompts × engines
        × samples) are held, one is charged for each recorded answer, and the rest is returned. Poll
        GET /v1/scans/{scanId}. Scope: scans:write.

        Args:
            url: The page whose brand and topics are measured. May be left out with a project.
            project_id: Its active prompt set is asked, and its brand looked for.
        """
        answer: types.Scan = self._call(
            "start_scan",
            "POST",
            "/v1/scans",
            [],
            query={},
            body=merge_body(body, {"url": url, "projectId": project_id, "config": config}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Schedules(Resource):
    def get(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Schedule:
        """Read a project’s schedule.

        When scans start automatically, what that costs a month, and how long the balance lasts.
        Scope: scans:read.
        """
        answer: types.Schedule = self._call(
            "get_schedule",
            "GET",
            "/v1/projects/{projectId}/schedule",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_cycle(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.CycleReading:
        """Read a project’s cycle.

        Presence over the last days of a schedule that asks its set in parts, and the change since
        the previous cycle. Says what is missing while a cycle is incomplete. Scope: scans:read.
        """
        answer: types.CycleReading = self._call(
            "get_cycle",
            "GET",
            "/v1/projects/{projectId}/cycle",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def pause(
        self,
        project_id: str,
        *,
        until: str | None | NotGiven = NOT_GIVEN,
        body: types.PauseScheduleInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Schedule:
        """Pause a schedule.

        No scans start until you resume it, or until the time given. Running ones continue. Scope:
        scans:write.

        Args:
            until: When it resumes automatically; null: when you resume it.
        """
        answer: types.Schedule = self._call(
            "pause_schedule",
            "POST",
            "/v1/projects/{projectId}/schedule/pause",
            [project_id],
            query={},
            body=merge_body(body, {"until": until}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def preview(
        self,
        project_id: str,
        *,
        cadence: str | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        jitter_minutes: int | NotGiven = NOT_GIVEN,
        config: types.SetScheduleConfigInput | NotGiven = NOT_GIVEN,
        monthly_credits: int | None | NotGiven = NOT_GIVEN,
        cycle: int | None | NotGiven = NOT_GIVEN,
        body: types.SetScheduleInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SchedulePreview:
        """Preview a schedule.

        The next runs, what they cost a month, and how long the balance lasts. Stores nothing.
        Scope: scans:read.

        Args:
            cadence: Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every
            6 hours.
            time_zone: Default: the project’s.
            jitter_minutes: Each run is delayed by a random time, up to this many minutes.
            config: Configuration of each scan; omitted fields are the project’s.
            monthly_credits: Runs that could exceed this in a calendar month (UTC) are skipped;
            null: no limit of its own.
            cycle: Ask the set in this many parts, one per run, each question once: 7 on a daily
            schedule asks each question once a week. Figures then cover that many runs (GET
            /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks
            the whole set.
        """
        answer: types.SchedulePreview = self._call(
            "preview_schedule",
            "POST",
            "/v1/projects/{projectId}/schedule/preview",
            [project_id],
            query={},
            body=merge_body(body, {"cadence": cadence, "timeZone": time_zone, "jitterMinutes": jitter_minutes, "config": config, "monthlyCredits": monthly_credits, "cycle": cycle}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def resume(
        self,
        project_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Schedule:
        """Resume a schedule.

        Continues with the next due time. Missed runs are skipped. Scope: scans:write.
        """
        answer: types.Schedule = self._call(
            "resume_schedule",
            "POST",
            "/v1/projects/{projectId}/schedule/resume",
            [project_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set(
        self,
        project_id: str,
        *,
        cadence: str | NotGiven = NOT_GIVEN,
        time_zone: str | NotGiven = NOT_GIVEN,
        jitter_minutes: int | NotGiven = NOT_GIVEN,
        config: types.SetScheduleConfigInput | NotGiven = NOT_GIVEN,
        monthly_credits: int | None | NotGiven = NOT_GIVEN,
        cycle: int | None | NotGiven = NOT_GIVEN,
        body: types.SetScheduleInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Schedule:
        """Scan a project on a schedule.

        Sets or replaces the schedule. Its scans spend credits. While one runs, no other is started.
        Scope: scans:write.

        Args:
            cadence: Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every
            6 hours.
            time_zone: Default: the project’s.
            jitter_minutes: Each run is delayed by a random time, up to this many minutes.
            config: Configuration of each scan; omitted fields are the project’s.
            monthly_credits: Runs that could exceed this in a calendar month (UTC) are skipped;
            null: no limit of its own.
            cycle: Ask the set in this many parts, one per run, each question once: 7 on a daily
            schedule asks each question once a week. Figures then cover that many runs (GET
            /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks
            the whole set.
        """
        answer: types.Schedule = self._call(
            "set_schedule",
            "PUT",
            "/v1/projects/{projectId}/schedule",
            [project_id],
            query={},
            body=merge_body(body, {"cadence": cadence, "timeZone": time_zone, "jitterMinutes": jitter_minutes, "config": config, "monthlyCredits": monthly_credits, "cycle": cycle}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Scorecards(Resource):
    def create(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        rows: Sequence[types.CreateScorecardRowsItemInput] | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        body: types.CreateScorecardInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Scorecard:
        """Make a scorecard.

        Metrics with weights and targets, combined into one. Scope: reports:write.

        Args:
            name: Its display name.
            rows: One entry per row.
            days: Number of days whose scans a figure covers.
        """
        answer: types.Scorecard = self._call(
            "create_scorecard",
            "POST",
            "/v1/projects/{projectId}/scorecards",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "rows": rows, "days": days}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        scorecard_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a scorecard.

        With all of its versions. Scope: reports:write.
        """
        answer: types.Deleted = self._call(
            "delete_scorecard",
            "DELETE",
            "/v1/projects/{projectId}/scorecards/{scorecardId}",
            [project_id, scorecard_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        scorecard_id: str,
        *,
        as_of: str | NotGiven = NOT_GIVEN,
        version: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.ScorecardReading:
        """Read a scorecard.

        Each row and the composite with interval and verdict, at any date. Scope: reports:read.

        Args:
            as_of: Day or instant; default: now.
            version: Default: the one of `asOf`.
        """
        answer: types.ScorecardReading = self._call(
            "get_scorecard",
            "GET",
            "/v1/projects/{projectId}/scorecards/{scorecardId}",
            [project_id, scorecard_id],
            query={"asOf": as_of, "version": version},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Scorecard]:
        """List scorecards.

        Newest first, with their rows. Scope: reports:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Scorecard] = self._list(
            "list_scorecards",
            "GET",
            "/v1/projects/{projectId}/scorecards",
            [project_id],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        scorecard_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        rows: Sequence[types.UpdateScorecardRowsItemInput] | NotGiven = NOT_GIVEN,
        days: int | NotGiven = NOT_GIVEN,
        body: types.UpdateScorecardInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Scorecard:
        """Change a scorecard.

        Changed rows or dates make a new version. Scope: reports:write.

        Args:
            name: Its display name.
            rows: One entry per row.
            days: Number of days whose scans a figure covers.
        """
        answer: types.Scorecard = self._call(
            "update_scorecard",
            "PATCH",
            "/v1/projects/{projectId}/scorecards/{scorecardId}",
            [project_id, scorecard_id],
            query={},
            body=merge_body(body, {"name": name, "rows": rows, "days": days}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Scores(Resource):
    def explain(
        self,
        project_id: str,
        score_id: str,
        *,
        timeout: float | None = None,
    ) -> types.ScoreExplanation:
        """Explain a score or a prediction.

        What made the figure: contributions in log-odds and in points, the answers and studies
        behind each, and the formula. Takes the id of a score or of a prediction. Scope:
        scores:read.
        """
        answer: types.ScoreExplanation = self._call(
            "explain_score",
            "GET",
            "/v1/projects/{projectId}/scores/{scoreId}/explain",
            [project_id, score_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_measurement_reliability(
        self,
        project_id: str,
        *,
        scan_id: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> types.MeasurementReliability:
        """How repeatable the measurement is.

        Split-half reliability and the noise floor of the newest scan or a named one, per engine and
        overall: a change below the floor is what repeating the scan would show anyway. Scope:
        scores:read.

        Args:
            scan_id: This scan; default: the project’s newest.
        """
        answer: types.MeasurementReliability = self._call(
            "get_measurement_reliability",
            "GET",
            "/v1/projects/{projectId}/reliability",
            [project_id],
            query={"scanId": scan_id},
            timeout=timeout,
        )
        return answer

    def get_metric_definitions(
        self,
        *,
        timeout: float | None = None,
    ) -> types.MetricDefinitions:
        """Define every metric.

        What each figure of this API means: definition, formula, unit, interval, where to find it,
        and how it is misread. Scope: scores:read.
        """
        answer: types.MetricDefinitions = self._call(
            "get_metric_definitions",
            "GET",
            "/v1/metrics",
            [],
            query={},
            timeout=timeout,
        )
        return answer

    def get_visibility(
        self,
        project_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Visibility:
        """Read a project’s visibility.

        Presence, mention and citation of the newest scan, per engine and overall, beside the
        competitors; with scans on three or more days, also the long-run level. Scope: scores:read.
        """
        answer: types.Visibility = self._call(
            "get_visibility",
            "GET",
            "/v1/projects/{projectId}/visibility",
            [project_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list_by_prompt(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        scope: Literal["cell", "engine", "overall"] | NotGiven = NOT_GIVEN,
        engine: str | NotGiven = NOT_GIVEN,
        prompt_id: str | NotGiven = NOT_GIVEN,
        scan_id: str | NotGiven = NOT_GIVEN,
        history: Literal["true", "false"] | NotGiven = NOT_GIVEN,
        sort: Literal["-asOf", "-presence", "presence", "-width"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Score]:
        """List scores.

        Latest or all presence probabilities with interval, counts and provenance: by prompt ×
        engine, by engine, or overall. Scope: scores:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            scope: cell: prompt × engine. engine: over prompts. overall: over prompts and engines.
            prompt_id: Only this prompt.
            scan_id: Only this scan; default: the latest of each.
            history: Every scan’s score rather than the latest.
        """
        answer: Pager[types.Score] = self._list(
            "list_prompt_scores",
            "GET",
            "/v1/projects/{projectId}/scores",
            [project_id],
            query={"limit": limit, "offset": offset, "scope": scope, "engine": engine, "promptId": prompt_id, "scanId": scan_id, "history": history, "sort": sort},
            timeout=timeout,
        )
        return answer


class Segments(Resource):
    def create(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        rules: types.CellRulesInput | NotGiven = NOT_GIVEN,
        body: types.CreateSegmentInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Segment:
        """Create a segment.

        Saves rules under a name. Preview them first: few prompts give a wide interval. Scope:
        projects:write.

        Args:
            name: Its name in lists.
            description: What it is, in its maker’s words.
        """
        answer: types.Segment = self._call(
            "create_segment",
            "POST",
            "/v1/projects/{projectId}/segments",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "description": description, "rules": rules}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        project_id: str,
        segment_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a segment.

        Measurements stay; figures can no longer be filtered by it. Scope: projects:write.
        """
        answer: types.Deleted = self._call(
            "delete_segment",
            "DELETE",
            "/v1/projects/{projectId}/segments/{segmentId}",
            [project_id, segment_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        sort: Literal["-createdAt", "name"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Segment]:
        """List segments.

        Saved rules that select prompts, engines and scans; every figure accepts one as `segmentId`.
        Scope: analytics:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Segment] = self._list(
            "list_segments",
            "GET",
            "/v1/projects/{projectId}/segments",
            [project_id],
            query={"limit": limit, "offset": offset, "sort": sort},
            timeout=timeout,
        )
        return answer

    def preview(
        self,
        project_id: str,
        *,
        rules: types.CellRulesInput | NotGiven = NOT_GIVEN,
        body: types.PreviewSegmentInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SegmentPreview:
        """Try rules on the newest scan.

        How many prompts and answers the rules select in the newest scan, and presence with its
        interval. Scope: analytics:read.
        """
        answer: types.SegmentPreview = self._call(
            "preview_segment",
            "POST",
            "/v1/projects/{projectId}/segments/preview",
            [project_id],
            query={},
            body=merge_body(body, {"rules": rules}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        project_id: str,
        segment_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        rules: types.CellRulesInput | NotGiven = NOT_GIVEN,
        body: types.UpdateSegmentInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Segment:
        """Change a segment.

        New rules raise its version and apply to past figures too. Scope: projects:write.

        Args:
            name: Its name in lists.
            description: What it is, in its maker’s words.
        """
        answer: types.Segment = self._call(
            "update_segment",
            "PATCH",
            "/v1/projects/{projectId}/segments/{segmentId}",
            [project_id, segment_id],
            query={},
            body=merge_body(body, {"name": name, "description": description, "rules": rules}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Simulations(Resource):
    def compare(
        self,
        project_id: str,
        *,
        simulation_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        body: types.CompareSimulationsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.SimulationComparison:
        """Compare simulations.

        Runs 2 to 10 simulations again on the same random draws; gives the probability that each is
        best, and that none beats changing nothing. All have to start from the same page. Scope:
        recommendations:read.
        """
        answer: types.SimulationComparison = self._call(
            "compare_simulations",
            "POST",
            "/v1/projects/{projectId}/simulations/compare",
            [project_id],
            query={},
            body=merge_body(body, {"simulationIds": simulation_ids}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        project_id: str,
        simulation_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Simulation:
        """Read a simulation.

        One simulation with its uplift for each prompt and engine. Scope: recommendations:read.
        """
        answer: types.Simulation = self._call(
            "get_simulation",
            "GET",
            "/v1/projects/{projectId}/simulations/{simulationId}",
            [project_id, simulation_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        project_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.SimulationSummary]:
        """List simulations.

        Simulated changes, newest first, with their overall uplift. Scope: recommendations:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.SimulationSummary] = self._list(
            "list_simulations",
            "GET",
            "/v1/projects/{projectId}/simulations",
            [project_id],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def simulate_change(
        self,
        project_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        edits: Sequence[Literal["addQuotations", "citeSources", "addStatistics", "addComparison", "showPrices", "completeSpecifications", "refresh", "answerInTitle", "addDefinition", "improveFluency", "claimPlainly", "removeStuffing", "nameAuthor", "addQuestions", "addStructuredData", "addLlmsTxt", "allowCrawlers", "makeReadable", "earnListicle"]] | NotGiven = NOT_GIVEN,
        new_html: str | NotGiven = NOT_GIVEN,
        new_url: str | NotGiven = NOT_GIVEN,
        url: str | NotGiven = NOT_GIVEN,
        html: str | NotGiven = NOT_GIVEN,
        engines: Sequence[str] | NotGiven = NOT_GIVEN,
        prompt_ids: Sequence[str] | NotGiven = NOT_GIVEN,
        adoption: float | NotGiven = NOT_GIVEN,
        body: types.SimulateChangeInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Simulation:
        """Simulate a change to the page.

        What edits, or a new version of the page, would do to presence: median, 80% and 95%
        intervals and the probability of any rise, per prompt and overall. Content edits have small,
        fragile effects, and the intervals show it. 0 credits; stored. Scope: recommendations:write.

        Args:
            name: Default: derived from the edits.
            edits: The edits to the page, each done thoroughly.
            new_html: Or the new page: its features replace the current ones.
            new_url: Or the address of such a page.
            url: The current page; default: the project’s own pages.
            engines: Default: the project’s, without the sandbox.
            prompt_ids: Default: the active prompt set.
            adoption: Share of rivals expected to do the same, since places in answers are limited.
        """
        answer: types.Simulation = self._call(
            "simulate_change",
            "POST",
            "/v1/projects/{projectId}/simulations",
            [project_id],
            query={},
            body=merge_body(body, {"name": name, "edits": edits, "newHtml": new_html, "newUrl": new_url, "url": url, "html": html, "engines": engines, "promptIds": prompt_ids, "adoption": adoption}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Webhooks(Resource):
    def create(
        self,
        *,
        url: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        events: Sequence[str] | NotGiven = NOT_GIVEN,
        project_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        body: types.CreateWebhookInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NewWebhook:
        """Register a webhook.

        Events are POSTed to it, signed by the Standard Webhooks specification. The secret is shown
        once. Scope: webhooks:write.

        Args:
            url: Public http(s) address that accepts POST.
            description: What it is, in its maker’s words.
            events: Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET
            /v1/webhook-event-types.
            project_ids: Only events of these projects; null: all events.
        """
        answer: types.NewWebhook = self._call(
            "create_webhook",
            "POST",
            "/v1/webhooks",
            [],
            query={},
            body=merge_body(body, {"url": url, "description": description, "events": events, "projectIds": project_ids}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        webhook_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Deleted:
        """Delete a webhook.

        It gets no more events, and its delivery log is deleted. Scope: webhooks:write.
        """
        answer: types.Deleted = self._call(
            "delete_webhook",
            "DELETE",
            "/v1/webhooks/{webhookId}",
            [webhook_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        webhook_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Webhook:
        """Read a webhook.

        Its events, whether it is active, and since when it has been failing, if it is. Scope:
        webhooks:read.
        """
        answer: types.Webhook = self._call(
            "get_webhook",
            "GET",
            "/v1/webhooks/{webhookId}",
            [webhook_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["active", "paused", "disabled"] | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Webhook]:
        """List webhooks.

        Receivers of events and how reliably they answer, newest first. Scope: webhooks:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            state: paused: by you. disabled: by us, after five days of failures or a 410. Set to
            active to resume.
        """
        answer: Pager[types.Webhook] = self._list(
            "list_webhooks",
            "GET",
            "/v1/webhooks",
            [],
            query={"limit": limit, "offset": offset, "state": state},
            timeout=timeout,
        )
        return answer

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        state: Literal["pending", "delivered", "failed"] | NotGiven = NOT_GIVEN,
        event_type: str | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.WebhookDelivery]:
        """List deliveries of a webhook.

        Each event with all attempts and the beginning of each response, for 30 days. Scope:
        webhooks:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
            state: failed: given up, after eight attempts or because the webhook was disabled.
        """
        answer: Pager[types.WebhookDelivery] = self._list(
            "list_webhook_deliveries",
            "GET",
            "/v1/webhooks/{webhookId}/deliveries",
            [webhook_id],
            query={"limit": limit, "offset": offset, "state": state, "eventType": event_type},
            timeout=timeout,
        )
        return answer

    def list_event_types(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.WebhookEventType]:
        """List types of events.

        The events a webhook can get, with the JSON Schema of each type’s data. Scope:
        webhooks:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.WebhookEventType] = self._list(
            "list_webhook_event_types",
            "GET",
            "/v1/webhook-event-types",
            [],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def redeliver(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.WebhookDelivery:
        """Send an event again.

        Sends the same event with the same id, whatever happened before; retries start over. Scope:
        webhooks:write.
        """
        answer: types.WebhookDelivery = self._call(
            "redeliver_webhook",
            "POST",
            "/v1/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver",
            [webhook_id, delivery_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def rotate_secret(
        self,
        webhook_id: str,
        *,
        overlap_hours: int | NotGiven = NOT_GIVEN,
        body: types.RotateWebhookSecretInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.NewWebhook:
        """Give a webhook a new secret.

        Messages are signed with both secrets until the overlap ends. The new one is shown once.
        Scope: webhooks:write.

        Args:
            overlap_hours: How long messages are signed with both secrets.
        """
        answer: types.NewWebhook = self._call(
            "rotate_webhook_secret",
            "POST",
            "/v1/webhooks/{webhookId}/rotate",
            [webhook_id],
            query={},
            body=merge_body(body, {"overlapHours": overlap_hours}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def test(
        self,
        webhook_id: str,
        *,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.TestedWebhook:
        """Send a test to a webhook.

        POSTs a signed `webhook.test` now, once, and returns what the receiver answered. Scope:
        webhooks:write.
        """
        answer: types.TestedWebhook = self._call(
            "test_webhook",
            "POST",
            "/v1/webhooks/{webhookId}/test",
            [webhook_id],
            query={},
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        webhook_id: str,
        *,
        url: str | NotGiven = NOT_GIVEN,
        description: str | None | NotGiven = NOT_GIVEN,
        events: Sequence[str] | NotGiven = NOT_GIVEN,
        project_ids: Sequence[str] | None | NotGiven = NOT_GIVEN,
        state: Literal["active", "paused"] | NotGiven = NOT_GIVEN,
        body: types.UpdateWebhookInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Webhook:
        """Change, pause or resume a webhook.

        Omitted fields keep their value. While paused it gets no new events; queued ones stay.
        Scope: webhooks:write.

        Args:
            url: Public http(s) address that accepts POST.
            description: What it is, in its maker’s words.
            events: Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET
            /v1/webhook-event-types.
            project_ids: Only events of these projects; null: all events.
            state: Its state.
        """
        answer: types.Webhook = self._call(
            "update_webhook",
            "PATCH",
            "/v1/webhooks/{webhookId}",
            [webhook_id],
            query={},
            body=merge_body(body, {"url": url, "description": description, "events": events, "projectIds": project_ids, "state": state}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Workspaces(Resource):
    def create(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        body: types.CreateWorkspaceInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.CreatedWorkspace:
        """Make a workspace.

        With separate test data, and a first key for live and test data, shown once. Scope: admin.

        Args:
            name: Its display name.
        """
        answer: types.CreatedWorkspace = self._call(
            "create_workspace",
            "POST",
            "/v1/workspaces",
            [],
            query={},
            body=merge_body(body, {"name": name}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def delete(
        self,
        workspace_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        body: types.DeleteWorkspaceInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Workspace:
        """Delete a workspace for good.

        Its keys stop at once, and a job erases all data, test data too. Needs its name, or exports
        of all projects. Scope: admin.

        Args:
            name: The workspace’s name; confirms deleting data that was not exported.
        """
        answer: types.Workspace = self._call(
            "delete_workspace",
            "DELETE",
            "/v1/workspaces/{workspaceId}",
            [workspace_id],
            query={},
            body=merge_body(body, {"name": name}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def get(
        self,
        workspace_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Workspace:
        """Read a workspace.

        Its name and state; while it is being deleted, the progress. Scope: workspaces:read.
        """
        answer: types.Workspace = self._call(
            "get_workspace",
            "GET",
            "/v1/workspaces/{workspaceId}",
            [workspace_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_branding(
        self,
        workspace_id: str,
        *,
        timeout: float | None = None,
    ) -> types.Branding:
        """Read the branding.

        Logo, colours and names in mails and shared reports. Scope: workspaces:read.
        """
        answer: types.Branding = self._call(
            "get_branding",
            "GET",
            "/v1/workspaces/{workspaceId}/branding",
            [workspace_id],
            query={},
            timeout=timeout,
        )
        return answer

    def get_privacy_controls(
        self,
        workspace_id: str,
        *,
        timeout: float | None = None,
    ) -> types.PrivacyControls:
        """Read the privacy controls.

        How long answers are kept, what exports leave out, and whether outcomes train the predictor.
        Scope: workspaces:read.
        """
        answer: types.PrivacyControls = self._call(
            "get_privacy_controls",
            "GET",
            "/v1/workspaces/{workspaceId}/privacy",
            [workspace_id],
            query={},
            timeout=timeout,
        )
        return answer

    def list(
        self,
        *,
        limit: int | NotGiven = NOT_GIVEN,
        offset: int | NotGiven = NOT_GIVEN,
        timeout: float | None = None,
    ) -> Pager[types.Workspace]:
        """List workspaces.

        The key’s own workspace, those it made, and those you are a member of. Scope:
        workspaces:read.

        Args:
            limit: Maximum number of items.
            offset: Number of items to skip, at most 10,000. To read further, use `after`.
        """
        answer: Pager[types.Workspace] = self._list(
            "list_workspaces",
            "GET",
            "/v1/workspaces",
            [],
            query={"limit": limit, "offset": offset},
            timeout=timeout,
        )
        return answer

    def set_branding(
        self,
        workspace_id: str,
        *,
        name: str | None | NotGiven = NOT_GIVEN,
        logo_url: str | None | NotGiven = NOT_GIVEN,
        colours: types.SetBrandingColoursInput | NotGiven = NOT_GIVEN,
        sender_name: str | None | NotGiven = NOT_GIVEN,
        footer: str | None | NotGiven = NOT_GIVEN,
        body: types.SetBrandingInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Branding:
        """Set the branding.

        Replaces it; refuses colours that are hard to read. Scope: admin.

        Args:
            name: null: the workspace’s.
            colours: Accent and text stand on the background with a contrast of 4.5 or more.
            sender_name: Sender name of mails.
            footer: Footer of mails and reports.
        """
        answer: types.Branding = self._call(
            "set_branding",
            "PUT",
            "/v1/workspaces/{workspaceId}/branding",
            [workspace_id],
            query={},
            body=merge_body(body, {"name": name, "logoUrl": logo_url, "colours": colours, "senderName": sender_name, "footer": footer}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def set_privacy_controls(
        self,
        workspace_id: str,
        *,
        answer_days: int | None | NotGiven = NOT_GIVEN,
        raw_days: int | None | NotGiven = NOT_GIVEN,
        export_days: int | None | NotGiven = NOT_GIVEN,
        withheld: Sequence[Literal["text", "citations", "sources", "searchQueries"]] | NotGiven = NOT_GIVEN,
        mask_personal: bool | NotGiven = NOT_GIVEN,
        calibration: bool | NotGiven = NOT_GIVEN,
        body: types.SetPrivacyControlsInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.PrivacyControls:
        """Set the privacy controls.

        Replaces them. The next nightly run permanently erases older answers; figures stay. Scope:
        admin.

        Args:
            answer_days: Days until answers lose their text, from the end of their scan; null: the
            plan’s limit. Figures stay.
            raw_days: Days until raw engine responses are erased; null: with the text.
            export_days: Longest time that an export is kept.
            withheld: Fields of answers that exports leave empty.
            mask_personal: Whether e-mail addresses (before the @), telephone, card and account
            numbers in new answers are masked with dots.
            calibration: Whether outcomes (without text) may train the shared predictor.
        """
        answer: types.PrivacyControls = self._call(
            "set_privacy_controls",
            "PUT",
            "/v1/workspaces/{workspaceId}/privacy",
            [workspace_id],
            query={},
            body=merge_body(body, {"answerDays": answer_days, "rawDays": raw_days, "exportDays": export_days, "withheld": withheld, "maskPersonal": mask_personal, "calibration": calibration}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer

    def update(
        self,
        workspace_id: str,
        *,
        name: str | NotGiven = NOT_GIVEN,
        body: types.UpdateWorkspaceInput | None = None,
        idempotency_key: str | None = None,
        if_version: str | None = None,
        timeout: float | None = None,
    ) -> types.Workspace:
        """Rename a workspace.

        Its keys and data stay as they are. Scope: admin.

        Args:
            name: Its display name.
        """
        answer: types.Workspace = self._call(
            "update_workspace",
            "PATCH",
            "/v1/workspaces/{workspaceId}",
            [workspace_id],
            query={},
            body=merge_body(body, {"name": name}),
            idempotency_key=idempotency_key,
            if_version=if_version,
            timeout=timeout,
        )
        return answer


class Resources:
    """Every group of operations by its name."""

    alerts: Alerts
    analysis: Analysis
    analytics: Analytics
    answers: Answers
    api_keys: ApiKeys
    approvals: Approvals
    audit: Audit
    billing: Billing
    citations: Citations
    competitors: Competitors
    detections: Detections
    discovery: Discovery
    engines: Engines
    experiments: Experiments
    goals: Goals
    inbox: Inbox
    integrations_and_traffic: IntegrationsAndTraffic
    members: Members
    personas: Personas
    predictions: Predictions
    projects: Projects
    prompts: Prompts
    provider_keys: ProviderKeys
    recommendations: Recommendations
    reports: Reports
    saved_views: SavedViews
    schedules: Schedules
    scorecards: Scorecards
    scores: Scores
    segments: Segments
    simulations: Simulations
    webhooks: Webhooks
    workspaces: Workspaces
