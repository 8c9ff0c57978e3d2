// Made by `pnpm gen` from openapi.json.
import type { Answer, Body, CallOptions, List, Query, Routes, VersionedOptions } from './resource.ts';

export interface Resources {
  alerts: {
    /** Acknowledge or resolve a firing. With a note. Refused once the alert has ended. Scope: alerts:write. */
    acknowledgeEvent(projectId: string, eventId: string, body: Body<'acknowledge_alert_event'>, options?: CallOptions): Promise<Answer<'acknowledge_alert_event'>>;
    /** Test a rule before you use it. The alerts it would have raised on the project’s past scans, and its simulated false-alarm rate and power. Scope: alerts:read. */
    backtest(projectId: string, body: Body<'backtest_alert'>, options?: CallOptions): Promise<Answer<'backtest_alert'>>;
    /** Watch a project. Checked after each scan. Only tested changes reach channels and webhooks. Scope: alerts:write. */
    create(projectId: string, body: Body<'create_alert'>, options?: CallOptions): Promise<Answer<'create_alert'>>;
    /** Add a notification channel. E-mail is verified by a mailed code, the others by a test message. The address is stored encrypted. Scope: alerts:write. */
    createNotificationChannel(projectId: string, body: Body<'create_notification_channel'>, options?: CallOptions): Promise<Answer<'create_notification_channel'>>;
    /** Delete an alert. Its firings go with it. Scope: alerts:write. */
    delete(projectId: string, alertId: string, options?: CallOptions): Promise<Answer<'delete_alert'>>;
    /** Delete a notification channel. It gets no more messages, and its address is deleted. Scope: alerts:write. */
    deleteNotificationChannel(projectId: string, channelId: string, options?: CallOptions): Promise<Answer<'delete_notification_channel'>>;
    /** Read an alert. One rule with its last firings. Scope: alerts:read. */
    get(projectId: string, alertId: string, options?: CallOptions): Promise<Answer<'get_alert'>>;
    /** Read your notification preferences. What is mailed to you personally, besides the projects’ channels. Scope: account:read. */
    getNotificationPreferences(options?: CallOptions): Promise<Answer<'get_notification_preferences'>>;
    /** List alerts. A project’s rules, with the false-alarm rate of each. Scope: alerts:read. */
    list(projectId: string, query?: Query<'list_alerts'>, options?: CallOptions): List<'list_alerts'>;
    /** List firings of alerts. Verdict with interval, evidence and state, newest first. Scope: alerts:read. */
    listEvents(projectId: string, query?: Query<'list_alert_events'>, options?: CallOptions): List<'list_alert_events'>;
    /** List notification channels. Where this project’s notifications go: e-mail, Slack, Teams, Discord, signed webhooks. Scope: alerts:read. */
    listNotificationChannels(projectId: string, query?: Query<'list_notification_channels'>, options?: CallOptions): List<'list_notification_channels'>;
    /** Send a test to a channel. Sends one message now and returns the outcome. If it arrives, the channel is verified; an e-mail channel gets a new code when the last has expired. Scope: alerts:write. */
    testNotificationChannel(projectId: string, channelId: string, options?: CallOptions): Promise<Answer<'test_notification_channel'>>;
    /** Change or mute an alert. Omitted fields keep their value. A changed rule checks the newest scan again. Scope: alerts:write. */
    update(projectId: string, alertId: string, body: Body<'update_alert'>, options?: CallOptions): Promise<Answer<'update_alert'>>;
    /** Change, verify or pause a channel. Omitted fields keep their value. `code` verifies an e-mail channel; a wrong one appears in `lastError`. Scope: alerts:write. */
    updateNotificationChannel(projectId: string, channelId: string, body: Body<'update_notification_channel'>, options?: CallOptions): Promise<Answer<'update_notification_channel'>>;
    /** Replace your notification preferences. By kind of event, at once or as a digest, for projects that you can see. Scope: alerts:write. */
    updateNotificationPreferences(body: Body<'update_notification_preferences'>, options?: CallOptions): Promise<Answer<'update_notification_preferences'>>;
  };
  analysis: {
    /** Analyse a page. Fetches a page and grades it from A to F: access, content, structure, evidence, entity; findings with what to do; predicted presence on each engine. 0 credits, with the price of a live check; “live” starts that small scan. Scope: scans:write. */
    analyzeUrl(body: Body<'analyze_url'>, options?: CallOptions): Promise<Answer<'analyze_url'>>;
    /** Check what AI crawlers can read. For each AI crawler: what robots.txt allows, how the server answers its user agent, and signs that a CDN blocks it. 0 credits. Scope: scans:read. */
    checkCrawlerAccess(body: Body<'check_crawler_access'>, options?: CallOptions): Promise<Answer<'check_crawler_access'>>;
    /** Compare two analyses. Two pages, or one page at two dates: score, parts, features and findings side by side. Scope: scans:read. */
    compareUrls(body: Body<'compare_url_analyses'>, options?: CallOptions): Promise<Answer<'compare_url_analyses'>>;
    /** @deprecated Is called compareUrls now. */
    compareUrl(body: Body<'compare_url_analyses'>, options?: CallOptions): Promise<Answer<'compare_url_analyses'>>;
    /** Make a project from an analysis. With the page’s brand, domain and language, and its questions as a draft prompt set, or active on request. Suggested competitors are listed, not added. Scope: scans:write. */
    createProject(analysisId: string, body: Body<'create_project_from_analysis'>, options?: CallOptions): Promise<Answer<'create_project_from_analysis'>>;
    /** @deprecated Is called createProject now. */
    createProjectFrom(analysisId: string, body: Body<'create_project_from_analysis'>, options?: CallOptions): Promise<Answer<'create_project_from_analysis'>>;
    /** Read an analysis. Grade, parts, findings and predictions as made then, and the state of its live check. Scope: scans:read. */
    get(analysisId: string, options?: CallOptions): Promise<Answer<'get_analysis'>>;
    /** List analyses. Earlier analyses, newest first, by host, grade or date. Scope: scans:read. */
    list(query?: Query<'list_analyses'>, options?: CallOptions): List<'list_analyses'>;
  };
  analytics: {
    /** Acknowledge, resolve or reopen a break. Sets its state, with a note. Scope: projects:write. */
    acknowledgeAnomaly(anomalyId: string, body: Body<'acknowledge_anomaly'>, options?: CallOptions): Promise<Answer<'acknowledge_anomaly'>>;
    /** Compare two spans. The difference on engines that both spans asked, with interval, test, verdict, and the smallest change that would have been seen. Scope: analytics:read. */
    comparePeriods(body: Body<'compare_periods'>, options?: CallOptions): Promise<Answer<'compare_periods'>>;
    /** Split a change into its parts. Other engines, prompts, models, other names of the brand, and presence itself: parts with intervals that sum to it. Scope: analytics:read. */
    decomposeChange(body: Body<'decompose_change'>, options?: CallOptions): Promise<Answer<'decompose_change'>>;
    /** Check what answers claim about the brand. For each fact: right, wrong or undecided, with the sentences. Scope: analytics:read. */
    getClaimAccuracy(query: Query<'get_claim_accuracy'>, options?: CallOptions): Promise<Answer<'get_claim_accuracy'>>;
    /** Read what later scans would show. Median and 95% prediction interval, or what is missing to give one. Scope: analytics:read. */
    getForecast(query: Query<'get_forecast'>, options?: CallOptions): Promise<Answer<'get_forecast'>>;
    /** Read a series over time. A point for each scan, day, week or month with both intervals and counts, and what else changed since the previous one. Scope: analytics:read. */
    getHistory(query: Query<'get_history'>, options?: CallOptions): Promise<Answer<'get_history'>>;
    /** Read what moved. Engines, intents, topics, rivals and single prompts that moved since the previous span; at most 1 in 10 of them is a false alarm. Scope: analytics:read. */
    getMovers(query: Query<'get_movers'>, options?: CallOptions): Promise<Answer<'get_movers'>>;
    /** Read the headline figures of a span. Presence, mention, citation and share of voice with intervals, and the tested change since the previous span of the same length. Scope: analytics:read. */
    getOverview(query: Query<'get_analytics_overview'>, options?: CallOptions): Promise<Answer<'get_analytics_overview'>>;
    /** Read where brands are mentioned. For the answers that mention each brand: share first, in the top three, recommended; mean rank; share of words. Scope: analytics:read. */
    getPositionDistribution(query: Query<'get_position_distribution'>, options?: CallOptions): Promise<Answer<'get_position_distribution'>>;
    /** Read how answers speak of a brand. Polarity with intervals and series, unknown counted separately; themes and quotes. Scope: analytics:read. */
    getSentiment(query: Query<'get_sentiment'>, options?: CallOptions): Promise<Answer<'get_sentiment'>>;
    /** Read how often product cards and ads show each brand. Shares of the cards and ads beside answers, yours and rivals’, with intervals. They do not count towards presence. Scope: analytics:read. */
    getShoppingVisibility(query: Query<'get_shopping_visibility'>, options?: CallOptions): Promise<Answer<'get_shopping_visibility'>>;
    /** Read how much answers change. Brands and sources shared from scan to scan, and their order, compared with chance alone. Scope: analytics:read. */
    getVolatility(query: Query<'get_volatility'>, options?: CallOptions): Promise<Answer<'get_volatility'>>;
    /** List breaks in the series. Drops and rises beyond chance, each with its cause and the evidence for it; newest first. Scope: analytics:read. */
    listAnomalies(query: Query<'list_anomalies'>, options?: CallOptions): List<'list_anomalies'>;
    /** List findings. Findings worth a look, ranked by value, with interval and evidence. Scope: analytics:read. */
    listInsights(projectId: string, query?: Query<'list_insights'>, options?: CallOptions): List<'list_insights'>;
    /** Query any figure by any dimension. Metrics by up to four dimensions with filters, bounds and order; every row has its intervals. Scope: analytics:read. */
    queryMetrics(body: Body<'query_metrics'>, options?: CallOptions): Promise<Answer<'query_metrics'>>;
    /** Set the facts about the brand. Replaces all facts about the brand: numbers, prices, features, dates. Scope: projects:write. */
    setFactSheet(projectId: string, body: Body<'set_fact_sheet'>, options?: CallOptions): Promise<Answer<'set_fact_sheet'>>;
    /** React to a finding. Stored, and applied whenever the finding returns. Scope: projects:write. */
    setInsightReaction(projectId: string, fingerprint: string, body: Body<'set_insight_reaction'>, options?: CallOptions): Promise<Answer<'set_insight_reaction'>>;
  };
  answers: {
    /** Cancel an import of answers. Stops it and deletes what it has stored. Scope: scans:write. */
    cancelImport(projectId: string, importId: string, options?: CallOptions): Promise<Answer<'cancel_answer_import'>>;
    /** Take an import back. Deletes its answers and the figures computed from them, in the background. Scope: scans:write. */
    deleteImport(projectId: string, importId: string, options?: CallOptions): Promise<Answer<'delete_answer_import'>>;
    /** Read what an engine answered. The engine’s answer word for word, its citations and sources, and what was detected in them, by which rule. Scope: scans:read. */
    get(answerId: string, options?: CallOptions): Promise<Answer<'get_answer'>>;
    /** Read an import of answers. Progress; what the file contains and lacks, rejected rows with reasons, and the scans made from it. Scope: scans:read. */
    getImport(projectId: string, importId: string, options?: CallOptions): Promise<Answer<'get_answer_import'>>;
    /** Show the page an answer was read from. The stored HTML of the engine’s page, sanitised: no scripts, no requests, no links. With its source, hash and date. Scope: scans:read. */
    getPage(answerId: string, options?: CallOptions): Promise<Answer<'get_answer_page'>>;
    /** Open a prompt’s score. The answers behind a prompt’s score in its newest scan: counts and estimates by engine, the passages that mention each brand, and every cited URL. Scope: projects:read. */
    getPromptEvidence(projectId: string, promptId: string, query?: Query<'get_prompt_evidence'>, options?: CallOptions): Promise<Answer<'get_prompt_evidence'>>;
    /** Import answers. Imports answers collected elsewhere: NDJSON or CSV, including tracker exports. They are read, counted and stored like measured ones, cost no credits, and stay apart: origin `imported`, badge `cached`. Without content, send the file to uploadUrl. An answer counts once, even if several files contain it. Scope: scans:write. */
    import(projectId: string, body: Body<'import_answers'>, options?: CallOptions): Promise<Answer<'import_answers'>>;
    /** List a project’s answers. The answers behind the numbers, newest first; filter by scan, engine, prompt, topic, tag, intent, outcome, presence, brand and date. Scope: scans:read. */
    list(projectId: string, query?: Query<'list_answers'>, options?: CallOptions): List<'list_answers'>;
    /** List a scan’s answers. With or without a project, newest first; filter by engine, prompt, outcome or presence. Scope: scans:read. */
    listByScan(scanId: string, query?: Query<'list_scan_answers'>, options?: CallOptions): List<'list_scan_answers'>;
    /** @deprecated Is called listByScan now. */
    listScan(scanId: string, query?: Query<'list_scan_answers'>, options?: CallOptions): List<'list_scan_answers'>;
    /** List imports of answers. Newest first, with progress and what was found in each file. Scope: scans:read. */
    listImports(projectId: string, query?: Query<'list_answer_imports'>, options?: CallOptions): List<'list_answer_imports'>;
    /** Search a project’s answers. Full text over stored answers: the newest 100 matches by rank, then up to 900 by time, with excerpts and the positions of the words. Takes the filters of list_answers; with any beyond scan, engine and presence, matches are ordered by time. Scope: scans:read. */
    search(projectId: string, body: Body<'search_answers'>, options?: CallOptions): Promise<Answer<'search_answers'>>;
    /** Import what was checked. After a dry run: imports the same file without sending it again. Scope: scans:write. */
    startImport(projectId: string, importId: string, options?: CallOptions): Promise<Answer<'start_answer_import'>>;
  };
  apiKeys: {
    /** Make an API key. The secret is only in this response. It has at most the scopes, projects, credits, addresses and lifetime of the key that makes it, and spends from that key’s monthly cap. Scope: keys:write. */
    create(body: Body<'create_api_key'>, options?: CallOptions): Promise<Answer<'create_api_key'>>;
    /** List API keys. Hint, scopes, limits, last use and expiry of each key and of each program connected by OAuth, newest first. Secrets are never shown again. Scope: keys:read. */
    list(query?: Query<'list_api_keys'>, options?: CallOptions): List<'list_api_keys'>;
    /** Revoke an API key. It is refused everywhere within 5 seconds. The entry stays in the list. A key manages only keys with no more rights than its own. Scope: keys:write. */
    revoke(keyId: string, options?: CallOptions): Promise<Answer<'revoke_api_key'>>;
    /** Replace an API key’s secret. A new key with the same rights and the rest of the same monthly credits; the old secret works during the overlap, 24 hours by default. The new key has an id of its own: use that one from then on. Only its own member gets the new secret; a key without a member is rotated by an owner or by itself. Scope: keys:write. */
    rotate(keyId: string, body: Body<'rotate_api_key'>, options?: CallOptions): Promise<Answer<'rotate_api_key'>>;
    /** Narrow an API key. Renames it, removes scopes or projects, or changes cap, addresses and expiry. Omitted fields keep their value. A key manages only keys with no more rights than its own. Scope: keys:write. */
    update(keyId: string, body: Body<'update_api_key'>, options?: CallOptions): Promise<Answer<'update_api_key'>>;
  };
  approvals: {
    /** Make an approval gate. From now on calls of the operation return 202 and wait; a gate on start_scan covers everything that starts scans. Of several, the strictest applies. A gate with other approvers than existing ones needs approval itself. Scope: admin. */
    createGate(body: Body<'create_approval_gate'>, options?: CallOptions): Promise<Answer<'create_approval_gate'>>;
    /** Approve or reject a request. Once approved, it is executed once, soon, with its requester’s rights. Decided by a person who could decide when it was made; never by the requester, if there was anyone else. Scope: admin. */
    decideRequest(requestId: string, body: Body<'decide_approval_request'>, options: VersionedOptions): Promise<Answer<'decide_approval_request'>>;
    /** Delete an approval gate. Calls go through again once another person approves, where there is one. Pending requests still have to be decided. Scope: admin. */
    deleteGate(gateId: string, options: VersionedOptions): Promise<Answer<'delete_approval_gate'>>;
    /** Read an approval request. One request, its decision and, once executed, the response of its operation. Scope: projects:read. */
    getRequest(requestId: string, options?: CallOptions): Promise<Answer<'get_approval_request'>>;
    /** List approval gates. Which operations need an administrator’s approval, from how many credits, and who may decide. Scope: projects:read. */
    listGates(query?: Query<'list_approval_gates'>, options?: CallOptions): List<'list_approval_gates'>;
    /** List approval requests. Pending and decided, newest first, with the exact request and the most it may cost. Scope: projects:read. */
    listRequests(query?: Query<'list_approval_requests'>, options?: CallOptions): List<'list_approval_requests'>;
    /** Change an approval gate. Changes its threshold or who may decide. Loosening it needs another person’s approval, where there is one. Pending requests keep theirs. Scope: admin. */
    updateGate(gateId: string, body: Body<'update_approval_gate'>, options: VersionedOptions): Promise<Answer<'update_approval_gate'>>;
  };
  audit: {
    /** Read the latest checkpoint. Size and root of the log, signed. With `from`, a proof that an older checkpoint still holds. Store it elsewhere. Scope: admin. */
    getCheckpoint(query?: Query<'get_audit_checkpoint'>, options?: CallOptions): Promise<Answer<'get_audit_checkpoint'>>;
    /** Prove one audit event. Proves that an entry is in the log of the signed checkpoint, unchanged (RFC 6962). Scope: admin. */
    getProof(entryId: string, options?: CallOptions): Promise<Answer<'get_audit_proof'>>;
    /** List audit events. Who did what, when, with which key or agent, before and after; newest first. Scope: admin. */
    listEvents(query?: Query<'list_audit_events'>, options?: CallOptions): List<'list_audit_events'>;
    /** Verify the audit log. Recomputes the hashes of a range of entries and checks them against the tree, its root and the signed checkpoint. Scope: admin. */
    verifyChain(query?: Query<'verify_audit_chain'>, options?: CallOptions): Promise<Answer<'verify_audit_chain'>>;
  };
  billing: {
    /** Change the plan. A higher plan applies at once, when paid; a lower one at the end of the paid month. Choosing the current plan cancels a pending change. Scope: admin. */
    changeSubscription(body: Body<'change_subscription'>, options?: CallOptions): Promise<Answer<'change_subscription'>>;
    /** Forecast usage. Credits for the coming days with a 95% interval, and when the balance runs out; `insufficient`, with what is missing, below four weeks of use. Scope: usage:read. */
    forecastUsage(query?: Query<'forecast_usage'>, options?: CallOptions): Promise<Answer<'forecast_usage'>>;
    /** Read plan and payment. The plan with its subscription, remaining credits, and the newest purchases and invoices. Scope: billing:read. */
    get(options?: CallOptions): Promise<Answer<'get_billing'>>;
    /** Read the credit balance. Free and held credits, and the grants behind them with their expiry. Scope: billing:read. */
    getCreditBalance(options?: CallOptions): Promise<Answer<'get_credit_balance'>>;
    /** Read what is left of the plan. Each limit and budget with what is used and left, and when it resets. Scope: usage:read. */
    getQuota(options?: CallOptions): Promise<Answer<'get_quota'>>;
    /** Read the subscription. The plan, who bills it, the current month, and any pending change. Scope: billing:read. */
    getSubscription(options?: CallOptions): Promise<Answer<'get_subscription'>>;
    /** Read usage. Answers and credits of a period, as a table by project, engine, key, member or day, and as a series. Scope: usage:read. */
    getUsage(query?: Query<'get_usage'>, options?: CallOptions): Promise<Answer<'get_usage'>>;
    /** List credit transactions. The ledger, newest first: credits granted to the organisation and spent by this workspace. Scope: billing:read. */
    listCreditTransactions(query?: Query<'list_credit_transactions'>, options?: CallOptions): List<'list_credit_transactions'>;
    /** List invoices. Invoices, newest first, with links to view, file and pay them. Scope: billing:read. */
    listInvoices(query?: Query<'list_invoices'>, options?: CallOptions): List<'list_invoices'>;
    /** List plans. What each plan includes and costs, and which one your organisation has, with its own limits. Scope: billing:read. */
    listPlans(query?: Query<'list_plans'>, options?: CallOptions): List<'list_plans'>;
    /** Open the payment page. The processor’s page for cards, addresses and invoices; none if billing is by agreement with the operator. Scope: admin. */
    openPortal(options?: CallOptions): Promise<Answer<'open_billing_portal'>>;
    /** Preview another plan. What a change would cost now, when it would take effect, and what exceeds the new plan. Scope: billing:read. */
    previewSubscriptionChange(body: Body<'preview_subscription_change'>, options?: CallOptions): Promise<Answer<'preview_subscription_change'>>;
    /** Buy credits. Returns the payment page. Credits are granted once paid, or once the operator agrees, and last a year. Test credits are free. Scope: admin. */
    purchaseCredits(body: Body<'purchase_credits'>, options?: CallOptions): Promise<Answer<'purchase_credits'>>;
    /** Set a monthly budget. For the workspace, a project or a key. Above the hard limit scans are refused; passing the soft one is reported once a month. Scope: admin. */
    setBudget(body: Body<'set_budget'>, options?: CallOptions): Promise<Answer<'set_budget'>>;
    /** Set the billing details. The name, address and tax number that the operator’s next invoices show. Issued invoices stay as they are. Scope: admin. */
    setDetails(body: Body<'set_billing_details'>, options?: CallOptions): Promise<Answer<'set_billing_details'>>;
  };
  citations: {
    /** List own pages by citations. Your pages with the prompts whose answers cite them, and your pages that no answer cites. Scope: analytics:read. */
    getByPage(projectId: string, query?: Query<'get_page_citations'>, options?: CallOptions): List<'get_page_citations'>;
    /** @deprecated Is called getByPage now. */
    getPage(projectId: string, query?: Query<'get_page_citations'>, options?: CallOptions): List<'get_page_citations'>;
    /** Read a cited page. The text of a page that answers cite, fetched again when the stored copy is too old. Scope: analytics:read. */
    getCitedContent(projectId: string, citationId: string, query?: Query<'get_cited_content'>, options?: CallOptions): Promise<Answer<'get_cited_content'>>;
    /** List cited domains. Each domain with how often it is retrieved and cited, with intervals, its kind and its owner. Scope: analytics:read. */
    getDomains(projectId: string, query?: Query<'get_citation_domains'>, options?: CallOptions): List<'get_citation_domains'>;
    /** List searches that engines made. What engines searched for before answering, how often, and the brands present then. Scope: analytics:read. */
    getFanoutQueries(projectId: string, query?: Query<'get_fanout_queries'>, options?: CallOptions): List<'get_fanout_queries'>;
    /** List sources that name rivals, not you. Domains cited in answers that name a rival and not you, by prompts affected, with interval. Scope: analytics:read. */
    getSourceGaps(projectId: string, query?: Query<'get_source_gaps'>, options?: CallOptions): List<'get_source_gaps'>;
    /** Read kinds of cited pages. The share of citations by kind of page: own, competitor, editorial, user, reference, video and other. Scope: analytics:read. */
    getSourceTypes(projectId: string, query?: Query<'get_source_types'>, options?: CallOptions): Promise<Answer<'get_source_types'>>;
    /** List cited pages. Pages that answers cite, with counts, engines, first and last seen, and the brands in those answers. Scope: analytics:read. */
    list(projectId: string, query?: Query<'list_citations'>, options?: CallOptions): List<'list_citations'>;
    /** List new and lost sources. Domains cited more or less than in the previous span; at most 1 in 10 reported changes is a false alarm. Scope: analytics:read. */
    listChanges(projectId: string, query?: Query<'list_citation_changes'>, options?: CallOptions): List<'list_citation_changes'>;
  };
  competitors: {
    /** Add a competitor. Detected from now on, and in stored answers too unless backfill is false. 0 credits. Scope: competitors:write. */
    add(projectId: string, body: Body<'add_competitor'>, options?: CallOptions & { query?: Query<'add_competitor'> }): Promise<Answer<'add_competitor'>>;
    /** Compare brands side by side. Every brand by surface and engine over a span, each figure with its interval. Scope: competitors:read. */
    compare(projectId: string, query?: Query<'compare_competitors'>, options?: CallOptions): Promise<Answer<'compare_competitors'>>;
    /** Compare with one competitor. Wins, ties and losses for each prompt and engine in the same answers, with a paired test by surface, engine, topic and intent. Scope: competitors:read. */
    compareHeadToHead(projectId: string, competitorId: string, query?: Query<'compare_head_to_head'>, options?: CallOptions): Promise<Answer<'compare_head_to_head'>>;
    /** Accept, alias or reject a suggestion. Stored answers are read again with the new name. 0 credits. Scope: competitors:write. */
    decideSuggestion(projectId: string, suggestionId: string, body: Body<'decide_competitor_suggestion'>, options?: CallOptions): Promise<Answer<'decide_competitor_suggestion'>>;
    /** List brands that you do not track yet. Brands found in the newest answers after each scan, most named first; product lines of a known brand as aliases. Scope: competitors:read. */
    discover(projectId: string, query?: Query<'discover_competitors'>, options?: CallOptions): List<'discover_competitors'>;
    /** Read a competitor. Its names and relation, with its figures from the newest scan. Scope: competitors:read. */
    get(projectId: string, competitorId: string, options?: CallOptions): Promise<Answer<'get_competitor'>>;
    /** Read who is named with whom. Pairs of tracked brands in the same answers, beside what chance alone would give. Scope: competitors:read. */
    getCooccurrence(projectId: string, query?: Query<'get_cooccurrence'>, options?: CallOptions): Promise<Answer<'get_cooccurrence'>>;
    /** List prompts that a rival wins. Prompts on which a rival is mentioned more often than you; large, certain gaps first. Counts all surfaces together unless `surface` names one. Scope: competitors:read. */
    getGaps(projectId: string, query?: Query<'get_competitor_gaps'>, options?: CallOptions): List<'get_competitor_gaps'>;
    /** Read share of voice and who leads. Share of all brands’ mentions with interval, rank, and the probability of being first or in the top three. Scope: competitors:read. */
    getShareOfVoice(projectId: string, query?: Query<'get_share_of_voice'>, options?: CallOptions): Promise<Answer<'get_share_of_voice'>>;
    /** Read a series for each brand. A point for each scan, day, week or month with its interval, for your brand and its rivals. Scope: competitors:read. */
    getTrends(projectId: string, query?: Query<'get_competitor_trends'>, options?: CallOptions): Promise<Answer<'get_competitor_trends'>>;
    /** List competitors. Each with presence, share of voice and the test against your brand, from the newest scan, all its surfaces together; compare_competitors has each by itself. Scope: competitors:read. */
    list(projectId: string, query?: Query<'list_competitors'>, options?: CallOptions): List<'list_competitors'>;
    /** Stop tracking a competitor. It is no longer detected; its earlier measurements stay. Scope: competitors:write. */
    remove(projectId: string, competitorId: string, options?: CallOptions): Promise<Answer<'remove_competitor'>>;
    /** Change a competitor. With new names or domains, stored answers are read again at 0 credits. Omitted fields keep their value. Scope: competitors:write. */
    update(projectId: string, competitorId: string, body: Body<'update_competitor'>, options?: CallOptions): Promise<Answer<'update_competitor'>>;
  };
  detections: {
    /** Say how an answer speaks of a brand. Your verdict counts as the truth. The reader’s sensitivity and specificity follow from such verdicts, and figures are corrected for them at once. Scope: scans:write. */
    checkReading(projectId: string, detectionId: string, body: Body<'check_reading'>, options?: CallOptions): Promise<Answer<'check_reading'>>;
    /** Say whether words mean the brand. Your verdict holds for that answer and teaches the project’s rule for the others: within seconds, stored answers are read again at 0 credits. Any detection can be corrected, not only uncertain ones. Scope: scans:write. */
    correct(projectId: string, detectionId: string, body: Body<'correct_detection'>, options?: CallOptions): Promise<Answer<'correct_detection'>>;
    /** Read who reads answers. What reads answers for tone, strength, themes and claims: an engine, with its price, daily cap and today’s cost, or rules. Scope: scans:read. */
    getReader(options?: CallOptions): Promise<Answer<'get_reader'>>;
    /** List detections that need a person. Words that may or may not mean the brand, in context, with the probability that they do. Decide with correct_detection. Scope: scans:read. */
    listUncertain(projectId: string, query?: Query<'list_uncertain_detections'>, options?: CallOptions): List<'list_uncertain_detections'>;
    /** List answers for a person to judge. A random sample of mentions, without the reader’s verdicts. Judge them with check_reading: from 20 on, shares are corrected for the reader’s error. Scope: scans:read. */
    listUncheckedReadings(projectId: string, query?: Query<'list_unchecked_readings'>, options?: CallOptions): List<'list_unchecked_readings'>;
    /** Read a scan’s answers again. Reads stored answers again with the project’s current names, domains and verdicts and the newest detector, at 0 credits. Scores are recomputed, the change is marked, and earlier readings are kept. Scope: scans:write. */
    reparseScan(scanId: string, options?: CallOptions): Promise<Answer<'reparse_scan'>>;
    /** Choose who reads answers. An engine on your own key with a daily cap in US dollars, at 0 credits, or null for rules only. Stored answers are read too, newest first; until then they count as unknown. Scope: keys:write. */
    setReader(body: Body<'set_reader'>, options?: CallOptions): Promise<Answer<'set_reader'>>;
  };
  discovery: {
    /** Read the progress of a job. Progress, and where to read the result once it has ended. Takes the id of the thing being made. Scope: any. */
    getJob(jobId: string, options?: CallOptions): Promise<Answer<'get_job'>>;
    /** How the numbers are made. The disclosure sheet: what is estimated, by which method in which situation, how answers are collected and read, and what the figures cannot show. Scope: any. */
    getMethodology(options?: CallOptions): Promise<Answer<'get_methodology'>>;
    /** Read the service’s status. Database, workers, queue, events and engines, each checked now, and incidents of the last 30 days. Scope: any. */
    getServiceStatus(options?: CallOptions): Promise<Answer<'get_service_status'>>;
    /** List background jobs. Background work of every kind, in one shape: progress, result, how to stop it. Scope: any. */
    listJobs(query?: Query<'list_jobs'>, options?: CallOptions): List<'list_jobs'>;
    /** Search the workspace. Projects, competitors, prompts, the newest 3,000 answers, pages, views, reports and recommendations, by words or similar spellings, best match first; at most 100 of each, and only what the key may read. Answers with similar spellings are looked for among the newest 100, where none has the words; of those that came in the last minute or in a scan that still runs, the newest 100 are found. Scope: any. */
    searchWorkspace(query: Query<'search_workspace'>, options?: CallOptions): List<'search_workspace'>;
    /** Who am I. The workspace, plan and limits of this key, its scopes and projects, and the remaining credits. Scope: any. */
    whoami(options?: CallOptions): Promise<Answer<'whoami'>>;
  };
  engines: {
    /** Read an engine. One answer engine with its health. Scope: results:read. */
    get(engineId: string, options?: CallOptions): Promise<Answer<'get_engine'>>;
    /** List engines with their health and scores. Every answer engine: its surface, whether it can be asked and what is missing, its health over the last 24 hours, and with projectId its presence scores. Scope: results:read. */
    getBreakdown(query?: Query<'get_engine_breakdown'>, options?: CallOptions): List<'get_engine_breakdown'>;
    /** Read an engine’s health. Failures by reason and latencies of this workspace’s samples in the last 24 hours. Scope: results:read. */
    getHealth(engineId: string, options?: CallOptions): Promise<Answer<'get_engine_health'>>;
    /** List changes of engines. Model and version changes, newest first: another model behind the same name, neutral questions answered differently, and announced changes of aliases. Scans after such a change say so in their notes. Scope: results:read. */
    listChanges(query?: Query<'list_engine_changes'>, options?: CallOptions): List<'list_engine_changes'>;
    /** List what engines are told about the asker. For each engine, whether its requests carry the asker’s country, language, city, region and persona, with which values, and what happens if not. Scope: results:read. */
    listLocales(query?: Query<'list_locales'>, options?: CallOptions): List<'list_locales'>;
  };
  experiments: {
    /** Register an experiment. Draws at random which prompts get the change and which stay without it; seed, stop rule and hash are fixed. 0 credits. Scope: recommendations:write. */
    create(projectId: string, body: Body<'create_experiment'>, options?: CallOptions): Promise<Answer<'create_experiment'>>;
    /** Estimate an experiment. For three sizes: the credits, and the chance of seeing an effect given how much the project’s answers vary. Scope: recommendations:read. */
    estimate(projectId: string, body: Body<'estimate_experiment'>, options?: CallOptions): Promise<Answer<'estimate_experiment'>>;
    /** Read an experiment. Its design, both groups prompt by prompt, and what comes next. Scope: recommendations:read. */
    get(projectId: string, experimentId: string, options?: CallOptions): Promise<Answer<'get_experiment'>>;
    /** Read what an experiment shows. Prompts with the change against those without it, balance and verdict, as the stop rule allows. Scope: recommendations:read. */
    getResults(projectId: string, experimentId: string, options?: CallOptions): Promise<Answer<'get_experiment_results'>>;
    /** List experiments. Newest first, with state and scans. Scope: recommendations:read. */
    list(projectId: string, query?: Query<'list_experiments'>, options?: CallOptions): List<'list_experiments'>;
    /** Start the next scan of an experiment. Once before the change, then with live: true. Asks only its prompts. Scope: recommendations:write. */
    start(projectId: string, experimentId: string, body: Body<'start_experiment'>, options?: CallOptions): Promise<Answer<'start_experiment'>>;
    /** Stop an experiment. Keeps the results so far and asks nothing more. Scope: recommendations:write. */
    stop(projectId: string, experimentId: string, options?: CallOptions): Promise<Answer<'stop_experiment'>>;
  };
  goals: {
    /** Set a goal. Returns how often the project has moved that far before, and the probability of reaching the target. Scope: projects:write. */
    create(projectId: string, body: Body<'create_goal'>, options?: CallOptions): Promise<Answer<'create_goal'>>;
    /** Delete a goal. Its events remain in the log. Scope: projects:write. */
    delete(projectId: string, goalId: string, options?: CallOptions): Promise<Answer<'delete_goal'>>;
    /** Read a goal. Figure, pace, milestones, and the probability of the target. Scope: projects:read. */
    get(projectId: string, goalId: string, options?: CallOptions): Promise<Answer<'get_goal'>>;
    /** List goals. Newest first, as of the last scan. Scope: projects:read. */
    list(projectId: string, query?: Query<'list_goals'>, options?: CallOptions): List<'list_goals'>;
    /** Change a goal. A new target or date is assessed again. Scope: projects:write. */
    update(projectId: string, goalId: string, body: Body<'update_goal'>, options?: CallOptions): Promise<Answer<'update_goal'>>;
  };
  inbox: {
    /** List what needs a person. Open alerts and breaks, finished work, and calls waiting for approval, across all projects, newest first: 90 days, at most 100 of a kind. Scope: any. */
    list(query?: Query<'list_inbox'>, options?: CallOptions): List<'list_inbox'>;
    /** Mark items of the inbox as read. For the caller only: a member across all their keys and sign-ins. `read: false` undoes it. Scope: any. */
    markRead(body: Body<'mark_inbox_read'>, options?: CallOptions): Promise<Answer<'mark_inbox_read'>>;
  };
  integrationsAndTraffic: {
    /** Connect a service. Stores a key encrypted, or returns an address where a person gives consent. Scope: projects:write. */
    connectIntegration(body: Body<'connect_integration'>, options?: CallOptions): Promise<Answer<'connect_integration'>>;
    /** Disconnect a service. Revokes the consent at the vendor and deletes the tokens. Scope: projects:write. */
    disconnectIntegration(integrationId: string, query?: Query<'disconnect_integration'>, options?: CallOptions): Promise<Answer<'disconnect_integration'>>;
    /** Visits sent by engines. People’s visits by engine, page and week, beside presence; from Google Analytics. Scope: analytics:read. */
    getAiReferrals(projectId: string, query?: Query<'get_ai_referrals'>, options?: CallOptions): Promise<Answer<'get_ai_referrals'>>;
    /** Read AI crawlers’ visits. By crawler, page, status and day, from the logs sent; spoofed ones apart. Scope: analytics:read. */
    getCrawlerActivity(projectId: string, query?: Query<'get_crawler_activity'>, options?: CallOptions): Promise<Answer<'get_crawler_activity'>>;
    /** Send server logs. Counts visits of AI crawlers. A line counts once, however often it is sent. Client addresses and query strings are dropped. The log may also be the whole body, as text/plain or application/x-ndjson, gzipped or not. Scope: projects:write. */
    ingestCrawlerLog(projectId: string, body: Body<'ingest_crawler_log'>, options?: CallOptions): Promise<Answer<'ingest_crawler_log'>>;
    /** List integrations. Connections, newest first, and what can be connected. Scope: projects:read. */
    listIntegrations(query?: Query<'list_integrations'>, options?: CallOptions): List<'list_integrations'>;
    /** Sync now. Fetches new days now instead of at the next six-hourly sync. Scope: projects:write. */
    syncIntegration(integrationId: string, options?: CallOptions): Promise<Answer<'sync_integration'>>;
    /** Change an integration. Another property starts empty: figures of the previous one are deleted. Scope: projects:write. */
    updateIntegration(integrationId: string, body: Body<'update_integration'>, options?: CallOptions): Promise<Answer<'update_integration'>>;
  };
  members: {
    /** Delete a role. Only while no member has it. Built-in roles stay. Scope: admin. */
    deleteRole(roleKey: string, options?: CallOptions): Promise<Answer<'delete_role'>>;
    /** Invite a member. Mails a link that works once, for 7 days. Whoever accepts gets a key with the role’s rights. Scope: admin. */
    invite(body: Body<'invite_member'>, options?: CallOptions): Promise<Answer<'invite_member'>>;
    /** List members. Members and pending invitations, newest first. Removed ones only on request. Scope: projects:read. */
    list(query?: Query<'list_members'>, options?: CallOptions): List<'list_members'>;
    /** List roles. Built-in roles and your own, with their scopes and how many members have them. Scope: projects:read. */
    listRoles(query?: Query<'list_roles'>, options?: CallOptions): List<'list_roles'>;
    /** Remove a member. Their keys are revoked. The last owner cannot be removed. Scope: admin. */
    remove(memberId: string, options?: CallOptions): Promise<Answer<'remove_member'>>;
    /** Make or change a role. A named set of scopes, at most your own. A change applies at once to all keys of its members. Scope: admin. */
    saveRole(roleKey: string, body: Body<'save_role'>, options?: CallOptions): Promise<Answer<'save_role'>>;
    /** Change a member. Changes role or projects, at once for all their keys; resends or revokes an invitation; transfers ownership. Scope: admin. */
    update(memberId: string, body: Body<'update_member'>, options?: CallOptions): Promise<Answer<'update_member'>>;
  };
  personas: {
    /** Create a persona. A scan with it in config.personaId tells engines who is asking; generate_prompts writes prompts for it. Scope: projects:write. */
    create(projectId: string, body: Body<'create_persona'>, options?: CallOptions): Promise<Answer<'create_persona'>>;
    /** Remove a persona. New scans cannot use it; earlier ones keep it. Scope: projects:write. */
    delete(projectId: string, personaId: string, options?: CallOptions): Promise<Answer<'delete_persona'>>;
    /** List personas. People who might ask: role, constraints and earlier questions, newest first. A scan can use one. Scope: projects:read. */
    list(projectId: string, query?: Query<'list_personas'>, options?: CallOptions): List<'list_personas'>;
    /** Change a persona. Makes a new version; comparisons of scans across versions say so. Omitted fields keep their value. Scope: projects:write. */
    update(projectId: string, personaId: string, body: Body<'update_persona'>, options?: CallOptions): Promise<Answer<'update_persona'>>;
  };
  predictions: {
    /** Compare predictions with what was seen. Each prediction beside the answers of the next scan: rate, whether its interval agrees, and how surprising the answers were. Newest or most surprising first. Scope: scores:read. */
    comparePredictedObserved(projectId: string, query?: Query<'compare_predicted_observed'>, options?: CallOptions): List<'compare_predicted_observed'>;
    /** How well predictions came true. Predictions made before each scan, compared with its answers: reliability bins with bands, debiased calibration error, Brier and log loss with skill, and coverage of the intervals; per engine, locale and model. include=svg adds the diagram. Scope: scores:read. */
    getCalibrationReport(projectId: string, query?: Query<'get_calibration_report'>, options?: CallOptions): Promise<Answer<'get_calibration_report'>>;
    /** Read about the predictor. The model behind predictions: its version and training, every coefficient with the studies behind it, earlier versions with their held-out comparison, drift monitors, and its limits. Scope: scores:read. */
    getPredictorInfo(options?: CallOptions): Promise<Answer<'get_predictor_info'>>;
    /** Predict presence for a prompt. Probability of presence on each engine with a 95% interval, and why: contributions in log-odds and points, from page, prompt, brand and earlier answers. 0 credits, no engine asked. Each prediction is stored and checked against the next scan of its cell. Scope: scores:read. */
    scorePrompt(projectId: string, body: Body<'score_prompt'>, options?: CallOptions): Promise<Answer<'score_prompt'>>;
    /** Predict presence for many prompts. The same for up to 500 prompts or the active prompt set, with their mean, which is far more certain than any single prompt. With the scanId of a scan that drew its prompts at random (drawPrompts), also an estimate for its whole set. 0 credits. Scope: scores:read. */
    scorePromptsBulk(projectId: string, body: Body<'score_prompts_bulk'>, options?: CallOptions): Promise<Answer<'score_prompts_bulk'>>;
  };
  projects: {
    /** Apply a configuration to a project. Applies a document from export_project_config, all or nothing, and reports what changed; with dryRun=true, what would change. Items are matched by name, prompts by text. Items missing from a list are removed (sets: archived); sections missing from the document stay. Scope: projects:write. */
    applyConfig(projectId: string, body: Body<'apply_project_config'>, options?: CallOptions & { query?: Query<'apply_project_config'> }): Promise<Answer<'apply_project_config'>>;
    /** Archive a project. Stops all scans; the history stays readable. It still counts towards the plan. Scope: projects:write. */
    archive(projectId: string, options?: CallOptions): Promise<Answer<'archive_project'>>;
    /** Create a project. Names the brand whose presence is measured, its domains and aliases, its competitors, and the defaults of its scans. A key limited to projects cannot create one. Scope: projects:write. */
    create(body: Body<'create_project'>, options?: CallOptions): Promise<Answer<'create_project'>>;
    /** Create the sample project. Fills one project of the workspace’s test data with an invented brand: eight weeks of scans on emulated engines, answers, rivals, sources, goals, alerts and reports. 0 credits. It takes some seconds: get_sample_project tells the progress. Where it is there already, nothing is made. Scope: projects:write. */
    createSample(options?: CallOptions): Promise<Answer<'create_sample_project'>>;
    /** Delete a project. Its scans and scores are no longer shown. restore_project brings it back within 30 days; then all of it is erased, and only the ledger and the audit log still name it. Send the project’s name in the body to confirm which one you mean. Scope: projects:write. */
    delete(projectId: string, body?: Body<'delete_project'>, options?: CallOptions): Promise<Answer<'delete_project'>>;
    /** Duplicate a project. A new project with the same brands, defaults, personas and prompt sets, optionally for another market. Measurements, segments, goals, alerts and schedules are not copied. Sets whose activation or lock is gated arrive as drafts or unlocked. Scope: projects:write. */
    duplicate(projectId: string, body: Body<'duplicate_project'>, options?: CallOptions): Promise<Answer<'duplicate_project'>>;
    /** Export a project’s configuration. Defaults, brands, personas, prompt sets, facts, segments, scorecards, goals, alerts and schedules as one document without ids or secrets, to keep in version control. Excludes history, channels, and anything the key may not read. Scope: projects:read. */
    exportConfig(projectId: string, options?: CallOptions): Promise<Answer<'export_project_config'>>;
    /** Read a project. One project with its identity and defaults. Scope: projects:read. */
    get(projectId: string, options?: CallOptions): Promise<Answer<'get_project'>>;
    /** Read a project at a glance. Newest presence with interval, the change since the scan before with its verdict, the last scan, the active prompt set, open alerts, the next scheduled run, free credits, and what to do next. Scope: projects:read. */
    getOverview(projectId: string, options?: CallOptions): Promise<Answer<'get_project_overview'>>;
    /** Read the progress of the sample project. Whether the sample project is there, how far it is, and its id once it is complete. Scope: projects:read. */
    getSample(options?: CallOptions): Promise<Answer<'get_sample_project'>>;
    /** List projects. With the newest scan’s presence and the tested change since the scan before, newest first. Deleted ones only with state=deleted. Scope: projects:read. */
    list(query?: Query<'list_projects'>, options?: CallOptions): List<'list_projects'>;
    /** Restore a project. Restores an archived project, or one deleted in the last 30 days; list_projects with state=deleted lists those, with the time until which each can be restored. Scope: projects:write. */
    restore(projectId: string, options?: CallOptions): Promise<Answer<'restore_project'>>;
    /** Update a project’s defaults. Changes name, locale, time zone, engines and scan defaults. Omitted fields keep their value. For names and domains use update_project_identity. Scope: projects:write. */
    update(projectId: string, body: Body<'update_project'>, options?: CallOptions): Promise<Answer<'update_project'>>;
    /** Replace a project’s names and domains. Name, aliases, domains, negative and context terms, case rule, and, when given, all competitors. Stored answers are read again with the new identity at 0 credits; scores are recomputed and the change is marked. Scope: projects:write. */
    updateIdentity(projectId: string, body: Body<'update_project_identity'>, options?: CallOptions): Promise<Answer<'update_project_identity'>>;
  };
  prompts: {
    /** Activate a prompt set. Makes it the set that scans ask, one per project and locale. The previous one is archived, or stays locked. Scope: scans:write. */
    activateSet(projectId: string, setId: string, options?: CallOptions): Promise<Answer<'activate_prompt_set'>>;
    /** Add a prompt. Adds to a draft or active set. Intent, and whether it names the brand, are read from the wording unless given. Scope: scans:write. */
    add(projectId: string, setId: string, body: Body<'add_prompt'>, options?: CallOptions): Promise<Answer<'add_prompt'>>;
    /** Add up to 500 prompts. Each row is added, skipped as a duplicate, or rejected with its reason; a bad row does not stop the rest. Scope: scans:write. */
    addBulk(projectId: string, setId: string, body: Body<'add_prompts_bulk'>, options?: CallOptions): Promise<Answer<'add_prompts_bulk'>>;
    /** Audit a prompt set for bias. Branded share, mix of intents and stages, near-duplicates, leading wording, size, and how far wordings of one question differed when measured. 0 credits. Scope: projects:read. */
    auditSet(projectId: string, setId: string, options?: CallOptions): Promise<Answer<'audit_prompt_set'>>;
    /** Classify prompts. Derives intent, funnel stage and whether the brand is named from the wording, by rules. Values set by a person stay. Scope: scans:write. */
    classify(projectId: string, body: Body<'classify_prompts'>, options?: CallOptions): Promise<Answer<'classify_prompts'>>;
    /** Create an empty prompt set. A draft without prompts, for prompts of your own: add them, then activate the set. Scope: scans:write. */
    createSet(projectId: string, body: Body<'create_prompt_set'>, options?: CallOptions): Promise<Answer<'create_prompt_set'>>;
    /** Save a prompt template. A wording with variables in braces and the values each may take; available to all projects. Scope: scans:write. */
    createTemplate(body: Body<'create_prompt_template'>, options?: CallOptions): Promise<Answer<'create_prompt_template'>>;
    /** Delete a prompt set. Only drafts and archived sets that no scan has asked. Scope: scans:write. */
    deleteSet(projectId: string, setId: string, options?: CallOptions): Promise<Answer<'delete_prompt_set'>>;
    /** Compare two versions of a prompt set. Prompts added and removed between two versions, and which earlier scans stay comparable with the later one. Scope: projects:read. */
    diffSetVersions(projectId: string, setId: string, query?: Query<'diff_prompt_set_versions'>, options?: CallOptions): Promise<Answer<'diff_prompt_set_versions'>>;
    /** Duplicate a prompt set. A new draft with the same prompts; use it to continue from a locked or archived set. Scope: scans:write. */
    duplicateSet(projectId: string, setId: string, body: Body<'duplicate_prompt_set'>, options?: CallOptions): Promise<Answer<'duplicate_prompt_set'>>;
    /** Preview a template’s prompts. The prompts a template gives for these values, in every combination. Nothing is added; use add_prompts_bulk. Scope: projects:read. */
    expandTemplate(templateId: string, body: Body<'expand_prompt_template'>, options?: CallOptions): Promise<Answer<'expand_prompt_template'>>;
    /** Generate or activate a prompt set. Writes a draft from the project’s topics, a mix of intents, by templates, or by “engine” on your own key. “activate” makes it (or the existing set “promptSetId”) the set that scans ask. Scope: scans:write. */
    generate(projectId: string, body: Body<'generate_prompts'>, options?: CallOptions): Promise<Answer<'generate_prompts'>>;
    /** Read a prompt. Its text, class and tags, and its newest score on each engine. Scope: projects:read. */
    get(projectId: string, promptId: string, options?: CallOptions): Promise<Answer<'get_prompt'>>;
    /** Read what the business is. What questions are made from: kind, offers, audience, place, as read from the description, names and stored pages, or as people stated. Asks where something is unclear. Scope: projects:read. */
    getBusiness(projectId: string, options?: CallOptions): Promise<Answer<'get_business'>>;
    /** Read a prompt set. One set with all its prompts in the order they are asked, or those of an earlier version. Scope: projects:read. */
    getSet(projectId: string, setId: string, query?: Query<'get_prompt_set'>, options?: CallOptions): Promise<Answer<'get_prompt_set'>>;
    /** Import prompts from a file or searches. Adds the prompts of a CSV or JSON file, of a search console’s export, or of connected search services, if the set does not have them yet. Each row is added, a duplicate, or rejected with its reason. “dryRun” only reports. Scope: scans:write. */
    import(projectId: string, setId: string, body: Body<'import_prompts'>, options?: CallOptions): Promise<Answer<'import_prompts'>>;
    /** List prompts. A project’s prompts, newest first, by set, tag, intent, stage, brand, part of the text, or newest score on an engine and its width. Removed ones are left out. Scope: projects:read. */
    list(projectId: string, query?: Query<'list_prompts'>, options?: CallOptions): List<'list_prompts'>;
    /** List prompt sets. A project’s sets with their state, newest first. Scans ask the active set of a locale. Scope: projects:read. */
    listSets(projectId: string, query?: Query<'list_prompt_sets'>, options?: CallOptions): List<'list_prompt_sets'>;
    /** List prompt templates. Your templates, newest first, then the built-in ones, with their variables. Scope: projects:read. */
    listTemplates(query?: Query<'list_prompt_templates'>, options?: CallOptions): List<'list_prompt_templates'>;
    /** Lock a prompt set. Freezes its wording for good, so that scans stay comparable. To change it later, duplicate it. Scope: scans:write. */
    lockSet(projectId: string, setId: string, options?: CallOptions): Promise<Answer<'lock_prompt_set'>>;
    /** Preview the questions of a business. The questions that would be asked, from a brand and a sentence alone, each with its source and why. Nothing is stored. Scope: projects:read. */
    preview(body: Body<'preview_prompts'>, options?: CallOptions): Promise<Answer<'preview_prompts'>>;
    /** Remove a prompt. It is no longer asked. Its measurements stay. Scope: scans:write. */
    remove(projectId: string, promptId: string, options?: CallOptions): Promise<Answer<'remove_prompt'>>;
    /** Suggest variants of a prompt. The same question in other words, to test how much wording matters, and narrower ones. Nothing is added; use add_prompt. Scope: projects:read. */
    suggestVariants(projectId: string, promptId: string, body: Body<'suggest_prompt_variants'>, options?: CallOptions): Promise<Answer<'suggest_prompt_variants'>>;
    /** Tag prompts. Adds tags to up to 500 prompts and removes others, also in locked sets. Scope: scans:write. */
    tag(projectId: string, body: Body<'tag_prompts'>, options?: CallOptions): Promise<Answer<'tag_prompts'>>;
    /** Change a prompt. Changes its text in a draft that no scan has asked; class and tags in any set. Omitted fields keep their value. Scope: scans:write. */
    update(projectId: string, promptId: string, body: Body<'update_prompt'>, options?: CallOptions): Promise<Answer<'update_prompt'>>;
    /** Say what the business is. Replaces earlier statements by people; omitted fields are read from the sources again. Scope: scans:write. */
    updateBusiness(projectId: string, body: Body<'update_business'>, options?: CallOptions): Promise<Answer<'update_business'>>;
    /** Rename or describe a prompt set. Name, description and the engines that its scans ask by default. Works on a locked set too: its prompts do not change. Scope: scans:write. */
    updateSet(projectId: string, setId: string, body: Body<'update_prompt_set'>, options?: CallOptions): Promise<Answer<'update_prompt_set'>>;
  };
  providerKeys: {
    /** Delete your own provider key. Removes the key at once; later scans use the operator’s key, if there is one. Scope: keys:write. */
    delete(engineId: string, options?: CallOptions): Promise<Answer<'delete_provider_key'>>;
    /** List your provider keys. The workspace’s own keys for answer engines, newest first: engine, hint and when each was checked. Secrets are never shown. Scope: keys:read. */
    list(query?: Query<'list_provider_keys'>, options?: CallOptions): List<'list_provider_keys'>;
    /** Set your own provider key. Checks the key with the engine and stores it encrypted, replacing the previous one. Scans prefer it to the operator’s key, and can then ask engines that the operator has not configured. Answers still cost a credit. Scope: keys:write. */
    set(engineId: string, body: Body<'set_provider_key'>, options?: CallOptions): Promise<Answer<'set_provider_key'>>;
  };
  recommendations: {
    /** Write a content brief. Questions, facts, sources, sections, and what the page lacks. 0 credits; optionally written out by an “engine” on your own key. `conflict` where no page is to be written: read its case. Scope: recommendations:write. */
    createContentBrief(projectId: string, recId: string, body: Body<'create_content_brief'>, options?: CallOptions): Promise<Answer<'create_content_brief'>>;
    /** Estimate what measuring a shipped move costs. Whether newer answers suffice, or a scan is needed or running, and the most credits it could cost. Nothing is started. Scope: recommendations:read. */
    estimateVerification(projectId: string, recId: string, query?: Query<'estimate_verification'>, options?: CallOptions): Promise<Answer<'estimate_verification'>>;
    /** Find what to do next. Cases from answers and pages, each with its predicted uplift. Known ones keep id and state. 0 credits; optionally worded by an “engine” on your own key. Scope: recommendations:write. */
    generate(projectId: string, body: Body<'generate_recommendations'>, options?: CallOptions): Promise<Answer<'generate_recommendations'>>;
    /** Read a recommendation. Finding, steps, published effects, uplift by engine, history. Scope: recommendations:read. */
    get(projectId: string, recId: string, options?: CallOptions): Promise<Answer<'get_recommendation'>>;
    /** Plan moves under a budget. The order with the highest gain, with its interval and ties; overlaps count once. 0 credits. Scope: recommendations:read. */
    getOptimizationPlan(projectId: string, query?: Query<'get_optimization_plan'>, options?: CallOptions): Promise<Answer<'get_optimization_plan'>>;
    /** Sum up recommendations. Counts, the combined effect of open moves, and predicted beside measured uplift. Scope: recommendations:read. */
    getSummary(projectId: string, options?: CallOptions): Promise<Answer<'get_recommendations_summary'>>;
    /** List recommendations. Highest uplift per day of work first; dismissed ones only on request. Scope: recommendations:read. */
    list(projectId: string, query?: Query<'list_recommendations'>, options?: CallOptions): List<'list_recommendations'>;
    /** List logged changes. Newest first, each with the measured change of presence around it, or null. Scope: recommendations:read. */
    listChanges(projectId: string, query?: Query<'list_changes'>, options?: CallOptions): List<'list_changes'>;
    /** Log a change. Records what changed and when; every history marks it. Scope: recommendations:write. */
    logChange(projectId: string, body: Body<'log_change'>, options?: CallOptions): Promise<Answer<'log_change'>>;
    /** Move a recommendation on. Sets state, owner and due date. A shipped move is logged as a change. Scope: recommendations:write. */
    update(projectId: string, recId: string, body: Body<'update_recommendation'>, options?: CallOptions): Promise<Answer<'update_recommendation'>>;
    /** Measure what a shipped move did. Affected prompts against the others, before and after; starts a scan if newer answers do not suffice. Scope: recommendations:write. */
    verify(projectId: string, recId: string, body: Body<'verify_recommendation'>, options?: CallOptions): Promise<Answer<'verify_recommendation'>>;
  };
  reports: {
    /** Build a report. Built in the background from current figures; get_report reads it. Scope: reports:write. */
    create(projectId: string, body: Body<'create_report'>, options?: CallOptions): Promise<Answer<'create_report'>>;
    /** Export a project’s rows. Writes a file in the background; get_export gives its link, list_jobs finds it again. At most 5 at once a project. Scope: reports:write. */
    createExport(projectId: string, body: Body<'create_export'>, options?: CallOptions): Promise<Answer<'create_export'>>;
    /** Delete a report. Deletes its files too; its shares stop working. Scope: reports:write. */
    delete(projectId: string, reportId: string, options?: CallOptions): Promise<Answer<'delete_report'>>;
    /** Read a report. Its content, links to its files, and its shares. Scope: reports:read. */
    get(projectId: string, reportId: string, query?: Query<'get_report'>, options?: CallOptions): Promise<Answer<'get_report'>>;
    /** Read an export. Progress; once completed, rows, checksum and a link for an hour. Scope: reports:read. */
    getExport(projectId: string, exportId: string, options?: CallOptions): Promise<Answer<'get_export'>>;
    /** List reports. Newest first, with their verdicts. Scope: reports:read. */
    list(projectId: string, query?: Query<'list_reports'>, options?: CallOptions): List<'list_reports'>;
    /** List report templates. What each template holds. Scope: reports:read. */
    listTemplates(query?: Query<'list_report_templates'>, options?: CallOptions): List<'list_report_templates'>;
    /** Revoke a shared link. The link stops working at once. Scope: reports:write. */
    revokeShare(projectId: string, reportId: string, shareId: string, options?: CallOptions): Promise<Answer<'revoke_report_share'>>;
    /** Build reports on a schedule. Sets or replaces the project’s recurring report and the channels that get it. Scope: reports:write. */
    schedule(projectId: string, body: Body<'schedule_report'>, options?: CallOptions): Promise<Answer<'schedule_report'>>;
    /** Share a report by link. Anyone with the link can read it until it expires or is revoked. Scope: reports:write. */
    share(projectId: string, reportId: string, body: Body<'share_report'>, options?: CallOptions): Promise<Answer<'share_report'>>;
  };
  savedViews: {
    /** Save a view. Keeps filters, columns and a period under a name, for this key or for the whole workspace. Scope: projects:write. */
    create(body: Body<'create_saved_view'>, options?: CallOptions): Promise<Answer<'create_saved_view'>>;
    /** Delete a saved view. It disappears for everyone it was shared with; the data stays. Scope: projects:write. */
    delete(viewId: string, options?: CallOptions): Promise<Answer<'delete_saved_view'>>;
    /** Read a saved view. One view: its operation, filters, columns and period. Scope: projects:read. */
    get(viewId: string, options?: CallOptions): Promise<Answer<'get_saved_view'>>;
    /** List saved views. Shared views and those of this key, newest first or by name. Scope: projects:read. */
    list(query?: Query<'list_saved_views'>, options?: CallOptions): List<'list_saved_views'>;
    /** Change or share a view. Omitted fields keep their value. Only the key that made a view can make it private again. Scope: projects:write. */
    update(viewId: string, body: Body<'update_saved_view'>, options?: CallOptions): Promise<Answer<'update_saved_view'>>;
  };
  scans: {
    /** Cancel a scan. Stops new calls within about a second, keeps and scores recorded answers, and returns the remaining credits. Scope: scans:write. */
    cancel(scanId: string, options?: CallOptions): Promise<Answer<'cancel_scan'>>;
    /** Compare a scan with an earlier one. Did presence change? A verdict with interval, p-value and the smallest change that would have been seen, for these prompts (tracked) and questions like these (market), per engine and overall; which engines, intents and other brands moved differently (at most 1 in 10 false); and what else changed: models, identity, prompts. Scope: scans:read. */
    compare(scanId: string, query?: Query<'compare_scans'>, options?: CallOptions): Promise<Answer<'compare_scans'>>;
    /** Estimate a scan. Credits, expected interval width, detectable change and duration, before anything is spent. More prompts buy more precision than repeats; the advice says how much. Scope: scans:read. */
    estimateCost(body: Body<'estimate_scan_cost'>, options?: CallOptions): Promise<Answer<'estimate_scan_cost'>>;
    /** Read a scan. Status, progress for each engine, credits, and at the end the result: presence, mention and citation with intervals, per engine and overall. Scope: scans:read. */
    get(scanId: string, options?: CallOptions): Promise<Answer<'get_scan'>>;
    /** What to measure next. From the newest scan: what would tell most for its credits (prompts, repeats, another scan), which engines fail, the smallest change that can be found, and what is noise. Scope: scans:read. */
    getAdvice(projectId: string, options?: CallOptions): Promise<Answer<'get_scan_advice'>>;
    /** Read an engine run. One engine’s part of a scan. Scope: scans:read. */
    getEngineRun(runId: string, options?: CallOptions): Promise<Answer<'get_engine_run'>>;
    /** Whether decisions can rest on a scan. Coverage, failures by reason, cells with few answers, engine changes, and six criteria for a figure that decisions may rest on, each with its measured and required value. Scope: scans:read. */
    getQuality(scanId: string, options?: CallOptions): Promise<Answer<'get_scan_quality'>>;
    /** List a project’s scans. Newest first, with progress and results. Scope: scans:read. */
    list(projectId: string, query?: Query<'list_scans'>, options?: CallOptions): List<'list_scans'>;
    /** List a scan’s engine runs. What each engine was asked, what came back, what failed and why, and what it cost. Scope: scans:read. */
    listEngineRuns(scanId: string, query?: Query<'list_engine_runs'>, options?: CallOptions): List<'list_engine_runs'>;
    /** List all scans of the workspace. Scans of projects and of single addresses, newest first. A key limited to projects sees theirs, and the addresses it scanned. Scope: scans:read. */
    listInWorkspace(query?: Query<'list_workspace_scans'>, options?: CallOptions): List<'list_workspace_scans'>;
    /** @deprecated Is called listInWorkspace now. */
    listWorkspace(query?: Query<'list_workspace_scans'>, options?: CallOptions): List<'list_workspace_scans'>;
    /** Plan prompts and samples for a precision. The cheapest prompts × samples that reach a half-width or find a change, or the most precise for `maxCredits`, with other splits of the credits. Uses presence and agreement of the project’s last scans. Nothing is started. Scope: scans:read. */
    planSamples(body: Body<'plan_samples'>, options?: CallOptions): Promise<Answer<'plan_samples'>>;
    /** Ask again what failed. Asks a scan’s failed samples again within 24 hours of its end, in the same scan. They were not charged; answers now are. Scope: scans:write. */
    retryFailedRuns(scanId: string, body?: Body<'retry_failed_runs'>, options?: CallOptions): Promise<Answer<'retry_failed_runs'>>;
    /** Start a scan. Asks answer engines and measures presence. With only a url, its page is read for the brand and the prompts; with a project, its active prompt set is asked. Credits (prompts × engines × samples) are held, one is charged for each recorded answer, and the rest is returned. Poll GET /v1/scans/{scanId}. Scope: scans:write. */
    start(body: Body<'start_scan'>, options?: CallOptions): Promise<Answer<'start_scan'>>;
  };
  schedules: {
    /** Read a project’s schedule. When scans start automatically, what that costs a month, and how long the balance lasts. Scope: scans:read. */
    get(projectId: string, options?: CallOptions): Promise<Answer<'get_schedule'>>;
    /** Read a project’s cycle. Presence over the last days of a schedule that asks its set in parts, and the change since the previous cycle. Says what is missing while a cycle is incomplete. Scope: scans:read. */
    getCycle(projectId: string, options?: CallOptions): Promise<Answer<'get_cycle'>>;
    /** Pause a schedule. No scans start until you resume it, or until the time given. Running ones continue. Scope: scans:write. */
    pause(projectId: string, body: Body<'pause_schedule'>, options?: CallOptions): Promise<Answer<'pause_schedule'>>;
    /** Preview a schedule. The next runs, what they cost a month, and how long the balance lasts. Stores nothing. Scope: scans:read. */
    preview(projectId: string, body: Body<'preview_schedule'>, options?: CallOptions): Promise<Answer<'preview_schedule'>>;
    /** Resume a schedule. Continues with the next due time. Missed runs are skipped. Scope: scans:write. */
    resume(projectId: string, options?: CallOptions): Promise<Answer<'resume_schedule'>>;
    /** Scan a project on a schedule. Sets or replaces the schedule. Its scans spend credits. While one runs, no other is started. Scope: scans:write. */
    set(projectId: string, body: Body<'set_schedule'>, options?: CallOptions): Promise<Answer<'set_schedule'>>;
  };
  scorecards: {
    /** Make a scorecard. Metrics with weights and targets, combined into one. Scope: reports:write. */
    create(projectId: string, body: Body<'create_scorecard'>, options?: CallOptions): Promise<Answer<'create_scorecard'>>;
    /** Delete a scorecard. With all of its versions. Scope: reports:write. */
    delete(projectId: string, scorecardId: string, options?: CallOptions): Promise<Answer<'delete_scorecard'>>;
    /** Read a scorecard. Each row and the composite with interval and verdict, at any date. Scope: reports:read. */
    get(projectId: string, scorecardId: string, query?: Query<'get_scorecard'>, options?: CallOptions): Promise<Answer<'get_scorecard'>>;
    /** List scorecards. Newest first, with their rows. Scope: reports:read. */
    list(projectId: string, query?: Query<'list_scorecards'>, options?: CallOptions): List<'list_scorecards'>;
    /** Change a scorecard. Changed rows or dates make a new version. Scope: reports:write. */
    update(projectId: string, scorecardId: string, body: Body<'update_scorecard'>, options?: CallOptions): Promise<Answer<'update_scorecard'>>;
  };
  scores: {
    /** Explain a score or a prediction. What made the figure: contributions in log-odds and in points, the answers and studies behind each, and the formula. Takes the id of a score or of a prediction. Scope: scores:read. */
    explain(projectId: string, scoreId: string, options?: CallOptions): Promise<Answer<'explain_score'>>;
    /** How repeatable the measurement is. Split-half reliability and the noise floor of the newest scan or a named one, per engine and overall: a change below the floor is what repeating the scan would show anyway. Scope: scores:read. */
    getMeasurementReliability(projectId: string, query?: Query<'get_measurement_reliability'>, options?: CallOptions): Promise<Answer<'get_measurement_reliability'>>;
    /** Define every metric. What each figure of this API means: definition, formula, unit, interval, where to find it, and how it is misread. Scope: scores:read. */
    getMetricDefinitions(options?: CallOptions): Promise<Answer<'get_metric_definitions'>>;
    /** Read a project’s visibility. Presence, mention and citation of the newest scan, per engine and overall, beside the competitors; with scans on three or more days, also the long-run level. Scope: scores:read. */
    getVisibility(projectId: string, options?: CallOptions): Promise<Answer<'get_visibility'>>;
    /** List scores. Latest or all presence probabilities with interval, counts and provenance: by prompt × engine, by engine, or overall. Scope: scores:read. */
    listByPrompt(projectId: string, query?: Query<'list_prompt_scores'>, options?: CallOptions): List<'list_prompt_scores'>;
    /** @deprecated Is called listByPrompt now. */
    listPrompt(projectId: string, query?: Query<'list_prompt_scores'>, options?: CallOptions): List<'list_prompt_scores'>;
  };
  segments: {
    /** Create a segment. Saves rules under a name. Preview them first: few prompts give a wide interval. Scope: projects:write. */
    create(projectId: string, body: Body<'create_segment'>, options?: CallOptions): Promise<Answer<'create_segment'>>;
    /** Delete a segment. Measurements stay; figures can no longer be filtered by it. Scope: projects:write. */
    delete(projectId: string, segmentId: string, options?: CallOptions): Promise<Answer<'delete_segment'>>;
    /** List segments. Saved rules that select prompts, engines and scans; every figure accepts one as `segmentId`. Scope: analytics:read. */
    list(projectId: string, query?: Query<'list_segments'>, options?: CallOptions): List<'list_segments'>;
    /** Try rules on the newest scan. How many prompts and answers the rules select in the newest scan, and presence with its interval. Scope: analytics:read. */
    preview(projectId: string, body: Body<'preview_segment'>, options?: CallOptions): Promise<Answer<'preview_segment'>>;
    /** Change a segment. New rules raise its version and apply to past figures too. Scope: projects:write. */
    update(projectId: string, segmentId: string, body: Body<'update_segment'>, options?: CallOptions): Promise<Answer<'update_segment'>>;
  };
  simulations: {
    /** Compare simulations. Runs 2 to 10 simulations again on the same random draws; gives the probability that each is best, and that none beats changing nothing. All have to start from the same page. Scope: recommendations:read. */
    compare(projectId: string, body: Body<'compare_simulations'>, options?: CallOptions): Promise<Answer<'compare_simulations'>>;
    /** Read a simulation. One simulation with its uplift for each prompt and engine. Scope: recommendations:read. */
    get(projectId: string, simulationId: string, options?: CallOptions): Promise<Answer<'get_simulation'>>;
    /** List simulations. Simulated changes, newest first, with their overall uplift. Scope: recommendations:read. */
    list(projectId: string, query?: Query<'list_simulations'>, options?: CallOptions): List<'list_simulations'>;
    /** Simulate a change to the page. What edits, or a new version of the page, would do to presence: median, 80% and 95% intervals and the probability of any rise, per prompt and overall. Content edits have small, fragile effects, and the intervals show it. 0 credits; stored. Scope: recommendations:write. */
    simulateChange(projectId: string, body: Body<'simulate_change'>, options?: CallOptions): Promise<Answer<'simulate_change'>>;
  };
  webhooks: {
    /** Register a webhook. Events are POSTed to it, signed by the Standard Webhooks specification. The secret is shown once. Scope: webhooks:write. */
    create(body: Body<'create_webhook'>, options?: CallOptions): Promise<Answer<'create_webhook'>>;
    /** Delete a webhook. It gets no more events, and its delivery log is deleted. Scope: webhooks:write. */
    delete(webhookId: string, options?: CallOptions): Promise<Answer<'delete_webhook'>>;
    /** Read a webhook. Its events, whether it is active, and since when it has been failing, if it is. Scope: webhooks:read. */
    get(webhookId: string, options?: CallOptions): Promise<Answer<'get_webhook'>>;
    /** List webhooks. Receivers of events and how reliably they answer, newest first. Scope: webhooks:read. */
    list(query?: Query<'list_webhooks'>, options?: CallOptions): List<'list_webhooks'>;
    /** List deliveries of a webhook. Each event with all attempts and the beginning of each response, for 30 days. Scope: webhooks:read. */
    listDeliveries(webhookId: string, query?: Query<'list_webhook_deliveries'>, options?: CallOptions): List<'list_webhook_deliveries'>;
    /** List types of events. The events a webhook can get, with the JSON Schema of each type’s data. Scope: webhooks:read. */
    listEventTypes(query?: Query<'list_webhook_event_types'>, options?: CallOptions): List<'list_webhook_event_types'>;
    /** Send an event again. Sends the same event with the same id, whatever happened before; retries start over. Scope: webhooks:write. */
    redeliver(webhookId: string, deliveryId: string, options?: CallOptions): Promise<Answer<'redeliver_webhook'>>;
    /** Give a webhook a new secret. Messages are signed with both secrets until the overlap ends. The new one is shown once. Scope: webhooks:write. */
    rotateSecret(webhookId: string, body: Body<'rotate_webhook_secret'>, options?: CallOptions): Promise<Answer<'rotate_webhook_secret'>>;
    /** Send a test to a webhook. POSTs a signed `webhook.test` now, once, and returns what the receiver answered. Scope: webhooks:write. */
    test(webhookId: string, options?: CallOptions): Promise<Answer<'test_webhook'>>;
    /** Change, pause or resume a webhook. Omitted fields keep their value. While paused it gets no new events; queued ones stay. Scope: webhooks:write. */
    update(webhookId: string, body: Body<'update_webhook'>, options?: CallOptions): Promise<Answer<'update_webhook'>>;
  };
  workspaces: {
    /** Make a workspace. With separate test data, and a first key for live and test data, shown once. Scope: admin. */
    create(body: Body<'create_workspace'>, options?: CallOptions): Promise<Answer<'create_workspace'>>;
    /** Delete a workspace for good. Its keys stop at once, and a job erases all data, test data too. Needs its name, or exports of all projects. Scope: admin. */
    delete(workspaceId: string, body?: Body<'delete_workspace'>, options?: CallOptions): Promise<Answer<'delete_workspace'>>;
    /** Read a workspace. Its name and state; while it is being deleted, the progress. Scope: workspaces:read. */
    get(workspaceId: string, options?: CallOptions): Promise<Answer<'get_workspace'>>;
    /** Read the branding. Logo, colours and names in mails and shared reports. Scope: workspaces:read. */
    getBranding(workspaceId: string, options?: CallOptions): Promise<Answer<'get_branding'>>;
    /** Read the privacy controls. How long answers are kept, what exports leave out, and whether outcomes train the predictor. Scope: workspaces:read. */
    getPrivacyControls(workspaceId: string, options?: CallOptions): Promise<Answer<'get_privacy_controls'>>;
    /** List workspaces. The key’s own workspace, those it made, and those you are a member of. Scope: workspaces:read. */
    list(query?: Query<'list_workspaces'>, options?: CallOptions): List<'list_workspaces'>;
    /** Set the branding. Replaces it; refuses colours that are hard to read. Scope: admin. */
    setBranding(workspaceId: string, body: Body<'set_branding'>, options?: CallOptions): Promise<Answer<'set_branding'>>;
    /** Set the privacy controls. Replaces them. The next nightly run permanently erases older answers; figures stay. Scope: admin. */
    setPrivacyControls(workspaceId: string, body: Body<'set_privacy_controls'>, options?: CallOptions): Promise<Answer<'set_privacy_controls'>>;
    /** Rename a workspace. Its keys and data stay as they are. Scope: admin. */
    update(workspaceId: string, body: Body<'update_workspace'>, options?: CallOptions): Promise<Answer<'update_workspace'>>;
  };
}

export const routes: Routes = {
  alerts: {
    acknowledgeEvent: ['POST', '/v1/projects/{projectId}/alert-events/{eventId}/acknowledge', 'body'],
    backtest: ['POST', '/v1/projects/{projectId}/alerts/backtest', 'body'],
    create: ['POST', '/v1/projects/{projectId}/alerts', 'body'],
    createNotificationChannel: ['POST', '/v1/projects/{projectId}/notification-channels', 'body'],
    delete: ['DELETE', '/v1/projects/{projectId}/alerts/{alertId}', 'none'],
    deleteNotificationChannel: ['DELETE', '/v1/projects/{projectId}/notification-channels/{channelId}', 'none'],
    get: ['GET', '/v1/projects/{projectId}/alerts/{alertId}', 'none'],
    getNotificationPreferences: ['GET', '/v1/notification-preferences', 'none'],
    list: ['GET', '/v1/projects/{projectId}/alerts', 'list'],
    listEvents: ['GET', '/v1/projects/{projectId}/alert-events', 'list'],
    listNotificationChannels: ['GET', '/v1/projects/{projectId}/notification-channels', 'list'],
    testNotificationChannel: ['POST', '/v1/projects/{projectId}/notification-channels/{channelId}/test', 'none'],
    update: ['PATCH', '/v1/projects/{projectId}/alerts/{alertId}', 'body'],
    updateNotificationChannel: ['PATCH', '/v1/projects/{projectId}/notification-channels/{channelId}', 'body'],
    updateNotificationPreferences: ['PUT', '/v1/notification-preferences', 'body'],
  },
  analysis: {
    analyzeUrl: ['POST', '/v1/analyze', 'body'],
    checkCrawlerAccess: ['POST', '/v1/analyses/crawler-access', 'body'],
    compareUrls: ['POST', '/v1/analyses/compare', 'body'],
    compareUrl: ['POST', '/v1/analyses/compare', 'body'],
    createProject: ['POST', '/v1/analyses/{analysisId}/project', 'body'],
    createProjectFrom: ['POST', '/v1/analyses/{analysisId}/project', 'body'],
    get: ['GET', '/v1/analyses/{analysisId}', 'none'],
    list: ['GET', '/v1/analyses', 'list'],
  },
  analytics: {
    acknowledgeAnomaly: ['POST', '/v1/analytics/anomalies/{anomalyId}/acknowledge', 'body'],
    comparePeriods: ['POST', '/v1/analytics/compare', 'body'],
    decomposeChange: ['POST', '/v1/analytics/decompose', 'body'],
    getClaimAccuracy: ['GET', '/v1/analytics/claims', 'query'],
    getForecast: ['GET', '/v1/analytics/forecast', 'query'],
    getHistory: ['GET', '/v1/analytics/history', 'query'],
    getMovers: ['GET', '/v1/analytics/movers', 'query'],
    getOverview: ['GET', '/v1/analytics', 'query'],
    getPositionDistribution: ['GET', '/v1/analytics/positions', 'query'],
    getSentiment: ['GET', '/v1/analytics/sentiment', 'query'],
    getShoppingVisibility: ['GET', '/v1/analytics/shopping', 'query'],
    getVolatility: ['GET', '/v1/analytics/volatility', 'query'],
    listAnomalies: ['GET', '/v1/analytics/anomalies', 'list'],
    listInsights: ['GET', '/v1/projects/{projectId}/insights', 'list'],
    queryMetrics: ['POST', '/v1/analytics/query', 'body'],
    setFactSheet: ['PUT', '/v1/projects/{projectId}/facts', 'body'],
    setInsightReaction: ['PUT', '/v1/projects/{projectId}/insights/{fingerprint}/reaction', 'body'],
  },
  answers: {
    cancelImport: ['POST', '/v1/projects/{projectId}/answer-imports/{importId}/cancel', 'none'],
    deleteImport: ['DELETE', '/v1/projects/{projectId}/answer-imports/{importId}', 'none'],
    get: ['GET', '/v1/answers/{answerId}', 'none'],
    getImport: ['GET', '/v1/projects/{projectId}/answer-imports/{importId}', 'none'],
    getPage: ['GET', '/v1/answers/{answerId}/page', 'none'],
    getPromptEvidence: ['GET', '/v1/projects/{projectId}/prompts/{promptId}/evidence', 'query'],
    import: ['POST', '/v1/projects/{projectId}/answer-imports', 'body'],
    list: ['GET', '/v1/projects/{projectId}/answers', 'list'],
    listByScan: ['GET', '/v1/scans/{scanId}/answers', 'list'],
    listScan: ['GET', '/v1/scans/{scanId}/answers', 'list'],
    listImports: ['GET', '/v1/projects/{projectId}/answer-imports', 'list'],
    search: ['POST', '/v1/projects/{projectId}/answers/search', 'body'],
    startImport: ['POST', '/v1/projects/{projectId}/answer-imports/{importId}/start', 'none'],
  },
  apiKeys: {
    create: ['POST', '/v1/api-keys', 'body'],
    list: ['GET', '/v1/api-keys', 'list'],
    revoke: ['DELETE', '/v1/api-keys/{keyId}', 'none'],
    rotate: ['POST', '/v1/api-keys/{keyId}/rotate', 'body'],
    update: ['PATCH', '/v1/api-keys/{keyId}', 'body'],
  },
  approvals: {
    createGate: ['POST', '/v1/approval-gates', 'body'],
    decideRequest: ['POST', '/v1/approval-requests/{requestId}/decision', 'body'],
    deleteGate: ['DELETE', '/v1/approval-gates/{gateId}', 'none'],
    getRequest: ['GET', '/v1/approval-requests/{requestId}', 'none'],
    listGates: ['GET', '/v1/approval-gates', 'list'],
    listRequests: ['GET', '/v1/approval-requests', 'list'],
    updateGate: ['PATCH', '/v1/approval-gates/{gateId}', 'body'],
  },
  audit: {
    getCheckpoint: ['GET', '/v1/audit/checkpoint', 'query'],
    getProof: ['GET', '/v1/audit/{entryId}/proof', 'none'],
    listEvents: ['GET', '/v1/audit', 'list'],
    verifyChain: ['GET', '/v1/audit/verify', 'query'],
  },
  billing: {
    changeSubscription: ['PUT', '/v1/billing/subscription', 'body'],
    forecastUsage: ['GET', '/v1/usage/forecast', 'query'],
    get: ['GET', '/v1/billing', 'none'],
    getCreditBalance: ['GET', '/v1/credits', 'none'],
    getQuota: ['GET', '/v1/quota', 'none'],
    getSubscription: ['GET', '/v1/billing/subscription', 'none'],
    getUsage: ['GET', '/v1/usage', 'query'],
    listCreditTransactions: ['GET', '/v1/credits/transactions', 'list'],
    listInvoices: ['GET', '/v1/billing/invoices', 'list'],
    listPlans: ['GET', '/v1/plans', 'list'],
    openPortal: ['POST', '/v1/billing/portal-sessions', 'none'],
    previewSubscriptionChange: ['POST', '/v1/billing/subscription/preview', 'body'],
    purchaseCredits: ['POST', '/v1/credits/purchases', 'body'],
    setBudget: ['PUT', '/v1/budgets', 'body'],
    setDetails: ['PUT', '/v1/billing/details', 'body'],
  },
  citations: {
    getByPage: ['GET', '/v1/projects/{projectId}/citations/pages', 'list'],
    getPage: ['GET', '/v1/projects/{projectId}/citations/pages', 'list'],
    getCitedContent: ['GET', '/v1/projects/{projectId}/citations/{citationId}/content', 'query'],
    getDomains: ['GET', '/v1/projects/{projectId}/citations/domains', 'list'],
    getFanoutQueries: ['GET', '/v1/projects/{projectId}/fanouts', 'list'],
    getSourceGaps: ['GET', '/v1/projects/{projectId}/citations/gaps', 'list'],
    getSourceTypes: ['GET', '/v1/projects/{projectId}/citations/types', 'query'],
    list: ['GET', '/v1/projects/{projectId}/citations', 'list'],
    listChanges: ['GET', '/v1/projects/{projectId}/citations/changes', 'list'],
  },
  competitors: {
    add: ['POST', '/v1/projects/{projectId}/competitors', 'body'],
    compare: ['GET', '/v1/projects/{projectId}/competitors/compare', 'query'],
    compareHeadToHead: ['GET', '/v1/projects/{projectId}/competitors/{competitorId}/head-to-head', 'query'],
    decideSuggestion: ['POST', '/v1/projects/{projectId}/competitors/suggestions/{suggestionId}', 'body'],
    discover: ['GET', '/v1/projects/{projectId}/competitors/suggestions', 'list'],
    get: ['GET', '/v1/projects/{projectId}/competitors/{competitorId}', 'none'],
    getCooccurrence: ['GET', '/v1/projects/{projectId}/competitors/cooccurrence', 'query'],
    getGaps: ['GET', '/v1/projects/{projectId}/competitors/gaps', 'list'],
    getShareOfVoice: ['GET', '/v1/projects/{projectId}/competitors/share-of-voice', 'query'],
    getTrends: ['GET', '/v1/projects/{projectId}/competitors/trends', 'query'],
    list: ['GET', '/v1/projects/{projectId}/competitors', 'list'],
    remove: ['DELETE', '/v1/projects/{projectId}/competitors/{competitorId}', 'none'],
    update: ['PATCH', '/v1/projects/{projectId}/competitors/{competitorId}', 'body'],
  },
  detections: {
    checkReading: ['PUT', '/v1/projects/{projectId}/readings/{detectionId}', 'body'],
    correct: ['PATCH', '/v1/projects/{projectId}/detections/{detectionId}', 'body'],
    getReader: ['GET', '/v1/reader', 'none'],
    listUncertain: ['GET', '/v1/projects/{projectId}/detections/uncertain', 'list'],
    listUncheckedReadings: ['GET', '/v1/projects/{projectId}/readings/unchecked', 'list'],
    reparseScan: ['POST', '/v1/scans/{scanId}/reparse', 'none'],
    setReader: ['PUT', '/v1/reader', 'body'],
  },
  discovery: {
    getJob: ['GET', '/v1/jobs/{jobId}', 'none'],
    getMethodology: ['GET', '/v1/methodology', 'none'],
    getServiceStatus: ['GET', '/v1/status', 'none'],
    listJobs: ['GET', '/v1/jobs', 'list'],
    searchWorkspace: ['GET', '/v1/search', 'list'],
    whoami: ['GET', '/v1/me', 'none'],
  },
  engines: {
    get: ['GET', '/v1/engines/{engineId}', 'none'],
    getBreakdown: ['GET', '/v1/engines', 'list'],
    getHealth: ['GET', '/v1/engines/{engineId}/health', 'none'],
    listChanges: ['GET', '/v1/engines/changes', 'list'],
    listLocales: ['GET', '/v1/locales', 'list'],
  },
  experiments: {
    create: ['POST', '/v1/projects/{projectId}/experiments', 'body'],
    estimate: ['POST', '/v1/projects/{projectId}/experiments/estimate', 'body'],
    get: ['GET', '/v1/projects/{projectId}/experiments/{experimentId}', 'none'],
    getResults: ['GET', '/v1/projects/{projectId}/experiments/{experimentId}/results', 'none'],
    list: ['GET', '/v1/projects/{projectId}/experiments', 'list'],
    start: ['POST', '/v1/projects/{projectId}/experiments/{experimentId}/start', 'body'],
    stop: ['POST', '/v1/projects/{projectId}/experiments/{experimentId}/stop', 'none'],
  },
  goals: {
    create: ['POST', '/v1/projects/{projectId}/goals', 'body'],
    delete: ['DELETE', '/v1/projects/{projectId}/goals/{goalId}', 'none'],
    get: ['GET', '/v1/projects/{projectId}/goals/{goalId}', 'none'],
    list: ['GET', '/v1/projects/{projectId}/goals', 'list'],
    update: ['PATCH', '/v1/projects/{projectId}/goals/{goalId}', 'body'],
  },
  inbox: {
    list: ['GET', '/v1/inbox', 'list'],
    markRead: ['POST', '/v1/inbox/read', 'body'],
  },
  integrationsAndTraffic: {
    connectIntegration: ['POST', '/v1/integrations', 'body'],
    disconnectIntegration: ['DELETE', '/v1/integrations/{integrationId}', 'query'],
    getAiReferrals: ['GET', '/v1/projects/{projectId}/traffic/referrals', 'query'],
    getCrawlerActivity: ['GET', '/v1/projects/{projectId}/traffic/crawlers', 'query'],
    ingestCrawlerLog: ['POST', '/v1/projects/{projectId}/traffic/logs', 'body'],
    listIntegrations: ['GET', '/v1/integrations', 'list'],
    syncIntegration: ['POST', '/v1/integrations/{integrationId}/sync', 'none'],
    updateIntegration: ['PATCH', '/v1/integrations/{integrationId}', 'body'],
  },
  members: {
    deleteRole: ['DELETE', '/v1/roles/{roleKey}', 'none'],
    invite: ['POST', '/v1/members', 'body'],
    list: ['GET', '/v1/members', 'list'],
    listRoles: ['GET', '/v1/roles', 'list'],
    remove: ['DELETE', '/v1/members/{memberId}', 'none'],
    saveRole: ['PUT', '/v1/roles/{roleKey}', 'body'],
    update: ['PATCH', '/v1/members/{memberId}', 'body'],
  },
  personas: {
    create: ['POST', '/v1/projects/{projectId}/personas', 'body'],
    delete: ['DELETE', '/v1/projects/{projectId}/personas/{personaId}', 'none'],
    list: ['GET', '/v1/projects/{projectId}/personas', 'list'],
    update: ['PATCH', '/v1/projects/{projectId}/personas/{personaId}', 'body'],
  },
  predictions: {
    comparePredictedObserved: ['GET', '/v1/projects/{projectId}/calibration/cells', 'list'],
    getCalibrationReport: ['GET', '/v1/projects/{projectId}/calibration', 'query'],
    getPredictorInfo: ['GET', '/v1/predictor', 'none'],
    scorePrompt: ['POST', '/v1/projects/{projectId}/scores/predict', 'body'],
    scorePromptsBulk: ['POST', '/v1/projects/{projectId}/scores/predict/bulk', 'body'],
  },
  projects: {
    applyConfig: ['PUT', '/v1/projects/{projectId}/config', 'body'],
    archive: ['POST', '/v1/projects/{projectId}/archive', 'none'],
    create: ['POST', '/v1/projects', 'body'],
    createSample: ['POST', '/v1/sample-project', 'none'],
    delete: ['DELETE', '/v1/projects/{projectId}', 'body'],
    duplicate: ['POST', '/v1/projects/{projectId}/duplicate', 'body'],
    exportConfig: ['GET', '/v1/projects/{projectId}/config', 'none'],
    get: ['GET', '/v1/projects/{projectId}', 'none'],
    getOverview: ['GET', '/v1/projects/{projectId}/overview', 'none'],
    getSample: ['GET', '/v1/sample-project', 'none'],
    list: ['GET', '/v1/projects', 'list'],
    restore: ['POST', '/v1/projects/{projectId}/restore', 'none'],
    update: ['PATCH', '/v1/projects/{projectId}', 'body'],
    updateIdentity: ['PUT', '/v1/projects/{projectId}/identity', 'body'],
  },
  prompts: {
    activateSet: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/activate', 'none'],
    add: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/prompts', 'body'],
    addBulk: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/prompts/bulk', 'body'],
    auditSet: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/audit', 'none'],
    classify: ['POST', '/v1/projects/{projectId}/prompts/classify', 'body'],
    createSet: ['POST', '/v1/projects/{projectId}/prompt-sets/drafts', 'body'],
    createTemplate: ['POST', '/v1/prompt-templates', 'body'],
    deleteSet: ['DELETE', '/v1/projects/{projectId}/prompt-sets/{setId}', 'none'],
    diffSetVersions: ['GET', '/v1/projects/{projectId}/prompt-sets/{setId}/diff', 'query'],
    duplicateSet: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/duplicate', 'body'],
    expandTemplate: ['POST', '/v1/prompt-templates/{templateId}/expand', 'body'],
    generate: ['POST', '/v1/projects/{projectId}/prompt-sets', 'body'],
    get: ['GET', '/v1/projects/{projectId}/prompts/{promptId}', 'none'],
    getBusiness: ['GET', '/v1/projects/{projectId}/business', 'none'],
    getSet: ['GET', '/v1/projects/{projectId}/prompt-sets/{setId}', 'query'],
    import: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/import', 'body'],
    list: ['GET', '/v1/projects/{projectId}/prompts', 'list'],
    listSets: ['GET', '/v1/projects/{projectId}/prompt-sets', 'list'],
    listTemplates: ['GET', '/v1/prompt-templates', 'list'],
    lockSet: ['POST', '/v1/projects/{projectId}/prompt-sets/{setId}/lock', 'none'],
    preview: ['POST', '/v1/prompts/preview', 'body'],
    remove: ['DELETE', '/v1/projects/{projectId}/prompts/{promptId}', 'none'],
    suggestVariants: ['POST', '/v1/projects/{projectId}/prompts/{promptId}/variants', 'body'],
    tag: ['POST', '/v1/projects/{projectId}/prompts/tags', 'body'],
    update: ['PATCH', '/v1/projects/{projectId}/prompts/{promptId}', 'body'],
    updateBusiness: ['PUT', '/v1/projects/{projectId}/business', 'body'],
    updateSet: ['PATCH', '/v1/projects/{projectId}/prompt-sets/{setId}', 'body'],
  },
  providerKeys: {
    delete: ['DELETE', '/v1/provider-keys/{engineId}', 'none'],
    list: ['GET', '/v1/provider-keys', 'list'],
    set: ['PUT', '/v1/provider-keys/{engineId}', 'body'],
  },
  recommendations: {
    createContentBrief: ['POST', '/v1/projects/{projectId}/recommendations/{recId}/brief', 'body'],
    estimateVerification: ['GET', '/v1/projects/{projectId}/recommendations/{recId}/verify', 'query'],
    generate: ['POST', '/v1/projects/{projectId}/recommendations', 'body'],
    get: ['GET', '/v1/projects/{projectId}/recommendations/{recId}', 'none'],
    getOptimizationPlan: ['GET', '/v1/projects/{projectId}/optimization-plan', 'query'],
    getSummary: ['GET', '/v1/projects/{projectId}/recommendations/summary', 'none'],
    list: ['GET', '/v1/projects/{projectId}/recommendations', 'list'],
    listChanges: ['GET', '/v1/projects/{projectId}/changes', 'list'],
    logChange: ['POST', '/v1/projects/{projectId}/changes', 'body'],
    update: ['PATCH', '/v1/projects/{projectId}/recommendations/{recId}', 'body'],
    verify: ['POST', '/v1/projects/{projectId}/recommendations/{recId}/verify', 'body'],
  },
  reports: {
    create: ['POST', '/v1/projects/{projectId}/reports', 'body'],
    createExport: ['POST', '/v1/projects/{projectId}/exports', 'body'],
    delete: ['DELETE', '/v1/projects/{projectId}/reports/{reportId}', 'none'],
    get: ['GET', '/v1/projects/{projectId}/reports/{reportId}', 'query'],
    getExport: ['GET', '/v1/projects/{projectId}/exports/{exportId}', 'none'],
    list: ['GET', '/v1/projects/{projectId}/reports', 'list'],
    listTemplates: ['GET', '/v1/report-templates', 'list'],
    revokeShare: ['DELETE', '/v1/projects/{projectId}/reports/{reportId}/shares/{shareId}', 'none'],
    schedule: ['PUT', '/v1/projects/{projectId}/reports/schedule', 'body'],
    share: ['POST', '/v1/projects/{projectId}/reports/{reportId}/shares', 'body'],
  },
  savedViews: {
    create: ['POST', '/v1/saved-views', 'body'],
    delete: ['DELETE', '/v1/saved-views/{viewId}', 'none'],
    get: ['GET', '/v1/saved-views/{viewId}', 'none'],
    list: ['GET', '/v1/saved-views', 'list'],
    update: ['PATCH', '/v1/saved-views/{viewId}', 'body'],
  },
  scans: {
    cancel: ['POST', '/v1/scans/{scanId}/cancel', 'none'],
    compare: ['GET', '/v1/scans/{scanId}/compare', 'query'],
    estimateCost: ['POST', '/v1/scans/estimate', 'body'],
    get: ['GET', '/v1/scans/{scanId}', 'none'],
    getAdvice: ['GET', '/v1/projects/{projectId}/scans/advice', 'none'],
    getEngineRun: ['GET', '/v1/engine-runs/{runId}', 'none'],
    getQuality: ['GET', '/v1/scans/{scanId}/quality', 'none'],
    list: ['GET', '/v1/projects/{projectId}/scans', 'list'],
    listEngineRuns: ['GET', '/v1/scans/{scanId}/engine-runs', 'list'],
    listInWorkspace: ['GET', '/v1/scans', 'list'],
    listWorkspace: ['GET', '/v1/scans', 'list'],
    planSamples: ['POST', '/v1/scans/plan', 'body'],
    retryFailedRuns: ['POST', '/v1/scans/{scanId}/retry', 'body'],
    start: ['POST', '/v1/scans', 'body'],
  },
  schedules: {
    get: ['GET', '/v1/projects/{projectId}/schedule', 'none'],
    getCycle: ['GET', '/v1/projects/{projectId}/cycle', 'none'],
    pause: ['POST', '/v1/projects/{projectId}/schedule/pause', 'body'],
    preview: ['POST', '/v1/projects/{projectId}/schedule/preview', 'body'],
    resume: ['POST', '/v1/projects/{projectId}/schedule/resume', 'none'],
    set: ['PUT', '/v1/projects/{projectId}/schedule', 'body'],
  },
  scorecards: {
    create: ['POST', '/v1/projects/{projectId}/scorecards', 'body'],
    delete: ['DELETE', '/v1/projects/{projectId}/scorecards/{scorecardId}', 'none'],
    get: ['GET', '/v1/projects/{projectId}/scorecards/{scorecardId}', 'query'],
    list: ['GET', '/v1/projects/{projectId}/scorecards', 'list'],
    update: ['PATCH', '/v1/projects/{projectId}/scorecards/{scorecardId}', 'body'],
  },
  scores: {
    explain: ['GET', '/v1/projects/{projectId}/scores/{scoreId}/explain', 'none'],
    getMeasurementReliability: ['GET', '/v1/projects/{projectId}/reliability', 'query'],
    getMetricDefinitions: ['GET', '/v1/metrics', 'none'],
    getVisibility: ['GET', '/v1/projects/{projectId}/visibility', 'none'],
    listByPrompt: ['GET', '/v1/projects/{projectId}/scores', 'list'],
    listPrompt: ['GET', '/v1/projects/{projectId}/scores', 'list'],
  },
  segments: {
    create: ['POST', '/v1/projects/{projectId}/segments', 'body'],
    delete: ['DELETE', '/v1/projects/{projectId}/segments/{segmentId}', 'none'],
    list: ['GET', '/v1/projects/{projectId}/segments', 'list'],
    preview: ['POST', '/v1/projects/{projectId}/segments/preview', 'body'],
    update: ['PATCH', '/v1/projects/{projectId}/segments/{segmentId}', 'body'],
  },
  simulations: {
    compare: ['POST', '/v1/projects/{projectId}/simulations/compare', 'body'],
    get: ['GET', '/v1/projects/{projectId}/simulations/{simulationId}', 'none'],
    list: ['GET', '/v1/projects/{projectId}/simulations', 'list'],
    simulateChange: ['POST', '/v1/projects/{projectId}/simulations', 'body'],
  },
  webhooks: {
    create: ['POST', '/v1/webhooks', 'body'],
    delete: ['DELETE', '/v1/webhooks/{webhookId}', 'none'],
    get: ['GET', '/v1/webhooks/{webhookId}', 'none'],
    list: ['GET', '/v1/webhooks', 'list'],
    listDeliveries: ['GET', '/v1/webhooks/{webhookId}/deliveries', 'list'],
    listEventTypes: ['GET', '/v1/webhook-event-types', 'list'],
    redeliver: ['POST', '/v1/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver', 'none'],
    rotateSecret: ['POST', '/v1/webhooks/{webhookId}/rotate', 'body'],
    test: ['POST', '/v1/webhooks/{webhookId}/test', 'none'],
    update: ['PATCH', '/v1/webhooks/{webhookId}', 'body'],
  },
  workspaces: {
    create: ['POST', '/v1/workspaces', 'body'],
    delete: ['DELETE', '/v1/workspaces/{workspaceId}', 'body'],
    get: ['GET', '/v1/workspaces/{workspaceId}', 'none'],
    getBranding: ['GET', '/v1/workspaces/{workspaceId}/branding', 'none'],
    getPrivacyControls: ['GET', '/v1/workspaces/{workspaceId}/privacy', 'none'],
    list: ['GET', '/v1/workspaces', 'list'],
    setBranding: ['PUT', '/v1/workspaces/{workspaceId}/branding', 'body'],
    setPrivacyControls: ['PUT', '/v1/workspaces/{workspaceId}/privacy', 'body'],
    update: ['PATCH', '/v1/workspaces/{workspaceId}', 'body'],
  },
};
