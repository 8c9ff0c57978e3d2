"""Does what the tasks of a file say with both clients, and prints what came of each as a line of JSON.

python3 driver.py TASKS sync|async
"""

from __future__ import annotations

import asyncio
import json
import keyword
import re
import sys
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import svc_client as svc  # noqa: E402
from svc_client import errors  # noqa: E402


def snake(name: str) -> str:
    words = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()
    return f"{words}_" if keyword.iskeyword(words) else words


def given(call: dict[str, Any]) -> dict[str, Any]:
    options = call.get("options", {})
    arguments = {snake(name): value for name, value in {**call.get("query", {}), **call.get("body", {})}.items()}
    if "idempotencyKey" in options:
        arguments["idempotency_key"] = options["idempotencyKey"]
    if "version" in options:
        arguments["if_version"] = options["version"]
    return arguments


def plain(value: Any) -> Any:
    if isinstance(value, svc.Model):
        return value.to_dict()
    return value


def error_of(error: Exception) -> dict[str, Any]:
    told: dict[str, Any] = {"message": str(error)}
    if isinstance(error, errors.ApiError):
        told |= {"kind": "api", "status": error.status, "code": error.code, "requestId": error.request_id}
        if error.retry_after is not None:
            told["retryAfter"] = error.retry_after
    elif isinstance(error, errors.PendingApprovalError):
        told |= {"kind": "pending", "approvalId": error.approval["id"]}
    elif isinstance(error, errors.APIConnectionError):
        told["kind"] = "connection"
    else:
        told["kind"] = "webhook" if isinstance(error, errors.WebhookVerificationError) else "usage"
    return told


def check_webhook(webhook: dict[str, Any]) -> dict[str, Any]:
    event = svc.verify_webhook(webhook["payload"], webhook["headers"], webhook["secrets"])
    return {"result": event.to_dict()}


# Certificates are read once, which takes longer than all else.
HTTP = httpx.Client()
HTTP_ASYNC = httpx.AsyncClient()


def run(task: dict[str, Any], items: list[Any]) -> dict[str, Any]:
    if "webhook" in task:
        return check_webhook(task["webhook"])
    call = task["call"]
    with svc.Svc(task.get("apiKey", "test-key"), task["baseUrl"], http_client=HTTP, random=lambda: 0.0) as client:
        method = getattr(getattr(client, snake(call["resource"])), snake(call["method"]))
        answer = method(*call["path"], **given(call))
        if isinstance(answer, svc.Model):
            return {"result": answer.to_dict()}
        for item in answer:
            items.append(plain(item))
        return {"items": items}


async def run_async(task: dict[str, Any], items: list[Any]) -> dict[str, Any]:
    if "webhook" in task:
        return check_webhook(task["webhook"])
    call = task["call"]
    async with svc.AsyncSvc(task.get("apiKey", "test-key"), task["baseUrl"], http_client=HTTP_ASYNC, random=lambda: 0.0) as client:
        method = getattr(getattr(client, snake(call["resource"])), snake(call["method"]))
        answer = method(*call["path"], **given(call))
        if not hasattr(answer, "__aiter__"):
            return {"result": (await answer).to_dict()}
        async for item in answer:
            items.append(plain(item))
        return {"items": items}


def filled(value: Any, kept: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: filled(one, kept) for name, one in value.items()}
    if isinstance(value, list):
        return [filled(one, kept) for one in value]
    return kept.get(value[1:], value) if isinstance(value, str) and value.startswith("$") else value


def main() -> None:
    kept: dict[str, str] = {}
    tasks, way = json.loads(Path(sys.argv[1]).read_text()), sys.argv[2]
    loop = asyncio.new_event_loop()
    for task in tasks:
        if "call" in task:
            task["call"] = filled(task["call"], kept)
        items: list[Any] = []
        try:
            told = loop.run_until_complete(run_async(task, items)) if way == "async" else run(task, items)
            for name, field in task.get("keep", {}).items():
                kept[name] = str(told["result"][field])
        except Exception as error:
            told = {"error": error_of(error), **({"items": items} if items else {})}
        print(json.dumps({"name": task["name"], **told}), flush=True)
    loop.close()


main()
