package svc

import "iter"

// pages walks a list page by page. The query is copied: a second walk begins anew.
func pages[Q, P, I any](query *Q, read func(*Q) (*P, error), open func(*P) ([]I, *string), seek func(*Q, string)) iter.Seq2[I, error] {
	return func(yield func(I, error) bool) {
		var own Q
		if query != nil {
			own = *query
		}
		for {
			page, err := read(&own)
			if err != nil {
				var none I
				yield(none, err)
				return
			}
			items, next := open(page)
			for _, item := range items {
				if !yield(item, nil) {
					return
				}
			}
			if next == nil {
				return
			}
			seek(&own, *next)
		}
	}
}
