"""Checks of webhooks (https://www.standardwebhooks.com), with the standard library alone."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping, Sequence

from ._model import Model
from .errors import WebhookVerificationError


def verify_webhook(
    payload: str | bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Model:
    """The event of a webhook, once its signature was checked.

    Args:
        payload: the body as it came, before any JSON reader: another spacing would have another signature.
        secret: ``whsec_…``; both while a rotation overlaps.
        tolerance: seconds that it may be old, or ahead.
        now: the present in seconds; for tests.

    Raises:
        WebhookVerificationError: where it is not from the service, or too old.
    """
    found = {name.lower(): value for name, value in headers.items()}
    for name in ("webhook-id", "webhook-timestamp", "webhook-signature"):
        if not found.get(name):
            raise WebhookVerificationError(f"The header {name} is missing.")
    stamp = found["webhook-timestamp"]
    present = time.time() if now is None else now
    if not (stamp.isascii() and stamp.isdigit() and abs(present - int(stamp)) <= tolerance):
        raise WebhookVerificationError(f"webhook-timestamp is more than {tolerance:g} s away: a repeated message?")
    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{found['webhook-id']}.{stamp}.".encode() + body
    for one in [secret] if isinstance(secret, str) else secret:
        expected = hmac.new(_key_of(one), signed, hashlib.sha256).digest()
        for signature in found["webhook-signature"].split(" "):
            version, _, encoded = signature.partition(",")
            if version == "v1" and hmac.compare_digest(expected, _bytes_of(encoded) or b""):
                return Model(json.loads(body))
    raise WebhookVerificationError("webhook-signature does not fit the body and the secret.")


def _bytes_of(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _key_of(secret: str) -> bytes:
    key = _bytes_of(secret.removeprefix("whsec_"))
    if not key:
        raise ValueError("The secret of a webhook is whsec_ and base64.")
    return key
