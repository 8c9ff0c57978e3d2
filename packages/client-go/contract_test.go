package svc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"
)

type contractTask struct {
	Name    string
	BaseURL string `json:"baseUrl"`
	APIKey  string
	// Fields of the result that later tasks name by $.
	Keep map[string]string
	Call *struct {
		// As Go spells them.
		Resource, Method string
		Path             []string
		Body, Query      json.RawMessage
		Options          struct{ IdempotencyKey, Version string }
	}
	Webhook *struct {
		Payload string
		Headers map[string]string
		Secrets []string
	}
}

type outcome struct {
	Name   string         `json:"name"`
	Result any            `json:"result,omitempty"`
	Items  []any          `json:"items,omitempty"`
	Error  map[string]any `json:"error,omitempty"`
}

// TestContract does what the tasks of SVC_CONTRACT_TASKS say, and writes what came of each to SVC_CONTRACT_OUTCOMES.
func TestContract(t *testing.T) {
	file := os.Getenv("SVC_CONTRACT_TASKS")
	if file == "" {
		t.Skip("run by the suite of all clients: pnpm exec vitest run packages/client/contract")
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var raw []json.RawMessage
	if err := json.Unmarshal(text, &raw); err != nil {
		t.Fatal(err)
	}
	out, err := os.Create(os.Getenv("SVC_CONTRACT_OUTCOMES"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	lines := json.NewEncoder(out)
	kept := map[string]string{}
	for _, one := range raw {
		for name, value := range kept {
			one = bytes.ReplaceAll(one, []byte(`"$`+name+`"`), []byte(`"`+value+`"`))
		}
		task := contractTask{APIKey: "test-key"}
		if err := json.Unmarshal(one, &task); err != nil {
			t.Fatal(err)
		}
		told := outcome{Name: task.Name}
		if err := told.run(task); err != nil {
			told.Error = describe(err)
		} else if err := keep(kept, task.Keep, told.Result); err != nil {
			t.Fatal(task.Name, err)
		}
		if err := lines.Encode(told); err != nil {
			t.Fatal(task.Name, err)
		}
	}
}

// keep remembers fields of a result under names of their own.
func keep(kept, wanted map[string]string, result any) error {
	if len(wanted) == 0 {
		return nil
	}
	text, err := json.Marshal(result)
	if err != nil {
		return err
	}
	var fields map[string]any
	if err := json.Unmarshal(text, &fields); err != nil {
		return err
	}
	for name, field := range wanted {
		kept[name] = fmt.Sprint(fields[field])
	}
	return nil
}

func (o *outcome) run(task contractTask) error {
	if task.Webhook != nil {
		header := http.Header{}
		for name, value := range task.Webhook.Headers {
			header.Set(name, value)
		}
		event, err := VerifyWebhook([]byte(task.Webhook.Payload), header, task.Webhook.Secrets...)
		if err == nil {
			o.Result = event
		}
		return err
	}
	client, err := New(WithAPIKey(task.APIKey), WithBaseURL(task.BaseURL))
	if err != nil {
		return err
	}
	client.random = func() float64 { return 0 }
	call := task.Call
	method := reflect.ValueOf(client).Elem().FieldByName(call.Resource).MethodByName(call.Method)
	if !method.IsValid() {
		return fmt.Errorf("there is no %s.%s", call.Resource, call.Method)
	}
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	paths := call.Path
	var options []reflect.Value
	if call.Options.IdempotencyKey != "" {
		options = append(options, reflect.ValueOf(WithIdempotencyKey(call.Options.IdempotencyKey)))
	}
	versioned := false
	for at := 1; at < method.Type().NumIn(); at++ {
		kind := method.Type().In(at)
		switch {
		case kind.Kind() == reflect.Func || kind.Kind() == reflect.Slice:
			// Progress, and options, which come last.
			if kind.Kind() == reflect.Func {
				arguments = append(arguments, reflect.Zero(kind))
			}
		case kind.Kind() == reflect.String && len(paths) > 0:
			arguments, paths = append(arguments, reflect.ValueOf(paths[0])), paths[1:]
		case kind.Kind() == reflect.String:
			versioned = true
			arguments = append(arguments, reflect.ValueOf(call.Options.Version))
		default:
			given := call.Body
			if strings.HasSuffix(kind.String(), "Query") {
				given = call.Query
			}
			argument := reflect.New(kind)
			if len(given) > 0 {
				if err := json.Unmarshal(given, argument.Interface()); err != nil {
					return err
				}
			}
			arguments = append(arguments, argument.Elem())
		}
	}
	if call.Options.Version != "" && !versioned {
		options = append(options, reflect.ValueOf(WithVersion(call.Options.Version)))
	}
	results := method.Call(append(arguments, options...))
	if len(results) == 2 {
		if err, _ := results[1].Interface().(error); err != nil {
			return err
		}
		o.Result = results[0].Interface()
		return nil
	}
	return o.walk(results[0])
}

// walk reads an iter.Seq2 of any type.
func (o *outcome) walk(sequence reflect.Value) error {
	var failure error
	yield := reflect.MakeFunc(sequence.Type().In(0), func(given []reflect.Value) []reflect.Value {
		if err, _ := given[1].Interface().(error); err != nil {
			failure = err
		} else {
			o.Items = append(o.Items, given[0].Interface())
		}
		return []reflect.Value{reflect.ValueOf(true)}
	})
	sequence.Call([]reflect.Value{yield})
	return failure
}

func describe(err error) map[string]any {
	told := map[string]any{"message": err.Error(), "kind": "usage"}
	var refused *APIError
	var pending *PendingApprovalError
	var unreachable *ConnectionError
	switch {
	case errors.As(err, &refused):
		told["kind"], told["status"], told["code"] = "api", refused.Status, refused.Code
		told["requestId"] = refused.RequestID
		if refused.RetryAfter > 0 {
			told["retryAfter"] = refused.RetryAfter / time.Second
		}
	case errors.As(err, &pending):
		told["kind"], told["approvalId"] = "pending", pending.Approval.ID
	case errors.As(err, &unreachable):
		told["kind"] = "connection"
	case errors.Is(err, ErrWebhook):
		told["kind"] = "webhook"
	}
	return told
}
