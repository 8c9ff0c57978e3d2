package svc

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Event is what a webhook receives; Type tells which it is, and Data holds what that type describes.
type Event struct {
	ID        string          `json:"id"`
	Type      string          `json:"type"`
	Timestamp time.Time       `json:"timestamp"`
	Data      json.RawMessage `json:"data"`
	// Raw is the whole body.
	Raw json.RawMessage `json:"-"`
}

// ErrWebhook is wrapped by what VerifyWebhook returns: not from the service, or too old. Answer with 400 and do nothing.
var ErrWebhook = errors.New("the webhook cannot be trusted")

// webhookTolerance is how old a message may be, or ahead.
const webhookTolerance = 5 * time.Minute

// VerifyWebhook gives the event of a webhook, once its signature was checked (Standard Webhooks). The payload is the body as
// it came. Secrets are whsec_…; both while a rotation overlaps.
func VerifyWebhook(payload []byte, header http.Header, secrets ...string) (*Event, error) {
	return verifyWebhook(payload, header, secrets, time.Now())
}

func verifyWebhook(payload []byte, header http.Header, secrets []string, now time.Time) (*Event, error) {
	id, stamp, signatures := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp"), header.Get("Webhook-Signature")
	if id == "" || stamp == "" || signatures == "" {
		return nil, fmt.Errorf("%w: a header of webhook-id, webhook-timestamp and webhook-signature is missing", ErrWebhook)
	}
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > webhookTolerance {
		return nil, fmt.Errorf("%w: webhook-timestamp is more than %s away: a repeated message?", ErrWebhook, webhookTolerance)
	}
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil || len(key) == 0 {
			return nil, errors.New("svc: the secret of a webhook is whsec_ and base64")
		}
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + stamp + "."))
		mac.Write(payload)
		expected := mac.Sum(nil)
		for _, signature := range strings.Split(signatures, " ") {
			version, encoded, _ := strings.Cut(signature, ",")
			given, err := base64.StdEncoding.DecodeString(encoded)
			if version == "v1" && err == nil && hmac.Equal(expected, given) {
				event := &Event{Raw: payload}
				if err := json.Unmarshal(payload, event); err != nil {
					return nil, fmt.Errorf("svc: the event cannot be read: %w", err)
				}
				return event, nil
			}
		}
	}
	return nil, fmt.Errorf("%w: webhook-signature does not fit the body and the secret", ErrWebhook)
}
