package svc

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// Nullable is a field of a change that may be left out, which changes nothing, be null, or have a value.
type Nullable[T any] struct {
	given bool
	value *T
}

// Null sets a field to null.
func Null[T any]() Nullable[T] { return Nullable[T]{given: true} }

// Set sets a field to a value.
func Set[T any](value T) Nullable[T] { return Nullable[T]{given: true, value: &value} }

// Get gives the value, nil where there is none.
func (n Nullable[T]) Get() *T { return n.value }

func (n Nullable[T]) isGiven() bool { return n.given }

// MarshalJSON writes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) { return json.Marshal(n.value) }

// UnmarshalJSON reads the value, or null.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	n.given = true
	return json.Unmarshal(data, &n.value)
}

// marshalSparse writes a struct without the fields that were not given.
func marshalSparse(object any) ([]byte, error) {
	fields := reflect.ValueOf(object)
	var out bytes.Buffer
	out.WriteByte('{')
	for at := range fields.NumField() {
		field := fields.Field(at)
		name, options, _ := strings.Cut(fields.Type().Field(at).Tag.Get("json"), ",")
		if given, ok := field.Interface().(interface{ isGiven() bool }); ok && !given.isGiven() {
			continue
		}
		if options == "omitempty" && isEmpty(field) {
			continue
		}
		value, err := json.Marshal(field.Interface())
		if err != nil {
			return nil, err
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		fmt.Fprintf(&out, "%q:%s", name, value)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

func isEmpty(field reflect.Value) bool {
	switch field.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Map:
		return field.IsNil()
	default:
		return false
	}
}

// UnknownVariant is a form that this version of the client does not know.
type UnknownVariant struct {
	Kind string
	Raw  json.RawMessage
}

// UnmarshalJSON keeps it as it came.
func (u *UnknownVariant) UnmarshalJSON(data []byte) error {
	u.Raw = bytes.Clone(data)
	return nil
}

// MarshalJSON gives it back as it came.
func (u *UnknownVariant) MarshalJSON() ([]byte, error) { return u.Raw, nil }

// kindOf reads the field that tells forms apart.
func kindOf(data []byte, field string) (string, error) {
	var object map[string]json.RawMessage
	if err := json.Unmarshal(data, &object); err != nil {
		return "", err
	}
	var kind string
	err := json.Unmarshal(object[field], &kind)
	return kind, err
}

// unmarshalOpen reads an object that may have fields of any name.
func unmarshalOpen(data []byte, known any, others *map[string]json.RawMessage) error {
	if err := json.Unmarshal(data, known); err != nil {
		return err
	}
	if err := json.Unmarshal(data, others); err != nil {
		return err
	}
	fields := reflect.TypeOf(known).Elem()
	for at := range fields.NumField() {
		name, _, _ := strings.Cut(fields.Field(at).Tag.Get("json"), ",")
		delete(*others, name)
	}
	return nil
}

func marshalOpen(known any, others map[string]json.RawMessage) ([]byte, error) {
	data, err := json.Marshal(known)
	if err != nil || len(others) == 0 {
		return data, err
	}
	all := map[string]json.RawMessage{}
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	for name, value := range others {
		all[name] = value
	}
	return json.Marshal(all)
}
