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

// tries are those of one request. Where one still runs, its answer is waited for as long as a try may take.
type tries struct {
	attempt   int
	timeout   time.Duration
	runsUntil time.Time
}

// waitBeforeRetry says how long to wait before the next try, and whether there is one. Every call may be repeated: reads
// change nothing, and writes carry an Idempotency-Key. The response is nil where nothing came back.
func (c *Client) waitBeforeRetry(response *http.Response, t *tries) (time.Duration, bool) {
	var wait time.Duration
	asked := false
	if response != nil {
		wait, asked = retryAfter(response)
		// Another try of this write still runs. No other conflict says when to ask again.
		if response.StatusCode == http.StatusConflict && asked {
			if t.runsUntil.IsZero() {
				t.runsUntil = time.Now().Add(t.timeout)
			}
			return wait, time.Now().Before(t.runsUntil) && wait <= c.longestWait
		}
	}
	if t.attempt >= c.retries || (response != nil && !passing[response.StatusCode]) {
		return 0, false
	}
	if !asked {
		wait = c.backoff(t.attempt)
	}
	t.attempt++
	return wait, wait <= c.longestWait
}

func retryAfter(response *http.Response) (time.Duration, bool) {
	seconds, err := strconv.ParseFloat(response.Header.Get("Retry-After"), 64)
	if err != nil || seconds < 0 {
		return 0, false
	}
	return time.Duration(seconds * float64(time.Second)), true
}
