"""What can go wrong. ``code`` is the service's own word for it, to branch on."""

from __future__ import annotations

from typing import Any


class SvcError(Exception):
    """Anything that this client raises."""


class APIConnectionError(SvcError):
    """Nothing came back, after all tries. ``__cause__`` says why."""


class APITimeoutError(APIConnectionError):
    """No answer within the time that a try may take."""


class ApiError(SvcError):
    """The service refused or failed.

    Attributes:
        status: HTTP status.
        code: the service's own code, such as ``rate_limited``.
        request_id: quote it when you report a fault.
        retry_after: seconds after which the service wants to be asked again; None where it does not say.
        problem: the whole problem document (RFC 9457).
    """

    def __init__(self, problem: dict[str, Any], retry_after: float | None = None) -> None:
        super().__init__(f"{problem.get('title', 'Error')}: {problem.get('detail', '')}")
        self.problem = problem
        self.status = int(problem.get("status", 0))
        self.code = str(problem.get("code", ""))
        self.request_id = str(problem.get("instance", ""))
        self.retry_after = retry_after

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.problem, self.retry_after))


class BadRequestError(ApiError):
    """400: it could not be read."""


class AuthenticationError(ApiError):
    """401: the key is missing, wrong or revoked."""


class InsufficientCreditsError(ApiError):
    """402: the credits do not cover it."""


class PermissionDeniedError(ApiError):
    """403: the key lacks a scope, or the plan does not have it."""


class NotFoundError(ApiError):
    """404: it is not there, or not for this key."""


class ConflictError(ApiError):
    """409: it is in a state that does not allow it."""


class VersionMismatchError(ApiError):
    """412: it has changed since you read it."""


class ValidationError(ApiError):
    """422: a field is wrong; ``problem["errors"]`` says which."""


class RateLimitError(ApiError):
    """429: too many requests, or a quota is used up."""


class ServerError(ApiError):
    """500 and above."""


class PendingApprovalError(SvcError):
    """Not done yet: an administrator has to approve it. ``approval["url"]`` tells what becomes of it."""

    def __init__(self, approval: dict[str, Any]) -> None:
        super().__init__(f"{approval.get('operation')} waits for approval {approval.get('id')}")
        self.approval = approval

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.approval,))


class WebhookVerificationError(SvcError):
    """Not from the service, or too old. Answer with 400 and do nothing."""


by_status: dict[int, type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: InsufficientCreditsError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: VersionMismatchError,
    422: ValidationError,
    429: RateLimitError,
}


def error_of(problem: dict[str, Any], retry_after: float | None) -> ApiError:
    """The error class of a problem's status."""
    status = int(problem.get("status", 0))
    kind = by_status.get(status, ServerError if status >= 500 else ApiError)
    return kind(problem, retry_after)
