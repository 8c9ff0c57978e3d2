"""Calibrated presence probabilities in the answers of AI answer engines, each with its 95% interval."""

from . import types
from ._async import AsyncPager, AsyncSvc
from ._core import NOT_GIVEN, NotGiven
from ._model import Model
from ._sync import Pager, Svc
from ._version import __version__
from .errors import (
    APIConnectionError,
    ApiError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    InsufficientCreditsError,
    NotFoundError,
    PendingApprovalError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    SvcError,
    ValidationError,
    VersionMismatchError,
    WebhookVerificationError,
)
from .webhooks import verify_webhook

__all__ = [
    "APIConnectionError",
    "APITimeoutError",
    "ApiError",
    "AsyncPager",
    "AsyncSvc",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "InsufficientCreditsError",
    "Model",
    "NOT_GIVEN",
    "NotFoundError",
    "NotGiven",
    "Pager",
    "PendingApprovalError",
    "PermissionDeniedError",
    "RateLimitError",
    "ServerError",
    "Svc",
    "SvcError",
    "ValidationError",
    "VersionMismatchError",
    "WebhookVerificationError",
    "__version__",
    "types",
    "verify_webhook",
]
