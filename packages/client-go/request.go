package svc

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"reflect"
	"runtime"
	"strings"
	"time"
)

// operation is one call, before it is sent.
type operation struct {
	method string
	path   string
	values []string
	query  any
	body   any
}

type callOptions struct {
	idempotencyKey string
	version        string
	timeout        time.Duration
}

// CallOption changes one call.
type CallOption func(*callOptions)

// WithIdempotencyKey makes a write safe to repeat, also after a restart. Left out, each write gets a key of its own.
func WithIdempotencyKey(key string) CallOption {
	return func(o *callOptions) { o.idempotencyKey = key }
}

// WithVersion has a change refused when what you read has changed since.
func WithVersion(version string) CallOption { return func(o *callOptions) { o.version = version } }

// WithTimeout sets how long each try of this call may take.
func WithTimeout(timeout time.Duration) CallOption {
	return func(o *callOptions) { o.timeout = timeout }
}

// newKey is 128 random bits.
func newKey() string {
	var bits [16]byte
	// It does not fail: see crypto/rand.
	_, _ = rand.Read(bits[:])
	return hex.EncodeToString(bits[:])
}

// orEmpty is the body of an operation that needs none.
func orEmpty[T any](body *T) any {
	if body == nil {
		return struct{}{}
	}
	return body
}

// addressOf fills the path and adds the query.
func (c *Client) addressOf(o operation) (string, error) {
	path := o.path
	for _, value := range o.values {
		start, end := strings.Index(path, "{"), strings.Index(path, "}")
		if value == "" {
			return "", fmt.Errorf("svc: %s %s needs %s, which is empty", o.method, o.path, path[start+1:end])
		}
		path = path[:start] + url.PathEscape(value) + path[end+1:]
	}
	if query := queryOf(o.query); len(query) > 0 {
		path += "?" + query.Encode()
	}
	return c.baseURL + path, nil
}

// queryOf reads the fields of a query that are given.
func queryOf(query any) url.Values {
	values := url.Values{}
	pointer := reflect.ValueOf(query)
	if !pointer.IsValid() || pointer.IsNil() {
		return values
	}
	fields := pointer.Elem()
	for at := range fields.NumField() {
		field := fields.Field(at)
		if field.Kind() == reflect.Pointer {
			if field.IsNil() {
				continue
			}
			field = field.Elem()
		}
		name, _, _ := strings.Cut(fields.Type().Field(at).Tag.Get("json"), ",")
		value := fmt.Sprint(field.Interface())
		if moment, ok := field.Interface().(time.Time); ok {
			value = moment.Format(time.RFC3339Nano)
		}
		values.Set(name, value)
	}
	return values
}

// call sends an operation and reads its answer.
func call[T any](ctx context.Context, c *Client, o operation, options []CallOption) (*T, error) {
	given := callOptions{timeout: c.timeout}
	for _, change := range options {
		change(&given)
	}
	address, err := c.addressOf(o)
	if err != nil {
		return nil, err
	}
	var body []byte
	header := http.Header{"Accept": {"application/json"}}
	if o.body != nil {
		if body, err = json.Marshal(o.body); err != nil {
			return nil, fmt.Errorf("svc: the body cannot be written: %w", err)
		}
		header.Set("Content-Type", "application/json")
	}
	if o.method != http.MethodGet {
		if given.idempotencyKey == "" {
			given.idempotencyKey = newKey()
		}
		header.Set("Idempotency-Key", given.idempotencyKey)
	}
	if given.version != "" {
		header.Set("If-Match", `"`+given.version+`"`)
	}
	answer, err := c.send(ctx, o.method, address, header, body, given.timeout)
	if err != nil {
		return nil, err
	}
	result := new(T)
	if err := json.Unmarshal(answer, result); err != nil {
		return nil, fmt.Errorf("svc: the answer cannot be read: %w", err)
	}
	return result, nil
}

// send tries until there is an answer, or no further try makes sense.
func (c *Client) send(ctx context.Context, method, address string, header http.Header, body []byte, timeout time.Duration) ([]byte, error) {
	tried := &tries{timeout: timeout}
	for {
		response, answer, err := c.try(ctx, method, address, header, body, timeout)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		wait, again := c.waitBeforeRetry(response, tried)
		if !again {
			if err != nil {
				return nil, &ConnectionError{Err: err}
			}
			return answer, readFailure(response, answer)
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-c.pause(wait):
		}
	}
}

func (c *Client) newRequest(ctx context.Context, method, address string, header http.Header, body []byte) (*http.Request, error) {
	request, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header = header.Clone()
	request.Header.Set("Authorization", "Bearer "+c.apiKey)
	agent := fmt.Sprintf("svc-go/%s (%s)", Version, runtime.Version())
	if c.userAgent != "" {
		agent = c.userAgent + " " + agent
	}
	request.Header.Set("User-Agent", agent)
	return request, nil
}

func (c *Client) try(ctx context.Context, method, address string, header http.Header, body []byte, timeout time.Duration) (*http.Response, []byte, error) {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	request, err := c.newRequest(ctx, method, address, header, body)
	if err != nil {
		return nil, nil, err
	}
	response, err := c.http.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, err
	}
	return response, answer, nil
}
