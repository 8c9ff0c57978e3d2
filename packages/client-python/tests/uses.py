"""Uses that type checkers have to accept, with the types that they have to see."""

from typing import assert_type

from svc_client import AsyncSvc, Pager, Svc, types


def scan_and_read(svc: Svc) -> None:
    scan = svc.scans.start(project_id="prj_1", config={"engines": ["openai"], "samplesK": 3})
    assert_type(scan, types.Scan)
    assert_type(scan.samples_k, int)
    assert_type(svc.projects.list(limit=10), Pager[types.ProjectWithScore])
    for project in svc.projects.list():
        assert_type(project.id, str)
    visible = svc.scores.get_visibility("prj_1")
    if visible.result is not None:
        for engine in visible.result.engines:
            if engine.presence is not None and engine.presence.ci is not None:
                assert_type(engine.presence.ci.low, float)


async def read_answers(svc: AsyncSvc) -> None:
    async for answer in svc.answers.list("prj_1", engine="openai"):
        assert_type(answer, types.AnswerSummary)
    assert_type(await svc.scans.wait("scn_1"), types.Scan)
