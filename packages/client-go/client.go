package svc

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
	"time"
)

// Client calls every operation by its name: client.Projects.Get(ctx, id). It may be used by many goroutines.
type Client struct {
	resources
	apiKey      string
	baseURL     string
	retries     int
	timeout     time.Duration
	longestWait time.Duration
	userAgent   string
	http        *http.Client
	random      func() float64
	pause       func(wait time.Duration) <-chan time.Time
}

// ClientOption changes how a client behaves.
type ClientOption func(*Client)

// WithAPIKey gives the key; left out, SVC_API_KEY has it.
func WithAPIKey(key string) ClientOption { return func(c *Client) { c.apiKey = key } }

// WithBaseURL says where the service is, with or without /v1; left out, SVC_API_URL says it.
func WithBaseURL(url string) ClientOption { return func(c *Client) { c.baseURL = url } }

// WithRetries sets the further tries after the first; 2 by default.
func WithRetries(retries int) ClientOption { return func(c *Client) { c.retries = retries } }

// WithTryTimeout sets how long one try may take; a minute by default. The context bounds the whole call.
func WithTryTimeout(timeout time.Duration) ClientOption {
	return func(c *Client) { c.timeout = timeout }
}

// WithLongestWait sets the longest wait that the service may ask for; ten seconds by default.
func WithLongestWait(wait time.Duration) ClientOption {
	return func(c *Client) { c.longestWait = wait }
}

// WithHTTPClient replaces http.DefaultClient, for proxies or certificates of your own.
func WithHTTPClient(client *http.Client) ClientOption { return func(c *Client) { c.http = client } }

// WithUserAgent is put before the client's own name; the audit log shows it.
func WithUserAgent(agent string) ClientOption { return func(c *Client) { c.userAgent = agent } }

// New makes a client. It fails without a key or an address.
func New(options ...ClientOption) (*Client, error) {
	client := &Client{
		apiKey:      os.Getenv("SVC_API_KEY"),
		baseURL:     os.Getenv("SVC_API_URL"),
		retries:     2,
		timeout:     time.Minute,
		longestWait: 10 * time.Second,
		http:        http.DefaultClient,
		random:      rand.Float64,
		pause:       time.After,
	}
	for _, change := range options {
		change(client)
	}
	if client.apiKey == "" {
		return nil, errors.New("svc: give WithAPIKey, or set SVC_API_KEY; keys are made in the console, under API keys")
	}
	if client.baseURL == "" {
		return nil, errors.New("svc: give WithBaseURL, or set SVC_API_URL, such as http://127.0.0.1:8787")
	}
	// Both forms are common: with the version and without.
	client.baseURL = strings.TrimRight(strings.TrimSuffix(strings.TrimRight(client.baseURL, "/"), "/v1"), "/")
	client.addResources()
	return client, nil
}

// Ptr gives a pointer to a value, as optional fields want it.
func Ptr[T any](value T) *T { return &value }
