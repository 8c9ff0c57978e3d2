package svc

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// APIError is what the service says when it refuses or fails. errors.As finds it; its code tells what it is.
type APIError struct {
	// Problem is the whole document (RFC 9457).
	Problem Problem
	Status  int
	Code    ProblemCode
	// RequestID is what to quote when you report a fault.
	RequestID string
	// RetryAfter is when the service wants to be asked again; 0 where it does not say.
	RetryAfter time.Duration
}

func (e *APIError) Error() string {
	return fmt.Sprintf("%s: %s", e.Problem.Title, e.Problem.Detail)
}

// Is finds errors by code: errors.Is(err, svc.ErrCode(svc.ProblemCodeRateLimited)).
func (e *APIError) Is(target error) bool {
	code, ok := target.(codeError)
	return ok && ProblemCode(code) == e.Code
}

type codeError ProblemCode

func (e codeError) Error() string { return string(e) }

// ErrCode is the error of a code, to compare with by errors.Is.
func ErrCode(code ProblemCode) error { return codeError(code) }

// ConnectionError says that nothing came back, after all tries.
type ConnectionError struct{ Err error }

func (e *ConnectionError) Error() string { return "the service cannot be reached: " + e.Err.Error() }

// Unwrap gives the reason.
func (e *ConnectionError) Unwrap() error { return e.Err }

// PendingApprovalError says that an administrator has to approve the call first; its result will stand at Approval.URL.
type PendingApprovalError struct{ Approval PendingApprovalApproval }

func (e *PendingApprovalError) Error() string {
	return fmt.Sprintf("%s waits for approval %s", e.Approval.Operation, e.Approval.ID)
}

// readFailure is nil where the answer is one.
func readFailure(response *http.Response, answer []byte) error {
	if response.StatusCode == http.StatusAccepted {
		var pending PendingApproval
		if json.Unmarshal(answer, &pending) == nil && pending.Status == "pending_approval" {
			return &PendingApprovalError{Approval: pending.Approval}
		}
	}
	if response.StatusCode < 400 && json.Valid(answer) {
		return nil
	}
	wait, _ := retryAfter(response)
	problem := problemOf(response, answer)
	return &APIError{
		Problem:    problem,
		Status:     int(problem.Status),
		Code:       problem.Code,
		RequestID:  problem.Instance,
		RetryAfter: wait,
	}
}

func problemOf(response *http.Response, answer []byte) Problem {
	var problem Problem
	if json.Unmarshal(answer, &problem) == nil && problem.Code != "" {
		return problem
	}
	code := ProblemCode("malformed")
	if response.StatusCode >= 500 {
		code = "internal"
	}
	detail := string(answer[:min(len(answer), 200)])
	if detail == "" {
		detail = "The answer is not one of this service. Check the base address."
	}
	return Problem{
		Type:     "about:blank",
		Title:    fmt.Sprintf("HTTP %d", response.StatusCode),
		Status:   int64(response.StatusCode),
		Detail:   detail,
		Instance: response.Header.Get("X-Request-Id"),
		Code:     code,
	}
}
