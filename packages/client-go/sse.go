package svc

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"math"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// The service says something every ten seconds: after this long the connection is dead.
const silence = 30 * time.Second

// breaks in a row after which a stream is given up, some three minutes.
const breaks = 20

var errSilent = errors.New("the service went silent")

// errEmpty: proxies that let no stream through answer, and close.
var errEmpty = errors.New("the stream ended without an event")

type message struct{ id, event, data string }

// Follow tells how far a scan is, whenever that changes; the last one has its final status. It connects again after a break
// and goes on where it was.
func (s *ScansService) Follow(ctx context.Context, scanID string) iter.Seq2[ScanProgressEvent, error] {
	return s.follow(ctx, scanID, breaks)
}

func (s *ScansService) follow(ctx context.Context, scanID string, most int) iter.Seq2[ScanProgressEvent, error] {
	return func(yield func(ScanProgressEvent, error) bool) {
		seen := ""
		for failed := 0; ; failed++ {
			heard := false
			done, err := s.connect(ctx, scanID, seen, func(one message) bool {
				failed, heard, seen = 0, true, one.id
				var progress ScanProgressEvent
				if err := json.Unmarshal([]byte(one.data), &progress); err != nil {
					yield(ScanProgressEvent{}, err)
					return false
				}
				return yield(progress, nil) && one.event != "end"
			})
			if done {
				return
			}
			if err == nil && !heard {
				err = &ConnectionError{Err: errEmpty}
			}
			if ctx.Err() != nil {
				err = ctx.Err()
			}
			if err != nil && (ctx.Err() != nil || isRefused(err) || failed >= most) {
				yield(ScanProgressEvent{}, err)
				return
			}
			select {
			case <-ctx.Done():
			case <-s.client.pause(time.Duration(math.Min(10, 0.25*math.Pow(2, float64(failed))) * float64(time.Second))):
			}
		}
	}
}

// isRefused says that asking again cannot help.
func isRefused(err error) bool {
	var refused *APIError
	return errors.As(err, &refused) && refused.Status < 500 && refused.Status != 429
}

// connect reads one stream; done where whoever listens has enough.
func (s *ScansService) connect(ctx context.Context, scanID, seen string, hear func(message) bool) (done bool, err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	header := http.Header{"Accept": {"text/event-stream"}}
	if seen != "" {
		header.Set("Last-Event-ID", seen)
	}
	address := s.client.baseURL + "/v1/scans/" + url.PathEscape(scanID) + "/events"
	request, err := s.client.newRequest(ctx, http.MethodGet, address, header, nil)
	if err != nil {
		return false, err
	}
	quiet := time.AfterFunc(silence, func() { cancel(errSilent) })
	defer quiet.Stop()
	response, err := s.client.http.Do(request)
	if err != nil {
		return false, &ConnectionError{Err: err}
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		answer, _ := io.ReadAll(response.Body)
		return false, readFailure(response, answer)
	}
	lines := bufio.NewReader(response.Body)
	var id, event string
	var data []string
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			// The end of a stream is a break: the service says when it is done.
			if errors.Is(err, io.EOF) {
				return false, nil
			}
			return false, &ConnectionError{Err: err}
		}
		quiet.Reset(silence)
		line = strings.TrimRight(line, "\r\n")
		if line == "" {
			if len(data) > 0 && !hear(message{id, event, strings.Join(data, "\n")}) {
				return true, nil
			}
			event, data = "", nil
			continue
		}
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch name {
		case "id":
			id = value
		case "event":
			event = value
		case "data":
			data = append(data, value)
		}
	}
}
