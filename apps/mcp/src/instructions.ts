/** Loaded by every client, also by those that show tools only on demand: keep it short. */
export const instructions = `Measures how likely a brand is present in the answers of AI answer engines.

Every probability comes with a 95% interval, counts (n prompts, k samples) and a provenance badge: live (answers that its scan got), cached (of an earlier scan, used again), predicted (model or sandbox, 0 credits). Report value, interval and badge together: “quote” is a sentence that may be repeated as it stands; with "mode": "test" the answers are invented: say so. Missing is not zero: look at "status". A change is real only when it was tested as a difference, not when intervals seem apart.

Start with svc.list_projects, then svc.get_visibility for the latest numbers. To measure: svc.estimate_scan_cost, svc.run_scan_and_wait (spends credits: say how many first; under a budget set config.maxCredits to what is left of it). Without a project svc.start_scan takes a url. From a page to regular figures: svc.analyze_url, svc.create_project_from_analysis (activate), svc.set_schedule.

Ids: prj_ project, pst_ prompt set, prm_ prompt, scn_ scan, run_ engine run, ans_ answer, seg_ segment, key_ API key. Lists take limit (25 unless said), after ("page.next_after" of the page before), offset. Every tool takes fields (names; dots reach inside) and detail: answers are concise (without what is null, how a figure was reached, and the end of long lists) unless it is full. "pending_approval" is not done yet: tell the user where to approve and do not call again.`;
