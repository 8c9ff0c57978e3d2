package svc

import (
	"math"
	"net/http"
	"strconv"
	"time"
)

// passing are statuses after which another try may do.
var passing = map[int]bool{429: true, 502: true, 503: true, 504: true}

func (c *Client) backoff(attempt int) time.Duration {
	return time.Duration(c.random() * math.Min(8, 0.5*math.Pow(2, float64(attempt))) * float64(time.Second))
}

// waitBeforeRetry says how long to wait before the next try, and whether there is one. Every call may be repeated: reads
// change nothing, and writes carry an Idempotency-Key. The response is nil where nothing came back.
func (c *Client) waitBeforeRetry(response *http.Response, attempt int) (time.Duration, bool) {
	if attempt >= c.retries {
		return 0, false
	}
	if response == nil {
		return c.backoff(attempt), true
	}
	if !passing[response.StatusCode] {
		return 0, false
	}
	wait, asked := retryAfter(response)
	if !asked {
		wait = c.backoff(attempt)
	}
	return wait, wait <= c.longestWait
}

func retryAfter(response *http.Response) (time.Duration, bool) {
	seconds, err := strconv.ParseFloat(response.Header.Get("Retry-After"), 64)
	if err != nil || seconds < 0 {
		return 0, false
	}
	return time.Duration(seconds * float64(time.Second)), true
}
